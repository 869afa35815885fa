"""Lists of actions that are made when somebody looks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from indonesia_qt.core.flow import Action, LazyActions
from tests.core.counting import Say, Skip


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.lists(st.integers(0, 40), max_size=6), st.integers(-3, 120), st.integers(-120, 120), st.integers(-3, 3))
def test_they_are_a_sequence(lengths: list[int], start: int, stop: int, stride: int) -> None:
    choices = LazyActions(*((range(100 * n, 100 * n + length), Say) for n, length in enumerate(lengths)))
    plain: list[Action] = [Say(100 * n + k) for n, length in enumerate(lengths) for k in range(length)]
    assert isinstance(choices, Sequence)
    assert list(choices) == plain
    assert len(choices) == len(plain)
    assert list(reversed(choices)) == plain[::-1]
    if stride:
        assert choices[start:stop:stride] == plain[start:stop:stride]
    for index in (start, stop):
        if -len(plain) <= index < len(plain):
            assert choices[index] == plain[index]
            assert choices.index(plain[index]) == plain.index(plain[index])
            assert choices.count(plain[index]) == 1
            assert plain[index] in choices
        else:
            with pytest.raises(IndexError):
                choices[index]
    assert Skip() not in choices


def test_without_blocks_there_is_nothing() -> None:
    assert list(LazyActions()) == []
    assert not LazyActions()
    with pytest.raises(IndexError):
        LazyActions()[0]


def test_nothing_is_made_before_somebody_looks() -> None:
    made: list[int] = []

    def make(number: int) -> Action:
        made.append(number)
        return Say(number)

    choices = LazyActions((range(10**9), make))
    assert len(choices) == 10**9
    assert made == []
    assert choices[10**9 - 1] == Say(10**9 - 1)
    assert made == [10**9 - 1]
