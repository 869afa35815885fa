"""What covers another widget wholly, such as the board; a page, around which that is seen dimmed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

LEAST_MARGIN = 12
"""Pixels of the covered widget that stay to be seen around the page, at least."""
MARGIN_SHARE = 0.035
"""The part of the height of the covered widget that these take."""


class Layer(QWidget):
    """Lies over the whole of another widget; it is hidden until it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.hide()

    def lay_over(self, widget: QWidget) -> None:
        """Cover this widget from now on."""
        self.setParent(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is covered."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Lie over everything."""
        super().showEvent(event)
        if (covered := self.parentWidget()) is not None:
            self.resize(covered.size())
        self.raise_()


class FullPage(Layer):
    """Holds a page over the whole of the widget that it is laid over, dims the rest, and takes every click.

    Esc asks for it to be closed.

    - `closed`: Esc was pressed
    """

    closed = Signal()

    def __init__(self, veil: QColor) -> None:
        """`veil` is laid over what is covered; it should let something of that through."""
        super().__init__()
        self._veil = veil
        self._page: QWidget | None = None
        self._layout = QVBoxLayout(self)

    def set_page(self, page: QWidget | None) -> None:
        """Hold another page, or none; the one before is deleted."""
        if self._page is not None:
            self._layout.removeWidget(self._page)
            self._page.hide()
            self._page.deleteLater()
        self._page = page
        if page is not None:
            self._layout.addWidget(page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave a margin, in which what is covered is seen."""
        super().resizeEvent(event)
        around = max(LEAST_MARGIN, round(MARGIN_SHARE * self.height()))
        self._layout.setContentsMargins(QMargins(around, around, around, around))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what is covered."""
        QPainter(self).fillRect(event.rect(), self._veil)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Keep the wheel from what is covered."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
