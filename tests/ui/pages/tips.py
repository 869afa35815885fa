"""Tool tips: what the parts of a window say when the pointer rests on them, and where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect
from PySide6.QtGui import QHelpEvent, QHoverEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QToolTip, QWidget

from tests.ui.pages.page import open_windows, owned


class Tip(NamedTuple):
    """A tool tip on the screen."""

    asked: QWidget
    pointer: QPoint
    text: str
    place: QRect


def tip_at(widget: QWidget, at: QPoint) -> Tip | None:
    """Rest the pointer on a place of a widget, and return the tool tip that comes, if any."""
    pointer, window = widget.mapToGlobal(at), widget.window()
    place = QPointF(window.mapFromGlobal(pointer))
    QApplication.sendEvent(window, QHoverEvent(QEvent.Type.HoverMove, place, QPointF(pointer), place))
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, pointer))
    shown = [label for label in open_windows(QLabel) if label.inherits("QTipLabel")]
    tips = [Tip(widget, pointer, label.text(), QRect(label.pos(), label.size())) for label in shown]
    for label in shown:
        label.close()
    QToolTip.hideText()
    return tips[0] if tips else None


def tips_in(window: QWidget) -> Iterator[Tip]:
    """Rest the pointer on each part of a window, and on each entry of its lists."""
    for widget in owned(window, QWidget):
        if not widget.isVisible() or widget.window() is not window:
            continue
        places = [widget.rect().center()]
        around = widget.parentWidget()
        if isinstance(around, QAbstractItemView) and around.viewport() is widget:
            model = around.model()
            entries = (around.visualRect(model.index(row, 0)) for row in range(model.rowCount() if model else 0))
            places = [entry.center() for entry in entries if widget.rect().contains(entry.center())]
        for place in places:
            if widget.visibleRegion().contains(place) and (tip := tip_at(widget, place)) is not None:
                yield tip
