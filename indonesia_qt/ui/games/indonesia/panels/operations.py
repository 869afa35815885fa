"""The panels of phase 6: choosing a company, floating ships and expanding."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from PySide6.QtGui import QIcon

from indonesia_qt.games.indonesia.analysis.forecast import (
    ExpansionForecast,
    company_forecast,
    expansion_after,
    ship_after,
)
from indonesia_qt.games.indonesia.analysis.last_year import area_cost, is_last_year, ship_income, ships_bring_nothing
from indonesia_qt.games.indonesia.analysis.position import next_to_grow
from indonesia_qt.games.indonesia.analysis.year_plan import planned_expansions
from indonesia_qt.games.indonesia.rules.actions import Expand, Operate, PlaceShip
from indonesia_qt.games.indonesia.rules.companies import ship_limit
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.year import spendable
from indonesia_qt.i18n.text import clauses, counted, forms, phrase, signed, tr
from indonesia_qt.ui.board.marks import Mark, NoteMark
from indonesia_qt.ui.games.indonesia.orders import OperateAll
from indonesia_qt.ui.games.indonesia.panels.companies import CompaniesPanel, company_marks
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.growth_list import add_growth
from indonesia_qt.ui.games.indonesia.panels.row_badges import tag_icon
from indonesia_qt.ui.games.indonesia.panels.situation import add_earnings, add_situation
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.games.indonesia.texts.operations import (
    add_no_more,
    company_note,
    company_prompt,
    delivery_prompt,
    expansion_prompt,
    opening,
    spoilers,
    stop_expanding,
)
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import PlacePanel, QuestionUi
from indonesia_qt.ui.table.panels.choice_list import ICON
from indonesia_qt.ui.table.panels.fact_lists import FactList
from indonesia_qt.ui.table.panels.table_list import TableList
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import tip
from indonesia_qt.ui.widgets.settling import Settling
from indonesia_qt.ui.widgets.wrapping_buttons import WrappingButton


class CompanyPanel(CompaniesPanel):
    """Choose the company that operates next."""

    undecided = phrase("Choose a company")
    field = "company"

    def build(self) -> None:
        """List the companies with a forecast for each, and the cities with the goods that they lack."""
        titles = tr("Company"), tr("Sells"), tr("Net")
        explained = tr("Goods sold of those on the board, and rupiah for you after ship fees, by the best plan")
        self.list = TableList(tr("Companies"), titles, explained, self.context.icons.theme, strong=1)
        own = self.view.players[self.asked.seat].companies
        for id in sorted(own, key=lambda id: id in self.view.operated):
            company = self.view.companies[id]
            name, icon = self.words.company(id), self.context.icons.kind(company.kind)
            if id in self.view.operated:
                self.list.add_row(id, icon, name, "", (), tr("It has already operated this year."))
                continue
            found = company_forecast(self.view, company)
            sells = company.kind != "shipping"
            figures = (f"{found.sold}/{company.units}", signed(found.net)) if sells else ("", "")
            note = company_note(self.words, self.view, id)
            self.list.add_row(id, icon, name, self._about(id), figures, note=note)
        # No sum: the companies compete for the same buyers.
        self.heading(tr("Forecast if it operates next"))
        self.link_rows(self.list, lambda id: self.view.companies[id].places, are_named=False)
        self.list.show_whole()
        self.add_list(self.list)
        order = OperateAll(self.asked.seat, self.view.year)
        help_text = tr(
            "Each company follows the best plan, then expands for free, to the first of equally good areas. "
            "You’re asked when areas cost money, and about ships."
        )
        operate_all = WrappingButton(tr("Operate all as planned"))
        operate_all.setToolTip(tip(help_text))
        operate_all.setProperty("role", "small")
        Settling(operate_all)
        operate_all.clicked.connect(lambda: self.ordered.emit(order))
        self.body.addLayout(row_of(operate_all, 1))
        self.add_choice(self.list)
        if (cities := next_to_grow(self.view)) and cities[0].received:
            add_growth(self, tr("City growth: goods received"), cities)
        add_earnings(self)

    def _about(self, company: str) -> str:
        return clauses(self.action_text(Operate(company)).leads_to, spoilers(self.words, self.view, company))

    @property
    def answer(self) -> Operate | None:
        """The answer that the button gives."""
        company = self.list.value()
        return None if company is None else Operate(company)

    def entries_for(self, answer: Operate) -> Mapping[str, Any]:
        """Return the company of an answer, by field."""
        return {"company": answer.company}

    def marks(self) -> list[Mark]:
        """Mark the companies that can operate, and the chosen one."""
        marks: list[Mark] = []
        for id in (action.company for action in self.legal if isinstance(action, Operate)):
            marks += company_marks(self.view, [id], "chosen" if id == self.list.value() else "legal")
        return marks

    def rank(self, company: str) -> int:
        """Return 0 for a company that can operate, else 1."""
        return Operate(company) not in self.legal

    def thing_clicked(self, company: str) -> bool:
        """Operate a company, or say why it can't operate."""
        if self.asked.check(self.view, Operate(company)) is not None:
            self.refuse(Operate(company))
        else:
            self.list.set_value(company)
            self.button.setFocus()
            self.choice_clicked()
        return True


class ShipsPanel(PlacePanel):
    """Choose the seas where ships are added, one after the other."""

    undecided = phrase("Choose a sea")
    listed = phrase("Seas")
    would_be = PlaceShip

    def build(self) -> None:
        """Say how many ships can be added, and list the seas."""
        company = self.view.companies[self.asked.company]
        limit, left = ship_limit(self.view, company), self.asked.left
        self.heading(self.words.company(company.id))
        self.stops = ships_bring_nothing(self.view, self.asked)
        if self.stops:
            self.note(tr("The game ends this year: a new ship earns you nothing."))
        elif is_last_year(self.view):
            self.note(tr("The game ends this year: a new ship earns only by sales still to come."))
        several = counted(left, "up to {n} ship, one at a time", "up to {n} ships, one at a time")
        facts = [
            (tr("Ships"), tr("{ships} of {limit} this era", ships=company.units, limit=limit)),
            (tr("To add"), tr("1 ship, the last this year") if left == 1 else several),
        ]
        self.body.addWidget(FactList(facts))
        self.add_places()
        self.add_pass()
        add_situation(self)

    @cached_property
    def _incomes(self) -> Mapping[PlaceShip, int]:
        """What each ship still earns in the last year, in rupiah; empty in others."""
        return {one: ship_income(self.view, one) for one in self.answers().values()} if is_last_year(self.view) else {}

    def rating(self, action: PlaceShip) -> Any:
        """Return what a ship still earns in the last year, in others what touches the company only with it."""
        return self._incomes[action] if self._incomes else ship_after(self.view, action).rating

    def icon(self, place: str) -> QIcon:  # noqa: ARG002
        """Return the icon of a ship."""
        return self.context.icons.kind("shipping")


class ExpansionPanel(PlacePanel):
    """Choose the areas that a company expands to, one after the other."""

    would_be = Expand
    has_numbers = True

    def build(self) -> None:
        """Say how many areas can be added and at what price, and list them."""
        company = self.view.companies[self.asked.company]
        price = self.asked.price(self.view)
        places = len(self.answers())
        left = self.asked.left
        to_add = counted(left, "up to {n} area, one at a time", "up to {n} areas, one at a time")
        is_last = is_last_year(self.view)
        self.stops = is_last and not self.asked.free
        if self.asked.free:
            why = tr("All goods sold: it must expand, for free.")
            to_add = counted(left, "{n} area, one at a time", "{n} areas, one at a time")
        elif places:
            why = tr("Not all goods sold: it may buy areas.")
        else:
            why = tr("It may buy areas, but you can’t afford one.")
        self.heading(self.words.company(company.id))
        self.note(why)
        if is_last:
            self.note(tr("The game ends this year, so a new area earns nothing."))
        facts = [(tr("To add"), to_add), (tr("Price"), self._cost(price))]
        if self.stops and places:
            lost = rupiah(area_cost(self.view, next(iter(self.answers().values()))))
            facts.append((tr("At the end"), tr("each area leaves you {amount} less", amount=lost)))
        self.body.addWidget(FactList(facts))
        self.add_places()
        if not self.asked.free:
            self.add_pass()
        add_situation(self)

    def _cost(self, price: int) -> str:
        """The price and what it can be paid with, in the sum that the player's card shows."""
        if not price:
            return ""
        return tr(
            "{price} each; you have {cash}", price=rupiah(price), cash=rupiah(spendable(self.view, self.asked.seat))
        )

    def rating(self, action: Expand) -> Any:
        """Return whether an area is in the plan, and what it opens for later years."""
        return action in self._planned, self._after[action].rating

    def about(self, action: Expand) -> str:
        """Return whether an expansion is in the plan, and what it opens, in words; nothing in the last year."""
        if is_last_year(self.view):
            return ""
        return clauses(tr("in the plan") if action in self._planned else "", opening(self.words, self._after[action]))

    @cached_property
    def _planned(self) -> Sequence[Expand]:
        return planned_expansions(self.view) if self.asked.free else ()

    @cached_property
    def _after(self) -> Mapping[Expand, ExpansionForecast]:
        return {action: expansion_after(self.view, action) for action in self.answers().values()}

    def marks(self) -> list[Mark]:
        """Mark the areas with the numbers of their rows; the chosen one is seen as it would be."""
        chosen, seat = self.places.value(), self.context.colours[self.asked.seat]
        rows = enumerate((area for area in self.places.values if area in self.answers()), 1)
        numbers = [NoteMark(area, str(row), seat, hides_piece=True) for row, area in rows if area != chosen]
        return [*super().marks(), *numbers]

    def near_misses(self) -> list[str]:
        """Return the areas next to the company to which it can't expand."""
        company = self.view.companies[self.asked.company]
        touched = dict.fromkeys(near for area in company.areas for near in self.view.scenario.land_neighbours[area])
        return [area for area in touched if area not in company.areas and area not in self.answers()]

    def icon(self, place: str) -> QIcon:
        """Return the number of the row of a place to choose, else the icon of the city or the good that is there."""
        if place in self.answers():
            theme, seat = self.context.icons.theme, self.context.colours[self.asked.seat]
            return tag_icon(theme, str(self.places.count() + 1), theme.seat(seat).colour, scaled(ICON))
        if place in self.view.cities:
            return self.context.icons.kind("city")
        held = self.view.fields.get(place, self.asked.company)
        return self.context.icons.kind(self.view.companies[held].kind)


QUESTIONS = {
    ChooseCompany: QuestionUi(CompanyPanel, company_prompt, "operations", asks_again=""),
    FloatShips: QuestionUi(
        ShipsPanel,
        forms(
            "{company} may add {n} ship. Choose a sea area, or stop.",
            "{company} may add up to {n} ships. Choose a sea area, or stop.",
            "left",
        ),
        "R-OPS-10",
        passing=add_no_more,
        asks_again="",
    ),
    DeliverGoods: QuestionUi(DeliveryPanel, delivery_prompt, "R-OPS-20"),
    ChooseExpansion: QuestionUi(ExpansionPanel, expansion_prompt, "R-OPS-30", passing=stop_expanding, asks_again=""),
}
