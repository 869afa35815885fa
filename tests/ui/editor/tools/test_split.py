"""Areas are cut in two along a line from border to border."""

from __future__ import annotations

import pytest
import shapely
from PySide6.QtCore import QPointF, Qt

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Point
from indonesia_qt.board.shapes import area_geometries
from indonesia_qt.mapmaking.edit.naming import rename
from tests.ui.editor.hand import ALT, CTRL, Hand
from tests.ui.pages.editor import split


@pytest.fixture
def tool(small: Hand) -> Hand:
    small.window.use_tool("split")
    return small


def across(hand: Hand, area: str) -> tuple[Point, Point, Point]:
    """Over an area from left to right: beside it, its middle, and on its other side."""
    box = hand.window.context.scene.box_of(area)
    middle = hand.window.context.scene.point_of(area)
    return (box.left() - 8, middle.y() + 3), (middle.x(), middle.y() + 4), (box.right() + 8, middle.y() + 3)


def areas(hand: Hand) -> list[str]:
    return [area.id for area in hand.board.areas()]


def test_a_line_with_the_button_held_cuts_the_area_below(tool: Hand, grid: Draft) -> None:
    start, _, end = across(tool, "land-1-1")
    tool.drag(start, end)
    assert set(areas(tool)) - {area.id for area in grid.board.areas()}
    assert tool.document.selection[0] == "land-1-1"
    assert len(tool.document.selection) == 2
    assert shapely.coverage_is_valid(list(area_geometries(tool.board).values()))
    tool.key(Qt.Key.Key_Z, CTRL)
    assert tool.document.draft is grid


def test_a_selected_area_that_the_line_does_not_come_to_is_not_meant(tool: Hand) -> None:
    tool.document.select(["land-1-2"])
    start, _, end = across(tool, "land-1-1")
    tool.drag(start, end)
    assert tool.refusals == []
    assert tool.document.selection[0] == "land-1-1"


def test_a_line_of_clicks_ends_with_a_double_click(tool: Hand) -> None:
    start, middle, end = across(tool, "land-1-1")
    tool.click(start)
    tool.click(middle)
    tool.double_click(end)
    assert len(areas(tool)) == 13


def test_a_corner_is_taken_back(tool: Hand, grid: Draft) -> None:
    start, middle, end = across(tool, "land-1-1")
    tool.click(start)
    tool.click(middle)
    tool.click((middle[0], middle[1] - 20))
    tool.key(Qt.Key.Key_Backspace)
    tool.click(end)
    tool.key(Qt.Key.Key_Return)
    assert len(areas(tool)) == len(list(grid.board.areas())) + 1


def test_two_halves_make_a_border(tool: Hand, grid: Draft) -> None:
    start, middle, end = across(tool, "land-1-1")
    tool.drag(start, middle)
    assert tool.document.draft is grid
    assert tool.refusals == []
    assert tool.page.message == split.half_a_border(tool.document.name("land-1-1"))
    tool.drag(end, (middle[0] + 1, middle[1] + 1))
    assert len(areas(tool)) == 13
    tool.key(Qt.Key.Key_Z, CTRL)
    assert tool.document.draft is grid


def test_backspace_and_esc_forget_halves_of_borders(tool: Hand, grid: Draft) -> None:
    start, middle, end = across(tool, "land-1-1")
    tool.drag(start, middle)
    tool.key(Qt.Key.Key_Backspace)
    tool.drag(end, middle)
    tool.key(Qt.Key.Key_Escape)
    tool.drag(start, middle)
    assert tool.document.draft is grid


def test_slivers_are_shown_before_enter_makes_them_parts_of_their_neighbours(tool: Hand, grid: Draft) -> None:
    line = in_and_out(tool, "land-1-1")
    for place in line:
        tool.click(place)
    tool.key(Qt.Key.Key_Return)
    assert tool.document.draft is grid
    assert tool.document.is_dragged
    assert tool.page.message == split.slivers(parts=2, slivers=1)
    tool.key(Qt.Key.Key_Return)
    assert len(areas(tool)) == 13
    tool.key(Qt.Key.Key_Z, CTRL)
    assert tool.document.draft is grid


def test_esc_leaves_the_area_whole_after_slivers_were_shown(tool: Hand, grid: Draft) -> None:
    for place in in_and_out(tool, "land-1-1"):
        tool.click(place)
    tool.key(Qt.Key.Key_Return)
    tool.key(Qt.Key.Key_Escape)
    tool.key(Qt.Key.Key_Return)
    assert tool.document.draft is tool.document.shown is grid


def test_a_step_made_meanwhile_is_not_lost(tool: Hand) -> None:
    for place in in_and_out(tool, "land-1-1"):
        tool.click(place)
    tool.key(Qt.Key.Key_Return)
    tool.document.do("Rename", lambda draft: rename(draft, "land-0-0", "Home"))
    tool.key(Qt.Key.Key_Return)
    assert tool.document.undo_stack.count() == 1


def test_the_spot_of_a_refusal_is_marked_until_the_message_goes(tool: Hand) -> None:
    x, y = tool.window.context.scene.point_of("land-1-1").toTuple()
    tool.look_at((x, y), 6.0)
    for place in ((x - 10, y - 10), (x + 10, y + 10), (x - 10, y + 10), (x + 10, y - 10)):
        tool.click(place)
    tool.key(Qt.Key.Key_Return)
    assert len(tool.refusals) == 1
    assert tool.page.marked_spot == pytest.approx((x, y), abs=1.5)
    tool.window.use_tool("select")
    assert tool.page.marked_spot is None
    assert not tool.page.says_at_pointer


def in_and_out(hand: Hand, area: str) -> list[Point]:
    """A line over an area that on its way cuts off a sliver at the upper border."""
    box = hand.window.context.scene.box_of(area)
    x, y = hand.window.context.scene.point_of(area).toTuple()
    hand.look_at((x, y), 6.0)

    def top(x: float) -> float:
        return next(box.top() + n / 10 for n in range(200) if at(hand, (x, box.top() + n / 10)) == area)

    way = [(box.left() - 8, y), (x, y), (x, top(x) - 4), (x + 4, top(x + 4) - 4)]
    return [*way, (x + 6, top(x + 6) + 2), (x + 8, top(x + 8) - 4)]


def at(hand: Hand, place: Point) -> str:
    return hand.window.context.scene.area_at(QPointF(*place))


def test_esc_forgets_the_line(tool: Hand, grid: Draft) -> None:
    start, middle, _ = across(tool, "land-1-1")
    tool.click(start)
    tool.click(middle)
    tool.key(Qt.Key.Key_Escape)
    tool.key(Qt.Key.Key_Return)
    assert tool.document.draft is grid
    assert tool.refusals == []


def test_an_island_becomes_an_area_of_its_own(tool: Hand, grid: Draft) -> None:
    island = next(land for land in grid.board.lands if land.id == "land-2-0")
    tool.document.select(["land-0-0", "land-2-0"])
    tool.key(Qt.Key.Key_M, CTRL)
    assert len(areas(tool)) == len(list(grid.board.areas())) - 1
    tool.click(island.token, ALT)
    assert len(areas(tool)) == len(list(grid.board.areas()))
    assert shapely.coverage_is_valid(list(area_geometries(tool.board).values()))
