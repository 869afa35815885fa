# ruff: noqa: N802
"""Acquisitions."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.events import CompanyStarted, Passed, PhaseBegan, Skipped
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table, of

ALL = "a-west-rice a-far-rice a-isle-spice a-east-spice a-middle-shipping a-east-shipping"


@pytest.fixture
def table(table: Table) -> Table:
    """All deeds of era a are there; everybody has two slots."""
    table.deeds(ALL)
    for seat in range(3):
        table.player(seat, slots=2)
    return table


def places(table: Table, deed: str) -> list[str]:
    """Where the company of a deed can start."""
    starts = [(action.deed, action.area) for action in table.listed(StartProduction)]
    starts += [(action.deed, action.sea) for action in table.listed(StartShipping)]
    return [place for taken, place in starts if taken == deed]


class TestTheRounds:
    def test_R_ACQ_01_round_after_round_each_player_takes_a_deed(self, table: Table) -> None:
        table.state.order[:] = [1, 2, 0]
        table.enter("acquisitions")
        seats = []
        for action in (
            StartProduction("a-west-rice", "west-1"),
            StartProduction("a-far-rice", "far-1"),
            StartProduction("a-isle-spice", "isle-1"),
            StartProduction("a-east-spice", "east-2"),
        ):
            seats.append(table.seat)
            table.do(action)
        assert seats == [1, 2, 0, 1]
        assert table.state.players[1].companies == ["a-west-rice", "a-east-spice"]

    def test_R_ACQ_01_passing_is_final(self, table: Table) -> None:
        table.enter("acquisitions")
        assert of(Passed, table.do(Pass())) == [Passed(0)]
        seats = []
        while table.phase == "acquisitions":
            seats.append(table.seat)
            table.do(table.legal[1])
        assert seats == [1, 2, 1, 2]

    def test_R_ACQ_01_it_ends_when_all_have_passed(self, table: Table) -> None:
        table.enter("acquisitions")
        table.do(Pass(), Pass(), Pass())
        assert table.phase == "research"
        assert table.state.deeds == ALL.split()

    def test_R_ACQ_01_it_ends_when_no_deed_is_left(self, table: Table) -> None:
        table.state.deeds[:] = ["a-west-rice"]
        table.enter("acquisitions")
        table.do(StartProduction("a-west-rice", "west-1"))
        assert table.phase == "research"

    def test_R_ACQ_01_it_is_free_of_charge(self, table: Table) -> None:
        table.player(0, cash=0)
        table.enter("acquisitions")
        table.do(StartProduction("a-west-rice", "west-1"))
        assert table.state.players[0].cash == 0

    def test_R_ACQ_01_the_deed_is_taken(self, table: Table) -> None:
        table.enter("acquisitions")
        events = table.do(StartProduction("a-west-rice", "west-1"))
        assert of(CompanyStarted, events) == [CompanyStarted(0, "a-west-rice", "west-1")]
        assert "a-west-rice" not in table.state.deeds
        company = table.state.companies["a-west-rice"]
        assert (company.owner, company.kind, company.deeds, company.areas) == (0, "rice", ("a-west-rice",), ["west-1"])
        assert table.state.fields == {"west-1": "a-west-rice"}
        table.refuses(StartProduction("a-west-rice", "west-3"), "R-ACQ-01", "West rice")

    def test_R_ACQ_01_only_available_deeds_can_be_taken(self, table: Table) -> None:
        table.enter("acquisitions")
        table.refuses(StartProduction("c-west-oil", "west-1"), "R-ACQ-01", "West oil")
        table.refuses(StartShipping("b-isle-shipping", "north"), "R-ACQ-01", "Isle shipping")
        table.refuses(StartShipping("Atlantis", "north"), "R-ACQ-01", "Atlantis")

    def test_R_YEA_01_without_any_deed_the_phase_is_skipped_with_a_reason(self, table: Table) -> None:
        table.state.deeds.clear()
        events = table.enter("acquisitions")
        began = events.index(PhaseBegan("research"))
        assert [event.reason.rule for event in of(Skipped, events[:began])]


class TestSlots:
    def test_R_ACQ_02_a_player_without_a_free_slot_passes_automatically(self, table: Table) -> None:
        table.company(0, "a-west-rice", "west-1")
        table.player(0, slots=1)
        events = table.enter("acquisitions")
        assert [(event.seat, event.reason.rule) for event in of(Skipped, events)] == [(0, "R-ACQ-02")]
        assert table.seat == 1

    def test_R_ACQ_02_nobody_gets_more_companies_than_slots(self, table: Table) -> None:
        table.player(0, slots=1)
        table.enter("acquisitions")
        while table.phase == "acquisitions":
            table.do(table.legal[-1])
        assert [len(player.companies) for player in table.state.players] == [1, 2, 2]

    def test_R_ACQ_02_a_merged_company_takes_one_slot(self, table: Table) -> None:
        table.state.deeds[:] = ["a-east-spice"]
        table.company(0, "a-west-rice a-far-rice", "west-1 far-1")
        table.enter("acquisitions")
        table.do(StartProduction("a-east-spice", "east-1"))
        assert table.state.players[0].companies == ["a-far-rice", "a-east-spice"]


class TestStartingAShippingCompany:
    def test_R_ACQ_03_the_ship_lies_at_the_province(self, table: Table) -> None:
        table.enter("acquisitions")
        assert places(table, "a-east-shipping") == ["gulf", "ocean"]
        assert places(table, "a-middle-shipping") == ["north", "south", "strait"]
        table.refuses(StartShipping("a-east-shipping", "north"), "R-ACQ-03", "North Sea", "East")
        table.refuses(StartShipping("a-east-shipping", "east-1"), "R-ACQ-03", "Choose a sea area")
        table.refuses(StartShipping("a-east-shipping", "Atlantis"), "R-ACQ-03")
        table.refuses(StartProduction("a-east-shipping", "east-1"), "R-ACQ-03", "sea")

    def test_R_ACQ_03_other_ships_are_no_obstacle(self, table: Table) -> None:
        table.state.deeds.remove("a-middle-shipping")
        table.company(1, "a-middle-shipping", "gulf gulf ocean")
        table.enter("acquisitions")
        table.do(StartShipping("a-east-shipping", "gulf"))
        assert table.state.companies["a-east-shipping"].ships == {"gulf": 1}

    def test_R_ACQ_03_any_area_of_the_province_may_touch_the_sea(self, real: Indonesia) -> None:
        table = Table(real)
        table.deeds("a-lampung-shipping")
        table.enter("acquisitions")
        assert set(places(table, "a-lampung-shipping")) == {"sunda-strait", "bangka-strait", "west-java-sea"}


class TestStartingAProductionCompany:
    def test_R_ACQ_04_on_an_empty_area_of_the_province_coastal_or_not(self, table: Table) -> None:
        table.enter("acquisitions")
        assert places(table, "a-west-rice") == ["west-1", "west-2", "west-3"]
        table.refuses(StartProduction("a-west-rice", "middle-1"), "R-ACQ-04", "Middle 1", "West")
        table.refuses(StartProduction("a-west-rice", "north"), "R-ACQ-04")
        table.refuses(StartShipping("a-west-rice", "north"), "R-ACQ-04", "West rice")
        table.do(StartProduction("a-west-rice", "west-2"))

    def test_R_ACQ_04_cultivated_land_and_cities_are_not_empty(self, table: Table) -> None:
        table.company(1, "a-east-shipping", "gulf")
        table.company(1, "a-isle-spice", "west-1")
        table.state.deeds.remove("a-isle-spice")
        table.city("west-3")
        table.enter("acquisitions")
        assert places(table, "a-west-rice") == ["west-2"]
        table.refuses(StartProduction("a-west-rice", "west-1"), "R-ACQ-04", "West 1", "empty")
        table.refuses(StartProduction("a-west-rice", "west-3"), "R-ACQ-04", "West 3", "empty")

    @pytest.mark.parametrize("owner", [0, 1])
    def test_R_ACQ_04_not_next_to_the_same_good_whoever_owns_it(self, table: Table, owner: int) -> None:
        table.state.deeds.remove("a-far-rice")
        table.company(owner, "a-far-rice", "middle-1")
        table.player(owner, slots=3)
        table.enter("acquisitions")
        assert places(table, "a-west-rice") == ["west-1", "west-2"]
        table.refuses(StartProduction("a-west-rice", "west-3"), "R-ACQ-04", "West 3", "rice")

    def test_R_ACQ_04_another_good_next_door_is_no_obstacle(self, table: Table) -> None:
        table.state.deeds.remove("a-isle-spice")
        table.company(1, "a-isle-spice", "middle-1")
        table.enter("acquisitions")
        assert "west-3" in places(table, "a-west-rice")

    def test_R_MAP_02_an_arrow_blocks_a_start_too(self, table: Table) -> None:
        table.state.deeds.remove("a-isle-spice")
        table.company(1, "a-isle-spice", "isle-2")
        table.enter("acquisitions")
        assert places(table, "a-east-spice") == ["east-2"]
        table.refuses(StartProduction("a-east-spice", "east-1"), "R-ACQ-04", "East 1", "spice")

    def test_R_ACQ_04_siap_faji_is_not_rice(self) -> None:
        game = sketch(
            {"left": 1, "right": 1},
            borders="left-1 right-1",
            coasts={"sea": "left-1"},
            deeds="a left rice, a left spice, b right rice",
        )
        table = Table(game, 2, era="b")
        table.company(1, "a-left-rice a-left-spice", "left-1", "siap_faji")
        table.deeds("b-right-rice")
        table.enter("acquisitions")
        table.do(StartProduction("b-right-rice", "right-1"))


def test_R_ACQ_04_what_is_no_area_is_called_as_it_was(table: Table) -> None:
    table.deeds("a-west-rice")
    table.enter("acquisitions")
    table.refuses(StartProduction("a-west-rice", "Atlantis"), "R-ACQ-04", "Atlantis", "West")
