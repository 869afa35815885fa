"""Icons that panels and players' cards share."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.ui.board.pieces.drawn_signs import drawn_icon
from indonesia_qt.ui.games.singapore.board.piece_values import Face, face_of
from indonesia_qt.ui.games.singapore.board.pieces import owner_of
from indonesia_qt.ui.games.singapore.board.signs import sign_icon
from indonesia_qt.ui.games.singapore.board.tile_painter import Owner, paint_miniature
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.api import ActionGroupText, SeatIcons

_SIGNS: dict[type[Action], str] = {
    act.PlaceFlag: "flag",
    act.Enter: "worker",
    act.Step: "step",
    act.Jump: "jump",
    act.Walk: "step",
    act.ReturnChips: "black",
    act.CallHelper: "worker",
    act.BuildRoad: "road",
    act.Join: "road",
}


class Icons(SeatIcons):
    """The icons in the look of one theme."""

    def sign(self, name: str) -> QIcon:
        """Return a sign, in the colour of text if it has none of its own."""
        return sign_icon(name, self.theme.interface.text)

    def tile(self, building: Building, colour: int | None = None, *, owned: bool = False) -> QIcon:
        """Return the drawing of a building; one that is `owned` has the flag of a colour, None for neutral."""
        return _tile_icon(face_of(building), owner_of(self.theme, colour, owned=owned), self.theme)

    def answer(self, text: ActionGroupText, answer: Action) -> QIcon:
        """Return the sign of what a text is about, or of what an answer does."""
        name = text.kind or _SIGNS.get(type(answer), "")
        return self.sign(name) if name else QIcon()


@lru_cache(maxsize=256)
def _tile_icon(face: Face, owner: Owner | None, theme: Theme) -> QIcon:
    return drawn_icon(lambda painter, box: paint_miniature(painter, box, face, theme, owner))
