# Puts what Linux desktops need of the program into a folder "share"; deb.sh and appdir.sh read this file.
#
#   share_with_desktops PYTHON SHARE     PYTHON draws the icons with Qt
#
# Menu entry, kinds of files, what software centres read, manual page, changelog, and icons in all sizes.

share_with_desktops() {
    share=$2
    mkdir -p "$share/applications" "$share/mime/packages" "$share/metainfo" "$share/man/man6" "$share/doc/indonesia-qt"
    cp packaging/desktop/indonesia-qt.desktop "$share/applications/" &&
        cp packaging/desktop/indonesia-qt.xml "$share/mime/packages/" &&
        cp packaging/desktop/copyright "$share/doc/indonesia-qt/" &&
        "$1" packaging/metainfo.py "$(date -u -d "@$(git log -1 --format=%ct)" +%F)" \
            > "$share/metainfo/indonesia-qt.metainfo.xml" &&
        "$1" packaging/manual.py | gzip -9n > "$share/man/man6/indonesia-qt.6.gz" &&
        gzip -9nc CHANGELOG.md > "$share/doc/indonesia-qt/changelog.gz" || return 1

    rm -rf build/icons
    QT_QPA_PLATFORM=offscreen "$1" packaging/icons.py build/icons || return 1
    for size in 16 22 24 32 48 64 96 128 256 512; do
        icons=$share/icons/hicolor/${size}x$size
        install -D -m 644 "build/icons/$size.png" "$icons/apps/indonesia-qt.png"
        for file in build/icons/"$size"-*.png; do
            install -D -m 644 "$file" "$icons/mimetypes/${file#build/icons/"$size"-}"
        done
    done
    install -D -m 644 resources/icons/indonesia-qt.svg "$share/icons/hicolor/scalable/apps/indonesia-qt.svg"
    install -D -m 644 -t "$share/icons/hicolor/scalable/mimetypes" packaging/desktop/icons/*.svg
}
