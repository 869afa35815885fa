"""How Indonesia's pieces look."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage, QPainter

from indonesia_qt.board.model import STRIP
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter
from indonesia_qt.ui.games.indonesia.board.piece_values import Received, city_on, deed_of, good_on, offers_of, ships_at
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES, strip_width
from indonesia_qt.ui.style.theme import LIGHT

COLOURLESS = replace(LIGHT, seats=tuple(replace(look, colour="#808080") for look in LIGHT.seats))
EVERY_KIND = {
    "good": good_on("", "rice", 0, "A"),
    "ship": ships_at("", 1, "B", 3),
    "city": city_on("", 2, (Received("oil", 1, 2),)),
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


@pytest.mark.parametrize("kind", ["good", "ship"])
def test_pieces_of_two_players_differ_without_colours(kind: str) -> None:
    """Also those without a letter, whose badge doesn't show the symbol."""

    def look(seat: int) -> Piece:
        return good_on("", "rice", seat) if kind == "good" else ships_at("", seat)

    pictures = [picture(look(seat)) for seat in range(len(LIGHT.seats))]
    for one, other in combinations(pictures, 2):
        assert one != other


def test_every_kind_of_piece_has_a_look_of_its_own() -> None:
    for one, other in combinations([*EVERY_KIND.values(), Piece("unheard of", "")], 2):
        assert picture(one) != picture(other)


def test_a_fleet_shows_its_number_and_a_city_its_size_and_goods() -> None:
    assert picture(ships_at("", 0, "A", 2)) != picture(ships_at("", 0, "A", 3))
    cities = [city_on("", 1), city_on("", 2), city_on("", 2, (Received("oil", 0, 2),)), EVERY_KIND["city"]]
    for one, other in combinations(map(picture, cities), 2):
        assert one != other


def test_a_full_strip_stays_in_its_room() -> None:
    assert strip_width((("rice", "city"), ("shipping", "city"), ("oil", "city"))) <= STRIP[0]
    assert strip_width((("rice",), (), ())) < STRIP[0]
