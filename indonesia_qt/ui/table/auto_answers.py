"""Answers for a person by an order that he has given, until it ends or he stops it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from indonesia_qt.core.flow import Action, Event, Question
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.scaling import margins
from indonesia_qt.ui.table.game_texts import GameTexts
from indonesia_qt.ui.widgets.plain_text import Label


class Order(Struct, frozen=True):
    """The order to answer for `seat`; a game's class of orders says what is answered, and puts it into words."""

    seat: int

    def is_on(self, s: Any) -> bool:
        """Return whether the order still holds in a position."""
        raise NotImplementedError

    def answer(self, view: Any, asked: Question[Any]) -> Action | None:
        """Return the answer to a question; None if the player must decide or the question isn't his."""
        raise NotImplementedError

    def prompt(self) -> str:
        """Return what the program does for the player, after his name, above the board."""
        raise NotImplementedError

    def begun(self, player: str) -> str:
        """Return the sentence for the log about the order."""
        raise NotImplementedError

    def ended(self, player: str) -> str:
        """Return the sentence for the log when the player must decide himself."""
        raise NotImplementedError

    def in_words(self, words: Any, view: Any) -> str:
        """Return what the program does for the player, with no secret that the view doesn't show."""
        raise NotImplementedError


class OrderStrip(QFrame):
    """Shows for whom the program answers; `stopped` is emitted when its button is pressed."""

    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.text = Label(wordWrap=True)
        self.stop = QPushButton(tr("Stop"), autoDefault=False)
        self.stop.setProperty("role", "small")
        self.stop.clicked.connect(self.stopped)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(margins(10, 4, 6, 4))
        layout.addWidget(self.text, 1)
        layout.addWidget(self.stop)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a sentence about the order; an empty text hides the strip."""
        self.text.setText(text)
        self.setVisible(bool(text))


class AutoAnswers(QObject):
    """Carries out the order of one person at a time; each answer is an ordinary action and appears in the log.

    Signals:
        changed: an order was given or stopped.
        noted(text): a sentence for the log.
    """

    changed = Signal()
    noted = Signal(str)

    def __init__(self, bridge: SessionBridge, words: GameTexts, strip: OrderStrip, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge, self.words, self.strip = bridge, words, strip
        self.order: Order | None = None
        self._wait = QTimer(self, singleShot=True)
        bridge.closed.connect(self._wait.stop)
        self._wait.timeout.connect(self._play)
        strip.stopped.connect(self.stop)

    def begin(self, order: Order) -> None:
        """Answer from now on until the order ends or the person stops it."""
        self.order = order
        self.noted.emit(order.begun(self.words.seats[order.seat]))
        self.changed.emit()

    def resume(self, order: Order | None) -> None:
        """Continue an order that was given before, if it still holds."""
        if order is not None and order.seat < len(self.bridge.seats) and order.is_on(self.bridge.session.state):
            self.order = order

    def rest(self) -> None:
        """Cancel the answer that is pending; the order stays."""
        self._wait.stop()

    def stop(self) -> None:
        """Drop the order, so that the person answers again."""
        self._wait.stop()
        self.order = None
        self.changed.emit()

    def follow(self, events: Sequence[Event]) -> None:
        """Drop the order if it has ended or moves were taken back; `events` are empty after undo and redo."""
        self._wait.stop()
        if not events or not (self.order and self.order.is_on(self.bridge.session.state)):
            self.order = None

    def answers(self, asked: Question[Any]) -> bool:
        """Return whether the program answers `asked`, and start the pause of a bot's move before it does.

        The order ends here when the person is to be asked.
        """
        if self.order is None or asked.seat != self.order.seat:
            return False
        if self._answer(asked) is None:
            ended, self.order = self.order, None
            self.noted.emit(ended.ended(self.words.seats[asked.seat]))
            return False
        self._wait.start(self.bridge.pause_ms)
        return True

    def show(self, view: Any) -> None:
        """Show whether the program answers."""
        self.strip.show_text(self.order.in_words(self.words, view) if self.order else "")

    def _answer(self, asked: Question[Any]) -> Action | None:
        session = self.bridge.session
        return self.order.answer(session.game.view(session.state, asked.seat), asked) if self.order else None

    def _play(self) -> None:
        asked = self.bridge.question
        answer = self._answer(asked) if asked else None
        if asked is not None and answer is not None:
            name = self.words.seats[asked.seat]
            self.bridge.submit(answer, self.bridge.made)
            self.noted.emit(tr("The program played for {player}.", player=name))
