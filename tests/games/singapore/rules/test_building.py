# ruff: noqa: N802
"""Building in a turn (S-BLD)."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import step
from indonesia_qt.games.singapore.rules.actions import Build, BuildTop, Enter, Exchange, Join, Turned
from indonesia_qt.games.singapore.rules.building import JoinBuilding
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.display import TurnTile
from indonesia_qt.games.singapore.rules.events import (
    Built,
    MarkerMoved,
    NoRoadLeft,
    PaymentWaived,
    RoadBuilt,
    SpacesSold,
    TopBought,
)
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.positions import BLACK, Table, of


def test_S_BLD_01_a_tile_of_the_display_is_built_on_the_flagged_lot_for_its_price(table: Table) -> None:
    table.lay_out("I-01", "I-04")
    table.building_turn(1, "e5")
    assert table.legal == [Build("I-01"), Build("I-04")]
    table.refuses(Build("I-07"), "S-BLD-01", "Weaving Mill (2 cloth) isn’t on display.")
    table.refuses(Build("no such tile"), "S-BLD-01", "no such tile isn’t on display.")
    table.refuses(Enter("d6"), "", "Enter isn’t a possible move now.")
    events = table.do(Build("I-04"))
    assert of(Built, events) == [Built(1, 1, "I-04", "e5", 2)]
    assert (table.money(), table.state.display, table.state.flagged) == ([5, 3, 5], ["I-01"], {})
    assert (table.state.built["e5"], table.state.owners["e5"]) == ("I-04", 1)


def test_S_BLD_02_it_is_joined_by_a_free_road_to_a_neighbour_of_ones_choice(table: Table) -> None:
    table.stand("e5", "I-01", 1)
    table.stand("d4", "I-04", 0)
    table.lay_out("I-07")
    table.building_turn(0, "d5")
    table.do(Build("I-07"))
    assert table.asked == JoinBuilding(0, "d5")
    assert {join.area for join in table.legal} == {"d4", "e5", "d6"}
    table.refuses(Join("c5"), "S-BLD-02", "C5 isn’t a building next to D5.")
    table.refuses(Join("f6"), "S-BLD-02", "F6 isn’t a building next to D5.")
    table.refuses(Join("nowhere"), "S-BLD-02", "nowhere isn’t a building next to D5.")
    events = table.do(Join("e5"))
    assert of(RoadBuilt, events) == [RoadBuilt(0, "d5", "e5", 0)]
    assert table.money()[0] == 4


def test_S_BLD_02_with_one_neighbour_there_is_nothing_to_choose(table: Table) -> None:
    table.lay_out("I-07")
    table.building_turn(0, "d5")
    events = table.do(Build("I-07"))
    assert of(RoadBuilt, events) == [RoadBuilt(0, "d5", "d6", 0)]
    assert isinstance(table.asked, PlayTurn)


def test_S_CON_04_without_roads_the_free_one_is_left_out(table: Table) -> None:
    table.lay_out("I-07")
    table.building_turn(0, "d5")
    table.state.roads_left, table.state.roads = 0, []
    step(table.state, Build("I-07"), events := [])
    assert of(NoRoadLeft, events) == [NoRoadLeft(0, "d5")]
    assert isinstance(table.asked, PlayTurn)


@pytest.mark.parametrize(
    ("price", "money", "vp", "left", "spaces", "waived"),
    [
        (4, 5, 7, (1, 7), 0, 0),
        (4, 4, 7, (0, 7), 0, 0),
        (4, 2, 7, (0, 6), 1, 0),
        (4, 1, 7, (1, 5), 2, 0),
        (4, 0, 7, (0, 5), 2, 0),
        (3, 0, 7, (1, 5), 2, 0),
        (4, 0, 0, (0, 0), 0, 4),
        (4, 1, 1, (0, 0), 1, 1),
        (4, 3, 0, (0, 0), 0, 1),
    ],
)
def test_S_BLD_03_and_S_BLD_04_who_has_too_little_cash_goes_back_as_far_as_needed(
    price: int, money: int, vp: int, left: tuple[int, int], spaces: int, waived: int
) -> None:
    table = Table()
    table.player(0, money=money, vp=vp)
    table.state.prices["d5"] = price
    table.lay_out("I-01")
    table.building_turn(0, "d5")
    events = table.do(Build("I-01"))
    assert (table.money()[0], table.vp()[0]) == left
    assert of(SpacesSold, events) == ([SpacesSold(0, spaces, 2 * spaces)] if spaces else [])
    assert [moved.by for moved in of(MarkerMoved, events)] == ([-spaces] if spaces else [])
    assert of(PaymentWaived, events) == ([PaymentWaived(0, waived)] if waived else [])
    [built] = of(Built, events)
    assert built.price == price - waived


def test_S_BLD_04_without_money_and_points_one_builds_for_nothing(table: Table) -> None:
    table.player(0, money=0, vp=0)
    table.lay_out("I-01")
    table.building_turn(0, "e5")
    table.do(Build("I-01"))
    assert "e5" in table.state.built
    assert (table.money()[0], table.vp()[0]) == (0, 0)


def test_S_BLD_05_an_illegal_tile_draws_a_chip_after_the_price_and_the_free_road(table: Table) -> None:
    table.stand("e5", "I-01", 1)
    table.lay_out("I-09")
    table.building_turn(0, "d5")
    table.do(Build("I-09"))
    assert table.asked == JoinBuilding(0, "d5")
    table.do(Join("d6"))
    assert table.asked == Bag(0, 0)
    assert table.money()[0] == 4
    table.do(BLACK)
    assert table.state.chips == [1, 0, 0]
    assert isinstance(table.asked, PlayTurn)


def test_S_BLD_06_the_last_player_may_buy_the_top_of_the_stack_for_1_in_cash(table: Table) -> None:
    table.lay_out("I-01", "I-04", top="I-07")
    table.building_turn(2, "e5", last=True)
    assert table.legal == [Build("I-01"), Build("I-04"), BuildTop()]
    events = table.do(BuildTop())
    assert of(TopBought, events) == [TopBought(2, "I-07", 1)]
    assert of(RoadBuilt, events) == [RoadBuilt(2, "e5", "e6", 0)]
    assert (table.money()[2], table.state.built["e5"]) == (2, "I-07")
    assert table.state.display == ["I-01", "I-04"]
    assert table.asked == TurnTile()
    table.do(Turned("I-08"))
    assert table.state.top == "I-08"


def test_S_BLD_06_nobody_else_may_nor_without_cash_nor_when_the_stack_is_empty(table: Table) -> None:
    table.lay_out("I-01", top="I-07")
    table.building_turn(0, "e5")
    table.refuses(BuildTop(), "S-BLD-06", "Only the last player of the round can buy the top tile of the stack.")
    table.state.stack.clear()
    table.building_turn(2, "d5", last=True)
    table.player(2, money=0)
    table.refuses(BuildTop(), "S-BLD-06", "The top tile of the stack costs £1 in cash.")
    table.player(2, money=1)
    table.state.unseen.append("I-07")
    table.state.top = None
    table.refuses(BuildTop(), "S-BLD-06", "The stack is empty.")


def test_S_BLD_06_the_top_is_paid_before_the_lot(table: Table) -> None:
    table.player(2, money=1, vp=5)
    table.lay_out("I-01", top="I-07")
    table.building_turn(2, "e5", last=True)
    table.do(BuildTop())
    assert (table.money()[2], table.vp()[2]) == (0, 4)


def test_S_BLD_07_the_new_building_is_used_in_the_same_turn(table: Table) -> None:
    table.lay_out("I-04")
    table.building_turn(0, "d5")
    table.do(Build("I-04"), Enter("d5"), Exchange("I-04", 0, NOTHING, Goods(brick=2)))
    assert table.state.players[0].goods == Goods(brick=2)
