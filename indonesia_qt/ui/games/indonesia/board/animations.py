"""The animations on the board after an event."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.delivery.planner import goods_sent
from indonesia_qt.games.indonesia.rules.events import Expanded, GoodDelivered
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.board.animation import Voyage
from indonesia_qt.ui.games.indonesia.board.piece_values import good_on
from indonesia_qt.ui.games.indonesia.board.position_marks import fleet_of
from indonesia_qt.ui.games.indonesia.texts.names import letter


def sales(happened: Sequence[Event], view: State) -> list[GoodDelivered]:
    """Return the goods that companies sold, each from the area whose good it is, as plans have it."""
    new = {event.area for event in happened if isinstance(event, Expanded)}
    by_company: dict[str, list[GoodDelivered]] = {}
    for event in happened:
        if isinstance(event, GoodDelivered) and event.company in view.companies:
            by_company.setdefault(event.company, []).append(event)
    found = []
    for id, sold in by_company.items():
        areas = [area for area in view.companies[id].areas if area not in new]
        sent = goods_sent(view.scenario, areas, sold)
        found += [replace(event, origin=area) for event, area in zip(sold, sent, strict=True)]
    return found


def voyages(happened: Sequence[Event], view: State, colours: Sequence[int]) -> list[Voyage]:
    """Return a voyage for each good that was sold, from its area to the city; `colours` are the players' by seat."""
    found = []
    for sale in sales(happened, view):
        seat = colours[view.companies[sale.company].owner]
        good = good_on(sale.origin, sale.good, seat, letter(view.scenario, sale.company))
        line = view.companies.get(sale.line)
        carrier = fleet_of(view.scenario, line, colours) if line else None
        areas = tuple(view.companies[sale.company].areas)
        found.append(Voyage(good, (sale.origin, *sale.route, sale.city), carrier, areas))
    return found
