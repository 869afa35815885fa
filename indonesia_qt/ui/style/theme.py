"""The look of the program: named colours and the bundled fonts.

A `Theme` is one frozen value, so a dark or a high-contrast look is a column of colours and no other code. Colours are
"#rrggbb" texts; the use of a name stands beside its field.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainterPath, QPolygonF

from indonesia_qt.i18n.text import phrase

MAP_FAMILY = "EB Garamond 12"
"""The family of the map's names and of headings."""
TEXT_FAMILY = "Inter"
"""The family of the interface and of letters on tokens."""
FONT_FOLDERS = {"eb-garamond": MAP_FAMILY, "inter": TEXT_FAMILY}
"""The family of the fonts in each folder."""

Symbol = Literal["circle", "triangle", "square", "diamond", "cross"]


class FontError(OSError):
    """A bundled font that can't be used: which file, and why."""


class SeatLook(Struct, frozen=True):
    """The colour of a player and, for those who can't tell colours apart, the shape; and what both are called."""

    colour: str
    symbol: Symbol
    name: str


class MapColours(Struct, frozen=True):
    """The colours of the board itself."""

    sea: str
    sea_shades: tuple[str, ...]  # laid thinly over `sea`, so that neighbouring seas differ
    shallows: str  # the glow along coasts
    waterline: str
    sea_border: str
    sea_name: str
    lake: str
    paper: str  # what province tints are mixed with
    tints: tuple[str, ...]  # of provinces, by `Province.tint`
    area_border: str
    ink: str  # coasts, province borders, province names
    halo: str  # behind names and borders
    arrow: str
    road: str
    road_edge: str  # kerbs, and the line in the middle
    shadow: str
    ornament: str
    frame: str
    surround: str  # around the board
    grain: str  # of the table that is there
    card: str  # on which lots lie: lighter than the table around it


class PieceColours(Struct, frozen=True):
    """The colours of what lies on the board."""

    card: str  # plaques, and what is as light as paper
    ink: str
    unowned: str


class HighlightColours(Struct, frozen=True):
    """The colours that answer "what may I do here?"; each comes with a shape of its own."""

    legal: str
    chosen: str
    hint: str
    forbidden: str
    affected: str
    hover: str
    glow: str  # inside the border of what the pointer is on
    focus: str
    casing: str  # light edge below every outline
    veil: str  # laid over what is dimmed


class InterfaceColours(Struct, frozen=True):
    """The colours of windows, panels and their controls."""

    window: str
    raised: str  # buttons, tabs
    field: str  # lists, text fields
    stripe: str  # every other row
    hovered: str
    pressed: str
    line: str
    strong_line: str  # edges of what can be used: at least 3:1 on `window`
    text: str
    quiet_text: str
    disabled_text: str
    heading: str
    accent: str  # primary button, selection, focus
    accent_hovered: str
    accent_pressed: str
    on_accent: str
    link: str
    warning: str
    good: str
    tip: str
    on_tip: str


class Theme(Struct, frozen=True):
    """A complete look."""

    id: str
    map: MapColours
    pieces: PieceColours
    highlights: HighlightColours
    interface: InterfaceColours
    seats: tuple[SeatLook, ...]

    def seat(self, seat: int | None) -> SeatLook:
        """Return the look of a player; None is nobody."""
        if seat is None:
            return SeatLook(self.pieces.unowned, "circle", phrase("Grey circle"))
        return self.seats[seat % len(self.seats)]


_COLOURS = {
    "map": {
        "sea": ("#c3dcdd", "#15303b", "#000a12"),
        "sea_shades": (
            ("#e9f3ee", "#a5cbd2", "#d6e9e6", "#94bfcb", "#b9d9d6"),
            ("#1d3f4b", "#0f2731", "#234a53", "#0c2029", "#1a3a40"),
            ("#00131f", "#000509", "#001a29", "#00080e", "#000d16"),
        ),
        "shallows": ("#eef4e6", "#2a5a66", "#003048"),
        "waterline": ("#3f7f98", "#5fa3b5", "#2c6f92"),
        "sea_border": ("#2b6680", "#6fb3c6", "#8fd6ff"),
        "sea_name": ("#245770", "#a9d6e2", "#c8ecff"),
        "lake": ("#b2d4da", "#1f4552", "#00263a"),
        "paper": ("#f6edd6", "#2c2820", "#4a4a4a"),
        "tints": (
            ("#d9a441", "#8aa65c", "#c9755a", "#7894ba", "#b98bb0", "#d0b46a", "#6fa392", "#c98f6a"),
            ("#8a680b", "#2a7e38", "#84330b", "#3c56a5", "#a55186", "#474b35", "#20685c", "#7f6b62"),
            ("#73530d", "#027000", "#c32100", "#0051e2", "#9c11db", "#60505b", "#006674", "#b4215e"),
        ),
        "area_border": ("#4b3624", "#c9b48c", "#e0e0e0"),
        "ink": ("#33271b", "#f1e4c6", "#ffffff"),
        "halo": ("#fbf5e3", "#17140f", "#000000"),
        "arrow": ("#7b2d1a", "#f0a27c", "#ffd24d"),
        "road": ("#f3d283", "#c99f4a", "#ffffff"),
        "road_edge": ("#33271b", "#0c0a07", "#000000"),
        "shadow": ("#1d3b47", "#000000", "#000000"),
        "ornament": ("#7b2d1a", "#f0b48c", "#ffd24d"),
        "frame": ("#f0e6cb", "#28231a", "#000000"),
        "surround": ("#d8cbae", "#14130f", "#000000"),
        "grain": ("#a5814d", "#5b4630", "#000000"),
        "card": ("#f0e6cb", "#4a4234", "#3d3d3d"),
    },
    "pieces": {
        "card": ("#fdf7e6", "#19150f", "#000000"),
        "ink": ("#140d07", "#fbf3df", "#ffffff"),
        "unowned": ("#8b8072", "#a89d8c", "#b8b8b8"),
    },
    "highlights": {
        "legal": ("#077d4b", "#45da94", "#36ffa0"),
        "chosen": ("#58230f", "#fff3cf", "#ffe149"),
        "hint": ("#8b5db2", "#d4b2f2", "#e3c0fe"),
        "forbidden": ("#bd1f17", "#fd695c", "#fe675f"),
        "affected": ("#b7700b", "#feb239", "#f89c15"),
        "hover": ("#33271b", "#fbf3df", "#ffffff"),
        "glow": ("#ffd76a", "#ffe9b0", "#ffe04d"),
        "focus": ("#0e4e88", "#399cff", "#0ea9ff"),
        "casing": ("#fffdf4", "#12100b", "#000000"),
        "veil": ("#e8dfca", "#14130f", "#000000"),
    },
    "interface": {
        "window": ("#f3ebd9", "#1e1b16", "#000000"),
        "raised": ("#faf5e8", "#2a261f", "#0d0d0d"),
        "field": ("#fdfaf1", "#191611", "#000000"),
        "stripe": ("#f7f0e0", "#211d17", "#141414"),
        "hovered": ("#ece0c5", "#38322a", "#2b2b2b"),
        "pressed": ("#dfd0ae", "#453d32", "#3a3a3a"),
        "line": ("#d6c8a8", "#463f34", "#9a9a9a"),
        "strong_line": ("#8f7d5d", "#8a7d67", "#ffffff"),
        "text": ("#2d2319", "#f0e7d6", "#ffffff"),
        "quiet_text": ("#655540", "#c2b59e", "#e6e6e6"),
        "disabled_text": ("#9a8b73", "#857a68", "#a8a8a8"),
        "heading": ("#7b2d1a", "#f2b48f", "#ffe04d"),
        "accent": ("#1d5d6b", "#6fc3d3", "#ffe04d"),
        "accent_hovered": ("#246f7f", "#86d2e0", "#fff08a"),
        "accent_pressed": ("#164854", "#58aebf", "#e6c520"),
        "on_accent": ("#ffffff", "#0b1f24", "#000000"),
        "link": ("#1d5d6b", "#82cfdf", "#7cd4ff"),
        "warning": ("#a02c1c", "#ffa294", "#ff9d94"),
        "good": ("#255c2b", "#8fd79a", "#7cf09a"),
        "tip": ("#33271b", "#f0e7d6", "#ffffff"),
        "on_tip": ("#fbf5e3", "#1e1b16", "#000000"),
    },
}
"""All colours but those of the players: each in the light, the dark and the high-contrast look."""
_SEATS = (  # deep, so that white signs read on them
    SeatLook("#0063d6", "circle", phrase("Blue circle")),
    SeatLook("#8f281a", "triangle", phrase("Red triangle")),
    SeatLook("#277c52", "square", phrase("Green square")),
    SeatLook("#782a7f", "diamond", phrase("Purple diamond")),
    SeatLook("#9a6300", "cross", phrase("Brown cross")),
)


def _theme(id: str, column: int) -> Theme:
    """Return the look in a column of the colours."""

    def look(colours: dict[str, Any]) -> dict[str, Any]:
        return {name: look(rows) if isinstance(rows, dict) else rows[column] for name, rows in colours.items()}

    return msgspec.convert({"id": id, "seats": _SEATS, **look(_COLOURS)}, Theme)


LIGHT, DARK, HIGH_CONTRAST = _theme("light", 0), _theme("dark", 1), _theme("high_contrast", 2)
THEMES = {theme.id: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}
"""Every look, by its id."""


def load_fonts(folder: Path) -> None:
    """Load the fonts of `folder`, which has a subfolder for each family; can be called again.

    A font has several names, of which each system takes another one for its family; that of `FONT_FOLDERS` stands for
    it everywhere. Raises `FontError` when a file can't be used or a family is missing.
    """
    found = set()
    for file in sorted(folder.rglob("*.otf")):
        number = QFontDatabase.addApplicationFont(str(file))
        if number < 0:
            raise FontError(f"{file}: Qt can't read this font")
        family, names = FONT_FOLDERS.get(file.parent.name, ""), QFontDatabase.applicationFontFamilies(number)
        if family and family not in names:
            QFont.insertSubstitutions(family, names)
        found.add(family)
    for family in FONT_FOLDERS.values():
        if family not in found:
            raise FontError(f"{folder}: there is no font of the family {family}")


def map_font(size: float, *, italic: bool = False, small_caps: bool = False, spacing: float = 0) -> QFont:
    """Return the font of the map's names: `size` in units of the painter, `spacing` in percent of the usual advance."""
    font = QFont(MAP_FAMILY)
    font.setPixelSize(round(size))
    font.setItalic(italic)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    if small_caps:
        font.setFeature(QFont.Tag("smcp"), 1)
    return font


def lining(font: QFont) -> QFont:
    """Return the same font with digits as high as capitals."""
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def lettering(font: QFont) -> QFont:
    """Return the same font with serifs on the capital I, which is taken for a 1 where it stands alone."""
    font.setFeature(QFont.Tag("cv08"), 1)
    return font


def text_font(size: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """Return the font of letters and numbers on tokens: `size` in units of the painter."""
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(round(size))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return lettering(font)


def outline(*corners: tuple[float, float]) -> QPainterPath:
    """Return a polygon as a path."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def symbol_path(symbol: Symbol) -> QPainterPath:
    """Return a player's symbol around the origin; all have about the area of a circle of radius 1."""
    path = QPainterPath()
    match symbol:
        case "circle":
            path.addEllipse(QPointF(0, 0), 1, 1)
        case "triangle":
            path = outline((0, -1.28), (1.32, 0.98), (-1.32, 0.98))
        case "square":
            path.addRect(QRectF(-0.9, -0.9, 1.8, 1.8))
        case "diamond":
            path = outline((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0))
        case "cross":
            path.setFillRule(path.fillRule().WindingFill)
            path.addRect(QRectF(-0.5, -1.22, 1, 2.44))
            path.addRect(QRectF(-1.22, -0.5, 2.44, 1))
            path = path.simplified()
    return path


def mixed(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """Return the colour between two: `share` 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    channels = zip((a.redF(), a.greenF(), a.blueF()), (b.redF(), b.greenF(), b.blueF()), strict=True)
    return QColor.fromRgbF(*(x + (y - x) * share for x, y in channels))


def faded(colour: str | QColor, opacity: float) -> QColor:
    """Return the colour with an opacity from 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


def contrast(first: str | QColor, second: str | QColor) -> float:
    """Return the contrast ratio of two colours by WCAG 2.2: from 1, of equal ones, to 21, of black and white."""
    bright, dark = sorted((_luminance(QColor(first)), _luminance(QColor(second))), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def readable_on(ground: str | QColor, *choices: str) -> str:
    """Return the one of `choices` with the highest contrast on `ground`."""
    return _readable_on(QColor(ground).name(), choices)


@cache
def _readable_on(ground: str, choices: tuple[str, ...]) -> str:
    return max(choices, key=lambda choice: contrast(choice, ground))


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
