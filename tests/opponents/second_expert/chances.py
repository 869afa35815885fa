"""How likely each seat is to win, judged by two forecasts of its money at the end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul

import msgspec
from msgspec import Struct

from tests.opponents.second_expert.engine import State, final_money
from tests.opponents.second_expert.evaluate import FEATURES, Outlook, outlook, weights_for

FORECASTS = "expert", "hard"
"""Whose weights forecast the final money; those of the first say how many years are to come, too."""
LEAST_MONEY = 100.0
"""Rupiah that each seat is thought to have at the end on average, at the least."""
TEMPO = FEATURES.index("tempo")


class Odds(Struct, frozen=True, forbid_unknown_fields=True):
    """What the forecasts count, in natural logarithms of the chances, and how that was found.

    The first number of each of `FORECASTS` holds when so few `years` are to come as the first of these, or fewer, the
    second when so many as the second, or more; in between they are mixed. It counts as often as a seat is expected to
    have the mean money.
    """

    provenance: str
    years: tuple[float, float]
    forecasts: dict[str, tuple[float, float]]

    def at(self, years: float) -> list[float]:
        """Return what each forecast counts when so many years are to come."""
        late, early = self.years
        share = min(1.0, max(0.0, (years - late) / (early - late)))
        return [low + share * (high - low) for low, high in map(self.forecasts.__getitem__, FORECASTS)]


@cache
def odds() -> Odds:
    """Return what is in the file beside this module."""
    return msgspec.json.decode(files(__package__).joinpath("chances.json").read_bytes(), type=Odds)


def chances_to_win(s: State) -> tuple[float, ...]:
    """Return each seat's chance to win, which sum to 1; of a game that is over those with most money share the whole.

    A view must be `supposed` first, so that nobody's money is missing.
    """
    if not s.stack:
        money = final_money(s)
        won = [sum_ == max(money) for sum_ in money]
        return tuple(has / sum(won) for has in won)
    return chances_by(outlook(s, pace_of_forecasts(len(s.players))))


def chances_by(found: Outlook) -> tuple[float, ...]:
    """Return the same by the outlook of a position in which the game goes on, at `pace_of_forecasts`."""
    return of_forecasts(forecasts(found), odds().at(found.years))


def pace_of_forecasts(players: int) -> float:
    """Return the pace at which players are thought to take deeds."""
    return weights_for(FORECASTS[0], players).pace


def forecasts(found: Outlook) -> list[list[float]]:
    """Return the final money of each seat by each of `FORECASTS`, in parts of the mean money.

    They leave out the place in the order of play: a bot is to think much of it, but it says little of who wins.
    """
    money = []
    for name in FORECASTS:
        at = list(weights_for(name, len(found.seats)).at(found.years))
        at[TEMPO] = 0.0
        money.append([certain + sum(map(mul, at, row)) for certain, row in found.seats])
    mean = max(LEAST_MONEY, sum(money[-1]) / len(found.seats))
    return [[one / mean for one in row] for row in money]


def of_money(money: Sequence[int]) -> tuple[float, ...]:
    """Return the chances when every forecast says that the seats end with so much money this year."""
    mean = max(LEAST_MONEY, sum(money) / len(money))
    return of_forecasts([[one / mean for one in money]] * len(FORECASTS), odds().at(0.0))


def of_forecasts(found: Sequence[Sequence[float]], counts: Sequence[float]) -> tuple[float, ...]:
    """Return the chances when each forecast counts so much."""
    scores = [sum(map(mul, counts, seat)) for seat in zip(*found, strict=True)]
    most = max(scores)
    parts = [math.exp(score - most) for score in scores]
    return tuple(part / sum(parts) for part in parts)
