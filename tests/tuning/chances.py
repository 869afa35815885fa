"""Fits what forecasts of the money say about who wins, from games of bots; the numbers of `bots/chances.json`.

python -m tests.tuning.chances GAMES        (at least 48)

There are three kinds of games: of equal Experts, of bots whose tastes differ from Expert's, and of bots of different
strength. All look only once at each answer.

The Brier score of a prediction is the sum, over the seats, of its squared distance from what came: 1 for the winner, 0
for the others. It is compared with that of equal chances, and with that of the shares of the money taken as chances.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

import numpy as np

from indonesia_qt.cli.console import say
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import question
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.bots.chances import FORECASTS, Odds, forecasts, odds, of_forecasts, pace_of_forecasts
from indonesia_qt.games.indonesia.bots.evaluate import outlook, weights_for
from indonesia_qt.games.indonesia.bots.replies import tasted
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from tests.tuning.weighing import Weighing

KINDS = {"equal": 0.65, "tastes": 0.23, "strength": 0.12}
"""How much each kind of games counts of all: forecasts are good in some, and worse where strength decides."""
STRENGTHS = "greedy", "medium", "hard"
YEARS = 1.0, 8.0
RIDGE = 4.0
"""How much large numbers are shunned, which would be surer of games like these than of others."""
STEPS = 12
"""Steps of Newton's method; few more change anything."""
PARTS = 4
"""Each part of the games is predicted by numbers that were fitted to the others."""
MIXTURE = 12
"""So many games in a row are of each kind with each number of players."""


class Sample(NamedTuple):
    """A moment of a game: what was forecast for how many years and how much money all had, and who won in the end."""

    game: int
    kind: str
    year: int
    years: float
    forecasts: list[list[float]]
    money: list[int]
    winner: int


def seats(kind: str, players: int, chance: Random) -> list[Bot]:
    """Return the bots of a game of that kind."""
    if kind == "strength":
        return [BOTS[chance.choice(STRENGTHS)]() for _ in range(players)]
    w = weights_for("expert", players)
    return [Weighing(w if kind == "equal" else tasted(w, chance)) for _ in range(players)]


def samples(seed: int) -> list[Sample]:
    """Play a game of 2 to 5 bots, and look at the beginning of each of its phases."""
    game, chance, kind, players = load_map().game, Random(seed), [*KINDS][seed % 3], 2 + seed // 3 % 4
    s = game.start(game.new_setup(Options(), players, seed))
    found, begun = [], None
    for _ in play_out(game, s, seats(kind, players, chance), chance, copies=False):
        date = s.year, game.phase(s)
        if question(s) is not None and date != begun:
            begun = date
            now = outlook(s, pace_of_forecasts(players))
            found.append((s.year, now.years, forecasts(now), [one.cash + one.bank for one in s.players]))
    return [Sample(seed, kind, *moment, game.ranking(s)[0]) for moment in found]


def part_of(one: Sample) -> int:
    """Return the part that a sample's game belongs to."""
    return one.game // MIXTURE % PARTS


def fitted(found: Sequence[Sample]) -> Odds:
    """Return the numbers by which what came was likeliest; each year of a game counts as much as any other."""
    moments = Counter((one.game, one.year) for one in found)
    games = Counter(kind for _, kind in {(one.game, one.kind) for one in found})
    total = games.total() / sum(KINDS[kind] for kind in games)
    weight = np.array([total * KINDS[one.kind] / games[one.kind] / moments[one.game, one.year] for one in found])
    most = max(len(one.money) for one in found)
    rows = np.array([_row(one, most) for one in found])
    played = np.array([[seat < len(one.money) for seat in range(most)] for one in found])
    won = rows[np.arange(len(found)), [one.winner for one in found]]
    counts = np.zeros(2 * len(FORECASTS))
    for _ in range(STEPS):
        scores = np.where(played, rows @ counts, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsk->nk", chances, rows)
        off = ((rows - mean[:, None]) * np.sqrt(chances * weight[:, None])[:, :, None]).reshape(-1, len(counts))
        slope = RIDGE * counts + weight @ (mean - won)
        counts -= np.linalg.solve(RIDGE * np.eye(len(counts)) + off.T @ off, slope)
    late_and_early = [(round(float(late), 2), round(float(early), 2)) for late, early in counts.reshape(-1, 2)]
    return Odds("", YEARS, dict(zip(FORECASTS, late_and_early, strict=True)))


def _row(one: Sample, most: int) -> list[list[float]]:
    """For each seat each forecast twice, in the parts in which the numbers for the late and the early game hold.

    There are rows for as many seats as a game has at `most`.
    """
    early = min(1.0, max(0.0, (one.years - YEARS[0]) / (YEARS[1] - YEARS[0])))
    rows = [
        [part * money for money in seat for part in (1 - early, early)] for seat in zip(*one.forecasts, strict=True)
    ]
    return rows + [[0.0] * len(rows[0])] * (most - len(rows))


def brier(chances: Sequence[float], winner: int) -> float:
    """Return the Brier score of one prediction."""
    return sum((chance - (seat == winner)) ** 2 for seat, chance in enumerate(chances))


def score(found: Iterable[Sample], by: Odds) -> float:
    """Return the mean Brier score."""
    return fmean(brier(of_forecasts(one.forecasts, by.at(one.years)), one.winner) for one in found)


def shares(money: Sequence[int]) -> list[float]:
    """Return the shares of the money as chances; nobody has less than nothing."""
    has = [max(0, one) + 1 for one in money]
    return [one / sum(has) for one in has]


def report(found: Sequence[Sample]) -> Iterator[str]:
    """How well the numbers in use, and those fitted to other games, predict in each year."""
    by_part = [fitted([one for one in found if part_of(one) != part]) for part in range(PARTS)]
    groups = defaultdict(list)
    for one in found:
        groups[one.kind, one.year].append(one)
    yield "kind      year  moments  in use  fitted  money  equal"
    for (kind, year), moments in sorted(groups.items()):
        new = fmean(score([one], by_part[part_of(one)]) for one in moments)
        by_money = fmean(brier(shares(one.money), one.winner) for one in moments)
        equal = fmean(1 - 1 / len(one.money) for one in moments)
        scores = f"{score(moments, odds()):6.3f}  {new:6.3f}  {by_money:5.3f}  {equal:5.3f}"
        yield f"{kind:8}  {year:4}  {len(moments):7}  {scores}"


def main(games: int) -> None:
    """Print how good the predictions are, and the numbers fitted to all games."""
    found = [one for seed in range(games) for one in samples(seed)]
    for line in report(found):
        say(line)
    say(f"{YEARS} years to come: {fitted(found).forecasts}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
