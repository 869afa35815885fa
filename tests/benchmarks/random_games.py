"""Decisions a second in games of random bots, beside catanatron's, the quickest engine of its kind in plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random, seed
from time import process_time

from catanatron import Color, Game, RandomPlayer

from indonesia_qt.core.bots import play_out
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options
from tests.benchmarks.table import Row, in_turn
from tests.games.indonesia.boards import real

DECISIONS = 20_000
"""In one measurement."""
LONGEST_CATAN = 1000
"""Turns after which catanatron itself calls a game a draw."""


def ours(game: Indonesia, players: int) -> Iterator[object]:
    """Decisions in games of random bots, one game after another."""
    for number in count(1):
        state = game.start(game.new_setup(Options(), players, number))
        yield from play_out(game, state, [RandomBot()] * players, Random(number), copies=False)


def catan() -> Iterator[object]:
    """The same in catanatron's games of four."""
    for number in count(1):
        seed(number)
        game = Game(
            [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number
        )
        while game.winning_color() is None and game.state.num_turns < LONGEST_CATAN:
            game.play_tick()
            yield None


def a_second(decisions: Iterator[object], number: int = DECISIONS) -> float:
    """How many decisions are made in a second of processor time on one core."""
    began = process_time()
    made = sum(1 for _ in islice(decisions, number))
    return made / (process_time() - began)


def rows() -> list[Row]:
    """Absolute and beside catanatron."""
    here, there, ratio = in_turn(lambda: a_second(ours(real(), 4)), lambda: a_second(catan()))
    return [
        Row("random decisions a second, one core", here, "", "at least 40,000", here >= 40_000, ("catanatron", there)),
        Row("the same as a ratio", ratio, "times", "at least 1.3 times", ratio >= 1.3),
    ]
