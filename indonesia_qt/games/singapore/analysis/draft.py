"""Moves of a turn that aren't played yet: which of them the rules allow one after another, and where they lead."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from indonesia_qt.core.flow import Action, Pass, Reason, step
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
    `refusal` is why the rules refused the first of the actions that were left out; None where they refused none.
    """

    moves: tuple[DraftedMove, ...]
    view: State
    asked: PlayTurn | None
    refusal: Reason | None = None

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
    refusal: Reason | None = None
    for action in actions:
        if not is_open:
            break
        if reason := now.check(after, action):  # type: ignore[arg-type]
            refusal = refusal or reason
            continue
        moves.append(DraftedMove(action, after, now))
        if isinstance(action, Pass):  # who is next, and what is turned up then, isn't the draft's business
            is_open = False
            break
        after = after.copy()
        step(after, action, [])
        following = after.stack[-1]
        is_open = isinstance(following, PlayTurn)
        if isinstance(following, PlayTurn):
            now = following
    return Draft(tuple(moves), after, now if is_open else None, refusal)


def moved(actions: Sequence[Action], number: int, to: int) -> tuple[Action, ...]:
    """Return the actions with one of them in another place; both numbers count from 0."""
    others = [*actions[:number], *actions[number + 1 :]]
    return (*others[:to], actions[number], *others[to:])
