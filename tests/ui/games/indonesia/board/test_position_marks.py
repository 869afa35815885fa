"""What lies on the board in a position, as marks."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.constants import GOODS
from indonesia_qt.games.indonesia.rules.state import Company, Options, State
from indonesia_qt.games.indonesia.rules.year import PHASES, Year
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.games.indonesia.board.piece_values import (
    DEED,
    DEMAND,
    OFFERS,
    SHIP,
    ZONE,
    Received,
    demand_of,
    good_on,
)
from indonesia_qt.ui.games.indonesia.board.position_marks import company_marks, era_marks, position_marks

COLOURS = (3, 1)


@pytest.fixture
def state(game: Indonesia) -> State:
    """Seat 0 has rice on Bali, seat 1 ships in the Bali Sea; there is a city of size 2."""
    s = game.start(game.new_setup(Options(), 2, 1))
    s.companies["a-bali-rice"] = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), ["bali-1"], {})
    ships = {"bali-sea": 2, "java-sea": 1}
    s.companies["a-lampung-shipping"] = Company("a-lampung-shipping", "shipping", 1, ("a-lampung-shipping",), [], ships)
    s.fields["bali-1"] = "a-bali-rice"
    s.cities["lampung-1"] = 2
    s.received["lampung-1", "rice"] = 1
    s.deeds[:] = ["a-halmahera-spice"]
    return s


def in_phase(s: State, name: str) -> State:
    number = [phase for phase, _ in PHASES].index(name)
    s.stack[:] = [Year((number + 1) % len(PHASES))]
    return s


def test_goods_and_ships_show_company_and_owner(state: State) -> None:
    marks = position_marks(in_phase(state, "mergers"), COLOURS)
    assert good_on("bali-1", "rice", 3, "A") in marks
    fleet = [mark for mark in marks if isinstance(mark, Piece) and mark.kind == SHIP]
    assert [(mark.area, mark.count, mark.seat) for mark in fleet] == [("bali-sea", 2, 1), ("java-sea", 1, 1)]
    assert len({mark.label for mark in fleet}) == 1


def test_what_a_city_still_buys_is_shown_while_companies_operate(state: State) -> None:
    def wanted(phase: str) -> list[Piece]:
        marks = position_marks(in_phase(state, phase), COLOURS)
        return [mark for mark in marks if isinstance(mark, Piece) and mark.kind == DEMAND]

    for phase in ("operations", "city_growth"):
        assert demand_of("lampung-1", (Received("rice", 1, 2),)) in wanted(phase)
    assert not wanted("mergers")


@pytest.mark.parametrize("stones", [0, 1])
def test_a_city_that_has_all_shows_to_what_size_it_grows(state: State, stones: int) -> None:
    s = in_phase(state, "operations")
    s.received["lampung-1", "rice"] = 2
    s.stones[2] = stones
    grows = demand_of("lampung-1", (Received("rice", 2, 2),), grows_to=3)
    assert (grows in position_marks(s, COLOURS)) == bool(stones), "only while there is a city stone"


def test_each_zone_of_a_company_has_its_letter_once(state: State) -> None:
    marks = position_marks(in_phase(state, "mergers"), COLOURS)
    zones = [mark for mark in marks if isinstance(mark, Piece) and mark.kind == ZONE]
    goods = {mark.area for mark in marks if isinstance(mark, Piece) and mark.kind in GOODS}
    assert sorted(area for zone in zones for area in zone.data) == sorted(goods)
    assert all(zone.count == len(zone.data) and zone.label for zone in zones)


def test_available_deeds_stand_in_their_province(state: State) -> None:
    deeds = [mark for mark in position_marks(state, COLOURS) if isinstance(mark, Piece) and mark.kind == DEED]
    assert [(mark.area, mark.data) for mark in deeds] == [("halmahera", "spice")]


def test_a_province_shows_what_it_offers_in_each_era(game: Indonesia) -> None:
    marks = {mark.area: mark.data for mark in era_marks(game.scenario, 1, 2)}
    assert "rice" in marks["bali"].eras[0]
    assert all(mark.now == 1 for mark in marks.values())
    for deed in game.scenario.deeds.values():
        assert deed.kind in marks[deed.province].eras[deed.era]
    for card in game.scenario.cards.values():
        for province in card.provinces:
            assert "city" in marks[province].eras[card.era]


def test_a_province_without_any_offer_shows_none(game: Indonesia) -> None:
    shown = {mark.area for mark in era_marks(game.scenario, 0, 0)}
    named = {deed.province for deed in game.scenario.deeds.values()}
    named |= {province for card in game.scenario.cards.values() for province in card.provinces}
    assert shown == named
    assert all(mark.kind == OFFERS for mark in era_marks(game.scenario, 0, 0))


def test_the_cities_of_the_first_era_whose_cards_are_held_come_next(state: State) -> None:
    def building() -> set[int | None]:
        marks = [mark for mark in position_marks(state, COLOURS) if isinstance(mark, Piece) and mark.kind == OFFERS]
        built = {state.scenario.province_of[city] for city in state.cities}
        assert built
        assert {mark.data.building for mark in marks if mark.area in built} == {None}, "it has its city"
        return {mark.data.building for mark in marks if mark.area not in built}

    assert building() == {0}, "they are being built"
    for player in state.players:
        player.cards = ((), *player.cards[1:])
    assert building() == {1}
    for player in state.players:
        player.cards = ((), (), ())
    assert building() == {None}


def test_a_company_without_goods_shows_nothing(state: State, game: Indonesia) -> None:
    state.companies["a-bali-rice"].areas.clear()
    assert list(company_marks(game.scenario, state.companies["a-bali-rice"], COLOURS)) == []
