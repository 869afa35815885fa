"""Illegal buildings and raids (S-RAI): a chip is drawn, and a white one is a raid."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Chance, Event
from indonesia_qt.games.singapore.rules.actions import DrawChip
from indonesia_qt.games.singapore.rules.constants import NOTHING, OPIUM, WHITE_CHIPS, only
from indonesia_qt.games.singapore.rules.events import ChipDrawn, Fined, RaidBegan
from indonesia_qt.games.singapore.rules.payment import charge
from indonesia_qt.games.singapore.rules.state import State

BLACK, WHITE = DrawChip("black"), DrawChip("white")


class Bag(Chance[State], frozen=True):
    """A chip that `drawer` draws from the bag for `owner`, who may be the neutral colour (S-RAI-01)."""

    answers = (DrawChip,)

    drawer: int
    owner: int

    def outcomes(self, s: State) -> Sequence[tuple[Action, int]]:
        """Return both colours, each as often as it is in the bag; a white one always is (S-RAI-04)."""
        return [(BLACK, s.black), (WHITE, WHITE_CHIPS)] if s.black else [(WHITE, WHITE_CHIPS)]

    def is_final(self, s: State) -> bool:
        """Return whether it can't be taken back (S-SEC-02)."""
        return s.options.chance == "final"

    def apply(self, s: State, action: DrawChip, events: list[Event]) -> None:
        """Lay a black chip before its owner, or hold a raid and return the white chip to the bag."""
        s.stack.pop()
        events.append(ChipDrawn(self.drawer, self.owner, action.chip))
        if action.chip == "black":
            s.black -= 1
            s.chips[self.owner] += 1
        else:
            raid(s, self.drawer, events)


def raid(s: State, drawer: int, events: list[Event]) -> None:
    """Catch whoever has the largest sum of chips and opium, and all who tie (S-RAI-02)."""
    opium = tuple(player.goods.opium for player in s.players)
    sums = tuple(chips + shown for chips, shown in zip(s.chips, (*opium, 0), strict=False))
    largest = max(sums)
    # neutral, which pays nothing, is last
    clockwise = [*s.seats_from(drawer), *range(len(s.players), len(s.chips))]
    caught = [owner for owner in clockwise if sums[owner] == largest > 0]
    events.append(RaidBegan(opium, sums, tuple(caught)))
    for owner in caught:
        _fine(s, owner, sums[owner], events)


def _fine(s: State, owner: int, amount: int, events: list[Event]) -> None:
    """Take money, chips and half of the opium from one who is caught; neutral has chips only (S-RAI-03, S-DUO-04)."""
    paid, seized = 0, NOTHING
    if owner != s.neutral:
        paid = charge(s, owner, amount, events)
        player = s.players[owner]
        seized = only(OPIUM, (player.goods.opium + 1) // 2)
        player.goods = player.goods.minus(seized)
    chips = s.chips[owner]
    s.chips[owner] = 0
    s.black += chips
    if s.supply is not None:
        s.supply = s.supply.plus(seized)
    events.append(Fined(owner, paid, chips, seized.opium))
