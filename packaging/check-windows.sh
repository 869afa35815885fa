#!/bin/sh
# Installs on a Windows made of Wine what `sh packaging/windows.sh --wine` has built, has the program test itself there
# in a real window, opens a saved game as a double click does, installs it again as an upgrade, uninstalls it, and looks
# for what is left.
#
#   sh packaging/check-windows.sh dist/indonesia-qt-VERSION-windows-x64-wine-setup.exe
#
# Runs as root on Debian with debootstrap. A picture of the window is kept beside the installer.
[ -f "$1" ] || { echo "sh packaging/check-windows.sh dist/INSTALLER" >&2; exit 1; }
setup=$(realpath "$1")
. "$(dirname "$0")/wine.sh"

make_windows "$(mktemp -d /var/tmp/indonesia-qt-XXXXXX)"
cp "$setup" "$system/w/setup.exe"
drive=$system/w/prefix/drive_c
own=$drive/users/root/AppData/Local/indonesia-qt
program=$drive/users/root/AppData/Local/Programs/Indonesia

failed=0
check() {
    echo "== $1"
    shift
    "$@" || { failed=1; echo "FAILED"; }
}
# A command of the program, whose output goes through a pipe: Wine's console would rule it.
console() {
    windows "cd '${program#"$system"}' && { wine indonesia-qt.exe $1 2>&1; echo \$? >/w/code; } | cat; exit \$(cat /w/code)"
}
files() { (cd "$drive" && find . \( -path '*/Local/indonesia-qt' -o -path '*/Temp' \) -prune -o -print | LC_ALL=C sort); }
# Wine's own notes on the start menu, with paths of Linux, are none of the installer's.
keys() { windows 'wineserver --wait; cat prefix/user.reg' | grep -i indonesia | grep -vF '\\?\\Z:' | LC_ALL=C sort; }
# A saved game that is handed over is gone on with in a copy among the player's own games.
opens_a_game() {
    windows "cd '${program#"$system"}' && wine Indonesia.exe 'Z:\\w\\$1'" >/dev/null 2>&1 &
    for second in $(seq 90); do
        sleep 1
        ls "$own"/games/*.indonesia >/dev/null 2>&1 && return
    done
    return 1
}
keep_picture() { sleep 5; windows 'import -window root window.png' && cp "$system/w/window.png" "$setup-$1.png"; }
# Without Python's own library nothing of the program itself can say so.
says_what_is_damaged() {
    library=$(find "$program/runtime" -name 'python3*.zip')
    mv "$library" "$system/w/library.zip"
    console --version | grep -q 'A file of the program is missing or damaged'
    said=$?
    mv "$system/w/library.zip" "$library"
    return $said
}
refuses() { ! windows 'wine setup.exe /S'; }
upgrades() { windows 'wine setup.exe /S' && windows 'wineserver --wait'; }
uninstalls() { windows "cd '${program#"$system"}' && wine uninstall.exe /S; wineserver --wait"; }

files > "$system/w/files.before" && keys > "$system/w/keys.before"
echo "== install $(basename "$setup") ($(du -h "$setup" | cut -f1))"
windows 'wine setup.exe /S' || exit 1
du -sh "$program"
files > "$system/w/files.installed"

check "version" console --version
check "self test in a real window" console '--selftest Z:\\w\\selftest.png'
cp "$system/w/selftest.png" "$setup-selftest.png"
check "bots in two processes" console 'tournament --seats medium,easy --games 4 --jobs 2'
check "a game is simulated and saved" console 'simulate --seats hard,easy --save-dir Z:\\w\\saved'
game=saved\\$(basename "$system"/w/saved/*.indonesia)
check "it is played again" console "replay 'Z:\\w\\$game'"
check "the board is drawn" console "render 'Z:\\w\\$game' --out Z:\\w\\board.svg"
check "the maps have no errors" console 'check-map lagoon'
check "a missing file of the program is a sentence" says_what_is_damaged
check "a double click opens the game" opens_a_game "$game"
keep_picture window
check "nothing is installed over a program that runs" refuses
windows 'wineserver --kill'
check "an upgrade" upgrades
files | diff - "$system/w/files.installed" >&2 || failed=1

echo "== uninstall"
: > "$program/runtime/mine.txt"
check "it is uninstalled" uninstalls
check "what it didn't install is left" rm "$program/runtime/mine.txt"
rmdir -p "$program/runtime" 2>/dev/null
files > "$system/w/files.after" && keys > "$system/w/keys.after"
check "no file is left" diff "$system/w/files.before" "$system/w/files.after"
check "no key of the registry is left" diff "$system/w/keys.before" "$system/w/keys.after"
check "the player's games are left" ls "$own/games"

[ $failed = 0 ] && echo "all is well"
exit $failed
