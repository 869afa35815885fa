"""Players are told apart without colours: by pattern on areas, by the dashes of rings and by sails."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.board.pieces.patterns import RING_DASHES, pattern
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter
from indonesia_qt.ui.board.pieces.piece_styles import GoodLook, Look, ShipLook
from indonesia_qt.ui.style.theme import LIGHT, Theme
from tests.ui.board.conftest import plain_sign

BOX = QRectF(0, 0, 120, 90)
SEATS = range(len(LIGHT.seats))


def test_every_symbol_has_a_pattern_of_its_own() -> None:
    assert len({RING_DASHES[look.symbol] for look in LIGHT.seats}) == len(LIGHT.seats)
    for one, other in combinations(LIGHT.seats, 2):
        assert pattern(one.symbol, BOX) != pattern(other.symbol, BOX)
    for look in LIGHT.seats:
        assert BOX.adjusted(-100, -100, 100, 100).contains(pattern(look.symbol, BOX).boundingRect())


def colourless() -> Theme:
    """The light theme with all seats alike but for their symbols."""
    from msgspec.structs import replace

    return replace(LIGHT, seats=tuple(replace(look, colour="#808080") for look in LIGHT.seats))


def picture(theme: Theme, look: Look) -> QImage:
    image = QImage(216, 216, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.translate(100, 100)
    painter.scale(4, 4)
    PiecePainter(theme, plain_sign).paint(painter, look)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", ["good", "ship"])
def test_pieces_of_two_players_differ_without_colours(kind: str) -> None:
    """Also those without a letter, whose badge doesn't show the symbol."""
    assert QApplication.instance()
    theme = colourless()

    def look(seat: int) -> Look:
        return GoodLook("rice", seat, "", ghost=False) if kind == "good" else ShipLook(seat, "", 1, "", ghost=False)

    pictures = [picture(theme, look(seat)) for seat in SEATS]
    for one, other in combinations(pictures, 2):
        assert one != other
