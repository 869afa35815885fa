#!/bin/sh
# Makes of the folder for Linux, which is built before if it isn't there, a folder as AppImages hold it (an AppDir), and an
# image of that into the folder dist. The variable RUNTIME names the runtime of AppImages, a file of that project; with
# it the image becomes an AppImage, which was NEVER RUN here. For Flatpak a manifest is written beside the AppDir, of
# which nothing was ever built: flatpak-builder build/appdir/flatpak build/appdir/ID.yml
. "$(dirname "$0")/prepare.sh"
. packaging/desktop.sh

# shellcheck disable=SC2086,SC2154
prepare release 130 450 $drawing /usr/bin/mksquashfs
version=$("$venv/bin/python" -c 'import indonesia_qt; print(indonesia_qt.__version__)')
name=indonesia-qt-$version-linux-$(uname -m)
[ -d "dist/$name" ] || sh packaging/linux.sh || exit 1

appdir=$PWD/build/appdir/AppDir
rm -rf build/appdir
mkdir -p "$appdir/usr/lib" "$appdir/usr/bin" || exit 1
cp -r "dist/$name" "$appdir/usr/lib/indonesia-qt" || exit 1
ln -s ../lib/indonesia-qt/indonesia-qt "$appdir/usr/bin/indonesia-qt"
share_with_desktops build/bundle/venv/bin/python "$appdir/usr/share" || exit 1
cp "$appdir/usr/share/applications/indonesia-qt.desktop" resources/icons/indonesia-qt.svg "$appdir/" || exit 1
ln -s indonesia-qt.svg "$appdir/.DirIcon"
cat > "$appdir/AppRun" <<'END'
#!/bin/sh
# Starts the program. A folder "data" beside the AppImage, or beside this folder, keeps the player's own files.
here=$(dirname "$(readlink -f "$0")")
data=$(dirname "${APPIMAGE:-$here}")/data
[ ! -d "$data" ] || export INDONESIA_QT_DATA="${INDONESIA_QT_DATA:-$data}"
exec "$here/usr/lib/indonesia-qt/indonesia-qt" "$@"
END
chmod -R u=rwX,go=rX "$appdir" && chmod +x "$appdir/AppRun" || exit 1

# The same image whenever it is made of the same commit.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
find "$appdir" -exec touch -h --date="@$SOURCE_DATE_EPOCH" {} +
mksquashfs "$appdir" "dist/$name.squashfs" -noappend -root-owned -quiet -no-progress || exit 1
if [ -n "$RUNTIME" ]; then
    cat "$RUNTIME" "dist/$name.squashfs" > "dist/$name.AppImage" && chmod +x "dist/$name.AppImage" || exit 1
fi

id=$("$venv/bin/python" packaging/metainfo.py --id)
sed "s/@ID@/$id/g" packaging/desktop/flatpak.yml > "build/appdir/$id.yml" || exit 1
du -sh "$appdir" "dist/$name.squashfs" "build/appdir/$id.yml"
