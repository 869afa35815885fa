"""What may follow from a position, remembered: those who play on come to the same positions again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from indonesia_qt.games.indonesia.bots.board import board_of
from indonesia_qt.games.indonesia.bots.evaluate import Outlook, outlook
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, Auction, Mergers, RaiseBid
from indonesia_qt.games.indonesia.rules.state import State

POSITIONS = 2_000
"""How many positions are remembered with what may follow."""
MERGING = Mergers, AnnounceMerger, Auction, RaiseBid
"""Where a merger leads doesn't depend on whose turn it is to announce one, nor on what was bid so far."""


class Foresight:
    """What is known of the positions that may follow from `s`, where nothing is hidden.

    Cards of later eras and bids that were made don't matter: no such card is played before the next year, and positions
    there aren't remembered. `pace` is that of the weights by which it will be valued.
    """

    def __init__(self, s: State, pace: float) -> None:
        self.s, self.pace = s, pace
        self._known = _known(_value_of(s), pace)

    def after(self, way: Hashable, follow: Callable[[], State]) -> tuple[Outlook, State | None]:
        """Return the outlook after a `way` to go on, and if it wasn't known the position, which `follow` returns.

        A way leads from equal positions to equal ones.
        """
        if way in self._known:
            return self._known[way], None
        position = follow()
        found = outlook(position, self.pace)
        if position.year == self.s.year:
            self._known[way] = found
        return found, position


@lru_cache(maxsize=POSITIONS)
def _known(position: Hashable, pace: float) -> dict[Hashable, Outlook]:  # noqa: ARG001 - they are the key
    return {}


def _value_of(s: State) -> Hashable:
    """A position as a value, without later eras' cards, bids and what follows from the rest."""
    players = [
        (p.cash, p.bank, p.earnings, p.slots, p.mergers, p.expansion, p.bid, tuple(p.companies), p.cards[s.era])
        for p in s.players
    ]
    return (
        board_of(s),
        s.options,
        s.year,
        tuple(players),
        tuple(s.stones),
        tuple(s.received.items()),
        tuple(s.deeds),
        frozenset(s.operated),
        frozenset(s.merged),
        tuple([frame for frame in s.stack if not isinstance(frame, MERGING)]),
    )
