# ruff: noqa: N802
"""Roads (S-ROA)."""

from __future__ import annotations

import networkx as nx

from indonesia_qt.board import graph
from indonesia_qt.core.flow import Pass
from indonesia_qt.games.singapore.maps.layouts import PRESETS
from indonesia_qt.games.singapore.rules.actions import Build, BuildRoad, Step
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.events import RoadBuilt
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.boards import drawn
from tests.games.singapore.positions import BLACK, Table, of


def test_S_ROA_01_a_road_joins_two_neighbouring_buildings_once(table: Table) -> None:
    table.stand("d5", "I-01", 1)
    table.stand("e5", "I-04", 2)
    table.stand("d4", "I-07", 2)
    table.turn(0, "e6")
    table.refuses(
        BuildRoad("d4", "e5"), "S-ROA-01", "A road joins neighbouring buildings; D4 and E5 aren’t next to each other."
    )
    table.refuses(BuildRoad("d4", "d3"), "S-ROA-01", "A road needs a building at both ends.")
    table.refuses(
        BuildRoad("d4", "nowhere"),
        "S-ROA-01",
        "A road joins neighbouring buildings; D4 and nowhere aren’t next to each other.",
    )
    away = "A road joins neighbouring buildings; nowhere and D4 aren’t next to each other."
    table.refuses(BuildRoad("nowhere", "d4"), "S-ROA-01", away)
    assert of(RoadBuilt, table.do(BuildRoad("d4", "d5"))) == [RoadBuilt(0, "d4", "d5", 1)]
    table.refuses(BuildRoad("d5", "d4"), "S-ROA-01", "There’s already a road between D5 and D4.")
    assert table.state.roads == [("d4", "d5")]


def test_S_ROA_01_it_is_the_same_road_from_either_end(table: Table) -> None:
    table.stand("d5", "I-01", 1)
    table.stand("d4", "I-07", 2)
    table.turn(0, "e6")
    assert set(table.legal_of(BuildRoad)) == {BuildRoad("d4", "d5"), BuildRoad("d5", "d6")}
    table.do(BuildRoad("d5", "d4"))
    assert table.state.roads == [("d4", "d5")]


def test_S_ROA_02_any_number_of_roads_for_a_pound_in_cash_each_for_any_pair(table: Table) -> None:
    table.stand("d5", "I-01", 1)
    table.stand("d4", "I-04", 2)
    table.stand("c4", "I-07", 2)
    table.player(0, money=2)
    table.turn(0, "g6", steps=0, actions_left=0)
    table.do(BuildRoad("c4", "d4"), BuildRoad("d5", "d6"))
    assert table.money()[0] == 0
    table.refuses(BuildRoad("d4", "d5"), "S-ROA-02", "A road costs £1; you have no cash.")
    assert table.vp()[0] == 5
    assert table.legal == [Pass()]


def test_S_ROA_02_not_before_the_lot_is_paid_and_the_chip_drawn(table: Table) -> None:
    table.stand("e5", "I-01", 1)
    table.lay_out("I-09")
    table.building_turn(0, "d5")
    road = BuildRoad("e5", "e6")
    table.refuses(road, "", "BuildRoad isn’t a possible move now.")
    table.do(Build("I-09"))
    table.refuses(road, "", "BuildRoad isn’t a possible move now.")
    table.do(table.legal[0])
    assert isinstance(table.asked, Bag)
    table.refuses(road, "", "BuildRoad isn’t a possible move now.")
    table.do(BLACK)
    assert isinstance(table.asked, PlayTurn)
    table.do(road)


def test_S_ROA_03_the_start_buildings_are_joined_to_one_another_a_step_each(table: Table) -> None:
    table.turn(0, "d6")
    assert {step.area for step in table.legal_of(Step)} == {"e6", "f6", "g6"}
    table.refuses(BuildRoad("d6", "e6"), "S-ROA-03", "The start buildings are already joined to one another.")


def test_S_ROA_03_a_road_to_one_joins_a_building_to_all_four(table: Table) -> None:
    table.stand("d5", "I-01", 1)
    table.roads("d5 d6")
    table.turn(0, "d5")
    assert {step.area for step in table.legal_of(Step)} == {"d6", "e6", "f6", "g6"}
    table.refuses(BuildRoad("d6", "d5"), "S-ROA-03", "This building is already joined to the start buildings.")
    table.do(Step(0, "g6"), Step(0, "d5"))


def test_the_ways_are_those_of_the_graph_of_roads_on_the_board(table: Table) -> None:
    for area, tile in (("d5", "I-01"), ("d4", "I-04"), ("e4", "I-07"), ("g5", "I-08"), ("h5", "I-02")):
        table.stand(area, tile)
    table.roads("d5 d6", "d4 d5", "d4 e4", "g5 g6", "g5 h5")
    start = table.state.scenario.start
    roads = graph.of(drawn(PRESETS["compact"])).edge_subgraph(table.state.roads)
    hub = nx.contracted_nodes(nx.Graph(roads), "d6", "g6", self_loops=False)
    assert nx.is_connected(hub)
    expected = {frozenset(edge) for edge in hub.edges if "d6" not in edge}
    expected |= {frozenset((near, each)) for near in hub["d6"] if near != "d6" for each in start}
    expected |= {frozenset((a, b)) for a in start for b in start if a != b}
    assert {frozenset((a, b)) for a, others in table.state.ways.items() for b in others} == expected
