"""A panel in which a question is answered, as a whole."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractScrollArea

from indonesia_qt.ui.games.indonesia.panels.growth_list import GrowthList
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from indonesia_qt.ui.widgets.folding import FoldLine
from tests.ui.pages.page import Page
from tests.ui.pointer import move_to


class PanelPage(Page[QuestionPanel]):
    """The panel of a question."""

    kind = QuestionPanel

    def is_whole(self) -> bool:
        """Return whether nothing in the panel has to be scrolled."""
        return all(area.verticalScrollBar().maximum() == 0 for area in self.parts(QAbstractScrollArea))

    def lines(self) -> list[FoldLine]:
        """Return the lines that stand for something folded."""
        return self.parts(FoldLine)

    def point_at_city(self, number: int) -> str:
        """Move the pointer to a row of the cities and their goods, and return the city."""
        cities = self.part(GrowthList)
        city: str = cities.values[number]
        move_to(cities, QPoint(4, cities.row(city).center().y()))
        return city
