# Makes the virtual environment that the other scripts run in; they read this file.
#
#   prepare LIST MB ROOM LIBRARY...   installs the Python packages of packaging/locks/LIST.txt, a download of so many MB
#                                     for which there must be ROOM, in MB too, and Debian's packages of those shared
#                                     libraries, programs or folders that are missing; afterwards $venv is the
#                                     environment, and its Python finds the program
#
# $here is the folder in which the command was given. The variable PYTHON chooses another Python than the first fitting
# one; each version has an environment of its own. What was interrupted is finished by the next run; one that comes
# meanwhile waits. What can't be done is said in one sentence, with exit code 1.

here=$PWD
cd "$(dirname "$0")/.." || exit 1
trap 'exit 130' HUP INT TERM

# Shared libraries that Qt loads: to compile languages, to draw, and to open windows.
compiling="libglib-2.0.so.0 libgssapi_krb5.so.2"
drawing="$compiling libGL.so.1 libEGL.so.1 libfontconfig.so.1 libxkbcommon.so.0 libdbus-1.so.3"
window="$drawing libxcb-cursor.so.0 libxcb-icccm.so.4 libxcb-keysyms.so.1 libxcb-shape.so.0 libxkbcommon-x11.so.0"

say() { printf '%s\n' "$*" >&2; }

stop() { say "$*"; exit 1; }

# Sets $python, its $version and the environment $venv.
find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        version=$("$python" -c '
import sys
print("%d.%d" % sys.version_info[:2])
sys.exit(sys.version_info < (3, 11))' 2>/dev/null) && venv=$PWD/.venv-$version && return
    done
    return 1
}

# The Debian and Ubuntu package of a shared library.
package_of() {
    case $1 in
        libglib-2.0.so.0) echo libglib2.0-0 ;;
        libgssapi_krb5.so.2) echo libgssapi-krb5-2 ;;
        libGL.so.1) echo libgl1 ;;
        libEGL.so.1) echo libegl1 ;;
        libfontconfig.so.1) echo libfontconfig1 ;;
        libxkbcommon.so.0) echo libxkbcommon0 ;;
        libdbus-1.so.3) echo libdbus-1-3 ;;
        libxcb-cursor.so.0) echo libxcb-cursor0 ;;
        libxcb-icccm.so.4) echo libxcb-icccm4 ;;
        libxcb-keysyms.so.1) echo libxcb-keysyms1 ;;
        libxcb-shape.so.0) echo libxcb-shape0 ;;
        libxkbcommon-x11.so.0) echo libxkbcommon-x11-0 ;;
        libwayland-client.so.0) echo libwayland-client0 ;;
        libwayland-cursor.so.0) echo libwayland-cursor0 ;;
        libwayland-egl.so.1) echo libwayland-egl1 ;;
        /usr/bin/Xvfb) echo xvfb ;;
        /usr/bin/openbox) echo openbox ;;
        /usr/bin/dbus-daemon) echo dbus ;;
        /usr/libexec/at-spi-bus-launcher) echo at-spi2-core ;;
        /usr/bin/makensis) echo nsis ;;
        /usr/bin/x86_64-w64-mingw32-gcc) echo gcc-mingw-w64-x86-64 ;;
        /usr/bin/zip) echo zip ;;
        /usr/bin/mksquashfs) echo squashfs-tools ;;
        /usr/share/i18n/locales) echo locales ;;
    esac
}

# Prints the packages of the shared libraries that this Linux doesn't have.
missing_libraries() {
    [ "$(uname)" = Linux ] || return 0
    known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null)
    for library; do
        [ -e "$library" ] && continue
        case $known in
            *"$library "*) ;;
            *) package_of "$library" ;;
        esac
    done
}

install_packages() {
    [ $# -gt 0 ] || return 0
    command="apt-get install -y --no-install-recommends $*"
    command -v apt-get >/dev/null ||
        stop "Install the packages that Debian calls $* with the package manager of this system, then run the same command again."
    [ "$(id -u)" = 0 ] ||
        stop "Packages of the system are missing; install them with this line, then run the same command again:
  sudo apt-get update && sudo $command"
    say "Installing packages of the system: $*"
    # Where a source of packages can't be reached the others may do.
    apt-get update -q >&2
    DEBIAN_FRONTEND=noninteractive $command -q -o DPkg::Lock::Timeout=-1 >&2 ||
        stop "apt-get could not install $*, for the reason above."
}

must_write() {
    for folder; do
        [ ! -e "$folder" ] || [ -w "$folder" ] ||
            stop "$folder can't be written to; copy the whole folder $PWD to a place of your own and run the same command there."
    done
}

# Qt reads where its files are from a text in which these signs mean something else.
must_suit_qt() {
    case $PWD in
        *[,\;\"\\]*) stop "Qt can't find its files in $PWD, whose name has a comma, semicolon, quotation mark or backslash; rename the folder and run the same command again." ;;
    esac
}

is_same_disk() {
    "$python" -c 'import os, sys; sys.exit(len({os.stat(folder).st_dev for folder in sys.argv[1:]}) > 1)' "$@" 2>/dev/null
}

# must_have_room MB FOLDER
must_have_room() {
    free=$("$python" -c 'import shutil, sys; print(shutil.disk_usage(sys.argv[1]).free // 10**6)' "$2" 2>/dev/null) || return 0
    [ "$free" -ge "$1" ] ||
        stop "About $1 MB are needed in $2, where $free MB are free; make room and run the same command again.$3"
}

# Has only one process install at a time: the lock ends with this one, or where it is given back.
take_turn() {
    exec 9>>"$venv.lock"
    "$python" -c '
import fcntl, signal, sys
try:
    fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    print(sys.argv[1], file=sys.stderr, flush=True)
    fcntl.flock(9, fcntl.LOCK_EX)
except OSError:
    pass  # a file system without locks' "Another start installs packages into $venv; waiting until that is done" 9>&9
}

give_turn_back() { exec 9>&-; }

# An environment in which an installation was killed halfway is made again, for a package may be there in part.
make_environment() {
    [ -e "$venv/whole" ] && "$venv/bin/python" -c '' 2>/dev/null && return
    rm -f "$venv/whole"
    messages=$("$python" -m venv --clear "$venv" 2>&1) || stop "$venv can't be made: $(echo "$messages" | tail -n 1)"
}

# install_list LIST MB ROOM
install_list() {
    say "Installing Python packages into $venv, a download of about $2 MB"
    temporary=${TMPDIR:-/tmp}
    if [ ! -e "$venv/whole" ]; then
        mkdir -p "$venv" && find "$venv/" -mindepth 1 -delete  # what an interrupted installation left
        room=$3
        ! is_same_disk "$venv" "$temporary" || room=$(($3 + $2))
        must_have_room "$room" "$venv"
    fi
    # pip keeps what it downloads there, and the last part of it twice.
    must_have_room $((2 * $2)) "$temporary" " The variable TMPDIR can name another folder."
    make_environment
    rm -f "$venv/whole"
    "$venv/bin/python" -m pip install --disable-pip-version-check --only-binary :all: --require-hashes \
        --requirement "packaging/locks/$1.txt" >&2 2>"$venv/messages"
    code=$?
    # What ends by itself, with 1 or 2, has left what was there as it was; what was killed hasn't.
    [ $code -gt 2 ] || : > "$venv/whole"
    [ $code = 0 ] || stop "$(why_pip_failed)"
    cp "packaging/locks/$1.txt" "$venv/$1.txt"
}

why_pip_failed() {
    if [ $code -gt 2 ]; then
        echo "The installation was stopped; run the same command again to finish it."
    elif grep -qE 'connection broken|Max retries|timed out' "$venv/messages"; then
        echo "The Python packages can't be downloaded; connect this computer to the internet and run the same command again."
    else
        echo "pip can't install the Python packages: $(grep '[^ ]' "$venv/messages" | grep -v '^WARNING' | tail -n 1)"
    fi
}

# A language whose source is newer, as after `git pull`, or that was never compiled. Without them the game speaks English.
compile_languages() {
    mkdir -p resources/languages 2>/dev/null
    [ -w resources/languages ] || return 0
    for source in resources/translations/*.ts; do
        compiled=resources/languages/$(basename "$source" .ts).qm
        if [ ! -e "$compiled" ] || [ -n "$(find "$source" -newer "$compiled")" ]; then
            "$venv/bin/python" -m indonesia_qt.i18n compile "$source" "$venv/compiled.$$" &&
                mv "$venv/compiled.$$" "$compiled"
        fi
    done
}

is_installed() {
    [ -e "$venv/whole" ] && cmp -s "packaging/locks/$1.txt" "$venv/$1.txt" && "$venv/bin/python" -c '' 2>/dev/null
}

prepare() {
    list=$1 megabytes=$2 room=$3
    shift 3
    [ $# = 0 ] || must_suit_qt
    missing=$(missing_libraries "$@")
    if find_python; then
        is_installed "$list" || {
            must_write "$PWD" "$venv"
            "$python" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python$version-venv"
        }
    else
        must_write "$PWD"
        command -v "${PYTHON:-python3}" >/dev/null || missing="$missing python3 python3-venv"
    fi
    # shellcheck disable=SC2086
    install_packages $missing
    find_python || stop "Python 3.11 or newer is needed, which ${PYTHON:-python3} is not; the variable PYTHON can name another."
    is_installed "$list" || {
        take_turn
        is_installed "$list" || install_list "$list" "$megabytes" "$room"
        give_turn_back
    }
    # The folder may have been moved since.
    place=$venv/lib/python$version/site-packages/indonesia-qt.pth
    [ "$(cat "$place" 2>/dev/null)" = "$PWD" ] || { must_write "$venv"; printf '%s\n' "$PWD" > "$place"; }
}
