"""Asks which file is to be opened, or where one is to be written; the window goes on behind the question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
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
