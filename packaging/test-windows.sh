#!/bin/sh
# Runs the tests, without the long ones, on a Windows made of Wine; they take about 45 minutes. Those that are listed in
# tests/wine.py with the cause may fail. Arguments go to pytest.
# Runs as root on Debian with debootstrap.
. "$(dirname "$0")/prepare.sh"
. packaging/python-for-windows.sh
. packaging/wine.sh

prepare release 130 450
compile_languages
make_windows "$(mktemp -d /var/tmp/indonesia-qt-XXXXXX)"
install_python "$system/w/python" wine-test
git clone --quiet . "$system/w/project" && cp -r resources/languages "$system/w/project/resources/" || exit 1
echo 'Z:\w\project' > "$system/w/python/Lib/site-packages/indonesia-qt.pth"

# Wine hides variables of Qt that come from outside. faulthandler takes for crashes what Wine handles itself.
echo 'import os, sys; os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QPA_FONTDIR": "C:/windows/fonts"}; import pytest; sys.exit(pytest.main())' > "$system/w/tests.py"
failed=0
tests() {
    windows "cd project && { wine ../python/python.exe ../tests.py -p tests.wine -p no:faulthandler -n $(nproc) --dist worksteal -m 'not soak' -q $* 2>&1; echo \$? > /w/code; } | cat
        exit \$(cat /w/code)" || failed=1
}
if [ $# -gt 0 ]; then
    tests "$@"
else
    tests tests --ignore tests/ui
    tests tests/ui
fi
exit $failed
