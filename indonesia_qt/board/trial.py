"""Games that bots play to try a map out: how each went, and what several have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from msgspec import Struct

USUAL_GAMES, MOST_GAMES = 100, 2000
"""How many games a report on the balance of a map is made of: usually, and at most."""
USUAL_PLAYERS = 4
"""How many players these games have, in a game for so many."""


class Trial(Struct, frozen=True):
    """How one game went: its rounds, the scores by seat, and the seats from first to last.

    A game that was given up is not `ended`. `figures` are what the game's own witness reports of it, encoded by the
    game: other processes send plain data.
    """

    ended: bool
    rounds: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    figures: bytes = b""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.ranking)


class Witness:
    """Sees all that happens in one game; this one keeps nothing of it."""

    def see(self, events: Iterable[Any]) -> None:
        """Note what is of use among the events of a step."""

    def report(self) -> bytes:
        """Return the figures for `Trial`."""
        return b""


class Account(Struct, frozen=True):
    """Trial games with one number of players: `rounds` and `scores` are means."""

    players: int
    games: int
    ended: int
    rounds: float
    scores: tuple[int, ...]
    """Of the first, the second, … in the ranking."""


def by_players(trials: Iterable[Trial]) -> list[list[Trial]]:
    """Return the games with each number of players together, the fewest first."""
    players = attrgetter("players")
    return [list(some) for _, some in groupby(sorted(trials, key=players), key=players)]


def accounts(trials: Iterable[Trial]) -> list[Account]:
    """Return an account for each number of players, the fewest first."""
    return [_account(some) for some in by_players(trials)]


def _account(trials: Sequence[Trial]) -> Account:
    ranked = [[trial.scores[seat] for seat in trial.ranking] for trial in trials]
    return Account(
        players=trials[0].players,
        games=len(trials),
        ended=sum(trial.ended for trial in trials),
        rounds=sum(trial.rounds for trial in trials) / len(trials),
        scores=tuple(round(sum(scores) / len(trials)) for scores in zip(*ranked, strict=True)),
    )
