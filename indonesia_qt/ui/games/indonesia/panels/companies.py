"""The base of the panels in which companies are chosen by a click on their goods and ships."""

from __future__ import annotations

from collections.abc import Iterable

from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, Standing
from indonesia_qt.ui.table.api import ChoicePanel


def company_marks(view: State, companies: Iterable[str], standing: Standing, *, is_quiet: bool = False) -> list[Mark]:
    """Return a mark for each area and sea of the companies."""
    return [AreaMark(place, standing, is_quiet=is_quiet) for id in companies for place in view.companies[id].places]


class CompaniesPanel(ChoicePanel):
    """A panel in which a click on a place means a company that lies there."""

    def rank(self, company: str) -> int:
        """Return the rank of a company where a click may mean one of several; the lowest is chosen."""
        raise NotImplementedError

    def area_clicked(self, area: str) -> None:
        """Choose the company that lies in `area`, or say why it can't be chosen."""
        there = [company.id for company in self.view.companies.values() if area in company.places]
        if there:
            self.thing_clicked(min(there, key=self.rank))
        else:
            self.refused.emit(tr("There’s no company in {place}.", place=self.words.place(area)))
