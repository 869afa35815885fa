"""Going through the moments of a game by decision, phase and round, and finding where a turn began."""

from __future__ import annotations

import pytest

from indonesia_qt.core.session import Session
from indonesia_qt.core.timeline import Moment, Stride, Timeline, shared
from tests.core.counting import Count, Counting, Say, Skip, Start


def a_game(*actions: Say | Skip) -> Timeline[Count]:
    session = Session(Counting(), Start(0, 0))
    for action in actions:
        session.submit(action)
    timeline = Timeline(session)
    timeline.follow()
    return timeline


def test_each_decision_has_the_moment_before_it_and_the_present_is_the_last() -> None:
    timeline = a_game(Say(3), Skip(), Say(1))
    assert timeline.moments == [
        Moment(0, "early", 0),
        Moment(0, "late", 1),
        Moment(0, "late", 0),
        Moment(1, "early", 1),
    ]
    assert timeline.present == 3


def test_nobody_is_asked_when_the_game_is_over() -> None:
    assert a_game(Say(3), Say(3), Say(3), Say(1)).moments[-1] == Moment(2, "late", None)


def test_it_follows_what_is_played_and_taken_back() -> None:
    timeline = a_game(Say(3), Say(1))
    session = timeline.session
    session.undo()
    session.undo()
    session.submit(Skip())
    session.submit(Skip())
    session.submit(Say(2))
    timeline.follow()
    assert timeline.moments == a_game(Skip(), Skip(), Say(2)).moments


@pytest.mark.parametrize(
    ("stride", "places"),
    [("decision", [0, 1, 2, 3, 4, 5]), ("phase", [0, 2, 4, 5]), ("round", [0, 4, 5])],
)
def test_steps_go_forth_and_back_by_decision_phase_and_round(stride: Stride, places: list[int]) -> None:
    timeline = a_game(Say(1), Say(1), Say(1), Say(1), Say(1))
    forth = [0]
    while forth[-1] < timeline.present:
        forth.append(timeline.step(forth[-1], 1, stride))
    assert forth == places
    back = [4]
    while back[-1]:
        back.append(timeline.step(back[-1], -1, stride))
    assert back == [place for place in reversed(places) if place <= 4]


def in_groups(*counts: int) -> Timeline[Count]:
    """A game in which counts from an odd number on, until the next odd one, are shown as one."""
    session = Session(Counting(), Start(0, 0))
    timeline = Timeline(session, lambda event: "first" if event.count % 2 else "later")  # type: ignore[attr-defined]
    for by in counts:
        session.submit(Say(by))
    timeline.follow()
    return timeline


def test_decisions_that_are_shown_as_one_are_a_group() -> None:
    timeline = in_groups(1, 1, 2, 1, 2, 1)  # 1, 2, 4, 5, 7, 8
    assert timeline.groups == [range(3), range(3, 4), range(4, 6)]
    assert [timeline.group_at(at) for at in (2, 3, 6)] == [range(3), range(3, 4), None]
    assert in_groups(2, 1).groups == [range(1, 2)]


def test_groups_follow_what_is_taken_back_and_played() -> None:
    timeline = in_groups(1, 1, 2, 1, 2, 1)
    timeline.unfolded = {0, 3, 4}
    for _ in range(4):
        timeline.session.undo()
    timeline.follow()
    assert timeline.groups == [range(2)]
    assert timeline.unfolded == {0}
    timeline.session.submit(Say(2))
    timeline.follow()
    assert timeline.groups == [range(3)]


def test_a_step_passes_over_a_group_unless_it_is_unfolded() -> None:
    timeline = in_groups(1, 1, 2, 1, 2, 1)
    assert [timeline.step(at, 1, "step") for at in (0, 1, 3, 4)] == [3, 3, 4, 6]
    assert [timeline.step(at, -1, "step") for at in (6, 5, 4, 3, 2)] == [4, 4, 3, 0, 0]
    assert timeline.step(0, 1, "decision") == 1
    timeline.unfolded = {0}
    assert [timeline.step(at, 1, "step") for at in (0, 1, 2, 4)] == [1, 2, 3, 6]


def test_a_step_back_leads_to_the_beginning_of_the_present_phase_first() -> None:
    timeline = a_game(Say(1), Say(1), Say(1), Say(1))
    assert timeline.step(3, -1, "phase") == 2
    assert timeline.step(2, -1, "phase") == 0


def test_steps_end_at_the_beginning_and_in_the_present() -> None:
    timeline = a_game(Say(1))
    assert timeline.step(0, -1, "decision") == 0
    assert timeline.step(1, 1, "decision") == 1
    assert timeline.step(1, 1, "round") == 1


def test_a_turn_begins_with_the_first_decision_of_a_person_in_his_phase() -> None:
    timeline = a_game(Skip(), Skip(), Say(3), Say(1))
    assert timeline.turn({0}) == 2
    assert timeline.turn({1}) == 3
    assert timeline.turn({0, 1}) == 3
    assert timeline.turn(()) is None
    assert a_game().turn({0, 1}) is None


def test_consecutive_decisions_of_a_seat_are_one_turn_only_within_a_phase() -> None:
    timeline = a_game(Say(1), Say(1), Say(1))
    timeline.moments[:] = [Moment(1, "a", 1), *[Moment(1, "a", 0)] * 2, Moment(1, "b", 0)]
    assert timeline.turn({0}) == 1
    timeline.moments[2] = Moment(1, "b", 0)
    assert timeline.turn({0}) == 2


def test_what_two_lines_share_ends_with_the_first_other_decision() -> None:
    one = a_game(Say(1), Say(2), Say(3)).session.entries
    other = a_game(Say(1), Say(2), Say(1), Say(1)).session.entries
    assert shared(one, other) == 2
    assert shared(one, one[:1]) == 1
