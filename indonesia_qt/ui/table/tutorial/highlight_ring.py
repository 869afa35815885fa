"""A ring around a part of the window that is spoken of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme

LINE_WIDTH, CORNER_RADIUS = 3, 8
"""Pixels at 100 %: the line, and the radius of the corners."""
FOLLOWED = QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange


class HighlightRing(QWidget):
    """Lies over a window's part, follows it, and lets every click through."""

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self.theme = theme
        self.part: QWidget | None = None
        self._followed: list[QObject] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def surround(self, part: QWidget | None) -> None:
        """Lie around a part of the window; None is no part."""
        for followed in self._followed:
            followed.removeEventFilter(self)
        self.part, self._followed = part, []
        while part is not None and part is not self.parentWidget():
            part.installEventFilter(self)
            part.destroyed.connect(self._forget)
            self._followed.append(part)
            part = part.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the part as it or what it lies in moves."""
        if event.type() in FOLLOWED:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The ring, in the colour of hints."""
        line = scaled(LINE_WIDTH)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.highlights.hint), line))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), CORNER_RADIUS, CORNER_RADIUS
        )

    def _forget(self, gone: QObject) -> None:
        self._followed = [followed for followed in self._followed if followed is not gone]
        if gone is self.part:
            self.part = None
            self.hide()

    def _place(self) -> None:
        window, part = self.window(), self.part
        if part is None or not part.isVisible():
            self.hide()
            return
        self.setGeometry(part.rect().translated(part.mapTo(window, part.rect().topLeft())))
        self.raise_()
        self.show()
