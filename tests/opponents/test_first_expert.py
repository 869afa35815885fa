"""The copied expert answers as it did when it was copied, and plays in tournaments."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import get_args

import pytest
from msgspec import json

from indonesia_qt.bots.registry import check_bot
from indonesia_qt.core.session import Session
from indonesia_qt.games import definition_of
from indonesia_qt.games.indonesia.rules.actions import AnyAction
from indonesia_qt.games.indonesia.rules.state import State
from tests.opponents.positions import ANSWERS, GAMES, Position, answer, asked, replayed

POSITIONS = json.decode(ANSWERS.read_bytes(), type=list[Position])

game = cache(replayed)


@pytest.mark.parametrize("players", GAMES)
def test_its_answers_are_what_they_were(players: int) -> None:
    session: Session[State] = game(players)
    positions = [position for position in POSITIONS if position.players == players]
    found = [answer(session, position.decisions, position.looks) for position in positions]
    assert found == [position.answer for position in positions]


def test_there_are_200_positions_with_every_kind_of_question() -> None:
    assert Counter(position.players for position in POSITIONS) == dict.fromkeys(GAMES, 50)
    kinds = {kind for position in POSITIONS for kind in asked(game(position.players), position.decisions).answers}
    assert kinds == set(get_args(AnyAction))


def test_it_can_be_named_in_tournaments_with_a_time() -> None:
    check_bot("tests.opponents.first_expert:FirstExpert@3", definition_of("indonesia"))
