"""Icons that panels and players' cards share."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.ui.games.singapore.board import signs
from indonesia_qt.ui.table.records import ActionGroupText
from indonesia_qt.ui.table.seat_icons import SeatIcons

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

    def answer(self, text: ActionGroupText, answer: Action) -> QIcon:
        """Return the sign of what a text is about, or of what an answer does."""
        name = text.kind or _SIGNS.get(type(answer), "")
        return self.sign(name) if name else QIcon()
