"""What is near the pointer, and what meets there."""

from __future__ import annotations

import pytest

from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.edit.shapes import nodes
from tests.mapmaking.islands import islands
from tests.mapmaking.maps import shipped, two_islands


@pytest.fixture
def board() -> BoardMap:
    return islands().board


def test_the_nearest_node_within_reach_is_found(board: BoardMap) -> None:
    assert nodes.node_near(board, (103.0, 78.0), 5.0) == (100.0, 80.0)
    assert nodes.node_near(board, (250.0, 79.0), 30.0) == (260.0, 80.0)
    assert nodes.node_near(board, (50.0, 120.0), 5.0) is None
    assert nodes.node_near(board, (-500.0, 120.0), 5.0) is None


def test_the_nearest_border_within_reach_is_found_and_the_place_on_it(board: BoardMap) -> None:
    assert nodes.border_near(board, (130.04, 77.0), 5.0) == (((100.0, 80.0), (200.0, 80.0)), (130.0, 80.0))
    assert nodes.border_near(board, (50.0, 120.0), 5.0) is None
    assert nodes.border_near(board, (500.0, 500.0), 5.0) is None


def test_every_node_of_the_shipped_map_is_found_where_it_is() -> None:
    board = shipped().board
    for land in board.lands:
        for node in land.shape[0][0]:
            assert nodes.node_near(board, (node[0] + 0.02, node[1] - 0.02), 0.1) == node


def test_what_meets_at_a_node_is_told_lakes_too(board: BoardMap) -> None:
    assert nodes.meeting(board, (100.0, 80.0)) == ("west-1", "west-2", "north")
    assert nodes.meeting(board, (101.0, 80.0)) == ()
    assert nodes.meeting(two_islands().board, (5.0, 55.0)) == ("west-1", "pond")


@pytest.mark.parametrize(
    ("node", "junction"),
    [((100.0, 80.0), True), ((300.0, 160.0), False), ((0.0, 80.0), True), ((0.0, 0.0), True), ((400.0, 0.0), True)],
)
def test_junctions_are_told_from_bends(board: BoardMap, node: tuple[float, float], junction: bool) -> None:
    assert nodes.is_junction(board, node) == junction


def test_the_corner_of_a_lake_is_a_bend() -> None:
    assert not nodes.is_junction(two_islands().board, (5.0, 55.0))


def test_what_is_joined_to_a_node_is_told(board: BoardMap) -> None:
    assert nodes.joined(board, (100.0, 80.0)) == {(0.0, 80.0), (200.0, 80.0), (100.0, 160.0)}


def test_the_nodes_in_a_box_are_told_with_what_they_are(board: BoardMap) -> None:
    assert nodes.nodes_in(board, 90.0, 70.0, 310.0, 90.0) == {
        node: nodes.is_junction(board, node) for node in [(100.0, 80.0), (200.0, 80.0), (260.0, 80.0)]
    }
    assert nodes.nodes_in(board, 110.0, 70.0, 190.0, 90.0) == {}


def test_junctions_of_the_shipped_map_are_told_alike_one_by_one_and_all_at_once() -> None:
    board = shipped().board
    found = nodes.nodes_in(board, 1000.0, 800.0, 1300.0, 1100.0)
    assert found == {node: nodes.is_junction(board, node) for node in found}
    assert len(found) > 100


def test_the_nodes_of_areas_are_their_corners(board: BoardMap) -> None:
    corners = {corner for land in board.lands if land.id in ("west-1", "west-2") for corner in land.shape[0][0]}
    assert nodes.nodes_of(board, ["west-1", "west-2", "nowhere"]) == {
        node: nodes.is_junction(board, node) for node in corners
    }


@pytest.mark.parametrize(
    ("node", "goal"),
    [
        ((100.0, 80.0), (105.0, 77.0)),
        ((0.0, 80.0), (0.0, 77.0)),
        ((200.0, 0.0), (205.0, 0.0)),
        ((400.0, 0.0), (400.0, 0.0)),
    ],
)
def test_nodes_are_pushed_along_the_edge_where_they_lie_there(
    board: BoardMap, node: tuple[float, float], goal: tuple[float, float]
) -> None:
    assert nodes.pushed(board, node, 5.04, -3.0) == goal
