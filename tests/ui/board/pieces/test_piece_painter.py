"""How names of areas look on the board."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter

from indonesia_qt.ui.board.pieces.looks import NameLook, NoteLook
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter, name_room
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.style.theme import LIGHT

pytestmark = pytest.mark.usefixtures("bundled_fonts")


FINE = 8
"""Pixels of the picture per unit of a name."""


def edge_opacity(name: NameLook) -> int:
    """How opaque a name is at the left edge of its room, from 0 to 255."""
    picture = QImage(60 * FINE, 30 * FINE, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    middle = picture.rect().center()
    painter.translate(middle)
    PiecePainter(LIGHT, PieceSet({})).paint_name(name, FINE, painter, 0.0)
    painter.end()
    return picture.pixelColor(middle.x() + round(name_room(name.text, FINE).left()) + FINE // 4, middle.y()).alpha()


@pytest.mark.parametrize("text", ["1", "11", "Nias"])
def test_a_number_is_a_name_without_a_plate_unless_it_stands_out(text: str) -> None:
    assert edge_opacity(NameLook(text)) == 0
    assert edge_opacity(NameLook(text, stands_out=True)) == 255


def test_a_number_takes_no_more_room_than_it_needs() -> None:
    number, name = name_room("1", 1.0), name_room("Nias", 1.0)
    assert number.width() < number.height() == name.height() < name.width()


@pytest.mark.parametrize("number", "1234567890")
def test_the_line_of_a_number_that_is_struck_hides_nothing_of_it(number: str) -> None:
    def picture(*, struck: bool) -> QImage:
        image = QImage(120, 120, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        painter.translate(60, 60)
        painter.scale(3, 3)
        PiecePainter(LIGHT, PieceSet()).paint(painter, NoteLook(number, None, struck=struck))
        painter.end()
        return image

    struck, plain = picture(struck=True), picture(struck=False)
    assert struck != plain
    ink = [
        (x, y)
        for y in range(plain.height())
        for x in range(50, 70)
        if plain.pixelColor(x, y).lightness() < 80 and abs(y - 60) < 22
    ]
    assert ink
    rows = [y for _, y in ink]
    digit = plain.copy(40, min(rows), 40, max(rows) - min(rows) + 1)
    assert struck.copy(40, min(rows), 40, max(rows) - min(rows) + 1) == digit
