"""Files that are dropped on an editor's window: maps are opened, outlines imported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from indonesia_qt.files.paths import BOARD_FILE
from indonesia_qt.ui.editor.menus.import_commands import ImportCommands
from indonesia_qt.ui.widgets.file_drops import FileDrops

OUTLINES = (".geojson", ".json", ".svg")
"""What the names of files end with that may hold outlines."""


class DroppedMapFiles(QObject):
    """Lets a window take the folder or the board's file of a map, and files of outlines."""

    def __init__(self, window: QWidget, open_map: Callable[[Path], object], imports: ImportCommands) -> None:
        super().__init__(window)
        self._open_map, self._imports = open_map, imports
        FileDrops(window, _is_usable).dropped.connect(self._take)

    def _take(self, dropped: Sequence[Path]) -> None:
        for path in dropped:
            if _is_map_file(path):
                self._open_map(path)
            else:
                self._imports.open(path)
                return


def _is_usable(path: Path) -> bool:
    return _is_map_file(path) or path.suffix.lower() in OUTLINES


def _is_map_file(path: Path) -> bool:
    return path.name == BOARD_FILE or path.is_dir()
