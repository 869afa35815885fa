"""What is said of one player's game is true of it."""

from __future__ import annotations

import pytest

from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.analysis.statistics import Statistics
from indonesia_qt.games.singapore.analysis.story import story
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.constants import START_VP
from indonesia_qt.games.singapore.rules.state import State
from tests.games.singapore.boards import game_on
from tests.games.singapore.play import ALL_OPTIONS, Busy, watch


@pytest.fixture(scope="module", params=[2, 3, 4])
def session(request: pytest.FixtureRequest) -> Session[State]:
    players = request.param
    return watch(game_on(), ALL_OPTIONS[players], players, players, (Busy,))


def test_a_story_agrees_with_the_game(session: Session[State]) -> None:
    happened = [session.opening, *(entry.events for entry in session.entries)]
    course = Statistics(game_on().scenario, len(session.state.players), happened)
    fined = [event for events in happened for event in events if isinstance(event, ev.Fined)]
    for seat, player in enumerate(session.state.players):
        found = story(course, seat)
        assert START_VP + sum(found.gained) == player.vp
        if found.best_round is not None:
            assert found.gained[found.best_round - 1] == max(found.gained)
        if found.used_most is not None:
            building, times = found.used_most
            assert times == course.uses_by(seat)[building] == max(course.uses_by(seat).values())
        assert found.visits.total() == sum(1 for use in course.uses if use.owner == seat and use.seat != seat)
        assert found.raids == sum(1 for raid in course.raids if seat in raid.caught)
        assert found.fines == sum(event.money for event in fined if event.seat == seat)
