"""How likely each seat is to win, judged by what it has and the turns that it has still to play."""

from __future__ import annotations

import math

from msgspec.structs import replace

from indonesia_qt.games.singapore.analysis.forecast import rounds_to_come, to_play
from indonesia_qt.games.singapore.bots.evaluate import Judge, Weights
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.games.singapore.rules.victory_track import ranking

TURN = 6.0
"""So many points a turn is worth that a seat has still to play in this round."""
SPREAD, MORE_SPREAD, LAST_SPREAD = 12.0, 2.0, 4.0
"""By so many points a forecast is off at the beginning of the last round, more for each round that follows, and less
at the end of the last."""
TYPICAL_MONEY, TYPICAL_GOODS = 12, Goods(3, 3, 2, 0)
"""What a seat has that shows neither money nor goods."""


def chances_to_win(s: State, w: Weights) -> tuple[float, ...]:
    """Return each seat's chance to win, which sum to 1; of a game that is over the winner has the whole.

    Of a view what is hidden is taken to be what players usually have.
    """
    if not s.stack:
        first = ranking(s)[0]
        return tuple(float(seat == first) for seat in range(len(s.players)))
    return chances_by(forecasts(s, w), spread(s))


def supposed(view: State) -> State:
    """Return a position in which those who show neither money nor goods have what players usually have."""
    return replace(
        view,
        players=[
            replace(player, money=TYPICAL_MONEY + player.money, goods=TYPICAL_GOODS.plus(player.goods), secret=False)
            if player.secret
            else player
            for player in view.players
        ],
    )


def forecasts(s: State, w: Weights) -> list[float]:
    """Return what each seat has and may still get in this round, in points."""
    return [points + TURN * turns for points, turns in zip(standings(s, w), turns_left(s), strict=True)]


def standings(s: State, w: Weights) -> list[float]:
    """Return what each seat has, in points; with a turn to play in this round it can still make use of more."""
    open_, rounds = supposed(s), rounds_after(s)
    return [Judge(open_, seat, w, rounds + turns).standing() for seat, turns in enumerate(turns_left(s))]


def rounds_after(s: State) -> float:
    """Return how many rounds may be expected after the present one, also before its flags lie."""
    match s.stack:
        case [Round(stage="display" | "lots"), *_]:
            return rounds_to_come(s, len(s.chips))
    return rounds_to_come(s)


def turns_left(s: State) -> list[float]:
    """Return how much of a turn each seat has still to play in this round."""
    found = [0.0] * len(s.players)
    for seat in to_play(s):
        found[seat] += 1
    for frame in s.stack:
        if isinstance(frame, PlayTurn):
            found[frame.seat] += frame.actions_left / 3
    return found


def spread(s: State) -> float:
    """Return by how many points forecasts of a position are off."""
    return spread_by(rounds_after(s), sum(turns_left(s)) / len(s.players))


def spread_by(
    rounds: float, turns: float, before: float = SPREAD, more: float = MORE_SPREAD, last: float = LAST_SPREAD
) -> float:
    """Return by how many points forecasts are off when so many rounds follow and such a part of turns is to be played.

    >>> spread_by(0.0, 0.0) == LAST_SPREAD
    True
    """
    if rounds:
        return before + more * rounds
    return last + (before - last) * min(1.0, turns)


def chances_by(points: list[float], spread: float) -> tuple[float, ...]:
    """Return the chances by forecasts of the points that are off by `spread`.

    >>> chances_by([50.0, 50.0], 8.0)
    (0.5, 0.5)
    """
    most = max(points)
    parts = [math.exp((one - most) / spread) for one in points]
    return tuple(part / sum(parts) for part in parts)
