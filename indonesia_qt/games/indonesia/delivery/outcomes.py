"""The plans that a company can choose from: one for each outcome that a largest plan can have (R-OPS-24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.games.indonesia.delivery.largest_plans import best_plan, objectives
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.constants import LARGEST_CITY
from indonesia_qt.games.indonesia.rules.phases.city_growth import candidates
from indonesia_qt.games.indonesia.rules.phases.operations import gains
from indonesia_qt.games.indonesia.rules.shipping import Market, Plan
from indonesia_qt.games.indonesia.rules.state import Company, State

MOST_STEPS = 400_000
"""After so many steps of the search the rest is left out."""
MOST_PLANS = 1000
"""So many plans are looked for at most."""
STRETCH = 200
"""Steps after which whoever searches can do something else."""
FLOW_STEPS = 40
"""What a largest flow counts among the steps."""


class Outcome(Struct, frozen=True):
    """What a plan means: rupiah for each seat, and for each city that gets any how many goods it gets."""

    gains: tuple[int, ...]
    fed: tuple[tuple[str, int], ...]


def outcome(s: State, company: Company, plan: Plan) -> Outcome:
    """Return what a plan means; the cities come in the order of the board."""
    fed = Counter(delivery.city for delivery in plan)
    return Outcome(tuple(gains(s, company, plan)), tuple((city, fed[city]) for city in s.cities if fed[city]))


def served(s: State, company: Company, plan: Plan) -> State:
    """Return the position after a plan, as far as the cities know it (R-OPS-20)."""
    received = dict(s.received)
    for delivery in plan:
        bought = delivery.city, company.kind
        received[bought] = received.get(bought, 0) + 1
    return replace(s, received=received)


def growing(s: State, company: Company, plan: Plan) -> list[str]:
    """Return the cities that a plan gives the last that they lacked to grow, if stones are left (R-CIT-01)."""
    after, found = served(s, company, plan), list[str]()
    for size in range(1, LARGEST_CITY):
        before = candidates(s, size)
        found += [city for city in candidates(after, size) if city not in before]
    return found


class _Way(NamedTuple):
    """A delivery with the places of its zone, its city and its ships in the search's tuples, and what others get."""

    delivery: Deliver
    zone: int
    city: int
    ships: tuple[int, ...]
    payee: int
    uses: int


class _SearchNode(NamedTuple):
    """How far a search has come: the ways of a line from `way` on, and all of the lines after it, are left."""

    line: int
    way: int
    goods: tuple[int, ...]
    demand: tuple[int, ...]
    room: tuple[int, ...]
    """Of the present line's ships."""
    uses: tuple[int, ...]
    """Of each seat's ships; the operator's own don't count."""


class _Chosen(NamedTuple):
    delivery: Deliver
    before: _Chosen | None


class Alternatives:
    """Looks for all outcomes of largest plans in which some deliveries are `fixed`, and keeps one plan for each.

    Plans whose routes use a ship needlessly are left out: a shorter one serves the same cities for less. `run` is to be
    exhausted; then `complete` is whether every outcome was found, or the search was cut off after `most_steps`.
    """

    def __init__(self, market: Market, fixed: Sequence[Deliver] = (), most_steps: int = MOST_STEPS) -> None:
        self.market, self.fixed, self.most_steps = market, tuple(fixed), most_steps
        self.plans: dict[Outcome, Plan] = {}
        self.complete = False
        self._steps = 0
        self._reach: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}

    def run(self) -> Iterator[None]:
        """Search, and yield after every stretch of work."""
        for objective in objectives(self.market):
            self._keep(best_plan(self.market, objective))
            yield
        seen: set[_SearchNode] = set()
        goods, demand = tuple(self.market.goods), tuple(self.market.demand.values())
        root = _SearchNode(
            0, 0, goods, demand, self._rooms[0] if self._rooms else (), (0,) * len(self.market.s.players)
        )
        stack: list[tuple[_SearchNode, _Chosen | None]] = [(root, None)]
        turn = STRETCH
        while stack:
            if self._steps >= self.most_steps or len(self.plans) >= MOST_PLANS:
                return
            if self._steps >= turn:
                turn = self._steps + STRETCH
                yield
            node, chosen = stack.pop()
            self._steps += 1
            if node in seen:
                continue
            seen.add(node)
            if sum(node.goods) == self._unsold:
                self._keep(_listed(chosen))
            elif sum(node.goods) - self._unsold <= self._most_from(node):
                stack += reversed(list(self._following(node, chosen)))
        self.complete = True

    def _keep(self, rest: Plan) -> None:
        plan = (*self.fixed, *rest)
        self.plans.setdefault(outcome(self.market.s, self.market.company, plan), plan)

    @cached_property
    def _unsold(self) -> int:
        """How many goods every largest plan leaves."""
        return sum(self.market.goods) - len(self.market.best_plan())

    @cached_property
    def _lines(self) -> list[str]:
        return list(self.market.lines)

    @cached_property
    def _cities(self) -> list[str]:
        return list(self.market.demand)

    @cached_property
    def _rooms(self) -> list[tuple[int, ...]]:
        return [tuple(self.market.room[line].values()) for line in self._lines]

    @cached_property
    def _ways(self) -> list[list[_Way]]:
        """Of each line."""
        found: list[list[_Way]] = [[] for _ in self._lines]
        me = self.market.company.owner
        for zone, line, city in self.market.ways():
            number = self._lines.index(line)
            owner, seas = self.market.lines[line].owner, list(self.market.room[line])
            for route in self.market.routes(zone, line, city):
                delivery = Deliver(self.market.zones[zone].areas[0], line, route, city)
                ships = tuple(map(seas.index, route))
                uses = 0 if owner == me else len(route)
                found[number].append(_Way(delivery, zone, self._cities.index(city), ships, owner, uses))
        return found

    def _following(self, node: _SearchNode, chosen: _Chosen | None) -> Iterator[tuple[_SearchNode, _Chosen | None]]:
        """One more good by each way that is left, and the next line with what is left for it."""
        if node.line == len(self._lines):
            return
        ways = self._ways[node.line]
        for number in range(node.way, len(ways)):
            way = ways[number]
            if node.goods[way.zone] and node.demand[way.city] and all(node.room[ship] for ship in way.ships):
                self._steps += 1
                yield _after(node, number, way), _Chosen(way.delivery, chosen)
        following = node.line + 1
        room = self._rooms[following] if following < len(self._lines) else ()
        yield node._replace(line=following, way=0, room=room), chosen

    def _most_from(self, node: _SearchNode) -> int:
        """No fewer than what this line and those after it can sell of what is left."""
        key = node.line, node.goods, node.demand
        if key not in self._reach:
            self._steps += FLOW_STEPS
            left = Market(self.market.s, self.market.company)
            left.goods, left.demand = list(node.goods), dict(zip(self._cities, node.demand, strict=True))
            lines = self._lines[node.line :]
            left.lines = {line: self.market.lines[line] for line in lines}
            left.room = {line: self.market.room[line] for line in lines}
            self._reach[key] = len(left.best_plan())
        return self._reach[key]


def _after(node: _SearchNode, number: int, way: _Way) -> _SearchNode:
    """The node after one more good has gone a way."""
    return _SearchNode(
        node.line,
        number,
        tuple(goods - (zone == way.zone) for zone, goods in enumerate(node.goods)),
        tuple(demand - (city == way.city) for city, demand in enumerate(node.demand)),
        tuple(room - (ship in way.ships) for ship, room in enumerate(node.room)),
        tuple(uses + way.uses * (seat == way.payee) for seat, uses in enumerate(node.uses)),
    )


def _listed(chosen: _Chosen | None) -> Plan:
    found: list[Deliver] = []
    while chosen is not None:
        found.append(chosen.delivery)
        chosen = chosen.before
    return tuple(reversed(found))


def ranked(seat: int, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Return the outcomes in a fixed order: first those that are beaten by none, then by the money of `seat`."""
    best = unbeaten(seat, outcomes)
    return sorted(outcomes, key=lambda each: (each not in best, -each.gains[seat], each.gains, each.fed))


def unbeaten(seat: int, outcomes: Sequence[Outcome]) -> set[Outcome]:
    """Return the outcomes than which no other is better for `seat`.

    One is better that gives him no less, no other player more, and isn't the same.

    >>> one, two, three = (Outcome(gains, ()) for gains in [(20, 5), (20, 10), (25, 10)])
    >>> unbeaten(0, [one, two, three]) == {one, three}
    True
    """
    vectors = {each.gains for each in outcomes}
    worse = {one for one in vectors if any(_is_better(seat, other, one) for other in vectors)}
    return {each for each in outcomes if each.gains not in worse}


def best_lead(s: State, seat: int, outcomes: Sequence[Outcome]) -> set[Outcome]:
    """Return the outcomes that leave `seat` the greatest lead over his strongest rival.

    Cash, bank and this year's earnings count. None when that is no choice: rivals' money isn't known, there is only one
    rival, or all lead equally.
    """
    rivals = [player for other, player in enumerate(s.players) if other != seat]
    if len(rivals) < 2 or any(player.secret for player in s.players):
        return set()
    leads = {one: _lead(s, seat, one) for one in outcomes}
    if len(set(leads.values())) < 2:
        return set()
    most = max(leads.values())
    return {one for one, lead in leads.items() if lead == most}


Title = Literal["money", "lead", "rivals", "growth", "cities"]
"""What an outcome is best in: the operator's money, his lead over the strongest rival, the least for all rivals, the
number of cities that can grow, the number of cities that get goods."""


def titled(s: State, company: Company, plans: Mapping[Outcome, Plan]) -> dict[Outcome, list[Title]]:
    """Return the outcomes that are best in something, with that; of equals the first in the order of `ranked`.

    Nothing is said of what makes no difference between the outcomes.
    """
    me, found = company.owner, dict[Outcome, list[Title]]()
    leading = best_lead(s, me, list(plans))
    measures: dict[Title, Callable[[Outcome], int]] = {
        "money": lambda one: one.gains[me],
        "lead": lambda one: one in leading,
        "rivals": lambda one: one.gains[me] - sum(one.gains),
        "growth": lambda one: len(growing(s, company, plans[one])),
        "cities": lambda one: len(one.fed),
    }
    order = ranked(me, list(plans))
    for title, measure in measures.items():
        values = list(map(measure, order))
        if len(set(values)) > 1:
            found.setdefault(order[values.index(max(values))], []).append(title)
    return found


def _lead(s: State, seat: int, one: Outcome) -> int:
    """How much more than the strongest rival a player then has, in rupiah; negative when he has less."""
    pairs = zip(s.players, one.gains, strict=True)
    money = [player.cash + player.bank + player.earnings + gain for player, gain in pairs]
    return money[seat] - max(sum_ for other, sum_ in enumerate(money) if other != seat)


def _is_better(seat: int, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    pairs = enumerate(zip(one, other, strict=True))
    return one != other and all(a >= b if n == seat else a <= b for n, (a, b) in pairs)
