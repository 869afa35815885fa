"""Borders are bent with the mouse and the keys, on both sides at once."""

from __future__ import annotations

import math

import pytest
import shapely
from PySide6.QtCore import Qt

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Point
from indonesia_qt.board.shapes import area_geometries
from indonesia_qt.mapmaking.edit.shapes import nodes, partition
from tests.ui.editor.hand import ALT, CTRL, SHIFT, Hand


def corners(hand: Hand) -> frozenset[Point]:
    return frozenset().union(*(partition.corners(area.shape) for area in hand.board.areas()))


def junction(hand: Hand) -> Point:
    """Where three areas meet, inside the board."""
    board = hand.board
    found = nodes.nodes_in(board, 40, 40, board.width - 40, board.height - 40)
    return min(node for node, is_one in found.items() if is_one)


def bend(hand: Hand) -> Point:
    board = hand.board
    found = nodes.nodes_in(board, 40, 40, board.width - 40, board.height - 40)
    return min(node for node, is_one in found.items() if not is_one)


def near(places: frozenset[Point], place: Point) -> bool:
    return min(math.dist(place, one) for one in places) < 0.6


@pytest.fixture
def tool(small: Hand) -> Hand:
    small.window.use_tool("border")
    return small


class TestDragging:
    def test_a_corner_moves_in_all_areas_that_meet_there_as_one_step(self, tool: Hand, grid: Draft) -> None:
        node = junction(tool)
        around = nodes.meeting(tool.board, node)
        goal = node[0] + 6, node[1] - 5
        tool.drag(node, goal)
        assert not near(corners(tool), node)
        moved = [place for place in corners(tool) - corners_of(grid) if math.dist(place, goal) < 0.6]
        assert len(moved) == 1
        assert nodes.meeting(tool.board, moved[0]) == around
        assert tool.document.undo_stack.count() == 1
        tool.key(Qt.Key.Key_Z, CTRL)
        assert tool.document.draft is grid

    def test_it_is_seen_before_the_button_is_let_go(self, tool: Hand, grid: Draft) -> None:
        node = junction(tool)
        tool.press(node)
        tool.carry(node, (node[0] + 6, node[1]))
        assert near(corners(tool), (node[0] + 6, node[1]))
        assert tool.document.draft is grid
        tool.key(Qt.Key.Key_Escape)
        assert tool.board is grid.board
        tool.let_go(node)
        assert tool.document.draft is grid

    def test_where_it_cannot_be_it_stays_where_it_last_could(self, tool: Hand) -> None:
        node = junction(tool)
        tool.press(node)
        tool.carry(node, (node[0] + 6, node[1]))
        tool.carry((node[0] + 6, node[1]), (node[0] + 120, node[1]))
        assert tool.refusals
        assert tool.window.callout.isVisible()
        tool.let_go((node[0] + 120, node[1]))
        assert not near(corners(tool), node)
        assert not near(corners(tool), (node[0] + 120, node[1]))
        assert shapely.coverage_is_valid(list(area_geometries(tool.board).values()))

    def test_the_refusal_goes_when_it_can_be_again(self, tool: Hand) -> None:
        node = junction(tool)
        tool.press(node)
        tool.carry(node, (node[0] + 120, node[1]))
        assert tool.window.callout.isVisible()
        tool.carry((node[0] + 120, node[1]), (node[0] + 3, node[1]))
        assert not tool.window.callout.isVisible()
        tool.let_go((node[0] + 3, node[1]))

    def test_several_in_a_box_move_together(self, tool: Hand) -> None:
        node = junction(tool)
        boxed = nodes.nodes_in(tool.board, node[0] - 25, node[1] - 20, node[0] + 25, node[1] + 20)
        assert len(boxed) > 1
        tool.drag((node[0] - 25, node[1] - 20), (node[0] + 25, node[1] + 20))
        tool.drag(node, (node[0] + 3, node[1] + 3))
        assert all(near(corners(tool), (x + 3, y + 3)) for x, y in boxed)
        assert tool.document.undo_stack.count() == 1

    def test_a_bit_of_border_is_pulled_out_to_a_new_corner(self, tool: Hand, grid: Draft) -> None:
        middle = middle_of_border(tool)
        tool.drag(middle, (middle[0] + 4, middle[1] + 4))
        assert len(corners(tool)) == len(corners_of(grid)) + 1
        assert near(corners(tool), (middle[0] + 4, middle[1] + 4))


class TestClicks:
    def test_a_click_on_a_border_adds_a_corner_and_alt_removes_it(self, tool: Hand, grid: Draft) -> None:
        middle = middle_of_border(tool)
        tool.click(middle)
        added = corners(tool) - corners_of(grid)
        assert len(added) == 1
        tool.click(min(added), ALT)
        assert corners(tool) == corners_of(grid)
        assert tool.document.undo_stack.count() == 2

    def test_a_double_click_adds_one_corner(self, tool: Hand, grid: Draft) -> None:
        tool.double_click(middle_of_border(tool))
        assert len(corners(tool)) == len(corners_of(grid)) + 1

    def test_a_junction_cannot_be_removed(self, tool: Hand, grid: Draft) -> None:
        tool.click(junction(tool), ALT)
        assert tool.document.draft is grid
        assert "can’t be removed" in tool.refusals[0]

    def test_a_click_beside_all_borders_selects_an_area(self, tool: Hand) -> None:
        tool.click("land-1-1")
        assert tool.document.selection == ("land-1-1",)


class TestKeys:
    def test_delete_removes_the_chosen_corners(self, tool: Hand, grid: Draft) -> None:
        tool.document.select(["land-1-1"])
        tool.click(bend(tool))
        tool.key(Qt.Key.Key_Delete)
        assert len(corners(tool)) == len(corners_of(grid)) - 1
        assert len(list(tool.board.areas())) == len(list(grid.board.areas()))

    def test_arrows_nudge_them(self, tool: Hand) -> None:
        node = junction(tool)
        tool.click(node)
        tool.key(Qt.Key.Key_Right)
        assert (node[0] + 1, node[1]) in corners(tool)
        tool.key(Qt.Key.Key_Up, SHIFT)
        assert (node[0] + 1, node[1] - 10) in corners(tool)

    def test_nothing_is_chosen_after_esc(self, tool: Hand, grid: Draft) -> None:
        tool.click(junction(tool))
        tool.key(Qt.Key.Key_Escape)
        tool.key(Qt.Key.Key_Right)
        assert tool.document.draft is grid


def test_the_shipped_map_is_bent_at_any_zoom(hand: Hand, indonesia: Draft) -> None:
    hand.window.use_tool("border")
    land = next(land for land in indonesia.board.lands if land.id == "bali-1")
    hand.look_at(land.token, 5.0)
    node = nodes.node_near(hand.board, land.token, 60)
    assert node is not None
    hand.drag(node, (node[0] + 1.5, node[1] + 1.5))
    assert node not in partition.corners(next(one for one in hand.board.lands if one.id == "bali-1").shape)
    assert shapely.coverage_is_valid(list(area_geometries(hand.board).values()))


def corners_of(draft: Draft) -> frozenset[Point]:
    return frozenset().union(*(partition.corners(area.shape) for area in draft.board.areas()))


def middle_of_border(hand: Hand) -> Point:
    """The middle of a bit of border that isn't at the edge, far from its corners."""
    borders = frozenset().union(*(partition.border(land.shape) for land in hand.board.lands))
    board = hand.board
    inner = [
        (a, b) for a, b in borders if all(20 < x < board.width - 20 and 20 < y < board.height - 20 for x, y in (a, b))
    ]
    a, b = max(inner, key=lambda ends: (math.dist(*ends), ends))
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
