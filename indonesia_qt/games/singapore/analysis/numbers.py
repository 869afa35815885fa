"""What learning programs get: positions as numbers, and everything that can be chosen, each by a number of its own."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from itertools import product
from typing import Any

from indonesia_qt.core.definition import MOST
from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.constants import BLACK_CHIPS, GOODS, Goods, mixes, only
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.scenario import Scenario
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn

QUESTIONS: tuple[type[Question[Any]], ...] = (FoundBuilding, ChooseLot, ChooseTile, JoinBuilding, PlayTurn, ChooseHut)
TABLE = (
    "round",
    "holdings are open",
    "supply is limited",
    "chips are drawn before",
    "roads left",
    "black chips in the bag",
    *(f"supply of {good}" for good in GOODS),
    *(f"question {kind.__name__}" for kind in QUESTIONS),
    "owner concerned",
    "steps",
    "actions left",
    "walker",
    "extra steps",
    "owes a worker",
    "is last of the round",
)
SEAT = ("is asked", "has the Raffles stone", "points", "place in pile", "seals", "money", "is secret", *GOODS)
OWNER = ("chips", "flags")
AREA = ("building", "owner", "flag", "price", "joins")
UNSEEN, TOP, HUT, REMOVED, BUILT = range(5)
"""Where a tile is; on display without the hut it is above these, in the order in which it was drawn."""


def is_truth(name: str) -> bool:
    """Return whether a number of this name says that something is true."""
    return name.startswith(("question ", "road ")) or name.endswith(
        (" used", " joins", "is secret", "is asked", "stone")
    )


class SingaporeNumbers:
    """The numbers for a scenario and so many players; seats are counted from the one that looks on.

    An owner is the number of his seat and 1, the neutral colour that after all seats, 0 nobody; a building its place in
    the list of tiles and 1.
    """

    def __init__(self, scenario: Scenario, players: int, seats: int) -> None:
        self.scenario, self.players, self.seats = scenario, players, seats
        self.areas, self.tiles, self.roads = list(scenario.neighbours), list(scenario.buildings), list(scenario.roads)
        self.names: Sequence[str] = list(self._names())
        self.bounds: Sequence[tuple[float, float]] = [(0.0, 1.0 if is_truth(name) else MOST) for name in self.names]
        self.choices: Sequence[str] = list(dict.fromkeys(self._choices()))
        self._number = {choice: number for number, choice in enumerate(self.choices)}

    def _names(self) -> Iterator[str]:
        yield from TABLE
        yield from (f"seat +{seat} {what}" for seat in range(self.seats) for what in SEAT)
        yield from (f"seat +{seat} worker {n}" for seat in range(self.seats) for n in range(2))
        owners = [*(f"owner +{seat}" for seat in range(self.seats)), "neutral"]
        yield from (f"{owner} {what}" for owner in owners for what in OWNER)
        yield from (f"area {area} {what}" for area in self.areas for what in AREA)
        yield from (f"tile {tile} {what}" for tile in self.tiles for what in ("where", "used"))
        yield from (f"road {a} {b}" for a, b in self.roads)

    def _choices(self) -> Iterator[str]:
        buildings = self.scenario.buildings.values()
        yield from ("pass", "buy the top")
        for what in ("build", "found", "hut", "use"):
            yield from (f"{what} {tile}" for tile in self.tiles)
        for what in ("on", "flag", "join", "enter", "step 0", "step 1", "worker 0 to", "worker 1 to"):
            yield from (f"{what} {area}" for area in self.areas)
        yield from (f"chips {chips}" for chips in range(1, BLACK_CHIPS + 1))
        yield from (f"trade {building.id} {n}" for building in buildings for n in range(len(building.trades)))
        yield from ("pay {} {} {} {}".format(*goods) for goods in self._vectors("pay"))
        yield from ("gain {} {} {} {}".format(*goods) for goods in self._vectors("gain"))
        yield from (f"road {a} {b}" for a, b in self.roads)

    def _vectors(self, side: str) -> Iterator[Goods]:
        """All goods that can be paid or gained at once; of a limited supply less may be gained than a trade says."""
        trades = [trade for building in self.scenario.buildings.values() for trade in building.trades]
        for amounts in (getattr(trade, side) for trade in trades):
            chosen = [only(good, amounts.same) for good in range(len(GOODS))] if amounts.same else mixes(amounts.any)
            for goods in map(amounts.goods.plus, chosen):
                yield from (Goods(*part) for part in product(*(range(n + 1) for n in goods)))

    def write(self, view: State, seat: int, into: MutableSequence[float]) -> None:
        """Write the numbers of a view that `seat` has into a sequence of zeros that is long enough."""
        for place, number in enumerate(self._numbers(view, seat)):
            into[place] = number

    def _numbers(self, view: State, seat: int) -> Iterator[float]:
        asked = view.stack[-1] if view.stack else None
        yield from (view.round, view.options.holdings == "open", view.supply is not None, view.options.chip == "before")
        yield from (view.roads_left, view.black, *(view.supply or Goods()))
        yield from (isinstance(asked, kind) for kind in QUESTIONS)
        yield self._owner(getattr(asked, "owner", None), seat)
        yield from (
            getattr(asked, field, 0) for field in ("steps", "actions_left", "walker", "extra", "owes_worker", "last")
        )
        seats = [(seat + n) % self.players for n in range(self.players)]
        place = {area: n for n, area in enumerate(self.areas, 1)}
        empty = self.seats - self.players
        for n in seats:
            player = view.players[n]
            yield from (asked is not None and asked.seat == n, view.raffles == n, player.vp, view.markers.index(n))
            yield from (player.seals, player.money, player.secret, *player.goods)
        yield from [0] * (empty * len(SEAT))
        for n in seats:
            yield from (place.get(at, 0) for at in (*view.players[n].workers, "")[:2])
        yield from [0] * (empty * 2)
        for owner in (*seats, *[None] * empty, view.neutral):
            yield from (0, 0) if owner is None else (view.chips[owner], view.flags[owner])
        number = {tile: n for n, tile in enumerate(self.tiles, 1)}
        joined = getattr(asked, "area", None)
        for area in self.areas:
            yield number.get(view.built.get(area, ""), 0)
            yield self._owner(view.owners.get(area), seat)
            yield self._owner(view.flagged.get(area), seat)
            yield from (view.prices.get(area, 0), area == joined)
        where = self._where(view)
        used = getattr(asked, "used", ())
        for tile in self.tiles:
            yield from (where[tile], tile in used)
        laid = set(view.roads)
        yield from (road in laid for road in self.roads)

    def _owner(self, owner: int | None, seat: int) -> int:
        if owner is None:
            return 0
        return 1 + ((owner - seat) % self.players if owner < self.players else self.seats)

    def _where(self, view: State) -> dict[str, int]:
        """Where each tile is; those on display count up in their order."""
        where = dict.fromkeys(self.tiles, UNSEEN)
        where.update(dict.fromkeys(view.removed, REMOVED), **dict.fromkeys(view.built.values(), BUILT))
        if view.top is not None:
            where[view.top] = TOP
        for n, tile in enumerate(view.display):
            where[tile] = BUILT + 1 + n if tile != view.hut else HUT
        return where

    def parts(self, action: Action, seat: int) -> tuple[int, ...]:  # noqa: ARG002
        """Return the choices that make an answer, in the order in which they are made."""
        return tuple(self._number[choice] for choice in _choices_of(action))


def _choices_of(action: Action) -> tuple[str, ...]:  # noqa: C901 - a case for each action
    match action:
        case Pass():
            return ("pass",)
        case act.BuildTop():
            return ("buy the top",)
        case act.Build(tile=tile):
            return (f"build {tile}",)
        case act.Found(tile=tile, area=area):
            return f"found {tile}", f"on {area}"
        case act.KeepTile(tile=tile):
            return (f"hut {tile}",)
        case act.PlaceFlag(area=area):
            return (f"flag {area}",)
        case act.Join(area=area):
            return (f"join {area}",)
        case act.Enter(area=area):
            return (f"enter {area}",)
        case act.Step(worker=worker, area=area):
            return (f"step {worker} {area}",)
        case act.Exchange(building=building, trade=trade, pay=pay, gain=gain):
            return f"trade {building} {trade}", "pay {} {} {} {}".format(*pay), "gain {} {} {} {}".format(*gain)
        case act.ReturnChips(building=building, chips=chips):
            return f"use {building}", f"chips {chips}"
        case act.Jump(building=building, worker=worker, area=area):
            return f"use {building}", f"worker {worker} to {area}"
        case act.CallHelper(building=building) | act.Walk(building=building):
            return (f"use {building}",)
        case act.BuildRoad(a=a, b=b):
            return (f"road {min(a, b)} {max(a, b)}",)
    raise ValueError(action)
