"""The files of a plug-in, found without loading any of them, and hashes of sources."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from importlib import invalidate_caches
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, PathFinder
from importlib.util import find_spec
from pathlib import Path

from indonesia_qt.bots.plug_ins.program import words_of
from indonesia_qt.files.whole_file import read_whole

CODE = (*SOURCE_SUFFIXES, *EXTENSION_SUFFIXES)
"""How the names of files end that are hashed. Bots may write other files beside them."""
LARGEST_FILE = 50_000_000
"""Bytes of a file of code."""
DIGITS = 16
"""Hexadecimal digits of a hash: enough to tell any two sources apart that somebody compares."""


def bot_files(bot: str, folder: str = "") -> dict[str, Path]:
    """Return the file of the module of a plug-in `module:Class`, or all files of its top-level package.

    They go by their paths from where Python finds the module: first in `folder`, which is the current one when none is
    given. There are none when it isn't found. The modules of the package beside which a module lies aren't its own.
    """
    top = bot.partition(":")[0].partition(".")[0]
    invalidate_caches()  # the file may have been written a moment ago
    spec = None
    with suppress(ImportError, ValueError):
        spec = PathFinder.find_spec(top, [folder or str(Path.cwd()), *sys.path]) or find_spec(top)
    if spec is None:
        return {}
    if spec.submodule_search_locations is None:
        file = Path(spec.origin or "")
        return {file.name: file} if file.is_file() else {}
    return {f"{top}/{name}": file for root in spec.submodule_search_locations for name, file in files_in(root).items()}


def files_in(folder: str) -> dict[str, Path]:
    """Return all files in a folder of sources by their paths in it, without what Python keeps there."""
    root = Path(folder)
    found = {file.relative_to(root): file for file in root.rglob("*") if file.is_file()}
    return {
        path.as_posix(): file
        for path, file in found.items()
        if "__pycache__" not in path.parts and not any(part.startswith(".") for part in path.parts)
    }


def source_hash(files: Mapping[str, Path]) -> str:
    """Return a hash of files and their paths, the same on every system; "" when there are none."""
    if not files:
        return ""
    whole = sha256()
    for name in sorted(files):
        content = b""
        with suppress(OSError):  # it may be gone by now, or too large, which is another source, too
            content = read_whole(files[name], LARGEST_FILE).replace(b"\r\n", b"\n")
        whole.update(f"{name}\0{len(content)}\0".encode(errors="surrogateescape") + content)
    return whole.hexdigest()[:DIGITS]


def bot_hash(bot: str, folder: str = "") -> str:
    """Return a hash of the code of a plug-in, which `bot_files` finds."""
    return source_hash({name: file for name, file in bot_files(bot, folder).items() if name.endswith(CODE)})


def command_hash(command: str) -> str:
    """Return a hash of a command: of its words, and of the files that they name, wherever these lie.

    Where they name none, the program itself is such a file.
    """
    words = words_of(command)
    if not any(Path(word).is_file() for word in words):
        words[0] = shutil.which(words[0]) or words[0]
    return source_hash({f"{place} {Path(word).name}": Path(word) for place, word in enumerate(words)})
