"""Whom an event concerns, and where on the board it happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from indonesia_qt.core.flow import Action, Event
from indonesia_qt.core.game import S


class Subjects(Generic[S]):
    """Finds seats and places by the names of fields; `before` and `after` are the positions around the events.

    A field `seat`, `player` or `winner` holds a seat, a field `area`, `place` or `sea` a place on the board. A game in
    which there is more to know overrides the methods.
    """

    def __init__(self, before: S, after: S) -> None:
        self.before, self.after = before, after

    def seats(self, event: Event) -> frozenset[int]:
        """Return the players whom an event concerns."""
        return frozenset(getattr(event, field) for field in ("seat", "player", "winner") if hasattr(event, field))

    def places(self, event: Event) -> tuple[str, ...]:
        """Return the areas where an event happened."""
        return named_places(event)

    def areas_of(self, action: Action) -> Sequence[str]:
        """Return the areas that an action names."""
        return named_places(action)

    def names_areas(self, action: Action) -> bool:  # noqa: ARG002
        """Return whether a text about an action names these areas."""
        return True


def named_places(what: Event | Action) -> tuple[str, ...]:
    """Return the places that an event or an action names."""
    return tuple(getattr(what, field) for field in ("area", "place", "sea") if hasattr(what, field))
