"""The drawings of buildings and goods, read from SVG files when they are first painted."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer

from indonesia_qt.files import paths
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.ui.games.singapore.board.tile_looks import Light
from indonesia_qt.ui.style.theme import mixed

_BY_NIGHT = {
    "#b5563c": "#8c4650",
    "#8e3f2d": "#63343f",
    "#f4e3bd": "#8d7b94",
    "#dcc08a": "#6c5d78",
    "#e6d3a7": "#382d47",
    "#3f807c": "#3b7480",
    "#a5d0cb": "#2f4a60",
    "#6fa9a8": "#55788c",
    "#94653f": "#7d5647",
    "#63432c": "#54382f",
    "#7f9c58": "#587053",
    "#e0aa3c": "#f7c657",
    "#4b3728": "#1a1322",
    "#2f2319": "#120d18",
    "#fffaf0": "#d9cfe0",
    "#b8ac97": "#8a8095",
    "#8a6a9a": "#a67fc0",
}
"""The colours of the drawings, each with what it is by night: windows and lamps are lit."""
EVENING, DUSK = "#14202c", 0.2
"""What is mixed into the colours at dusk, and how much of it."""

MIDDLE, DARKER, LIGHTER = 135, 0.6, 0.5
"""Without colours what is dark becomes darker and what is light lighter, so that nothing is as grey as the sky."""


@cache
def drawn_buildings() -> frozenset[str]:
    """Return the ids of the buildings that have a drawing: those of the usual box."""
    box = usual_box()
    return frozenset(building.id for building in (*box.start_buildings, *box.buildings))


@cache
def building_drawing(id: str, light: Light) -> QSvgRenderer:
    """Return the drawing of a building, 120 units wide with its ground at 58, as it is lit."""
    svg = (paths.resources() / "singapore" / "buildings" / f"{id}.svg").read_text(encoding="utf-8")
    lit = re.sub(r"#[0-9a-f]{6}", lambda colour: _lit(colour[0], light), svg)
    return QSvgRenderer(QByteArray(lit.encode()))


def _lit(colour: str, light: Light) -> str:
    match light:
        case "day":
            return colour
        case "night":
            return _BY_NIGHT[colour]
        case "dusk":
            return mixed(colour, EVENING, DUSK).name()
        case "grey":
            bright = QColor(colour).lightness()
            grey = round(DARKER * bright if bright < MIDDLE else 255 - LIGHTER * (255 - bright))
            return QColor(grey, grey, grey).name()


@cache
def good_drawing(name: str) -> QSvgRenderer:
    """Return the sign of a good, of any goods or of goods of one kind, in its colours."""
    return QSvgRenderer(str(paths.resources() / "singapore" / "signs" / f"{name}.svg"))
