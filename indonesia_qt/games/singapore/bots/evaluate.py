"""What positions are worth to a seat in victory points: what it has, what it owns, and where its workers are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from msgspec import Struct

from indonesia_qt.games.singapore.analysis.forecast import rounds_to_come
from indonesia_qt.games.singapore.analysis.turn_planner import Outcome
from indonesia_qt.games.singapore.rules.box import Amounts, Building
from indonesia_qt.games.singapore.rules.constants import NOTHING, OPIUM, Goods
from indonesia_qt.games.singapore.rules.state import IN_HAND, State

FAR = 4
"""Steps that are too many for one turn."""


class Weights(Struct, frozen=True, cache_hash=True):
    """What things are worth in victory points.

    Of several numbers the first holds in the last round, the next while one round follows, and so on; the last holds
    for all that are more. Those here were set by hand.
    """

    money: tuple[float, ...] = (0.0, 0.55, 0.7, 0.75)
    good: tuple[float, ...] = (0.0, 0.7, 0.85, 0.9)
    opium: tuple[float, ...] = (0.0, 0.6, 0.7, 0.75)
    chip: tuple[float, ...] = (0.0, -0.2, -0.3, -0.4)
    helper: tuple[float, ...] = (0.0, 1.0, 2.0, 3.0)
    """The second worker."""
    place: tuple[float, ...] = (0.0, 0.4, 0.4, 0.4)
    """A point of what a worker finds where he stands and near it."""
    distance: float = 0.6
    """A point of what he finds, for each step that it is further away."""
    money_glut: float = 8.0
    goods_glut: float = 5.0
    """Money and goods above so many for each round to come count half."""
    given: float = 0.5
    """A point that the others get, shared out among them."""
    visit: float = 0.09
    """How often another player uses a building in a round, for each point that the use is worth."""
    most_visits: float = 0.3
    joined: float = 0.17
    """How much more often for each way that leads there."""
    lot_place: float = 0.3
    """A point of what lies next to a lot."""
    lot_steps: float = 0.5
    """A step that the workers are from it."""
    lot_price: float = 0.7
    """A pound of its price."""


FITTED = Weights(
    money=(0.0, 0.5, 0.95, 1.0, 1.05),
    good=(0.0, 0.6, 0.95, 1.2, 1.4),
    opium=(0.0, 0.5, 1.1, 1.4, 1.6),
    chip=(0.0, -0.4, -1.3, -2.0, -2.3),
    helper=(0.0, 4.0, 5.5, 8.0, 8.0),
    place=(0.0, 0.3, 0.5, 0.6, 0.6),
)
"""Set after a regression: the points that players still got after a turn, by what they had at its end, in 90 games."""


class Judge:
    """Judges where a turn of a seat leads, with what is known of a position at its start."""

    def __init__(self, view: State, seat: int, w: Weights, rounds: float | None = None) -> None:
        self.view, self.seat, self.w = view, seat, w
        self.rounds = rounds_to_come(view) if rounds is None else rounds
        self.money, self.chip = at(w.money, self.rounds), at(w.chip, self.rounds)
        good, opium = at(w.good, self.rounds), at(w.opium, self.rounds)
        self.goods = (good, good, good, opium)
        self.helper, self.near = at(w.helper, self.rounds), at(w.place, self.rounds)
        self.money_glut, self.goods_glut = w.money_glut * self.rounds, w.goods_glut * self.rounds
        others = max(1, len(view.players) - 1)
        self.given = w.given / others
        self._places: dict[str, float] = {}
        self._worths: dict[str, float] = {}
        self._holdings: dict[Goods, float] = {}

    def value(self, after: Outcome) -> float:
        """Return what it is worth to end a turn so."""
        money = after.money
        if money > self.money_glut:
            money = (money + self.money_glut) / 2
        found = after.points + self.money * money + self.of_goods(after.goods) - self.goods[OPIUM] * after.seized
        found += self.chip * after.chips - self.given * sum(after.given)
        found += self.helper * (len(after.workers) - 1)
        if self.near:
            found += self.near * max(map(self.place, after.workers))
        return found

    def parts(self, after: Outcome) -> dict[str, float]:
        """Return what makes up the value of the end of a turn, by kinds."""
        only_money = after._replace(points=0.0, goods=NOTHING, seized=0.0, chips=0.0, given=(), workers=(IN_HAND,))
        found = {"points": after.points, "money": self.value(only_money)}
        found["goods"] = self.of_goods(after.goods) - self.goods[OPIUM] * after.seized
        found["chips"] = self.chip * after.chips
        found["given"] = -self.given * sum(after.given)
        found["workers"] = self.value(after) - sum(found.values())
        return found

    def standing(self) -> float:
        """Return what it is worth to have what the seat has now."""
        own = self.view.players[self.seat]
        chips = self.view.chips[self.seat]
        return self.value(Outcome(own.vp, own.money, own.goods, 0.0, chips, own.workers, ()))

    def lot(self, area: str) -> float:
        """Return what it is worth to build on a lot: what is near it, how far the workers are, and its price."""
        near = [other for other in self.view.scenario.neighbours[area] if other in self.view.built]
        place = max(map(self.place, near), default=0.0)
        steps = min((self._steps.get(other, FAR) for other in near), default=FAR)
        return self.w.lot_place * place - self.w.lot_steps * steps - self.w.lot_price * self.view.prices[area]

    @cached_property
    def _steps(self) -> dict[str, int]:
        """How many steps each building is from the nearest worker; one in hand is a step from all."""
        workers = self.view.players[self.seat].workers
        found = dict.fromkeys(self.view.built, 1 if IN_HAND in workers else FAR)
        ahead = [at for at in workers if at != IN_HAND]
        found.update(dict.fromkeys(ahead, 0))
        for steps in range(1, FAR):
            ahead = [near for at in ahead for near in self.view.ways[at] if found[near] > steps]
            found.update(dict.fromkeys(ahead, steps))
        return found

    def of_goods(self, goods: Goods) -> float:
        """Return what goods are worth."""
        found = self._holdings.get(goods)
        if found is None:
            number = sum(goods)
            a, b, c, d = goods
            e, f, g, h = self.goods
            found = a * e + b * f + c * g + d * h
            if number > self.goods_glut:
                found *= (number + self.goods_glut) / 2 / number
            self._holdings[goods] = found
        return found

    def place(self, area: str) -> float:
        """Return what a worker finds where he stands and near it: the three best uses, less what is further away."""
        if area == IN_HAND:
            return 0.0
        found = self._places.get(area)
        if found is None:
            uses = sorted(self._uses_from(area), reverse=True)[:3]
            found = self._places[area] = sum(uses)
        return found

    def _uses_from(self, area: str) -> Iterator[float]:
        seen, ahead, share = {area}, [area], 1.0
        for _ in range(4):
            for at in ahead:
                yield share * self.use(at)
            share *= self.w.distance
            ahead = list(dict.fromkeys(near for at in ahead for near in self.view.ways[at] if near not in seen))
            seen.update(ahead)

    def use(self, area: str) -> float:
        """Return what it is worth to use the building on an area, to one who has what it takes."""
        worth = self.worth(self.view.built[area])
        return worth if self.view.owners.get(area, self.seat) in (self.seat, self.view.neutral) else worth - self.given

    def worth(self, tile: str) -> float:
        """Return what it is worth to use a building, to one who has what it takes."""
        found = self._worths.get(tile)
        if found is None:
            building = self.view.scenario.buildings[tile]
            found = self._worths[tile] = worth_of_use(self.w, self.rounds, building)
        return found

    def owning(self, tile: str, area: str) -> float:
        """Return the points that others are expected to bring to the owner of a building in the rounds to come."""
        others = len(self.view.players) - 1
        building = self.view.scenario.buildings[tile]
        ways = len(self.view.ways.get(area, ())) or 2
        joined = min(1.5, 0.5 + self.w.joined * ways)
        visits, left = 0.0, self.rounds
        while left > 0:
            left -= 1
            visits += min(left + 1, 1.0) * min(
                self.w.most_visits, self.w.visit * max(0.0, worth_of_use(self.w, max(0.0, left), building))
            )
        return others * visits * joined


@lru_cache(maxsize=8192)
def worth_of_use(w: Weights, rounds: float, building: Building) -> float:
    """Return what it is worth to use a building, to one who has what it takes, while so many rounds are to come."""
    money, chip, good, opium = (at(weights, rounds) for weights in (w.money, w.chip, w.good, w.opium))
    goods = (good, good, good, opium)

    def worth(amounts: Amounts, each: float) -> float:
        fixed = sum(count * one for count, one in zip(amounts.goods, goods, strict=True))
        return fixed + (amounts.any + amounts.same) * each + money * amounts.money + amounts.vp

    risk = chip if building.illegal else 0.0
    if building.trades:
        return max(0.0, *(worth(t.gain, max(goods)) - worth(t.pay, min(goods)) for t in building.trades)) + risk
    return at(w.helper, rounds) / 2 if building.second_worker else 0.5


def at(weights: tuple[float, ...], rounds: float) -> float:
    """Return a weight when so many rounds are to come, mixed of those of the whole numbers around."""
    whole = int(rounds)
    low, high = weights[min(whole, len(weights) - 1)], weights[min(whole + 1, len(weights) - 1)]
    return low + (high - low) * (rounds - whole)
