"""What learning programs get."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import Chance, question, settle
from indonesia_qt.games.singapore.analysis.numbers import SingaporeNumbers
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.state import State
from tests.games.singapore.boards import game_on
from tests.games.singapore.play import ALL_OPTIONS, Busy
from tests.games.singapore.positions import Table


def written(numbers: SingaporeNumbers, s: State, seat: int) -> dict[str, float]:
    into = [0.0] * len(numbers.names)
    numbers.write(s, seat, into)
    return dict(zip(numbers.names, into, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_number_and_each_choice_has_a_name_and_each_answer_has_choices_of_its_own(players: int) -> None:
    game = game_on()
    numbers = game_on_numbers = SingaporeNumbers(game.scenario, players, players)
    assert len(set(numbers.names)) == len(numbers.names)
    assert len(set(numbers.choices)) == len(numbers.choices)
    for seed in range(4):
        s = game.start(game.new_setup(ALL_OPTIONS[3 * seed], players, seed))
        settle(s, [])
        moves = play_out(game, s, [Busy()] * players, Random(seed))
        while (asked := question(s)) is not None:
            if not isinstance(asked, Chance):
                assert sum(1 for _ in numbers._numbers(s, asked.seat)) == len(numbers.names)
                parts = [game_on_numbers.parts(action, asked.seat) for action in asked.actions(s)]
                assert len(set(parts)) == len(parts)
                assert not any(one != other and one == other[: len(one)] for one in parts for other in parts), (
                    "an answer begins with the choices of another"
                )
            next(moves)


def test_a_position_in_numbers() -> None:
    table = Table()
    table.stand("d5", "I-04", 2)
    table.player(1, goods="2 tea", money=7, vp=11)
    table.roads("d5 d6")
    table.turn(1, "d5", used=("I-04",))
    found = written(SingaporeNumbers(table.state.scenario, 3, 3), table.state, 1)
    assert found["question PlayTurn"] == found["seat +0 is asked"] == found["road d5 d6"] == 1
    assert (found["seat +0 money"], found["seat +0 points"], found["seat +0 tea"]) == (7, 11, 2)
    assert (found["steps"], found["actions left"], found["tile I-04 used"]) == (3, 3, 1)
    assert found["area d5 owner"] == 2
    assert found["area d5 price"] == 1
    assert found["owner +1 flags"] == 13
    assert Goods(tea=2) == table.state.players[1].goods
