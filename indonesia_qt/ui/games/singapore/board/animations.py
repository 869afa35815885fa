"""The animations on the board after an event."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules.events import WorkerJumped, WorkerMoved
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.ui.board.animation import Voyage
from indonesia_qt.ui.games.singapore.board.position_marks import worker_of


def voyages(happened: Sequence[Event], view: State, colours: Sequence[int]) -> list[Voyage]:
    """Return a voyage for each step or jump of a worker from one building to another."""
    return [
        Voyage(worker_of(view, event.seat, event.worker, event.area, colours[event.seat]), (event.start, event.area))
        for event in happened
        if isinstance(event, WorkerMoved | WorkerJumped) and event.start != IN_HAND
    ]
