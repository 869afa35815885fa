# ruff: noqa: N802
"""Layouts, the boards drawn of them, and the data of their maps."""

from __future__ import annotations

from pathlib import Path

import networkx as nx
import pytest

from indonesia_qt.board import adjacency, graph
from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.files import board_file
from indonesia_qt.games.singapore.maps.layouts import (
    PRESETS,
    START_TILE,
    TITLES,
    WATER,
    Layout,
    is_allowed,
    lots_at,
    random_layout,
)
from indonesia_qt.games.singapore.maps.map_data import SingaporeMapData
from indonesia_qt.games.singapore.rules.scenario import combine, decode
from indonesia_qt.library import load_map
from tests.games.singapore.boards import SHIPPED, drawn, write_map

COMPACT = PRESETS["compact"].corners


@pytest.mark.parametrize("name", PRESETS)
def test_S_SET_01_the_tiles_of_each_layout_lie_edge_to_edge_and_none_at_the_water(name: str) -> None:
    layout = PRESETS[name]
    assert is_allowed(layout)
    cells = nx.Graph()
    cells.add_nodes_from([*START_TILE, *(lot for tile in layout.tiles for lot in tile)])
    cells.add_edges_from(((x, y), near) for x, y in cells for near in ((x + 1, y), (x, y + 1)) if near in cells.nodes)
    assert nx.is_connected(cells)
    assert len(cells) == 12 + 36
    lots = {lot for tile in layout.tiles for lot in tile}
    assert all(not lots.intersection(cells[water]) for water in WATER)


@pytest.mark.parametrize(
    "corners",
    [
        (*COMPACT[:5], (-1, -2)),  # on another tile
        (*COMPACT[:5], (0, 0)),  # on the start tile
        (*COMPACT[:5], (-3, 2)),  # at the water
        (*COMPACT[:5], (0, 3)),  # below the water
        (*COMPACT[:5], (20, 20)),  # alone
        ((-3, 0), (-3, -2), (-3, -4), (0, -4), (3, -4), (3, -2)),  # around a hole
    ],
)
def test_S_SET_01_tiles_may_not_lie_so(corners: tuple[tuple[int, int], ...]) -> None:
    assert not is_allowed(Layout(corners))


def test_S_SET_01_a_seed_gives_a_layout_that_is_allowed() -> None:
    layouts = [random_layout(seed) for seed in range(50)]
    assert all(map(is_allowed, layouts))
    assert len({frozenset(layout.corners) for layout in layouts}) > 40
    assert random_layout(3) == random_layout(3)


@pytest.mark.parametrize("layout", [*PRESETS.values(), *map(random_layout, range(5))])
def test_a_board_of_it_has_no_problem_and_its_adjacency_follows_from_its_shapes(layout: Layout) -> None:
    board = drawn(layout)
    assert all_checks.problems(board) == []
    assert len(board.lands) == 44
    by_shape = {pair for pair, length in adjacency.shared_borders(board).items() if length >= board.threshold}
    lands = {land.id for land in board.lands}
    assert {(link.a, link.b) for link in board.land_land} == {pair for pair in by_shape if lands.issuperset(pair)}
    ids = layout.area_ids([*START_TILE - set(WATER), *(lot for tile in layout.tiles for lot in tile)])
    by_hand = {
        frozenset((a, b)) for a, (x, y) in ids.items() for b, (v, w) in ids.items() if abs(x - v) + abs(y - w) == 1
    }
    assert {frozenset(edge) for edge in graph.of(board).edges} == by_hand


def test_the_files_of_a_map_come_out_as_they_went_in(tmp_path: Path) -> None:
    layout = PRESETS["bay"]
    write_map(tmp_path / "bay", layout, "bay")
    board = board_file.read(tmp_path / "bay" / "map.geojson")
    assert board == drawn(layout, "bay")
    data = decode((tmp_path / "bay" / "scenario.json").read_bytes())
    assert data == layout.game_data("Singapore")
    assert combine(board, data).map_id == "bay"


def test_the_lots_of_a_tile_are_counted_row_by_row() -> None:
    assert lots_at((2, -1)) == ((2, -1), (3, -1), (4, -1), (2, 0), (3, 0), (4, 0))


@pytest.mark.parametrize("name", PRESETS)
def test_the_maps_that_come_with_the_program_are_those_of_the_layouts(name: str) -> None:
    found = load_map(SHIPPED[name])
    assert found.board == drawn(PRESETS[name], SHIPPED[name], TITLES[name])
    assert found.data == PRESETS[name].game_data(TITLES[name])
    assert found.definition.id == "singapore"


def test_a_seed_makes_a_map_under_a_title_of_its_own() -> None:
    plots = SingaporeMapData().plots(7)
    assert plots.title == "Singapore 7"
    assert plots.data == random_layout(7).game_data("Singapore 7")
