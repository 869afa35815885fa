"""The names on the board stay legible on a small screen: they grow, move aside, and give way by rank."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPolygonF

from indonesia_qt.board.model import Label
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.library import load_map
from indonesia_qt.ui.board.background.callouts import PlacedName
from indonesia_qt.ui.board.background.lettering import (
    CAPITAL,
    LETTER_SIZE,
    LONGEST_ROW,
    Lettering,
    NamePlaces,
    letters,
)
from indonesia_qt.ui.board.background.outlines import BoardOutlines, outlines_of
from indonesia_qt.ui.board.background.painter import BoardPainter, board_painter
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.board.pieces.mark_renderer import MarkRenderer
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.board.pieces.sprites import BoardNames, Sprites
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.style.theme import LIGHT, map_font
from tests.i18n.linguist import spoken
from tests.soak import soak_but

HALF_TOKEN = 24.0
"""Half the side of a token on a small board, in map units."""
SMALL_SCREEN, LARGE_TEXT = 33.0, 58.0
"""The least size in map units at 1366x768 with text at 100 %, and with text at 250 %."""

BoxOf = Callable[[Label], QRectF]


def boxes_of(outlines: BoardOutlines) -> BoxOf:
    shaped: Any = Lettering(outlines, LIGHT.map)._shaped
    return lambda label: shaped(label).boundingRect()


@pytest.fixture(scope="module")
def outlines() -> BoardOutlines:
    return outlines_of(load_map().board)


@pytest.fixture
def boxes(outlines: BoardOutlines, bundled_fonts: object) -> BoxOf:
    del bundled_fonts
    return boxes_of(outlines)


@pytest.fixture
def places(outlines: BoardOutlines, boxes: BoxOf) -> NamePlaces:
    return NamePlaces(outlines, boxes)


@pytest.mark.usefixtures("bundled_fonts")
def test_a_name_that_is_too_long_is_shortened() -> None:
    def width(text: str) -> float:
        return letters(Label("sea", text, (0, 0), 0, 20), map_font(LETTER_SIZE)).boundingRect().width()

    assert width("w" * 200) == width(shortened("w" * 200))
    assert width("Sea of " * 30) == width(shortened("Sea of " * 30, LONGEST_ROW))
    assert width("Bali\nSea") == width("Bali")


def room(name: PlacedName, boxes: BoxOf) -> QPolygonF:
    return name.frame.map(QPolygonF(boxes(name.label)))


@pytest.mark.parametrize("least", [24.0, SMALL_SCREEN, 40.0, 50.0, LARGE_TEXT])
def test_names_are_large_enough_and_never_overlap(
    places: NamePlaces, boxes: BoxOf, outlines: BoardOutlines, least: float
) -> None:
    shown = places.standing(least)
    assert len(shown) > 10
    for name in shown:
        assert name.label.size * name.grown >= least - 1e-9
        assert outlines.canvas.contains(room(name, boxes).boundingRect())
    for one, other in combinations(shown, 2):
        assert not room(one, boxes).intersects(room(other, boxes)), (one.label.text, other.label.text)


@pytest.mark.parametrize("least", [SMALL_SCREEN, LARGE_TEXT])
def test_a_name_that_has_grown_covers_no_token(
    places: NamePlaces, boxes: BoxOf, outlines: BoardOutlines, least: float
) -> None:
    tokens = [QPointF(*land.token) for land in outlines.board.lands]
    for name in places.standing(least):
        if name.grown > 1:
            assert not [at for at in tokens if room(name, boxes).boundingRect().contains(at) and not name.label.angle]


@pytest.mark.parametrize("code", soak_but(("de", "fr"), LANGUAGES))
@pytest.mark.usefixtures("bundled_fonts")
def test_the_name_of_a_sea_does_not_go_ashore_in_any_language(code: str, tmp_path: Path) -> None:
    with spoken(code, tmp_path):
        outlines = outlines_of(load_map().board)
        boxes = boxes_of(outlines)
        shown = NamePlaces(outlines, boxes).standing(SMALL_SCREEN)
    seas = [name for name in shown if name.grown > 1 and name.label.of not in outlines.provinces]
    assert len(seas) > 10
    for name in seas:
        letters = QPainterPath()
        letters.addPolygon(room(name, boxes))
        assert not [id for id, land in outlines.provinces.items() if land.intersects(letters)], name.label.text


MAPS = ("indonesia", "lagoon", "philippines")
ROOM = QSizeF(1040, 515)
"""Pixels of the board at 1366x768."""


@pytest.mark.parametrize("code", soak_but(("de", "fr"), LANGUAGES))
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.usefixtures("bundled_fonts")
def test_every_sea_and_province_is_named_on_a_small_screen(map: str, code: str, tmp_path: Path) -> None:  # noqa: A002
    with spoken(code, tmp_path):
        outlines = outlines_of(load_map(map).board)
        scale = min(ROOM.width() / outlines.framed.width(), ROOM.height() / outlines.framed.height())
        lettering: Any = Lettering(outlines, LIGHT.map)
        lettering.rooms(LEAST_CAPITALS / scale)
    shown: list[PlacedName] = lettering._shown
    assert {name.label.of for name in shown} == {label.of for label in outlines.board.labels}
    assert {*outlines.provinces, *outlines.seas} == {label.of for label in outlines.board.labels}
    for name in shown:
        capitals = lettering._shaped(replace(name.label, text="H")).boundingRect().height() * name.grown * scale
        assert capitals >= LEAST_CAPITALS - 0.1, name.label.text


@pytest.mark.usefixtures("bundled_fonts")
def test_names_are_cut_out_of_what_crosses_them() -> None:
    lettering = Lettering(outlines_of(load_map().board), LIGHT.map)
    names, across = (QImage(1200, 600, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
    names.fill(Qt.GlobalColor.transparent)
    across.fill(Qt.GlobalColor.red)
    for image, paint in ((names, lettering.paint), (across, lettering.cut_out)):
        painter = QPainter(image)
        painter.scale(0.5, 0.5)
        paint(painter, SMALL_SCREEN)
        painter.end()
    letters_at = [(x, y) for x in range(0, 1200, 3) for y in range(0, 600, 3) if names.pixelColor(x, y).alpha() > 240]
    assert len(letters_at) > 100
    assert all(across.pixelColor(*at).alpha() < 50 for at in letters_at)
    assert across.pixelColor(600, 20).alpha() == 255


def test_a_name_elsewhere_is_in_open_water_with_a_line_to_its_place(
    places: NamePlaces, boxes: BoxOf, outlines: BoardOutlines
) -> None:
    shown = places.standing(SMALL_SCREEN)
    elsewhere = [name for name in shown if name.leader]
    assert elsewhere
    for name in elsewhere:
        assert name.leader
        start, end = (QPointF(*point) for point in name.leader)
        assert outlines.provinces.get(name.label.of, outlines.seas.get(name.label.of)).contains(end)  # type: ignore[union-attr]
        assert not any(land.intersects(room(name, boxes).boundingRect()) for land in outlines.provinces.values())
        assert room(name, boxes).boundingRect().adjusted(-5, -5, 5, 5).contains(start)
        for other in shown:
            if other is not name:
                assert not room(other, boxes).containsPoint((start + end) / 2, Qt.FillRule.OddEvenFill)


def test_the_line_from_a_name_ends_where_no_piece_lies_and_crosses_no_other(
    places: NamePlaces, outlines: BoardOutlines
) -> None:
    lines = [name.leader for name in places.standing(SMALL_SCREEN) if name.leader]
    tokens = [land.token for land in outlines.board.lands]
    assert min(math.dist(end, token) for _, end in lines for token in tokens) > HALF_TOKEN
    ways = [QLineF(*start, *end) for start, end in lines]
    for one, other in combinations(ways, 2):
        assert one.intersects(other)[0] != QLineF.IntersectionType.BoundedIntersection  # type: ignore[index]


def test_the_line_from_a_name_to_its_place_takes_room(outlines: BoardOutlines, places: NamePlaces) -> None:
    lines = {name.label.of: name.leader for name in places.standing(SMALL_SCREEN) if name.leader}
    rooms = Lettering(outlines, LIGHT.map).rooms(SMALL_SCREEN * CAPITAL)
    taken = {room.of: room.leader for room in rooms if room.leader}
    assert taken.keys() == lines.keys()
    for of, line in lines.items():
        for x, y in line:
            assert any(left < x < right and top < y < bottom for left, top, right, bottom in taken[of])


def test_most_names_of_land_are_shown_on_a_small_screen_and_larger(places: NamePlaces, outlines: BoardOutlines) -> None:
    shown = places.standing(SMALL_SCREEN)
    on_land = [name for name in shown if name.label.of in outlines.provinces]
    assert len(on_land) > 2 / 3 * len(outlines.provinces)
    assert sum(name.grown > 1.1 for name in shown) > len(shown) / 2


def test_where_there_is_room_for_few_they_are_fewer_but_larger(places: NamePlaces) -> None:
    few, many = places.standing(LARGE_TEXT), places.standing(SMALL_SCREEN)
    assert len(few) < len(many)
    assert min(n.label.size * n.grown for n in few) > max(n.label.size * n.grown for n in many)


def test_names_stand_where_the_board_has_them_when_they_are_large_enough(
    places: NamePlaces, outlines: BoardOutlines
) -> None:
    shown = places.standing(10.0)
    assert len(shown) == len(outlines.board.labels)
    assert {(name.grown, name.by) for name in shown} == {(1.0, (0.0, 0.0))}


SCALE = 0.423
"""Pixels per map unit at 1366x768."""
LOUD, CLEAR_OF_EDGE = "#ff00ff", 2


def name_boxes(painter: BoardPainter) -> Iterator[tuple[str, QRect]]:
    """The boxes of names in a row that aren't aslant, in pixels, a little smaller."""
    for name in painter.names(LEAST_CAPITALS / SCALE):
        if len(name.boxes) == 1:
            left, top, right, bottom = (edge * SCALE for edge in name.boxes[0])
            box = QRectF(left, top, right - left, bottom - top).toRect()
            yield name.of, box.adjusted(CLEAR_OF_EDGE, CLEAR_OF_EDGE, -CLEAR_OF_EDGE, -CLEAR_OF_EDGE)


@pytest.mark.usefixtures("bundled_fonts")
def test_borders_of_seas_leave_off_at_names(outlines: BoardOutlines) -> None:
    painter = BoardPainter(outlines, replace(LIGHT.map, sea_border=LOUD))
    image = QImage((outlines.canvas.size() * SCALE).toSize(), QImage.Format.Format_RGB32)
    on_image = QPainter(image)
    on_image.scale(SCALE, SCALE)
    painter.paint(on_image, LEAST_CAPITALS / SCALE)
    on_image.end()
    assert loud(image, image.rect()) > 1000
    assert {of: crossed for of, box in name_boxes(painter) if (crossed := loud(image, box))} == {}


def loud(image: QImage, box: QRect) -> int:
    """How many pixels in a box have about the loud colour."""
    colours = (image.pixelColor(x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom()))
    return sum(min(colour.red(), colour.blue()) - colour.green() > 60 for colour in colours)


@pytest.mark.usefixtures("bundled_fonts")
def test_outlines_of_areas_leave_off_at_names_but_their_fill_does_not(outlines: BoardOutlines) -> None:
    painter = board_painter(outlines, LIGHT.map)
    sprites = Sprites(BoardNames(painter.cut_out_names, painter.beside_names))
    sprites.set_scale(SCALE, LEAST_CAPITALS)
    renderer = MarkRenderer(outlines, LIGHT, PieceSet())
    filled = 0
    for shown in renderer.of([AreaMark(sea, "legal") for sea in outlines.seas]):
        item = sprites.item(shown.sprite, shown.spot)
        image, corner = item.pixmap().toImage(), item.offset().toPoint()
        for of, box in name_boxes(painter):
            here = box.translated(-corner).intersected(image.rect())
            points = [(x, y) for x in range(here.left(), here.right()) for y in range(here.top(), here.bottom())]
            alphas = [image.pixelColor(x, y).alpha() for x, y in points]
            filled += any(alphas)
            assert max(alphas, default=0) < 100, (shown.sprite.look, of)
    assert filled > 10
