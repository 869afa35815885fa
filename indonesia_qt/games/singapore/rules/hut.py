"""The hut (S-RND-06, S-RND-07): what becomes of the tiles that nobody has taken."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, Question, Reason
from indonesia_qt.games.singapore.rules.actions import KeepTile
from indonesia_qt.games.singapore.rules.building import why_not_on_display
from indonesia_qt.games.singapore.rules.events import HutPlaced, TileRemoved
from indonesia_qt.games.singapore.rules.state import State


def end_round(s: State, last: int, events: list[Event]) -> None:
    """Put the hut on the tile that is left; of two, `last` chooses unless one of them has the hut already."""
    if s.hut is not None:
        remove_tile(s, s.hut, events)
        s.hut = None
    if len(s.display) > 1:
        s.stack.append(ChooseHut(last))
    elif s.display:
        place_hut(s, s.display[0], events)


def remove_tile(s: State, tile: str, events: list[Event]) -> None:
    """Take a tile of the display out of the game."""
    s.display.remove(tile)
    s.removed.append(tile)
    events.append(TileRemoved(tile))


def place_hut(s: State, tile: str, events: list[Event]) -> None:
    """Put the hut on a tile of the display."""
    s.hut = tile
    events.append(HutPlaced(tile))


class ChooseHut(Question[State], frozen=True):
    """Which of the two tiles left gets the hut; the other one leaves the game."""

    answers = (KeepTile,)

    def actions(self, s: State) -> Sequence[Action]:
        """Return both tiles."""
        return [KeepTile(tile) for tile in s.display]

    def check(self, s: State, action: KeepTile) -> Reason | None:
        """Refuse what isn't on display."""
        return why_not_on_display(s, action.tile)

    def apply(self, s: State, action: KeepTile, events: list[Event]) -> None:
        """Remove the other one and put the hut on this."""
        s.stack.pop()
        [other] = (tile for tile in s.display if tile != action.tile)
        remove_tile(s, other, events)
        place_hut(s, action.tile, events)
