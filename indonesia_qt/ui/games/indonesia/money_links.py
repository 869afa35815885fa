"""Sums of money as links, by mouse and keyboard, to the lines of the ledger that make them up."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame

from indonesia_qt.games.indonesia.analysis.statement import Figure
from indonesia_qt.ui.widgets.fitting_label import FittingLabel
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import Rich, rich

BY_MOUSE_AND_KEYS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


def figure_link(figure: Figure, told: str, colour: str) -> Rich:
    """A figure that can be clicked, in the colour of the text around it."""
    template = '<a href="{figure}" style="text-decoration: none; color: {colour}">{told}</a>'
    return rich(template, figure=figure, told=told, colour=colour)


def open_figures(label: Label) -> None:
    """Let the links of a label be followed by mouse and keyboard."""
    label.setTextInteractionFlags(BY_MOUSE_AND_KEYS)


class FigureLine(FittingLabel):
    """Figures in a row; what is held on them is held on what lies below, too."""

    def __init__(self) -> None:
        super().__init__()
        open_figures(self)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Tab goes through the figures; Shift+Tab leaves them, for backwards Qt goes round them for ever."""
        return super().focusNextPrevChild(next) if next else QFrame.focusNextPrevChild(self, next)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave the press to others as well."""
        super().mousePressEvent(event)
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the release to others as well."""
        super().mouseReleaseEvent(event)
        event.ignore()
