#!/bin/sh
# Runs every check and test; the first time it installs what is needed. Arguments go to pytest.
. "$(dirname "$0")/prepare.sh"

# shellcheck disable=SC2086,SC2154
prepare test 150 700 $window /usr/bin/Xvfb /usr/bin/openbox /usr/bin/dbus-daemon /usr/libexec/at-spi-bus-launcher /usr/share/i18n/locales
compile_languages

run() {
    say "== $*"
    "$venv/bin/python" "$@" || exit 1
}

run -m ruff check
run -m ruff format --check
# For both platforms at once, each with a cache of its own: what is checked for one says nothing about the other.
run -m mypy --platform win32 --cache-dir .mypy_cache/win32 indonesia_qt &
run -m mypy indonesia_qt
wait $! || exit 1
run -c 'from importlinter.cli import lint_imports_command; lint_imports_command(["--no-cache"])'

# Whatever opens a text file without naming its encoding fails: elsewhere it would be read in the computer's own.
tests() { PYTHONWARNDEFAULTENCODING=1 QT_QPA_PLATFORM=offscreen run -m pytest -n auto --dist worksteal -m "not soak" "$@"; }

# In two parts unless asked for some tests alone: a process that runs both would need more memory than either.
if [ $# -gt 0 ]; then
    tests "$@"
else
    tests tests --ignore tests/ui
    tests tests/ui
fi
