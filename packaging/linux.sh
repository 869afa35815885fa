#!/bin/sh
# Builds the folder for Linux that needs no Python, and an archive of it, into the folder dist; the first time it
# installs what is needed. The folder holds what is in the wheel, which is built before.
. "$(dirname "$0")/prepare.sh"

# What windows need of the system is copied into the folder, or the package depends on it: a machine without these
# libraries would make one that opens none.
# shellcheck disable=SC2086,SC2154
prepare release 130 450 $window libwayland-client.so.0 libwayland-cursor.so.0 libwayland-egl.so.1
sh packaging/wheel.sh || exit 1

# An environment of its own holds nothing but what players need.
rm -rf build/bundle
"$python" -m venv build/bundle/venv || exit 1
build/bundle/venv/bin/python -m pip install --quiet --require-hashes -r packaging/locks/release.txt || exit 1
build/bundle/venv/bin/python -m pip install --quiet --no-deps dist/indonesia_qt-*.whl || exit 1
build/bundle/venv/bin/pyinstaller --noconfirm --log-level ERROR --distpath build/bundle --workpath build/bundle/work \
    packaging/linux.spec || exit 1

# Most libraries come stripped; numpy's break when they are stripped again.
strip --strip-unneeded build/bundle/indonesia-qt/_internal/libpython3*.so* || exit 1

version=$(build/bundle/venv/bin/python -c 'import indonesia_qt; print(indonesia_qt.__version__)')
name=indonesia-qt-$version-linux-$(uname -m)
rm -rf "dist/$name" "dist/$name.tar.xz"
mv build/bundle/indonesia-qt "dist/$name" || exit 1
XZ_OPT=-T0 tar -C dist --sort=name --owner=0 --group=0 --numeric-owner -cJf "dist/$name.tar.xz" "$name" || exit 1
du -sh "dist/$name" "dist/$name.tar.xz"
[ "$(du -sm "dist/$name" | cut -f1)" -lt 200 ] || { say "The folder is to stay below 200 MB; see LEFT_OUT and SUPERFLUOUS in bundle.py."; exit 1; }
