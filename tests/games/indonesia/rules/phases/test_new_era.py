# ruff: noqa: N802
"""New Era: when eras begin, cities, and deeds that come and go."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia, Setup
from indonesia_qt.games.indonesia.rules.actions import Bid, PlaceCity
from indonesia_qt.games.indonesia.rules.events import (
    CardDiscarded,
    CityPlaced,
    CompanyStarted,
    DeedDiscarded,
    DeedsLaidOut,
    EraBegan,
    Expanded,
    GameEnded,
    PhaseBegan,
)
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.setup import Deal
from indonesia_qt.games.indonesia.rules.state import Options
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table, of


def sites(table: Table, card: str) -> list[str]:
    return [action.area for action in table.listed(PlaceCity) if action.card == card]


class TestWhenErasBegin:
    def test_R_ERA_01_era_a_begins_at_the_start_of_the_game(self, islets: Indonesia) -> None:
        from indonesia_qt.core.session import Session

        cards = ((("a1",), ("b1",), ("c1",)), (("a2",), ("b2",), ("c2",)), (("a3",), ("b3",), ("c3",)))
        session = Session(islets, Setup(Options(), Deal((1, 2, 0), cards)))
        assert of(EraBegan, session.opening) == [EraBegan(0)]
        assert session.state.year == 1
        assert isinstance(session.question, ChooseSite)
        assert session.question.seat == 1

    @pytest.mark.parametrize("left", ["", "a-west-rice", "a-west-rice a-far-rice", "a-middle-shipping a-east-shipping"])
    def test_R_ERA_01_a_new_era_begins_when_at_most_one_type_is_left(self, table: Table, left: str) -> None:
        table.deeds(left)
        assert of(EraBegan, table.enter("new_era")) == [EraBegan(1)]
        assert table.state.era == 1

    @pytest.mark.parametrize("left", ["a-west-rice a-isle-spice", "a-west-rice a-middle-shipping"])
    def test_R_ERA_01_no_era_begins_while_two_types_are_left(self, table: Table, left: str) -> None:
        table.deeds(left)
        assert of(EraBegan, table.enter("new_era")) == []
        assert table.state.era == 0
        assert table.state.deeds == left.split()

    def test_R_ERA_03_the_game_ends_where_a_fourth_era_would_begin(self, islets: Indonesia) -> None:
        table = Table(islets, era="c")
        table.deeds("c-west-oil c-east-oil")
        assert len(of(GameEnded, table.enter("new_era"))) == 1
        assert table.state.stack == []
        assert table.phase is None

    def test_R_ERA_03_the_game_goes_on_while_era_c_has_two_types(self, islets: Indonesia) -> None:
        table = Table(islets, era="c")
        table.deeds("c-west-oil c-far-spice")
        assert of(GameEnded, table.enter("new_era")) == []


class TestHopelessDeeds:
    def test_R_ERA_02_an_expansion_that_takes_the_last_area_discards_the_deed_at_once(self, islets: Indonesia) -> None:
        table = Table(islets, era="b", money="open")
        table.company(0, "a-far-rice", "far-1")
        table.deeds("b-far-rubber b-far-shipping b-west-spice")
        table.player(0, cash=100)
        table.enter("operations")
        from indonesia_qt.games.indonesia.rules.actions import Expand

        events = table.do(Expand("far-2"))
        at = [type(event) for event in events]
        discarded = of(DeedDiscarded, events)
        assert [(event.deed, event.reason.rule) for event in discarded] == [("b-far-rubber", "R-ERA-02")]
        assert "Far" in str(discarded[0].reason)
        assert at.index(DeedDiscarded) == at.index(Expanded) + 1
        assert table.state.deeds == ["b-far-shipping", "b-west-spice"]

    def test_R_ERA_02_a_new_company_next_door_discards_a_deed_of_the_same_good(self) -> None:
        from indonesia_qt.games.indonesia.rules.actions import StartProduction

        game = sketch(
            {"left": 1, "right": 1},
            borders="left-1 right-1",
            coasts={"sea": "left-1"},
            deeds="a left rice, a right rice",
        )
        table = Table(game, 2)
        table.deeds("a-left-rice a-right-rice")
        table.enter("acquisitions")
        events = table.do(StartProduction("a-right-rice", "right-1"))
        assert [event.deed for event in of(DeedDiscarded, events)] == ["a-left-rice"]
        assert table.state.deeds == []

    def test_R_ERA_02_a_new_city_discards_a_deed(self) -> None:
        game = sketch(
            {"left": 1, "right": 2},
            borders="left-1 right-1",
            coasts={"sea": "left-1 right-1 right-2"},
            deeds="a left rice, a right rice, a right shipping 1/1/1",
            cards={"a": "left", "b": "left", "c": "left"},
        )
        table = Table(game, 2)
        table.state.year = 1
        table.deeds("a-left-rice a-right-rice a-right-shipping")
        table.cards(0, "a", "a1")
        table.enter("new_era")
        events = table.do(PlaceCity("a1", "left-1"))
        assert [event.deed for event in of(DeedDiscarded, events)] == ["a-left-rice"]
        assert of(DeedsLaidOut, events) == [DeedsLaidOut(("a-right-rice", "a-right-shipping"))]

    def test_R_ERA_02_deeds_that_are_hopeless_when_laid_out_are_discarded(self, islets: Indonesia) -> None:
        table = Table(islets, era="a")
        table.company(0, "a-far-rice", "far-1 far-2")
        events = table.enter("new_era")
        assert [event.deed for event in of(DeedDiscarded, events)] == ["b-far-rubber"]
        assert "b-far-rubber" in of(DeedsLaidOut, events)[0].deeds
        assert "b-far-rubber" not in table.state.deeds

    def test_R_ERA_02_a_shipping_deed_is_never_discarded_for_want_of_room(self, islets: Indonesia) -> None:
        table = Table(islets, era="a")
        table.company(0, "a-far-rice", "far-1 far-2")
        table.company(1, "a-middle-shipping", "ocean ocean ocean")
        table.enter("new_era")
        assert "b-far-shipping" in table.state.deeds

    def test_R_ERA_02_a_deed_with_an_empty_area_that_is_not_hopeless_stays(self, islets: Indonesia) -> None:
        table = Table(islets, era="a")
        table.company(0, "a-far-rice", "far-1")
        table.enter("new_era")
        assert "b-far-rubber" in table.state.deeds

    def test_R_ERA_02_discarding_may_end_the_era(self, islets: Indonesia) -> None:
        from indonesia_qt.games.indonesia.rules.actions import Expand

        table = Table(islets, era="b", money="open")
        table.company(0, "a-far-rice", "far-1")
        table.deeds("b-far-rubber b-isle-shipping")
        table.enter("operations")
        table.do(Expand("far-2"))
        assert table.state.era == 2


class TestOrderOfTheSteps:
    def test_R_ERA_04_cities_come_first_then_old_deeds_go_then_new_ones_are_laid_out(self, islets: Indonesia) -> None:
        table = Table(islets)
        table.state.order[:] = [2, 0, 1]
        table.deeds("a-west-rice a-far-rice")
        table.cards(0, "b", "b1")
        table.cards(2, "b", "b2")
        table.enter("new_era")
        assert table.seat == 2
        assert table.state.deeds == ["a-west-rice", "a-far-rice"]
        table.do(PlaceCity("b2", "middle-1"))
        assert table.seat == 0
        assert table.state.deeds == ["a-west-rice", "a-far-rice"]
        table.do(PlaceCity("b1", "far-1"))
        steps = [
            type(event)
            for event in table.events
            if isinstance(event, EraBegan | CityPlaced | DeedDiscarded | DeedsLaidOut)
        ]
        assert steps == [EraBegan, CityPlaced, CityPlaced, DeedDiscarded, DeedDiscarded, DeedsLaidOut]
        assert {event.reason.rule for event in of(DeedDiscarded, table.events)} == {"R-ERA-04"}
        assert table.state.deeds == [
            "b-middle-rubber",
            "b-far-rubber",
            "b-east-rice",
            "b-west-spice",
            "b-isle-shipping",
            "b-far-shipping",
        ]

    def test_R_ERA_04_the_old_order_of_play_holds_because_bidding_comes_after(self, table: Table) -> None:
        table.enter("new_era")
        began = [event.phase for event in of(PhaseBegan, table.events)]
        assert began[:1] == ["turn_order"]


class TestPlacingACity:
    @pytest.fixture
    def table(self, table: Table) -> Table:
        table.cards(0, "b", "b1")
        table.cards(1, "b", "b2")
        table.cards(2, "b", "b3")
        return table

    def test_R_ERA_05_a_city_of_size_1_goes_to_a_coastal_area_of_the_cards_provinces(self, table: Table) -> None:
        table.enter("new_era")
        assert sites(table, "b1") == ["west-1", "west-3", "far-1", "far-2", "isle-1", "isle-2"]
        events = table.do(PlaceCity("b1", "west-3"))
        assert of(CityPlaced, events) == [CityPlaced(0, "b1", "west-3")]
        assert table.state.cities == {"west-3": 1}
        assert table.state.stones == [3, 2, 1]
        assert table.hand(0)[1] == ()

    def test_R_ERA_05_the_player_must_place_it(self, table: Table) -> None:
        table.enter("new_era")
        assert all(isinstance(action, PlaceCity) for action in table.legal)

    def test_R_ERA_05_inland_cultivated_and_foreign_areas_are_refused(self, table: Table) -> None:
        table.company(1, "a-far-rice", "far-1")
        table.enter("new_era")
        assert sites(table, "b1") == ["west-1", "west-3", "far-2", "isle-1", "isle-2"]
        table.refuses(PlaceCity("b1", "west-2"), "R-ERA-05", "West 2", "coast")
        table.refuses(PlaceCity("b1", "far-1"), "R-ERA-05", "Far 1", "goods")
        table.refuses(PlaceCity("b1", "east-1"), "R-ERA-05", "East", "card")
        table.refuses(PlaceCity("b1", "north"), "R-ERA-05", "land")
        table.refuses(PlaceCity("b1", "Atlantis"), "R-ERA-05")

    def test_R_ERA_05_a_province_holds_only_one_city(self, table: Table) -> None:
        table.city("far-2")
        table.enter("new_era")
        assert sites(table, "b1") == ["west-1", "west-3", "isle-1", "isle-2"]
        table.refuses(PlaceCity("b1", "far-1"), "R-ERA-05", "Far", "city")
        table.refuses(PlaceCity("b1", "far-2"), "R-ERA-05", "Far", "city")

    def test_R_ERA_05_only_his_own_cards_of_this_era_count(self, table: Table) -> None:
        table.cards(0, "c", "c1")
        table.enter("new_era")
        table.refuses(PlaceCity("b2", "middle-1"), "R-ERA-05", "have")
        table.refuses(PlaceCity("c1", "far-1"), "R-ERA-05", "have")
        table.refuses(PlaceCity("?", "far-1"), "R-ERA-05", "have")

    def test_R_ERA_05_a_card_that_can_not_be_played_is_discarded(self, table: Table) -> None:
        table.city("far-1")
        table.city("isle-1")
        table.company(1, "a-west-rice", "west-1 west-3")
        events = table.enter("new_era")
        assert [(event.seat, event.card, event.reason.rule) for event in of(CardDiscarded, events)] == [
            (0, "b1", "R-ERA-05")
        ]
        assert table.hand(0)[1] == ()
        assert table.seat == 1

    def test_R_ERA_05_without_a_stone_all_cards_are_discarded(self, table: Table) -> None:
        table.state.stones[0] = 0
        events = table.enter("new_era")
        assert [event.card for event in of(CardDiscarded, events)] == ["b1", "b2", "b3"]
        assert all("stone" in str(event.reason) for event in of(CardDiscarded, events))

    def test_R_ERA_05_without_a_stone_no_area_is_fit(self, table: Table) -> None:
        table.enter("new_era")
        table.state.stones[0] = 0
        table.refuses(PlaceCity("b1", "west-3"), "R-ERA-05", "stone")

    def test_R_ERA_05_the_last_stone_goes_to_the_first_player(self, table: Table) -> None:
        table.state.stones[0] = 1
        table.enter("new_era")
        events = table.do(PlaceCity("b1", "west-3"))
        assert [event.card for event in of(CardDiscarded, events)] == ["b2", "b3"]
        assert table.state.stones[0] == 0


class TestTwoPlayers:
    @pytest.fixture
    def table(self, islets: Indonesia) -> Table:
        table = Table(islets, 2)
        table.cards(0, "b", "b1 b2")
        table.cards(1, "b", "b3 b4")
        return table

    def test_R_ERA_06_they_alternate_twice(self, table: Table) -> None:
        table.enter("new_era")
        seats = []
        for _ in range(4):
            seats.append(table.seat)
            table.do(table.legal[0])
        assert seats == [0, 1, 0, 1]
        assert len(table.state.cities) == 4

    def test_R_ERA_06_the_player_chooses_which_card_is_first(self, table: Table) -> None:
        table.enter("new_era")
        assert {action.card for action in table.listed(PlaceCity)} == {"b1", "b2"}
        table.do(PlaceCity("b2", "east-1"))
        assert table.hand(0)[1] == ("b1",)

    def test_R_ERA_06_a_dead_card_is_kept_while_the_other_can_be_played(self, table: Table) -> None:
        for area in ("far-1", "west-1", "isle-1"):
            table.city(area)
        table.enter("new_era")
        assert {action.card for action in table.listed(PlaceCity)} == {"b2"}
        table.refuses(PlaceCity("b1", "far-2"), "R-ERA-05", "Far")

    def test_R_ERA_06_one_dead_card_is_forfeited_a_turn_when_both_are_dead(self, table: Table) -> None:
        table.state.stones[0] = 0
        events = table.enter("new_era")
        assert [(event.seat, event.card) for event in of(CardDiscarded, events)] == [
            (0, "b1"),
            (1, "b3"),
            (0, "b2"),
            (1, "b4"),
        ]

    def test_R_ERA_06_a_dead_card_may_be_the_last_to_go(self, islets: Indonesia) -> None:
        table = Table(islets, 2)
        table.cards(0, "b", "b1 b2")
        for area in ("far-1", "west-1", "isle-1"):
            table.city(area)
        table.enter("new_era")
        events = table.do(PlaceCity("b2", "east-1"))
        assert [event.card for event in of(CardDiscarded, events)] == ["b1"]


def test_answers_of_another_kind_are_refused(table: Table) -> None:
    table.cards(0, "b", "b1")
    table.enter("new_era")
    assert "Bid" in str(table.why_not(Bid(0)))


def test_no_deed_of_era_a_is_laid_out_twice(islets: Indonesia) -> None:
    from indonesia_qt.core.session import Session

    session = Session(islets, islets.new_setup(Options(), 3, 5))
    while not of(DeedsLaidOut, [event for entry in session.entries for event in entry.events]):
        assert session.question is not None
        session.submit(session.question.actions(session.state)[0])
    laid = of(DeedsLaidOut, [event for entry in session.entries for event in entry.events])[0].deeds
    assert len(set(laid)) == len(laid)
    assert not of(CompanyStarted, [event for entry in session.entries for event in entry.events])


def test_R_END_01_the_end_of_the_game_has_its_reason(islets: Indonesia) -> None:
    table = Table(islets, era="c")
    table.deeds("c-west-oil c-east-oil")
    events = table.enter("new_era")
    assert [event.reason and event.reason.rule for event in of(GameEnded, events)] == ["R-END-01"]
