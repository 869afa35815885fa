"""Removes from a folder of installed packages for Windows what a player doesn't need: `python prune.py FOLDER`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

SUPERFLUOUS = re.compile(
    # Of Qt only these parts are used; opengl32sw.dll is for Qt Quick where there is no driver.
    r"PySide6/(?!(__init__|_config|_git_pyside_version)\.py$|support/|pyside6\.abi3\.dll$"
    r"|Qt6?(Core|Gui|Widgets|Svg|PrintSupport)\.(pyd|dll)$|(msvcp140|vcruntime140|concrt140)\w*\.dll$"
    r"|plugins/(platforms/q(windows|offscreen)|styles/|iconengines/|imageformats/q(gif|ico|jpeg|svg|webp))"
    r"|translations/qtbase_(de|en|fr|id|it|nl)\.qm$)"
    # The same libraries of Microsoft's lie beside Qt.
    r"|shiboken6/(?!(__init__|_config|_git_shiboken_module_version)\.py$|(?!msvcp|vcruntime|concrt)\w+\.abi3\.dll$"
    r"|Shiboken\.pyd$)"
    r"|.*\.(pyi|pxd|h|hpp|c|lib|a|ts)$|.*(^|/)__pycache__/|(bin|Scripts)/"
    r"|(numpy|networkx|shapely|msgspec|tqdm)/(.*/)?tests/"
    r"|numpy/(f2py|distutils|testing|_pyinstaller|.*/include)/|numpy/.*\.(exe|bat)$"
)


def prune(folder: Path) -> None:
    """Remove the files, and folders in which nothing is left."""
    for entry in sorted(folder.rglob("*"), reverse=True):
        if entry.is_dir():
            if not any(entry.iterdir()):
                entry.rmdir()
        elif SUPERFLUOUS.match(entry.relative_to(folder).as_posix()):
            entry.unlink()


if __name__ == "__main__":
    prune(Path(sys.argv[1]))
