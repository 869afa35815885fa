"""The review beside the board."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget

from indonesia_qt.ui.charts.chart_model import Lines
from indonesia_qt.ui.table.panels.choice_list import ABOUT, ChoiceList
from indonesia_qt.ui.table.review.review_pane import ReviewPane
from tests.ui.pages.page import Page


class ReviewPage(Page[ReviewPane]):
    """Offers a review, shows how far it is, and then the review."""

    kind = ReviewPane

    @property
    def can_begin(self) -> bool:
        return "Review game" in self.buttons()

    def begin(self) -> None:
        self.press("Review game")

    def cancel(self) -> None:
        self.press("Cancel")

    @property
    def is_working(self) -> bool:
        return "Cancel" in self.buttons()

    @property
    def is_done(self) -> bool:
        return any(text.startswith("Save as page") for text in self.buttons())

    @property
    def now(self) -> str:
        """The chances at the moment that the board shows."""
        chances = [label.accessibleName() for label in self.widget.chances if label.isVisible()]
        return f"{self.widget.now.text()}: {'; '.join(chances)}" if chances else ""

    @property
    def frames(self) -> str:
        """The legend of the frames on the board, which the tab behind has, too."""
        return self.widget.frames.text() if self.widget.frames.isVisibleTo(self.widget) else ""

    @property
    def decisions(self) -> list[str]:
        """The decisions that cost something, each with its verdict."""
        return _texts(self.widget.decisions)

    @property
    def turns(self) -> list[str]:
        return _texts(self.widget.turns)

    @property
    def table(self) -> list[list[str]]:
        """The figures of each player by phase, each row after its title."""
        table = self.widget.table
        columns, rows = range(table.columnCount()), range(table.rowCount())
        return [[item.text() if (item := table.item(row, column)) else "" for column in columns] for row in rows]

    @property
    def heights_of_rows(self) -> set[float]:
        """How high the rows of the table are, in lines of their text."""
        table = self.widget.table
        return {table.rowHeight(row) / table.fontMetrics().lineSpacing() for row in range(table.rowCount())}

    def show_page(self, name: str) -> None:
        """Click the tab of a page."""
        bar = self.widget.tabs.tabBar()
        number = next(n for n in range(bar.count()) if bar.tabText(n).startswith(name))
        self.click(bar, bar.tabRect(number).center())

    def choose_measure(self, name: str) -> None:
        """Click the chip of the figures that the table shows."""
        choice = self.widget.measure
        self.click(next(chip for chip in choice.chips if chip.text() == name))

    @property
    def columns_beyond_the_edge(self) -> int:
        """How many columns of the table aren't wholly in sight."""
        table = self.widget.table
        last = [table.columnViewportPosition(c) + table.columnWidth(c) for c in range(table.columnCount())]
        return sum(end > table.viewport().width() for end in last)

    @property
    def marked_turns(self) -> list[str]:
        """The turning points that are marked in the chart."""
        assert isinstance(self.widget.chart.chart, Lines)
        return [turn.text for turn in self.widget.chart.chart.turns]

    def choose_turn_in_chart(self, number: int) -> None:
        """Click the mark of a turning point in the chart."""
        chart = self.widget.chart
        chart.grab()
        turn = self.marked_turns[number]
        spot = next(spot for spot in chart.spots if spot.text == turn)
        self.click(chart, spot.place.center().toPoint())

    @property
    def marked_in_chart(self) -> int | None:
        """The moment that is marked in the chart, in decisions made by then."""
        chart = self.widget.chart
        chart.grab()
        mark, course, lines = chart.mark, chart.course, chart.chart
        assert isinstance(lines, Lines)
        return None if mark is None else lines.moment_at((mark.x1() - course.left()) / course.width())

    @property
    def chances(self) -> dict[str, tuple[float | int | None, ...]]:
        """The lines of the chart, by player."""
        assert self.widget.chart.chart is not None
        return {one.name: one.values for one in self.widget.chart.chart.series}

    def choose_decision(self, row: int) -> int:
        """Click a decision, and return how many were made before it."""
        item = self.widget.decisions.item(row)
        self.widget.decisions.scrollToItem(item)
        self.click(self.widget.decisions.viewport(), self.widget.decisions.visualItemRect(item).center())
        at: int = self.widget.decisions.value()
        return at

    @property
    def marked_decision(self) -> int | None:
        """How many decisions were made before the one that is marked."""
        at: int | None = self.widget.decisions.value()
        return at

    @property
    def sees_marked_decision(self) -> bool:
        list_ = self.widget.decisions
        return list_.viewport().rect().intersects(list_.visualItemRect(list_.currentItem()))

    @property
    def moments(self) -> tuple[int, ...]:
        """The moments of the points in the chart, in decisions made by then."""
        assert isinstance(self.widget.chart.chart, Lines)
        return self.widget.chart.chart.moments

    def ask_page(self) -> None:
        self.press("Save as page\N{HORIZONTAL ELLIPSIS}")

    def close(self) -> None:
        dock = self.widget.parentWidget()
        assert isinstance(dock, QDockWidget)
        dock.close()

    @property
    def is_in_front(self) -> bool:
        """Whether it is before the decision."""
        return not self.widget.visibleRegion().isEmpty()

    @property
    def can_play(self) -> bool:
        """Whether there is a moment to play from."""
        return self.button("Play from here").isEnabled()

    def play_from_here(self) -> None:
        self.press("Play from here")


def _texts(list_: ChoiceList) -> list[str]:
    rows = (list_.item(row) for row in range(list_.count()))
    return [f"{row.text()}\n{row.data(ABOUT) or ''}".strip() for row in rows]
