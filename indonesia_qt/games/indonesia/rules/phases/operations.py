"""Phase 6, Operations (R-OPS): companies float ships, or sell goods and expand, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from indonesia_qt.core.flow import Action, Event, Pass, Process, Question, Reason, because, because_counted
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest, Expand, Operate, PlaceShip
from indonesia_qt.games.indonesia.rules.companies import (
    can_expand,
    expansion_areas,
    expansion_seas,
    harbours,
    ship_limit,
    why_no_expansion,
)
from indonesia_qt.games.indonesia.rules.constants import ERAS, PRICE, SHIP_FEE
from indonesia_qt.games.indonesia.rules.deeds import after_filling
from indonesia_qt.games.indonesia.rules.events import (
    CompanyOperated,
    EarningsCollected,
    Expanded,
    GoodDelivered,
    NothingDelivered,
    Passed,
    ShipPlaced,
    Skipped,
)
from indonesia_qt.games.indonesia.rules.shipping import Market, Plan, WhatIf, can_sell
from indonesia_qt.games.indonesia.rules.state import Company, State

LAST_COMPANY = because("R-OPS-01", "No other company was left to choose.")
IDLE_COMPANIES = because("R-OPS-02", "It can’t deliver or expand.")


class Operations(Process[State], frozen=True):
    """The beginning of the phase: no company has operated, nobody has earned anything."""

    def resume(self, s: State, events: list[Event]) -> None:  # noqa: ARG002
        """Go on to the first round."""
        s.operated.clear()
        for player in s.players:
            player.earnings = 0
        s.stack[-1] = Rounds()


class Rounds(Process[State], frozen=True):
    """Round after round each player operates one of his companies until all have operated (R-OPS-01)."""

    turn: int = 0

    def resume(self, s: State, events: list[Event]) -> None:
        """Let the next player who has a company left choose one, if there is a choice."""
        for turn in range(self.turn, self.turn + len(s.order)):
            seat = s.order[turn % len(s.order)]
            left = [id for id in s.players[seat].companies if id not in s.operated]
            if left:
                s.stack[-1] = Rounds((turn + 1) % len(s.order))
                self.next_company(s, seat, left, events)
                return
        s.stack.pop()
        collect_earnings(s, events)

    def next_company(self, s: State, seat: int, left: list[str], events: list[Event]) -> None:
        """Ask for one of the companies `left`; operate without asking where no order can matter (R-OPS-02)."""
        if len(left) == 1:
            operate(s, left[0], LAST_COMPANY, events)
        elif all(is_idle(s, s.companies[id]) for id in left) and not may_become_useful(s, seat, left):
            operate(s, left[0], IDLE_COMPANIES, events)
        else:
            s.stack.append(ChooseCompany(seat))


class ChooseCompany(Question[State], frozen=True):
    """Which company a player operates next."""

    answers = (Operate,)

    def actions(self, s: State) -> Sequence[Action]:
        """Return each of his companies that hasn't operated this year."""
        return [Operate(id) for id in s.players[self.seat].companies if id not in s.operated]

    def check(self, s: State, action: Operate) -> Reason | None:
        """Refuse companies of others and those that have operated."""
        name = s.scenario.name.get(action.company, action.company)
        if action.company not in s.players[self.seat].companies:
            return because("R-OPS-01", "You don’t own {company}.", company=name)
        if action.company in s.operated:
            return because("R-OPS-01", "{company} has already operated this year.", company=name)
        return None

    def apply(self, s: State, action: Operate, events: list[Event]) -> None:
        """Operate the company."""
        s.stack.pop()
        operate(s, action.company, None, events)


class FloatShips(Question[State], frozen=True):
    """Where a shipping company adds a ship; up to `left` more, or fewer (R-OPS-10)."""

    company: str
    left: int

    answers = (PlaceShip, Pass)

    def actions(self, s: State) -> Sequence[Action]:
        """Return a pass, and each sea where a ship can be added."""
        return [Pass(), *(PlaceShip(sea) for sea in expansion_seas(s, s.companies[self.company]))]

    def check(self, s: State, action: PlaceShip | Pass) -> Reason | None:
        """Refuse seas that are away from the company's ships."""
        if isinstance(action, Pass) or action.sea in expansion_seas(s, s.companies[self.company]):
            return None
        if action.sea not in s.scenario.sea_neighbours:
            return because("R-OPS-11", "Ships can be added in sea areas only.")
        names = {"company": s.scenario.name[self.company], "sea": s.scenario.name.get(action.sea, action.sea)}
        return because("R-OPS-11", "{company} has no ships in the {sea} or an adjacent sea area.", **names)

    def apply(self, s: State, action: PlaceShip | Pass, events: list[Event]) -> None:
        """Add the ship, or end the operation."""
        s.stack.pop()
        if isinstance(action, Pass):
            events.append(Passed(self.seat))
            return
        ships = s.companies[self.company].ships
        ships[action.sea] = ships.get(action.sea, 0) + 1
        events.append(ShipPlaced(self.company, action.sea))
        if self.left > 1:
            s.stack.append(FloatShips(self.seat, self.company, self.left - 1))


class DeliverGoods(Question[State], frozen=True):
    """How a company sells its goods: by `plan`, the default for what is left, or good by good (R-OPS-24).

    As many goods are left to sell as `plan` has deliveries; `done` are those made by hand.
    """

    left_out: ClassVar = ("done",)
    """What bots in other languages aren't sent: it is only looked back on."""

    company: str
    plan: Plan
    done: Plan

    answers = (Deliver, DeliverRest)

    def actions(self, s: State) -> Sequence[Action]:
        """Return the rest by the plan, and the first route of each zone, line and city that `deliveries` finds."""
        return [DeliverRest(), *self.deliveries(s)]

    def deliveries(self, s: State) -> Iterator[Deliver]:
        """Yield, for each zone, line and city that a largest plan can use together, the first such route (R-OPS-25)."""
        return self.what_if(s).first_deliveries()

    def market(self, s: State) -> Market:
        """Return what is left for the company."""
        return Market(s, s.companies[self.company], self.done)

    def what_if(self, s: State) -> WhatIf:
        """Return the `WhatIf` of what is left for the company."""
        return WhatIf(self.market(s), self.plan)

    def check(self, s: State, action: Deliver | DeliverRest) -> Reason | None:
        """Refuse what can't be carried, and what would leave fewer goods sold in the end."""
        if isinstance(action, DeliverRest):
            return None
        if action in self.plan:
            return None
        market = self.market(s)
        reason = market.refusal(action)
        if reason is not None or WhatIf(market, self.plan).fits(action):
            return reason
        market.take(action)
        done = len(self.done)
        return because_counted(
            "R-OPS-24",
            done + 1 + len(market.best_plan()),
            "That would sell only {n} good, but {most} can be sold. You must sell as many as possible.",
            "That would sell only {n} goods, but {most} can be sold. You must sell as many as possible.",
            most=done + len(self.plan),
        )

    def apply(self, s: State, action: Deliver | DeliverRest, events: list[Event]) -> None:
        """Sell one good, or all that are left."""
        s.stack.pop()
        company = s.companies[self.company]
        if isinstance(action, DeliverRest):
            for delivery in self.plan:
                sell(s, company, delivery, events)
            return
        sell(s, company, action, events)
        if len(self.plan) > 1:
            done = (*self.done, action)
            rest = Market(s, company, done).best_plan()
            s.stack.append(DeliverGoods(self.seat, self.company, rest, done))


class Expanding(Process[State], frozen=True):
    """A production company expands by up to `left` more areas, or, when it is free, by just so many (R-OPS-30)."""

    company: str
    left: int
    free: bool

    def resume(self, s: State, events: list[Event]) -> None:
        """Ask for the next area, if there is one that the company can have."""
        company = s.companies[self.company]
        s.stack.pop()
        if not self.left:
            return
        if not can_expand(s, company):
            reason = because("R-OPS-32", "{company} has no room for another area.", company=s.scenario.name[company.id])
            events.append(Skipped(company.owner, reason))
        elif not self.free and s.money_is_open and means(s, company.owner) < PRICE[company.kind]:
            reason = because(
                "R-OPS-31",
                "There isn’t enough money for {company} to buy an area ({price}\u00a0Rp).",
                company=s.scenario.name[company.id],
                price=PRICE[company.kind],
            )
            events.append(Skipped(company.owner, reason))
        else:
            s.stack.append(ChooseExpansion(company.owner, self.company, self.left, self.free))


class ChooseExpansion(Question[State], frozen=True):
    """Where a production company expands; up to `left` more areas, all of them when `free` (R-OPS-30, R-OPS-31)."""

    company: str
    left: int
    free: bool

    answers = (Expand, Pass)

    def price(self, s: State) -> int:
        """Return the rupiah for an area; 0 when it is free."""
        return 0 if self.free else PRICE[s.companies[self.company].kind]

    def actions(self, s: State) -> Sequence[Action]:
        """Return each area that the company can have, and a pass where it isn't free."""
        passing = [] if self.free else [Pass()]
        if self.price(s) > means(s, self.seat) and not self.free:
            return passing
        return [*passing, *(Expand(area) for area in expansion_areas(s, s.companies[self.company]))]

    def check(self, s: State, action: Expand | Pass) -> Reason | None:
        """Refuse areas that the company can't have, and to stop when it must expand."""
        company = s.companies[self.company]
        if isinstance(action, Pass):
            if not self.free:
                return None
            return because(
                "R-OPS-30", "{company} sold all its goods, so it must expand.", company=s.scenario.name[company.id]
            )
        price = self.price(s)
        if price and price > means(s, self.seat):
            return because(
                "R-OPS-31",
                "An area costs {price}\u00a0Rp, but you only have {cash}\u00a0Rp to spend.",
                price=price,
                cash=means(s, self.seat),
            )
        return why_no_expansion(s, company, action.area)

    def apply(self, s: State, action: Expand | Pass, events: list[Event]) -> None:
        """Cultivate the area, or end the operation."""
        s.stack.pop()
        if isinstance(action, Pass):
            events.append(Passed(self.seat))
            return
        price = self.price(s)
        spend(s, self.seat, price)
        s.companies[self.company].areas.append(action.area)
        s.fields[action.area] = self.company
        events.append(Expanded(self.company, action.area, price))
        after_filling(s, action.area, events)
        s.stack.append(Expanding(self.company, self.left - 1, self.free))


def operate(s: State, id: str, reason: Reason | None, events: list[Event]) -> None:
    """Begin the operation of a company; `reason` says why it wasn't chosen."""
    company = s.companies[id]
    step = s.players[company.owner].expansion
    s.operated.add(id)
    events.append(CompanyOperated(company.owner, id, reason))
    if company.kind == "shipping":
        ships = min(step, ship_limit(s, company) - company.units)
        if ships > 0:
            s.stack.append(FloatShips(company.owner, id, ships))
        else:
            why = because(
                "R-OPS-10",
                "{company} is already at its ship limit for era {era}.",
                company=s.scenario.name[id],
                era=ERAS[s.era].upper(),
            )
            events.append(Skipped(company.owner, why))
        return
    plan = Market(s, company).best_plan() if can_sell(s, company) else ()
    s.stack.append(Expanding(id, step, free=0 < company.units == len(plan)))
    if plan:
        s.stack.append(DeliverGoods(company.owner, id, plan, ()))
    else:
        events.append(NothingDelivered(id, why_nothing_sold(s, company)))


def gains(s: State, company: Company, plan: Plan) -> list[int]:
    """Return what each seat earns by a plan, in rupiah: the operator the prices less the fees for ships (R-OPS-26)."""
    earned = [0] * len(s.players)
    for delivery in plan:
        fee = SHIP_FEE * len(delivery.route)
        earned[company.owner] += PRICE[company.kind] - fee
        earned[s.companies[delivery.line].owner] += fee
    return earned


def sell(s: State, company: Company, delivery: Deliver, events: list[Event]) -> None:
    """Book a sold good: the city has it, and the players earn by it (R-OPS-20, R-OPS-26)."""
    sold = delivered(company, delivery)
    s.players[company.owner].earnings += sold.price - sold.fee
    s.players[s.companies[sold.line].owner].earnings += sold.fee
    bought = sold.city, sold.good
    s.received[bought] = s.received.get(bought, 0) + 1
    events.append(sold)


def delivered(company: Company, delivery: Deliver) -> GoodDelivered:
    """Return the sale of a good with its price and the fee for the ships (R-OPS-26)."""
    assert company.kind != "shipping"
    return GoodDelivered(
        company=company.id,
        good=company.kind,
        origin=delivery.origin,
        line=delivery.line,
        route=delivery.route,
        city=delivery.city,
        price=PRICE[company.kind],
        fee=SHIP_FEE * len(delivery.route),
    )


def means(s: State, seat: int) -> int:
    """Return the rupiah that a player can spend on areas: cash, and positive earnings of this year (R-OPS-31)."""
    player = s.players[seat]
    return max(0, player.cash) + max(0, player.earnings)


def spend(s: State, seat: int, amount: int) -> None:
    """Take `amount` rupiah for an area from a player, cash first (R-OPS-31)."""
    player = s.players[seat]
    from_cash = min(max(0, player.cash), amount)
    s.pay(seat, -from_cash)
    player.earnings -= amount - from_cash


def collect_earnings(s: State, events: list[Event]) -> None:
    """Add the year's earnings to cash; they stay known for the end of the game (R-OPS-27)."""
    for seat, player in enumerate(s.players):
        s.pay(seat, player.earnings)
    events.append(EarningsCollected(tuple(player.earnings for player in s.players)))


def is_idle(s: State, company: Company) -> bool:
    """Return whether there is nothing that a company could do, as far as everybody may know (R-OPS-02).

    With hidden money a lack of cash doesn't count, because it would betray the owner's money.
    """
    if not s.money_is_open and company.kind != "shipping" and can_expand(s, company):
        return False
    return can_do_nothing(s, company)


def may_become_useful(s: State, seat: int, idle: Sequence[str]) -> bool:
    """Return whether rivals may yet give one of the `idle` companies of a player something to do (R-OPS-02).

    A company with goods may sell them by a ship that a rival adds. An idle company that could expand lacks only the
    cash, which a rival's company brings in when it sells by the ships of the player. No ship of his will be added
    before that, so those that lie on the board decide whether it can.
    """
    if s.options.idle_companies == "automatic":
        return False
    producers = [company for id in idle if (company := s.companies[id]).areas]
    rivals = [rival for id, rival in s.companies.items() if rival.owner != seat and id not in s.operated]
    if producers and any(rival.kind == "shipping" and rival.units < ship_limit(s, rival) for rival in rivals):
        return True
    return any(can_expand(s, company) for company in producers) and any(can_sell(s, rival, seat) for rival in rivals)


def can_do_nothing(s: State, company: Company) -> bool:
    """Return whether a company can neither get a ship, nor sell a good, nor pay for an area."""
    if company.kind == "shipping":
        return company.units >= ship_limit(s, company)
    can_pay = means(s, company.owner) >= PRICE[company.kind]
    return not (can_pay and can_expand(s, company)) and not can_sell(s, company)


def why_nothing_sold(s: State, company: Company) -> Reason:
    """Return why a company can't sell a single good."""
    name = s.scenario.name[company.id]
    if not company.areas:
        return because("R-MER-23", "{company} has no goods.", company=name)
    begins = harbours(s, company)
    if all(begins.isdisjoint(line.ships) for line in s.companies.values()):
        return because("R-OPS-21", "No ships are adjacent to {company}’s goods.", company=name)
    return because("R-OPS-20", "{company} can’t reach a city that still buys its goods.", company=name)
