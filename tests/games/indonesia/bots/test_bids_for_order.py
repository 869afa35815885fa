"""Bids for the order of play: just above those that rivals made or are likely to make."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import question, step
from indonesia_qt.games.indonesia.bots import order_bids
from indonesia_qt.games.indonesia.bots.candidates import best, weighed
from indonesia_qt.games.indonesia.bots.evaluate import standing, weights_for, worth
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.bots.lookahead import Expert
from indonesia_qt.games.indonesia.bots.order_bids import PARTS, Mood, OrderRound, replies_to_bids
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import play
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
    assert best(table.state, table.asked, W) == Bid(13)
    assert Expert(0).choose(table.state, table.asked, Random(1)) in map(Bid, amounts(table))


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


def test_who_knows_that_another_will_bid_one_more_bids_nothing_or_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first in the order doesn't bid what those who bid later top by a rupiah."""
    monkeypatch.setattr(order_bids, "MOODS", (Mood(2.0, 0.1),))
    monkeypatch.setattr(order_bids, "replies_to_bids", lambda *_: True)
    bids = OrderRound(table.state, W)
    least = {amount: bids.values(amount) for amount in (0, 10, 100)}
    seat = table.state.order[0]
    assert standing(least[10], seat, W) < max(standing(least[amount], seat, W) for amount in (0, 100))


@pytest.mark.parametrize(("merging", "weight"), [(None, "attack"), (3, "attack"), (3, "defence"), (0, "defence")])
def test_cash_is_kept_for_auctions_when_companies_may_be_merged(table: Table, merging: int | None, weight: str) -> None:
    """Two deeds can't be merged before the second step of research (R-MER-03)."""
    table.do(Bid(3), Bid(12), Bid(6))
    if merging is not None:
        table.player(merging, mergers=2)
    plain, careful = (
        OrderRound(table.state, w).values(13)[3]
        for w in (replace(W, attack=0, defence=0), replace(W, **{"attack": 0, "defence": 0, weight: 0.5}))
    )
    years = years_to_come(table.state, W.pace)
    matters = merging is not None and (merging == 3) == (weight == "attack")
    assert plain - careful == pytest.approx(years * 0.5 * 13 if matters else 0)


@pytest.fixture
def first_year(real: Indonesia) -> State:
    """Four players who bid for the order of play in the first year of a game."""
    moments = (moment.state for moment in play(real, Options(), 4, 1, [Greedy]))
    return next(s.copy() for s in moments if isinstance(question(s), PlaceBid))


def after_bids(s: State, *amounts: int) -> State:
    """The position after some bids."""
    after = s.copy()
    for amount in amounts:
        step(after, Bid(amount), [])
    return after


def test_the_last_bid_is_worth_what_comes_of_it(first_year: State) -> None:
    s = after_bids(first_year, 20, 10, 5)
    for amount in (0, 6, 11, 21, 100):
        assert OrderRound(s, W).values(amount) == pytest.approx(worth(after_bids(s, amount), W))


def test_a_reply_is_the_best_of_all_bids(first_year: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(order_bids, "MOODS", (Mood(1.0, 0.1),))
    monkeypatch.setattr(order_bids, "replies_to_bids", lambda *_: True)
    s = after_bids(first_year, 20, 10)
    last = s.order[3]
    for amount in (0, 11, 21):
        best = max(standing(worth(after_bids(s, amount, reply), W), last, W) for reply in range(101))
        assert standing(OrderRound(s, W).values(amount), last, W) == pytest.approx(best)


def test_habits_show_in_the_bids_that_were_made(first_year: State) -> None:
    s = after_bids(first_year, 20, 21, 35, 0)
    assert [replies_to_bids(s.bids, seat) for seat in first_year.order] == [None, True, False, None]


def test_who_has_less_than_nothing_is_thought_to_bid_nothing(table: Table) -> None:
    """Cash can be below 0 (R-OPS-27): parts of it are no bids."""
    for seat in range(1, 4):
        table.player(seat, cash=-80)
    assert min(amounts(table)) == 0
