"""Icons that panels and players' cards share."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.table.api import ActionGroupText, SeatIcons


class Icons(SeatIcons):
    """The icons in the look of one theme."""

    def kind(self, kind: str) -> QIcon:
        """Return the icon of a good, a ship or a city on a disc of its colour."""
        return glyphs.good_icon(kind, self.theme)

    def sign(self, name: str) -> QIcon:
        """Return the icon of a sign in the colour of text."""
        return glyphs.icon(name, self.theme.interface.text)

    def answer(self, text: ActionGroupText, answer: Action) -> QIcon:
        """Return the sign of a research track, or the icon of what a text is about; empty for neither."""
        if isinstance(answer, Research):
            return self.sign(answer.track)
        return self.kind(text.kind) if text.kind else QIcon()
