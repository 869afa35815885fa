"""Areas are cut in two along a line from border to border."""

from __future__ import annotations

import pytest
import shapely
from PySide6.QtCore import Qt

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Point
from indonesia_qt.board.shapes import area_geometries
from tests.ui.editor.hand import ALT, CTRL, Hand


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
