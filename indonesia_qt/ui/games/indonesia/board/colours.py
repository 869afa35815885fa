"""The colours of Indonesia's goods and cities: pale, so that nobody takes them for players, which are deep."""

from __future__ import annotations

from indonesia_qt.ui.style.theme import Theme

_KINDS = {
    "rice": "#f3db75",
    "spice": "#e59969",
    "rubber": "#a9b0b6",
    "siap_faji": "#ce9ee0",
    "oil": "#16191c",
    "shipping": "#b7e8f8",
    "city": "#c4c0a6",
}
"""Of goods, of kinds of companies, and of the stone of cities; the same in every look, like those of players."""


def kind_colour(theme: Theme, kind: str) -> str:
    """Return the colour of a good, of a kind of company or of cities; that of nobody's pieces for an unknown one."""
    return _KINDS.get(kind, theme.pieces.unowned)
