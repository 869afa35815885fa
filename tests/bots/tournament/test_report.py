"""What games say about the strength of bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from indonesia_qt.board.intervals import share_interval
from indonesia_qt.bots.tournament.match import GameOutcome, Pace, Tournament
from indonesia_qt.bots.tournament.report import lengths, rankings, ratings, summary, table
from indonesia_qt.bots.tournament.results import Head, Results


def game(number: int, seats: str, ranking: Sequence[int], money: Sequence[int], years: int = 8) -> GameOutcome:
    """A game of bots with names of one letter."""
    paces = tuple(Pace(10, 1.0 + seat, 5.0 + number) for seat in range(len(seats)))
    return GameOutcome(number, number, tuple(seats), years, tuple(money), tuple(ranking), paces)


def failing(outcome: GameOutcome, *seats: int) -> GameOutcome:
    """The same game, in which the bots of these seats failed once."""
    paces = [replace(pace, replaced=seat in seats) for seat, pace in enumerate(outcome.paces)]
    return replace(outcome, paces=tuple(paces)).counted("lose")


def test_a_seat_whose_bot_failed_is_behind_all_others_and_has_no_money() -> None:
    outcomes = [
        failing(game(0, "ab", (0, 1), (900, 100)), 0),
        game(1, "ba", (1, 0), (100, 900)),
    ]
    assert outcomes[0].ranking == (1, 0)
    lines = {line.bot: line for line in rankings(outcomes)}
    assert (lines["a"].won, lines["a"].rank, lines["a"].score, lines["a"].failed) == (0.5, 1.5, 0.45, 1)
    assert (lines["b"].won, lines["b"].rank, lines["b"].score, lines["b"].failed) == (0.5, 1.5, 0.1, 0)


def test_nobody_wins_a_game_in_which_all_bots_failed() -> None:
    results = Results(Head(Tournament(("a", "b"), 2, 0, "m"), "", ""))
    results.outcomes = {0: failing(game(0, "ab", (0, 1), (9, 1)), 0, 1), 1: failing(game(1, "ba", (0, 1), (9, 1)), 0)}
    lines = {line.bot: line.won for line in rankings(results.outcomes.values())}
    assert lines == {"a": 0.5, "b": 0}
    assert summary(results)["without_winner"] == 1
    assert table(results).splitlines()[-1] == "Nobody won 1 of the games: every bot in them failed."
    both = ratings([results.outcomes[0]])
    assert both["a"] == both["b"]


def test_what_a_substitute_won_counts_when_somebody_wants_it() -> None:
    outcomes = [replace(game(0, "ab", (0, 1), (9, 1)), paces=failing(game(0, "ab", (0, 1), (9, 1)), 0, 1).paces)]
    assert {line.bot: line.won for line in rankings(outcomes, "substitute")} == {"a": 1, "b": 0}


def test_the_table_does_not_depend_on_the_order_in_which_games_end() -> None:
    games = [failing(game(n, "ab", (n % 2, 1 - n % 2), (2, 1), 5 + n), n % 2) for n in range(6)]
    first, last = (
        Results(Head(Tournament(("a", "b"), 6, 0, "m"), "", "")),
        Results(Head(Tournament(("a", "b"), 6, 0, "m"), "", "")),
    )
    first.outcomes = {one.number: one for one in games}
    last.outcomes = {one.number: one for one in reversed(games)}
    assert table(first) == table(last)
    assert summary(first) == summary(last)


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
