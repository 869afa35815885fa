"""Frames, questions and reasons."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import (
    Action,
    Event,
    IllegalAction,
    Process,
    Question,
    because,
    question,
    refusal,
    settle,
    step,
)
from indonesia_qt.i18n.untrusted_text import shortened
from tests.core.counting import Count, Counting, Ended, Said, Say, Skip, Start, Turn


class Shout(Action, frozen=True):
    """No answer to anything."""


def position(count: int = 0, first: int = 0) -> Count:
    state = Counting().start(Start(count, first))
    settle(state, [])
    return state


def test_settle_runs_processes_until_a_question_is_on_top() -> None:
    state = Counting().start(Start(0, 1))
    assert isinstance(state.stack[-1], Process)
    settle(state, [])
    assert question(state) == Turn(1)


def test_step_plays_an_action_and_goes_on_to_the_next_question() -> None:
    state, events = position(), list[Event]()
    step(state, Say(3), events)
    assert (state.count, question(state), events) == (3, Turn(1), [Said(3)])


def test_a_refused_action_changes_nothing_and_tells_the_reason() -> None:
    state, events = position(8), list[Event]()
    before = state.copy()
    with pytest.raises(IllegalAction, match=r"Nobody can count on by 3 from 8\.") as caught:
        step(state, Say(3), events)
    assert caught.value.reason == because("COUNT-1", "Nobody can count on by {by} from {count}.", by=3, count=8)
    assert (state, events) == (before, [])


def test_a_reason_shortens_long_names() -> None:
    reason = because("COUNT-1", "{area} isn’t on the coast.", area="Bali" + "i" * 200)
    assert str(reason) == f"{shortened('Bali' + 'i' * 200)} isn’t on the coast."


def test_an_answer_to_another_question_is_refused() -> None:
    reason = refusal(position(), Shout())
    assert str(reason) == "Shout isn’t a possible move now."


def test_when_the_game_is_over_everything_is_refused() -> None:
    state, events = position(9), list[Event]()
    step(state, Say(1), events)
    assert events == [Said(10), Ended()]
    assert question(state) is None
    assert str(refusal(state, Skip())) == "The game is over."


def test_a_legal_action_has_no_refusal() -> None:
    assert refusal(position(), Skip()) is None


def test_a_reason_is_a_sentence_with_its_values() -> None:
    reason = because("R-1", "{name} has {cash} rupiah.", name="Ada", cash=7)
    assert str(reason) == "Ada has 7 rupiah."
    assert (reason.rule, reason.text, reason.values) == ("R-1", "{name} has {cash} rupiah.", {"name": "Ada", "cash": 7})


def test_frames_must_say_what_they_do() -> None:
    state = position()
    with pytest.raises(NotImplementedError):
        Process[Count]().resume(state, [])
    bare = Question[Count](0)
    for call in (lambda: bare.actions(state), lambda: bare.check(state, Skip()), lambda: bare.apply(state, Skip(), [])):
        with pytest.raises(NotImplementedError):
            call()


def test_actions_of_different_kinds_are_never_equal() -> None:
    actions: list[Action] = [Skip(), Shout()]
    assert actions[0] != actions[1]
    assert Say(1) == Say(1)
    assert len({Say(1), Say(1), Skip()}) == 2
