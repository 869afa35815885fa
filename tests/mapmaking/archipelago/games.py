"""Games on generated maps beside games on the maps of the program: `python -m tests.mapmaking.archipelago.games`.

Bots play with each number of players on all of them. The games on the maps of the program say what is usual: between
which lengths 95 % of the games lie, and how often each place in the first order of play wins. It prints a table in
Markdown. With `--jobs N` so many games are played at a time; it takes hours.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.intervals import share_interval
from indonesia_qt.board.trial import Trial
from indonesia_qt.bots.tournament.runner import processes
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.maps.witness import figures_of
from indonesia_qt.library import load_map, playable
from indonesia_qt.mapmaking.archipelago.made import made
from indonesia_qt.mapmaking.archipelago.options import Options, usual
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, play

AREAS = (16, 20, 30, 45, 60, 80, 100, 120)
SEEDS = 100
PLAYERS = (2, 3, 4, 5)
SHIPPED = ("indonesia", "lagoon", "philippines")
SHIPPED_GAMES, GAMES = 24, 1
"""Games with each number of players: on each map of the program, and on each generated map."""
BOT = "medium"
TAIL = 0.025
"""The part of the games that is shorter than usual, and the part that is longer."""
HEADINGS = ("players", "games", "years", "95% of the games", "as long as usual", "wins by place, with 95% intervals")


def options_of(seed: int) -> Options:
    """Return the options of a map: eight seeds in a row have all sizes, the next eight the other spread."""
    return usual(seed, AREAS[seed % len(AREAS)], spread=("scattered", "compact")[seed // len(AREAS) % 2])


@cache
def map_of(seed: int) -> Draft:
    """Return the map of a seed."""
    return made(options_of(seed))


def generated(seed: int) -> Indonesia:
    """Return the game on the map of a seed."""
    draft = map_of(seed)
    game: Indonesia = playable(Path(), draft.board, draft.data).game
    return game


def played(games: Iterable[Indonesia], players: int, each: int, workers: Executor) -> list[Trial]:
    """Play so many games on each map, each from a seed of its own: equal seeds give a seat equal moods everywhere."""
    plans = [
        (game, TrialPlan(players, number * each + played, BOT))
        for number, game in enumerate(games)
        for played in range(each)
    ]
    return list(workers.map(play, *zip(*plans, strict=True)))


class Summary(NamedTuple):
    """How long games last, in ascending order, and how often each place in the first order of play won."""

    years: list[int]
    wins: list[int]

    def range(self) -> tuple[int, int]:
        """Return between which lengths 95 % of the games lie."""
        outside = int(TAIL * len(self.years))
        return self.years[outside], self.years[-1 - outside]

    def usual(self, least: int, most: int) -> float:
        """Return the share of the games that last so many years."""
        return sum(least <= years <= most for years in self.years) / len(self.years)

    def shares(self) -> list[tuple[float, float]]:
        """Return the interval of each place's share of the wins."""
        return [share_interval(won, len(self.years)) for won in self.wins]


def summary(trials: Sequence[Trial]) -> Summary:
    """Sum up games with the same number of players."""
    places = [figures_of(trial).order.index(trial.ranking[0]) for trial in trials]
    return Summary(
        sorted(trial.rounds for trial in trials), [places.count(place) for place in range(trials[0].players)]
    )


def compared(players: int, workers: Executor) -> tuple[Summary, Summary]:
    """Return how games go on the maps of the program, and on the generated ones."""
    shipped = played([load_map(name).game for name in SHIPPED], players, SHIPPED_GAMES, workers)
    return summary(shipped), summary(played(map(generated, range(SEEDS)), players, GAMES, workers))


def rows(jobs: int) -> Iterable[tuple[str, ...]]:
    """Yield the lines of the table: for each number of players the maps of the program, and the generated ones."""
    with processes(jobs) as workers:
        for players in PLAYERS:
            usually, here = compared(players, workers)
            yield _row(f"{players}, maps of the program", usually, usually)
            yield _row(f"{players}, generated maps", here, usually)


def _row(name: str, found: Summary, usually: Summary) -> tuple[str, ...]:
    least, most = found.range()
    wins = (
        f"{won / len(found.years):.0%} ({low:.0%} to {high:.0%})"
        for won, (low, high) in zip(found.wins, found.shares(), strict=True)
    )
    return (
        name,
        str(len(found.years)),
        f"{sum(found.years) / len(found.years):.1f}",
        f"{least} to {most}",
        f"{found.usual(*usually.range()):.0%}",
        ", ".join(wins),
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=1)
    jobs = parser.parse_args().jobs
    for cells in (HEADINGS, ["---"] * len(HEADINGS), *rows(jobs)):
        sys.stdout.write(f"| {' | '.join(cells)} |\n")


if __name__ == "__main__":
    main()
