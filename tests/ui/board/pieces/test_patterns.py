"""Players are told apart without colours by the patterns of their symbols."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF

from indonesia_qt.ui.board.pieces.patterns import RING_DASHES, pattern
from indonesia_qt.ui.style.theme import LIGHT

BOX = QRectF(0, 0, 120, 90)


def test_every_symbol_has_a_pattern_of_its_own() -> None:
    assert len({RING_DASHES[look.symbol] for look in LIGHT.seats}) == len(LIGHT.seats)
    for one, other in combinations(LIGHT.seats, 2):
        assert pattern(one.symbol, BOX) != pattern(other.symbol, BOX)
    for look in LIGHT.seats:
        assert BOX.adjusted(-100, -100, 100, 100).contains(pattern(look.symbol, BOX).boundingRect())
