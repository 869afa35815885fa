"""The course of a game in numbers, gathered from its events for charts and for the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.constants import (
    NEUTRAL_PLAYERS,
    NOTHING,
    OPIUM,
    START_MONEY,
    START_VP,
    Goods,
    only,
)
from indonesia_qt.games.singapore.rules.scenario import Scenario

Source = Literal["uses", "visits", "spaces"]
"""Where points come from: uses of buildings, others in one's own buildings, spaces gone back for money."""


class Holding(Struct, frozen=True):
    """What an owner has; the neutral colour has chips only."""

    points: int = START_VP
    money: int = START_MONEY
    goods: Goods = NOTHING
    chips: int = 0


class UseOfBuilding(Struct, frozen=True, gc=False):
    """A use of a building by `seat` in a round, after so many decisions as `at` says."""

    at: int
    round: int
    seat: int
    area: str
    building: str
    owner: int | None
    """None for a start building."""


class Raid(Struct, frozen=True, gc=False):
    """A raid in a round: who was caught, and what each of them paid in pounds."""

    at: int
    round: int
    caught: tuple[int, ...]
    paid: tuple[int, ...]


class Statistics:
    """The course of a game of so many players.

    By round, from the end of round 0, which is the starting round: `holdings` are those of each owner, `ends` how many
    decisions had been made. A game that goes on has one entry more, for the present. `sources` are each seat's points
    by where they come from; with the points of the beginning they are his points.
    """

    def __init__(self, scenario: Scenario, players: int, happened: Iterable[Sequence[Event]]) -> None:
        owners = players + (players == NEUTRAL_PLAYERS)
        self.holdings: list[list[Holding]] = []
        self.ends: list[int] = []
        self.uses: list[UseOfBuilding] = []
        self.raids: list[Raid] = []
        self.sources: list[Counter[Source]] = [Counter() for _ in range(players)]
        self.is_over = False
        self._now = [Holding() for _ in range(players)] + [Holding(points=0, money=0)] * (owners - players)
        self._buildings = scenario.buildings
        self._standing: dict[str, tuple[str, int | None]] = {
            area: (building.id, None)
            for area, building in zip(scenario.start, scenario.box.start_buildings, strict=True)
        }
        self._round = 0
        self._cause: Source = "uses"
        self._at = 0
        for self._at, events in enumerate(happened):
            for event in events:
                if isinstance(event, ev.RoundBegan | ev.GameEnded):
                    self._close_round()
                note = _NOTES.get(type(event))
                if note is not None:
                    note(self, event)
        if not self.is_over:
            self._close_round()

    @property
    def rounds(self) -> range:
        """The rounds that were begun, without the starting round."""
        return range(1, self._round + 1)

    def visits(self) -> Counter[str]:
        """Return how often each building was used by others than its owner, by its area."""
        return Counter(use.area for use in self.uses if use.owner not in (None, use.seat))

    def uses_by(self, seat: int) -> Counter[str]:
        """Return how often a player used each building, by its id."""
        return Counter(use.building for use in self.uses if use.seat == seat)

    def _close_round(self) -> None:
        self.holdings.append(self._now.copy())
        self.ends.append(self._at)

    def _use(self, seat: int, area: str) -> None:
        tile, owner = self._standing[area]
        self.uses.append(UseOfBuilding(self._at, self._round, seat, area, tile, owner))

    def _add(self, owner: int, points: int = 0, money: int = 0, goods: Goods = NOTHING, chips: int = 0) -> None:
        now = self._now[owner]
        self._now[owner] = Holding(now.points + points, now.money + money, now.goods.plus(goods), now.chips + chips)

    def _round_began(self, event: ev.RoundBegan) -> None:
        self._round = event.round

    def _ended(self, event: ev.GameEnded) -> None:  # noqa: ARG002
        self.is_over = True

    def _built(self, event: ev.Built) -> None:
        self._standing[event.area] = event.tile, event.owner
        self._add(event.owner, money=-event.price)

    def _bought(self, event: ev.TopBought | ev.RoadBuilt) -> None:
        self._add(event.seat, money=-event.price)

    def _sold_spaces(self, event: ev.SpacesSold) -> None:
        self._cause = "spaces"
        self._add(event.seat, money=event.money)

    def _reached_seal(self, event: ev.SealReached) -> None:
        self._add(event.seat, money=event.money)

    def _rewarded(self, event: ev.OwnerRewarded) -> None:  # noqa: ARG002
        self._cause = "visits"

    def _moved(self, event: ev.MarkerMoved) -> None:
        self.sources[event.seat][self._cause] += event.by
        self._cause = "uses"
        self._add(event.seat, points=event.by)

    def _exchanged(self, event: ev.Exchanged) -> None:
        self._used(event)
        goods = event.gain.minus(event.pay)
        self._add(event.seat, money=event.gained_money - event.paid_money, goods=goods)

    def _returned(self, event: ev.ChipsReturned) -> None:
        self._used(event)
        self._add(event.seat, chips=-event.chips)

    def _jumped(self, event: ev.WorkerJumped) -> None:
        """Note a use of the building where the worker stood, or else of the one where the player's other worker was."""
        jumps = [area for area, (tile, _) in self._standing.items() if self._buildings[tile].jump]
        self._use(event.seat, event.start if event.start in jumps else jumps[0])

    def _drawn(self, event: ev.ChipDrawn) -> None:
        if event.chip == "black":
            self._add(event.owner, chips=1)

    def _raided(self, event: ev.RaidBegan) -> None:
        self.raids.append(Raid(self._at, self._round, event.caught, ()))

    def _fined(self, event: ev.Fined) -> None:
        raid = self.raids[-1]
        self.raids[-1] = replace(raid, paid=(*raid.paid, event.money))
        self._add(event.seat, money=-event.money, chips=-event.chips, goods=NOTHING.minus(only(OPIUM, event.opium)))

    def _used(self, event: Used) -> None:
        self._use(event.seat, event.area)


Used = ev.Exchanged | ev.ChipsReturned | ev.HelperCalled | ev.StepsGained | ev.EffectLost

_NOTES: dict[type[Event], Callable[[Statistics, Any], None]] = {
    ev.RoundBegan: Statistics._round_began,
    ev.GameEnded: Statistics._ended,
    ev.Built: Statistics._built,
    ev.TopBought: Statistics._bought,
    ev.RoadBuilt: Statistics._bought,
    ev.SpacesSold: Statistics._sold_spaces,
    ev.SealReached: Statistics._reached_seal,
    ev.OwnerRewarded: Statistics._rewarded,
    ev.MarkerMoved: Statistics._moved,
    ev.Exchanged: Statistics._exchanged,
    ev.ChipsReturned: Statistics._returned,
    ev.HelperCalled: Statistics._used,
    ev.StepsGained: Statistics._used,
    ev.EffectLost: Statistics._used,
    ev.WorkerJumped: Statistics._jumped,
    ev.ChipDrawn: Statistics._drawn,
    ev.RaidBegan: Statistics._raided,
    ev.Fined: Statistics._fined,
}
