"""The first game of each game goes along with what is recorded, and whatever it goes along with leads to its end."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.games import game_ids
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.table.tutorial.lesson import Lesson


def lesson_of(game: str) -> Lesson:
    lesson = game_ui(game).lesson
    assert lesson
    return lesson


@pytest.mark.parametrize(("game", "free"), [("indonesia", 0), ("singapore", 1)])
def test_each_step_that_waits_goes_along_with_what_is_recorded_and_says_what_to_do_instead(
    game: str, free: int
) -> None:
    """But for the turns at the end that are played freely."""
    lesson = lesson_of(game)
    answers = [turn.action for turn in lesson.turns if turn.seat == lesson.learner and not turn.is_skipped]
    steps = [lesson.steps[number] for number in lesson.waiting]
    assert all(step.accepts and step.accepts(answer) for step, answer in zip(steps, answers, strict=True))
    session = lesson.begun(SaveLock(lesson.file)).session
    for turn in lesson.turns[: len(lesson.turns) - free]:
        assert session.question
        if turn.seat == lesson.learner and not turn.is_skipped:
            step = steps.pop(0)
            others = [one for one in session.question.actions(session.state) if step.accepts and not step.accepts(one)]
            assert bool(step.instead) >= bool(others)
        session.submit(turn.action)


@pytest.mark.parametrize("game", game_ids())
def test_the_length_that_is_said_is_that_of_its_words_and_answers(game: str) -> None:
    lesson = lesson_of(game)
    words = sum(len(f"{step.title} {step.text}".split()) for step in lesson.steps)
    assert abs(lesson.minutes - (words / 180 + len(lesson.waiting) / 6)) < 1


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in game_ids() for seed in range(30)])
def test_whatever_the_lesson_goes_along_with_leads_to_its_end(game: str, seed: int) -> None:
    lesson, chance = lesson_of(game), Random(seed)
    session = lesson.begun(SaveLock(lesson.file)).session
    while (turn := lesson.next_turn(session)) is not None:
        assert session.question
        assert session.question.seat == turn.seat
        if turn.seat != lesson.learner or turn.is_skipped:
            session.submit(turn.action)
            continue
        accepts = lesson.steps[lesson.waiting[lesson.answers_given(session)]].accepts
        assert accepts
        session.submit(chance.choice([one for one in session.question.actions(session.state) if accepts(one)]))
    assert lesson.turns_taken(session) == len(lesson.turns)
