"""The animations on the board after an event."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules.events import GoodDelivered
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.board.animation import Voyage
from indonesia_qt.ui.games.indonesia.board.piece_values import good_on
from indonesia_qt.ui.games.indonesia.texts.names import letter


def voyages(happened: Sequence[Event], view: State, colours: Sequence[int]) -> list[Voyage]:
    """Return a voyage for each good that was sold, from its area to the city; `colours` are the players' by seat."""
    found = []
    for event in happened:
        if isinstance(event, GoodDelivered) and event.company in view.companies:
            seat = colours[view.companies[event.company].owner]
            good = good_on(event.origin, event.good, seat, letter(view.scenario, event.company))
            found.append(Voyage(good, (event.origin, *event.route, event.city)))
    return found
