"""The panels when nothing can be decided here: a bot is to decide, or the game is only shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from indonesia_qt.ui.indonesia.panels.base import Context
from indonesia_qt.ui.measure import margins
from indonesia_qt.wording import tr


class WaitingPanel(QWidget):
    """A bot is to decide. `go_on` is pressed to end a pause."""

    go_on = Signal()

    def __init__(self, context: Context, seat: int, paused: bool) -> None:
        super().__init__()
        name = context.words.seats[seat]
        told = QLabel(
            tr("{bot} is to decide, but the bots are paused.", bot=name)
            if paused
            else tr("{bot} decides\N{HORIZONTAL ELLIPSIS}", bot=name)
        )
        told.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(12, 8, 12, 12))
        layout.addWidget(told)
        if paused:
            button = QPushButton(tr("Let the bots play"))
            button.setProperty("role", "primary")
            button.clicked.connect(self.go_on)
            layout.addStretch(1)
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        else:
            layout.addWidget(QProgressBar(minimum=0, maximum=0, textVisible=False))
            layout.addStretch(1)


class OnlyShownPanel(QWidget):
    """Nothing can be played here, for a reason. `copy_wanted` asks to go on in a copy of the game."""

    copy_wanted = Signal()

    def __init__(self, reason: str) -> None:
        super().__init__()
        told = QLabel(reason, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        button = QPushButton(tr("Continue in a copy"))
        button.setProperty("role", "primary")
        button.clicked.connect(self.copy_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(12, 8, 12, 12))
        layout.addWidget(told)
        layout.addStretch(1)
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
