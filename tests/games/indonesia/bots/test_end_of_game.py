"""Who takes the deed that ends the game: only somebody who would win it, until its usual last year."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.indonesia.analysis.last_year import is_last_year
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.horizon import USUAL_END
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Research, StartProduction
from tests.games.indonesia.positions import Table

W = weights_for("expert", 3)


@pytest.fixture
def table(real: Indonesia) -> Table:
    """Of the last era's deeds a spice one and two of oil are left; seat 0 may take one of them."""
    table = Table(real, era="c")
    table.deeds("c-sumatera-selatan-spice c-maluku-oil c-papua-oil")
    table.company(0, "a-jawa-barat-rice", "jawa-barat-1")
    table.player(0, slots=2)
    table.state.year = 5
    return table


def kinds_thought_of(table: Table) -> set[str]:
    table.enter("acquisitions")
    assert table.seat == 0
    deeds = table.state.scenario.deeds
    found = [one.action for one in weighed(table.state, table.asked, W)]
    return {deeds[action.deed].kind for action in found if isinstance(action, StartProduction)} | {
        "pass" for action in found if action == Pass()
    }


def test_whoever_is_ahead_ends_the_game(table: Table) -> None:
    table.player(0, bank=2000)
    assert kinds_thought_of(table) == {"spice"}


def test_whoever_is_behind_goes_on(table: Table) -> None:
    table.player(1, bank=2000)
    assert "spice" not in kinds_thought_of(table)


def test_nobody_puts_off_the_end_for_ever(table: Table) -> None:
    table.state.year = USUAL_END
    table.player(1, bank=2000)
    assert "spice" in kinds_thought_of(table)


def test_the_last_year_is_certain_as_soon_as_one_type_of_deeds_is_left(table: Table) -> None:
    """R-END-01"""
    table.enter("acquisitions")
    assert not is_last_year(table.state)
    table.do(next(one for one in table.listed(StartProduction) if one.deed == "c-sumatera-selatan-spice"))
    assert is_last_year(table.state)


def steps_of_research(table: Table) -> set[Action]:
    """What is thought of when the last year is certain."""
    table.state.deeds.remove("c-sumatera-selatan-spice")
    table.enter("research")
    assert is_last_year(table.state)
    return {one.action for one in weighed(table.state, table.asked, W)}


def test_in_the_last_year_research_goes_to_what_companies_can_use_in_operations(table: Table) -> None:
    assert steps_of_research(table) == {Pass(), Research("expansion", 0)}


def test_in_the_last_year_hulls_are_researched_for_ships(table: Table) -> None:
    table.company(1, "a-jawa-timur-shipping", "east-java-sea")
    assert steps_of_research(table) == {Pass(), Research("expansion", 0), Research("hull", 1)}


def test_in_the_last_year_any_step_will_do_where_none_is_used_and_nobody_may_pass(table: Table) -> None:
    table.state.options = replace(table.state.options, research_pass="forbidden")
    for seat in range(3):
        table.player(seat, expansion=5, hull=5)
    assert steps_of_research(table) == {Research("slots", 0), Research("mergers", 0), Research("bid", 0)}
