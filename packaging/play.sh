#!/bin/sh
# Starts the game; the first time it installs what is needed. Arguments go to the program: sh packaging/play.sh --help
. "$(dirname "$0")/prepare.sh"

prepare "" libglib-2.0.so.0 libGL.so.1 libEGL.so.1 libfontconfig.so.1 libxkbcommon.so.0 libdbus-1.so.3 \
    libxcb-cursor.so.0 libxcb-icccm.so.4 libxcb-keysyms.so.1 libxcb-shape.so.0 libxkbcommon-x11.so.0
cd "$here" || exit 1
exec "$venv/bin/indonesia-qt" "$@"
