"""A sentence at the pointer that says why something can't be done."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from indonesia_qt.ui.measure import scaled

WIDEST = 340
"""Pixels at 100 %; longer sentences are wrapped."""
STAY_MS = 6000
BESIDE = QPoint(14, 18)
"""From the pointer to the bubble's corner."""


class Bubble(QLabel):
    """Lies above everything in a window, lets every click through, and goes away by itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setProperty("role", "bubble")
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.setInterval(STAY_MS)
        self._stay.timeout.connect(self.hide)

    def say(self, text: str, pointer: QPoint) -> None:
        """Show a sentence beside the pointer, whose place on the screen is given, and wholly within the window."""
        self.setText(text)
        self.ensurePolished()  # the style's padding counts
        self.setFixedWidth(min(scaled(WIDEST), self.fontMetrics().horizontalAdvance(text) + scaled(28)))
        self.setFixedHeight(self.heightForWidth(self.width()))
        place = self._window.mapFromGlobal(pointer) + BESIDE
        most = self._window.rect().bottomRight() - self.rect().bottomRight()
        self.move(max(0, min(place.x(), most.x())), max(0, min(place.y(), most.y())))
        self.raise_()
        self.show()
        self._stay.start()
