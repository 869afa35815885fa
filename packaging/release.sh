#!/bin/sh
# Builds in an empty folder dist what is published for Debian, other Linux and any Python, and SHA256SUMS of these files.
cd "$(dirname "$0")/.." || exit 1
! grep -q '^OWNER = "OWNER"' packaging/metainfo.py || {
    echo "Nobody publishes this yet: set OWNER in packaging/metainfo.py to the account that does." >&2
    exit 1
}
rm -rf dist
sh packaging/deb.sh || exit 1
cd dist && sha256sum -- *.whl *.tar.gz *.tar.xz *.deb > SHA256SUMS && cat SHA256SUMS
