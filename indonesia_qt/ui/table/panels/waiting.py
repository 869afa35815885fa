"""The panels when nothing can be decided here: a bot is to decide, or the game is only shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import margins
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.plain_text import Label


class WaitingPanel(QWidget):
    """A bot is to decide.

    Of a pause, `go_on` tells that it ends, `one_decision` that it does for one decision, and `to_person` that the bots
    play without a stop from now on, up to a person's decision.
    """

    go_on = Signal()
    one_decision = Signal()
    to_person = Signal()

    def __init__(self, context: Context, seat: int) -> None:
        super().__init__()
        self._bot = context.words.seats[seat]
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(margins(12, 8, 12, 12))

    def show_thought(self) -> None:
        """Tell that it thinks."""
        self._tell(tr("{bot} decides\N{HORIZONTAL ELLIPSIS}", bot=self._bot))
        self._layout.addWidget(QProgressBar(minimum=0, maximum=0, textVisible=False))
        self._layout.addStretch(1)

    def show_pause(self, people: bool) -> None:
        """Tell that it waits and offer ways to go on; `people` says whether any person plays."""
        self._tell(tr("{bot} is to decide, but the bots are paused.", bot=self._bot))
        self._layout.addStretch(1)
        ways = QHBoxLayout()
        ways.addStretch(1)
        ways.addWidget(_button(tr("One decision"), self.one_decision))
        ways.addWidget(_button(tr("To my decision") if people else tr("To the end"), self.to_person))
        self._layout.addLayout(ways)
        go_on = _button(tr("Let the bots play"), self.go_on)
        go_on.setProperty("role", "primary")
        self._layout.addWidget(go_on, 0, Qt.AlignmentFlag.AlignRight)

    def _tell(self, text: str) -> None:
        self._layout.addWidget(Label(text, wordWrap=True))


def _button(text: str, pressed: SignalInstance) -> QPushButton:
    button = QPushButton(text, autoDefault=False)
    button.clicked.connect(pressed)
    return button


class OnlyShownPanel(QWidget):
    """Nothing can be played here, for a reason. `copy_requested` asks to go on in a copy of the game."""

    copy_requested = Signal()

    def __init__(self, reason: str) -> None:
        super().__init__()
        told = Label(reason, wordWrap=True)
        button = QPushButton(tr("Continue in a copy"))
        button.setProperty("role", "primary")
        button.clicked.connect(self.copy_requested)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(12, 8, 12, 12))
        layout.addWidget(told)
        layout.addStretch(1)
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
