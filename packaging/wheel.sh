#!/bin/sh
# Builds the source distribution, and from it the wheel, into the folder dist; the first time it installs what is needed.
. "$(dirname "$0")/prepare.sh"

# shellcheck disable=SC2086,SC2154
prepare release 130 450 $compiling
rm -f dist/indonesia_qt-*.whl dist/indonesia_qt-*.tar.gz
"$venv/bin/python" -m build --no-isolation --outdir dist . >&2 || exit 1
ls -l dist/indonesia_qt-*
