"""The window of the review."""

from __future__ import annotations

from indonesia_qt.ui.table.panels.choice_list import ABOUT, ChoiceList
from indonesia_qt.ui.table.review.review_window import ReviewWindow
from tests.ui.pages.page import Page


class ReviewPage(Page[ReviewWindow]):
    """Offers a review, shows how far it is, and then the review."""

    kind = ReviewWindow

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
        return self.widget.now.text().strip("\N{NO-BREAK SPACE}")

    @property
    def decisions(self) -> list[str]:
        """The decisions that cost something, each with its verdict."""
        return _texts(self.widget.decisions)

    @property
    def turns(self) -> list[str]:
        return _texts(self.widget.turns)

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

    def ask_page(self) -> None:
        self.press("Save as page\N{HORIZONTAL ELLIPSIS}")

    def close(self) -> None:
        self.widget.close()


def _texts(list_: ChoiceList) -> list[str]:
    rows = (list_.item(row) for row in range(list_.count()))
    return [f"{row.text()}\n{row.data(ABOUT) or ''}".strip() for row in rows]
