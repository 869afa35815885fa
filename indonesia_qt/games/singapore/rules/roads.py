"""Roads (S-ROA): where they can be laid, and where workers walk on them."""

from __future__ import annotations

from indonesia_qt.core.flow import Event, Reason, because
from indonesia_qt.games.singapore.rules.constants import ROAD_PRICE
from indonesia_qt.games.singapore.rules.events import RoadBuilt
from indonesia_qt.games.singapore.rules.scenario import Road, road_between
from indonesia_qt.games.singapore.rules.state import State


def open_gaps(s: State, area: str) -> None:
    """Note that roads can join a new building to its neighbours (S-ROA-01)."""
    s.ways[area] = ()
    for near in s.scenario.neighbours[area]:
        if near in s.built:
            road = road_between(area, near)
            s.gaps[road] = s.scenario.roads[road]


def lay_road(s: State, seat: int, road: Road, price: int, events: list[Event]) -> None:
    """Lay a road. One to a start building joins the other building to all four, so no second one can (S-ROA-03)."""
    s.roads_left -= 1
    s.roads.append(road)
    events.append(RoadBuilt(seat, *road, price))
    ends, others = (s.scenario.start if area in s.scenario.start else (area,) for area in road)
    for a in ends:
        for b in others:
            s.ways[a] = (*s.ways[a], b)
            s.ways[b] = (*s.ways[b], a)
            s.gaps.pop(road_between(a, b), None)


def why_no_road(s: State, seat: int, a: str, b: str) -> Reason | None:
    """Return why a player can't buy a road between two areas; None when he can (S-ROA-01, S-ROA-02, S-ROA-03)."""
    name, start = s.scenario.name, s.scenario.start
    places = {"a": name.get(a, a), "b": name.get(b, b)}
    if b not in s.scenario.neighbours.get(a, ()):
        return because(
            "S-ROA-01", "A road joins neighbouring buildings; {a} and {b} aren’t next to each other.", **places
        )
    if a not in s.built or b not in s.built:
        return because("S-ROA-01", "A road needs a building at both ends.")
    if a in start and b in start:
        return because("S-ROA-03", "The start buildings are already joined to one another.")
    if road_between(a, b) not in s.gaps:
        if a in start or b in start:
            return because("S-ROA-03", "This building is already joined to the start buildings.")
        return because("S-ROA-01", "There’s already a road between {a} and {b}.", **places)
    if not s.roads_left:
        return because("S-CON-04", "No roads are left.")
    if s.players[seat].money < ROAD_PRICE:
        return because("S-ROA-02", "A road costs £{price}; you have no cash.", price=ROAD_PRICE)
    return None
