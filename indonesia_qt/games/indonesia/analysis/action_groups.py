"""The possible answers to a question, in so few lines that a player can read them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any

from msgspec import Struct

from indonesia_qt.core.flow import Action, LazyActions, Question
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, State
from indonesia_qt.games.indonesia.rules.view import needs_secrets


class AnswerGroup(Struct, frozen=True):
    """Answers that differ in their amount or in their place only, from `first` to `last`."""

    first: Action
    last: Action
    areas: tuple[str, ...] = ()
    """The different places."""


def answer_groups(view: State, asked: Question[Any]) -> list[AnswerGroup] | None:
    """Return what could be answered; None when it depends on what the viewer may not know."""
    player = view.players[asked.seat]
    if needs_secrets(view, asked) and (player.secret or HIDDEN_CARD in player.cards[view.era]):
        return None
    actions = asked.actions(view)
    if isinstance(actions, LazyActions):
        return [AnswerGroup(make(numbers[0]), make(numbers[-1])) for numbers, make in actions.blocks if numbers]
    return _by_kind(actions)


def belongs(action: Action, to: AnswerGroup) -> bool:
    """Return whether an answer is one of those that a group stands for."""
    return _kind(action) == _kind(to.first)


def _by_kind(actions: Iterable[Action]) -> list[AnswerGroup]:
    groups: dict[Hashable, list[Action]] = {}
    for action in actions:
        groups.setdefault(_kind(action), []).append(action)
    return [
        AnswerGroup(group[0], group[-1], tuple(dict.fromkeys(area for action in group for area in _places(action))))
        for group in groups.values()
    ]


def _kind(action: Action) -> Hashable:
    """Equal for answers that differ in amount or place only."""
    what = _KINDS.get(type(action))
    return (type(action), what(action) if what else None)


def _places(action: Action) -> list[str]:
    return [getattr(action, field) for field in ("area", "sea", "origin") if hasattr(action, field)]


_KINDS: dict[type[Action], Callable[[Any], Hashable]] = {
    act.PlaceCity: lambda a: a.card,
    act.Announce: lambda a: frozenset((a.first, a.second)),
    act.StartProduction: lambda a: a.deed,
    act.StartShipping: lambda a: a.deed,
    act.Research: lambda a: (a.track, a.player),
    act.Operate: lambda a: a.company,
    act.Deliver: lambda a: (a.line, a.city),
}
