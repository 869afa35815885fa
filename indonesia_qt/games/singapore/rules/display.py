"""The stack of tiles and the display (S-SET-02, S-RND-03)."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Chance, Event
from indonesia_qt.games.singapore.rules.actions import Turned
from indonesia_qt.games.singapore.rules.events import TileLaidOut, TileTurned
from indonesia_qt.games.singapore.rules.state import State


class TurnTile(Chance[State], frozen=True):
    """The next tile of the stack, which becomes its top: any of those left of I, then of II, then of III."""

    answers = (Turned,)

    def outcomes(self, s: State) -> Sequence[tuple[Action, int]]:
        """Return each tile that it can be."""
        buildings = s.scenario.buildings
        stack = buildings[s.unseen[0]].stack
        return [(Turned(tile), 1) for tile in s.unseen if buildings[tile].stack == stack]

    def is_final(self, s: State) -> bool:
        """Return whether it can't be taken back (S-SEC-02)."""
        return s.options.chance == "final"

    def apply(self, s: State, action: Turned, events: list[Event]) -> None:
        """Show it to all."""
        s.stack.pop()
        s.unseen.remove(action.tile)
        s.top = action.tile
        events.append(TileTurned(action.tile))


def lay_out(s: State, number: int, events: list[Event]) -> bool:
    """Lay out tiles until there are so many; return whether they are there and the next top is seen.

    When not, chance has to turn the next tile first. There must be as many.
    """
    while len(s.display) < number:
        if s.top is None:
            s.stack.append(TurnTile())
            return False
        s.display.append(s.top)
        events.append(TileLaidOut(s.top))
        s.top = None
    if s.top is None and s.unseen:
        s.stack.append(TurnTile())
        return False
    return True


def tiles_left(s: State) -> int:
    """Return how many tiles are on display or in the stack."""
    return len(s.display) + (s.top is not None) + len(s.unseen)
