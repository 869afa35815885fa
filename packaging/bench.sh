#!/bin/sh
# Measures how fast the program is, beside others; the first time it installs what is needed.
# An argument names a file for the chart: sh packaging/bench.sh speed.svg
. "$(dirname "$0")/prepare.sh"

# shellcheck disable=SC2086,SC2154
prepare bench 240 1000 $drawing
QT_QPA_PLATFORM=offscreen exec "$venv/bin/python" -m tests.benchmarks "$@"
