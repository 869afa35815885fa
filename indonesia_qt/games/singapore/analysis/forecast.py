"""The end in sight: how many rounds follow, and who has still to play in this one."""

from __future__ import annotations

from indonesia_qt.games.singapore.rules.display import tiles_left
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.state import State

HUT_TILES = 0.5
"""So many tiles leave the game in a round on average, because nobody took them or the top of the stack was bought."""


def rounds_to_come(s: State, to_build: int | None = None) -> float:
    """Return how many rounds may be expected after the present one; less than 1 only if none follows for certain.

    So many tiles are still `to_build` in the present one; by default as many as flags lie, as after the lots. The top
    of the stack may be bought in each round, and a tile with the hut leaves the game when nobody takes it (S-RND-06,
    S-BLD-06, S-END-01).
    """
    after, needed = tiles_left(s) - (len(s.flagged) if to_build is None else to_build), s.tiles_of_round
    if after < needed:
        return 0.0
    return 1.0 + (after - needed) / (len(s.chips) + HUT_TILES)


def to_play(s: State) -> tuple[int, ...]:
    """Return the seats who have still to begin a turn in this round, in the order of their turns."""
    match s.stack:
        case [Round(stage="turns", turn=turn), *_]:
            return tuple(s.seats_from(s.raffles)[turn:])
        case [Round(stage="display" | "lots"), *_]:
            return tuple(s.seats_from(s.raffles))
    return ()
