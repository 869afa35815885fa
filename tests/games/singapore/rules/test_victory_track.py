# ruff: noqa: N802
"""The victory track (S-VIC)."""

from __future__ import annotations

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules.events import MarkerMoved, SealReached
from indonesia_qt.games.singapore.rules.victory_track import last_on_track, move_marker, ranking
from tests.games.singapore.positions import Table, of


def moved(table: Table, seat: int, by: int) -> list[Event]:
    events: list[Event] = []
    move_marker(table.state, seat, by, events)
    return events


def test_S_VIC_01_a_marker_goes_on_top_of_the_pile_once_for_a_whole_gain(table: Table) -> None:
    assert table.state.markers == [0, 1, 2]
    assert of(MarkerMoved, moved(table, 0, 3)) == [MarkerMoved(0, 3, 8)]
    moved(table, 1, 3)
    moved(table, 2, 3)
    assert ranking(table.state) == [0, 1, 2]
    moved(table, 0, 1)
    moved(table, 0, -1)
    assert ranking(table.state) == [1, 2, 0]
    assert last_on_track(table.state) == 1
    assert moved(table, 1, 0) == []
    assert last_on_track(table.state) == 1


def test_S_VIC_02_a_seal_pays_5_pounds_the_first_time_each_seal_of_a_move(table: Table) -> None:
    assert of(SealReached, moved(table, 0, 4)) == []
    assert of(SealReached, moved(table, 0, 1)) == [SealReached(0, 10, 5)]
    assert table.money()[0] == 10
    assert of(SealReached, moved(table, 0, 25)) == [SealReached(0, 20, 5), SealReached(0, 30, 5)]
    assert table.money()[0] == 20


def test_S_VIC_02_after_falling_back_the_same_seal_pays_nothing_more(table: Table) -> None:
    moved(table, 0, 6)
    moved(table, 0, -8)
    assert of(SealReached, moved(table, 0, 10)) == []
    assert of(SealReached, moved(table, 0, 7)) == [SealReached(0, 20, 5)]


def test_S_VIC_03_past_the_last_seal_the_total_counts_on_without_money(table: Table) -> None:
    table.player(0, vp=59, seals=5)
    assert of(SealReached, moved(table, 0, 2)) == [SealReached(0, 60, 5)]
    assert of(SealReached, moved(table, 0, 70)) == []
    assert table.vp()[0] == 131
