"""The answers that a reader takes for one: they differ in their amount or in their place only."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.rules import actions as act


def kind_of(action: Action) -> Hashable:
    """Return a value that is equal for answers that differ in amount or place only."""
    what = _KINDS.get(type(action))
    return (type(action), what(action) if what else None)


def places_of(action: Action) -> list[str]:
    """Return the places in which such answers differ."""
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
