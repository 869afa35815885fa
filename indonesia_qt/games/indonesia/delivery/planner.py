"""A company's deliveries while they are being chosen: a draft that can always be completed to a largest plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeVar

from msgspec import Struct

from indonesia_qt.core.flow import Reason, because
from indonesia_qt.games.indonesia.delivery.largest_plans import MONEY, Bottleneck, Objective, best_plan, bottleneck
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.companies import areas_zones
from indonesia_qt.games.indonesia.rules.constants import SHIP_FEE
from indonesia_qt.games.indonesia.rules.events import GoodDelivered
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.shipping import Market, Plan, WhatIf
from indonesia_qt.games.indonesia.rules.state import Company, State

MOST_ROUTES = 60
"""So many routes of one line to one city are looked at; the rules allow any."""


class Shortfall(Struct, frozen=True):
    """What a delivery would cost: only `fewer` goods than `most` could be sold then.

    `lost` are the goods that would stay then, by an area of their zone; `then` is what all goods but this one must pass
    after it.
    """

    fewer: int
    most: int
    lost: tuple[tuple[str, int], ...]
    then: Bottleneck


class Verdict(Struct, frozen=True):
    """What is to be said of a place that could be chosen next: the delivery that it leads to, or why it can't be."""

    delivery: Deliver | None
    why_not: Reason | Shortfall | None = None


class DeliveryDraft(Struct, frozen=True):
    """Deliveries, and of each whether it is locked: then planning leaves it as it is.

    >>> south, north = (Deliver("bali-1", "line", (sea,), "city") for sea in ("south", "north"))
    >>> draft = DeliveryDraft((south, north), (False, False)).toggled(1)
    >>> draft.locked == (north,)
    True
    >>> draft.without(1).same_goods((south,))
    True
    >>> DeliveryDraft((south, north, south), (False, True, False)).groups
    [(0, 2), (1,)]
    """

    rows: Plan
    locks: tuple[bool, ...]

    @property
    def locked(self) -> Plan:
        """The deliveries that are locked."""
        return tuple(row for row, lock in zip(self.rows, self.locks, strict=True) if lock)

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """The numbers of the deliveries that are alike, lock included: from a zone to a city on as many ships."""
        found: dict[tuple[str, str, str, int, bool], list[int]] = {}
        for number, (row, lock) in enumerate(zip(self.rows, self.locks, strict=True)):
            found.setdefault((row.origin, row.line, row.city, len(row.route), lock), []).append(number)
        return list(map(tuple, found.values()))

    def without(self, number: int) -> DeliveryDraft:
        """Return the draft without one of its deliveries."""
        return DeliveryDraft(_less(self.rows, number), _less(self.locks, number))

    def toggled(self, number: int) -> DeliveryDraft:
        """Return the draft with the lock of one of its deliveries changed."""
        return DeliveryDraft(self.rows, tuple(lock != (n == number) for n, lock in enumerate(self.locks)))

    def taking(self, plan: Plan) -> DeliveryDraft:
        """Return another plan, in which the deliveries that are locked here are locked, too."""
        locked, locks = Counter(self.locked), []
        for delivery in plan:
            locks.append(locked[delivery] > 0)
            locked[delivery] -= 1
        return DeliveryDraft(plan, tuple(locks))

    def same_goods(self, plan: Plan) -> bool:
        """Return whether the deliveries are those of a plan, in any order."""
        return Counter(self.rows) == Counter(plan)


def fees(s: State, plan: Plan) -> list[int]:
    """Return the rupiah that each seat's ships get for a plan, the operator's own ships included (R-OPS-26)."""
    paid = [0] * len(s.players)
    for delivery in plan:
        paid[s.companies[delivery.line].owner] += SHIP_FEE * len(delivery.route)
    return paid


def goods_sent(scenario: Scenario, areas: Sequence[str], sales: Iterable[Deliver | GoodDelivered]) -> list[str]:
    """Return for each sale of a company with these areas the one whose good it takes: none is taken twice.

    The goods of a zone are equal. So each sale takes one at the first sea of its way, where there is any, and of these
    that of the area that it names.
    """
    zone_of = {area: zone.areas for zone in areas_zones(scenario, tuple(areas)) for area in zone.areas}
    coasts, taken, found = scenario.seas_at, set[str](), list[str]()
    for sale in sales:
        free = [area for area in zone_of.get(sale.origin, ()) if area not in taken]
        fits = {area: (sale.route[0] in coasts[area], area == sale.origin) for area in free}
        area = max(free, key=lambda area: fits[area], default=sale.origin)
        taken.add(area)
        found.append(area)
    return found


T = TypeVar("T")


def _less(items: tuple[T, ...], number: int) -> tuple[T, ...]:
    return items[:number] + items[number + 1 :]


class Planner:
    """Makes drafts for a company that has sold `done` and has `plan`, a largest one, left."""

    def __init__(self, s: State, company: Company, done: Plan, plan: Plan) -> None:
        self.s, self.company, self.done, self.plan = s, company, done, plan

    @property
    def most(self) -> int:
        """How many goods must be sold."""
        return len(self.plan)

    def market(self, fixed: Iterable[Deliver] = ()) -> Market:
        """Return what is left after some deliveries."""
        market = Market(self.s, self.company, self.done)
        for delivery in fixed:
            market.take(delivery)
        return market

    def optimum(self, locked: Plan = (), objective: Objective = MONEY) -> DeliveryDraft:
        """Return the best draft with these deliveries locked, which must fit together (R-OPS-24)."""
        rest = self.plan if not locked and objective == MONEY else best_plan(self.market(locked), objective)
        return DeliveryDraft((*locked, *rest), (True,) * len(locked) + (False,) * len(rest))

    def fitting(self, deliveries: Iterable[Deliver]) -> Plan:
        """Return those of some deliveries, the earlier before the later, that can be parts of one largest plan."""
        market, plan, found = self.market(), self.plan, list[Deliver]()
        for delivery in deliveries:
            if not plan or market.refusal(delivery) or not WhatIf(market, plan).fits(delivery):
                continue
            market.take(delivery)
            found.append(delivery)
            plan = _less(plan, plan.index(delivery)) if delivery in plan else market.best_plan()
        return tuple(found)

    def put(self, draft: DeliveryDraft, delivery: Deliver, objective: Objective = MONEY) -> DeliveryDraft:
        """Return the draft with one more delivery, locked, that fits to those locked before.

        What isn't locked stays where it can, and where the draft was full the rest is planned again.
        """
        locked = (*draft.locked, delivery)
        free = [row for row, lock in zip(draft.rows, draft.locks, strict=True) if not lock]
        zone_at = self.market().zone_at
        free.sort(key=lambda row: zone_at(row.origin) == zone_at(delivery.origin))  # goods of its zone give way first
        kept = self.fitting((*locked, *free))
        if len(draft.rows) >= self.most:
            kept = (*kept, *best_plan(self.market(kept), objective))
        return DeliveryDraft(kept, (True,) * len(locked) + (False,) * (len(kept) - len(locked)))

    def completed(self, draft: DeliveryDraft, objective: Objective = MONEY) -> DeliveryDraft:
        """Return the draft with what it lacks."""
        rest = best_plan(self.market(draft.rows), objective)
        return DeliveryDraft((*draft.rows, *rest), (*draft.locks, *(False,) * len(rest)))


class Choices:
    """Where the good in `origin`, or another one of its zone, can go beside the deliveries that are locked."""

    def __init__(self, planner: Planner, locked: Plan, origin: str) -> None:
        self.planner, self.locked, self.origin = planner, locked, origin
        self.market = planner.market(locked)
        self.zone = self.market.zone_at(origin)
        self.rest = self.market.best_plan()
        self.what_if = WhatIf(self.market, self.rest)

    @property
    def areas(self) -> tuple[str, ...]:
        """The areas of the zone."""
        return self.market.zones[self.zone].areas

    @property
    def none_left(self) -> bool:
        """Whether every good of the zone is locked."""
        return not self.market.goods[self.zone]

    def next_places(self, line: str = "", begun: Sequence[str] = ()) -> dict[str, Verdict]:
        """Return what there is to say of the cities and seas that a line with room leads to after the seas `begun`."""
        ways = dict[str, list[Deliver]]()
        for way in self._ways_on(line, begun):
            ways.setdefault(way.city, []).append(way)
            if len(way.route) > len(begun):
                ways.setdefault(way.route[len(begun)], []).append(way)
        return {place: self._best(found) for place, found in ways.items()}

    def no_way(self, place: str) -> Verdict:
        """Return why no good of the zone gets to a city or a sea, if none does."""
        names, origin = self.market.s.scenario.name, self.areas[0]
        if place in self.market.demand and not self.market.demand[place]:
            line = next(iter(self.market.lines))
            return Verdict(None, self.market.refusal(Deliver(origin, line, (), place)))
        return Verdict(
            None,
            because(
                "R-OPS-21",
                "No shipping company has free ships all the way from {area} to {place}.",
                area=names[origin],
                place=names[place],
            ),
        )

    def lines_at(self, sea: str) -> list[str]:
        """Return the lines whose ships in a sea can take a good of the zone on board, those of the operator first."""
        first = [way.line for way in self._ways_on("", (sea,)) if self._fits(way)]
        return list(dict.fromkeys(sorted(first, key=lambda line: self.market.lines[line].owner != self._me)))

    @property
    def _me(self) -> int:
        return self.market.company.owner

    def _ways_on(self, line: str, begun: Sequence[str]) -> Iterator[Deliver]:
        """The ways that begin with some seas, and by a line if one is given."""
        for zone, by, city in self.market.ways():
            if zone == self.zone and line in ("", by):
                for route in islice(self.market.routes(zone, by, city), MOST_ROUTES):
                    if route[: len(begun)] == tuple(begun):
                        yield Deliver(self.origin, by, route, city)

    def _best(self, ways: list[Deliver]) -> Verdict:
        """The cheapest of some ways that fits, or what the cheapest would cost."""
        ways.sort(key=lambda way: (self.market.lines[way.line].owner != self._me, len(way.route)))
        fit = next(filter(self._fits, ways), None)
        return Verdict(fit) if fit else Verdict(None, self.shortfall(ways[0]))

    def _fits(self, way: Deliver) -> bool:
        return bool(self.rest) and self.what_if.fits(way)

    def shortfall(self, way: Deliver) -> Shortfall:
        """Return what would be lost by a delivery that doesn't fit."""
        after = self.planner.market((*self.locked, way))
        plan = after.best_plan()
        before = Counter(self.market.zone_at(delivery.origin) for delivery in self.rest)
        before[self.zone] -= 1
        before.subtract(self.market.zone_at(delivery.origin) for delivery in plan)
        lost = tuple((self.market.zones[zone].areas[0], goods) for zone, goods in sorted(before.items()) if goods > 0)
        ahead = len(self.planner.done) + len(self.locked)
        return Shortfall(ahead + 1 + len(plan), ahead + len(self.rest), lost, bottleneck(after))


class Sending(NamedTuple):
    """How far a good has come: its zone, the line and the seas that were chosen, and what can be chosen next."""

    choices: Choices
    line: str
    begun: tuple[str, ...]
    verdicts: dict[str, Verdict]

    def verdict(self, place: str) -> Verdict:
        """Return whether the good gets to a city or a sea next, or else why no good of its zone does."""
        return self.verdicts.get(place) or self.choices.no_way(place)

    def on(self, line: str, sea: str) -> Sending:
        """Send the good one sea further, on the ships of a line."""
        return send(self.choices, line, (*self.begun, sea))

    def back(self) -> Sending:
        """Go back to the ships of the next line in the last sea, or else to the way without that sea."""
        sea = self.begun[-1]
        others = self.choices.lines_at(sea) if len(self.begun) == 1 else []
        following = others[others.index(self.line) + 1 :] if self.line in others else []
        if following:
            return send(self.choices, following[0], (sea,))
        before = self.begun[:-1]
        return send(self.choices, self.line if before else "", before)


def send(choices: Choices, line: str = "", begun: tuple[str, ...] = ()) -> Sending:
    """Send a good of a zone on its way; `begun` are seas where `line` has ships."""
    return Sending(choices, line, begun, choices.next_places(line, begun))


def sending_to(place: str, planner: Planner, locked: Plan, first: Iterable[str]) -> Sending:
    """Begin to send a good that can reach a place next; zones of the areas `first` come before others."""
    origins = dict.fromkeys((*first, *(zone.areas[0] for zone in planner.market().zones)))
    found = [send(Choices(planner, locked, origin)) for origin in origins]
    return next((one for one in found if place in one.verdicts and one.verdicts[place].delivery), found[0])
