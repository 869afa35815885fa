#!/bin/sh
# Writes the lists in the folder packaging/locks: of each set of packages that the scripts install the exact versions,
# with the hashes of all their files, for every system and for Python 3.11 and newer. Versions stay as they are unless
# pyproject.toml excludes them; `sh packaging/lock.sh --upgrade` takes the newest.
. "$(dirname "$0")/prepare.sh"

prepare release 130 450

lock() {
    list=packaging/locks/$1.txt
    shift
    "$venv/bin/python" -m uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
        --generate-hashes --custom-compile-command "sh packaging/lock.sh" --output-file "$list" "$@" pyproject.toml ||
        exit 1
}

lock play "$@"
lock release --group release --constraints packaging/locks/play.txt "$@"
for set in test bench; do
    lock $set --group $set --all-extras --constraints packaging/locks/play.txt "$@"
done

# What Wine 10 can run: newer Qt and numpy need libraries of Windows that it lacks, and it hasn't Microsoft's.
in_wine() { printf '%s\n' PySide6-Essentials==6.9.0 numpy==2.1.3 'msvc-runtime==14.44.35112 ; sys_platform == "win32"'; }
in_wine | lock wine "$@" -
in_wine | lock wine-test --group test --all-extras "$@" -
