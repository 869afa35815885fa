"""How Indonesia's pieces look."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage, QPainter

from indonesia_qt.board.model import STRIP
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter
from indonesia_qt.ui.board.pieces.small_board import LEAST_UNITS, MOST_UNITS
from indonesia_qt.ui.games.indonesia.board.piece_values import (
    Received,
    city_on,
    deed_of,
    demand_of,
    good_on,
    offers_of,
    ships_at,
    zone_of,
)
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES, strip_width
from indonesia_qt.ui.style.theme import LIGHT

COLOURLESS = replace(LIGHT, seats=tuple(replace(look, colour="#808080") for look in LIGHT.seats))
EVERY_KIND = {
    "good": good_on("", "rice", 0, "A"),
    "ship": ships_at("", 1, "B", 3),
    "city": city_on("", 2),
    "demand": demand_of("", (Received("oil", 1, 2),)),
    "zone": zone_of(("a", "b"), 1, "B"),
    "deed": deed_of("", "spice", "C"),
    "offers": offers_of("", (("rice",), (), ("city",)), 1),
}

pytestmark = pytest.mark.usefixtures("qapp")


def picture(look: Piece) -> QImage:
    image = QImage(300, 300, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.translate(150, 150)
    painter.scale(4, 4)
    PiecePainter(COLOURLESS, PIECES).paint(painter, look)
    painter.end()
    return image


def test_every_kind_of_piece_has_a_look_of_its_own() -> None:
    for one, other in combinations([*EVERY_KIND.values(), Piece("unheard of", "")], 2):
        assert picture(one) != picture(other)


def test_what_differs_in_number_differs_in_its_look() -> None:
    demands = [demand_of("", (Received("oil", got, 2),)) for got in range(3)]
    for some in (
        [ships_at("", 0, "A", count) for count in (1, 2, 3)],
        [city_on("", size) for size in (1, 2, 3)],
        [zone_of(areas, 0, "A") for areas in (("a",), ("a", "b"))],
        [*demands, demand_of("", (Received("oil", 2, 2),), grows_to=3)],
    ):
        for one, other in combinations(map(picture, some), 2):
            assert one != other


@pytest.mark.parametrize("piece", [piece for kind, piece in EVERY_KIND.items() if kind != "offers"])
def test_a_piece_has_the_same_shape_at_every_scale(piece: Piece) -> None:
    """A board from near has larger pieces, never others."""
    near, far = (PIECES.small_style(piece, pixel) for pixel in (LEAST_UNITS, MOST_UNITS))
    assert near
    assert near is far


def test_a_full_strip_stays_in_its_room() -> None:
    assert strip_width((("rice", "city"), ("shipping", "city"), ("oil", "city"))) <= STRIP[0]
    assert strip_width((("rice",), (), ())) < STRIP[0]
