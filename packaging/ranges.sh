#!/bin/sh
# Checks that the ranges of versions in pyproject.toml are true: installs the lowest versions of everything that it names
# for players and tests, then the newest, and has the program test itself, build a language, simulate games, import a map
# and open a saved game with each. The first time it installs what is needed.
. "$(dirname "$0")/prepare.sh"

# shellcheck disable=SC2086,SC2154
prepare release 130 450 $drawing
tools=$venv
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

export QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES=default.warning=false PYTHONPATH="$PWD"

check() {
    say "== $set: $1"
    shift
    "$@" >"$work/messages" 2>&1 || { cat "$work/messages" >&2; stop "FAILED with the $set versions: $*"; }
}
# A saved game that is handed over is gone on with in a copy among the player's own games.
opens_a_game() {
    timeout 20 "$python" -P -m indonesia_qt open "$1"
    ls "$INDONESIA_QT_DATA"/games/*.indonesia
}
program() { name=$1; shift; check "$name" "$python" -P -m indonesia_qt "$@"; }

try() {
    set=$1 environment=$work/$1
    INDONESIA_QT_DATA=$environment/own
    export INDONESIA_QT_DATA
    "$tools/bin/python" -m uv venv --quiet --python "$tools/bin/python" "$environment" || exit 1
    python=$environment/bin/python
    say "== $set: Installing Python packages, a download of about 150 MB"
    "$tools/bin/python" -m uv pip install --quiet --python "$python" --only-binary :all: --resolution "$2" \
        --requirements pyproject.toml --group test --all-extras || stop "The $set versions can't be installed."
    "$tools/bin/python" -m uv pip list --quiet --python "$python" >&2
    program "the program tests itself" --selftest
    check "a language is compiled" "$python" -m indonesia_qt.i18n compile resources/translations/de.ts "$work/de.qm"
    program "bots play and are rated" tournament --seats easy,easy --games 2
    program "a game is simulated" simulate --seats easy,easy --save-dir "$environment/saved"
    program "a map is imported" import resources/docs/tutorials/isles.geojson --out "$environment/isles"
    game=$(echo "$environment"/saved/*.indonesia)
    program "the saved game is played again" replay "$game"
    check "it is opened" opens_a_game "$game"
    check "what each library does here is tested" "$python" -m pytest -q tests/core \
        tests/mapmaking/imports/test_shape_file.py tests/bots/learning tests/ui/support/test_pyside.py \
        tests/ui/table/panels/test_spare_parts.py
}

try lowest lowest-direct
try newest highest
say "all is well"
