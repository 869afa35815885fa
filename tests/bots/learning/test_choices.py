"""Answers given choice by choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from indonesia_qt.bots.learning.choices import AMOUNTS, Choosing
from indonesia_qt.core.flow import Action, LazyActions, Pass, Question


class Pay(Action, frozen=True):
    """To one of two others."""

    to: str
    coins: int


class Ask(Question[Any], frozen=True):
    found: tuple[Action, ...] = ()
    most: tuple[int, ...] = ()

    def actions(self, s: Any) -> Sequence[Action]:  # noqa: ARG002
        if self.found:
            return self.found
        blocks = (
            (range(5, 5 * most + 1, 5), lambda n, to=to: Pay(to, n)) for to, most in zip("abc", self.most, strict=False)
        )
        return LazyActions((range(1), lambda _: Pass()), *blocks)


class Numbers:
    """A payment of a single coin is made by two choices, others by one and the amount."""

    names = ()
    choices = ("pass", "a", "b", "c", "once")

    def write(self, view: Any, seat: int, into: Any) -> None:
        pass

    def parts(self, action: Action, seat: int) -> tuple[int, ...]:  # noqa: ARG002
        if not isinstance(action, Pay):
            return (0,)
        return (1 + "abc".index(action.to), *([4] if action.coins == 1 else []))


def choosing(asked: Ask) -> Choosing:
    return Choosing(Numbers(), None, asked)  # type: ignore[arg-type]


def through(asked: Ask, action: Action) -> list[int]:
    """The choices that lead to an action."""
    way, taken, answer = choosing(asked), [], None
    while answer is None:
        taken.append(way.toward(action))
        assert taken[-1] in way.offered
        answer = way.choose(taken[-1])
    assert answer == action
    return taken


def test_an_answer_without_amount_is_one_choice() -> None:
    assert through(Ask(0, most=(3,)), Pass()) == [0]


@pytest.mark.parametrize("coins", [5, 10, 15])
def test_an_amount_is_chosen_after_what_it_is_for(coins: int) -> None:
    assert through(Ask(0, most=(2, 3)), Pay("b", coins)) == [2, 4 + coins // 5]
    assert through(Ask(0, most=(2, 3)), Pay("a", 10)) == [1, 6]


def test_a_single_amount_is_not_asked_for() -> None:
    assert through(Ask(0, most=(1, 3)), Pay("a", 5)) == [1]


def test_what_can_not_be_paid_at_all_is_not_offered() -> None:
    assert choosing(Ask(0, most=(0, 3))).offered == [0, 2]


def test_a_choice_without_alternative_makes_itself_but_the_last() -> None:
    assert through(Ask(0, found=(Pay("c", 1),)), Pay("c", 1)) == [4]
    assert choosing(Ask(0, found=(Pay("c", 1),))).made == [3]


@pytest.mark.parametrize("place", [1, 999, 1000, 1001, 1_000_000, 1_000_001, 2_345_678])
def test_any_amount_can_be_chosen_however_many_there_are(place: int) -> None:
    way = choosing(Ask(0, most=(3_000_000,)))
    way.choose(1)
    answer = None
    while answer is None:
        assert 0 < len(way.amounts) <= AMOUNTS
        passed = [n for n, amount in enumerate(way.amounts) if amount <= 5 * place]
        answer = way.choose(way.first_amount + passed[-1])
    assert answer == Pay("a", 5 * place)


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    way = choosing(Ask(0, most=(2, 3)))
    for wrong in (3, 4, 5, -1):
        with pytest.raises(ValueError, match="can't be chosen now"):
            way.choose(wrong)
    assert way.made == []
    way.choose(2)
    for wrong in (0, 4, 8):
        with pytest.raises(ValueError, match="can't be chosen now"):
            way.choose(wrong)
    with pytest.raises(ValueError, match="isn't a possible move now"):
        way.toward(Pay("a", 5))
    assert list(way.offered) == [5, 6, 7]
