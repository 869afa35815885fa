# ruff: noqa: N802
"""Research & Development."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.events import Passed, Researched, Skipped
from tests.games.indonesia.positions import Table, of


def finish(table: Table, seat: int) -> None:
    table.player(seat, **dict.fromkeys(TRACKS, 5))


def test_R_RND_01_a_marker_goes_one_step_in_the_order_of_play(table: Table) -> None:
    table.state.order[:] = [1, 2, 0]
    table.enter("research")
    assert table.seat == 1
    events = table.do(Research("slots", 1))
    assert of(Researched, events) == [Researched(1, 1, "slots", 2)]
    assert table.state.players[1].slots == 2
    assert table.seat == 2


def test_R_RND_01_the_five_own_tracks_and_the_hulls_of_others(table: Table) -> None:
    table.enter("research")
    assert set(table.listed(Research)) == {
        *(Research(track, 0) for track in TRACKS),
        Research("hull", 1),
        Research("hull", 2),
    }
    assert len(table.legal) == 8


def test_R_RND_01_another_players_hull_is_advanced(table: Table) -> None:
    table.enter("research")
    events = table.do(Research("hull", 2))
    assert of(Researched, events) == [Researched(0, 2, "hull", 2)]
    assert [player.hull for player in table.state.players] == [1, 1, 2]


@pytest.mark.parametrize("track", ["slots", "mergers", "expansion", "bid"])
def test_R_RND_01_nothing_else_of_another_player(table: Table, track: str) -> None:
    table.enter("research")
    table.refuses(Research(track, 1), "R-RND-01", "Hull")  # type: ignore[arg-type]


@pytest.mark.parametrize("nobody", [-1, 3, 99])
def test_R_RND_01_there_must_be_such_a_player(table: Table, nobody: int) -> None:
    table.enter("research")
    table.refuses(Research("hull", nobody), "R-RND-01", "player")


def test_R_RND_01_each_player_has_one_turn(table: Table) -> None:
    table.enter("research")
    table.do(Research("hull", 1), Research("hull", 1), Research("hull", 1))
    assert table.state.players[1].hull == 4
    assert table.phase != "research"


def test_R_RND_02_no_track_passes_step_5(table: Table) -> None:
    table.player(0, expansion=5)
    table.player(1, hull=5)
    table.enter("research")
    table.refuses(Research("expansion", 0), "R-RND-02", "maximum")
    table.refuses(Research("hull", 1), "R-RND-02", "maximum")
    table.player(0, slots=4)
    table.do(Research("slots", 0))
    assert table.state.players[0].slots == 5


def test_R_RND_02_passing_is_allowed_by_default(table: Table) -> None:
    before = table.state.players[0].copy()
    table.enter("research")
    assert Pass() in table.legal
    assert of(Passed, table.do(Pass())) == [Passed(0)]
    assert table.state.players[0] == before


def test_R_RND_02_passing_can_be_forbidden(islets: Indonesia) -> None:
    table = Table(islets, research_pass="forbidden")
    table.enter("research")
    table.refuses(Pass(), "R-RND-02", "Research")


@pytest.mark.parametrize("research_pass", ["allowed", "forbidden"])
def test_R_RND_02_a_player_with_no_step_left_is_skipped(islets: Indonesia, research_pass: str) -> None:
    table = Table(islets, 2, research_pass=research_pass)
    finish(table, 0)
    table.player(1, hull=5)
    events = table.enter("research")
    assert [(event.seat, event.reason.rule) for event in of(Skipped, events)] == [(0, "R-RND-02")]
    assert table.seat == 1


def test_R_RND_02_a_rivals_hull_is_a_step_too(islets: Indonesia) -> None:
    table = Table(islets, 2, research_pass="forbidden")
    finish(table, 0)
    table.enter("research")
    assert list(table.legal) == [Research("hull", 1)]
