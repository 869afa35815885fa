"""The quick answers of those who play on."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.flow import Question, carry_out, question, settle
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.replies import played_on, replied, tasted
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import Mixed, play
from tests.games.indonesia.positions import Table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_played_by_quick_answers(real: Indonesia, players: int) -> None:
    s = real.start(real.new_setup(Options(), players, players))
    settle(s, [])
    chance = Random(players)
    tastes = [tasted(weights_for("expert", players), chance) for _ in range(players)]
    answers = 0
    while (asked := question(s)) is not None:
        s = replied(s, asked, tastes[asked.seat])
        answers += 1
        assert answers < 1500
    assert s.year <= 15


@pytest.fixture
def moments(real: Indonesia) -> list[tuple[State, Question[State]]]:
    """Every seventh decision of a game."""
    found = []
    for number, moment in enumerate(play(real, Options(), 3, 3, [Mixed])):
        asked = question(moment.state)
        if asked is not None and number % 7 == 0:
            found.append((moment.state.copy(), asked))
    return found


def test_each_answer_is_legal(moments: list[tuple[State, Question[State]]]) -> None:
    for state, asked in moments:
        after = replied(state.copy(), asked, weights_for("expert", 3))
        ways = []
        for action in [DeliverRest()] if isinstance(asked, DeliverGoods) else asked.actions(state):
            ways.append(state.copy())
            carry_out(ways[-1], action, [])
        assert after in ways


def test_what_is_free_is_taken_and_no_area_is_bought(moments: list[tuple[State, Question[State]]]) -> None:
    expanding = [(state, asked) for state, asked in moments if isinstance(asked, ChooseExpansion)]
    assert {asked.free for _, asked in expanding} == {True, False}
    for state, asked in expanding:
        after = replied(state.copy(), asked, weights_for("expert", 3))
        areas = [len(s.companies[asked.company].areas) for s in (state, after)]
        assert areas[1] - areas[0] == asked.free


def test_who_plays_on_stops_at_a_guessed_card_without_a_site(table: Table) -> None:
    table.state.stack.append(ChooseSite(0))
    assert question(played_on(table.state, [weights_for("expert", 3)] * 3, lambda s, asked: True)) == ChooseSite(0)
