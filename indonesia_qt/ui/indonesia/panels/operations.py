"""The panels of phase 6: choosing a company, floating ships, selling goods and expanding."""

from __future__ import annotations

from collections.abc import Mapping

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.actions import Expand, Operate, Pass, PlaceShip
from indonesia_qt.games.indonesia.companies import ship_limit
from indonesia_qt.games.indonesia.forecast.companies import Outlook, outlook
from indonesia_qt.games.indonesia.state import Company
from indonesia_qt.ui.indonesia.panels.base import AreaPanel, Panel
from indonesia_qt.ui.indonesia.panels.choice_list import ChoiceList
from indonesia_qt.ui.indonesia.planning_words import signed
from indonesia_qt.ui.indonesia.texts import count, rupiah
from indonesia_qt.ui.map.marks import AreaMark, Mark

UNDECIDED = "Choose a company"


class CompanyPanel(Panel):
    """Choose the company that operates next."""

    def build(self) -> None:
        """List the companies with what each would do now."""
        self.note("Each of your companies operates once a year. What each would do now:")
        self.list = ChoiceList()
        for id in self.view.players[self.asked.seat].companies:
            company = self.view.companies[id]
            why_not = self.asked.check(self.view, Operate(id))
            outlook = "" if why_not else self._outlook(company)
            icon = self.context.icons.kind(company.kind)
            self.list.add(id, icon, self.words.company(id), outlook, str(why_not) if why_not else "")
        self.add_list(self.list)
        self.operate = self.add_primary(UNDECIDED)
        self.operate.setEnabled(False)
        self.operate.clicked.connect(lambda: self.chosen.emit(Operate(self.list.value())))
        self.list.value_changed.connect(self._company_changed)
        self.list.value_taken.connect(self.operate.click)

    def _outlook(self, company: Company) -> str:
        """What it would do now, and who could spoil it."""
        told = outlook(self.view, company)
        if company.kind == "shipping":
            return f"{company.units} of {count(told.limit, 'ship')}; may add {told.ships}"
        parts = [f"sells {told.sold} of {count(company.units, 'good')}, net {signed(told.net)}", self._expansion(told)]
        for rival in told.rivals:
            owner = self.view.companies[rival.company].owner
            whose = "your" if owner == company.owner else f"{self.words.seats[owner]}\N{RIGHT SINGLE QUOTATION MARK}s"
            parts.append(f"{rival.goods} fewer if {whose} {self.words.company(rival.company)} sells first")
        return "; ".join(parts)

    def _expansion(self, told: Outlook) -> str:
        if not told.areas:
            return "no expansion"
        if not told.price:
            return f"expands by {told.areas}, free"
        return f"may buy {count(told.areas, 'area')} for {told.price} each"

    def _company_changed(self) -> None:
        company = self.list.value()
        self.operate.setEnabled(company is not None)
        self.operate.setText(UNDECIDED if company is None else f"Operate {self.words.company(company)}")
        self.marks_changed.emit()

    def _left(self) -> list[Company]:
        return [self.view.companies[action.company] for action in self.asked.actions(self.view)]

    def marks(self) -> list[Mark]:
        """The companies that can operate, and the chosen one."""
        return [
            AreaMark(place, "chosen" if company.id == self.list.value() else "legal")
            for company in self._left()
            for place in (*company.areas, *company.ships)
        ]

    def area_clicked(self, area: str) -> None:
        """Choose the company that lies there."""
        own = next((c.id for c in self._left() if area in c.areas or area in c.ships), None)
        other = self.view.fields.get(area)
        if own is not None:
            self.list.set_value(own)
        elif other is not None:
            self.refuse(Operate(other))


class ShipsPanel(AreaPanel):
    """Click the seas where ships are added."""

    def build(self) -> None:
        """Say how many."""
        company = self.view.companies[self.asked.company]
        limit = ship_limit(self.view, company)
        self.note(f"<b>{self.words.company(company.id)}</b> has {company.units} of {count(limit, 'ship')} of this era.")
        self.note(f"It may add {count(self.asked.left, 'ship')} now, each where it has a ship or in a sea next to it.")
        self.add_secondary("Add no more", Pass())

    def answers(self) -> Mapping[str, Action]:
        """The seas."""
        return {a.sea: a for a in self.asked.actions(self.view) if isinstance(a, PlaceShip)}

    def would_be(self, area: str) -> Action:
        """A ship there."""
        return PlaceShip(area)


class ExpansionPanel(AreaPanel):
    """Click the areas that a company expands to."""

    def build(self) -> None:
        """Say how many and for how much."""
        company = self.view.companies[self.asked.company]
        price = self.asked.price(self.view)
        name = f"<b>{self.words.company(company.id)}</b>"
        if self.asked.free:
            self.note(f"{name} sold all its goods: it must expand, free of charge.")
        else:
            self.note(f"{name} did not sell all its goods: it may buy areas for {rupiah(price)} each.")
            self.add_secondary("Stop here", Pass())
        places = len(self.answers())
        if places:
            self.note(f"Up to {count(self.asked.left, 'more area')}; {count(places, 'area')} can be taken.")
        else:
            self.note("You can't pay for an area.")

    def answers(self) -> Mapping[str, Action]:
        """The areas."""
        return {a.area: a for a in self.asked.actions(self.view) if isinstance(a, Expand)}

    def would_be(self, area: str) -> Action:
        """To expand there."""
        return Expand(area)

    def marks(self) -> list[Mark]:
        """The areas with their price."""
        price = self.asked.price(self.view)
        return [AreaMark(area, "legal", str(price) if price else "") for area in self.answers()]
