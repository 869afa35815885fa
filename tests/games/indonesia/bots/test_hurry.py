"""A game that lags behind is driven on: deeds are taken, and slots are made for them."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.horizon import USUAL_SCHEDULE, Schedule, is_late
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Easy, Greedy
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Announce, Research, StartProduction
from tests.games.indonesia.positions import Table

W = weights_for("hard", 3)
DEEDS = "a-halmahera-spice a-halmahera-shipping"


@pytest.fixture
def table(real: Indonesia) -> Table:
    """Seat 0 holds two rice companies; the first era's deeds aren't taken yet."""
    table = Table(real)
    table.deeds(DEEDS)
    table.company(0, "a-jawa-barat-rice", "jawa-barat-1")
    table.company(0, "a-bali-rice", "bali-1")
    table.player(0, mergers=2, cash=500)
    return table


def rule_of_thumb(table: Table) -> Action:
    return Greedy().choose(table.state, table.asked, Random(0))


def thought_of(table: Table) -> set[Action]:
    return {found.action for found in weighed(table.state, table.asked, W)}


def test_the_first_era_is_late_in_the_seventh_year_but_not_in_the_second(table: Table) -> None:
    assert not is_late(table.state, W.schedule)
    table.state.year = 7
    assert is_late(table.state, W.schedule)


@pytest.mark.parametrize("year", [2, 7])
def test_deeds_are_passed_over_only_in_time(table: Table, year: int) -> None:
    table.state.year = year
    table.player(0, slots=3)
    table.enter("acquisitions")
    found = thought_of(table)
    assert (Pass() in found) == (year == 2)
    assert any(isinstance(action, StartProduction) for action in found)


@pytest.mark.parametrize("year", [2, 7])
def test_slots_are_made_by_merging_own_companies(table: Table, year: int) -> None:
    table.state.year = year
    table.enter("mergers")
    found = thought_of(table)
    assert (Pass() in found) == (year == 2)
    assert any(isinstance(action, Announce) for action in found)


def test_research_goes_to_slots_and_then_to_mergers(table: Table) -> None:
    table.state.year = 7
    table.player(0, mergers=1)
    table.enter("research")
    assert thought_of(table) == {Research("slots", 0)}
    table.player(0, slots=5)
    for deed, sea in (
        ("a-lampung", "west-java-sea"),
        ("a-jawa-timur", "bali-sea"),
        ("a-sulawesi-selatan", "flores-sea"),
    ):
        table.company(0, f"{deed}-shipping", sea)
    assert thought_of(table) == {Research("mergers", 0)}
    table.player(0, mergers=2)
    assert len(thought_of(table)) > 2


def test_rules_of_thumb_make_room_too(table: Table) -> None:
    table.player(0, slots=2, expansion=1)
    table.enter("research")
    assert rule_of_thumb(table) == Research("expansion", 0)
    table.state.year = 7
    assert rule_of_thumb(table) == Research("slots", 0)


@pytest.mark.parametrize("year", [2, 7])
def test_rules_of_thumb_merge_what_sells_nothing_only_for_the_slot(table: Table, year: int) -> None:
    table.state.year = year
    table.enter("mergers")
    assert isinstance(rule_of_thumb(table), Announce) == (year == 7)


def test_slips_do_not_make_a_late_game_longer(table: Table) -> None:
    table.state.year = 7
    table.enter("mergers")
    answers = {Easy().choose(table.state, table.asked, Random(seed)) for seed in range(40)}
    assert answers == {rule_of_thumb(table)}


def test_nobody_hurries_before_the_year_in_which_it_begins_to_matter(table: Table) -> None:
    late = []
    for year in (6, 7):
        table.state.year = year
        late.append(is_late(table.state, Schedule(5, 7)))
    assert late == [False, True]


def test_two_players_are_late_when_more_would_not_be(real: Indonesia) -> None:
    late = []
    for players in (2, 3):
        table = Table(real, players=players)
        table.deeds(DEEDS)
        table.state.year = 3
        late.append(is_late(table.state, USUAL_SCHEDULE[players]))
    assert late == [True, False]
