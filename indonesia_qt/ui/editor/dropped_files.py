"""Files that are dropped on an editor's window: maps are opened, outlines imported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent

from indonesia_qt.library import BOARD_FILE
from indonesia_qt.ui.editor.import_commands import ImportCommands

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.file_commands import FileCommands

OUTLINES = (".geojson", ".json", ".svg")
"""What the names of files end with that may hold outlines."""


class DroppedFiles(QObject):
    """Lets a window take the folder or the board's file of a map, and files of outlines."""

    def __init__(self, files: FileCommands, imports: ImportCommands) -> None:
        super().__init__(files)
        self._files, self._imports = files, imports
        files.window.setAcceptDrops(True)
        files.window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what can be used."""
        if isinstance(event, QDropEvent) and (dropped := _usable(event)):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self._take(dropped)
            return True
        return super().eventFilter(watched, event)

    def _take(self, dropped: Sequence[Path]) -> None:
        for path in dropped:
            if _is_map(path):
                self._files.editors.open(path, self._files.window)
            else:
                self._imports.open(path)
                return


def _usable(event: QDropEvent) -> list[Path]:
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if _is_map(path) or path.suffix.lower() in OUTLINES]


def _is_map(path: Path) -> bool:
    return path.name == BOARD_FILE or path.is_dir()
