# Makes the virtual environment that play.sh and test.sh run in; both read this file.
#
#   prepare EXTRAS LIBRARY...   installs the package with its EXTRAS ("" or "[test]"), and the packages of those
#                               shared libraries that are missing; afterwards $venv is the environment;
#                               $here is the folder in which the command was given
#
# The variable PYTHON chooses another Python than the first fitting one; each version has its own environment.

here=$PWD
cd "$(dirname "$0")/.." || exit 1

say() { printf '%s\n' "$*" >&2; }

fits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if fits "$candidate"; then
            command -v "$candidate"
            return
        fi
    done
    say "Python 3.11 or newer is needed and was not found."
    exit 1
}

# The Debian and Ubuntu package of a shared library that Qt loads.
package_of() {
    case $1 in
        libglib-2.0.so.0) echo libglib2.0-0 ;;
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
    esac
}

install_packages() {
    [ $# -gt 0 ] || return 0
    command="apt-get install -y --no-install-recommends $*"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing $*"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive $command; } >/dev/null 2>&1 && return 0
        say "This failed: $command"
    else
        say "Something that Qt needs is missing. Install it with this line, then try again:"
        say "  sudo $command"
    fi
    exit 1
}

# Tells the packages of the shared libraries that this Linux doesn't have.
missing_libraries() {
    [ "$(uname)" = Linux ] || return 0
    known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null)
    for library; do
        case $known in
            *"$library "*) ;;
            *) package_of "$library" ;;
        esac
    done
}

# Installing compiles the languages; a source that came later, as by `git pull`, is compiled here.
compile_languages() {
    for source in indonesia_qt/translations/*.ts; do
        compiled=resources/languages/$(basename "$source" .ts).qm
        if [ ! -e "$compiled" ] || [ -n "$(find "$source" -newer "$compiled")" ]; then
            "$venv/bin/python" -m indonesia_qt.translations compile "$source" "$compiled"
        fi
    done
}

prepare() {
    extras=$1
    shift
    python=$(find_python) || exit 1
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    venv=$PWD/.venv-$version
    done_file=$venv/installed$extras
    missing=$(missing_libraries "$@")
    [ -x "$venv/bin/python" ] || "$python" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python$version-venv"
    # shellcheck disable=SC2086
    install_packages $missing
    [ -x "$venv/bin/python" ] || "$python" -m venv "$venv" || exit 1
    if ! cmp -s pyproject.toml "$done_file"; then
        say "Installing the program and what it needs into $venv"
        "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable ".$extras" || exit 1
        cp pyproject.toml "$done_file"
    fi
    compile_languages
}
