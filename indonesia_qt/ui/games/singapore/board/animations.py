"""The animations on the board after an event."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Event, Question, question
from indonesia_qt.games.singapore.rules.events import WorkerJumped, WorkerMoved
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.ui.board.animation import Voyage
from indonesia_qt.ui.games.singapore.board.position_marks import worker_of


def voyages(happened: Sequence[Event], view: State, colours: Sequence[int]) -> list[Voyage]:
    """Return a voyage for each worker that went from one building to others, with all its steps and jumps."""
    stops: dict[tuple[int, int], list[str]] = {}
    for event in happened:
        if isinstance(event, WorkerMoved | WorkerJumped) and event.start != IN_HAND:
            stops.setdefault((event.seat, event.worker), [event.start]).append(event.area)
    asked = question(view)
    turn = asked.seat if isinstance(asked, Question) else None  # after a part of what happened, it may be none yet
    return [
        Voyage(
            worker_of(view, seat, worker, way[-1], colours[seat], glows=turn == seat),
            tuple(way),
            stays=True,
        )
        for (seat, worker), way in stops.items()
    ]
