"""A copy of a position on which decisions are tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from indonesia_qt.core.flow import Action, Event, IllegalAction, Process, question, refusal
from indonesia_qt.games.indonesia.rules.state import State

E = TypeVar("E", bound=Event)


class Trial:
    """Plays on from a position, which stays as it is; `state` is where the trial stands, `events` what happened."""

    def __init__(self, position: State) -> None:
        self.state = position.copy()
        self.events: list[Event] = []

    def play(self, action: Action, until: type[Event] | None = None) -> Sequence[Event]:
        """Play `action` and go on to the next question, or no further than to an event of the kind `until`.

        Gives back what happened. Raises `IllegalAction`.
        """
        reason = refusal(self.state, action)
        if reason is not None:
            raise IllegalAction(reason)
        before = len(self.events)
        self.state.stack[-1].apply(self.state, action, self.events)
        while not (until and self.happened(until)) and isinstance(question(self.state), Process):
            self.state.stack[-1].resume(self.state, self.events)
        return self.events[before:]

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a kind, in the order in which they happened."""
        return [event for event in self.events if isinstance(event, kind)]
