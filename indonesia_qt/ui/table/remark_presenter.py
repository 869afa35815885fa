"""Shows what bots say in a bubble next to their cards, beside their heads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.table.beats.beat import Beat
from indonesia_qt.ui.table.beats.beat_presenter import BeatPresenter
from indonesia_qt.ui.table.heads import HeadSign
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.player_cards import PlayerCards
from indonesia_qt.ui.table.temper import WIN, Remark
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.messages import Concern, announce
from indonesia_qt.ui.widgets.plain_text import Label, within

STAY_MS, LEAST_STAY_MS = 4000, 1500
"""How long a remark stays, and how long at least before the next event takes it away."""
HEAD, LEAST_WIDTH, GAP = 40, 190, 4
"""Pixels at 100 %: of the head, of the bubble at least, and between the bubble and its card."""
BORDER = 2
"""Pixels of the bubble's line."""
STEP = 8
"""Pixels between the places that are tried along a card."""


class Speech(QFrame):
    """A remark beside the head of who makes it, at most `width` pixels wide; clicks go through to what lies below."""

    def __init__(self, context: Context, remark: Remark, width: int, over: QWidget) -> None:
        super().__init__(over)
        self.remark, self.age = remark, QElapsedTimer()
        self.setProperty("role", "speech")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        seat, text = remark.occasion.seat, tr(remark.text)
        head = HeadSign(HEAD, context.icons.theme)
        words = Label(wordWrap=True)
        around = margins(6, 6, 10, 6)
        self.setLayout(row_of(head, words, contentsMargins=around, spacing=scaled(8)))
        head.show_head(context.head_of(seat), context.colours[seat], context.words.seats[seat])
        self.ensurePolished()  # the style's font counts
        metrics = words.fontMetrics()
        widest = width - scaled(HEAD) - scaled(8) - around.left() - around.right() - 2 * BORDER
        words.setText(within(text, metrics, widest))
        words.setFixedWidth(min(widest, metrics.horizontalAdvance(text) + 2))
        self.adjustSize()
        self.age.start()


class RemarkPresenter(QObject):
    """Follows a game, and shows each remark when what it is about is shown; where nothing is shown, none is.

    A remark lies on the edge of the board next to its player's card, where it covers nothing that has to be seen.
    Without such a place it is beside the prompt; while something else is there, it waits until a person decides.

    - `said`: a remark is shown
    """

    said = Signal(object)

    def __init__(
        self, context: Context, bridge: SessionBridge, beats: BeatPresenter, cards: PlayerCards, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.beats, self.cards = context, bridge, beats, cards
        self.speeches: dict[int, Speech] = {}
        """What is shown, by the seats that say it."""
        self._made = bridge.made
        self._board: MapView | None = None
        self._waiting: list[Remark] = []
        """What is to be said with its beat."""
        self._crowded_out: list[Remark] = []
        """What was said, but had no place."""
        beats.said.connect(self._follow_beat)
        beats.coins.played.connect(self.make_way)
        beats.ended.connect(self._say_all)
        beats.ended.connect(self.make_way)
        bridge.closed.connect(self.clear)

    def lay_over(self, board: MapView) -> None:
        """Show remarks on this board from now on."""
        self._board = board

    def make_way(self) -> None:
        """Go from what has to be seen now, and show what had no place before."""
        for seat, speech in tuple(self.speeches.items()):
            if not self._place(speech):
                if not speech.age.hasExpired(LEAST_STAY_MS):
                    self._crowded_out.append(speech.remark)
                self._end(seat)
        for one in tuple(self._crowded_out):
            self._show(one)

    def remarks(self) -> list[Remark]:
        """Return all that was said so far by those who are bots now; nothing unless that is preferred."""
        bridge = self.bridge
        if not self.context.preferences.is_on("heads"):
            return []
        happened = [bridge.session.opening, *(entry.events for entry in bridge.session.entries)]
        bots = set(range(len(bridge.seats))).difference(bridge.people)
        return list(self.context.ui.temper.remarks(happened, bots, bridge.seed))

    def of_winner(self) -> str:
        """Return what the winner says at the end, with the name; empty where it says nothing."""
        return next((self._spoken(one) for one in self.remarks() if one.occasion.key == WIN), "")

    def follow(self, events: Sequence[Event]) -> None:
        """Show what is said about a change, now or with its beat; `events` are empty after undo and redo."""
        before, self._made = self._made, self.bridge.made
        if not events:
            self.clear()
            return
        if self.bridge.session.entries[-1].seat in self.bridge.people:
            self._end_all()  # whoever has answered plays on, and sees what lies below
        for seat, speech in tuple(self.speeches.items()):
            if speech.age.hasExpired(LEAST_STAY_MS):
                self._end(seat)
        if self.beats.is_on:
            self._waiting += (one for one in self.remarks() if before <= one.occasion.at and one.occasion.key != WIN)
        if not self.beats.is_behind:
            self._say_all()
        elif self.beats.beat is not None and self.beats.is_said:
            self._follow_beat(self.beats.beat)

    def clear(self) -> None:
        """Take away what is shown, and forget what waits."""
        self._made = self.bridge.made
        self._waiting.clear()
        self._end_all()

    def _follow_beat(self, beat: Beat) -> None:
        """Say what those whom a beat concerns have to say."""
        for one in [one for one in self._waiting if one.occasion.seat in beat.seats]:
            self._say(one)

    def _say_all(self) -> None:
        for one in tuple(self._waiting):
            self._say(one)

    def _say(self, remark: Remark) -> None:
        self._waiting.remove(remark)
        card = self.cards.cards[remark.occasion.seat]
        card.say(tr(remark.text))
        announce(card, self._spoken(remark), Concern.OTHERS)
        self._crowded_out.append(remark)
        self._show(remark)

    def _show(self, remark: Remark) -> None:
        """Show what had no place yet, if it has one now."""
        if self._board is None:
            return
        seat = remark.occasion.seat
        width = max(self.cards.cards[seat].width(), scaled(LEAST_WIDTH))
        speech = Speech(self.context, remark, width, self._board)
        if not self._place(speech):
            speech.deleteLater()
            prompt = self.beats.board.decision.prompt
            if prompt.news.isHidden():
                self._crowded_out.remove(remark)
                prompt.say(self._spoken(remark), STAY_MS)
                self.said.emit(remark)
            return
        self._crowded_out.remove(remark)
        self._end(seat)
        self.speeches[seat] = speech
        speech.lower()  # below all that comes over the board
        self._board.viewport().lower()
        speech.show()
        later(speech, lambda: self._end(seat), STAY_MS)
        self.said.emit(remark)

    def _spoken(self, remark: Remark) -> str:
        player = self.context.words.seats[remark.occasion.seat]
        return tr("{player}: {remark}", player=player, remark=tr(remark.text))

    def _place(self, speech: Speech) -> bool:
        """Put a bubble next to its player's card where it covers nothing that has to be seen; False if it can't be."""
        board, card = self._board, self.cards.cards[speech.remark.occasion.seat]
        seen = card.visibleRegion().boundingRect()
        if board is None or seen.isEmpty():
            return False
        beside = QRect(board.mapFromGlobal(card.mapToGlobal(seen.topLeft())), seen.size())
        room = board.rect().adjusted(0, 0, -speech.width(), -speech.height())
        coins = [QRect(board.mapFromGlobal(coin.topLeft()), coin.size()) for coin in self.beats.coins.places]
        edge = min(beside.top(), *(coin.top() for coin in coins)) if coins else beside.top()
        top = min(max(room.top(), edge - scaled(GAP) - speech.height()), room.bottom())
        kept = board.kept_in_sight(but=speech)
        head = scaled(HEAD)
        most = range(beside.left() - speech.width() + head, beside.right() - head, STEP)
        for left in sorted({beside.left(), *most}, key=lambda left: abs(left - beside.left())):
            box = QRect(QPoint(min(max(room.left(), left), room.right()), top), speech.size())
            if not any(map(box.intersects, kept)):
                speech.setGeometry(box)
                return True
        return False

    def _end_all(self) -> None:
        self._crowded_out.clear()
        for seat in tuple(self.speeches):
            self._end(seat)

    def _end(self, seat: int) -> None:
        if speech := self.speeches.pop(seat, None):
            speech.hide()
            speech.deleteLater()
