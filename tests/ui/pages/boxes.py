"""The boxes that come and go: messages, files to be chosen, and how far something is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QProgressDialog, QPushButton, QWidget

from indonesia_qt.ui.table.games.map_loader import MapLoader
from tests.ui.pages.page import Page


class MessagePage(Page[QMessageBox]):
    """A message that waits for an answer."""

    kind = QMessageBox

    @property
    def text(self) -> str:
        return self.widget.text()

    def confirm(self) -> None:
        """Press the button that Enter presses."""
        self.click(self.widget.defaultButton())

    def edit_map(self) -> None:
        """Choose to edit the map that was dropped."""
        self.press("Edit it")

    def close(self) -> None:
        self.widget.close()


def last_message(window: QWidget) -> str:
    """Return what the newest message of a window says, and close all messages."""
    messages = MessagePage.all_of(window)
    assert messages, "no message is shown"
    text = messages[-1].text
    for message in messages:
        message.close()
    return text


class FilePage(Page[QFileDialog]):
    """A dialog in which a file is chosen."""

    kind = QFileDialog

    @property
    def title(self) -> str:
        return self.widget.windowTitle()

    @property
    def proposed(self) -> list[str]:
        """The names of the files that are proposed."""
        return [Path(file).name for file in self.widget.selectedFiles()]

    @property
    def saves(self) -> bool:
        """Whether a file is written, not read."""
        return self.widget.acceptMode() == QFileDialog.AcceptMode.AcceptSave

    def choose(self, file: Path) -> None:
        """Choose a file, which leaves the dialog open."""
        self.widget.fileSelected.emit(str(file))

    def close(self) -> None:
        self.widget.close()


class ProgressPage(Page[QProgressDialog]):
    """Says how far something is that takes long."""

    kind = QProgressDialog

    @property
    def done(self) -> tuple[int, int]:
        """How many steps have been made, and of how many."""
        return self.widget.value(), self.widget.maximum()

    def cancel(self) -> None:
        self.click(self.part(QPushButton))


class MapLoaderPage(Page[MapLoader]):
    """Says that a map is being read."""

    kind = MapLoader

    def press_escape(self) -> None:
        """Give it up."""
        QTest.keyClick(self.widget, Qt.Key.Key_Escape)
