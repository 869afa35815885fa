"""Takes what is dragged from the desktop and dropped on a window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


def _any(file: Path) -> bool:  # noqa: ARG001
    """Whether a file is taken, where all are."""
    return True


class FileDrops(QObject):
    """Lets a window take files and folders; `dropped` carries the paths of those that it `takes`.

    What is dragged without any of them is left to whatever is under the pointer.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget, takes: Callable[[Path], bool] = _any) -> None:
        super().__init__(window)
        self._takes = takes
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what comes from the disk and can be used."""
        if isinstance(event, QDropEvent) and (files := [file for file in _files(event) if self._takes(file)]):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self.dropped.emit(files)
            return True
        return super().eventFilter(watched, event)


def _files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
