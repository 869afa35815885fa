"""Icons that panels and players' cards share, each drawn once for all windows of one look."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.texts.records import ActionGroupText
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.widgets.plain_text import Label


class Icons(SeatIcons):
    """The icons in the look of one theme."""

    def kind(self, kind: str) -> QIcon:
        """Return the icon of a good, a ship or a city on a disc of its colour."""
        return glyphs.good_icon(kind, self.theme)

    def sign(self, name: str) -> QIcon:
        """Return the icon of a sign in the colour of text."""
        return glyphs.icon(name, self.theme.interface.text)


def icon_label(icon: QIcon, side: int) -> Label:
    """Return a label that shows an icon `side` pixels wide and high at 100 %."""
    label = Label()
    label.setPixmap(icon.pixmap(scaled(side), scaled(side)))
    return label


def answer_icon(icons: Icons, text: ActionGroupText, answer: Action) -> QIcon:
    """Return the sign of a research track, or the icon of what the text of an answer is about; empty for neither."""
    if isinstance(answer, Research):
        return icons.sign(answer.track)
    return icons.kind(text.kind) if text.kind else QIcon()
