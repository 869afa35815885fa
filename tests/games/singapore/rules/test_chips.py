# ruff: noqa: N802
"""Illegal buildings and raids (S-RAI)."""

from __future__ import annotations

import pytest

from indonesia_qt.games.singapore.rules.actions import DrawChip, Exchange, ReturnChips
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.events import (
    ChipsReturned,
    Fined,
    MarkerMoved,
    PaymentWaived,
    RaidBegan,
    SpacesSold,
)
from tests.games.singapore.positions import BLACK, WHITE, Table, of


def drawing(table: Table, seat: int = 0) -> None:
    """Let a player draw a chip."""
    table.state.stack[:] = [Bag(seat, seat)]


def test_S_RAI_01_who_uses_an_illegal_building_draws_a_chip_his_own_too(table: Table) -> None:
    table.stand("d5", "I-09", 0)
    table.turn(0, "d5")
    table.do(Exchange("I-09", 0, NOTHING, NOTHING))
    table.do(BLACK)
    assert table.state.chips == [1, 0, 0]
    assert table.state.black == 15


def test_S_RAI_02_the_largest_sum_of_chips_and_opium_is_caught_whoever_drew(table: Table) -> None:
    table.chips(1, 2, 0)
    table.player(0, goods="1 opium 5 tea")
    table.player(1, goods="2 opium", money=9)
    table.player(2, goods="3 opium")
    drawing(table, 2)
    events = table.do(WHITE)
    assert of(RaidBegan, events) == [RaidBegan((1, 2, 3), (2, 4, 3), (1,))]
    assert of(Fined, events) == [Fined(1, 4, 2, 1)]


def test_S_RAI_02_all_who_tie_are_caught(table: Table) -> None:
    table.chips(0, 2, 1)
    table.player(2, goods="1 opium")
    drawing(table)
    events = table.do(WHITE)
    assert of(RaidBegan, events)[0].caught == (1, 2)


def test_S_RAI_02_a_single_chip_is_enough(table: Table) -> None:
    table.chips(0, 0, 1)
    drawing(table)
    assert of(Fined, table.do(WHITE)) == [Fined(2, 1, 1, 0)]


def test_S_RAI_02_a_largest_sum_of_0_catches_nobody(table: Table) -> None:
    drawing(table)
    assert table.do(WHITE)[1:] == [RaidBegan((0, 0, 0), (0, 0, 0), ())]
    assert table.money() == [5, 5, 5]


def test_S_RAI_03_the_caught_pay_and_lose_their_chips_and_half_of_their_opium_rounded_up() -> None:
    table = Table(supply="limited")
    table.chips(0, 3, 0)
    table.player(1, goods="5 opium", money=10)
    drawing(table)
    table.do(WHITE)
    assert table.money()[1] == 2
    assert table.state.players[1].goods == Goods(opium=2)
    assert (table.state.chips, table.state.black) == ([0, 0, 0], 16)
    assert table.state.supply == Goods(20, 20, 20, 18)


@pytest.mark.parametrize(("money", "vp", "left"), [(0, 5, (1, 3)), (2, 5, (1, 4)), (1, 0, (0, 0)), (0, 1, (0, 0))])
def test_S_RAI_03_who_has_too_little_cash_goes_back_on_the_track(
    table: Table, money: int, vp: int, left: tuple[int, int]
) -> None:
    table.chips(3, 0, 0)
    table.player(0, money=money, vp=vp)
    drawing(table)
    events = table.do(WHITE)
    assert (table.money()[0], table.vp()[0]) == left
    assert sum(sold.money for sold in of(SpacesSold, events)) == 2 * (vp - left[1])
    assert sum(waived.amount for waived in of(PaymentWaived, events)) == max(0, 3 - money - 2 * vp)


def test_S_RAI_03_several_pay_clockwise_from_the_one_who_drew(table: Table) -> None:
    table.chips(2, 2, 2)
    for seat in range(3):
        table.player(seat, money=0)
    drawing(table, 1)
    events = table.do(WHITE)
    assert [moved.seat for moved in of(MarkerMoved, events)] == [1, 2, 0]
    assert table.state.markers == [1, 2, 0]


def test_S_RAI_04_the_white_chip_returns_to_the_bag(table: Table) -> None:
    table.chips(8, 8, 0)
    drawing(table)
    assert table.legal == [WHITE]
    table.refuses(BLACK, "", "This can’t be decided by chance.")
    table.do(WHITE)
    drawing(table)
    assert table.asked.outcomes(table.state) == [(DrawChip("black"), 16), (DrawChip("white"), 2)]


def test_S_RAI_05_the_courthouse_returns_one_to_three_of_ones_own_chips(table: Table) -> None:
    table.stand("d5", "II-02", 1)
    table.chips(4, 5, 0)
    table.turn(0, "d5")
    assert table.legal_of(ReturnChips) == [ReturnChips("II-02", chips) for chips in (1, 2, 3)]
    table.refuses(ReturnChips("II-02", 4), "S-RAI-05", "You can return 1 to 3 chips here.")
    table.refuses(ReturnChips("II-02", 0), "S-RAI-05", "You can return 1 to 3 chips here.")
    events = table.do(ReturnChips("II-02", 1))
    assert of(ChipsReturned, events) == [ChipsReturned(0, "d5", 1)]
    assert (table.state.chips, table.state.black, table.vp()) == ([3, 5, 0], 8, [5, 6, 5])


def test_S_RAI_05_without_chips_it_cannot_be_used(table: Table) -> None:
    table.stand("d5", "II-02", 1)
    table.chips(0, 5, 0)
    table.turn(0, "d5")
    assert table.legal_of(ReturnChips) == []
    table.refuses(ReturnChips("II-02", 1), "S-RAI-05", "You have no black chips to return.")
    table.state.chips[0] = 1
    table.refuses(ReturnChips("II-02", 2), "S-RAI-05", "You can return 1 chip here.")
