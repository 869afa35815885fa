"""Answers are remembered by the identity of what was asked about."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.board.identity_cache import cached, cached_together


def test_a_value_is_asked_about_once() -> None:
    asked: list[object] = []

    @cached(4)
    def both(a: object, b: object) -> tuple[object, object]:
        asked.append((a, b))
        return a, b

    one, other = [1], [1]
    assert both(one, other) == both(one, other) == ([1], [1])
    assert len(asked) == 1
    assert both(other, one) == ([1], [1])
    assert len(asked) == 2


def test_an_answer_of_nothing_is_remembered_too() -> None:
    asked: list[object] = []

    @cached(4)
    def nothing(value: object) -> None:
        asked.append(value)

    value = object()
    assert nothing(value) is nothing(value) is None
    assert len(asked) == 1


def test_the_oldest_answers_are_forgotten() -> None:
    asked: list[int] = []

    @cached(2)
    def twice(value: int) -> int:
        asked.append(value)
        return 2 * value

    values = [10**9 + n for n in range(6)]
    for value in values:
        twice(value)
    twice(values[-1])
    assert asked == values
    twice(values[0])
    assert asked == [*values, values[0]]


def test_what_is_still_asked_about_is_not_forgotten() -> None:
    asked: list[int] = []

    @cached(2)
    def twice(value: int) -> int:
        asked.append(value)
        return 2 * value

    values = [10**9 + n for n in range(9)]
    for value in values:
        twice(value)
        twice(values[0])
    assert asked.count(values[0]) == 1


def test_of_many_questions_only_those_without_an_answer_are_asked_and_all_at_once() -> None:
    asked: list[list[tuple[str, ...]]] = []

    @cached_together(4)
    def joined(questions: Sequence[tuple[str, ...]]) -> list[str]:
        asked.append([*questions])
        return ["".join(question) for question in questions]

    one, two, three = ("a", "b"), ("c",), ("a", "c")
    assert joined([one, two]) == ["ab", "c"]
    assert joined([three, one, two]) == ["ac", "ab", "c"]
    assert joined([two]) == ["c"]
    assert asked == [[one, two], [three]]


def test_the_oldest_of_many_answers_are_forgotten() -> None:
    asked: list[tuple[int, ...]] = []

    @cached_together(2)
    def sums(questions: Sequence[tuple[int, ...]]) -> list[int]:
        asked.extend(questions)
        return [*map(sum, questions)]

    values = [(10**9 + n,) for n in range(6)]
    for value in values:
        assert sums([value]) == [value[0]]
    sums([values[-1]])
    assert asked == values
    sums([values[0]])
    assert asked == [*values, values[0]]
