"""Decisions and games a second of Singapore with random bots, beside catanatron's, and how long plans of turns take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from statistics import median

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import CHANCE, question
from indonesia_qt.games.singapore.analysis.turn_planner import AIMS, plans
from indonesia_qt.games.singapore.bots.lookahead import Hard
from indonesia_qt.games.singapore.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.singapore.rules.constants import STEPS
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.benchmarks.random_games import catan, catan_game
from tests.benchmarks.table import Row, a_second, in_turn, milliseconds
from tests.games.singapore.boards import game_on

PLAYERS = 4
GAMES = 100
"""In one measurement."""


def singapore_game(number: int) -> Iterator[object]:
    """Decisions of the players in a game; what chance decides isn't counted."""
    game = game_on()
    s = game.start(game.new_setup(Options(), PLAYERS, number))
    for seat, action in play_out(game, s, [RandomBot()] * PLAYERS, Random(number), copies=False):
        if seat != CHANCE:
            yield action


def decisions() -> Iterator[object]:
    """The same, one game after another."""
    for number in count(1):
        yield from singapore_game(number)


def whole(play: Callable[[int], Iterator[object]]) -> Iterator[object]:
    """Yield once for each game that is played to its end."""
    for number in count(1):
        for _ in play(number):
            pass
        yield number


def plan_times() -> list[float]:
    """How many milliseconds the best plans take by each aim, at the beginning of each turn of a game of strong bots."""
    game, times = game_on(), list[float]()
    s = game.start(game.new_setup(Options(), PLAYERS, 1))
    bots = [Hard() for _ in range(PLAYERS)]
    for _ in play_out(game, s, bots, Random(1), copies=False):
        asked = question(s)
        if isinstance(asked, PlayTurn) and not asked.used and asked.steps == STEPS:
            view = game.view(s, asked.seat).copy()
            times += [milliseconds(partial(plans, view, asked, by, 5)) for by in AIMS]
    return times


def rows() -> list[Row]:
    """Absolute and beside catanatron."""
    here, there, ratio = in_turn(lambda: a_second(decisions()), lambda: a_second(catan()))
    games, their_games, _ = in_turn(
        lambda: a_second(whole(singapore_game), GAMES), lambda: a_second(whole(catan_game), GAMES), rounds=3
    )
    times = plan_times()
    return [
        Row(
            "Singapore: random decisions a second, one core",
            here,
            "",
            "at least 40,000",
            here >= 40_000,
            ("catanatron", there),
        ),
        Row("the same as a ratio", ratio, "times", "at least 1.3 times", ratio >= 1.3),
        Row("Singapore: random games a second", games, "", "", True, ("catanatron", their_games)),
        Row("Singapore: the best plans of a turn, median", median(times), "ms", "at most 50", median(times) <= 50),
        Row("the same, longest", max(times), "ms", "at most 500", max(times) <= 500),
    ]
