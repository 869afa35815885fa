"""Short messages that go away by themselves: at the pointer, at the edge of the board, by the screen reader."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label, within


def announce(about: QObject, text: str) -> None:
    """Have a sentence about something on the screen read out; Qt before 6.8 can't, and says nothing."""
    if text and hasattr(QtGui, "QAccessibleAnnouncementEvent"):
        QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(about, text))


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
