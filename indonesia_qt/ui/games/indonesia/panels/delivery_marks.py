"""What planning deliveries shows on the board: routes, what limits them, and where a good can go; knows no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from indonesia_qt.games.indonesia.delivery.bottleneck import Bottleneck
from indonesia_qt.games.indonesia.delivery.planner import Verdict, fees
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.companies import Zone
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.board.marks import AreaMark, Mark, RouteMark

FORBIDDEN = "\N{MULTIPLICATION SIGN}"


def route_marks(view: State, colours: Sequence[int], plan: Sequence[Deliver]) -> list[Mark]:
    """The ways of some goods in the colours of the ships' owners; equal ones are drawn once, with their number."""
    return [
        RouteMark(
            delivery.origin,
            delivery.route,
            delivery.city,
            colours[view.companies[delivery.line].owner],
            str(times) if times > 1 else "",
        )
        for delivery, times in Counter(plan).items()
    ]


def proof_marks(cut: Bottleneck, zones: Sequence[Zone]) -> list[Mark]:
    """What every good must pass, with the number that it lets through; goods that touch no ship are hatched."""
    areas = {zone.areas[0]: zone.areas for zone in zones}
    room: Counter[str] = Counter()
    for _, sea, goods in cut.ships:
        room[sea] += goods
    passed = [*cut.zones, *room.items(), *cut.cities]
    around = [area for origin, _ in cut.zones for area in areas[origin][1:]]
    return [
        *(AreaMark(area, "forbidden") for origin, _ in cut.stranded for area in areas[origin]),
        *(AreaMark(area, "affected") for area in around),
        *(AreaMark(place, "affected", str(goods)) for place, goods in passed),
    ]


def verdict_marks(view: State, verdicts: Mapping[str, Verdict]) -> list[Mark]:
    """Where a good can go next, with what the ships to a city cost, and where it can't."""
    marks: list[Mark] = []
    for place, verdict in verdicts.items():
        if verdict.delivery is None:
            marks.append(AreaMark(place, "forbidden", FORBIDDEN))
        else:
            fee = str(sum(fees(view, (verdict.delivery,))))
            marks.append(AreaMark(place, "legal", fee if place in view.cities else ""))
    return marks
