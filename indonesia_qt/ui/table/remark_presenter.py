"""Shows what bots say in a bubble over their cards, beside their heads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.beats.beat import Beat
from indonesia_qt.ui.table.beats.beat_presenter import BeatPresenter
from indonesia_qt.ui.table.heads import HeadSign
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.player_cards import PlayerCards
from indonesia_qt.ui.table.temper import WIN, Remark
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.plain_text import Label, within

STAY_MS = 4000
"""How long a remark stays."""
HEAD, LEAST_WIDTH, GAP = 40, 190, 4
"""Pixels at 100 %: of the head, of the bubble at least, and between the bubble and its card."""
BORDER = 2
"""Pixels of the bubble's line."""


class Speech(QFrame):
    """A remark beside the head of who makes it, at most `width` pixels wide; clicks go through to what lies below."""

    def __init__(self, context: Context, seat: int, text: str, width: int, over: QWidget) -> None:
        super().__init__(over)
        self.setProperty("role", "speech")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = text
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


class RemarkPresenter(QObject):
    """Follows a game, and shows each remark when what it is about is shown; where nothing is shown, none is.

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
        self._waiting: list[Remark] = []
        beats.shown.connect(self._follow_beat)
        beats.ended.connect(self._say_all)
        bridge.closed.connect(self.clear)

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
        words = self.context.words.seats
        found = (one for one in self.remarks() if one.occasion.key == WIN)
        return next(
            (tr("{player}: {remark}", player=words[one.occasion.seat], remark=tr(one.text)) for one in found), ""
        )

    def follow(self, events: Sequence[Event]) -> None:
        """Show what is said about a change, now or with its beat; `events` are empty after undo and redo."""
        before, self._made = self._made, self.bridge.made
        if not events:
            self.clear()
            return
        if self.bridge.session.entries[-1].seat in self.bridge.people:
            self._end_all()  # whoever has answered plays on, and sees what lies below
        if self.beats.is_on:
            self._waiting += (one for one in self.remarks() if before <= one.occasion.at and one.occasion.key != WIN)
        if not self.beats.is_behind:
            self._say_all()
        elif self.beats.beat is not None:
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
        seat, text = remark.occasion.seat, tr(remark.text)
        card = self.cards.cards[seat]
        card.say(text)
        seen = card.visibleRegion().boundingRect()
        if seen.isEmpty():
            return
        self._end(seat)
        over = card.window()
        width = max(card.width(), scaled(LEAST_WIDTH))
        speech = self.speeches[seat] = Speech(self.context, seat, text, width, over)
        left, right = card.mapTo(over, seen.topLeft()), card.mapTo(over, seen.topRight())
        speech.move(max(0, min(left.x(), right.x() + 1 - speech.width())), left.y() - speech.height() - scaled(GAP))
        speech.show()
        speech.raise_()
        QTimer.singleShot(STAY_MS, speech, lambda: self._end(seat))
        announce(card, tr("{player}: {remark}", player=self.context.words.seats[seat], remark=text))
        self.said.emit(remark)

    def _end_all(self) -> None:
        for seat in tuple(self.speeches):
            self._end(seat)

    def _end(self, seat: int) -> None:
        if speech := self.speeches.pop(seat, None):
            speech.hide()
            speech.deleteLater()
