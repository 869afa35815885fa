"""How far a building is: the fewest steps along roads, as far as the rules allow them."""

from __future__ import annotations

import pytest

from indonesia_qt.games.singapore.analysis.reach import Reach, reach
from indonesia_qt.games.singapore.rules.actions import Enter, Step
from tests.games.singapore.positions import Table
from tests.ui.games.singapore.panels.towns import turn


def from_turn(area: str, *workers: str, **frame: object) -> Reach | None:
    table = Table(holdings="open")
    turn(table, *workers, **frame)
    before = table.state.copy()
    found = reach(table.state, table.asked, area)
    assert table.state == before
    return found


def test_the_way_has_the_fewest_steps_and_the_position_at_its_end() -> None:
    way = from_turn("e4", "d5")
    assert way
    assert way.stops == ("d5", "d6", "e5", "e4")
    assert way.moves == (Step(0, "d6"), Step(0, "e5"), Step(0, "e4"))
    assert way.is_in_reach
    assert way.view.players[0].workers == ("e4",)
    assert way.asked.steps == 0


def test_a_way_is_made_as_far_as_the_steps_go() -> None:
    way = from_turn("e4", "d5", steps=2)
    assert way
    assert not way.is_in_reach
    assert (len(way.moves), way.possible) == (3, 2)
    assert way.view.players[0].workers == ("e5",)


def test_where_a_worker_stands_takes_no_step() -> None:
    way = from_turn("d5", "d5")
    assert way
    assert way.moves == ()
    assert way.is_in_reach


@pytest.mark.parametrize("area", ["g5", "a5"])
def test_no_way_leads_where_no_road_or_no_building_is(area: str) -> None:
    assert from_turn(area, "d5") is None


def test_a_worker_in_hand_is_put_anywhere() -> None:
    way = from_turn("g5", "")
    assert way
    assert way.stops == ("g5",)
    assert way.moves == (Enter("g5"),)


def test_of_two_workers_one_that_can_get_there_goes_and_then_the_nearest() -> None:
    way = from_turn("e5", "c5", "e4")
    assert way
    assert (way.worker, len(way.moves)) == (1, 1)
    far = from_turn("d4", "e5", "c5", steps=0, walker=0, extra=3)
    assert far
    assert (far.worker, far.is_in_reach, len(far.moves)) == (0, True, 3)


def test_the_last_step_is_the_helper_s_who_is_owed_a_place() -> None:
    """S-HLP-03."""
    for steps, move in ((2, Step(0, "e6")), (1, Enter("e6"))):
        way = from_turn("e6", "d5", "", owes_worker=True, steps=steps)
        assert way
        assert way.is_in_reach
        assert way.moves == (move,)
