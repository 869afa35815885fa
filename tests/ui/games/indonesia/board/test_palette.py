"""Who can't tell colours apart can tell players, goods and marks apart.

Asserted, in every theme, for full colour vision, protanopia, deuteranopia and tritanopia (simulated): any two of the
players, goods and cities lie at least 10 apart (CIEDE2000), and so do any two of the marks on areas. Two players, and
two goods or cities, lie at least 15 apart for full colour vision and 12 for the others. Provinces side by side lie at
least 7 apart for full colour vision, and twice as far with high contrast; others have their border.
Where no colour is left, shape alone tells them: no two players' symbols and no two goods' signs share more than
85 % of their common area, and all marks that are painted in one grey differ in their lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from indonesia_qt.files.paths import shipped_maps
from indonesia_qt.games.indonesia.rules.constants import KINDS
from indonesia_qt.library import load_map
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.background.painter import TINT_SHARE
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.board.pieces.highlights import Highlights
from indonesia_qt.ui.board.pieces.mark_renderer import STANDINGS
from indonesia_qt.ui.board.pieces.piece_kit import light_of
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter
from indonesia_qt.ui.board.pieces.strokes import box_of, paint_strokes
from indonesia_qt.ui.games.indonesia.board import pieces, small_pieces
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.games.indonesia.board.glyphs import glyph, silhouette
from indonesia_qt.ui.games.indonesia.board.piece_values import Received, demand_of
from indonesia_qt.ui.style.theme import (
    HIGH_CONTRAST,
    LIGHT,
    THEMES,
    HighlightColours,
    Theme,
    contrast,
    mixed,
    symbol_path,
)
from tests.ui.colour_vision import VISIONS, ciede2000, distance

APART, PROVINCES_APART, PROVINCES_FAR_APART = 10, 7, 14
ALIKE_APART, ALIKE_APART_SIMULATED = 15, 12
"""Between two players, and between two goods or cities."""
MOST_ALIKE = 0.85
"""How much of their common area two shapes may share."""
LINES_APART = 0.04
"""The part of an area's pixels that must differ between two marks."""
FEWEST_PIXELS_APART = 60
"""Between the signs of two goods that a city buys, at twice their size."""
COLOURS = [vision for vision in VISIONS if vision != "greyscale"]

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
visions = pytest.mark.parametrize("vision", COLOURS)


def too_near(
    pairs: Iterable[tuple[str, str]], colours: Mapping[str, str], vision: str, apart: float = APART
) -> dict[str, float]:
    far = {f"{a} and {b}": distance(colours[a], colours[b], vision) for a, b in pairs}
    return {pair: round(how, 1) for pair, how in far.items() if how < apart}


@themes
@visions
def test_players_goods_and_cities_are_told_apart_by_colour(theme: Theme, vision: str) -> None:
    colours = {seat.symbol: seat.colour for seat in theme.seats} | {
        kind: kind_colour(theme, kind) for kind in (*KINDS, "city")
    }
    assert too_near(combinations(colours, 2), colours, vision) == {}


@themes
@visions
def test_players_and_goods_are_further_apart_among_themselves(theme: Theme, vision: str) -> None:
    apart = ALIKE_APART if vision == "usual" else ALIKE_APART_SIMULATED
    players = {seat.symbol: seat.colour for seat in theme.seats}
    goods = {kind: kind_colour(theme, kind) for kind in (*KINDS, "city")}
    for colours in (players, goods):
        assert too_near(combinations(colours, 2), colours, vision, apart) == {}


@themes
@visions
def test_marks_are_told_apart_by_colour(theme: Theme, vision: str) -> None:
    names = ("legal", "chosen", "hint", "forbidden", "affected", "focus")
    colours = {name: getattr(theme.highlights, name) for name in names}
    assert too_near(combinations(names, 2), colours, vision) == {}


@themes
@pytest.mark.parametrize("name", ["indonesia", "lagoon", "philippines"])
def test_provinces_side_by_side_are_told_apart_by_colour(theme: Theme, name: str) -> None:
    board, colours = load_map(str(shipped_maps() / name)).board, theme.map
    fills = {one.id: mixed(colours.paper, colours.tints[one.tint], TINT_SHARE).name() for one in board.provinces}
    homes = {land.id: land.province for land in board.lands}
    pairs = {frozenset((homes[link.a], homes[link.b])) for link in board.land_land if link.kind == "border"}
    found = {tuple(pair): distance(*(fills[id] for id in pair)) for pair in pairs if len(pair) > 1}
    least = PROVINCES_FAR_APART if theme is HIGH_CONTRAST else PROVINCES_APART
    assert {pair: round(how, 1) for pair, how in found.items() if how < least} == {}


@themes
def test_white_signs_and_letters_can_be_read_on_every_player(theme: Theme) -> None:
    found = {seat.symbol: contrast(light_of(theme), seat.colour) for seat in theme.seats}
    assert {symbol: round(ratio, 2) for symbol, ratio in found.items() if ratio < 4.5} == {}


def test_distances_are_those_of_the_published_examples() -> None:
    """Pairs 1, 7, 16, 19 and 25 of Sharma, Wu and Dalal."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (50, 0, -2.5)) == pytest.approx(4.3065, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (56, -27, -3)) == pytest.approx(31.9030, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


def pixels(path: QPainterPath, reach: float) -> QImage:
    """A shape around the origin as black pixels on white."""
    picture = QImage(96, 96, QImage.Format.Format_Grayscale8)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.fillPath(QTransform().translate(48, 48).scale(46 / reach, 46 / reach).map(path), Qt.GlobalColor.black)
    painter.end()
    return picture


def alike(first: QImage, second: QImage) -> float:
    """The part of the area of both shapes that they share."""
    pairs = list(zip(bytes(first.constBits()), bytes(second.constBits()), strict=True))
    both = sum(a < 128 and b < 128 for a, b in pairs)
    return both / sum(a < 128 or b < 128 for a, b in pairs)


def test_players_are_told_apart_by_their_symbols() -> None:
    shapes = {seat.symbol: pixels(symbol_path(seat.symbol), 1.35) for seat in LIGHT.seats}
    near = {(a, b): round(alike(shapes[a], shapes[b]), 2) for a, b in combinations(shapes, 2)}
    assert {pair: how for pair, how in near.items() if how > MOST_ALIKE} == {}


def test_goods_are_told_apart_by_their_signs() -> None:
    shapes = {kind: pixels(glyph(kind), 1.0) for kind in KINDS}
    near = {(a, b): round(alike(shapes[a], shapes[b]), 2) for a, b in combinations(shapes, 2)}
    assert {pair: how for pair, how in near.items() if how > MOST_ALIKE} == {}


def test_goods_that_a_city_buys_are_told_apart_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_pieces, "kind_colour", lambda theme, kind: "#707070")
    painter_of = PiecePainter(LIGHT, pieces.PIECES)
    drawn = {}
    for good in KINDS:
        look = demand_of("", (Received(good, 0, 1),))
        box = painter_of.box(look)
        picture = QImage(round(2 * box.width()), round(2 * box.height()), QImage.Format.Format_Grayscale8)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.scale(2, 2)
        painter.translate(-box.topLeft())
        painter_of.paint(painter, look)
        painter.end()
        drawn[good] = bytes(picture.constBits())
    for first, second in combinations(KINDS, 2):
        differing = sum(abs(a - b) > 60 for a, b in zip(drawn[first], drawn[second], strict=True))
        assert differing > FEWEST_PIXELS_APART, (first, second)


def test_marks_are_told_apart_by_their_lines() -> None:
    outlines = outlines_of(load_map().board)
    grey = dict.fromkeys(LIGHT.highlights.__struct_fields__, "#707070") | {"casing": "#ffffff"}
    highlights = Highlights(outlines, HighlightColours(**grey))
    area = next(iter(outlines.areas))
    drawn = {}
    box: QRectF = outlines.areas[area].boundingRect()
    for standing in STANDINGS:
        strokes = highlights.area(AreaMark(area, standing))
        assert not box_of(strokes).isEmpty()
        picture = QImage(round(box.width()), round(box.height()), QImage.Format.Format_Grayscale8)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.translate(-box.topLeft())
        paint_strokes(painter, strokes)
        painter.end()
        drawn[standing] = bytes(picture.constBits())
    size = len(drawn["legal"])
    for first, second in combinations(STANDINGS, 2):
        differing = sum(abs(a - b) > 60 for a, b in zip(drawn[first], drawn[second], strict=True))
        assert differing / size > LINES_APART, (first, second)


def test_sizes_of_cities_are_told_apart_by_their_silhouettes() -> None:
    shapes = {size: pixels(silhouette(f"city_{size}"), 1.0) for size in (1, 2, 3)}
    near = {(a, b): round(alike(shapes[a], shapes[b]), 2) for a, b in combinations(shapes, 2)}
    assert {pair: how for pair, how in near.items() if how > MOST_ALIKE} == {}
