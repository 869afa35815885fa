"""Bids for a person in one auction: always the least that is needed, up to a limit that he has set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from indonesia_qt.core.flow import Action, Event, Question
from indonesia_qt.games.indonesia.rules.actions import Pass, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import Auction, RaiseBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.scaling import margins
from indonesia_qt.ui.widgets.plain_text import Label


class AutoBid(Struct, frozen=True):
    """The order to bid for `seat` for two companies up to `limit` rupiah, and then to pass, or else to ask him."""

    seat: int
    first: str
    second: str
    limit: int
    then_pass: bool

    def is_on(self, s: State) -> bool:
        """Return whether the auction of this order still goes on with the player in it."""
        return any(self._is_mine(frame) and self.seat not in frame.gone for frame in s.stack)

    def _is_mine(self, frame: object) -> bool:
        return isinstance(frame, Auction) and (frame.first, frame.second) == (self.first, self.second)

    def answer(self, view: State, asked: object) -> Action | None:
        """Return the bid or the pass that answers `asked`; None if the player must decide or the question isn't his."""
        if not isinstance(asked, RaiseBid) or asked.seat != self.seat or not self._is_mine(asked.auction):
            return None
        bids = asked.bids(view)
        if bids and bids[0] <= self.limit:
            return Raise(bids[0])
        return Pass() if self.then_pass else None


class AutoBidStrip(QFrame):
    """Shows for whom the program bids; `stopped` is emitted when its button is pressed."""

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


class AutoBidder(QObject):
    """Carries out the order of one person at a time; each bid is an ordinary action and appears in the log.

    Signals:
        changed: an order was given or stopped.
        noted(text): a sentence for the log.
    """

    changed = Signal()
    noted = Signal(str)

    def __init__(self, bridge: SessionBridge, words: GameTexts, strip: AutoBidStrip, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge, self.words, self.strip = bridge, words, strip
        self.order: AutoBid | None = None
        self._wait = QTimer(self, singleShot=True)
        bridge.closed.connect(self._wait.stop)
        self._wait.timeout.connect(self._play)
        strip.stopped.connect(self.stop)

    def begin(self, order: AutoBid) -> None:
        """Bid from now on until the auction is over, the limit is passed or the person stops it."""
        self.order = order
        self.noted.emit(tr("The program bids for {player} in this auction.", player=self.words.seats[order.seat]))
        self.changed.emit()

    def resume(self, order: AutoBid | None) -> None:
        """Continue an order that was given before, if its auction still goes on."""
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
        """Drop the order if its auction has ended or moves were taken back; `events` are empty after undo and redo."""
        self._wait.stop()
        if not events or not (self.order and self.order.is_on(self.bridge.session.state)):
            self.order = None

    def answers(self, asked: Question[Any]) -> bool:
        """Return whether the program answers `asked`, and start the pause of a bot's move before it does.

        The order ends here when its limit is passed and the person is to be asked.
        """
        if self.order is None or asked.seat != self.order.seat:
            return False
        if self._answer(asked) is None:
            self.order = None
            self.noted.emit(tr("The bids have passed the limit of {player}.", player=self.words.seats[asked.seat]))
            return False
        self._wait.start(self.bridge.pause_ms)
        return True

    def show(self, view: State) -> None:
        """Show whether the program bids; show the limit only where the person's secrets are shown."""
        order, text = self.order, ""
        if order is not None:
            text = self._order_text(order, view.players[order.seat].secret)
        self.strip.show_text(text)

    def _order_text(self, order: AutoBid, without_limit: bool) -> str:
        player = self.words.seats[order.seat]
        if without_limit:
            if order.then_pass:
                return tr("The program bids for {player} and passes then.", player=player)
            return tr("The program bids for {player} and asks then.", player=player)
        limit = rupiah(order.limit)
        if order.then_pass:
            return tr("The program bids for {player} up to {limit} and passes then.", player=player, limit=limit)
        return tr("The program bids for {player} up to {limit} and asks then.", player=player, limit=limit)

    def _answer(self, asked: Question[Any]) -> Action | None:
        session = self.bridge.session
        return self.order.answer(session.game.view(session.state, asked.seat), asked) if self.order else None

    def _play(self) -> None:
        asked = self.bridge.question
        answer = self._answer(asked) if asked else None
        if asked is not None and answer is not None:
            name = self.words.seats[asked.seat]
            self.bridge.submit(answer, self.bridge.made)
            self.noted.emit(tr("The program answered for {player}.", player=name))
