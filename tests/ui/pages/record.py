"""The dialog that shows a player's record."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QTreeWidget

from indonesia_qt.ui.table.games.record_dialog import RecordDialog
from tests.ui.pages.boxes import FilePage, MessagePage
from tests.ui.pages.page import Page


class RecordPage(Page[RecordDialog]):
    """Adds up the finished games."""

    kind = RecordDialog

    @property
    def heading(self) -> str:
        return self.widget.heading.text()

    @property
    def about(self) -> str:
        return self.widget.about.text()

    @property
    def note(self) -> str:
        """What is said of a damaged file; empty while nothing is."""
        return self.widget.note.text() if self.widget.note.isVisible() else ""

    def rows(self, title: str) -> list[list[str]]:
        """Turn to a table by its title, and return its rows."""
        tabs = self.widget.tabs
        tabs.setCurrentIndex([tabs.tabText(n) for n in range(tabs.count())].index(title))
        table = self.part(QTreeWidget)
        items = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
        return [[item.text(column) for column in range(table.columnCount())] for item in items if item]

    @property
    def scores_over_time(self) -> tuple[object, ...]:
        """The scores in the chart, the earliest first."""
        chart = self.widget.chart.chart
        return chart.series[0].values  # type: ignore[union-attr]

    def export(self, to: Path) -> None:
        self.press("Export\N{HORIZONTAL ELLIPSIS}")
        dialog = FilePage.of(self.widget.window().parentWidget())
        dialog.choose(to)
        dialog.close()

    def ask_to_delete(self) -> MessagePage:
        """Press the button that deletes, and return what asks first."""
        self.press("Delete\N{HORIZONTAL ELLIPSIS}")
        return MessagePage.of(self.widget)

    def close(self) -> None:
        self.press("Close")
