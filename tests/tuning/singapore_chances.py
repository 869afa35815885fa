"""Fits the chances to win in Singapore to games of bots, and tells how often what was forecast comes.

    python -m tests.tuning.singapore_chances --games 45 --seed 6000 hard hard,medium

Each kind of games is of bots of the named levels, which are mixed by chance where several are joined by commas. Its
games have 2, 3 and 4 players in turn. At the beginning of each turn every seat's chance is forecast.

The numbers are fitted to all kinds together: those by which what came was likeliest. For each kind there are two
tables, by the numbers in use and by fitted ones, with a line for each tenth of the chances: how many forecasts fell
there, their mean, and how often it came. Each half of the games is forecast by numbers that were fitted to the other.
The numbers fitted to all games come last.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, product
from random import Random
from statistics import fmean
from typing import NamedTuple

from indonesia_qt.cli.console import say
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import question
from indonesia_qt.games.singapore.bots import BOTS
from indonesia_qt.games.singapore.bots.chances import (
    LAST_SPREAD,
    MORE_SPREAD,
    SPREAD,
    TURN,
    chances_by,
    rounds_after,
    spread_by,
    standings,
    turns_left,
)
from indonesia_qt.games.singapore.bots.lookahead import Expert
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.library import load_map

ENOUGH = 30
"""A tenth with fewer forecasts says nothing."""
TINY = 1e-9
"""A chance isn't taken to be smaller, so that the loss is finite."""
PLAYERS = 2, 3, 4


class Numbers(NamedTuple):
    """The numbers that are fitted, of those in `chances`."""

    turn: float = TURN
    spread: float = SPREAD
    more: float = MORE_SPREAD
    last: float = LAST_SPREAD


TRIED = [
    Numbers(*numbers)
    for numbers in product((0, 2, 4, 6, 8, 10), (5, 6, 7, 8, 10, 12), (0, 0.5, 1, 1.5, 2), (1, 2, 3, 4))
]


class Moment(NamedTuple):
    """The beginning of a turn: what is forecast of each seat, how many rounds follow, and who won in the end.

    `half` is the half of the games to which its game belongs.
    """

    half: int
    standings: list[float]
    turns: list[float]
    rounds: float
    winner: int

    def chances(self, by: Numbers) -> tuple[float, ...]:
        """What these numbers say."""
        points = [has + by.turn * turns for has, turns in zip(self.standings, self.turns, strict=True)]
        return chances_by(points, spread_by(self.rounds, sum(self.turns) / len(points), by.spread, by.more, by.last))


def moments(levels: Sequence[str], seed: int) -> Iterator[Moment]:
    """Play a game, and yield the beginnings of its turns."""
    game, chance, players = load_map("singapore").game, Random(seed), PLAYERS[seed % len(PLAYERS)]
    s = game.start(game.new_setup(Options(), players, seed))
    found = [
        (standings(s, Expert.weights), turns_left(s), rounds_after(s))
        for _ in play_out(game, s, [BOTS[chance.choice(levels)]() for _ in range(players)], chance, copies=False)
        if isinstance(question(s), ChooseTile)
    ]
    half = seed // len(PLAYERS) % 2
    return (Moment(half, *moment, game.ranking(s)[0]) for moment in found)


def tenths(found: Iterable[Moment], by: Sequence[Numbers]) -> Iterator[str]:
    """A line for each tenth of the chances, by the numbers for either half."""
    groups: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for moment in found:
        for seat, chance in enumerate(moment.chances(by[moment.half])):
            groups[min(9, int(10 * chance))].append((chance, seat == moment.winner))
    yield "| chance | forecasts | mean | came | off |"
    yield "| --- | --- | --- | --- | --- |"
    for tenth, forecasts in sorted(groups.items()):
        said, came = (fmean(column) for column in zip(*forecasts, strict=True))
        off = "" if len(forecasts) < ENOUGH else f"{came - said:+.2f}"
        yield f"| {tenth / 10:.1f} to {(tenth + 1) / 10:.1f} | {len(forecasts)} | {said:.2f} | {came:.2f} | {off} |"


def loss(found: Iterable[Moment], by: Sequence[Numbers]) -> float:
    """The mean logarithmic loss."""
    return -fmean(math.log(max(TINY, moment.chances(by[moment.half])[moment.winner])) for moment in found)


def fitted(found: Sequence[Moment]) -> Numbers:
    """The numbers by which what came was likeliest."""
    return min(TRIED, key=lambda by: loss(found, (by, by)))


def report(kinds: Mapping[str, Sequence[Moment]]) -> Iterator[str]:
    """How good the forecasts of each kind of games are, and the numbers that fit best."""
    everything = list(chain.from_iterable(kinds.values()))
    other_half = [fitted([one for one in everything if one.half != half]) for half in range(2)]
    for kind, found in kinds.items():
        for name, by in ("in use", [Numbers()] * 2), ("fitted", other_half):
            yield f"{kind}, {name}: loss {loss(found, by):.3f}"
            yield from tenths(found, by)
    yield f"fitted to each half: {other_half}"
    yield f"fitted to all: {fitted(everything)}"


def main() -> None:
    """Play, and print the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.tuning.singapore_chances", description=__doc__)
    parser.add_argument("--games", type=int, default=45, help="of each kind")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("kinds", nargs="+", metavar="LEVELS", help="of the bots, as in hard,medium")
    options = parser.parse_args()
    kinds = {}
    for number, kind in enumerate(options.kinds):
        first = options.seed + number * options.games
        kinds[kind] = [one for seed in range(first, first + options.games) for one in moments(kind.split(","), seed)]
    for line in report(kinds):
        say(line)


if __name__ == "__main__":
    main()
