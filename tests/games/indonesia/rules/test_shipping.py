# ruff: noqa: N802
"""What a company can sell, and how: R-OPS-20 to R-OPS-25 on positions set by hand."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest
from indonesia_qt.games.indonesia.rules.events import GoodDelivered
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.shipping import Market
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table, of

RICE, RICE_2, SPICE = "a-far-rice", "a-west-rice", "a-isle-spice"
SHIPS, SHIPS_2 = "a-east-shipping", "a-middle-shipping"


def most(table: Table) -> int:
    """How many goods the company that operates must sell."""
    asked = table.asked
    assert isinstance(asked, DeliverGoods)
    return len(asked.plan)


def sold(table: Table) -> dict[str, int]:
    """How many goods each city received, after the default plan."""
    table.do(DeliverRest())
    return {city: count for (city, _), count in table.state.received.items()}


@pytest.fixture
def table(islets: Indonesia) -> Table:
    """Seat 0 has three areas of rice in the west and seat 1 a ship in the south; they reach cities of the middle."""
    table = Table(islets)
    table.company(0, RICE_2, "west-1 west-2 west-3")
    table.company(1, SHIPS, "south")
    table.player(1, hull=5)
    return table


class TestDemand:
    @pytest.mark.parametrize("size", [1, 2, 3])
    def test_R_OPS_20_a_city_of_size_n_buys_n_of_a_good(self, table: Table, size: int) -> None:
        table.city("middle-2", size)
        table.enter("operations")
        assert most(table) == size

    def test_R_OPS_20_counted_over_all_companies_and_the_whole_phase(self, table: Table) -> None:
        table.state.order[:] = [2, 0, 1]
        table.city("middle-2", 2)
        table.company(2, RICE, "middle-3")
        table.enter("operations")
        table.do(DeliverRest())
        assert table.state.received == {("middle-2", "rice"): 1}
        while table.state.received != {("middle-2", "rice"): 2}:
            asked = table.asked
            if isinstance(asked, DeliverGoods):
                assert (asked.company, most(table)) == (RICE_2, 1)
            table.do(table.legal[0])

    def test_R_OPS_20_each_kind_of_good_by_itself(self, table: Table) -> None:
        table.city("middle-2", 1, spice=1)
        table.enter("operations")
        assert most(table) == 1

    def test_R_OPS_20_a_full_city_is_refused(self, table: Table) -> None:
        table.city("middle-2", 1, rice=1)
        table.city("middle-3")
        table.enter("operations")
        table.refuses(Deliver("west-1", SHIPS, ("south",), "middle-2"), "R-OPS-20", "Middle 2", "rice")

    def test_R_OPS_20_a_full_city_is_refused_in_readable_words(self, table: Table) -> None:
        table.state.companies[RICE_2].kind = "siap_faji"
        table.city("middle-2", 1, siap_faji=1)
        table.city("middle-3")
        table.enter("operations")
        table.refuses(Deliver("west-1", SHIPS, ("south",), "middle-2"), "R-OPS-20", "Middle 2", "siap faji")


class TestWays:
    def test_R_OPS_21_one_ship_is_a_way(self, table: Table) -> None:
        table.city("middle-2")
        table.enter("operations")
        assert table.listed(Deliver) == [Deliver("west-1", SHIPS, ("south",), "middle-2")]
        table.do(Deliver("west-3", SHIPS, ("south",), "middle-2"))

    def test_R_OPS_21_consecutive_ships_lie_in_adjacent_seas(self, table: Table) -> None:
        table.city("east-1")
        table.city("middle-3")
        table.state.companies[SHIPS].ships = {"south": 1, "strait": 1, "gulf": 1}
        table.enter("operations")
        table.refuses(Deliver("west-1", SHIPS, ("south", "gulf"), "east-1"), "R-OPS-21", "South Sea", "Gulf Sea")
        table.do(Deliver("west-1", SHIPS, ("south", "strait", "gulf"), "east-1"))

    def test_R_OPS_21_the_ends_must_touch(self, table: Table) -> None:
        table.city("middle-2")
        table.city("isle-2")
        table.state.companies[SHIPS].ships = {"south": 1, "strait": 1}
        table.enter("operations")
        table.refuses(Deliver("west-1", SHIPS, ("strait",), "middle-2"), "R-OPS-21", "Strait Sea", "zone")
        table.refuses(Deliver("west-1", SHIPS, ("south",), "isle-2"), "R-OPS-21", "South Sea", "city")

    def test_R_OPS_21_a_broken_chain_carries_nothing(self, table: Table) -> None:
        table.city("east-1")
        table.state.companies[SHIPS].ships = {"south": 1, "gulf": 1}
        events = table.enter("operations")
        assert of(GoodDelivered, events) == []
        assert not isinstance(table.asked, DeliverGoods)

    def test_R_OPS_21_never_over_land_even_to_a_neighbouring_city(self, table: Table) -> None:
        table.city("middle-1")
        table.enter("operations")
        assert not isinstance(table.asked, DeliverGoods)

    def test_R_OPS_21_goods_of_a_zone_leave_by_any_of_its_areas(self, table: Table) -> None:
        table.city("middle-2", 3)
        table.state.companies[RICE_2].areas.remove("west-1")
        del table.state.fields["west-1"]
        table.enter("operations")
        assert most(table) == 2
        table.do(Deliver("west-2", SHIPS, ("south",), "middle-2"), Deliver("west-2", SHIPS, ("south",), "middle-2"))

    def test_R_OPS_21_each_zone_needs_its_own_shipping(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, f"{RICE} {RICE_2}", "far-1 far-2 west-1")
        table.company(1, SHIPS, "south")
        table.player(1, hull=5)
        table.city("middle-2", 3)
        table.city("middle-3", 2)
        table.enter("operations")
        assert most(table) == 1
        table.refuses(Deliver("far-1", SHIPS, ("south",), "middle-2"), "R-OPS-21", "South Sea", "Far 1")

    def test_R_MAP_02_arrows_join_zones(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, SPICE, "isle-1 isle-2 east-1")
        table.company(1, SHIPS, "north")
        table.player(1, hull=5)
        table.city("middle-1", 3)
        table.enter("operations")
        assert most(table) == 3

    def test_R_MAP_04_a_zone_is_a_connected_set_of_one_company(self, islets: Indonesia) -> None:
        table = Table(islets)
        company = table.company(0, f"{RICE} {RICE_2}", "west-1 west-3 middle-1 far-1 far-2")
        zones = [zone.areas for zone in Market(table.state, company).zones]
        assert zones == [("west-1",), ("west-3", "middle-1"), ("far-1", "far-2")]
        table.company(1, SPICE, "west-2")
        assert len(Market(table.state, company).zones) == 3

    def test_R_OPS_21_wrong_places_are_refused(self, table: Table) -> None:
        table.city("middle-2", 2)
        table.company(1, RICE, "far-1")
        table.enter("operations")
        table.refuses(Deliver("far-1", SHIPS, ("south",), "middle-2"), "R-OPS-21", "Far 1", "West rice")
        table.refuses(Deliver("Atlantis", SHIPS, ("south",), "middle-2"), "R-OPS-21", "Atlantis")
        table.refuses(Deliver("west-1", SHIPS, ("south",), "middle-3"), "R-OPS-21", "Middle 3", "city")
        table.refuses(Deliver("west-1", SHIPS, ("south",), "Atlantis"), "R-OPS-21", "Atlantis")
        table.refuses(Deliver("west-1", RICE, ("south",), "middle-2"), "R-OPS-21", "Far rice", "shipping")
        table.refuses(Deliver("west-1", "Atlantis", ("south",), "middle-2"), "R-OPS-21", "Atlantis")

    def test_R_OPS_21_a_zone_that_is_sold_out_is_refused(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, f"{RICE} {RICE_2}", "far-1 west-1")
        table.company(1, SHIPS, "south strait gulf ocean")
        table.player(1, hull=3)
        table.city("middle-3", 3)
        table.enter("operations")
        assert most(table) == 2
        table.do(Deliver("west-1", SHIPS, ("south",), "middle-3"))
        table.refuses(Deliver("west-1", SHIPS, ("south",), "middle-3"), "R-OPS-21", "West 1", "sold")

    def test_R_OPS_22_a_good_never_changes_its_company(self, table: Table) -> None:
        table.city("isle-2")
        table.company(2, SHIPS_2, "strait")
        table.enter("operations")
        assert not isinstance(table.asked, DeliverGoods)

    def test_R_OPS_22_different_goods_may_use_different_companies(self, table: Table) -> None:
        table.city("middle-2", 2)
        table.company(2, SHIPS_2, "south")
        table.player(1, hull=1)
        table.enter("operations")
        assert most(table) == 2
        events = table.do(DeliverRest())
        assert {event.line for event in of(GoodDelivered, events)} == {SHIPS, SHIPS_2}

    def test_R_OPS_22_a_merged_company_is_one(self, table: Table) -> None:
        table.city("isle-2")
        merged = table.company(2, f"{SHIPS_2} b-isle-shipping", "strait south")
        table.enter("operations")
        assert table.listed(Deliver)[0].line == merged.id
        assert most(table) == 1

    @pytest.mark.parametrize(
        ("hull", "ships", "goods"), [(1, 1, 1), (2, 1, 2), (3, 1, 3), (1, 2, 2), (1, 3, 3), (2, 2, 3)]
    )
    def test_R_OPS_23_each_ship_carries_its_owners_hull(self, table: Table, hull: int, ships: int, goods: int) -> None:
        table.city("middle-2", 3)
        table.player(1, hull=hull)
        table.state.companies[SHIPS].ships = {"south": ships}
        table.enter("operations")
        assert most(table) == goods

    def test_R_OPS_23_the_hull_is_that_of_the_ships_owner_not_of_the_operator(self, table: Table) -> None:
        table.city("middle-2", 3)
        table.player(0, hull=5)
        table.player(1, hull=1)
        table.enter("operations")
        assert most(table) == 1

    def test_R_OPS_23_ships_are_fresh_for_each_company_and_demand_is_not(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.company(0, RICE_2, "west-1")
        table.company(1, SPICE, "middle-2")
        table.company(2, SHIPS, "south")
        table.city("middle-3")
        table.enter("operations")
        table.do(DeliverRest())
        while table.phase == "operations":
            table.do(table.legal[0])
        assert [event.good for event in of(GoodDelivered, table.events)] == ["rice", "spice"]

    def test_R_OPS_23_a_full_ship_is_refused(self, table: Table) -> None:
        table.city("middle-2", 3)
        table.player(1, hull=1)
        table.company(2, SHIPS_2, "south")
        table.enter("operations")
        table.do(Deliver("west-1", SHIPS, ("south",), "middle-2"))
        table.refuses(Deliver("west-1", SHIPS, ("south",), "middle-2"), "R-OPS-23", "East shipping", "South Sea")
        table.refuses(Deliver("west-1", SHIPS_2, ("strait",), "middle-2"), "R-OPS-23", "Strait Sea")
        table.refuses(Deliver("west-1", SHIPS_2, ("Atlantis",), "middle-2"), "R-OPS-23", "Atlantis")


def crossroads() -> Table:
    """Two farms of one company and two towns; the left farm reaches both towns and the right one only the left town.

    The line of seat 1 has a ship of hull 1 in each of its seas.
    """
    game = sketch(
        {"left": 1, "right": 1, "near": 1, "off": 1},
        coasts={"a": "left-1 near-1", "b": "right-1 near-1", "c": "left-1 off-1"},
        seas="a b",
        deeds="a left rice, a right rice, a near shipping 4/4/4",
    )
    table = Table(game, 2)
    table.company(0, "a-left-rice a-right-rice", "left-1 right-1")
    table.company(1, "a-near-shipping", "a b c")
    table.city("near-1")
    table.city("off-1")
    return table


class TestTheMaximum:
    def test_R_OPS_24_as_many_as_the_network_can_carry(self) -> None:
        table = crossroads()
        table.enter("operations")
        assert most(table) == 2
        assert sold(table) == {"near-1": 1, "off-1": 1}

    def test_R_OPS_24_a_sale_that_costs_another_one_is_refused_and_not_listed(self) -> None:
        table = crossroads()
        table.enter("operations")
        greedy = Deliver("left-1", "a-near-shipping", ("a",), "near-1")
        table.refuses(greedy, "R-OPS-24", "only 1", "2")
        assert {(d.origin, d.city) for d in table.listed(Deliver)} == {("left-1", "off-1"), ("right-1", "near-1")}

    def test_R_OPS_24_the_operator_chooses_among_the_plans_that_reach_it(self, table: Table) -> None:
        table.city("middle-2")
        table.city("middle-3")
        table.player(1, hull=1)
        table.enter("operations")
        assert {action.city for action in table.listed(Deliver)} == {"middle-2", "middle-3"}
        table.do(Deliver("west-1", SHIPS, ("south",), "middle-3"))
        assert table.state.received == {("middle-3", "rice"): 1}

    def test_R_OPS_24_the_default_plan_pays_others_least(self, table: Table) -> None:
        table.city("middle-1")
        table.state.companies[SHIPS].ships = {"north": 1}
        table.company(0, SHIPS_2, "south north")
        table.enter("operations")
        from indonesia_qt.games.indonesia.rules.actions import Operate

        table.do(Operate(RICE_2))
        events = table.do(DeliverRest())
        assert [(event.line, event.route) for event in of(GoodDelivered, events)] == [(SHIPS_2, ("north",))]

    def test_R_OPS_24_two_own_ships_rather_than_one_of_another(self) -> None:
        from indonesia_qt.games.indonesia.rules.actions import Operate

        game = sketch(
            {"farm": 1, "town": 1},
            coasts={"a": "farm-1", "b": "town-1", "c": "farm-1 town-1"},
            seas="a b",
            deeds="a farm rice, a farm shipping 2/2/2, a town shipping 2/2/2",
        )
        table = Table(game, 2)
        table.company(0, "a-farm-rice", "farm-1")
        table.company(0, "a-farm-shipping", "a b")
        table.company(1, "a-town-shipping", "c")
        table.city("town-1")
        table.enter("operations")
        table.do(Operate("a-farm-rice"))
        assert [event.route for event in of(GoodDelivered, table.do(DeliverRest()))] == [("a", "b")]

    def test_R_OPS_24_with_equal_fees_the_fewest_ships(self, table: Table) -> None:
        table.city("middle-1")
        table.state.companies[SHIPS].ships = {"south": 1, "north": 1}
        table.enter("operations")
        assert [event.route for event in of(GoodDelivered, table.do(DeliverRest()))] == [("north",)]

    def test_R_OPS_24_what_is_left_by_hand_is_sold_by_the_plan(self, table: Table) -> None:
        table.city("middle-2", 2)
        table.city("middle-3", 2)
        table.enter("operations")
        events = table.do(Deliver("west-1", SHIPS, ("south",), "middle-3"), DeliverRest())
        assert len(of(GoodDelivered, events)) == 3
        assert not isinstance(table.asked, DeliverGoods)

    def test_R_OPS_25_any_simple_route_is_legal_while_the_maximum_holds(self, table: Table) -> None:
        table.city("middle-2")
        table.state.companies[SHIPS].ships = {"south": 1, "north": 1, "strait": 1}
        table.enter("operations")
        for route in (("south",), ("north", "strait"), ("south", "north", "strait"), ("north", "south")):
            again = Table(table.game)
            again.state = table.state.copy()
            again.do(Deliver("west-1", SHIPS, route, "middle-2"))

    def test_R_OPS_25_a_detour_is_paid_in_full(self, table: Table) -> None:
        table.city("middle-2")
        table.state.companies[SHIPS].ships = {"south": 1, "north": 1, "strait": 1}
        table.enter("operations")
        table.do(Deliver("west-1", SHIPS, ("south", "north", "strait"), "middle-2"))
        assert [player.earnings for player in table.state.players] == [5, 15, 0]

    def test_R_OPS_24_the_refusal_tells_how_many_could_still_be_sold(self, table: Table) -> None:
        table.city("middle-1")
        table.city("middle-2", 2)
        table.state.companies[SHIPS].ships = {"south": 2, "north": 1}
        table.player(1, hull=1)
        table.enter("operations")
        assert most(table) == 3
        table.refuses(Deliver("west-1", SHIPS, ("north", "south"), "middle-2"), "R-OPS-24", "only 2", "3")
        table.do(Deliver("west-1", SHIPS, ("south",), "middle-2"))
        table.refuses(Deliver("west-1", SHIPS, ("north", "south"), "middle-2"), "R-OPS-24", "only 2", "3")

    def test_R_OPS_25_a_detour_that_costs_a_sale_is_refused(self, table: Table) -> None:
        table.city("middle-1")
        table.city("middle-2")
        table.state.companies[SHIPS].ships = {"south": 1, "north": 1}
        table.player(1, hull=1)
        table.enter("operations")
        table.refuses(Deliver("west-1", SHIPS, ("north", "south"), "middle-2"), "R-OPS-24", "only 1")

    def test_R_OPS_25_no_sea_twice_and_not_none(self, table: Table) -> None:
        table.city("middle-2")
        table.state.companies[SHIPS].ships = {"south": 1, "north": 1}
        table.enter("operations")
        table.refuses(Deliver("west-1", SHIPS, ("south", "north", "south"), "middle-2"), "R-OPS-25", "twice")
        table.refuses(Deliver("west-1", SHIPS, (), "middle-2"), "R-OPS-25")

    def test_R_OPS_25_a_listed_route_is_one_that_keeps_the_maximum(self) -> None:
        """The short route of the first farm would cut off the second farm; only the way round is listed."""
        game = sketch(
            {"one": 1, "two": 1, "town": 1},
            coasts={"a": "one-1", "b": "two-1", "c": "town-1", "d": "town-1", "e": ""},
            seas="a c, b c, a e, e d",
            deeds="a one rice, a two rice, a town shipping 9/9/9",
        )
        table = Table(game, 2)
        table.company(0, "a-one-rice a-two-rice", "one-1 two-1")
        table.company(1, "a-town-shipping", "a b c d e")
        table.city("town-1", 2)
        table.enter("operations")
        assert {(d.origin, d.route) for d in table.listed(Deliver)} == {
            ("one-1", ("a", "e", "d")),
            ("two-1", ("b", "c")),
        }
        table.refuses(Deliver("one-1", "a-town-shipping", ("a", "c"), "town-1"), "R-OPS-24", "only 1")


def test_deliveries_and_ways_are_what_the_panel_needs(table: Table) -> None:
    table.city("middle-2")
    table.city("middle-3")
    table.enter("operations")
    asked = table.asked
    assert isinstance(asked, DeliverGoods)
    what_if = asked.what_if(table.state)
    assert what_if.market.ways() == [(0, SHIPS, "middle-2"), (0, SHIPS, "middle-3")]
    assert list(asked.deliveries(table.state)) == table.listed(Deliver)
    assert list(what_if.deliveries(0, SHIPS, "middle-3")) == [Deliver("west-1", SHIPS, ("south",), "middle-3")]


def test_a_way_without_a_route_gives_no_delivery(table: Table) -> None:
    table.city("middle-2")
    table.city("far-1")
    table.enter("operations")
    asked = table.asked
    assert isinstance(asked, DeliverGoods)
    assert list(asked.what_if(table.state).deliveries(0, SHIPS, "far-1")) == []
