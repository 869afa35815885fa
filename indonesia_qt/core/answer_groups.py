"""The possible answers to a question, in so few lines that a player can read them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from msgspec import Struct

from indonesia_qt.core.flow import Action, LazyActions, Question


class AnswerGroup(Struct, frozen=True):
    """Answers that differ in their amount or in their place only, from `first` to `last`."""

    first: Action
    last: Action
    areas: tuple[str, ...] = ()
    """The different places."""


def answer_groups(
    view: Any,
    asked: Question[Any],
    kind: Callable[[Action], Hashable],
    places: Callable[[Action], Sequence[str]],
) -> list[AnswerGroup]:
    """Return the answers to a question in groups of the same `kind`; `places` gives those that an answer is about."""
    actions = asked.actions(view)
    if isinstance(actions, LazyActions):
        return [AnswerGroup(make(numbers[0]), make(numbers[-1])) for numbers, make in actions.blocks if numbers]
    groups: dict[Hashable, list[Action]] = {}
    for action in actions:
        groups.setdefault(kind(action), []).append(action)
    return [
        AnswerGroup(group[0], group[-1], tuple(dict.fromkeys(place for action in group for place in places(action))))
        for group in groups.values()
    ]
