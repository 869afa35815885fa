"""What a position is worth to each seat: the money that it may expect to have at the end."""

from __future__ import annotations

from functools import cache
from operator import mul
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.opponents.first_expert.engine import State
from tests.opponents.first_expert.features import FEATURES, features
from tests.opponents.first_expert.horizon import USUAL_SCHEDULE, Schedule, years_to_come

LATE, EARLY = 2.0, 8.0
"""Expected years to come at which the weights of the late and of the early game hold; in between they are mixed."""


def share_early(years: float) -> float:
    """How far the weights of the early game hold when so many years are to come, from 0 to 1."""
    return min(1.0, max(0.0, (years - LATE) / (EARLY - LATE)))


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What each feature counts late and early in the game (in the order of `FEATURES`), and what isn't linear.

    `pace` is how many deeds a player takes in a year, and `rival` how much others' money counts against one's own;
    `schedule` says when the game lags behind.
    """

    late: tuple[float, ...]
    early: tuple[float, ...]
    pace: float = 0.75
    rival: float = 0.5
    schedule: Schedule = USUAL_SCHEDULE[4]

    def at(self, years: float) -> list[float]:
        """What each feature counts when so many years are to come."""
        share = share_early(years)
        return [late + share * (early - late) for late, early in zip(self.late, self.early, strict=True)]


class WeightsEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights as the file tells them: for each feature late and early in the game; those left out count nothing.

    Without a schedule it is the usual one.
    """

    features: dict[str, tuple[float, float]]
    pace: float
    rival: float
    schedule: Schedule | None = None


class WeightsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights by the number of players, and how they were found."""

    provenance: str
    players: dict[str, WeightsEntry]


@cache
def weights_for(players: int) -> Weights:
    """The weights for a number of players, from the file beside this module."""
    data = Path(__file__).with_name("weights.json").read_bytes()
    entry = msgspec.json.decode(data, type=WeightsFile).players[str(players)]
    late, early = zip(*(entry.features.get(feature, (0.0, 0.0)) for feature in FEATURES), strict=True)
    return Weights(late, early, entry.pace, entry.rival, entry.schedule or USUAL_SCHEDULE[players])


def worth(s: State, w: Weights) -> list[float]:
    """The final money that each seat may expect, in rupiah; for a game that is over it is exact (R-END-02)."""
    if not s.stack:
        return [float(player.cash + player.bank + player.earnings) for player in s.players]
    years = years_to_come(s, w.pace)
    weights = w.at(years)
    return [money + sum(map(mul, weights, found)) for money, found in features(s, years)]


def standing(values: list[float], seat: int, w: Weights) -> float:
    """What a seat wants most of: its own money, less what its rivals have on average and what the best has."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - w.rival * (0.5 * sum(others) / len(others) + 0.5 * max(others))
