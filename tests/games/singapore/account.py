# ruff: noqa: N802 - named after the events
"""A plain account of a game, kept from its events alone, as somebody would who writes down what he hears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.constants import GOODS
from indonesia_qt.games.singapore.rules.state import State


class Account:
    """What each player and the board have by the events so far; it begins with the set-up that the rules tell."""

    def __init__(self, s: State) -> None:
        players, owners = len(s.players), len(s.chips)
        self.money, self.vp = [5] * players, [5] * players
        self.goods: list[Counter[str]] = [Counter() for _ in range(players)]
        self.pile = list(s.markers)
        self.chips, self.flags, self.black = [0] * owners, [14] * owners, 16
        self.workers = [[""] for _ in range(players)]
        self.built, self.owner = dict(s.built), dict[str, int]()
        self.flagged, self.roads = dict[str, int](), set[frozenset[str]]()
        self.display, self.top, self.hut, self.gone = list[str](), None, None, set[str]()
        self.starting = True

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            getattr(self, f"_{type(event).__name__}")(event)

    def agree_with(self, s: State) -> None:
        """Check that a position is as the account has it."""
        for seat, player in enumerate(s.players):
            assert (player.money, player.vp) == (self.money[seat], self.vp[seat])
            assert {good: n for good, n in zip(GOODS, player.goods, strict=True) if n} == +self.goods[seat]
            assert list(player.workers) == self.workers[seat]
        assert (s.markers, s.chips, s.flags, s.black) == (self.pile, self.chips, self.flags, self.black)
        assert (s.built, s.owners, s.flagged) == (self.built, self.owner, self.flagged)
        assert {frozenset(road) for road in s.roads} == self.roads
        assert s.roads_left == 55 - len(self.roads)
        assert (s.display, s.top, s.hut, set(s.removed)) == (self.display, self.top, self.hut, self.gone)

    def _TileTurned(self, event: ev.TileTurned) -> None:
        assert self.top is None
        self.top = event.tile

    def _TileLaidOut(self, event: ev.TileLaidOut) -> None:
        assert event.tile == self.top
        self.display.append(event.tile)
        self.top = None

    def _RoundBegan(self, event: ev.RoundBegan) -> None:
        self.starting = False
        fewest = min(self.vp)
        assert event.seat == next(seat for seat in self.pile if self.vp[seat] == fewest)

    def _FlagPlaced(self, event: ev.FlagPlaced) -> None:
        self.flags[event.owner] -= 1
        self.flagged[event.area] = event.owner

    def _TopBought(self, event: ev.TopBought) -> None:
        self.money[event.seat] -= event.price
        self.display.append(event.tile)
        self.top = None

    def _Built(self, event: ev.Built) -> None:
        self.display.remove(event.tile)
        if self.hut == event.tile:
            self.hut = None
        if self.starting:
            self.flags[event.owner] -= 1
        else:
            assert self.flagged.pop(event.area) == event.owner
        self.built[event.area], self.owner[event.area] = event.tile, event.owner
        if event.price:
            self.money[event.owner] -= event.price

    def _PaymentWaived(self, event: ev.PaymentWaived) -> None:
        assert event.amount > 0
        assert self.vp[event.seat] == 0

    def _SpacesSold(self, event: ev.SpacesSold) -> None:
        assert event.money == 2 * event.spaces
        self.money[event.seat] += event.money

    def _RoadBuilt(self, event: ev.RoadBuilt) -> None:
        assert frozenset((event.a, event.b)) not in self.roads
        self.roads.add(frozenset((event.a, event.b)))
        self.money[event.seat] -= event.price

    def _NoRoadLeft(self, event: ev.NoRoadLeft) -> None:  # noqa: ARG002
        assert len(self.roads) == 55

    def _WorkerEntered(self, event: ev.WorkerEntered) -> None:
        workers = self.workers[event.seat]
        workers[workers.index("")] = event.area

    def _WorkerMoved(self, event: ev.WorkerMoved) -> None:
        assert self.workers[event.seat][event.worker] == event.start
        self.workers[event.seat][event.worker] = event.area

    _WorkerJumped = _WorkerMoved

    def _Exchanged(self, event: ev.Exchanged) -> None:
        self.money[event.seat] += event.gained_money - event.paid_money
        self.goods[event.seat].update(dict(zip(GOODS, event.gain, strict=True)))
        self.goods[event.seat].subtract(dict(zip(GOODS, event.pay, strict=True)))

    def _ChipsReturned(self, event: ev.ChipsReturned) -> None:
        self.chips[event.seat] -= event.chips
        self.black += event.chips

    def _HelperCalled(self, event: ev.HelperCalled) -> None:
        self.workers[event.seat].append("")

    def _StepsGained(self, event: ev.StepsGained) -> None:
        assert self.workers[event.seat][event.worker] == event.area

    def _EffectLost(self, event: ev.EffectLost) -> None:
        assert str(event.reason)

    def _OwnerRewarded(self, event: ev.OwnerRewarded) -> None:
        assert self.owner[event.area] == event.seat

    def _MarkerMoved(self, event: ev.MarkerMoved) -> None:
        self.vp[event.seat] += event.by
        assert event.vp == self.vp[event.seat]
        self.pile.remove(event.seat)
        self.pile.append(event.seat)

    def _SealReached(self, event: ev.SealReached) -> None:
        self.money[event.seat] += event.money

    def _ChipDrawn(self, event: ev.ChipDrawn) -> None:
        if event.chip == "black":
            self.chips[event.owner] += 1
            self.black -= 1

    def _RaidBegan(self, event: ev.RaidBegan) -> None:
        assert list(event.opium) == [goods["opium"] for goods in self.goods]
        assert list(event.sums) == [n + opium for n, opium in zip(self.chips, (*event.opium, 0), strict=False)]

    def _Fined(self, event: ev.Fined) -> None:
        assert event.chips == self.chips[event.seat]
        self.chips[event.seat] = 0
        self.black += event.chips
        if event.seat < len(self.money):
            self.money[event.seat] -= event.money
            self.goods[event.seat]["opium"] -= event.opium

    def _TurnEnded(self, event: ev.TurnEnded) -> None:
        pass

    def _HutPlaced(self, event: ev.HutPlaced) -> None:
        assert event.tile in self.display
        self.hut = event.tile

    def _TileRemoved(self, event: ev.TileRemoved) -> None:
        self.display.remove(event.tile)
        self.gone.add(event.tile)
        if self.hut == event.tile:
            self.hut = None

    def _GameEnded(self, event: ev.GameEnded) -> None:
        assert list(event.vp) == self.vp
        best = max(self.vp)
        assert event.winner == next(seat for seat in self.pile if self.vp[seat] == best)
