"""A window, a dialog or a panel as somebody who sits before it sees it."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QLabel, QLineEdit, QWidget

W = TypeVar("W", bound=QWidget)
P = TypeVar("P", bound=QWidget)
Q = TypeVar("Q", bound=QObject)


class Page(Generic[W]):
    """Finds the parts of a widget by what they are or say, and uses them with real mouse events.

    Pages that derive from it speak of what a player or a map maker does. Words on the screen and names of widgets stand
    in pages alone, so that a change of them touches one file of the tests.
    """

    kind: ClassVar[type[Any]] = QWidget
    """The class of the widget."""
    hidden_too: ClassVar[bool] = False
    """Whether a window has one all the time, and it is found while it can't be seen, too."""

    def __init__(self, widget: W) -> None:
        self.widget = widget

    @classmethod
    def of(cls, owner: QWidget) -> Self:
        """Return the page of the one dialog or part of its kind that a window shows.

        Raises:
            AssertionError: there is none, or there are several.
        """
        found = cls.all_of(owner)
        assert len(found) == 1, f"{len(found)} {cls.kind.__name__} in {owner}: {[page.labels() for page in found]}"
        return found[0]

    @classmethod
    def all_of(cls, owner: QWidget) -> list[Self]:
        """Return the pages of the dialogs or parts of its kind that a window shows."""
        return [cls(part) for part in owned(owner, cls.kind) if part.isVisible() or cls.hidden_too]

    @classmethod
    def shown(cls) -> Self:
        """Return the page of the one dialog or menu of its kind that can be seen, whichever window it belongs to.

        Raises:
            AssertionError: none or several can be seen.
        """
        QApplication.processEvents()
        found = [cls(window) for window in open_windows(cls.kind)]
        assert len(found) == 1, f"{len(found)} visible {cls.kind.__name__}: {[page.labels() for page in found]}"
        return found[0]

    @classmethod
    def is_shown(cls) -> bool:
        """Return whether a dialog or menu of its kind can be seen."""
        return bool(open_windows(cls.kind))

    def part(self, kind: type[P]) -> P:
        """Return the one visible part of a kind.

        Raises:
            AssertionError: none or several can be seen.
        """
        parts = self.parts(kind)
        assert len(parts) == 1, f"{len(parts)} visible {kind.__name__} in {self.widget}"
        return parts[0]

    def parts(self, kind: type[P]) -> list[P]:
        """Return the visible parts of a kind."""
        return [part for part in owned(self.widget, kind) if part.isVisible()]

    def labels(self) -> list[str]:
        """Return the texts of the labels that can be seen."""
        return [said_by(label) for label in self.parts(QLabel)]

    def label(self, text: str) -> QLabel:
        """Return the one visible label with a text.

        Raises:
            AssertionError: none or several say this.
        """
        found = [label for label in self.parts(QLabel) if label.text() == text]
        assert len(found) == 1, f"{len(found)} labels {text!r} among {self.labels()}"
        return found[0]

    def buttons(self) -> list[str]:
        """Return the texts of the buttons that can be seen, without the marks of their keys."""
        return [written_on(button) for button in self.parts(QAbstractButton)]

    def button(self, text: str) -> QAbstractButton:
        """Return the one visible button with a text.

        Raises:
            AssertionError: none or several say this.
        """
        found = [button for button in self.parts(QAbstractButton) if written_on(button) == text]
        assert len(found) == 1, f"{len(found)} buttons {text!r} among {self.buttons()}"
        return found[0]

    def press(self, text: str) -> None:
        """Click the button with a text."""
        QApplication.processEvents()  # what can be seen may be about to give way
        self.click(self.button(text))

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget that can be seen and used, in its middle unless a place is given."""
        QApplication.processEvents()
        assert widget.isVisible(), f"{widget} can't be seen"
        assert widget.isEnabled(), f"{widget} is disabled"
        QTest.mouseClick(
            widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center()
        )

    def write(self, field: QLineEdit | QAbstractSpinBox, text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
        """Write a text into a field instead of what stands there, and leave it with a key."""
        field.setFocus()
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClicks(field, text)
        QTest.keyClick(field, end)


def settle() -> None:
    """Let the parts of windows find their places, and follow what was done; one layout may ask for another."""
    for _ in range(6):
        QApplication.processEvents()


def said_by(label: QLabel) -> str:
    """Return the text of a label, with a plain space before a sum of money."""
    return label.text().replace("\N{NO-BREAK SPACE}£", " £")


def written_on(button: QAbstractButton | QAction) -> str:
    """Return the text of a button or of an entry of a menu, without the mark of its key."""
    return button.text().replace("&", "")


def owned(owner: QObject, kind: type[Q]) -> list[Q]:
    """Return the objects of a kind that belong to another one and live as long, whether they can be seen or not."""
    return owner.findChildren(kind)


def open_windows(kind: type[W]) -> list[W]:
    """Return the visible windows and dialogs of a kind, in whatever window they belong to."""
    return [window for window in QApplication.topLevelWidgets() if isinstance(window, kind) and window.isVisible()]
