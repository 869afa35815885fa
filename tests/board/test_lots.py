"""A board of lots: only land, whose common edges join it."""

from __future__ import annotations

import json
from pathlib import Path

import networkx as nx
import pytest
from msgspec.structs import replace

from indonesia_qt.board import adjacency, graph
from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from tests.board.lots import CELLS, COLUMNS, ROWS, draw_lots, lot_id, write_lots


@pytest.fixture
def lots(tmp_path: Path) -> BoardMap:
    return board_file.read(write_lots(tmp_path))


def test_a_board_of_lots_comes_out_of_its_file_as_it_went_in(lots: BoardMap, tmp_path: Path) -> None:
    assert lots == draw_lots()
    assert len(lots.lands) == COLUMNS * ROWS
    first = (tmp_path / "map.geojson").read_bytes()
    board_file.write(lots, tmp_path / "again.geojson")
    assert (tmp_path / "again.geojson").read_bytes() == first


def test_only_the_file_of_another_look_has_one_and_is_of_the_second_format(
    lots: BoardMap, two_islands: BoardMap
) -> None:
    header = json.loads(board_file.text(lots))["map"]
    assert (header["format"], header["look"]) == (2, "lots")
    usual = json.loads(board_file.text(two_islands))["map"]
    assert usual["format"] == 1
    assert "look" not in usual
    assert json.loads(board_file.text(replace(lots, look="islands")))["map"].keys() == usual.keys()


def test_a_file_of_the_second_format_without_a_look_has_the_usual_one(tmp_path: Path) -> None:
    file = write_lots(tmp_path)
    file.write_text(file.read_text(encoding="utf-8").replace(',"look":"lots"', ""), encoding="utf-8")
    assert board_file.read(file).look == "islands"


def test_lots_are_joined_by_their_edges_and_not_by_their_corners(lots: BoardMap) -> None:
    found = {frozenset((link.a, link.b)) for link in lots.land_land}
    grid = nx.grid_2d_graph(COLUMNS, ROWS)
    assert found == {frozenset((lot_id(*a), lot_id(*b))) for a, b in grid.edges}
    by_hand = {
        frozenset((lot_id(*a), lot_id(*b))) for a in CELLS for b in CELLS if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
    }
    assert found == by_hand
    assert nx.is_isomorphic(graph.of(lots), grid)
    assert {frozenset(edge) for edge in graph.of(lots).edges} == by_hand


def test_a_board_of_lots_has_no_problem_and_leaves_no_doubt(lots: BoardMap) -> None:
    assert all_checks.problems(lots) == []
    corners = [status for status in adjacency.pair_statuses(lots) if status.border == 0]
    assert len(corners) == 2 * (COLUMNS - 1) * (ROWS - 1)
    assert not any(status.doubtful or status.linked for status in corners)


@pytest.mark.parametrize(("lot", "kinds"), [("b2", {"gap", "province-outline"}), ("a1", {"province-outline"})])
def test_an_empty_place_among_lots_is_a_fault_and_the_table_around_them_is_none(
    lots: BoardMap, lot: str, kinds: set[str]
) -> None:
    rest = tuple(land for land in lots.lands if land.id != lot)
    links = tuple(link for link in lots.land_land if lot not in (link.a, link.b))
    labels = tuple(label for label in lots.labels if label.of != lot)
    board = replace(lots, lands=rest, land_land=links, labels=labels)
    assert {problem.kind for problem in all_checks.problems(board)} == kinds
