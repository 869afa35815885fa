"""Moves of a turn that aren't played yet: which of them the rules allow one after another, and where they lead."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from indonesia_qt.core.flow import Action, Pass, step
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn


class DraftedMove(Struct, frozen=True, eq=False):
    """A move, the position in which it would be played, and the question that it would answer."""

    action: Action
    view: State
    asked: PlayTurn


class Draft(Struct, frozen=True, eq=False):
    """The moves, the position after them, and the question there.

    There is no question after the end of the turn, and none after a use that draws a chip: nobody knows what follows.
    """

    moves: tuple[DraftedMove, ...]
    view: State
    asked: PlayTurn | None

    @property
    def actions(self) -> tuple[Action, ...]:
        """The moves alone."""
        return tuple(move.action for move in self.moves)


def draft(view: State, asked: PlayTurn, actions: Sequence[Action]) -> Draft:
    """Return the draft of these actions; those that can't be played after the ones before them are left out.

    The view isn't changed.
    """
    moves: list[DraftedMove] = []
    after, now = view, asked
    is_open = True
    for action in actions:
        if not is_open or now.check(after, action) is not None:  # type: ignore[arg-type]
            continue
        moves.append(DraftedMove(action, after, now))
        if isinstance(action, Pass):  # who is next, and what is turned up then, isn't the draft's business
            is_open = False
            continue
        after = after.copy()
        step(after, action, [])
        following = after.stack[-1]
        is_open = isinstance(following, PlayTurn)
        if isinstance(following, PlayTurn):
            now = following
    return Draft(tuple(moves), after, now if is_open else None)


def moved(view: State, asked: PlayTurn, actions: Sequence[Action], number: int, by: int) -> tuple[Action, ...] | None:
    """Return the actions with one of them a place earlier or later; None where the rules don't allow all of them so.

    `number` counts from 0, `by` is -1 or 1.
    """
    other = number + by
    if not 0 <= other < len(actions):
        return None
    swapped = list(actions)
    swapped[number], swapped[other] = swapped[other], swapped[number]
    return tuple(swapped) if len(draft(view, asked, swapped).moves) == len(actions) else None
