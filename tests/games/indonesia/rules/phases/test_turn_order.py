# ruff: noqa: N802
"""Bid for Turn Order."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.events import BidPlaced, OrderDecided, Skipped
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid, new_order
from indonesia_qt.games.indonesia.rules.state import OrderBid
from tests.games.indonesia.positions import Table, of


def test_R_BID_01_players_bid_once_in_the_present_order(table: Table) -> None:
    table.state.order[:] = [2, 0, 1]
    table.enter("turn_order")
    seats = []
    for amount in (3, 0, 5):
        seats.append(table.seat)
        table.do(Bid(amount))
    assert seats == [2, 0, 1]
    assert table.phase != "turn_order"


def test_R_BID_01_a_bid_lies_between_0_and_the_cash(table: Table) -> None:
    table.player(0, cash=7, bank=50)
    table.enter("turn_order")
    assert list(table.legal) == [Bid(amount) for amount in range(8)]
    table.refuses(Bid(8), "R-BID-01", "7")
    table.refuses(Bid(-1), "R-BID-01", "0")


def test_R_BID_01_without_cash_only_nothing_can_be_bid(table: Table) -> None:
    table.player(0, cash=-5)
    table.enter("turn_order")
    assert list(table.legal) == [Bid(0)]
    assert table.state.players[0].cash == -5


def test_R_YEA_01_with_open_money_a_player_without_cash_is_skipped(islets: Indonesia) -> None:
    table = Table(islets, money="open")
    table.player(0, cash=0)
    events = table.enter("turn_order")
    assert [(event.seat, event.reason.rule) for event in of(Skipped, events)] == [(0, "R-BID-01")]
    assert table.seat == 1


def test_R_BID_01_everybody_can_look_up_the_bids_of_this_year_and_earlier_ones(table: Table) -> None:
    for seat, step in enumerate((1, 2, 1)):
        table.player(seat, bid=step)
    table.enter("turn_order")
    table.do(Bid(3), Bid(4))
    first = (OrderBid(2, 0, 3, 3), OrderBid(2, 1, 4, 20))
    assert table.state.bids == first
    table.do(Bid(0))
    table.state.year = 3
    table.enter("turn_order")
    table.do(Bid(1))
    for seat in (None, 0, 1, 2):
        assert table.game.view(table.state, seat).bids == (*first, OrderBid(2, 2, 0, 0), OrderBid(3, 1, 1, 5))


def test_R_BID_02_the_bid_goes_to_the_bank(table: Table) -> None:
    table.player(0, cash=30, bank=4)
    table.enter("turn_order")
    events = table.do(Bid(12))
    player = table.state.players[0]
    assert (player.cash, player.bank) == (18, 16)
    assert of(BidPlaced, events) == [BidPlaced(0, 12, 12)]


def test_R_BID_02_bank_money_can_not_be_bid_again(table: Table) -> None:
    table.player(0, cash=3, bank=500)
    table.enter("turn_order")
    assert len(table.legal) == 4


@pytest.mark.parametrize(("step", "factor"), [(1, 1), (2, 5), (3, 25), (4, 100), (5, 400)])
def test_R_BID_03_the_strength_is_the_bid_times_the_step(table: Table, step: int, factor: int) -> None:
    table.player(0, bid=step)
    table.enter("turn_order")
    assert of(BidPlaced, table.do(Bid(3))) == [BidPlaced(0, 3, 3 * factor)]
    assert table.state.players[0].bank == 3


def test_R_BID_03_a_strong_bid_can_not_be_bid_at_its_face(table: Table) -> None:
    table.player(1, bid=2)
    table.enter("turn_order")
    table.do(Bid(4), Bid(1), Bid(3))
    assert table.state.order == [1, 0, 2]


def test_R_BID_04_the_strongest_is_first_and_ties_stay(islets: Indonesia) -> None:
    table = Table(islets, 5)
    table.state.order[:] = [4, 2, 0, 1, 3]
    table.enter("turn_order")
    events = table.do(Bid(1), Bid(5), Bid(1), Bid(5), Bid(9))
    assert table.state.order == [3, 2, 1, 4, 0]
    assert of(OrderDecided, events) == [OrderDecided((3, 2, 1, 4, 0))]


def test_R_BID_04_all_zero_changes_nothing(table: Table) -> None:
    table.state.order[:] = [1, 2, 0]
    table.enter("turn_order")
    table.do(Bid(0), Bid(0), Bid(0))
    assert table.state.order == [1, 2, 0]


@given(st.permutations(range(5)), st.lists(st.integers(0, 3), min_size=5, max_size=5))
def test_R_BID_04_the_new_order_is_a_stable_sort(order: list[int], strengths: list[int]) -> None:
    found = new_order(order, strengths)
    strength = dict(zip(order, strengths, strict=True))
    assert sorted(found) == sorted(order)
    for earlier, later in pairwise(found):
        assert strength[earlier] >= strength[later]
        if strength[earlier] == strength[later]:
            assert order.index(earlier) < order.index(later)


def test_amounts_are_what_can_be_bid(table: Table) -> None:
    table.player(0, cash=42)
    table.enter("turn_order")
    assert isinstance(table.asked, PlaceBid)
    assert table.asked.amounts(table.state) == range(43)


def test_R_BID_01_who_is_skipped_for_want_of_cash_has_bid_nothing(islets: Indonesia) -> None:
    table = Table(islets, money="open")
    table.player(1, cash=0)
    table.enter("turn_order")
    table.do(Bid(0), Bid(0))
    assert table.state.order == [0, 1, 2]
