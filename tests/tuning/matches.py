"""What weights are worth in games against a pool of opponents."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots.evaluate import Weights
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from tests.tuning.weighing import Weighing

GREEDY_SHARE = 0.4
"""The part of the opponents that plays by rules of thumb."""
LONGEST = 700
"""Decisions after which a game is given up, as a loss."""


_game: list[Indonesia] = []


def score(task: tuple[Weights, Sequence[Weights], int, int, int]) -> float:
    """What weights reach in some games: a point for a win, and how much more money they make than the others."""
    weights, pool, players, seed, games = task
    if not _game:
        _game.append(load_map().game)
    game, total = _game[0], 0.0
    for number in range(games):
        chance = Random(seed + number)
        seats: list[Bot] = [
            Greedy() if chance.random() < GREEDY_SHARE else Weighing(chance.choice(pool)) for _ in range(players)
        ]
        mine = number % players
        seats[mine] = Weighing(weights)
        state = game.start(game.new_setup(Options(), players, seed + number))
        for decisions, _ in enumerate(play_out(game, state, seats, chance)):
            if decisions > LONGEST:
                break
        if state.stack:
            total -= 2
            continue
        money = game.scores(state)
        others = [sum_ for seat, sum_ in enumerate(money) if seat != mine]
        total += (money[mine] > max(others)) + (money[mine] - sum(others) / len(others)) / (sum(money) / players)
    return total / games
