"""What a position holds beyond its pieces, on positions set by hand."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.position import Demand, changes, demands, growth, reach, sea_lanes, starts
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest, Operate
from tests.games.indonesia.positions import Table

RICE, SPICE = "a-west-rice", "a-isle-spice"
SHIPS, SHIPS_2 = "a-east-shipping", "a-middle-shipping"


class TestReach:
    def test_goods_come_to_the_cities_along_the_ships_that_touch_their_zones(self, table: Table) -> None:
        rice = table.company(0, RICE, "west-1 west-2")
        table.company(1, SHIPS, "south strait")
        table.city("middle-2", 2)
        table.city("isle-2", 1)
        table.city("far-1", 1)
        found = reach(table.state, rice)
        assert set(found.seas) == {"south", "strait"}
        assert found.cities == {"middle-2": 2, "isle-2": 1}

    def test_ships_of_two_companies_make_no_way(self, table: Table) -> None:
        rice = table.company(0, RICE, "west-3")
        table.company(1, SHIPS, "south")
        table.company(2, SHIPS_2, "strait")
        table.city("isle-1")
        assert reach(table.state, rice).cities == {}

    def test_a_city_that_buys_no_more_is_told_with_nothing(self, table: Table) -> None:
        rice = table.company(0, RICE, "west-3")
        table.company(1, SHIPS, "south")
        table.city("middle-2", 1, rice=1)
        assert reach(table.state, rice).cities == {"middle-2": 0}

    def test_ships_come_to_the_cities_at_their_seas(self, table: Table) -> None:
        line = table.company(1, SHIPS, "gulf")
        table.city("east-2", 2)
        table.city("west-1")
        assert reach(table.state, line).cities == {"east-2": 2}

    def test_every_city_that_is_sold_to_lies_within_reach(self, table: Table) -> None:
        rice = table.company(0, RICE, "west-1 west-2 west-3")
        table.company(1, SHIPS, "north strait")
        table.company(2, SHIPS_2, "south")
        table.city("isle-2", 1)
        table.city("middle-3", 1)
        within = reach(table.state, rice)
        table.enter("operations")
        table.do(DeliverRest())
        sold = [event for event in table.events if isinstance(event, ev.GoodDelivered)]
        assert sold
        for event in sold:
            assert event.city in within.cities
            assert set(event.route) <= set(within.seas)


def test_supply_and_demand_count_all_and_in_operations_what_is_left(table: Table) -> None:
    table.company(0, RICE, "west-1 west-2 west-3")
    table.company(0, "a-far-rice", "far-1")
    table.company(2, SHIPS, "south south")
    table.city("middle-2", 2, rice=1)
    table.enter("acquisitions")
    assert demands(table.state) == [Demand("rice", to_sell=4, bought=2)]
    table.state.received.clear()
    table.enter("operations")
    assert demands(table.state) == [Demand("rice", to_sell=4, bought=2)]
    table.do(Operate(RICE))
    assert demands(table.state) == [Demand("rice", to_sell=4, bought=2)]
    table.do(next(iter(table.listed(Deliver))))
    assert demands(table.state) == [Demand("rice", to_sell=3, bought=1)]
    table.do(DeliverRest())
    assert demands(table.state) == [Demand("rice", to_sell=1, bought=0)], "what has operated sells no more"


def test_lanes_join_adjacent_seas_with_ships(table: Table) -> None:
    line = table.company(0, SHIPS, "north north strait ocean")
    assert sea_lanes(table.state, line) == [("north", "strait")]


class TestStarts:
    def test_free_areas_of_the_province_and_why_not_the_others(self, table: Table) -> None:
        table.company(1, "b-east-rice", "west-1")
        table.city("west-3")
        found = starts(table.state, table.state.scenario.deeds[RICE])
        assert list(found) == ["west-1", "west-2", "west-3"]
        assert str(found["west-2"]) == "West 2 is adjacent to an area with rice."
        assert str(found["west-3"]) == "West 3 isn’t empty."

    def test_a_deed_of_a_later_era_is_told_for_the_board_as_it_is(self, table: Table) -> None:
        table.city("west-3")
        found = starts(table.state, table.state.scenario.deeds["b-west-spice"])
        assert [area for area, reason in found.items() if reason is None] == ["west-1", "west-2"]

    def test_ships_start_at_the_coasts(self, table: Table) -> None:
        assert starts(table.state, table.state.scenario.deeds[SHIPS_2]) == dict.fromkeys(("north", "south", "strait"))


class TestGrowth:
    def test_what_is_missing_and_what_grows(self, table: Table) -> None:
        table.company(0, RICE, "west-1")
        table.company(1, SPICE, "isle-1")
        table.city("middle-2", 1, rice=1, spice=1)
        table.city("far-1", 2, rice=1)
        table.city("east-1", 3)
        found = growth(table.state)
        assert found["middle-2"].grows
        assert found["middle-2"].missing == {}
        assert not found["far-1"].grows
        assert found["far-1"].missing == {"rice": 1, "spice": 2}
        assert not found["east-1"].grows
        assert found["east-1"].missing == {}

    def test_stones_that_are_left_are_told(self, table: Table) -> None:
        table.company(0, RICE, "west-1")
        table.city("middle-2", 1)
        assert growth(table.state)["middle-2"].stones == table.state.stones[1]

    def test_what_grows_is_what_the_rules_let_grow(self, table: Table) -> None:
        table.company(0, RICE, "west-1")
        table.city("middle-2", 1, rice=1)
        table.city("isle-1", 1)
        foretold = {city for city, outlook in growth(table.state).items() if outlook.grows}
        table.enter("city_growth")
        assert {event.area for event in table.events if isinstance(event, ev.CityGrew)} == foretold


@pytest.mark.parametrize(
    ("event", "found"),
    [
        (ev.CompanyStarted(0, RICE, "west-1"), {"west-1": "started"}),
        (ev.Expanded(RICE, "west-2", 20), {"west-2": "expanded"}),
        (ev.ShipPlaced(SHIPS, "gulf"), {"gulf": "ships"}),
        (ev.CityPlaced(0, "card", "isle-1"), {"isle-1": "city"}),
        (ev.CityGrew("isle-1", 2), {"isle-1": "grown"}),
        (ev.GoodRemoved(RICE, "west-3", None), {"west-3": "given_up"}),
        (ev.Passed(0), {}),
        (
            ev.MergerDone(0, 40, RICE, "a-far-rice", RICE, ((0, 20), (1, 20))),
            {"west-1": "merged", "far-1": "merged"},
        ),
    ],
)
def test_events_leave_changes(table: Table, event: Event, found: dict[str, str]) -> None:
    table.company(0, RICE, "west-1 far-1")
    assert changes([event], table.state) == found


def test_the_last_change_of_a_place_is_told(table: Table) -> None:
    assert changes([ev.CityPlaced(0, "card", "isle-1"), ev.CityGrew("isle-1", 2)], table.state) == {"isle-1": "grown"}
