"""Bots answer every question with a legal action, from their view alone."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.game import Bot
from indonesia_qt.games.singapore.bots import BOTS, LEVELS
from indonesia_qt.games.singapore.rules.actions import BuildRoad
from indonesia_qt.games.singapore.rules.state import Options
from tests.games.singapore.boards import game_on
from tests.games.singapore.positions import Table

GAMES = 24


def test_levels_are_bots_from_the_weakest_to_the_strongest() -> None:
    assert tuple(BOTS) == LEVELS


def test_an_easy_bot_beats_random_ones() -> None:
    game, won = game_on(), 0
    for seed in range(GAMES):
        players = 2 + seed % 3
        s = game.start(game.new_setup(Options(), players, seed))
        own = seed % players
        bots: list[Bot] = [BOTS["easy" if seat == own else "random"]() for seat in range(players)]
        for _ in play_out(game, s, bots, Random(seed)):
            pass
        won += game.ranking(s)[0] == own
    assert won > 0.8 * GAMES


def test_an_easy_bot_builds_a_road_to_where_it_gains_more() -> None:
    table = Table()
    table.stand("d5", "II-02", 0)
    table.stand("d4", "II-08", 0)
    table.roads("d5 d6")
    table.turn(0, "d5", used=("start-2", "start-3", "start-4"))
    view = table.game.view(table.state, 0)
    assert BOTS["easy"]().choose(view, table.asked, Random(1)) == BuildRoad("d4", "d5")


def test_an_easy_bot_puts_on_the_board_whom_it_owes() -> None:
    table = Table()
    table.turn(0, "e6", "", owes_worker=True, actions_left=0)
    assert BOTS["easy"]().choose(table.game.view(table.state, 0), table.asked, Random(1)) in table.legal
