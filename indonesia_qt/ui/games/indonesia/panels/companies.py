"""What the panels share in which companies are chosen by a click on what they have on the board."""

from __future__ import annotations

from collections.abc import Iterable

from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, Standing
from indonesia_qt.ui.table.panels.panel import QuestionPanel


def company_marks(view: State, companies: Iterable[str], standing: Standing) -> list[Mark]:
    """Mark the areas and seas of companies."""
    return [AreaMark(place, standing) for id in companies for place in view.companies[id].places]


class CompaniesPanel(QuestionPanel):
    """A panel in which a click on a place means a company that lies there."""

    def rank(self, company: str) -> int:
        """How late a company comes where a click may mean one of several: 0 for the first."""
        raise NotImplementedError

    def area_clicked(self, area: str) -> None:
        """Choose the company that lies there, or say why it can't be."""
        there = [company.id for company in self.view.companies.values() if area in company.places]
        if there:
            self.company_clicked(min(there, key=self.rank))
        else:
            self.refused.emit(tr("No company lies in {place}.", place=self.words.place(area)))
