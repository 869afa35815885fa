"""Tokens, ships' places, names, arrows and ornaments are put where they belong."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.edit.grips import (
    ArrowGrip,
    BerthGrip,
    FleetGrip,
    Grip,
    NameGrip,
    OrnamentGrip,
    TokenGrip,
    TurnGrip,
    arrow_of,
    place,
)
from indonesia_qt.mapmaking.edit.labels import label_of
from tests.ui.editor.hand import ALT, CTRL, SHIFT, Hand
from tests.ui.pages.editor.place import PlacePage

PIXEL = 1.0
"""Map units: as exactly as a mouse that knows whole pixels can put something down."""
ARROW = "east-1", "west-2"


@pytest.fixture
def tool(isles: Hand) -> Hand:
    isles.window.use_tool("place")
    return isles


def away(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy


def turn_wheel(hand: Hand, at: Point, modifiers: Qt.KeyboardModifier, steps: int) -> None:
    view, spot = hand.window.context.view, QPointF(hand.at(at))
    event = QWheelEvent(
        spot,
        QPointF(view.viewport().mapToGlobal(hand.at(at))),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize(
    "grip",
    [TokenGrip("west-1"), BerthGrip("north", 1), NameGrip("west"), OrnamentGrip("compass")],
    ids=lambda grip: type(grip).__name__,
)
def test_things_are_dragged_as_one_step(tool: Hand, isles_draft: Draft, grip: Grip) -> None:
    start = place(tool.board, grip)
    tool.drag(start, away(start, 5, 5))
    assert math.dist(place(tool.board, grip), away(start, 5, 5)) < PIXEL
    assert tool.document.undo_stack.count() == 1
    tool.key(Qt.Key.Key_Z, CTRL)
    assert tool.document.draft is isles_draft


def test_what_is_dragged_is_seen_at_once_and_esc_puts_it_back(tool: Hand, isles_draft: Draft) -> None:
    start = place(tool.board, TokenGrip("west-1"))
    tool.press(start)
    tool.carry(start, away(start, 8, 0))
    assert math.dist(place(tool.board, TokenGrip("west-1")), away(start, 8, 0)) < PIXEL
    tool.key(Qt.Key.Key_Escape)
    tool.let_go(start)
    assert tool.document.draft is isles_draft
    assert tool.board is isles_draft.board


def test_a_token_stays_in_its_area(tool: Hand) -> None:
    start = place(tool.board, TokenGrip("west-1"))
    tool.drag(start, away(start, 100, 0))
    assert "has to stay inside" in tool.refusals[0]
    x, _ = place(tool.board, TokenGrip("west-1"))
    assert x < 100


def test_a_name_is_turned_by_its_handle(tool: Hand) -> None:
    tool.click(place(tool.board, NameGrip("west")))
    handle = place(tool.board, TurnGrip("west"))
    tool.drag(handle, away(handle, 30, 20))
    assert 10 < label_of(tool.board, "west").angle < 120


def test_a_name_is_turned_and_grows_with_the_wheel(tool: Hand) -> None:
    before, at = label_of(tool.board, "west"), place(tool.board, NameGrip("west"))
    turn_wheel(tool, at, CTRL, 1)
    assert label_of(tool.board, "west").angle == before.angle + 5
    turn_wheel(tool, at, SHIFT, -1)
    assert label_of(tool.board, "west").size == before.size - 1
    scale = tool.window.context.view.scale_now
    turn_wheel(tool, at, Qt.KeyboardModifier.NoModifier, 1)
    QApplication.processEvents()
    assert tool.window.context.view.scale_now > scale


def test_an_arrow_is_straightened_and_bent(tool: Hand) -> None:
    tool.click(place(tool.board, ArrowGrip(*ARROW, 1)), ALT)
    assert len(arrow_of(tool.board, *ARROW).line) == 2
    middle = place(tool.board, ArrowGrip(*ARROW, 1))
    tool.drag(middle, away(middle, 0, 15))
    assert math.dist(arrow_of(tool.board, *ARROW).line[1], away(middle, 0, 15)) < PIXEL


def test_the_end_of_an_arrow_stays_at_its_area(tool: Hand) -> None:
    start = place(tool.board, ArrowGrip(*ARROW, 0))
    tool.drag(start, away(start, 5, 5))
    assert math.dist(place(tool.board, ArrowGrip(*ARROW, 0)), away(start, 5, 5)) < PIXEL
    tool.drag(place(tool.board, ArrowGrip(*ARROW, 0)), away(start, -50, 60))
    assert "has to end at" in tool.refusals[-1]


def test_an_ornament_is_resized_by_its_corner(tool: Hand) -> None:
    tool.click(place(tool.board, OrnamentGrip("compass")))
    corner = place(tool.board, OrnamentGrip("compass", 3))
    tool.drag(corner, away(corner, -8, 6))
    assert math.dist(place(tool.board, OrnamentGrip("compass", 3)), away(corner, -8, 6)) < PIXEL


def test_a_double_click_adds_a_ships_place_and_delete_removes_it(tool: Hand, isles_draft: Draft) -> None:
    before = len(next(sea for sea in isles_draft.board.seas if sea.id == "south").berths)
    spot = (60.0, 230.0)
    tool.double_click(spot)
    berths = next(sea for sea in tool.board.seas if sea.id == "south").berths
    assert len(berths) == before + 1
    tool.click(berths[-1])
    tool.key(Qt.Key.Key_Delete)
    assert tool.board.seas == isles_draft.board.seas


def test_with_shift_all_ships_of_a_sea_move_together(tool: Hand) -> None:
    tool.double_click((60.0, 230.0))
    before = next(sea for sea in tool.board.seas if sea.id == "south").berths
    tool.drag(before[0], away(before[0], 10, -5), SHIFT)
    after = next(sea for sea in tool.board.seas if sea.id == "south").berths
    assert all(math.dist(now, away(then, 10, -5)) < PIXEL for then, now in zip(before, after, strict=True))
    assert tool.document.undo_stack.undoText() == "Move all places for ships in South Sea"
    tool.drag(after[0], away(after[0], 0, -150), SHIFT)
    assert "A ship doesn’t fit here." in tool.refusals[-1]


def test_a_double_click_breaks_a_name_into_lines_and_joins_them_again(tool: Hand, isles_draft: Draft) -> None:
    of = "north"
    assert label_of(tool.board, of).text == "North Sea"
    tool.double_click(place(tool.board, NameGrip(of)))
    assert label_of(tool.board, of).text == "North\nSea"
    assert tool.document.undo_stack.undoText() == "Wrap label of North Sea"
    assert tool.board.seas == isles_draft.board.seas
    tool.double_click(place(tool.board, NameGrip(of)))
    assert label_of(tool.board, of).text == "North Sea"


def test_a_name_of_one_word_stays_on_its_line(tool: Hand, isles_draft: Draft) -> None:
    tool.double_click(place(tool.board, NameGrip("west")))
    assert tool.document.draft is isles_draft


def test_the_arrow_keys_nudge_what_is_held(tool: Hand) -> None:
    start = place(tool.board, TokenGrip("west-1"))
    tool.click(start)
    tool.key(Qt.Key.Key_Left)
    tool.key(Qt.Key.Key_Down, SHIFT)
    assert place(tool.board, TokenGrip("west-1")) == away(start, -1, 10)


def test_what_is_gone_is_held_no_more(tool: Hand, isles_draft: Draft) -> None:
    tool.double_click((60.0, 230.0))
    tool.click((60.0, 230.0))
    tool.key(Qt.Key.Key_Z, CTRL)
    tool.key(Qt.Key.Key_Left)
    assert tool.document.draft is isles_draft


def test_a_token_snaps_to_the_height_of_another_unless_ctrl_is_held(tool: Hand) -> None:
    grip, height = TokenGrip("west-1"), place(tool.board, TokenGrip("west-2"))[1]
    tool.drag(place(tool.board, grip), away(place(tool.board, grip), 0, 20), CTRL)
    low = place(tool.board, grip)
    tool.press(low)
    tool.carry(low, (low[0], height + 3))
    assert place(tool.board, grip)[1] == height
    ((start, end),) = PlacePage(tool.window).guides
    assert start[1] == end[1] == height
    tool.let_go((low[0], height + 3))
    assert PlacePage(tool.window).guides == ()
    tool.press((low[0], height))
    tool.carry((low[0], height), (low[0], height + 20))
    tool.carry((low[0], height + 20), (low[0], height + 3), CTRL)
    tool.let_go((low[0], height + 3), CTRL)
    assert place(tool.board, grip)[1] == pytest.approx(height + 3, abs=PIXEL)


def test_nothing_snaps_where_that_is_switched_off(tool: Hand) -> None:
    tool.page.give("snap")
    start = place(tool.board, BerthGrip("north", 0))
    tool.drag(start, away(start, 8, 3))
    assert math.dist(place(tool.board, BerthGrip("north", 0)), away(start, 8, 3)) < PIXEL


def test_a_ship_snaps_to_the_grid(tool: Hand) -> None:
    tool.page.give("grid_50")
    tool.drag(place(tool.board, BerthGrip("strait", 0)), (227.0, 103.0))
    assert place(tool.board, BerthGrip("strait", 0)) == (pytest.approx(227, abs=PIXEL), 100.0)


def test_several_things_are_taken_with_ctrl_and_move_together(tool: Hand) -> None:
    page, first, second = PlacePage(tool.window), TokenGrip("west-1"), NameGrip("far-east")
    before = place(tool.board, first), place(tool.board, second)
    tool.click(before[0])
    tool.click(before[1], CTRL)
    assert page.held == (first, second)
    tool.drag(before[0], away(before[0], -10, 12))
    assert all(
        math.dist(place(tool.board, grip), away(start, -10, 12)) < PIXEL
        for grip, start in zip((first, second), before, strict=True)
    )
    assert tool.document.undo_stack.undoText() == "Move 2 items"
    tool.key(Qt.Key.Key_Up)
    assert tool.document.undo_stack.count() == 2
    tool.click(place(tool.board, second), CTRL)
    assert page.held == (first,)
    tool.click(place(tool.board, second))
    assert page.held == (second,)


def test_a_click_on_one_of_several_holds_it_alone(tool: Hand) -> None:
    for area in ("west-1", "west-2"):
        tool.click(place(tool.board, TokenGrip(area)), CTRL)
    tool.click(place(tool.board, TokenGrip("west-2")))
    assert PlacePage(tool.window).held == (TokenGrip("west-2"),)


def test_an_arrow_is_not_taken_with_others(tool: Hand) -> None:
    tool.click(place(tool.board, TokenGrip("west-1")))
    tool.click(place(tool.board, ArrowGrip(*ARROW, 1)), CTRL)
    assert PlacePage(tool.window).held == (ArrowGrip(*ARROW, 1),)


def test_delete_removes_several_ships(tool: Hand) -> None:
    tool.double_click((60.0, 230.0))
    tool.double_click((110.0, 230.0))
    for number in (1, 2):
        tool.click(place(tool.board, BerthGrip("south", number)), CTRL)
    tool.key(Qt.Key.Key_Delete)
    assert len(next(sea for sea in tool.board.seas if sea.id == "south").berths) == 1
    assert tool.document.undo_stack.undoText() == "Remove 2 items"


def test_ships_of_a_sea_are_spaced_evenly_by_a_command(tool: Hand) -> None:
    for at in ((60.0, 230.0), (120.0, 235.0)):
        tool.double_click(at)
    tool.click(place(tool.board, BerthGrip("south", 1)), SHIFT)
    assert PlacePage(tool.window).held == (FleetGrip("south"),)
    tool.page.give("space_across")
    tool.page.give("align_row")
    xs = sorted(place(tool.board, BerthGrip("south", number))[0] for number in range(3))
    assert xs[1] - xs[0] == pytest.approx(xs[2] - xs[1], abs=0.2)
    assert len({place(tool.board, BerthGrip("south", number))[1] for number in range(3)}) == 1
    assert tool.document.undo_stack.undoText() == "Align 3 items"


def test_a_command_says_how_several_things_are_taken(tool: Hand) -> None:
    tool.page.give("align_column")
    assert "Ctrl+click" in tool.refusals[-1]
    assert not tool.document.undo_stack.canUndo()
