"""Playing on: what it looks at, when it stops, and how the thoughts of several searches become one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Pass, question
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.lookahead import (
    KEY_QUESTIONS,
    Adviser,
    Effort,
    End,
    Expert,
    Thought,
    count_unfinished,
    ranking,
    search,
)
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Bid, Research
from tests.games.indonesia.positions import Table

W = weights_for("hard", 2)
MUCH = 1e9
"""Rupiah by which no candidate is behind."""


@pytest.fixture
def table(islets: Indonesia) -> Table:
    """Two players with a company each who are to choose their research."""
    table = Table(islets, 2)
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-east-shipping", "south")
    table.city("middle-2")
    table.enter("research")
    return table


def searched(table: Table, in_time: Callable[[], bool], breadth: int = 4, rounds: int = 4) -> tuple[Thought, ...]:
    effort = Effort(breadth, 4, MUCH, rounds)
    return search(table.state, table.asked, W, effort, Random(1), in_time)


def for_looks(looks: int) -> Callable[[], bool]:
    """A clock that stands still for so many looks at it."""
    seen = count()
    return lambda: next(seen) < looks


@pytest.fixture
def operating(islets: Indonesia) -> Table:
    """Somebody with two companies who is to choose which of them operates: no key question."""
    table = Table(islets, 2)
    table.company(0, "a-west-rice", "west-1")
    table.company(0, "a-east-shipping", "south")
    table.city("middle-2")
    table.enter("operations")
    return table


def test_without_time_every_candidate_has_had_one_look(operating: Table) -> None:
    thoughts = searched(operating, for_looks(0))
    assert {t.action for t in thoughts} == set(operating.asked.actions(operating.state))
    assert {t.played_on for t in thoughts} == {0}


def test_a_key_question_is_never_answered_by_a_first_look(table: Table) -> None:
    """Also when there is no time: the best, and to pass, are played on once."""
    assert isinstance(table.asked, KEY_QUESTIONS)
    thoughts = searched(table, for_looks(0), breadth=2)
    assert {t.action for t in thoughts} == set(table.asked.actions(table.state))
    played_on = [t.action for t in thoughts if t.played_on]
    assert {t.played_on for t in thoughts} == {0, 1}
    assert len(played_on) == 3
    assert Pass() in played_on
    assert ranking([thoughts])[0].action in played_on


def test_the_lowest_bids_are_always_played_on(real: Indonesia) -> None:
    table = Table(real, 4)
    table.enter("turn_order")
    thoughts = searched(table, for_looks(0), breadth=1)
    amounts = sorted(t.action.amount for t in thoughts if isinstance(t.action, Bid))
    tried = sorted(t.action.amount for t in thoughts if isinstance(t.action, Bid) and t.played_on)
    assert tried[: len(amounts[:4])] == amounts[:4]
    assert len(tried) <= 5


def test_the_best_is_played_on_in_every_round_unless_it_is_alone(table: Table) -> None:
    times = [t.played_on for t in searched(table, lambda: True, rounds=8)]
    assert sum(n > 0 for n in times) in (4, 5)
    assert 3 <= max(times) <= 1 + 8


def run(leads: list[float]) -> Thought:
    thought = Thought(Pass(), 0, 0.0, 0.0)
    for lead in leads:
        thought = thought.seen(0.0, lead)
    return thought


def test_who_is_behind_in_every_round_is_given_up_but_not_after_two() -> None:
    assert run([1, 2, 3]).is_behind(run([11, 13, 12]))
    assert not run([1, 2]).is_behind(run([11, 13]))
    assert not run([1, 20, 3]).is_behind(run([11, 3, 12]))
    assert not run([11, 13, 12]).is_behind(run([1, 2, 3]))
    assert run([11, 13, 12]).is_behind(run([1, 3, 2]), 10.5)
    assert run([1, 2, 3]).is_behind(run([1, 2, 3]))
    assert not run([1, 2, 3]).is_behind(run([11, 13, 12]), rounds=4)
    assert not run([1, 2, 3]).is_behind(run([3, 2, 7]), clear=3.0)


def test_an_adviser_takes_as_long_for_each_candidate(table: Table) -> None:
    clock = count()
    found = Adviser(60, clock.__next__).ponder(table.state, table.asked, Random(1))
    times = {t.played_on for t in found if t.played_on}
    assert max(times) - min(times) <= 1 < max(times)


def test_answers_are_compared_by_the_rounds_of_each_search_in_which_both_ran() -> None:
    first, second = Research("slots", 0), Research("hull", 0)

    def ran(action: Research, leads: list[float]) -> Thought:
        return replace(run(leads), action=action)

    one = ran(first, [10, 20, 30]), ran(second, [9, 19])
    other = ran(first, [100, 300]), ran(second, [98, 299, 500])
    best, behind = ranking([one, other])
    if best.action == second:
        best, behind = behind, best
    assert behind.is_behind(best)
    assert not best.is_behind(behind)


def test_a_round_that_time_cuts_short_counts_for_those_who_ran_in_it(table: Table) -> None:
    replies = count()
    whole = [t.played_on for t in searched(table, lambda: next(replies) < 10**6, rounds=1)]
    cut = [t.played_on for t in searched(table, for_looks(next(replies) - 1), rounds=1)]
    assert sum(cut) == sum(whole) - 1


def test_a_round_that_only_one_has_run_counts_for_nobody(table: Table) -> None:
    assert {t.played_on for t in searched(table, for_looks(1), rounds=1)} <= {0, 1}


def test_a_first_round_that_is_not_finished_counts_for_nobody(operating: Table) -> None:
    replies = count()
    assert {t.played_on for t in searched(operating, lambda: next(replies) < 10**6, rounds=1)} == {1}
    assert {t.played_on for t in searched(operating, for_looks(next(replies) - 1), rounds=1)} == {0}


def test_who_ran_in_an_unfinished_round_is_compared_with_those_who_ran_in_it_too() -> None:
    """A round that leads to more than another one for everybody says nothing for those who ran in it."""
    running = [run([0]), run([0]), run([0])]
    running = count_unfinished(running, [End(500.0, 500.0), End(500.0, 500.0)])
    assert [t.mean_lead for t in running] == [0, 0, 0]
    first, second, third = (t.mean_lead for t in count_unfinished(running, [End(520.0, 520.0), End(500.0, 500.0)]))
    assert first > third > second
    assert first + second == pytest.approx(2 * third)


def test_fewer_than_two_candidates_are_not_played_on(operating: Table) -> None:
    asked_for_time = count()
    searched(operating, lambda: next(asked_for_time) < 10**6, breadth=1)
    assert next(asked_for_time) == 0


def test_the_position_stays_as_it_is(table: Table) -> None:
    before = table.state.copy()
    searched(table, lambda: True)
    assert table.state == before
    assert question(table.state) == table.asked


def test_several_searches_become_one() -> None:
    slots, hull = Research("slots", 0), Research("hull", 0)
    one = (Thought(slots, 3, 300.0, 30.0), Thought(hull, 3, 330.0, 60.0), Thought(Pass(), 0, 100.0, 90.0))
    other = (Thought(hull, 3, 300.0, -30.0), Thought(slots, 3, 300.0, 36.0), Thought(Pass(), 0, 100.0, 90.0))
    found = ranking([one, other])
    assert [t.action for t in found] == [slots, hull, Pass()]
    assert found[0] == Thought(slots, 6, 600.0, 66.0, ((), ()))
    assert found[0].mean_lead == 11


def test_of_bids_that_are_about_as_good_the_lowest_is_the_best() -> None:
    """Not one that was played on less, and in the order of their leads otherwise."""
    leads = {40: 100.0, 21: 95.0, 9: 71.0, 5: 69.0}
    thoughts = [Thought(Bid(amount), 2, 0.0, 2 * lead) for amount, lead in leads.items()]
    found = ranking([(*thoughts, Thought(Bid(0), 0, 0.0, 99.0))])
    assert [t.action for t in found] == [Bid(9), Bid(40), Bid(21), Bid(5), Bid(0)]


def test_a_first_look_takes_the_bid_that_leads() -> None:
    found = ranking([tuple(Thought(Bid(amount), 0, 0.0, float(amount)) for amount in (3, 9, 6))])
    assert [t.action for t in found] == [Bid(9), Bid(6), Bid(3)]


def test_an_expert_plays_the_first_of_its_thoughts_and_keeps_its_time(table: Table) -> None:
    clock = count()
    expert = Expert(50, clock.__next__)
    thoughts = expert.conclude([expert.ponder(table.state, table.asked, Random(3))])
    assert next(clock) <= 53
    assert Expert(50, count().__next__).choose(table.state, table.asked, Random(3)) == thoughts[0].action
