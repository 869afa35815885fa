"""The card over the board on which others' moves are told, and the coins that fly to the players' cards."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.beats.beat import Beat
from indonesia_qt.ui.table.beats.beat_card import BeatCard
from indonesia_qt.ui.widgets.plain_text import Label
from tests.ui.pages.page import Page, said_by


class BeatPage(Page[BeatCard]):
    """The card of the beat that is shown."""

    kind = BeatCard
    hidden_too = True

    @property
    def is_seen(self) -> bool:
        return self.widget.isVisible()

    @property
    def title(self) -> str:
        return said_by(self.widget.title)

    @property
    def beat(self) -> Beat:
        """What the card is about."""
        assert self.widget.beat
        return self.widget.beat

    @property
    def tip(self) -> str:
        return self.widget.toolTip()

    @property
    def title_lines(self) -> int:
        """In how many lines the title is."""
        title = self.widget.title
        return round(title.heightForWidth(title.width()) / title.fontMetrics().lineSpacing())

    @property
    def lines(self) -> list[str]:
        return said_by(self.widget.lines).splitlines() if self.widget.lines.isVisible() else []

    @property
    def sum(self) -> str:
        return said_by(self.widget.sum)

    @property
    def box(self) -> QRect:
        """Where the card lies on the board, in pixels of the board's view."""
        return self.widget.geometry()

    def has_room(self) -> bool:
        """Whether each text is as high as its lines."""
        return all(
            label.height() >= label.heightForWidth(label.width())
            for label in self.parts(Label)
            if label is not self.widget.symbol
        )

    def is_tight(self) -> bool:
        """Whether the card, if it is seen, is just as high as its texts."""
        card = self.widget
        return not self.is_seen or (self.has_room() and card.height() == card.heightForWidth(card.width()))

    def skip(self) -> None:
        """Click the card."""
        self.click(self.widget)

    def skip_by_enter(self) -> None:
        QTest.keyClick(self._keyboard(), Qt.Key.Key_Return)

    def skip_to_decision(self) -> None:
        """Press Esc."""
        QTest.keyClick(self._keyboard(), Qt.Key.Key_Escape)

    def _keyboard(self) -> QWidget:
        return self.widget.window().focusWidget() or self.widget.window()


class CoinPage(Page[Label]):
    """A sum that flies to a player's card."""

    kind = Label

    @classmethod
    def flying(cls, program: Program) -> list[CoinPage]:
        """Return those that are over the window, in the order in which they land."""
        return [page for page in cls.all_of(program.window) if page.widget.property("role") == "coin"]

    @property
    def text(self) -> str:
        return self.widget.text()

    def is_at(self, card: QWidget) -> bool:
        """Whether it lies on a card."""
        there = QRect(card.mapTo(card.window(), QPoint()), card.size())
        return there.intersects(self.widget.geometry())
