"""The dialogs about doubtful borders, and about the shortest border that counts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.links.border_dialogs import DoubtfulDialog, ThresholdDialog
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page

LEFT = Qt.MouseButton.LeftButton
NOTHING_LEFT = "No more borders to review."
NONE_DOUBTFUL = "This map has no doubtful borders."
NO_CHANGE = "No links would change."
LINKED_NO_MORE = "not linked"
KEYS = {"linked": Qt.Key.Key_Y, "apart": Qt.Key.Key_N, "skip": Qt.Key.Key_S}


def left(number: int) -> str:
    """Return how many borders are said to be left."""
    return f"{number} border left" if number == 1 else f"{number} borders left"


def between(a: str, b: str) -> str:
    """Return how the border of two areas is called."""
    return f"{a} and {b}"


def skipped(number: int) -> str:
    """Return what is said at the end when several were skipped."""
    return f"{number} borders were skipped and stay doubtful."


def changes(more: int, fewer: int) -> str:
    """Return how several changes are summed up."""
    added = f"{more} links would be added." if more else ""
    removed = f"{fewer} links would be removed." if fewer else ""
    return f"{added} {removed}".strip()


class DoubtfulPage(Page[DoubtfulDialog]):
    """Asks about one doubtful border after the other."""

    kind = DoubtfulDialog

    @classmethod
    def open(cls, window: EditorWindow) -> DoubtfulPage:
        EditorPage(window).give("doubtful_borders")
        page = cls.shown()
        assert page.widget.isActiveWindow()
        return page

    @property
    def left(self) -> str:
        return self.widget.left.text()

    @property
    def title(self) -> str:
        return self.widget.title.text()

    @property
    def message(self) -> str:
        return self.widget.message.text()

    @property
    def note(self) -> str:
        return self.widget.note.text()

    def put_note(self, text: str) -> None:
        """Put any text into the note."""
        self.widget.note.setText(text)

    def annotate(self, text: str) -> None:
        QTest.keyClicks(self.widget.note, text)

    def answers(self) -> dict[str, QAbstractButton]:
        """Return the buttons by what they decide."""
        return {"linked": self.widget.linked, "apart": self.widget.apart, "skip": self.widget.skip}

    def decide(self, answer: str) -> None:
        """Click a button."""
        self.click(self.answers()[answer])

    def decide_with_key(self, answer: str) -> None:
        QTest.keyClick(self.widget, KEYS[answer])

    def can_decide(self) -> bool:
        return self.widget.linked.isEnabled()

    def close(self) -> None:
        self.widget.close()


class ThresholdPage(Page[ThresholdDialog]):
    """The shortest border that counts, in map units, and what another one would change."""

    kind = ThresholdDialog

    @classmethod
    def open(cls, window: EditorWindow) -> ThresholdPage:
        EditorPage(window).give("link_threshold")
        page = cls.shown()
        assert page.widget.isActiveWindow()
        return page

    @property
    def summary(self) -> str:
        return self.widget.summary.text()

    @property
    def number(self) -> float:
        return self.widget.number.value()

    def put(self, number: float) -> None:
        self.widget.number.setValue(number)
        QApplication.processEvents()

    def put_longest(self) -> None:
        """Put the longest border that can be asked for."""
        self.put(self.widget.number.maximum())

    def type_number(self, text: str) -> None:
        """Type the number, and leave its field."""
        self.write(self.widget.number, text, Qt.Key.Key_Tab)

    def slide_to(self, number: float) -> None:
        """Go up with the slider, with the keyboard, until a number is reached."""
        self.widget.slider.setFocus()
        while self.number < number:
            QTest.keyClick(self.widget.slider, Qt.Key.Key_PageUp)

    def slider_is_at_its_end(self) -> bool:
        return self.widget.slider.value() == self.widget.slider.maximum()

    def listed(self) -> int:
        """Return how many links are listed that would change."""
        return self.widget.list.topLevelItemCount()

    def pair(self, row: int) -> str:
        return self.widget.list.topLevelItem(row).text(0)

    def change(self, row: int) -> str:
        """Return what the areas of a row would be."""
        return self.widget.list.topLevelItem(row).text(2)

    def select(self, row: int) -> None:
        """Click a row."""
        item = self.widget.list.topLevelItem(row)
        QTest.mouseClick(self.widget.list.viewport(), LEFT, pos=self.widget.list.visualItemRect(item).center())

    def confirm(self) -> None:
        self.click(self.widget.set_length)

    def leave(self) -> None:
        QTest.keyClick(self.widget, Qt.Key.Key_Escape)
