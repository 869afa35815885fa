"""What games say about the strength of bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from indonesia_qt.board.intervals import share_interval
from indonesia_qt.bots.tournament.match import GameOutcome, Pace
from indonesia_qt.bots.tournament.report import lengths, rankings, ratings


def game(number: int, seats: str, ranking: Sequence[int], money: Sequence[int], years: int = 8) -> GameOutcome:
    """A game of bots with names of one letter."""
    paces = tuple(Pace(10, 1.0 + seat, 5.0 + number) for seat in range(len(seats)))
    return GameOutcome(number, number, tuple(seats), years, tuple(money), tuple(ranking), paces)


def test_a_bot_with_several_seats_wins_with_any_of_them() -> None:
    outcomes = [
        game(0, "abb", (0, 1, 2), (600, 300, 100)),
        game(1, "bba", (1, 2, 0), (200, 500, 300)),
    ]
    lines = {line.bot: line for line in rankings(outcomes)}
    a, b = lines["a"], lines["b"]
    assert (a.seats, a.games, a.won, a.even) == (1, 2, 0.5, pytest.approx(1 / 3))
    assert (b.seats, b.games, b.won, b.even) == (2, 2, 0.5, pytest.approx(2 / 3))
    assert a.rank == pytest.approx(1.5)
    assert b.rank == pytest.approx((2 + 3 + 1 + 3) / 4)
    assert a.score == pytest.approx((0.6 + 0.3) / 2)
    assert b.score == pytest.approx((0.3 + 0.1 + 0.2 + 0.5) / 4)
    assert (a.low, a.high) == share_interval(1, 2)
    assert (a.median_ms, a.longest_ms) == (2.0, 6.0)


def test_the_bot_that_wins_more_than_its_seats_stands_first() -> None:
    outcomes = [game(n, "bba", (2, 0, 1) if n % 2 else (0, 1, 2), (1, 1, 1)) for n in range(10)]
    assert [line.bot for line in rankings(outcomes)] == ["a", "b"]


def test_the_rating_grows_with_wins_and_does_not_depend_on_the_order_of_the_list() -> None:
    outcomes = [game(n, "ab" if n % 2 else "ba", (0, 1) if n % 2 else (1, 0), (2, 1)) for n in range(20)]
    skills = ratings(outcomes)
    assert skills["a"][0] > skills["b"][0] + skills["b"][1]
    assert ratings(outcomes[::-1]) == skills


def test_a_table_without_money_gives_no_shares() -> None:
    assert [line.score for line in rankings([game(0, "ab", (0, 1), (0, 0))])] == [0, 0]


def test_how_long_games_were() -> None:
    outcomes = [game(n, "ab", (0, 1), (1, 1), years) for n, years in enumerate((6, 9, 7, 8))]
    found = lengths(outcomes)
    assert (found.shortest, found.median, found.longest) == (6, 7.5, 9)
