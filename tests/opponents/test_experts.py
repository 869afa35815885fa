"""The copied experts answer as they did when they were copied, and play in tournaments."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import get_args

import pytest
from msgspec import json

from indonesia_qt.bots.registry import check_bot
from indonesia_qt.core.game import Bot
from indonesia_qt.core.session import Session
from indonesia_qt.games import definition_of
from indonesia_qt.games.indonesia.rules.actions import AnyAction
from indonesia_qt.games.indonesia.rules.state import State
from tests.opponents.positions import EXPERTS, GAMES, Position, answer, answers_of, asked, replayed

game = cache(replayed)
SHORT = 5
"""Of so many positions the short run looks at one."""


def positions(expert: str) -> list[Position]:
    """Where an expert is asked, with its answers."""
    return json.decode(answers_of(expert).read_bytes(), type=list[Position])


@pytest.mark.parametrize("step", [SHORT, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("expert", EXPERTS)
@pytest.mark.parametrize("players", GAMES)
def test_their_answers_are_what_they_were(players: int, expert: str, step: int) -> None:
    session: Session[State] = game(players)
    there = [position for position in positions(expert) if position.players == players][::step]
    found = [answer(expert, session, position.decisions, position.looks) for position in there]
    assert found == [position.answer for position in there]


@pytest.mark.parametrize("expert", EXPERTS)
def test_there_are_200_positions_with_every_kind_of_question(expert: str) -> None:
    assert Counter(position.players for position in positions(expert)) == dict.fromkeys(GAMES, 50)
    kinds = {
        kind for position in positions(expert) for kind in asked(game(position.players), position.decisions).answers
    }
    assert kinds == set(get_args(AnyAction))


@pytest.mark.parametrize("expert", EXPERTS.values())
def test_they_can_be_named_in_tournaments_with_a_time(expert: type[Bot]) -> None:
    check_bot(f"{expert.__module__.rpartition('.')[0]}:{expert.__name__}@3", definition_of("indonesia"))
