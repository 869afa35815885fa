"""The names of buildings as they are printed on tiles, where there is little room."""

from __future__ import annotations

from functools import cache

from indonesia_qt.games.singapore.rules.box import Building, usual_box
from indonesia_qt.i18n.text import Term, tr
from indonesia_qt.i18n.untrusted_text import shortened

SHORT: dict[Term, str] = {
    Term("Pawnshop", "short name of a building"): "start-1",
    Term("Brick Pit", "short name of a building"): "start-2",
    Term("Weaver’s", "short name of a building"): "start-3",
    Term("Tea Quay", "short name of a building"): "start-4",
    Term("Builder", "short name of a building"): "I-01",
    Term("Counting Hse", "short name of a building"): "I-02 II-03",
    Term("Brickworks", "short name of a building"): "I-04 II-07 II-08",
    Term("Tea Transp.", "short name of a building"): "I-05 II-06 III-05",
    Term("Tea House", "short name of a building"): "I-06",
    Term("Weaving Mill", "short name of a building"): "I-07 III-04",
    Term("Text. Transp.", "short name of a building"): "I-08",
    Term("Smuggling", "short name of a building"): "I-11 II-13",
    Term("Opium Den", "short name of a building"): "I-12",
    Term("Card Tables", "short name of a building"): "I-13",
    Term("Black Market", "short name of a building"): "I-14 III-12",
    Term("East India Co.", "short name of a building"): "II-01 III-01 III-02",
    Term("Courthouse", "short name of a building"): "II-02",
    Term("Kitchen", "short name of a building"): "II-04",
    Term("Manufactory", "short name of a building"): "II-05",
    Term("New Helpers", "short name of a building"): "II-09",
    Term("Raffles’ Plan", "short name of a building"): "II-10 III-06",
    Term("Casino", "short name of a building"): "II-14",
    Term("Textile Trade", "short name of a building"): "III-13",
    Term("Stonemason", "short name of a building"): "III-14",
}
"""The names that have no room in some language, each with the buildings of the usual box that have it."""


@cache
def _short_names() -> dict[tuple[str, str], Term]:
    """The short names by the ids and the whole names of buildings: a map may have others under the same ids."""
    box = usual_box()
    names = {building.id: building.name for building in (*box.start_buildings, *box.buildings)}
    return {(id, names[id]): short for short, ids in SHORT.items() for id in ids.split()}


def printed_names(building: Building) -> tuple[str, str]:
    """Return the name of a building without what tells alike ones apart, and a short one where it has no room."""
    name = shortened(tr(building.title).partition(" (")[0])
    short = _short_names().get((building.id, building.name))
    return name, name if short is None else tr(short)
