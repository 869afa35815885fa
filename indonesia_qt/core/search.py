"""Search in any game: positions are copied, completed, played out, and written as JSON.

A bot that searches gets a view. `sampled` makes a position of it that the viewer must reckon with, `clone` copies it,
`play_to_end` plays it to its end, and `outcomes` lists what chance may decide. `to_json` and `from_json` carry
positions and views to other programs.

>>> from random import Random
>>> from indonesia_qt.core.flow import question, settle
>>> from indonesia_qt.library import load_map
>>> played_on = load_map("lagoon")
>>> game = played_on.game
>>> s = game.start(game.new_setup(played_on.definition.options(), players=2, seed=1))
>>> settle(s, [])
>>> supposed = sampled(game, game.view(s, seat=0), Random(1))
>>> play_to_end(supposed, Random(1))
>>> question(supposed) is None
True
>>> from_json(game, to_json(game, s)) == s
True
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from indonesia_qt.core.flow import Action, Chance, Event, carry_out, draw, question
from indonesia_qt.core.game import Game, S


def clone(s: S) -> S:
    """Return a position that can be changed without changing this one."""
    copy: S = s.copy()
    return copy


def sampled(game: Game[S], view: S, chance: Random) -> S:
    """Return a position in which all that a view hides is drawn with `chance`, so that it can be played on."""
    return game.sampled(view, chance)


def play_to_end(s: S, chance: Random) -> None:
    """Play a position on to the end of the game, which changes it: every answer is drawn with `chance`."""
    events: list[Event] = []
    while (asked := question(s)) is not None:
        if isinstance(asked, Chance):
            answer = draw(asked, s, chance)
        else:
            actions = asked.actions(s)
            answer = actions[chance.randrange(len(actions))]
        carry_out(s, answer, events)
        events.clear()


def outcomes(s: S) -> Sequence[tuple[Action, float]]:
    """Return what chance may decide now, each with its probability; nothing where a player decides."""
    asked = question(s)
    if not isinstance(asked, Chance):
        return ()
    weighed = asked.outcomes(s)
    total = sum(weight for _, weight in weighed)
    return [(outcome, weight / total) for outcome, weight in weighed]


def to_json(game: Game[S], s: S) -> bytes:
    """Return a position or a view as JSON, without what is the same in all positions on the map."""
    return game.positions.encode(s)


def from_json(game: Game[S], data: bytes) -> S:
    """Return the position or view that was written. Raises `ValueError` with the place and the reason.

    The types of all values are checked, but not whether play can lead to the position.
    """
    return game.positions.decode(data)
