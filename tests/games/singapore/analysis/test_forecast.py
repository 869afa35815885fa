"""What is known of the end of a game before it comes."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.flow import Chance, draw, question, settle, step
from indonesia_qt.games.singapore.analysis.forecast import rounds_to_come, to_play
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.boards import game_on


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_round_is_known_and_all_play_in_each_round(players: int) -> None:
    """S-END-01, S-RND-05."""
    game, chance, expected = game_on(), Random(players), {}
    s = game.start(game.new_setup(Options(), players, players))
    settle(s, [])
    waiting: list[int] = []
    while (asked := question(s)) is not None:
        if isinstance(asked, Chance):
            step(s, draw(asked, s, chance), [])
            continue
        if isinstance(asked, ChooseTile):
            waiting = waiting or list(s.seats_from(s.raffles))
            assert waiting.pop(0) == asked.seat
            assert to_play(s) == tuple(waiting)
        if isinstance(asked, PlayTurn):
            expected[s.round] = rounds_to_come(s)
        step(s, Easy().choose(game.view(s, asked.seat).copy(), asked, chance), [])
    last = s.round
    assert expected[last] == 0
    assert all(expected[number] >= 1 for number in range(1, last - 1))
    assert all(abs(rounds - (last - number)) < 2 for number, rounds in expected.items())
    assert to_play(s) == ()


def test_before_the_first_round_nobody_has_a_turn_to_play() -> None:
    game = game_on()
    s = game.start(game.new_setup(Options(), 4, 1))
    settle(s, [])
    assert to_play(s) == ()
    assert rounds_to_come(s) > 6
