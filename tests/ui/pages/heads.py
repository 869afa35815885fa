"""The heads of bots, and the bubbles in which they speak."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QWidget

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.heads import HeadSign
from indonesia_qt.ui.table.remark_presenter import Speech
from tests.ui.pages.page import Page, owned


def heads_on(owner: QWidget) -> dict[str, str]:
    """Return the heads that can be seen on a part of the window, by what a screen reader says of them."""
    signs = [sign for sign in owned(owner, HeadSign) if sign.isVisible()]
    return {sign.accessibleName(): sign.head for sign in signs if sign.contentsRect().width() >= scaled(sign.side)}


class SpeechPage(Page[Speech]):
    """A bubble over a player's card."""

    kind = Speech

    @classmethod
    def texts(cls, program: Program) -> list[str]:
        """Return what is said at this moment."""
        return [page.part(QLabel).text() for page in cls.all_of(program.window)]

    def covers(self, other: QWidget) -> bool:
        """Return whether the bubble covers some of another part of the window."""
        return QRect(other.mapTo(self.widget.window(), QPoint()), other.size()).intersects(self.widget.geometry())
