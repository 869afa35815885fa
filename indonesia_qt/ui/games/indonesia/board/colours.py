"""The colours of Indonesia's goods and cities: pale, so that nobody takes them for players, which are deep."""

from __future__ import annotations

from indonesia_qt.ui.style.theme import Theme

_KINDS = {
    "rice": "#f2db79",
    "spice": "#e99e6d",
    "rubber": "#b2b9bf",
    "siap_faji": "#d2a2e3",
    "oil": "#191c20",
    "shipping": "#b4e4f4",
    "city": "#c9c2a6",
}
"""Of goods, of kinds of companies, and of the stone of cities; the same in every look, like those of players."""


def kind_colour(theme: Theme, kind: str) -> str:
    """Return the colour of a good, of a kind of company or of cities; that of nobody's pieces for an unknown one."""
    return _KINDS.get(kind, theme.pieces.unowned)
