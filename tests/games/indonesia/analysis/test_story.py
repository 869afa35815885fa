"""What is said of one player's game is true of it."""

from __future__ import annotations

from collections import Counter

import pytest

from indonesia_qt.games.indonesia.analysis.story import LEAST_TURN, MOST_OF_A_YEAR, OPERATING, story, turns_of_fortune
from indonesia_qt.games.indonesia.game import Indonesia
from tests.games.indonesia.analysis.test_statistics import Watched


@pytest.fixture
def watched(real: Indonesia) -> Watched:
    return Watched(real, 4, 1)


def test_the_years_add_up_to_what_operations_brought(watched: Watched) -> None:
    course = watched.chronicle
    for seat in range(4):
        found, income = story(course, seat), course.income(seat)
        assert len(found.earned) == len(course.years)
        assert sum(found.earned) == income["sale"] + income["fee"] + income["freight"]
        if found.best_year is not None:
            assert found.earned[found.best_year - 1] == max(found.earned)
            assert max(found.earned) not in found.earned[: found.best_year - 1]


def test_no_company_and_no_merger_brought_more(watched: Watched) -> None:
    course = watched.chronicle
    for seat in range(4):
        found = story(course, seat)
        by_company = course.sums(lambda one: (one.seat, one.company), lambda one: one.cause in OPERATING)
        own = [amount for (owner, _), amount in by_company.items() if owner == seat]
        assert (found.company.amount if found.company else 0) == max(own, default=0)
        gains = [one.amount for one in course.moments(10_000) if one.seat == seat and one.cause == "share"]
        assert (found.merger.amount if found.merger else 0) == max(gains, default=0)


def test_fees_are_those_that_players_paid_each_other(watched: Watched) -> None:
    fees = [story(watched.chronicle, seat).fees for seat in range(4)]
    assert sum(one.paid for one in fees if one) == sum(one.received for one in fees if one) > 0
    assert all(one.most_to != seat for seat, one in enumerate(fees) if one)
    for seat, one in enumerate(fees):
        income = watched.chronicle.income(seat)
        assert (one.paid, one.received) == (-income["fee"], income["freight"]) if one else not income["fee"]


def test_only_who_has_most_at_the_end_leads(watched: Watched) -> None:
    worth = watched.chronicle.worth
    for seat in range(4):
        since = story(watched.chronicle, seat).leads_since
        if since is None:
            assert worth[-1][seat] < max(worth[-1]) or worth[-2][seat] < max(worth[-2])
        else:
            assert all(year[seat] == max(year) for year in worth[since:])
            assert worth[since - 1][seat] < max(worth[since - 1]) or since == 1


@pytest.mark.parametrize("most", [1, 3, 4, 6])
def test_turns_of_fortune_are_of_the_whole_game(watched: Watched, most: int) -> None:
    course = watched.chronicle
    turns = turns_of_fortune(course, most)
    moves = [one for one in course.moments(10_000) if one.cause != "last_year"]
    least = LEAST_TURN * max(abs(one.amount) for one in moves)
    everything = [one for one in moves if abs(one.amount) >= least]
    years = Counter(turn.year for turn in turns)
    eras = {course.eras[year] for year in years}
    assert len(turns) == len(set(turns)) <= most
    assert set(turns) <= set(everything)
    assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    assert max(years.values()) <= MOST_OF_A_YEAR
    assert len(eras) == min(most, len({course.eras[one.year] for one in everything}))
    for era in eras:
        largest = max(abs(one.amount) for one in everything if course.eras[one.year] == era)
        assert largest in [abs(turn.amount) for turn in turns if course.eras[turn.year] == era]
