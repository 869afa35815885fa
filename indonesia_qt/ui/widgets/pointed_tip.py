"""The tool tip of a painted widget, which depends on the place under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from indonesia_qt.ui.widgets.plain_text import tip


class PointedTip(QWidget):
    """A widget that says what is painted where the pointer rests."""

    accessible_role = QAccessible.Role.Graphic

    def tip_at(self, place: QPointF) -> str:
        """Return what is said of a place of the widget."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of the place under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), tip(self.tip_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)
