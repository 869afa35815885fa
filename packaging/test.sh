#!/bin/sh
# Runs every check and test; the first time it installs what is needed. Arguments go to pytest.
. "$(dirname "$0")/prepare.sh"

prepare "[test]" libglib-2.0.so.0 libGL.so.1 libEGL.so.1 libfontconfig.so.1 libxkbcommon.so.0 libdbus-1.so.3

run() {
    say "== $*"
    "$@" || exit 1
}

PATH=$venv/bin:$PATH
run ruff check
run ruff format --check
run mypy indonesia_qt
run lint-imports
QT_QPA_PLATFORM=offscreen run python -m pytest -n auto --dist worksteal -m "not soak" "$@"
