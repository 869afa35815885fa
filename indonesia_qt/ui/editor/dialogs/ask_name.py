"""Asks for a name, in a small window that does not hold up the others."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QWidget


def ask_name(parent: QWidget, title: str, label: str, name: str, does: str, take: Callable[[str], object]) -> None:
    """Ask for a name, `name` at first; `take` gets the one that was written once the button `does` is pressed."""
    dialog = QInputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue(name)
    dialog.setOkButtonText(does)
    dialog.textValueSelected.connect(take)
    dialog.open()
