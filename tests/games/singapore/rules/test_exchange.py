# ruff: noqa: N802
"""Exchanges (S-EXC)."""

from __future__ import annotations

import pytest

from indonesia_qt.games.singapore.rules.actions import Exchange
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods, mixes
from indonesia_qt.games.singapore.rules.events import Exchanged
from tests.games.singapore.positions import Table, of


def at(tile: str, goods: str = "", **options: str) -> Table:
    """Seat 0 has a worker in a building of his own that isn't a start building, and goods."""
    table = Table(**options)
    table.stand("d5", tile, 0)
    table.player(0, goods=goods, money=12)
    table.turn(0, "d5")
    return table


def test_S_EXC_01_one_of_two_directions_is_chosen_and_used_once() -> None:
    table = at("I-03", "2 brick 1 cloth 1 tea")
    assert {(action.trade, action.pay, action.gain) for action in table.legal_of(Exchange)} == {
        (0, Goods(tea=1), Goods(2, 1)),
        (0, Goods(brick=1), Goods(2, 1)),
        (0, Goods(cloth=1), Goods(2, 1)),
        *((1, Goods(2, 1), mix) for mix in mixes(1)),
    }
    table.refuses(Exchange("I-03", 2, NOTHING, NOTHING), "S-EXC-01", "Market has no such exchange.")
    table.refuses(Exchange("I-03", -1, NOTHING, NOTHING), "S-EXC-01", "Market has no such exchange.")
    table.do(Exchange("I-03", 1, Goods(2, 1), Goods(opium=1)))
    table.refuses(
        Exchange("I-03", 0, Goods(opium=1), Goods(2, 1)), "S-TRN-05", "You’ve already used Market (D5) in this turn."
    )


def test_S_EXC_01_without_an_arrow_one_just_takes() -> None:
    table = at("III-07")
    events = table.do(Exchange("III-07", 0, NOTHING, Goods(1, 0, 1, 1)))
    assert of(Exchanged, events) == [Exchanged(0, "d5", "III-07", NOTHING, Goods(1, 0, 1, 1), 0, 0, 0, 0)]


@pytest.mark.parametrize(
    ("tile", "goods", "pays"),
    [
        ("I-14", "1 tea 2 opium", {Goods(0, 0, 1, 1), Goods(opium=2)}),
        ("I-06", "1 tea 1 brick", {Goods(tea=1), Goods(brick=1)}),
        ("III-02", "2 brick 3 opium", {Goods(2, 0, 0, 3)}),
        ("III-02", "2 brick 2 opium", set()),
    ],
)
def test_S_EXC_02_any_is_any_mix_opium_too_and_the_good_that_is_gained(tile: str, goods: str, pays: set[Goods]) -> None:
    assert {action.pay for action in at(tile, goods).legal_of(Exchange)} == pays


def test_S_EXC_02_same_is_all_of_one_good_freely_chosen() -> None:
    table = at("II-01", "3 brick 2 cloth 4 opium")
    assert {action.pay for action in table.legal_of(Exchange)} == {Goods(brick=3), Goods(opium=3)}
    table.refuses(
        Exchange("II-01", 0, Goods(1, 1, 0, 1), NOTHING),
        "S-EXC-02",
        "These aren’t the goods that East India Company (9 VP) takes.",
    )
    table = at("I-02", "1 brick 1 cloth")
    assert {action.gain for action in table.legal_of(Exchange)} == {
        Goods(2),
        Goods(0, 2),
        Goods(0, 0, 2),
        Goods(0, 0, 0, 2),
    }
    table.refuses(
        Exchange("I-02", 0, Goods(1, 1), Goods(1, 1)),
        "S-EXC-02",
        "These aren’t the goods that Counting House (small) gives.",
    )


def test_S_TRN_08_too_few_goods_to_choose_from_are_a_reason() -> None:
    few = Exchange("I-10", 0, NOTHING, NOTHING)
    at("I-10", "2 tea 1 brick").refuses(few, "S-TRN-08", "This costs 4 goods; you have too few.")
    one = Exchange("I-06", 0, NOTHING, NOTHING)
    at("I-06").refuses(one, "S-TRN-08", "This costs 1 good; you have none left for it.")
    same = Exchange("II-01", 0, NOTHING, NOTHING)
    at("II-01", "2 tea 2 brick").refuses(same, "S-TRN-08", "This costs 3 goods of one kind; you have too few.")


def test_S_EXC_02_each_mix_can_be_gained() -> None:
    table = at("III-12", "2 tea")
    assert {action.gain for action in table.legal_of(Exchange)} == set(mixes(4))
    assert len(mixes(4)) == 35


def test_S_EXC_02_goods_that_are_paid_are_in_the_supply_when_others_are_gained() -> None:
    table = Table(supply="limited")
    table.stand("d5", "I-12", 0)
    table.player(0, goods="20 opium")
    table.turn(0, "d5")
    assert [(action.pay, action.gain) for action in table.legal_of(Exchange) if action.trade == 1] == [
        (Goods(opium=3), mix) for mix in mixes(1)
    ]
    table.do(Exchange("I-12", 1, Goods(opium=3), Goods(opium=1)))
    assert table.state.supply == Goods(20, 20, 20, 2)


def test_S_EXC_03_all_is_paid_before_anything_is_gained() -> None:
    table = at("II-04")
    table.player(0, money=1, vp=9)
    table.refuses(Exchange("II-04", 0, NOTHING, NOTHING), "S-TRN-08", "This costs £2; you have £1.")
    table.player(0, money=2)
    table.do(Exchange("II-04", 0, NOTHING, NOTHING))
    assert (table.money()[0], table.vp()[0]) == (5, 11)


def test_goods_of_numbers_below_nothing_are_refused() -> None:
    table = at("I-14", "3 tea")
    table.refuses(
        Exchange("I-14", 0, Goods(-1, 0, 3), NOTHING),
        "S-EXC-02",
        "These aren’t the goods that Black Market (sell) takes.",
    )
    table.refuses(
        Exchange("I-14", 0, Goods(tea=2), Goods(tea=1)),
        "S-EXC-02",
        "These aren’t the goods that Black Market (sell) gives.",
    )
