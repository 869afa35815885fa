"""The statistics agree with the positions of the game that they are of."""

from __future__ import annotations

from collections import Counter

import pytest

from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.analysis.statistics import Holding, Raid, Statistics, UseOfBuilding
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.actions import Exchange, Jump
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.state import State
from tests.games.singapore.boards import game_on
from tests.games.singapore.play import ALL_OPTIONS, Busy, watch
from tests.games.singapore.positions import WHITE, Table


@pytest.fixture(scope="module", params=[2, 3, 4])
def session(request: pytest.FixtureRequest) -> Session[State]:
    players = request.param
    return watch(game_on(), ALL_OPTIONS[players], players, players, (Busy,))


def statistics(session: Session[State]) -> Statistics:
    game = game_on()
    happened = [session.opening, *(entry.events for entry in session.entries)]
    return Statistics(game.scenario, len(session.state.players), happened)


def test_each_round_ends_with_what_the_players_have_then(session: Session[State]) -> None:
    found = statistics(session)
    for at, holdings in zip(found.ends, found.holdings, strict=True):
        s = session.position(at)
        assert [one.points for one in holdings[: len(s.players)]] == [player.vp for player in s.players]
        assert [one.money for one in holdings[: len(s.players)]] == [player.money for player in s.players]
        assert [one.goods for one in holdings[: len(s.players)]] == [player.goods for player in s.players]
        assert [one.chips for one in holdings] == s.chips
    assert found.is_over
    assert len(found.holdings) == session.state.round + 1
    assert found.rounds == range(1, session.state.round + 1)


def test_points_come_from_their_sources(session: Session[State]) -> None:
    found = statistics(session)
    for seat, player in enumerate(session.state.players):
        assert 5 + found.sources[seat].total() == player.vp
        assert found.sources[seat]["spaces"] <= 0
        rewarded = [e for entry in session.entries for e in entry.events if e == ev.OwnerRewarded(seat, _area(e))]
        assert found.sources[seat]["visits"] == len(rewarded)


def _area(event: Event) -> str:
    return getattr(event, "area", "")


def test_uses_are_counted_by_building_and_by_player(session: Session[State]) -> None:
    found = statistics(session)
    s = session.state
    assert all(s.built[use.area] == use.building for use in found.uses)
    assert all(s.owners.get(use.area) == use.owner for use in found.uses)
    by_seat = sum((found.uses_by(seat) for seat in range(len(s.players))), Counter[str]())
    assert by_seat.total() == len(found.uses)
    rewards = [e for entry in session.entries for e in entry.events if isinstance(e, ev.OwnerRewarded)]
    neutral = [use for use in found.uses if use.owner == s.neutral]
    assert found.visits().total() == len(rewards) + (len(neutral) if s.neutral is not None else 0)


def test_a_game_that_goes_on_ends_with_the_present(session: Session[State]) -> None:
    whole = statistics(session)
    happened = [session.opening, *(entry.events for entry in session.entries[: whole.ends[2] + 3])]
    found = Statistics(game_on().scenario, len(session.state.players), happened)
    assert not found.is_over
    assert found.holdings[:3] == whole.holdings[:3]
    assert len(found.holdings) == 4


def test_a_raid_is_noted_with_what_the_caught_paid() -> None:
    table = Table()
    table.stand("d5", "I-09", 1)
    table.turn(0, "d5")
    events = list[Event]()
    events += [ev.Built(1, 1, "I-09", "d5", 1), ev.ChipDrawn(1, 1, "black")]
    table.chips(0, 1, 0)
    table.player(1, money=4)
    events += table.do(Exchange("I-09", 0, Goods(), Goods()), WHITE)
    found = Statistics(table.game.scenario, 3, [events])
    assert found.raids == [Raid(0, 0, (1,), (1,))]
    assert found.holdings[-1][1] == Holding(points=6, money=3)
    assert found.uses == [UseOfBuilding(0, 0, 0, "d5", "I-09", 1)]


def test_a_jump_is_a_use_of_the_building_that_allows_it() -> None:
    table = Table()
    table.stand("d5", "III-06", 1)
    table.turn(0, "d5", "e6")
    events: list[Event] = [ev.Built(1, 1, "III-06", "d5", 0)]
    events += table.do(Jump("III-06", 1, "f6"))
    found = Statistics(table.game.scenario, 3, [events])
    assert [(use.area, use.building) for use in found.uses] == [("d5", "III-06")]


def test_before_anything_happens_all_have_what_they_begin_with() -> None:
    assert Statistics(game_on().scenario, 3, []).holdings == [[Holding()] * 3]
    assert Statistics(game_on().scenario, 2, []).holdings == [[Holding(), Holding(), Holding(points=0, money=0)]]
