"""Decisions a second in games of random bots, beside catanatron's, the quickest engine of its kind in plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random, seed

from catanatron import Color, Game, RandomPlayer

from indonesia_qt.core.bots import play_out
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options
from tests.benchmarks.table import Row, a_second, in_turn
from tests.games.indonesia.boards import real

LONGEST_CATAN = 1000
"""Turns after which catanatron itself calls a game a draw."""


def ours(game: Indonesia, players: int) -> Iterator[object]:
    """Decisions in games of random bots, one game after another."""
    for number in count(1):
        state = game.start(game.new_setup(Options(), players, number))
        yield from play_out(game, state, [RandomBot()] * players, Random(number), copies=False)


def catan_game(number: int) -> Iterator[object]:
    """Decisions in a game of catanatron's for four."""
    seed(number)
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
    while game.winning_color() is None and game.state.num_turns < LONGEST_CATAN:
        game.play_tick()
        yield None


def catan() -> Iterator[object]:
    """The same in catanatron's games of four."""
    for number in count(1):
        yield from catan_game(number)


def rows() -> list[Row]:
    """Absolute and beside catanatron."""
    here, there, ratio = in_turn(lambda: a_second(ours(real(), 4)), lambda: a_second(catan()))
    return [
        Row("random decisions a second, one core", here, "", "at least 40,000", here >= 40_000, ("catanatron", there)),
        Row("the same as a ratio", ratio, "times", "at least 1.6 times", ratio >= 1.6),
    ]
