"""Files that are written wholly or not at all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSaveFile


def write_whole(file: Path, content: bytes) -> None:
    """Write a file wholly, or leave what was there. Raises `OSError`."""
    out = QSaveFile(str(file))
    if not (out.open(QSaveFile.OpenModeFlag.WriteOnly) and out.write(content) == len(content) and out.commit()):
        raise OSError(None, out.errorString())
