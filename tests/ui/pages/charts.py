"""The window of the charts."""

from __future__ import annotations

from indonesia_qt.ui.charts.chart_window import ChartsWindow
from tests.ui.pages.page import Page


class ChartsPage(Page[ChartsWindow]):
    """Shows one chart of those listed."""

    kind = ChartsWindow

    @property
    def titles(self) -> list[str]:
        return [self.widget.list.item(row).text() for row in range(self.widget.list.count())]

    @property
    def note(self) -> str:
        """What is said below the chart."""
        return self.widget.note.text()

    def copy_table(self) -> None:
        self.press("Copy table")
