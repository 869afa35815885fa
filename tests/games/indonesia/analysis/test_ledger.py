"""The ledger tells where each rupiah came from, and agrees with the game after every action."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.analysis.ledger import Ledger, statement
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.events import GameEnded
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import earned_this_year, present_phase, years_played
from tests.games.indonesia.play import ALL_OPTIONS, Busy, Mixed, RandomBot, play

BOTS = [(RandomBot,), (Mixed,), (Busy, Mixed)]


def agree(ledger: Ledger, state: State) -> None:
    for player, balance in zip(state.players, ledger.balance, strict=True):
        assert (player.cash, player.bank) == (balance["cash"], balance["bank"])
        if present_phase(state) == "operations":
            assert player.earnings == balance["earnings"]
        else:
            assert balance["earnings"] == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["real", "islets"])
def test_its_sums_are_cash_and_bank_after_every_action(
    board: str, players: int, request: pytest.FixtureRequest
) -> None:
    game: Indonesia = request.getfixturevalue(board)
    finished = 0
    for seed, bots in enumerate(BOTS):
        ledger = Ledger(players)
        for at, (state, _, events) in enumerate(play(game, ALL_OPTIONS[seed], players, seed, bots)):
            ledger.hear(events, at)
            agree(ledger, state)
            for seat in range(players):
                earned = sum(line.amount for line in statement(ledger, seat, "earnings"))
                assert earned == earned_this_year(state, seat)
            if events and isinstance(events[-1], GameEnded):
                assert [ledger.money(seat) for seat in range(players)] == final_money(state)
                years = {line.year for line in ledger.bookings if line.cause == "last_year"}
                assert years <= {max(line.year for line in ledger.bookings if line.cause == "collected")}
                finished += 1
    assert finished


def test_what_one_player_pays_another_gets(real: Indonesia) -> None:
    ledger = Ledger(3)
    for at, (_, _, events) in enumerate(play(real, ALL_OPTIONS[0], 3, 5, (Mixed,))):
        ledger.hear(events, at)
    paid = [booking for booking in ledger.bookings if booking.cause in ("merger", "fee")]
    got = [booking for booking in ledger.bookings if booking.cause in ("share", "freight")]

    assert paid
    assert sorted((b.at, b.seat, b.other, -b.amount) for b in paid) == sorted(
        (b.at, b.other, b.seat, b.amount) for b in got
    )


def test_every_booking_tells_when_it_was(real: Indonesia) -> None:
    ledger = Ledger(2)
    seen: list[tuple[int, int]] = []
    for at, (state, _, events) in enumerate(play(real, ALL_OPTIONS[0], 2, 3, (Mixed,))):
        before = len(ledger.bookings)
        ledger.hear(events, at)
        seen += [(booking.at, at) for booking in ledger.bookings[before:]]
        assert ledger.year == years_played(state)

    assert all(told == was for told, was in seen)
    assert len(seen) > 50
