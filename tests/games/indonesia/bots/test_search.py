"""Playing on: what it looks at, when it stops, and how the thoughts of several searches become one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from indonesia_qt.core.flow import Pass, question
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.lookahead import Effort, Expert, Runner, Thought, ranking, search
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Research
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
    effort = Effort(breadth, MUCH, rounds)
    return search(table.state, table.asked, W, effort, Random(1), in_time)


def for_looks(looks: int) -> Callable[[], bool]:
    """A clock that stands still for so many looks at it."""
    seen = count()
    return lambda: next(seen) < looks


def test_without_time_every_candidate_has_had_one_look(table: Table) -> None:
    thoughts = searched(table, for_looks(0))
    assert {t.action for t in thoughts} == set(table.asked.actions(table.state))
    assert {t.looks for t in thoughts} == {1}


def test_the_best_is_played_on_in_every_round_unless_it_is_alone(table: Table) -> None:
    looks = [t.looks for t in searched(table, lambda: True, rounds=8)]
    assert sum(n > 1 for n in looks) == 4
    assert 1 + 3 <= max(looks) <= 1 + 8


def run(leads: list[float]) -> Runner:
    runner = Runner(Thought(Pass(), 1, 0.0, 0.0))
    for lead in leads:
        runner.ran(0.0, lead)
    return runner


def test_who_is_behind_in_every_round_is_given_up_but_not_after_two() -> None:
    assert run([1, 2, 3]).is_behind(run([11, 13, 12]))
    assert not run([1, 2]).is_behind(run([11, 13]))
    assert not run([1, 20, 3]).is_behind(run([11, 3, 12]))
    assert not run([11, 13, 12]).is_behind(run([1, 2, 3]))
    assert run([1, 2, 3]).is_behind(run([1, 2, 3]))


def test_a_round_that_time_cuts_short_counts_for_nobody(table: Table) -> None:
    whole = searched(table, lambda: True, rounds=1)
    replies = count()
    assert [t.looks for t in searched(table, lambda: next(replies) < 10**6, rounds=1)] == [t.looks for t in whole]
    assert {t.looks for t in searched(table, for_looks(next(replies) - 1), rounds=1)} == {1}


def test_fewer_than_two_candidates_are_not_played_on(table: Table) -> None:
    asked_for_time = count()
    searched(table, lambda: next(asked_for_time) < 10**6, breadth=1)
    assert next(asked_for_time) == 0


def test_the_position_stays_as_it_is(table: Table) -> None:
    before = table.state.copy()
    searched(table, lambda: True)
    assert table.state == before
    assert question(table.state) == table.asked


def test_several_searches_become_one() -> None:
    slots, hull = Research("slots", 0), Research("hull", 0)
    one = (Thought(slots, 3, 300.0, 30.0), Thought(hull, 3, 330.0, 60.0), Thought(Pass(), 1, 100.0, 90.0))
    other = (Thought(hull, 3, 300.0, -30.0), Thought(slots, 3, 300.0, 36.0), Thought(Pass(), 1, 100.0, 90.0))
    found = ranking([one, other])
    assert [t.action for t in found] == [slots, hull, Pass()]
    assert found[0] == Thought(slots, 6, 600.0, 66.0)
    assert found[0].mean_lead == 11


def test_an_expert_plays_the_first_of_its_thoughts_and_keeps_its_time(table: Table) -> None:
    clock = count()
    expert = Expert(50, clock.__next__)
    thoughts = expert.conclude([expert.ponder(table.state, table.asked, Random(3))])
    assert next(clock) <= 53
    assert Expert(50, count().__next__).choose(table.state, table.asked, Random(3)) == thoughts[0].action
