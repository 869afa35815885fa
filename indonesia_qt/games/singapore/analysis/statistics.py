"""The course of a game in numbers, gathered from its events for charts and for the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

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
                self._follow(event)
                self._note_use(event)
                self._count(event)
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

    def _add(self, owner: int, points: int = 0, money: int = 0, goods: Goods = NOTHING, chips: int = 0) -> None:
        now = self._now[owner]
        self._now[owner] = Holding(now.points + points, now.money + money, now.goods.plus(goods), now.chips + chips)

    def _follow(self, event: Event) -> None:
        """Note how the game goes on: rounds, buildings, raids, and where points come from."""
        match event:
            case ev.RoundBegan():
                self._round = event.round
            case ev.GameEnded():
                self.is_over = True
            case ev.Built():
                self._standing[event.area] = event.tile, event.owner
            case ev.SpacesSold():
                self._cause = "spaces"
            case ev.OwnerRewarded():
                self._cause = "visits"
            case ev.MarkerMoved():
                self.sources[event.seat][self._cause] += event.by
                self._cause = "uses"
            case ev.RaidBegan():
                self.raids.append(Raid(self._at, self._round, event.caught, ()))
            case ev.Fined():
                raid = self.raids[-1]
                self.raids[-1] = replace(raid, paid=(*raid.paid, event.money))

    def _count(self, event: Event) -> None:
        """Add what changes to the holdings."""
        match event:
            case ev.Built():
                self._add(event.owner, money=-event.price)
            case ev.TopBought() | ev.RoadBuilt():
                self._add(event.seat, money=-event.price)
            case ev.SpacesSold() | ev.SealReached():
                self._add(event.seat, money=event.money)
            case ev.MarkerMoved():
                self._add(event.seat, points=event.by)
            case ev.Exchanged(pay=pay, gain=gain):
                self._add(event.seat, money=event.gained_money - event.paid_money, goods=gain.minus(pay))
            case ev.ChipsReturned():
                self._add(event.seat, chips=-event.chips)
            case ev.ChipDrawn(chip="black"):
                self._add(event.owner, chips=1)
            case ev.Fined(opium=opium):
                self._add(event.seat, money=-event.money, chips=-event.chips, goods=NOTHING.minus(only(OPIUM, opium)))

    def _note_use(self, event: Event) -> None:
        """Note a use; of a jump, that of the building where the worker stood, or else where the player's other was."""
        if isinstance(event, ev.WorkerJumped):
            jumps = [area for area, (tile, _) in self._standing.items() if self._buildings[tile].jump]
            area = event.start if event.start in jumps else jumps[0]
        elif isinstance(event, ev.Exchanged | ev.ChipsReturned | ev.HelperCalled | ev.StepsGained | ev.EffectLost):
            area = event.area
        else:
            return
        tile, owner = self._standing[area]
        self.uses.append(UseOfBuilding(self._at, self._round, event.seat, area, tile, owner))
