"""The numbers of the rule book (R-CON): kinds of company, research tracks, prices."""

from __future__ import annotations

from typing import Final, Literal, get_args

from indonesia_qt.i18n.text import phrase

Good = Literal["rice", "spice", "rubber", "siap_faji", "oil"]
Kind = Literal["rice", "spice", "rubber", "siap_faji", "oil", "shipping"]
"""What a company does: it produces a good, or it ships."""

GOODS: Final[tuple[Good, ...]] = get_args(Good)
FoundedKind = Literal["rice", "spice", "rubber", "oil", "shipping"]
"""What a company does that begins with a deed; siap faji comes from mergers."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

KIND_NAME: Final[dict[Kind, str]] = {
    "rice": phrase("rice"),
    "spice": phrase("spice"),
    "rubber": phrase("rubber"),
    "siap_faji": phrase("siap faji"),
    "oil": phrase("oil"),
    "shipping": phrase("shipping"),
}

PRICE: Final[dict[str, int]] = {"rice": 20, "spice": 25, "rubber": 30, "siap_faji": 35, "oil": 40}
"""Rupiah for a good sold, and for an area bought in an expansion (R-CON-03)."""

UNIT_VALUE: Final[dict[str, int]] = {**PRICE, "shipping": 10}
"""Rupiah for a good or a ship of a company in a merger (R-MER-06)."""

CREATION_UNIT_VALUE: Final = 25
"""Rupiah for each good in the merger of a rice with a spice company (R-MER-06)."""

SHIP_FEE: Final = 5
"""Rupiah to a ship's owner for each good that it carries (R-CON-03)."""

START_CASH: Final = 100
"""Rupiah (R-CON-01)."""

Track = Literal["slots", "mergers", "expansion", "hull", "bid"]
"""What a player researches (R-CON-02)."""

TRACKS: Final[tuple[Track, ...]] = get_args(Track)
LAST_STEP: Final = 5
BID_FACTOR: Final = (1, 5, 25, 100, 400)
"""What a turn order bid is multiplied by on each step of its track (R-BID-03)."""

LARGEST_CITY: Final = 3

ERAS: Final = ("a", "b", "c")
FIRST_ERA, LAST_ERA = 0, len(ERAS) - 1
FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
