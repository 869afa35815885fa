"""Short messages at the lower edge of the board, which come and go by themselves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.announce import announce
from indonesia_qt.ui.widgets.plain_text import Label, within

MOST_TOASTS = 3
"""So many are shown at once; the oldest gives way."""
TOAST_STAY_MS = 7000
TOAST_WIDEST, TOAST_PADDING, TOAST_MARGIN, TOAST_GAP = 300, 28, 10, 6
"""Pixels at 100 %: the width of a message, how much of it has no text, and the space around and between them."""


class Toast(Label):
    """One message; a click takes it away, and it never takes the keyboard."""

    def __init__(self, text: str, toasts: Toasts) -> None:
        super().__init__(text, toasts.over)
        self._toasts = toasts
        self.setProperty("role", "bubble")
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.text())
        self.setToolTip(tr("A click takes this message away; so does Esc"))
        self.ensurePolished()  # the style's padding counts
        metrics, widest, padding = self.fontMetrics(), scaled(TOAST_WIDEST), scaled(TOAST_PADDING)
        self.setText(within(self.text(), metrics, widest - padding))
        self.setFixedWidth(min(widest, metrics.horizontalAdvance(self.text()) + padding))
        self.setFixedHeight(self.heightForWidth(self.width()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go, without a click on what lies below."""
        event.accept()
        self._toasts.dismiss(self)


class Toasts(QObject):
    """The messages over a part of the window, the newest lowest."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.over = over
        self.shown: list[Toast] = []
        over.installEventFilter(self)

    def say(self, text: str) -> None:
        """Show a message for a while, and read it out."""
        toast = Toast(text, self)
        self.shown.append(toast)
        for old in self.shown[:-MOST_TOASTS]:
            self.dismiss(old)
        QTimer.singleShot(TOAST_STAY_MS, toast, lambda: self.dismiss(toast))
        self._arrange()
        toast.show()
        toast.raise_()
        announce(toast, text)

    def dismiss(self, toast: Toast) -> None:
        """Take a message away."""
        if toast in self.shown:
            self.shown.remove(toast)
            toast.hide()
            toast.deleteLater()
            self._arrange()

    def clear(self) -> None:
        """Take all messages away."""
        for toast in tuple(self.shown):
            self.dismiss(toast)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the edge when the part of the window gets another size."""
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        bottom = self.over.height() - scaled(TOAST_MARGIN)
        for toast in reversed(self.shown):
            bottom -= toast.height()
            toast.move(self.over.width() - scaled(TOAST_MARGIN) - toast.width(), bottom)
            bottom -= scaled(TOAST_GAP)
