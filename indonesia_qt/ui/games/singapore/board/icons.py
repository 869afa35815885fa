"""Icons that panels and players' cards share."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QIcon, QPainterPath

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.pieces.drawn_signs import ICON_SIZES, canvas
from indonesia_qt.ui.board.pieces.link_painter import ROAD_GROUND, ROAD_INK
from indonesia_qt.ui.board.pieces.piece_kit import PieceKit
from indonesia_qt.ui.games.singapore.board.piece_values import Tile, face_of
from indonesia_qt.ui.games.singapore.board.pieces import HALF, paint_tile
from indonesia_qt.ui.games.singapore.board.signs import disc_icon
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.records import ActionGroupText
from indonesia_qt.ui.table.seat_icons import SeatIcons

EDGE = 3.0
"""Around a tile in an icon, in map units."""
NO_WORDS = 100.0
"""Letters would have to be so large that an icon has none."""
_SIGNS: dict[type[Action], str] = {
    act.Found: "hut",
    act.PlaceFlag: "flag",
    act.Build: "hut",
    act.BuildTop: "hut",
    act.KeepTile: "hut",
    act.Enter: "worker",
    act.Step: "step",
    act.Exchange: "both",
    act.ReturnChips: "bag",
    act.CallHelper: "worker",
    act.Walk: "step",
    act.Jump: "jump",
    act.DrawChip: "chip",
}


class Icons(SeatIcons):
    """The icons in the look of one theme."""

    def sign(self, name: str) -> QIcon:
        """Return a sign on a disc."""
        return disc_icon(name, self.theme)

    def tile(self, building: Building, colour: int | None = None, *, owned: bool = False) -> QIcon:
        """Return a building as it lies on the board; one that is `owned` has the flag of a colour, None for neutral."""
        return _tile_icon(Tile(face_of(building), owned), colour, self.theme)

    def road(self) -> QIcon:
        """Return a road as it lies on the board."""
        return _road_icon(self.theme)

    def answer(self, text: ActionGroupText, answer: Action) -> QIcon:  # noqa: ARG002
        """Return the icon of what an answer does."""
        if isinstance(answer, act.BuildRoad | act.Join):
            return self.road()
        return self.sign(_SIGNS[type(answer)]) if type(answer) in _SIGNS else QIcon()


@lru_cache(maxsize=256)
def _tile_icon(tile: Tile, colour: int | None, theme: Theme) -> QIcon:
    result = QIcon()
    for size in ICON_SIZES:
        pixmap, painter = canvas(size)
        painter.translate(size / 2, size / 2)
        scale = size / (2 * (HALF + EDGE))
        painter.scale(scale, scale)
        paint_tile(PieceKit(painter, theme, NO_WORDS), tile, colour)
        painter.end()
        result.addPixmap(pixmap)
    return result


@lru_cache(maxsize=8)
def _road_icon(theme: Theme) -> QIcon:
    result = QIcon()
    for size in ICON_SIZES:
        pixmap, painter = canvas(size)
        way = QPainterPath(QPointF(0.2 * size, 0.5 * size))
        way.lineTo(0.8 * size, 0.5 * size)
        painter.strokePath(way, pen(QColor(theme.interface.text), 0.36 * size))
        painter.strokePath(way, pen(QColor(ROAD_GROUND), 0.26 * size, round_cap=False))
        trace = pen(QColor(ROAD_INK), 0.06 * size, round_cap=False)
        trace.setDashPattern([2.2, 1.3])
        painter.strokePath(way, trace)
        painter.end()
        result.addPixmap(pixmap)
    return result
