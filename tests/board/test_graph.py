"""The graph of a board, on two islands and on the shipped map."""

from __future__ import annotations

import networkx as nx
import pytest
from msgspec.structs import replace

from indonesia_qt.board import graph
from indonesia_qt.board.model import BoardMap


def test_nodes_know_their_kind_and_province(two_islands: BoardMap) -> None:
    areas = graph.of(two_islands)
    assert list(areas) == ["west-1", "west-2", "east-1", "north", "strait"]
    assert areas.nodes["west-2"] == {"kind": "land", "province": "west"}
    assert areas.nodes["strait"] == {"kind": "sea", "province": None}


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("west-1", "west-2", "border"),
        ("west-2", "east-1", "arrow"),
        ("east-1", "strait", "coast"),
        ("north", "strait", "sea"),
    ],
)
def test_edges_know_why_two_areas_are_adjacent(two_islands: BoardMap, a: str, b: str, kind: str) -> None:
    assert graph.of(two_islands).edges[a, b]["kind"] == kind


def test_areas_that_are_not_adjacent_have_no_edge(two_islands: BoardMap) -> None:
    areas = graph.of(two_islands)
    assert not areas.has_edge("west-1", "east-1")
    assert not areas.has_edge("west-1", "strait")


def test_edges_are_the_neighbours_of_the_board(shipped: BoardMap) -> None:
    areas = graph.of(shipped)
    assert {area: set(areas[area]) for area in areas} == {
        area: set(others) for area, others in shipped.neighbours().items()
    }


def test_land_and_sea_are_parts_of_the_graph(two_islands: BoardMap) -> None:
    areas = graph.of(two_islands)
    assert set(graph.land(areas)) == {"west-1", "west-2", "east-1"}
    assert set(map(frozenset, graph.land(areas).edges)) == {
        frozenset(("west-1", "west-2")),
        frozenset(("west-2", "east-1")),
    }
    assert set(map(frozenset, graph.sea(areas).edges)) == {frozenset(("north", "strait"))}


def test_parts_hang_together_and_the_largest_comes_first(two_islands: BoardMap) -> None:
    land = graph.land(graph.of(two_islands)).copy()
    assert graph.parts(land) == [frozenset({"west-1", "west-2", "east-1"})]
    land.remove_edge("west-2", "east-1")
    assert graph.parts(land) == [frozenset({"west-1", "west-2"}), frozenset({"east-1"})]


def test_all_seas_of_the_shipped_map_hang_together(shipped: BoardMap) -> None:
    assert [len(part) for part in graph.parts(graph.sea(graph.of(shipped)))] == [21]


def test_a_network_is_what_ships_reach_without_leaving_their_seas(two_islands: BoardMap) -> None:
    areas = graph.of(two_islands)
    assert graph.network(areas, "west-1", ["north", "strait"]) == {"north", "strait"}
    assert graph.network(areas, "west-1", ["strait"]) == frozenset()
    assert graph.network(areas, "west-2", ["strait"]) == {"strait"}


def test_a_network_of_the_shipped_map_ends_where_a_sea_without_ships_begins(shipped: BoardMap) -> None:
    areas = graph.of(shipped)
    seas = ["west-java-sea", "karimata-strait", "bali-sea", "indian-ocean"]
    assert graph.network(areas, "jawa-barat-1", seas) == {"west-java-sea", "karimata-strait"}
    assert graph.network(areas, "jawa-tengah-4", seas) == {"indian-ocean", "bali-sea"}


def test_sea_steps_count_the_seas_crossed(two_islands: BoardMap) -> None:
    areas = graph.of(two_islands).copy()
    assert graph.sea_steps(areas, "west-1", "east-1") == 1
    assert graph.sea_steps(areas, "west-2", "east-1") == 1
    areas.remove_edges_from([("east-1", "north")])
    assert graph.sea_steps(areas, "west-1", "east-1") == 2


def test_sea_steps_take_no_short_cut_over_land(shipped: BoardMap) -> None:
    areas = graph.of(shipped)
    assert graph.sea_steps(areas, "bali-1", "jawa-timur-3") == 1
    assert graph.sea_steps(areas, "bali-2", "jawa-timur-3") == 2
    assert graph.sea_steps(areas, "aceh-4", "papua-1") == 6
    assert graph.sea_steps(areas, "aceh-1", "jawa-barat-4") == 4


def test_no_way_by_sea_is_no_number_of_steps(two_islands: BoardMap) -> None:
    areas = graph.of(two_islands).copy()
    areas.remove_edges_from([("east-1", "north"), ("east-1", "strait")])
    assert graph.sea_steps(areas, "west-1", "east-1") is None


def test_the_pieces_of_a_province_are_what_its_land_or_a_common_sea_joins(two_islands: BoardMap) -> None:
    west, east = frozenset({"west-1", "west-2"}), frozenset({"east-1"})
    assert graph.province_pieces(two_islands) == {"west": [west], "east": [east]}
    apart = replace(two_islands, land_land=two_islands.land_land[:1])
    assert graph.province_pieces(apart)["west"] == [west]
    inland = replace(apart, land_sea=tuple(pair for pair in apart.land_sea if pair[0] != "west-1"))
    assert set(graph.province_pieces(inland)["west"]) == {frozenset({"west-1"}), frozenset({"west-2"})}


def test_the_graph_of_a_board_cant_be_changed_and_is_made_once_for_boards_with_the_same_ways(
    two_islands: BoardMap,
) -> None:
    areas = graph.of(two_islands)
    with pytest.raises(nx.NetworkXError, match="Frozen"):
        areas.add_edge("west-1", "north")
    first, *others = two_islands.lands
    assert graph.of(replace(two_islands, lands=(replace(first, place="Elsewhere"), *others))) is areas
    assert graph.of(replace(two_islands, lands=(replace(first, province="east"), *others))) is not areas
    assert graph.of(replace(two_islands, sea_sea=())) is not areas
