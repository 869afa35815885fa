"""The starting round (S-STA), with the neutral colour for two (S-DUO-02)."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, Process, Question, Reason, because
from indonesia_qt.games.singapore.rules.actions import Found
from indonesia_qt.games.singapore.rules.building import build, why_not_on_display
from indonesia_qt.games.singapore.rules.display import lay_out
from indonesia_qt.games.singapore.rules.lots import why_not_free
from indonesia_qt.games.singapore.rules.state import State


class StartingRound(Process[State], frozen=True):
    """The buildings with which the game starts; `turn` of them are built, -1 until the tiles are laid out."""

    turn: int = -1

    def resume(self, s: State, events: list[Event]) -> None:
        """Lay out the tiles, then ask for one building after the other."""
        turns = starting_turns(s)
        if self.turn < 0:
            if lay_out(s, len(turns), events):
                s.stack[-1] = StartingRound(0)
        elif self.turn < len(turns):
            s.stack[-1] = StartingRound(self.turn + 1)
            s.stack.append(FoundBuilding(*turns[self.turn]))
        else:
            s.stack.pop()


def starting_turns(s: State) -> list[tuple[int, int]]:
    """Return who builds in the starting round, and for which owner (S-STA-01, S-DUO-02).

    It goes counter-clockwise, the Raffles player last.
    """
    first, *others = s.seats_from(s.raffles)
    if s.neutral is None:
        return [(seat, seat) for seat in (*reversed(others), first)]
    [other] = others
    return [(other, other), (first, first), (first, s.neutral), (other, s.neutral)]


class FoundBuilding(Question[State], frozen=True):
    """Which tile a player builds on which lot for `owner`, himself or the neutral colour."""

    answers = (Found,)

    owner: int

    def lots(self, s: State) -> list[str]:
        """Return the free lots next to a start building or another player's; for neutral next to any building."""
        return [lot for lot in s.free_lots() if self._has_neighbour(s, lot)]

    def _has_neighbour(self, s: State, lot: str) -> bool:
        standing = [near for near in s.scenario.neighbours[lot] if near in s.built]
        return any(self.owner == s.neutral or s.owners.get(near) != self.owner for near in standing)

    def actions(self, s: State) -> Sequence[Action]:
        """Return each tile on each lot."""
        lots = self.lots(s)
        return [Found(tile, lot) for tile in s.display for lot in lots]

    def check(self, s: State, action: Found) -> Reason | None:
        """Refuse tiles that aren't there, lots that aren't free, and those without the right neighbour."""
        if reason := why_not_on_display(s, action.tile) or why_not_free(s, action.area, "S-STA-02"):
            return reason
        if self._has_neighbour(s, action.area):
            return None
        return because("S-STA-02", "Choose a lot next to a start building or to another player’s building.")

    def apply(self, s: State, action: Found, events: list[Event]) -> None:
        """Build it with its flag, its free road and maybe its chip (S-STA-03, S-STA-04)."""
        s.stack.pop()
        s.flags[self.owner] -= 1
        build(s, self.seat, self.owner, action.tile, action.area, events)
