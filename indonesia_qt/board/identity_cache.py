"""Caches whose keys are the identities of immutable values.

Boards that come from one another share what did not change, as the very same objects. So a question that is asked again
about a value costs nothing, however large the value is, and only what a change touched is worked out again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, wraps
from typing import Any, TypeVar, TypeVarTuple

BOARDS, SHAPES, PAIRS = 8, 4_000, 20_000
"""How many answers about whole boards, about single things on them and about pairs of these are worth remembering: a
map of 1,000 areas is asked about all at once, and many maps that came from one another in turn."""

_V = TypeVarTuple("_V")
_A = TypeVar("_A")
_B = TypeVar("_B")
_H = TypeVar("_H", bound=Hashable)


def cached(most: int) -> Callable[[Callable[[*_V], _A]], Callable[[*_V], _A]]:
    """Make a function of immutable values remember its answers: the last `most`, and as many before them.

    Values count as the same only if they are one object, and stay alive as long as the answer.

    >>> @cached(8)
    ... def total(numbers):
    ...     print("adding")
    ...     return sum(numbers)
    >>> numbers = (1, 2, 3)
    >>> total(numbers), total(numbers)
    adding
    (6, 6)
    """

    def remembering(function: Callable[[*_V], _A]) -> Callable[[*_V], _A]:
        recent: dict[tuple[int, ...], tuple[tuple[*_V], _A]] = {}
        older: dict[tuple[int, ...], tuple[tuple[*_V], _A]] = {}

        @wraps(function)
        def ask(*values: *_V) -> _A:
            nonlocal recent, older
            key = tuple(map(id, values))
            known = recent.get(key)
            if known is None:
                known = older.get(key) or (values, function(*values))
                if len(recent) >= most:
                    recent, older = {}, recent
                recent[key] = known
            return known[1]

        return ask

    return remembering


def cached_together(
    most: int,
) -> Callable[[Callable[[Sequence[tuple[_A, ...]]], Sequence[_B]]], Callable[[Sequence[tuple[_A, ...]]], list[_B]]]:
    """Make a function remember its answers that answers many questions sooner together than one by one.

    It is asked those that it has no answer to, which are of several values each.
    """

    def remembering(
        function: Callable[[Sequence[tuple[_A, ...]]], Sequence[_B]],
    ) -> Callable[[Sequence[tuple[_A, ...]]], list[_B]]:
        recent: dict[tuple[int, ...], tuple[tuple[_A, ...], _B]] = {}
        older: dict[tuple[int, ...], tuple[tuple[_A, ...], _B]] = {}

        @wraps(function)
        def ask(questions: Sequence[tuple[_A, ...]]) -> list[_B]:
            nonlocal recent, older
            keys = [tuple(map(id, question)) for question in questions]
            known = [recent.get(key) or older.get(key) for key in keys]
            fresh = [question for question, one in zip(questions, known, strict=True) if one is None]
            answers = zip(fresh, function(fresh) if fresh else (), strict=True)
            found = [one or next(answers) for one in known]
            if len(recent) >= most:
                recent, older = {}, recent
            recent.update(zip(keys, found, strict=True))
            return [answer for _, answer in found]

        return ask

    return remembering


def shared(value: _H) -> _H:
    """Return `value`, or an equal one that was given lately: what is remembered about that one holds for both."""
    known: _H = _lately(value)
    return known


@lru_cache(4 * BOARDS)
def _lately(value: Hashable) -> Any:
    return value
