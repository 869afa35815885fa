"""Files that the player chooses: in a dialog, behind which the window goes on, or by dropping them on the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_what_to_open(title: str, folder: Path, filter: str, act: Callable[[Path], object], parent: QWidget) -> None:  # noqa: A002
    """Ask for a file of `folder` that is there, and do `act` with it."""
    _ask(QFileDialog(parent, title, str(folder), filter), act)


def ask_where_to_write(title: str, proposal: Path, filter: str, act: Callable[[Path], object], parent: QWidget) -> None:  # noqa: A002
    """Ask for a file to be written, which gets the proposal's suffix when it is named without one; `act` writes it."""
    dialog = QFileDialog(parent, title, str(proposal), filter)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(proposal.suffix)
    dialog.selectFile(str(proposal))
    _ask(dialog, act)


def ask_for_folder(title: str, folder: Path, act: Callable[[Path], object], parent: QWidget) -> None:
    """Ask for a folder, beginning at this one, and do `act` with it; a new one can be made."""
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    _ask(dialog, act)


def _ask(dialog: QFileDialog, act: Callable[[Path], object]) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda chosen: act(Path(chosen)))
    dialog.open()


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
