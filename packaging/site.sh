#!/bin/sh
# Builds the site of the documents into the folder dist/site; the first time it installs what is needed. A broken link fails
# the build. Open dist/site/index.html: no server is needed. For a server, give the address of the site, such as
# https://example.org/games/: then there is a page for missing pages, too, and each page names its own address.
. "$(dirname "$0")/prepare.sh"

# shellcheck disable=SC2086,SC2154
prepare test 150 700 $drawing
mkdir -p build dist
exec "$venv/bin/python" packaging/site.py build/site dist/site "$@"
