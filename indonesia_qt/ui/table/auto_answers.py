"""Answers for a person by an order that he has given, until it ends or he stops it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

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
    """The order to answer for `seat`; a game's class of orders says what is answered, and puts it into words.

    One that `lasts` goes on after questions that the player answers himself, and undo takes what was answered by it
    back with the decision before; else it ends as soon as the player is asked.
    """

    lasts: ClassVar[bool] = False
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
        """Return the sentence for the log when the player must decide himself and the order doesn't last."""
        raise NotImplementedError

    def remark(self, view: Any, asked: Question[Any], player: str) -> str:  # noqa: ARG002
        """Return a sentence for the log about the answer to a question where that isn't the only one as good."""
        return ""

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
    """Carries out the orders of people; each answer is an ordinary action, and the log says once that an order began.

    An answer waits as long as a bot's would: the pause of a move, or until what is shown is over. The last order that
    was given comes first, and is the one that is shown and stopped.

    Signals:
        changed: an order was given or stopped.
        noted(text): a sentence for the log.
    """

    changed = Signal()
    noted = Signal(str)

    def __init__(self, bridge: SessionBridge, words: GameTexts, strip: OrderStrip, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge, self.words, self.strip = bridge, words, strip
        self.orders: list[Order] = []
        self._begun_at = -1
        self._pending: tuple[Order, Action, str] | None = None
        """The order that answers next, its answer, and what it remarks on that."""
        self._remarked: set[str] = set()
        """What was remarked since the last order was given: each thing once."""
        self._wait = QTimer(self, singleShot=True)
        bridge.closed.connect(self.rest)
        self._wait.timeout.connect(self._play)
        strip.stopped.connect(self.stop)

    @property
    def order(self) -> Order | None:
        """The order that was given last; None without any."""
        return self.orders[-1] if self.orders else None

    @property
    def is_answering(self) -> bool:
        """Whether an order is about to answer the open question."""
        return self._pending is not None

    def begin(self, order: Order) -> None:
        """Answer from now on until the order ends or the person stops it."""
        self.orders = [one for one in self.orders if (type(one), one.seat) != (type(order), order.seat)]
        self.orders.append(order)
        self._begun_at = self.bridge.made
        self._remarked.clear()
        self.noted.emit(order.begun(self.words.seats[order.seat]))
        self.changed.emit()

    def resume(self, orders: Sequence[Order]) -> None:
        """Continue orders that were given before, as far as they still hold."""
        seats, position = len(self.bridge.seats), self.bridge.session.state
        self.orders = [order for order in orders if order.seat < seats and order.is_on(position)]

    def rest(self) -> None:
        """Cancel the answer that is pending; the orders stay."""
        self._wait.stop()
        self._pending = None

    def go_on(self) -> None:
        """Give the answer that is pending, if there is one, after the pause that follows what was shown."""
        if self._pending:
            self._wait.start(self.bridge.pace() or 0)

    @property
    def is_pending(self) -> bool:
        """Whether an order answers the open question."""
        return self._pending is not None

    def stop(self) -> None:
        """Drop the last order, so that the person answers again."""
        self.rest()
        del self.orders[-1:]
        self.changed.emit()

    def follow(self, events: Sequence[Event]) -> None:
        """Drop orders that have ended, all if moves were taken back; `events` are empty after undo and redo."""
        self.rest()
        self.orders = [order for order in self.orders if events and order.is_on(self.bridge.session.state)]

    def answers(self, asked: Question[Any]) -> Order | None:
        """Return the order that answers `asked`, and start the pause of a bot's move before it does.

        An order that doesn't last ends here when the person is to be asked.
        """
        for order in [one for one in reversed(self.orders) if one.seat == asked.seat]:
            if (answer := self._answer(order, asked)) is not None:
                self._pending = order, answer, order.remark(self._view(asked), asked, self.words.seats[asked.seat])
                self.go_on()
                return order
            if not order.lasts:
                self.orders.remove(order)
                self.noted.emit(order.ended(self.words.seats[asked.seat]))
        return None

    def show(self, view: Any) -> None:
        """Show whether the program answers."""
        self.strip.show_text(self.order.in_words(self.words, view) if self.order else "")

    def _answer(self, order: Order, asked: Question[Any]) -> Action | None:
        return order.answer(self._view(asked), asked)

    def _view(self, asked: Question[Any]) -> Any:
        """The position as the one who is asked may see it."""
        session = self.bridge.session
        return session.game.view(session.state, asked.seat)

    def _play(self) -> None:
        assert self._pending
        if self.bridge.pace() is None:
            return  # what is shown isn't over; when it is, `go_on` is called
        (order, answer, remark), self._pending = self._pending, None
        at = self.bridge.made
        if remark and remark not in self._remarked:
            self._remarked.add(remark)
            self.noted.emit(remark)
        self.bridge.submit(answer, at)
        if order.lasts and at != self._begun_at:
            self.bridge.join(at)
