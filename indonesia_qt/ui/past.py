"""The signs that the table shows an earlier moment: a banner in the place of the prompt, and a frame on the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from indonesia_qt.ui.theme import Theme

FRAME = 4
"""Pixels of the frame around a board that shows the past."""


class PastBanner(QFrame):
    """Tells which moment is shown, and leads back to the present.

    `play_wanted` asks to be shown what came then, step by step, or to stop; the others ask for what their buttons say.
    """

    play_wanted = Signal(bool)
    return_wanted = Signal()
    branch_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "past")
        self.text = QLabel()
        # The window must not get wider for a long text.
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.play = _button("\N{BLACK RIGHT-POINTING TRIANGLE}", "Show what came then, step by step")
        self.play.setAccessibleName("Play")
        self.play.setCheckable(True)
        self.back = _button("Return", "Back to the present (Esc)")
        self.branch = _button("Branch here", "Play on from here in a new game; this one stays as it is")
        self.undo = _button("Undo to here", "Take back everything that came then; Redo brings it again")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 2, 2, 2)
        layout.setSpacing(2)
        layout.addWidget(self.text, 1)
        for button in (self.play, self.back, self.branch, self.undo):
            layout.addWidget(button)
        self.play.toggled.connect(self.play_wanted)
        self.back.clicked.connect(self.return_wanted)
        self.branch.clicked.connect(self.branch_wanted)
        self.undo.clicked.connect(self.undo_wanted)

    def show_text(self, text: str) -> None:
        """Tell which moment is shown."""
        self.text.setText(text)
        self.text.setToolTip(text)


def _button(text: str, help: str) -> QToolButton:  # noqa: A002
    button = QToolButton()
    button.setText(text)
    button.setToolTip(help)
    button.setProperty("role", "small")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


class PastFrame(QWidget):
    """A frame over the whole of `within`, which takes no room there and lets every click through."""

    def __init__(self, theme: Theme, within: QWidget) -> None:
        super().__init__(within)
        self.theme, self.within = theme, within
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        within.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is framed."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Lie over everything."""
        super().showEvent(event)
        self.resize(self.within.size())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the frame."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self.theme.interface.accent), FRAME))
        half = FRAME / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
