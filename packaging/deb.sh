#!/bin/sh
# Builds the package for Debian and its kin from the folder for Linux, which is built before, into the folder dist.
# It fits the release of Debian on which it is built, and newer ones.
. "$(dirname "$0")/prepare.sh"
. packaging/desktop.sh

sh packaging/linux.sh || exit 1
venv=build/bundle/venv
version=$($venv/bin/python -c 'import indonesia_qt; print(indonesia_qt.__version__)')
architecture=$(dpkg --print-architecture)
maintainer=$(git log -1 --format='%an <%ae>')
when=$(git log -1 --format=%ct)
package=$PWD/build/deb/indonesia-qt
share=$package/usr/share

rm -rf build/deb
mkdir -p "$package/DEBIAN" "$package/usr/lib" "$package/usr/games" "$share/lintian/overrides"

cp -r "dist/indonesia-qt-$version-linux-$(uname -m)" "$package/usr/lib/indonesia-qt" || exit 1
chmod -R u=rwX,go=rX "$package/usr/lib/indonesia-qt"
find "$package/usr/lib/indonesia-qt/_internal" -type f -exec chmod a-x {} +
ln -s ../lib/indonesia-qt/indonesia-qt "$package/usr/games/indonesia-qt"

share_with_desktops $venv/bin/python "$share" || exit 1
cp packaging/desktop/lintian-overrides "$share/lintian/overrides/indonesia-qt"
printf 'indonesia-qt (%s-1) unstable; urgency=low\n\n  * See changelog.gz.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$(date -u -R -d "@$when")" | gzip -9n > "$share/doc/indonesia-qt/changelog.Debian.gz"

# What the folder doesn't hold itself must come from Debian: the libraries that those in the folder need, and are not
# among them, with the packages that they are of. Without that for printers the program prints into PDF files only.
binaries() { echo "$package/usr/lib/indonesia-qt/indonesia-qt" && find "$package/usr/lib/indonesia-qt" -name '*.so*' -type f; }
needed() { binaries | xargs readelf -d 2>/dev/null | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort -u; }
find "$package/usr/lib/indonesia-qt" -name '*.so*' -printf '%f\n' | sort -u > build/deb/held
depends=$(needed | grep -v '^libcups\.' | comm -23 - build/deb/held | while read -r library; do
    dpkg -S "*/$(uname -m)-linux-gnu/$library" 2>/dev/null | head -1 | cut -d: -f1 | grep . || echo "missing-$library"
done | sort -u)
case $depends in *missing-*) echo "No package has: $depends" >&2; exit 1 ;; esac
libc="libc6 (>= $(dpkg-query -W -f '${Version}' libc6 | cut -d- -f1))"
depends=$(echo "$depends" fontconfig-config | tr '\n' ' ' | sed 's/ *$//; s/  */, /g' | sed "s/libc6/$libc/")

cat > "$package/DEBIAN/control" <<END
Package: indonesia-qt
Version: $version-1
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk "$package/usr" | cut -f1)
Depends: $depends
Recommends: libcups2
Section: games
Priority: optional
Description: board games Indonesia and Singapore, with bots and a map editor
 Indonesia, a game of companies, mergers and shipping for 2 to 5 players, and
 Singapore, a game of buildings, streets and trade for 2 to 4, at one computer,
 people and bots in any mix: all rules, a planner, hints, undo to the first
 decision, reviews, charts, and a map editor for boards of your own.
 .
 An unofficial fan work, not connected with the designers or the publishers of
 the board games.
END
(cd "$package" && find usr -type f -exec md5sum {} + > DEBIAN/md5sums)
deb=dist/indonesia-qt_$version-1_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$package" "$deb" || exit 1
du -sh "$deb" "$package/usr"
