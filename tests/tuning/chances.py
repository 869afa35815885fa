"""Fits how far forecasts of the final money are off, from games of bots; the numbers of `bots.chances`.

python -m tests.tuning.chances GAMES

The Brier score of a prediction is the sum, over the seats, of its squared distance from what came: 1 for the winner, 0
for the others. It is compared with that of equal chances, and with that of the shares of the money taken as chances.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from random import Random
from statistics import fmean
from typing import NamedTuple

from indonesia_qt.cli.console import say
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import question
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.bots.chances import SPREAD, SPREAD_BY_YEAR, WEIGHTS, of_forecast
from indonesia_qt.games.indonesia.bots.evaluate import weights_for, worth
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map

PLAYERS = "greedy", "medium", "hard"
SPREADS = 0.02, 0.05, 0.1, 0.15, 0.2, 0.3
SPREADS_BY_YEAR = 0.0, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.12


class Sample(NamedTuple):
    """A moment of a game: what was forecast and how much money all had, and who won in the end."""

    year: int
    forecast: list[float]
    years: float
    money: list[int]
    winner: int


def samples(seed: int) -> list[Sample]:
    """Play a game of 2 to 5 bots of different strength, and look at the beginning of each of its phases."""
    game, chance = load_map().game, Random(seed)
    players = 2 + seed % 4
    w = weights_for(WEIGHTS, players)
    s = game.start(game.new_setup(Options(), players, seed))
    bots = [BOTS[chance.choice(PLAYERS)]() for _ in range(players)]
    found, begun = [], None
    for _ in play_out(game, s, bots, chance, copies=False):
        date = s.year, game.phase(s)
        if question(s) is not None and date != begun:
            begun = date
            found.append((s.year, worth(s, w), years_to_come(s, w.pace), [one.cash + one.bank for one in s.players]))
    return [Sample(*moment, game.ranking(s)[0]) for moment in found]


def brier(chances: Sequence[float], winner: int) -> float:
    """Return the Brier score of one prediction."""
    return sum((chance - (seat == winner)) ** 2 for seat, chance in enumerate(chances))


def score(found: Sequence[Sample], spread: float, by_year: float) -> float:
    """Return the mean Brier score of forecasts that are taken to be off so far."""
    return fmean(brier(of_forecast(one.forecast, one.years, spread, by_year), one.winner) for one in found)


def shares(money: Sequence[int]) -> list[float]:
    """Return the shares of the money as chances; nobody has less than nothing."""
    has = [max(0, one) + 1 for one in money]
    return [one / sum(has) for one in has]


def main(games: int) -> None:
    """Print the best spreads, and how well they predict in each year."""
    found = [one for seed in range(1, games + 1) for one in samples(seed)]
    tried = sorted((score(found, *spreads), *spreads) for spreads in product(SPREADS, SPREADS_BY_YEAR))
    for result, spread, by_year in tried[:5]:
        say(f"spread {spread:.2f} + {by_year:.2f} a year: {result:.3f}")
    say(f"in use {SPREAD:.2f} + {SPREAD_BY_YEAR:.2f} a year: {score(found, SPREAD, SPREAD_BY_YEAR):.3f}")
    say("year  moments  in use  money  equal")
    years = defaultdict(list)
    for one in found:
        years[one.year].append(one)
    for year, moments in years.items():
        in_use = score(moments, SPREAD, SPREAD_BY_YEAR)
        by_money = fmean(brier(shares(one.money), one.winner) for one in moments)
        equal = fmean(1 - 1 / len(one.money) for one in moments)
        say(f"{year:4}  {len(moments):7}  {in_use:6.3f}  {by_money:5.3f}  {equal:5.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
