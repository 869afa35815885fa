"""The colours of Indonesia's goods and cities in each look."""

from __future__ import annotations

from indonesia_qt.ui.style.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

_LOOKS = LIGHT.id, DARK.id, HIGH_CONTRAST.id
_KINDS = {
    "rice": ("#f2dc7e", "#f2dc7e", "#fff08a"),
    "spice": ("#d9742b", "#e07d33", "#ff8a2b"),
    "rubber": ("#8d9298", "#9aa0a6", "#a9b0b6"),
    "siap_faji": ("#a765b4", "#d3a0dc", "#e8bdf2"),
    "oil": ("#2b2e31", "#1b1d1f", "#000000"),
    "shipping": ("#2f6f8f", "#3d8fb8", "#4aa3d8"),
    "city": ("#7a5a3c", "#b08a62", "#c79a6c"),
}
"""Of goods and of kinds of companies, in the light, the dark and the high-contrast look."""
_CITIES = (
    ("#3f8f46", "#5fb468", "#5fd06c"),
    ("#eab62c", "#f0c03c", "#ffd23c"),
    ("#c23b2e", "#e8705f", "#ff7a66"),
)
"""Of the stones of cities of size 1, 2 and 3, in the same looks."""


def kind_colour(theme: Theme, kind: str) -> str:
    """Return the colour of a good, or of a kind of company; that of nobody's pieces for an unknown one."""
    return _KINDS[kind][_LOOKS.index(theme.id)] if kind in _KINDS else theme.pieces.unowned


def city_colour(theme: Theme, size: int) -> str:
    """Return the colour of a city's stone; sizes beyond 1 to 3 have that of the nearest."""
    return _CITIES[min(max(size, 1), len(_CITIES)) - 1][_LOOKS.index(theme.id)]
