"""A dialog in which one of the player's files is chosen, and in which they are put in order."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QLayout, QLineEdit, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.widgets.layouts import Part, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming, push_button

T = TypeVar("T")


class Chooser(QDialog):
    """Has a field for searching above a list, and buttons around it; why something can't be done is said below it.

    What is deleted goes to the system's trash, and comes back with *Undo delete* or Ctrl+Z.
    """

    def __init__(self, title: str, search: str, rename: str, refusal: type[Exception], parent: QWidget | None) -> None:
        """`refusal` is what actions on files raise, with a sentence that says why."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._refusal = refusal
        self._trashed: list[Any] = []
        self.search = QLineEdit(placeholderText=search, clearButtonEnabled=True)
        self.search.setAccessibleName(search)
        self.warning = Label(role="warning", wordWrap=True)
        self.warning.hide()
        self.rename = push_button(rename, self.begin_renaming)
        self.copy = push_button(tr("Duplicate"), self.duplicate)
        self.throw = push_button(tr("Delete"), self.throw_away)
        self.undo = push_button(tr("Undo delete"), self._take_back)
        self.buttons, self.load = confirming(self, tr("Open"))
        self._offer_undo()

    @abstractmethod
    def begin_renaming(self) -> None:
        """Let another name be written for what is selected."""

    @abstractmethod
    def duplicate(self) -> None:
        """Copy what is selected."""

    @abstractmethod
    def throw_away(self) -> None:
        """Move what is selected to the trash."""

    @abstractmethod
    def take_back(self, trashed: Any) -> None:
        """Take something out of the trash."""

    def lay_out(self, view: QWidget, *around: Part, elsewhere: QWidget | QLayout) -> tuple[QBoxLayout, QBoxLayout]:
        """Lay out the list with what is around it, and what leads elsewhere; returns the first row and the last."""
        self._view = view
        top = row_of((self.search, 1), row_of(self.rename, self.copy, self.throw))
        news, bottom = row_of((self.warning, 1), 0, self.undo), row_of(elsewhere, 1, self.buttons)
        self.setLayout(column_of(top, *around, news, bottom))
        return top, bottom

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete throws away what is selected, Ctrl+Z takes it back."""
        if event.key() == Qt.Key.Key_Delete and self._view.hasFocus():
            self.throw.click()
        elif event.key() == Qt.Key.Key_Z and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.undo.click()
        else:
            super().keyPressEvent(event)

    def attempt(self, act: Callable[[], T]) -> T | None:
        """Do something with a file and return what comes of it; or say why it can't be done, and return None."""
        self.warn("")
        try:
            return painting_meanwhile(act)
        except self._refusal as error:
            self.warn(str(error))
        return None

    def thrown_away(self, act: Callable[[], T | None]) -> list[T] | None:
        """Move something to the trash, and return it if it is known where it lies there; None if it wasn't moved."""
        thrown = self.attempt(lambda: [trashed for trashed in [act()] if trashed])
        self._trashed += thrown or []
        self._offer_undo()
        return thrown

    def warn(self, reason: str) -> None:
        """Say why something can't be done; nothing when it can."""
        self.warning.setText(reason)
        self.warning.setVisible(bool(reason))

    def _take_back(self) -> None:
        self.take_back(self._trashed.pop())
        self._offer_undo()

    def _offer_undo(self) -> None:
        """Show the button only when something was deleted: large text needs the room."""
        self.undo.setEnabled(bool(self._trashed))
        self.undo.setVisible(bool(self._trashed))
