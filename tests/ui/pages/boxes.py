"""The boxes that come and go: messages, files to be chosen, and how far something is that takes long."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QProgressBar,
    QProgressDialog,
    QPushButton,
    QTreeView,
    QWidget,
)

from indonesia_qt.ui.table.games.map_loader import MapLoader
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog
from tests.ui.pages.page import Page

CANCEL = "Cancel"


class MessagePage(Page[QMessageBox]):
    """A message that waits for an answer."""

    kind = QMessageBox

    @property
    def text(self) -> str:
        return self.widget.text()

    def confirm(self) -> None:
        """Press Enter, which presses the default button."""
        QTest.keyClick(self.widget, Qt.Key.Key_Return)

    def cancel(self) -> None:
        self.press(CANCEL)
        QApplication.processEvents()

    def close(self) -> None:
        self.widget.close()


class DroppedMapPage(MessagePage):
    """Asks what is to be done with a map that was dropped on the window."""

    def edit(self) -> None:
        self.press("Edit map")


class OtherComputerPage(MessagePage):
    """Asks what is to be done with a game that is open on another computer."""

    def go_on(self) -> None:
        self.press("Continue here")

    def look(self) -> None:
        self.press("View only")


class ForgottenPinPage(MessagePage):
    """Asks whether a PIN is to be removed."""

    def remove(self) -> None:
        self.press("Remove PIN")


class UnsavedPage(MessagePage):
    """Asks whether to go on without a game that can't be saved."""

    def go_on_without(self) -> None:
        self.press("Continue without saving")
        QApplication.processEvents()


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

    def pick(self, file: Path) -> None:
        """Click a file in the list, once that is read, and open it."""
        (rows,) = [view for view in self.parts(QTreeView) if view.objectName() == "treeView"]
        found: list[QModelIndex] = []
        while not found:
            QApplication.processEvents()
            listed = (
                rows.model().index(row, 0, rows.rootIndex()) for row in range(rows.model().rowCount(rows.rootIndex()))
            )
            found = [index for index in listed if index.data() == file.name]
        self.click(rows.viewport(), rows.visualRect(found[0]).center())
        self.press("Open")

    def name(self, kind: str, name: str) -> None:
        """Choose a type by a part of its name, type the name of a file, and press Enter."""
        (types,) = [box for box in self.parts(QComboBox) if box.objectName() == "fileTypeCombo"]
        while kind not in types.currentText():
            QTest.keyClick(types, Qt.Key.Key_Down)
        field = self.part(QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)
        QApplication.processEvents()

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


class TaskPage(Page[ProgressDialog]):
    """Says how far a task is that is done in a process of its own; pages of kinds of tasks derive from it."""

    @property
    def progress(self) -> QProgressBar:
        return self.widget.progress

    def cancel(self) -> None:
        self.press(CANCEL)

    def press_escape(self) -> None:
        """Cancel it with the keyboard."""
        QTest.keyClick(self.widget, Qt.Key.Key_Escape)


class LoadingPage(TaskPage):
    """Says that a large map is being read."""

    kind = MapLoader
