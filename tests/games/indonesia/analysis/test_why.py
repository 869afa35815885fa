"""What speaks for an answer is found for every answer to every question, from the position alone."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from indonesia_qt.core.flow import Pass, question
from indonesia_qt.games.indonesia.analysis.why import Why, why
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import AnyAction, GiveUp, Grow, Research, StartProduction
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.games.indonesia.rules.view import view
from tests.games.indonesia import boards
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.play import Busy, Mixed, play
from tests.games.indonesia.positions import Table


def test_every_answer_of_whole_games_has_a_reason() -> None:
    answered: set[type] = set()
    passed: set[type] = set()
    for seed, bots in ((4, [Greedy, Mixed]), (9, [Busy, Mixed])):
        chance = Random(seed)
        for moment in play(boards.real(), Options(), 3, seed, bots):
            asked = question(moment.state)
            if asked is None:
                break
            seen = view(moment.state, asked.seat)
            actions = asked.actions(seen)
            for place in {0, len(actions) - 1, chance.randrange(len(actions))}:
                action = actions[place]
                assert why(seen, asked, action).kind
                (passed if isinstance(action, Pass) else answered).add(type(asked if action == Pass() else action))
    assert len(passed) >= 5
    assert answered >= set(get_args(AnyAction)) - {Pass, GiveUp, Grow}, "those are rare"


def rice_town() -> Table:
    """A town beside a rice field that nobody works yet; ships of the second player pass."""
    game = sketch(
        {"left": 2, "right": 1, "town": 1},
        borders="left-1 left-2",
        coasts={"a": "left-1 town-1", "b": "right-1"},
        deeds="a left rice, a right rice, a town shipping 4/4/4",
    )
    table = Table(game, 2)
    table.company(1, "a-town-shipping", "a")
    table.player(0, slots=2)
    table.deeds("a-left-rice a-right-rice")
    table.enter("acquisitions")
    return table


def test_a_start_is_for_the_cities_that_wait_and_the_ships_that_pass() -> None:
    table = rice_town()
    start = StartProduction("a-left-rice", "left-1")
    assert isinstance(table.asked, ChooseDeed)
    assert why(table.state, table.asked, start) == Why("start_grows", 1)
    table.city("town-1")
    assert why(table.state, table.asked, start) == Why("start_sells", 1, seats=(1,), places=("town-1",))
    table.state.received["town-1", "rice"] = 1
    assert why(table.state, table.asked, start).kind == "start_grows", "the city is full"
    assert why(table.state, table.asked, StartProduction("a-right-rice", "right-1")).kind == "start_waits"
    assert why(table.state, table.asked, Pass()).kind == "keep_slot"


@pytest.mark.parametrize(("slots", "kind"), [(1, "slots_full"), (2, "slots_more")])
def test_a_slot_is_for_who_has_none_left(slots: int, kind: str) -> None:
    table = rice_town()
    table.state.stack.clear()
    table.company(0, "a-left-rice", "left-1")
    table.player(0, slots=slots)
    table.enter("research")
    assert isinstance(table.asked, ChooseResearch)
    assert why(table.state, table.asked, Research("slots", 0)).kind == kind
    assert why(table.state, table.asked, Research("hull", 1)) == Why("hull", 1, 2, seats=(1,))
