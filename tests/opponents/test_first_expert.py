"""The copied expert answers as it did when it was copied, and plays in tournaments."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import get_args

import pytest
from msgspec import json

from indonesia_qt.cli import run
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.actions import AnyAction
from indonesia_qt.games.indonesia.state import State

from .positions import ANSWERS, GAMES, Position, answer, asked, replayed

POSITIONS = json.decode(ANSWERS.read_bytes(), type=list[Position])

game = cache(replayed)


@pytest.mark.parametrize("players", GAMES)
def test_its_answers_are_what_they_were(players: int) -> None:
    session: Session[State] = game(players)
    positions = [position for position in POSITIONS if position.players == players]
    found = [Position(players, position.decisions, answer(session, position.decisions)) for position in positions]
    assert found == positions


def test_there_are_200_positions_with_every_kind_of_question() -> None:
    assert Counter(position.players for position in POSITIONS) == dict.fromkeys(GAMES, 50)
    kinds = {kind for position in POSITIONS for kind in asked(game(position.players), position.decisions).answers}
    assert kinds == set(get_args(AnyAction))


def test_it_plays_in_a_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tournament", "--bot", "tests.opponents.first_expert:FirstExpert"]
    seats = ["--seats", "firstexpert@0.001,random", "--games", "1", "--seed", "3"]
    assert run([*arguments, *seats]) == 0
    assert "first_expert:FirstExpert@0.001" in capsys.readouterr().out
