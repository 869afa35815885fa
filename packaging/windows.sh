#!/bin/sh
# Builds on Debian what players on Windows get, into the folder dist: a folder that needs no Python, an archive of it,
# and an installer. The folder holds Python for Windows, of the version that this script runs in, and what is in the
# wheel, which is built before; the first time it installs what is needed.
#
#   sh packaging/windows.sh          with the versions that players get; Wine 10 can't run their Qt and numpy
#   sh packaging/windows.sh --wine   with older ones of these two, to check how it is installed, and runs
. "$(dirname "$0")/prepare.sh"
. packaging/python-for-windows.sh

# shellcheck disable=SC2086,SC2154
prepare release 130 450 $drawing /usr/bin/makensis /usr/bin/x86_64-w64-mingw32-gcc /usr/bin/zip
sh packaging/wheel.sh || exit 1

release=$("$venv/bin/python" -c 'import indonesia_qt; print(indonesia_qt.__version__)')
name=indonesia-qt-$release-windows-x64${1:+-wine}
work=$PWD/build/windows
app=$work/Indonesia
built=$PWD/dist/$name
sources=$PWD/packaging/windows
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
mkdir -p dist && rm -rf "$work" && mkdir -p "$app" || exit 1

# Python itself with the packages of others and the program, without what it doesn't use, and compiled. The PINs of
# players need _hashlib and libcrypto.
list=play
[ "$1" != --wine ] || list=wine
install_python "$app/runtime" $list
install --no-deps dist/indonesia_qt-*.whl
rm -f "$site"/indonesia_qt-*.dist-info/RECORD "$site"/indonesia_qt-*.dist-info/uv_cache.json  # with the time of the build
(cd "$app/runtime" && rm -f _sqlite3.pyd sqlite3.dll _ssl.pyd libssl-*.dll python.cat)
printf 'python%s.zip\r\n.\r\nLib\r\nLib\\site-packages\r\n' "$abi" > "$app/runtime/python$abi._pth"
(cd "$site" && find . -path '*dist-info/*' -type f | grep -iE '/[^/]*(licen[cs]e|copying|notice)[^/]*$' | while read -r file; do
    folder=$app/licences/$(echo "$file" | cut -d/ -f2 | cut -d- -f1)
    mkdir -p "$folder" && cp "$file" "$folder/"
done)
mkdir -p "$app/licences/PySide6-Essentials" &&
    cp packaging/qt-licence.txt /usr/share/common-licenses/LGPL-3 /usr/share/common-licenses/GPL-3 "$app/licences/PySide6-Essentials/" &&
    cp "$app/runtime/LICENSE.txt" "$app/licences/Python.txt" && cp LICENSE "$app/LICENSE.txt" || exit 1
"$venv/bin/python" "$sources/prune.py" "$site" || exit 1
cp "$sources/indonesia_start.py" "$app/runtime/Lib/" || exit 1
# Bytecode that is never compared with its source, whose place is another one on each computer.
"$venv/bin/python" -m compileall -q -s "$app/runtime" --invalidation-mode unchecked-hash "$app/runtime/Lib" || exit 1

# The two programs that start it.
"$venv/bin/python" packaging/icons.py "$work/icons" && cp "$work/icons/indonesia-qt.ico" "$sources"/launcher.* "$work/" || exit 1
printf '#define VERSION "%s"\n#define NUMBERS %s,0\n' "$release" "$(echo "$release" | tr . ,)" > "$work/version.h"
launcher() {
    program=$1
    shift
    x86_64-w64-mingw32-gcc -O2 -Wall -Wextra -Werror -DUNICODE -D_UNICODE "-DPYTHON=L\"python$abi.dll\"" -municode -s \
        -Wl,--no-insert-timestamp "$@" -o "$app/$program" "$work/launcher.c" "$work/launcher.o" || exit 1
}
(cd "$work" && x86_64-w64-mingw32-windres launcher.rc -O coff -o launcher.o) || exit 1
launcher Indonesia.exe -DWINDOW -mwindows
launcher indonesia-qt.exe -mconsole

# The archive and the installer, the same ones whenever they are built from the same commit.
find "$app" -exec touch --date="@$SOURCE_DATE_EPOCH" {} +
rm -f "$built.zip" "$built-setup.exe"
(cd "$work" && find Indonesia | LC_ALL=C sort | TZ=UTC zip -q -9 -X "$built.zip" -@) || exit 1
(
    cd "$app" || exit 1
    echo "!define LIBRARY \"python$abi.dll\""
    echo "!macro RemoveFiles"
    find . -mindepth 1 -type f -printf '  Delete "$INSTDIR\\%P"\n' | tr / '\\' | LC_ALL=C sort
    find . -mindepth 1 -depth -type d -printf '  RMDir "$INSTDIR\\%P"\n' | tr / '\\'
    echo "!macroend"
) > "$work/files.nsh"
(cd "$work" && makensis -NOCD -V2 -WX -INPUTCHARSET UTF8 "-DVERSION=$release" "-DFROM=$app" "-DICON=$work/indonesia-qt.ico" \
    "-DOUT=$built-setup.exe" "$sources/installer.nsi") || exit 1
du -sm "$app"
ls -l "$built.zip" "$built-setup.exe"
