"""Bids for the order of play: just above those that rivals made or are likely to make."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.lookahead import Expert
from indonesia_qt.games.indonesia.bots.order_bids import PARTS
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Bid
from tests.games.indonesia.positions import Table

W = weights_for("expert", 4)


@pytest.fixture
def table(real: Indonesia) -> Table:
    """Four players with 100 rupiah each who bid for the order of play."""
    table = Table(real, 4)
    table.enter("turn_order")
    return table


def amounts(table: Table) -> set[int]:
    return {found.action.amount for found in weighed(table.state, table.asked, W) if isinstance(found.action, Bid)}


def test_the_last_to_bid_thinks_of_nothing_and_of_one_more_than_each_bid(table: Table) -> None:
    table.do(Bid(3), Bid(12), Bid(6))
    assert amounts(table) == {0, 4, 7, 13}


def test_the_last_to_bid_pays_no_more_than_it_takes_to_be_first(table: Table) -> None:
    table.do(Bid(3), Bid(12), Bid(6))
    assert Expert(0).choose(table.state, table.asked, Random(1)) == Bid(13)


def test_the_first_to_bid_thinks_of_what_each_rival_is_likely_to_bid(table: Table) -> None:
    """Equal bids are enough for who is earlier in the order (R-BID-04)."""
    assert amounts(table) == {0, *(round(part * 100) for part in PARTS)}


def test_research_makes_bids_count_more(table: Table) -> None:
    """R-BID-03"""
    table.do(Bid(3), Bid(12), Bid(6))
    table.player(3, bid=2)
    factor = 5
    assert amounts(table) == {0, *(strength // factor + 1 for strength in (3, 12, 6))}


def test_nobody_thinks_of_bids_that_he_cannot_pay(table: Table) -> None:
    table.do(Bid(3), Bid(90), Bid(6))
    table.player(3, cash=50)
    assert amounts(table) == {0, 4, 7}
