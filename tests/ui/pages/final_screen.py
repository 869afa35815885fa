"""The screen at the end of a game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from indonesia_qt.ui.charts.chart_window import ChartView
from indonesia_qt.ui.table.final_screen import Bar, FinalScreen
from indonesia_qt.ui.table.score_sources import SourceBar
from indonesia_qt.ui.widgets.layouts import VerticalScroll
from tests.ui.pages.page import Page, settle


class FinalPage(Page[FinalScreen]):
    """Ranks the players, explains their money, and leads on."""

    kind = FinalScreen

    @property
    def bars(self) -> list[Bar]:
        """The bars of the players, the winner's first."""
        return self.parts(Bar)

    @property
    def source_bars(self) -> list[SourceBar]:
        """The bars of a game that explains its scores, the winner's first."""
        return self.parts(SourceBar)

    @property
    def essentials(self) -> list[QWidget]:
        """The label that says who wins, and the button that stands out, whether they are seen or not."""
        labels, buttons = self.widget.findChildren(QLabel), self.widget.findChildren(QPushButton)
        return [
            *(label for label in labels if label.text() == self.widget.title()),
            *(button for button in buttons if button.property("role") == "primary"),
        ]

    @property
    def sums(self) -> list[str]:
        """The sums beside the bars, the winner's first, as far as they have grown."""
        rows = self.widget.ranking.rows
        return [rows[seat].score.text() for seat in self.widget.places]

    @property
    def podium(self) -> str:
        """What the podium says to a screen reader."""
        return self.widget.podium.accessibleName()

    @property
    def has_board(self) -> bool:
        """Whether the final board has been drawn."""
        return self.widget.picture.is_drawn

    @property
    def board_shape(self) -> float:
        """The width of the picture of the board by its height."""
        image = self.widget.picture.image
        return image.width() / image.height()

    @property
    def is_still(self) -> bool:
        """Whether nothing rises or grows any more."""
        return all(bar.grown == 1 for bar in self.bars)

    @property
    def chart(self) -> ChartView:
        """The chart that fills what is left of the room, if it is seen."""
        return self.widget.findChildren(ChartView)[0]

    def bottom_of(self, part: QWidget) -> int:
        """Return where the lower edge of a part is, in pixels from the upper edge of the screen."""
        return part.mapTo(self.widget, part.rect().bottomLeft()).y()

    @property
    def is_seen_whole(self) -> bool:
        """Whether nothing has to be scrolled into sight."""
        settle()
        return self.part(VerticalScroll).verticalScrollBar().maximum() == 0

    @property
    def primary(self) -> str:
        """The text of the button that stands out."""
        (primary,) = [text for text in self.buttons() if self.button(text).property("role") == "primary"]
        return primary

    def play_again(self) -> None:
        """Begin another game with the same players."""
        self.press("Rematch")

    def look_at_board(self) -> None:
        """Close the screen."""
        self.press("Look at the board")

    def close_by_key(self) -> None:
        """Close the screen with the keyboard, which is on one of its buttons."""
        focused = self.widget.window().focusWidget()
        assert focused
        assert self.widget.isAncestorOf(focused)
        QTest.keyClick(focused, Qt.Key.Key_Escape)

    def skip_count(self) -> None:
        """Have everything shown by the key that skips what is shown."""
        QTest.keyClick(self.widget, Qt.Key.Key_Return)

    def share(self) -> None:
        """Ask for the picture."""
        self.press("Share picture\N{HORIZONTAL ELLIPSIS}")

    def show_moment(self, at: int) -> None:
        """Follow the first link to a turning point, as one that leads to a decision."""
        link = next(label for label in self.parts(QLabel) if label.toolTip() == "Show this moment on the board")
        link.linkActivated.emit(str(at))
