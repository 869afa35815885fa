#!/bin/sh
# Starts the game; the first time it installs what is needed. Arguments go to the program: sh packaging/play.sh --help
. "$(dirname "$0")/prepare.sh"

# Help, and what needs no window, go without the libraries that Qt loads.
needs_qt() {
    for word; do
        case $word in
            -h | --help | -V | --version | simulate | tournament | replay | review | check-map | check-game | export | balance | generate | import | import-graph | export-geojson | export-graph | list | completion) return 1 ;;
        esac
    done
}

if needs_qt "$@"; then
    # shellcheck disable=SC2086,SC2154
    prepare play 100 400 $window
    compile_languages
else
    prepare play 100 400
fi
# Where there is a folder "data" in this one, the player's own files are there.
[ ! -d data ] || export INDONESIA_QT_DATA="${INDONESIA_QT_DATA:-$PWD/data}"
cd "$here" || exit 1
# With -P no file of the folder in which it is started is taken for a module.
exec "$venv/bin/python" -P -m indonesia_qt "$@"
