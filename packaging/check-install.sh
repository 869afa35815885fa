#!/bin/sh
# Installs what was built in a bare Debian that is made for it, has the program test itself there, on no screen and in
# a real window, uninstalls it, and looks for what is left.
#
#   sh packaging/check-install.sh dist/ARTEFACT      a .whl, .tar.gz, .tar.xz, .squashfs or .deb; or an .exe, see check-windows.sh
#
# Runs as root on Debian with debootstrap and xvfb. The bare system is kept in the folder CACHE
# (/var/cache/indonesia-qt) for the next time. RELEASE chooses another Debian than bookworm, which
# is Debian 12. Pictures of the window are kept beside the artefact.
[ -f "$1" ] || { echo "sh packaging/check-install.sh dist/ARTEFACT" >&2; exit 1; }
case $1 in *.exe) exec sh "$(dirname "$0")/check-windows.sh" "$1" ;; esac
artefact=$(realpath "$1")
cache=${CACHE:-/var/cache/indonesia-qt}
release=${RELEASE:-bookworm}
base=$cache/$release.tar
mkdir -p "$cache" || exit 1

if [ ! -f "$base" ]; then
    debootstrap --variant=minbase "$release" "$cache/new" http://deb.debian.org/debian >&2 || exit 1
    rm -rf "$cache"/new/var/cache/apt/archives/*.deb
    tar -C "$cache/new" -cf "$base.new" . && mv "$base.new" "$base" && rm -rf "$cache/new"
fi

work=$(mktemp -d /var/tmp/indonesia-qt-XXXXXX)
system=$work/system notes=$work/notes server=
leave() {
    [ -z "$server" ] || kill "$server" 2>/dev/null
    umount "$system/tmp/.X11-unix" "$system/dev/shm" "$system/proc" 2>/dev/null
    rm -rf --one-file-system "$work"
}
trap leave EXIT
trap 'exit 1' INT TERM
mkdir "$system" && tar -C "$system" -xf "$base" || exit 1
cp /etc/resolv.conf "$system/etc/" 2>/dev/null
mount -t proc proc "$system/proc" && mkdir -p "$system/dev/shm" && mount -t tmpfs -o mode=1777 shm "$system/dev/shm" || exit 1

as_root() { chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }
as_player() {
    chroot --userspec=player:player "$system" env -i -C /home/player HOME=/home/player LANG=C.UTF-8 \
        PATH=/home/player/.local/bin:/usr/games:/usr/bin:/bin "$@"
}
install() { as_root apt-get install -qq -y --no-install-recommends "$@" >"$notes.apt" 2>&1 || { cat "$notes.apt"; exit 1; }; }

# All of the system but its own notes on packages and the player's folder.
files() {
    (cd "$system" && find . \( -path ./proc -o -path ./dev/shm -o -path ./home/player -o -path ./var/cache -o -path ./var/log -o \
        -path ./var/lib/apt -o -path './var/lib/dpkg' -o -path ./tmp \) -prune -o \
        \( -type f -printf '%p %M %u ' -exec sha1sum {} \; -o -printf '%p %M %u %l\n' \) | sort)
}

as_root useradd -m player || exit 1
as_root apt-get update -qq || exit 1
artefact_name=$(basename "$artefact")
cp "$artefact" "$system/home/player/" && chmod a+r "$system/home/player/$artefact_name"
here=/home/player/$artefact_name
# Behind a proxy with a certificate of its own.
[ -z "$PIP_CERT" ] || cp "$PIP_CERT" "$system/home/player/certificates.pem"
with_certificates() { as_player ${PIP_CERT:+PIP_CERT=/home/player/certificates.pem} "$@"; }

# What each kind needs of the system, as README.md says, is there before; a .deb brings it along itself.
case $artefact_name in
    *.whl | *.tar.gz) install pipx python3-venv libglib2.0-0 libgl1 libegl1 libfontconfig1 libxkbcommon0 libdbus-1-3 \
        libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0 ;;
    *.tar.xz) install xz-utils libgl1 libegl1 fontconfig-config ;;
    *.squashfs) install squashfs-tools libgl1 libegl1 fontconfig-config ;;
esac
files > "$notes.before"

echo "== install $artefact_name ($(du -h "$artefact" | cut -f1))"
case $artefact_name in
    *.whl | *.tar.gz)
        with_certificates pipx install "$here" >&2 || exit 1
        program=/home/player/.local/bin/indonesia-qt
        installed=$system/home/player/.local ;;
    *.tar.xz)
        as_player tar -C /home/player -xf "$here" || exit 1
        program=/home/player/${artefact_name%.tar.xz}/indonesia-qt
        installed=$system/home/player/${artefact_name%.tar.xz} ;;
    *.squashfs)
        as_player unsquashfs -quiet -no-progress -dest /home/player/AppDir "$here" >&2 || exit 1
        program=/home/player/AppDir/AppRun
        installed=$system/home/player/AppDir ;;
    *.deb)
        install "$here"
        program=/usr/games/indonesia-qt
        installed=$system/usr/lib/indonesia-qt ;;
esac
du -sh "$installed"

failed=0
check() {
    echo "== $1"
    shift
    "$@" || { failed=1; echo "FAILED"; }
}
no_screen() { as_player QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES=default.warning=false "$@"; }
in_window() { as_player DISPLAY=":$screen" QT_QPA_PLATFORM=xcb "$@"; }
# A saved game that is handed over, as by a double click, is gone on with in a copy among the player's own games.
opens_a_game() {
    no_screen timeout 20 "$program" "$1" 2>/dev/null
    ls "$system"/home/player/.local/share/indonesia-qt/games/*.indonesia >/dev/null
}
# In a folder "data" beside the program, which the second word names.
keeps_a_game_beside_itself() {
    as_player mkdir "$2"
    no_screen timeout 20 "$program" "$1" 2>/dev/null
    ls "$system$2"/games/*.indonesia "$system$2"/settings.json >/dev/null
}
keep_picture() { cp "$system/home/player/window.png" "$artefact-$1.png"; }

mkdir -p "$system/tmp/.X11-unix" /tmp/.X11-unix
mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix" || exit 1
Xvfb -displayfd 1 -ac -nolisten tcp -screen 0 1600x900x24 >"$notes.screen" 2>/dev/null &
server=$!
while [ ! -s "$notes.screen" ] && kill -0 $server; do sleep 0.2; done
screen=$(cat "$notes.screen")

check "version" as_player "$program" --version
check "self test on no screen" no_screen "$program" --selftest window.png --force
keep_picture offscreen
check "self test in a real window" in_window "$program" --selftest window.png --force
keep_picture window
check "bots in two processes" as_player "$program" tournament --seats medium,easy --games 4 --jobs 2
check "a game is simulated and saved" as_player "$program" simulate --seats hard,easy --save-dir saved
game=$(cd "$system/home/player" && echo saved/*.indonesia)
check "it is played again" as_player "$program" replay "$game"
check "it is opened" opens_a_game "$game"
check "the board is drawn" as_player "$program" render "$game" --out board.svg
check "the maps have no errors" as_player "$program" check-map lagoon
case $artefact_name in
    *.tar.xz) check "it keeps games and settings beside itself" keeps_a_game_beside_itself "$game" "$(dirname "$program")/data" ;;
    *.squashfs) check "it keeps games and settings beside itself" keeps_a_game_beside_itself "$game" /home/player/data ;;
    *.whl | *.tar.gz) check "it runs without being installed" with_certificates pipx run --spec "$here" indonesia-qt --version ;;
esac
kill $server

echo "== uninstall"
case $artefact_name in
    *.whl | *.tar.gz) as_player pipx uninstall indonesia-qt >&2 ;;
    *.tar.xz | *.squashfs) rm -rf "$installed" ;;
    *.deb) as_root apt-get purge -qq -y --autoremove indonesia-qt >/dev/null 2>&1 ;;
esac || failed=1
files > "$notes.after"
if diff "$notes.before" "$notes.after"; then
    echo "nothing is left outside the player's folder; in it are:"
    (cd "$system/home/player" && find . -mindepth 1 -maxdepth 4 -not -name "$artefact_name" | sort)
else
    echo "FAILED: this is left, or changed"
    failed=1
fi

# The package again on a system with what a desktop has, for its menu and for double clicks.
kind_of() { as_player gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'; }
is_kind() { [ "$(kind_of "$1")" = "$2" ] || { echo "$1 is $(kind_of "$1")"; false; }; }
end_programs() {
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/root")" != "$system" ] || kill "${process#/proc/}" 2>/dev/null
    done
}
# It tells of what its versions know in different ways.
has_no_error() { as_root appstreamcli validate --no-net "$1" >"$notes.validated"; ! grep '^E:' "$notes.validated"; }
shows_manual() { as_player man --warnings indonesia-qt | grep -q SYNOPSIS; }
double_click() {
    own=$system/home/player/.local/share/indonesia-qt/games
    rm -rf "$own"
    no_screen gio open "$1" || return 1
    for _ in $(seq 60); do
        sleep 0.5
        ls "$own"/*.indonesia >/dev/null 2>&1 && opened=yes && break
    done
    end_programs
    [ "$opened" = yes ]
}
case $artefact_name in *.deb)
    install shared-mime-info desktop-file-utils libglib2.0-bin appstream man-db "$here"
    maps=/usr/lib/indonesia-qt/_internal/indonesia_qt/data/maps
    check "menu entry" as_root desktop-file-validate /usr/share/applications/indonesia-qt.desktop
    check "software centre" has_no_error /usr/share/metainfo/indonesia-qt.metainfo.xml
    check "manual page" shows_manual
    as_player cp "$game" saved/old.jsonl && as_player cp "$maps/lagoon/map.geojson" saved/other.geojson
    check "a saved game is known" is_kind "$game" application/x-indonesia-game
    check "an older one is known by its content" is_kind saved/old.jsonl application/x-indonesia-game
    as_player "$program" simulate --game singapore --seats easy,easy --save-dir saved/towns
    as_player sh -c 'cp saved/towns/*.singapore saved/town.jsonl'
    check "a game of Singapore under another name is known by its content" is_kind saved/town.jsonl application/x-singapore-game
    check "a map is known" is_kind $maps/lagoon/map.geojson application/x-indonesia-map
    check "other geography is left alone" is_kind saved/other.geojson application/geo+json
    check "a double click opens the game" double_click "$game"
    as_root apt-get purge -qq -y indonesia-qt >/dev/null 2>&1
    check "no double click is left" is_kind "$game" text/plain ;;
esac
[ $failed = 0 ] && echo "all is well"
exit $failed
