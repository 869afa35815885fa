# Makes a Windows out of Wine, in a Debian 13 of its own; check-windows.sh and test-windows.sh read this file, as root on
# Debian with debootstrap.
#
#   make_windows FOLDER   unpacks it into FOLDER and begins it, with a screen of its own; it ends with the script
#   windows COMMAND       runs a line of a shell in it, such as 'wine program.exe'; /w is its folder, and Z:\w in Wine
#
# The bare system is kept in the folder CACHE (/var/cache/indonesia-qt) for the next time. It takes 3 GB.

make_windows() {
    system=$1
    cache=${CACHE:-/var/cache/indonesia-qt}
    if [ ! -f "$cache/wine.tar" ]; then
        mkdir -p "$cache" && rm -rf "$cache/new"
        debootstrap --variant=minbase trixie "$cache/new" http://deb.debian.org/debian >&2 || exit 1
        chroot "$cache/new" apt-get install -qq -y --no-install-recommends wine wine64 xvfb xauth openbox xdotool imagemagick \
            fonts-dejavu-core >&2 || exit 1
        rm -rf "$cache"/new/var/cache/apt/archives/*.deb
        tar -C "$cache/new" -cf "$cache/wine.tar.new" . && mv "$cache/wine.tar.new" "$cache/wine.tar" && rm -rf "$cache/new"
    fi
    mkdir -p "$system/w" && tar -C "$system" -xf "$cache/wine.tar" || exit 1
    trap end_windows EXIT
    trap 'exit 1' INT TERM
    mount -t proc proc "$system/proc" && mount --rbind /dev "$system/dev" && mount --make-rslave "$system/dev" || exit 1
    # A desktop that begins without a screen paints nothing, however long it lives.
    windows 'setsid Xvfb -displayfd 1 -screen 0 1366x768x24 > screen 2>/dev/null & sleep 3; DISPLAY=:$(cat screen) setsid openbox &
        wineboot --init && wineserver --wait' >/dev/null 2>&1
}

windows() {
    chroot "$system" env -i PATH=/usr/bin:/bin HOME=/root LANG=C.UTF-8 WINEPREFIX=/w/prefix WINEDEBUG=-all sh -c \
        "cd /w; export DISPLAY=:\$(cat screen 2>/dev/null); $1" </dev/null
}

end_windows() {
    windows 'wineserver --kill'
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/root")" != "$system" ] || kill "${process#/proc/}" 2>/dev/null
    done
    sleep 1
    umount -R -l "$system/dev" "$system/proc"
    rm -rf --one-file-system "$system"
}
