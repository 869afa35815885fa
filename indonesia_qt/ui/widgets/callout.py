"""A sentence at the pointer that says why something can't be done, and a button that leads to the rule."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QPushButton, QWidget

from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label, within

CALLOUT_WIDEST, CALLOUT_PADDING = 340, 28
"""Pixels at 100 %: longer sentences are wrapped; and how much of the width has no text."""
CALLOUT_STAY_MS = 6000
BESIDE_POINTER = QPoint(14, 18)
"""From the pointer to the bubble's corner."""


class Callout(Label):
    """Lies above everything in a window, lets every click through, and goes away by itself.

    Only its button takes clicks, and tells of them by `link_clicked`; it isn't shown without a text. `left` says that
    the bubble has gone away.
    """

    link_clicked = Signal()
    left = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(parent=window)
        self._window = window
        self.setProperty("role", "bubble")
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setIndent(0)  # in line with the button
        self.link = QPushButton(window)
        self.link.setProperty("role", "link")
        self.link.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.link.setCursor(Qt.CursorShape.PointingHandCursor)
        self.link.clicked.connect(self.link_clicked)
        self.link.hide()
        self.hide()
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.setInterval(CALLOUT_STAY_MS)
        self._stay.timeout.connect(self._leave)

    def say(self, text: str, pointer: QPoint, link: str = "") -> None:
        """Show a sentence beside the pointer, whose place on the screen is given, and wholly within the window.

        `link` is the text of the button.
        """
        self.ensurePolished()  # the style's padding counts
        metrics, widest, padding = self.fontMetrics(), scaled(CALLOUT_WIDEST), scaled(CALLOUT_PADDING)
        self.setText(within(text, metrics, widest - padding))
        self.link.setText(link)
        button = self.link.sizeHint() if link else QSize(0, 0)
        wide = max(metrics.horizontalAdvance(self.text()) + padding, button.width())
        self.setFixedWidth(min(widest, wide))
        self.setFixedHeight(self.heightForWidth(self.width()) + button.height())
        place = self._window.mapFromGlobal(pointer) + BESIDE_POINTER
        most = self._window.rect().bottomRight() - self.rect().bottomRight()
        self.move(max(0, min(place.x(), most.x())), max(0, min(place.y(), most.y())))
        self.raise_()
        self.show()
        self.link.setVisible(bool(link))
        self.link.setGeometry(QRect(self.geometry().bottomLeft() + QPoint(0, 1 - button.height()), button))
        self.link.raise_()
        self._stay.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """The button goes, too."""
        super().hideEvent(event)
        self.link.hide()
        self.left.emit()

    def _leave(self) -> None:
        """Go away, but not from under the pointer that came to press the button."""
        if self.link.isVisible() and self.link.underMouse():
            self._stay.start()
        else:
            self.hide()
