# ruff: noqa: N802
"""The end of the game."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import IllegalAction, Pass, step
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.events import GameEnded
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking, winner
from tests.games.indonesia.positions import Table, of


@pytest.fixture
def last(islets: Indonesia) -> Table:
    """Era c with nothing left to acquire."""
    return Table(islets, era="c")


@pytest.mark.parametrize("left", ["", "c-west-oil", "c-west-oil c-east-oil"])
def test_R_END_01_the_game_ends_when_era_c_has_at_most_one_type_left(last: Table, left: str) -> None:
    last.deeds(left)
    assert len(of(GameEnded, last.enter("new_era"))) == 1
    assert last.state.stack == []


def test_R_END_01_not_earlier(islets: Indonesia) -> None:
    table = Table(islets, era="c")
    table.deeds("c-west-oil c-far-spice")
    assert of(GameEnded, table.enter("new_era")) == []
    for era in ("a", "b"):
        assert of(GameEnded, Table(islets, era=era).enter("new_era")) == []


def test_R_END_01_when_it_is_over_nothing_can_be_played(last: Table) -> None:
    last.enter("new_era")
    before = last.state.copy()
    with pytest.raises(IllegalAction, match=r"^The game is over\.$"):
        step(last.state, Pass(), [])
    assert last.state == before


def test_R_END_02_cash_bank_and_the_last_earnings_once_more(last: Table) -> None:
    last.player(0, cash=100, bank=20, earnings=30)
    last.player(1, cash=40, bank=5, earnings=-15)
    last.player(2, cash=-3, bank=0, earnings=0)
    events = last.enter("new_era")
    ended = of(GameEnded, events)[0]
    assert (ended.money, ended.winner) == ((150, 30, -3), 0)
    assert last.game.scores(last.state) == [150, 30, -3]


def test_R_END_02_the_last_operations_are_doubled(last: Table) -> None:
    last.company(0, "a-far-rice", "far-1")
    last.company(1, "a-east-shipping", "ocean")
    last.city("east-2")
    last.enter("operations")
    last.do(DeliverRest())
    while last.state.stack:
        last.do(last.legal[0])
    money = last.game.scores(last.state)
    assert money == [100 + 15 * 2, 100 + 5 * 2, 100]


def test_R_END_02_a_negative_sum_is_doubled_too(last: Table) -> None:
    last.player(0, cash=85, earnings=-15)
    last.enter("new_era")
    assert final_money(last.state)[0] == 70


def test_R_END_03_most_money_wins(last: Table) -> None:
    last.player(2, cash=101)
    assert of(GameEnded, last.enter("new_era"))[0].winner == 2


def test_R_END_03_ties_go_to_the_first_in_the_order_of_play(last: Table) -> None:
    last.state.order[:] = [1, 2, 0]
    last.player(0, cash=200)
    last.player(2, cash=150, bank=50)
    assert winner(last.state) == 2
    assert ranking(last.state) == [2, 0, 1]
    assert of(GameEnded, last.enter("new_era"))[0].winner == 2
