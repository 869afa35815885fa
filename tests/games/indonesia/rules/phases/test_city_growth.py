# ruff: noqa: N802
"""City Growth."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Grow
from indonesia_qt.games.indonesia.rules.events import CityGrew, NoStoneLeft
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table, of


@pytest.fixture
def table(islets: Indonesia) -> Table:
    """Rice and spice are on the board."""
    table = Table(islets)
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-east-spice", "east-1")
    return table


def test_R_CIT_01_a_city_grows_when_it_received_its_size_of_every_good(table: Table) -> None:
    table.city("middle-1", 1, rice=1, spice=1)
    table.city("isle-1", 2, rice=2, spice=2)
    events = table.enter("city_growth")
    assert set(of(CityGrew, events)) == {CityGrew("middle-1", 2), CityGrew("isle-1", 3)}
    assert table.state.cities == {"middle-1": 2, "isle-1": 3}


def test_R_CIT_01_one_missing_good_stops_it(table: Table) -> None:
    table.city("middle-1", 1, rice=1)
    table.city("isle-1", 2, rice=2, spice=1)
    assert of(CityGrew, table.enter("city_growth")) == []


def test_R_CIT_01_goods_that_are_not_on_the_board_now_are_not_asked_for(table: Table) -> None:
    spice = table.state.companies["a-east-spice"]
    spice.areas.clear()
    del table.state.fields["east-1"]
    table.city("middle-1", 1, rice=1)
    assert of(CityGrew, table.enter("city_growth")) == [CityGrew("middle-1", 2)]


def test_R_CIT_01_a_city_of_size_3_grows_no_more(table: Table) -> None:
    table.city("middle-1", 3, rice=3, spice=3)
    assert of(CityGrew, table.enter("city_growth")) == []
    assert table.state.cities == {"middle-1": 3}


def test_R_CIT_01_without_any_good_on_the_board_every_city_qualifies(islets: Indonesia) -> None:
    table = Table(islets)
    table.city("middle-1")
    table.city("isle-1", 2)
    table.enter("city_growth")
    assert table.state.cities == {"middle-1": 2, "isle-1": 3}


def test_R_CIT_02_size_2_grows_first_and_frees_its_stone(table: Table) -> None:
    table.city("isle-1", 2, rice=2, spice=2)
    table.city("middle-1", 1, rice=1, spice=1)
    table.state.stones[:] = [3, 0, 1]
    events = table.enter("city_growth")
    assert of(CityGrew, events) == [CityGrew("isle-1", 3), CityGrew("middle-1", 2)]
    assert table.state.stones == [4, 0, 0]


def test_R_CIT_02_a_city_grows_once_a_year(table: Table) -> None:
    table.city("middle-1", 1, rice=5, spice=5)
    table.state.received["middle-1", "rice"] = 2
    table.state.received["middle-1", "spice"] = 2
    table.enter("city_growth")
    assert table.state.cities["middle-1"] == 2


def test_R_CIT_03_the_first_player_chooses_when_stones_are_short(table: Table) -> None:
    table.state.order[:] = [2, 1, 0]
    for area in ("middle-1", "isle-1", "far-1"):
        table.city(area, 1, rice=1, spice=1)
    table.city("west-3", 1, rice=1)
    table.state.stones[1] = 2
    table.enter("city_growth")
    assert table.seat == 2
    assert list(table.legal) == [Grow("middle-1"), Grow("isle-1"), Grow("far-1")]
    table.refuses(Grow("west-3"), "R-CIT-01", "West 3")
    table.refuses(Grow("Atlantis"), "R-CIT-01")
    table.do(Grow("far-1"))
    assert table.seat == 2
    table.refuses(Grow("far-1"), "R-CIT-01", "Far 1")
    events = table.do(Grow("isle-1"))
    assert table.state.cities == {"middle-1": 1, "isle-1": 2, "far-1": 2, "west-3": 1}
    assert of(NoStoneLeft, events) == [NoStoneLeft(("middle-1",), 2)]
    assert table.state.stones[1] == 0


def test_R_CIT_03_nobody_is_asked_when_the_stones_are_enough(table: Table) -> None:
    for area in ("middle-1", "isle-1"):
        table.city(area, 1, rice=1, spice=1)
    assert table.state.stones[1] == 2
    table.enter("city_growth")
    assert table.state.cities == {"middle-1": 2, "isle-1": 2}


def test_R_CIT_03_with_no_stone_none_grows(table: Table) -> None:
    table.city("middle-1", 1, rice=1, spice=1)
    table.state.stones[1] = 0
    events = table.enter("city_growth")
    assert of(NoStoneLeft, events) == [NoStoneLeft(("middle-1",), 2)]
    assert table.state.cities == {"middle-1": 1}


def test_R_CIT_03_the_choice_among_size_2_frees_stones_for_size_1() -> None:
    game = sketch(dict.fromkeys("pqrs", 1), coasts={"sea": "p-1 q-1 r-1 s-1"}, stones=(4, 2, 1))
    table = Table(game, 2)
    table.city("p-1", 2)
    table.city("q-1", 2)
    table.city("r-1")
    table.city("s-1")
    table.enter("city_growth")
    assert list(table.legal) == [Grow("p-1"), Grow("q-1")]
    table.do(Grow("q-1"))
    assert list(table.legal) == [Grow("r-1"), Grow("s-1")]
    table.do(Grow("s-1"))
    assert table.state.cities == {"p-1": 2, "q-1": 3, "r-1": 1, "s-1": 2}


def test_R_CIT_04_all_delivered_goods_are_removed(table: Table) -> None:
    table.city("middle-1", 1, rice=1, spice=1)
    table.city("isle-1", 2, rice=1)
    table.enter("city_growth")
    assert table.state.received == {}


def test_R_CON_04_a_stone_returns_to_the_supply_when_its_city_grows(table: Table) -> None:
    table.city("middle-1", 1, rice=1, spice=1)
    assert table.state.stones == [3, 2, 1]
    table.enter("city_growth")
    assert table.state.stones == [4, 1, 1]
