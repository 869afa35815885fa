#!/bin/sh
# UNTESTED: never run. Builds the application for macOS, unsigned, and a disk image of it into the folder dist.
. "$(dirname "$0")/prepare.sh"

prepare release 130 450
sh packaging/wheel.sh || exit 1
rm -rf build/bundle
"$python" -m venv build/bundle/venv || exit 1
build/bundle/venv/bin/python -m pip install --quiet --require-hashes -r packaging/locks/release.txt || exit 1
build/bundle/venv/bin/python -m pip install --quiet --no-deps dist/indonesia_qt-*.whl || exit 1
QT_QPA_PLATFORM=offscreen build/bundle/venv/bin/python packaging/icons.py build/icons || exit 1
build/bundle/venv/bin/pyinstaller --noconfirm --log-level ERROR --distpath build/bundle --workpath build/bundle/work \
    packaging/macos.spec || exit 1
build/bundle/Indonesia.app/Contents/MacOS/indonesia-qt --selftest dist/window.png --force || exit 1

version=$(build/bundle/venv/bin/python -c 'import indonesia_qt; print(indonesia_qt.__version__)')
rm -rf build/image && mkdir build/image && cp -R build/bundle/Indonesia.app build/image/ || exit 1
ln -s /Applications build/image/Applications
hdiutil create -quiet -ov -volname Indonesia -srcfolder build/image -format UDZO \
    "dist/indonesia-qt-$version-macos-$(uname -m).dmg"
