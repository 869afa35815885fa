"""Moves that aren't played yet are checked by the rules, one after another."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.singapore.analysis.draft import draft, moved
from indonesia_qt.games.singapore.rules.actions import BuildRoad, Exchange, Step
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from tests.games.singapore.positions import Table
from tests.ui.games.singapore.panels.towns import turn

BRICK = Exchange("start-2", 0, NOTHING, Goods(brick=1))
CLOTH = Exchange("start-3", 0, NOTHING, Goods(cloth=1))
CHIP = Exchange("I-09", 0, NOTHING, NOTHING)
TO_E6, TO_F6, TO_E5, TO_E4 = (Step(0, area) for area in ("e6", "f6", "e5", "e4"))


@pytest.fixture
def table() -> Table:
    table = Table(holdings="hidden")
    turn(table, "d5")
    return table


def test_the_moves_lead_to_a_position_and_leave_the_present_one(table: Table) -> None:
    view = table.game.view(table.state, 0)
    before = view.copy()
    made = draft(view, table.asked, (TO_E6, BRICK, TO_F6))
    assert view == before
    assert made.actions == (TO_E6, BRICK, TO_F6)
    assert made.view.players[0].workers == ("f6",)
    assert made.view.players[0].goods.brick == view.players[0].goods.brick + 1
    assert made.asked
    assert (made.asked.steps, made.asked.actions_left) == (1, 2)
    assert [move.view.players[0].workers for move in made.moves] == [("d5",), ("e6",), ("e6",)]


def test_what_is_not_allowed_any_more_is_left_out(table: Table) -> None:
    made = draft(table.state, table.asked, (BRICK, TO_E6, CLOTH, TO_F6, CLOTH, CLOTH))
    assert made.actions == (TO_E6, TO_F6, CLOTH)


@pytest.mark.parametrize("last", [Pass(), CHIP])
def test_nothing_follows_the_end_of_the_turn_or_a_chip(table: Table, last: Action) -> None:
    made = draft(table.state, table.asked, (TO_E6, TO_E5, TO_E4, last, BuildRoad("f5", "g5")))
    assert made.actions[-1] == last
    assert made.asked is None


def test_a_move_goes_to_another_place(table: Table) -> None:
    road = BuildRoad("f5", "g5")
    actions = (TO_E6, BRICK, road)
    assert moved(actions, 2, 0) == (road, TO_E6, BRICK)
    assert moved(actions, 0, 2) == (BRICK, road, TO_E6)
    assert draft(table.state, table.asked, moved(actions, 2, 0)).refusal is None


def test_a_draft_knows_why_the_first_of_its_moves_was_refused(table: Table) -> None:
    made = draft(table.state, table.asked, (BRICK, CLOTH, TO_E6))
    assert made.actions == (TO_E6,)
    assert made.refusal
    assert made.refusal.rule == "S-TRN-04"
    assert str(made.refusal) == "None of your workers is in Brick Pit."
