"""What pieces look like for which a game has registered nothing."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage, QPainter

from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.style.theme import LIGHT, Theme

SCALE, SIDE = 4, 320
COLOURLESS = replace(LIGHT, seats=tuple(replace(look, colour="#808080") for look in LIGHT.seats))
PLAIN = PieceSet()

pytestmark = pytest.mark.usefixtures("qapp")


def picture(piece: Piece, theme: Theme = LIGHT) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(SIDE / 2, SIDE / 2)
    painter.scale(SCALE, SCALE)
    PiecePainter(theme, PLAIN).paint(painter, piece)
    painter.end()
    return image


@pytest.mark.parametrize("label", ["", "A"])
def test_plain_tokens_of_two_players_differ_without_colours(label: str) -> None:
    pictures = [picture(Piece("any", "", seat, label), COLOURLESS) for seat in range(len(LIGHT.seats))]
    for one, other in combinations(pictures, 2):
        assert one != other


def test_a_plain_token_has_its_players_colour_and_shows_label_count_and_ghost() -> None:
    token = Piece("any", "", 2)
    assert picture(token).pixelColor(SIDE // 2 - 11 * SCALE, SIDE // 2) == QColor(LIGHT.seats[2].colour)
    variants = [
        token,
        *(replace(token, **one) for one in ({"label": "A"}, {"count": 2}, {"ghost": True}, {"seat": None})),
    ]
    for one, other in combinations(map(picture, variants), 2):
        assert one != other


@pytest.mark.parametrize(
    "piece", [Piece("any", "", 0), Piece("any", "", 1, "a long label", 1234), Piece("any", "", None)]
)
def test_all_paint_lies_within_the_box(piece: Piece) -> None:
    box = PiecePainter(LIGHT, PLAIN).box(piece)
    image, white = picture(piece), QColor("white")
    painted = [
        ((x - SIDE / 2) / SCALE, (y - SIDE / 2) / SCALE)
        for x in range(SIDE)
        for y in range(SIDE)
        if image.pixelColor(x, y) != white
    ]
    assert painted
    assert all(box.contains(*point) for point in painted)
