"""How Indonesia's pieces look; all lengths are pixels at 100 %."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from indonesia_qt.games.indonesia.rules.constants import GOODS, LAST_ERA
from indonesia_qt.library import load_map
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.board.pieces.piece_kit import CAPITAL, PieceKit
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter
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
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.games.indonesia.board.small_pieces import ONE_ERA, token
from indonesia_qt.ui.style.theme import LIGHT

COLOURLESS = replace(LIGHT, seats=tuple(replace(look, colour="#808080") for look in LIGHT.seats))
SEATS = range(len(LIGHT.seats))
WANTED = Received("oil", 0, 2)
TOKEN, SIGN, LETTER, NUMBER, SIGN_OF_GOOD = 19, 13, 11, 9, 11
FINE = 8
"""Pixels of a picture per pixel of a screen."""

pytestmark = pytest.mark.usefixtures("qapp")


def picture(piece: Piece, pixel: float = ONE_ERA) -> QImage:
    image = QImage(120 * FINE, 120 * FINE, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(60 * FINE, 60 * FINE)
    painter.scale(FINE / pixel, FINE / pixel)
    style = PIECES.small_style(piece, pixel)
    assert style
    PiecePainter(COLOURLESS, PIECES).paint_small(style, piece, pixel, painter, 0.0)
    painter.end()
    return image


class Measured:
    """How large the signs of a piece are in pixels, upright or across, and how high its texts."""

    def __init__(self, piece: Piece, monkeypatch: pytest.MonkeyPatch) -> None:
        self.signs: list[float] = []
        self.texts: dict[str, float] = {}

        def stamp(kit: PieceKit, shape: QPainterPath, at: QPointF, radius: float, ink: QColor) -> None:
            del kit, at, ink
            box = shape.boundingRect()
            self.signs.append(max(box.width(), box.height()) * radius)

        def write(kit: PieceKit, text: str, at: QPointF, size: float, *ink: QColor) -> None:
            del kit, at, ink
            self.texts[text] = size * CAPITAL

        with monkeypatch.context() as patch:
            patch.setattr(PieceKit, "stamp", stamp)
            patch.setattr(PieceKit, "write", write)
            patch.setattr(PieceKit, "number", write)
            picture(piece)


@pytest.mark.parametrize("seat", SEATS)
def test_a_token_is_as_wide_and_high_as_a_sign_needs_it(seat: int) -> None:
    box = token(LIGHT.seat(seat).symbol).boundingRect()
    assert min(box.width(), box.height()) > TOKEN - 2
    assert max(box.width(), box.height()) < TOKEN + 6
    assert box.width() * box.height() > (TOKEN - 1) ** 2


@pytest.mark.parametrize("good", GOODS)
def test_a_good_has_one_sign_and_no_letter(good: str, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = Measured(good_on("", good, 0, "A"), monkeypatch)
    (sign,) = measured.signs
    assert sign >= SIGN
    assert not measured.texts


def test_letters_and_counts_are_high_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    ships = Measured(ships_at("", 0, "A", 3), monkeypatch).texts
    zone = Measured(zone_of(("a", "b", "c"), 0, "A"), monkeypatch).texts
    for texts in ships, zone:
        assert texts["A"] >= LETTER
        assert texts["×3"] >= NUMBER
    assert "×1" not in Measured(zone_of(("a",), 0, "A"), monkeypatch).texts
    assert Measured(city_on("", 2), monkeypatch).texts["2"] >= NUMBER
    assert Measured(deed_of("", "spice", "C"), monkeypatch).texts["C"] >= LETTER


@pytest.mark.parametrize("small", [False, True])
def test_a_picture_of_a_board_has_one_piece_for_a_fleet(small: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    monkeypatch.setattr(PieceKit, "write", lambda kit, text, *_: texts.append(text))
    drawn = Picture(load_map().board, LIGHT, PIECES, [ships_at("west-java-sea", 0, "A", 2)], small=small)
    drawn.image(drawn.size(400))
    assert texts == ["A", "\N{MULTIPLICATION SIGN}2"]


def test_a_city_shows_the_signs_of_what_it_still_buys(monkeypatch: pytest.MonkeyPatch) -> None:
    some = (Received("rice", 1, 2), Received("spice", 2, 2), WANTED)
    measured = Measured(demand_of("", some), monkeypatch)
    assert len(measured.signs) == 2
    assert min(measured.signs) >= SIGN_OF_GOOD
    done = Measured(demand_of("", (Received("rice", 1, 1),)), monkeypatch)
    assert not done.signs
    assert done.texts
    grows = Measured(demand_of("", (Received("rice", 1, 1),), grows_to=2), monkeypatch)
    assert not grows.signs
    assert grows.texts["2"] >= NUMBER


def test_how_many_a_city_still_buys_is_seen() -> None:
    pictures = [picture(demand_of("", (Received("rice", got, 3),))) for got in range(4)]
    for one, other in combinations(pictures, 2):
        assert one != other


@pytest.mark.parametrize("kind", ["good", "ship"])
def test_pieces_of_two_players_differ_without_colours(kind: str) -> None:
    pictures = [picture(good_on("", "rice", n) if kind == "good" else ships_at("", n, "A")) for n in SEATS]
    for one, other in combinations(pictures, 2):
        assert one != other


PAINTED = {
    "good": good_on("", "rice", 1, "A"),
    "diamond": good_on("", "oil", 3, "A"),
    "ship": ships_at("", 1, "B"),
    "ships": ships_at("", 3, "W", 5),
    "zone": zone_of(tuple("abcdefghijklmn"), 2, "W"),
    "city": city_on("", 3),
    "demand": demand_of("", tuple(Received(good, 0, 3) for good in GOODS)),
    "grows": demand_of("", (Received("rice", 1, 1),), grows_to=2),
    "no demand": demand_of("", (Received("rice", 1, 1),)),
    "deed": deed_of("", "spice", "W"),
    "offers": offers_of("", (("rice",), ("city",), ("city",)), 1, 1),
}


@pytest.mark.parametrize("piece", PAINTED.values(), ids=PAINTED)
def test_all_paint_is_in_the_box_of_a_piece(piece: Piece) -> None:
    style = PIECES.small_style(piece, ONE_ERA)
    assert style
    box = style.box(piece)
    image = picture(piece)
    empty = True
    for y in range(image.height()):
        for x in range(0, image.width(), 4):
            if image.pixel(x, y) >> 24 > 20:
                empty = False
                assert box.adjusted(-0.2, -0.2, 0.2, 0.2).contains(QPointF(x / FINE - 60, y / FINE - 60))
    assert not empty


def test_a_strip_is_the_sign_of_a_city_that_is_built_now_or_next(monkeypatch: pytest.MonkeyPatch) -> None:
    def signs(*eras: tuple[str, ...], now: int, building: int | None) -> list[float]:
        return Measured(offers_of("", eras, now, building), monkeypatch).signs

    (sign,) = signs(("rice", "city"), ("oil",), (), now=0, building=0)
    assert sign >= SIGN_OF_GOOD
    assert not signs(("rice", "city"), ("oil",), (), now=0, building=1)
    assert signs((), ("city",), (), now=0, building=1), "the next era's"
    assert signs((), (), ("city",), now=LAST_ERA, building=LAST_ERA)
    assert not signs((), (), ("city",), now=LAST_ERA, building=None), "all stand"


def test_a_wider_board_shows_the_strips_of_all_eras() -> None:
    offers = offers_of("", (("rice",), ("city",), ()), 0, 1)
    assert PIECES.small_style(offers, ONE_ERA - 0.1) is None
    assert QRectF(*PIECES.small_box(offers, ONE_ERA - 0.1)).width() > QRectF(*PIECES.small_box(offers, ONE_ERA)).width()
