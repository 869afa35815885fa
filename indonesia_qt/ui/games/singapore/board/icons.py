"""Icons that panels and players' cards share."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QIcon, QPainter

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.ui.board.pieces.drawn_signs import drawn_icon
from indonesia_qt.ui.board.pieces.piece_kit import PieceKit
from indonesia_qt.ui.games.singapore.board import signs
from indonesia_qt.ui.games.singapore.board.piece_values import Tile, face_of
from indonesia_qt.ui.games.singapore.board.pieces import HALF, paint_tile
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.api import ActionGroupText, SeatIcons

EDGE = 3.0
"""Around a tile in an icon, in map units."""
NO_WORDS = 100.0
"""So high would capitals have to be that none are written on the tile of an icon."""
_SIGNS: dict[type[Action], str] = {
    act.PlaceFlag: "flag",
    act.Enter: "worker",
    act.Step: "step",
    act.Jump: "jump",
    act.Walk: "step",
    act.ReturnChips: "chip",
    act.CallHelper: "worker",
    act.BuildRoad: "road",
    act.Join: "road",
}


class Icons(SeatIcons):
    """The icons in the look of one theme."""

    def sign(self, name: str) -> QIcon:
        """Return a sign on a disc if it is a good, money or points, else in the colour of text."""
        if name in signs.ON_DISCS:
            return signs.disc_icon(name, self.theme)
        return signs.sign_icon(name, self.theme.interface.text)

    def tile(self, building: Building, colour: int | None = None, *, owned: bool = False) -> QIcon:
        """Return a building as it lies on the board; one that is `owned` has the flag of a colour, None for neutral."""
        return _tile_icon(Tile(face_of(building), owned), colour, self.theme)

    def answer(self, text: ActionGroupText, answer: Action) -> QIcon:
        """Return the sign of what a text is about, or of what an answer does."""
        name = text.kind or _SIGNS.get(type(answer), "")
        return self.sign(name) if name else QIcon()


@lru_cache(maxsize=256)
def _tile_icon(tile: Tile, colour: int | None, theme: Theme) -> QIcon:
    def paint(painter: QPainter, box: QRectF) -> None:
        painter.translate(box.center())
        scale = box.width() / (2 * (HALF + EDGE))
        painter.scale(scale, scale)
        paint_tile(PieceKit(painter, theme, NO_WORDS), tile, colour)

    return drawn_icon(paint)
