"""Operations: rounds, ships, sales by hand and by plan, expansion, earnings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from indonesia_qt.core.flow import Event, Pass
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest, Expand, Operate, PlaceShip
from indonesia_qt.games.indonesia.rules.events import CompanyOperated, GoodDelivered, NothingDelivered
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.state import Company
from tests.games.indonesia import naive, naive_answers, random_boards
from tests.games.indonesia.exhaustive import Exhaustive
from tests.games.indonesia.machines.machine import PhaseMachine, short_and_long
from tests.games.indonesia.positions import Table, of


class OperationsMachine(PhaseMachine):
    """It knows how much each company must sell, and may add, by trying everything."""

    phase = "operations"
    most = 2

    def position(self, chance: Random) -> Table:
        """Ships that carry little; several companies for each of few players."""
        table = super().position(chance)
        for seat in table.state.order:
            table.player(seat, hull=chance.choice((1, 1, 2)), expansion=chance.choice((1, 2, 3)))
        random_boards.found_one(chance, table, "rice")
        random_boards.found_one(chance, table, "spice")
        for company in table.state.companies.values():
            company.ships = {sea: min(count, 2) for sea, count in company.ships.items()}
        return table

    def happened(self, events: Sequence[Event]) -> None:
        super().happened(events)
        for event in of(NothingDelivered, events):
            if not self.over:
                assert self.most_sold(self.s.companies[event.company]) == 0

    def most_sold(self, company: Company) -> int:
        """How many goods a company that begins to operate can sell (R-OPS-24)."""
        search = Exhaustive(self.s, company)
        return search.best(search.all)[0]

    @precondition(lambda self: self.is_asked(ChooseCompany))
    @rule(number=st.integers(0, 10**6))
    def operate(self, number: int) -> None:
        """R-OPS-01, R-OPS-02: who is asked has a choice of at least two, one of which can or may yet do something."""
        options = self.listed(Operate)
        assert len(options) > 1
        idle = all(naive.idle(self.s, self.s.companies[option.company]) for option in options)
        assert not idle or naive.hopes(self.s, self.asked.seat)
        action = options[number % len(options)]
        company = self.s.companies[action.company]
        most = 0 if company.kind == "shipping" else self.most_sold(company)
        events = self.answer(action)
        assert of(CompanyOperated, events)[0] == CompanyOperated(company.owner, company.id, None)
        if most:
            assert self.is_asked(DeliverGoods)
            assert (len(self.asked.plan), self.asked.company) == (most, company.id)

    @precondition(lambda self: self.is_asked(FloatShips))
    @rule(number=st.integers(0, 10**6), enough=st.booleans())
    def float_ship(self, number: int, enough: bool) -> None:
        options = self.listed(PlaceShip)
        self.answer(Pass() if enough else options[number % len(options)])

    @precondition(lambda self: self.is_asked(DeliverGoods))
    @rule(number=st.integers(0, 10**6))
    def deliver(self, number: int) -> None:
        """R-OPS-24 to R-OPS-26: any way that reaches the maximum; the fees go to the owner of the ships."""
        asked = self.asked
        search, legal = naive_answers.legal_sales(self.s, asked)
        sale = legal[number % len(legal)]
        origins = sorted(search.zones[sale.zone])
        earned = [player.earnings for player in self.s.players]
        company, owner = self.s.companies[asked.company], self.s.companies[sale.line].owner
        earned[company.owner] += naive.PRICES[company.kind] - 5 * len(sale.route)
        earned[owner] += 5 * len(sale.route)
        bought = self.s.received.get((sale.city, company.kind), 0)
        self.answer(Deliver(origins[number % len(origins)], sale.line, sale.route, sale.city))
        if not self.over:
            assert [player.earnings for player in self.s.players] == earned
            assert self.s.received[sale.city, company.kind] == bought + 1

    @precondition(lambda self: self.is_asked(DeliverGoods))
    @rule()
    def deliver_the_rest(self) -> None:
        plan = self.asked.plan
        events = self.answer(DeliverRest())
        assert len(of(GoodDelivered, events)) == len(plan)

    @precondition(lambda self: self.is_asked(ChooseExpansion))
    @rule(number=st.integers(0, 10**6), enough=st.booleans())
    def expand(self, number: int, enough: bool) -> None:
        """R-OPS-31: paid from cash first, then from what was earned."""
        options = self.listed(Expand)
        if self.asked.free or (options and not enough):
            self.buy(options[number % len(options)])
        else:
            self.answer(Pass())

    def buy(self, action: Expand) -> None:
        seat, company = self.asked.seat, self.s.companies[self.asked.company]
        price = 0 if self.asked.free else naive.PRICES[company.kind]
        player = self.s.players[seat]
        cash, earnings = player.cash, player.earnings
        self.answer(action)
        if not self.over:
            assert player.cash == (cash if cash < 0 else max(0, cash - price))
            assert player.cash + player.earnings == cash + earnings - price

    def anything_listed(self, number: int) -> None:
        """The rules above give all the answers."""

    @invariant()
    def a_company_adds_no_more_than_its_step(self) -> None:
        referee = self.referee
        if self.is_asked(FloatShips, ChooseExpansion):
            company = self.s.companies[self.asked.company]
            left = self.s.players[company.owner].expansion
            if self.is_asked(FloatShips):
                limit = naive.ship_limit(self.s, company)
                left = min(left - (company.units - referee.start_units), limit - company.units)
            else:
                left -= referee.grown
                assert self.asked.free == (referee.sold == referee.start_units > 0)
            assert self.asked.left == left > 0

    @invariant()
    def the_plan_is_the_largest(self) -> None:
        if self.is_asked(DeliverGoods):
            search = Exhaustive(self.s, self.s.companies[self.asked.company])
            assert len(self.asked.plan) == search.best(naive_answers.remaining(search, self.asked))[0] > 0
            assert all(b in self.s.scenario.sea_neighbours[a] for d in self.asked.plan for a, b in pairwise(d.route))


TestOperations, TestManyOperations = short_and_long(OperationsMachine, 30)
