"""The names of buildings as they are printed on tiles, where there is little room."""

from __future__ import annotations

from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.i18n.text import Term, tr
from indonesia_qt.i18n.untrusted_text import shortened

SHORT: dict[str, Term] = {
    "Pawnshop": Term("Pawnshop", "short name of a building"),
    "Brick Pit": Term("Brick Pit", "short name of a building"),
    "Weaver’s Stall": Term("Weaver’s", "short name of a building"),
    "Tea Quay": Term("Tea Quay", "short name of a building"),
    "Builder": Term("Builder", "short name of a building"),
    "Counting House": Term("Counting Hse", "short name of a building"),
    "Brickworks": Term("Brickworks", "short name of a building"),
    "Tea Transport": Term("Tea Transp.", "short name of a building"),
    "Tea House": Term("Tea House", "short name of a building"),
    "Weaving Mill": Term("Weaving Mill", "short name of a building"),
    "Textile Transport": Term("Text. Transp.", "short name of a building"),
    "Opium Smuggling": Term("Smuggling", "short name of a building"),
    "Opium Den": Term("Opium Den", "short name of a building"),
    "Card Tables": Term("Card Tables", "short name of a building"),
    "Black Market": Term("Black Market", "short name of a building"),
    "East India Company": Term("East India Co.", "short name of a building"),
    "Courthouse": Term("Courthouse", "short name of a building"),
    "Street Kitchen": Term("Kitchen", "short name of a building"),
    "Textile Manufactory": Term("Manufactory", "short name of a building"),
    "New Helpers": Term("New Helpers", "short name of a building"),
    "Raffles’ Plan": Term("Raffles’ Plan", "short name of a building"),
    "Gambling Casino": Term("Casino", "short name of a building"),
    "Textile Trade": Term("Textile Trade", "short name of a building"),
    "Stonemason": Term("Stonemason", "short name of a building"),
}
"""By the names in the box that are long in some language, without what tells alike ones apart."""


def printed_names(building: Building) -> tuple[str, str]:
    """Return the name of a building without what tells alike ones apart, and a short one where it has no room."""
    name = shortened(tr(building.title).partition(" (")[0])
    short = SHORT.get(building.name.partition(" (")[0])
    return name, name if short is None else tr(short)
