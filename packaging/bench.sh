#!/bin/sh
# Measures how fast the program is, beside others; the first time it installs what is needed.
# An argument names a file for the chart: sh packaging/bench.sh speed.svg
. "$(dirname "$0")/prepare.sh"

prepare "[bench]" libglib-2.0.so.0 libGL.so.1 libEGL.so.1 libfontconfig.so.1 libxkbcommon.so.0 libdbus-1.so.3
QT_QPA_PLATFORM=offscreen exec "$venv/bin/python" -m tests.benchmarks "$@"
