"""The widgets that show a decision: the prompt, the host of its panel, panels for waiting; and all answers to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QSizePolicy, QStackedWidget, QWidget

from indonesia_qt.core.flow import Question
from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import as_sentence, labelled, tr
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.scaling import is_crowded, margins, scaled
from indonesia_qt.ui.table.auto_answers import OrderStrip
from indonesia_qt.ui.table.hints import HintCard
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.records import Answer
from indonesia_qt.ui.widgets.fitting_labels import ElidedLabel
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import Part, RowScroll, column_of, row_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.overlay import OVERLAY_GAP, EvasiveCard
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, push_button, tip
from indonesia_qt.ui.widgets.rich_text import rich
from indonesia_qt.ui.widgets.settling import Settling

LEAST_NEWS, NEWS_SHARE = 90, 0.4
"""Pixels at 100 % that a message beside a prompt has, however long that is; the part of the room that it has if that is
enough for both, unless the prompt can have one line."""


LEAST_BUTTONS = 180
"""Pixels at 100 % that the banner of the past leaves to the buttons in its line."""


class Prompt(QFrame):
    """Says who must do what; `rules_requested` asks for the rules of this decision.

    A message or a caption beside it has the room that the prompt leaves, which is to be whole. While the past is shown,
    the banner of its moment takes their place.
    """

    rules_requested = Signal()

    def __init__(self, context: Context, past: QWidget) -> None:
        super().__init__()
        self.context = context
        self._caption = ""
        self.symbol, self.text = Label(), ElidedLabel()
        rules = tr("Rules for this decision")
        self.rules = SmallButton("?", rules, rules, focusPolicy=Qt.FocusPolicy.TabFocus)
        self.rules.clicked.connect(self.rules_requested)
        self.news = ElidedLabel(by_sentence=True)
        self.news.setProperty("role", "quiet")
        self.news.hide()
        self._until = QTimer(self, singleShot=True)
        self._until.timeout.connect(lambda: self._show_news(""))
        self._question = self._new_round = ""
        self._asks = QTimer(self, singleShot=True)
        self._asks.timeout.connect(self._ask)
        self._present, self._past = QWidget(), RowScroll(past)
        self._row = row_of(self.symbol, (self.text, 1), (self.news, 1), contentsMargins=QMargins())
        self._present.setLayout(self._row)
        self._moments = QStackedWidget()  # as high for the one as for the other
        self._moments.addWidget(self._present)
        self._moments.addWidget(self._past)
        self.setLayout(row_of((self._moments, 1), self.rules, contentsMargins=margins(10, 2, 10, 2)))

    def say(self, text: str, milliseconds: int) -> None:
        """Show a sentence beside the prompt for some time; an empty one takes away the one that is shown."""
        self._until.start(milliseconds)
        self._show_news(text)

    def show_caption(self, text: str, lines: Sequence[str]) -> None:
        """Show what others did beside the prompt, with more lines in its tip, until it is hidden or a message comes."""
        self._until.stop()
        self._show_news(text)
        self._caption = text
        self.news.setToolTip(tip("\n".join([text, *lines])))

    def hide_caption(self) -> None:
        """Take away the caption, if it is still shown."""
        if self._caption:
            self._show_news("")

    def _show_news(self, text: str) -> None:
        self._caption = ""
        self.news.show_text(text)
        self.news.setVisible(bool(text))
        self._give_room()

    def show_past(self) -> None:
        """Show the banner of a moment in the past until another text is shown."""
        self._moments.setCurrentWidget(self._past)
        self.rules.hide()  # as what it says is in the menu, the banner has its room
        line = self.parentWidget()
        if line is not None:  # other buttons of the line give way, but for some
            room = line.width() - scaled(LEAST_BUTTONS)
            self._past.setMinimumWidth(max(0, min(self._past.row.minimumSizeHint().width(), room)))

    def hide_message(self) -> None:
        """Take away the message that is still shown, if there is one."""
        if self._until.isActive():
            self.say("", 0)

    def show_text(self, seat: int | None, text: str, *, is_news: bool = True, new_round: str = "") -> None:
        """Show what `seat`, if any, must do, and have a screen reader read it if that `is_news`.

        It is read after everything that led to it, and after the name of a new round.
        """
        self._past.setMinimumWidth(0)  # while it is seen, or the line wouldn't know of it
        self._moments.setCurrentWidget(self._present)
        self.rules.show()
        self.symbol.setVisible(seat is not None)
        self._question, self._new_round = "", new_round or self._new_round
        if seat is not None:
            self.context.icons.show_seat(self.symbol, self.context.colours[seat], 20)
            name = self.context.words.seats[seat]
            if is_news:
                self._question = labelled(name, text)
                self._asks.start()
            text = rich("<b>{name}</b> \N{EM DASH} {text}", name=name, text=text)
        self.text.show_text(text)
        self._give_room()

    def _ask(self) -> None:
        if self._question:
            announce(self, as_sentence(self._new_round))
            self._new_round = ""
        announce(self, self._question)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """Let a message be as wide as the prompt allows; one that needs more has the prompt's place for its time."""
        is_news = not self.news.isHidden()
        room = self._present.width() - self.text.x() - self._row.spacing()
        needs = self.news.least_width() if is_news else 0
        beside = max(scaled(LEAST_NEWS), room - self.text.least_width())
        needs_more = needs > beside and self._until.isActive()
        self.text.setHidden(needs_more)
        width = room if needs_more else min(beside, max(needs, round(NEWS_SHARE * room)))
        if is_news and not needs_more and (left := room - self.text.line_width()) >= needs:
            width = min(left, max(width, self.news.line_width()))  # the prompt has one line, and the message if it can
        self._row.setStretchFactor(self.text, max(1, room - width))
        self._row.setStretchFactor(self.news, max(1, width))


HINT_SHARE = 0.5
"""The part of the height that a hint takes at most."""
FOLLOWED = QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent
NARROWEST, NARROWEST_SCALED = 300, 220
"""Pixels that a panel needs, and those that it needs of what grows with the text."""


class PanelHost(QFrame):
    """Holds the panel of the present question; `replaced` says that there is another one."""

    replaced = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        # No panel may widen the dock, for then the board would move.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(max(NARROWEST, scaled(NARROWEST_SCALED)))
        self.panel: QWidget = QWidget()
        self.order = OrderStrip()
        self.hint = HintCard(context, self)
        self.hint.installEventFilter(self)
        self._below: list[EvasiveCard] = []
        self.layout_ = column_of(self.order, (self.panel, 1), contentsMargins=QMargins(), spacing=0)
        self.setLayout(self.layout_)

    def sizeHint(self) -> QSize:
        """Return a size in which the panel has what it asks for."""
        return super().sizeHint().expandedTo(QSize(0, self.panel.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Return the size that the panel needs; the hint and the cards give way."""
        least, around = super().minimumSizeHint(), self.layout_.contentsMargins()
        return QSize(least.width(), least.height() - around.top() - around.bottom())

    def lay_below(self, card: EvasiveCard) -> None:
        """Have a card at the lower edge, with the panel above it, while it is shown."""
        self._below.append(card)
        card.setParent(self)
        card.hide()
        card.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the hint and the cards their share of the room."""
        super().resizeEvent(event)
        self._place_cards()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the hint and the cards as they come, change and go."""
        if event.type() in FOLLOWED:
            self._place_cards()
        return super().eventFilter(watched, event)

    def _place_cards(self) -> None:
        """Put the hint above the rest and cards below it; or over it without room for all: the dock mustn't grow."""
        around = self.layout_.contentsMargins()
        above, below, rest = 0, 0, self.layout_.minimumSize().height() - around.top() - around.bottom()
        if not self.hint.isHidden():
            least, whole = self.hint.minimumSizeHint().height(), self.hint.sizeHint().height()
            most = round(HINT_SHARE * self.height())
            if not is_crowded(self):
                most = min(most, self.height() - self._wrapped(rest))
            high = min(self.height(), max(least, min(whole, most)))
            above = max(0, min(high, self.height() - rest))
            self.hint.setGeometry(0, 0, self.width(), high)
            self.hint.raise_()
        for card in (card for card in self._below if not card.isHidden()):
            edge = scaled(OVERLAY_GAP)
            wide, room = self.width() - 2 * edge, self.height() - above - self._wrapped(rest)
            card.fit(QSize(wide, room - 2 * edge))
            high = min(self.height(), card.heightForWidth(wide))
            card.setGeometry(edge, self.height() - high - edge, wide, high)
            card.raise_()
            below = max(below, min(high + 2 * edge, room))
        self.layout_.setContentsMargins(0, above, 0, below)

    def _wrapped(self, least: int) -> int:
        """The height that the panel needs in the present width, at least the one given."""
        around = self.layout_.contentsMargins()
        if not self.layout_.hasHeightForWidth():
            return least
        return max(least, self.layout_.minimumHeightForWidth(self.width()) - around.top() - around.bottom())

    def show_panel(self, panel: QWidget) -> None:
        """Put another panel in the place of the present one."""
        self.replaced.emit()
        self.layout_.replaceWidget(self.panel, panel)
        self._left = self.panel  # it may be in the middle of a click
        self._left.hide()
        self._left.setParent(None)
        self._left.deleteLater()
        self.panel = panel
        panel.show()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # or it would be painted unfinished


class WaitingPanel(QWidget):
    """Shows that it is the turn of bots, above what there is to see `meanwhile`."""

    def __init__(self, context: Context, meanwhile: QWidget | None = None) -> None:
        super().__init__()
        self._names, self._meanwhile = context.words.seats, meanwhile

    def show_turn(
        self,
        text: str,
        skip: Callable[[], object] | None = None,
        take_over: Callable[[], object] | None = None,
        *,
        thinks: bool = False,
    ) -> None:
        """Say what goes on, and offer to `skip` to a person's turn, and to play instead of the bot.

        The rows are always the same, as these panels follow each other every second.
        """
        bar = QProgressBar(minimum=0, maximum=0, textVisible=False)
        bar.setAccessibleName(text)
        take = push_button(tr("Take over"), take_over or (lambda: None))
        for part, is_shown in ((bar, thinks), (take, take_over is not None)):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            if not is_shown:
                part.hide()
        skipping = [_skip_button(tr("Skip to my turn"), skip)] if skip else []
        self._show(Label(text, wordWrap=True), bar, row_of(*skipping, take, 1), 1)

    def show_meanwhile(self) -> None:
        """Show only what there is to see meanwhile, where something above the panel says what goes on."""
        self._show(1)

    def show_wait(self, reason: str) -> None:
        """Show what is waited for."""
        self._show(Label(reason, role="strong", wordWrap=True), 1)

    def show_replay(self, come_back: Callable[[], object]) -> None:
        """Show that a replay runs, which tells what happened in its own time, and offer to `come_back` from it."""
        back = push_button(tr("Return to the present"), come_back, "primary")
        self._show(Label(tr("The replay is running."), wordWrap=True), 1, row_of(1, back))

    def show_pause(self, seat: int, bridge: SessionBridge, take_over: Callable[[], object]) -> None:
        """Show that one waits, and offer ways to go on, such as to play instead of the bot."""
        once = push_button(tr("One move"), bridge.let_decide_once)
        on = _skip_button(tr("Skip to my turn") if bridge.people else tr("Skip to the end"), bridge.play_to_person)
        go_on = push_button(tr("Resume bots"), lambda: bridge.set_paused(False), "primary")
        text = tr("It’s {bot}’s turn, but the bots are paused.", bot=self._names[seat])
        others = FlowLayout(spacing=scaled(6))
        others.addWidget(once)
        others.addWidget(on)
        others.addWidget(push_button(tr("Take over"), take_over))
        self._show(Label(text, wordWrap=True), others, 1, go_on)

    def _show(self, *parts: Part) -> None:
        if self._meanwhile:  # takes the room that would be empty
            parts = tuple((self._meanwhile, 1) if part == 1 else part for part in parts)
        self.setLayout(column_of(*parts, contentsMargins=margins(12, 8, 12, 12)))


def _skip_button(text: str, skip: Callable[[], object]) -> QPushButton:
    """A button that skips others' moves: it stands where no answer is given, and takes no click at first."""
    button = push_button(text, skip)
    Settling(button, waits_always=True)
    return button


class OnlyShownPanel(QWidget):
    """Says why nothing can be played here; `ask_copy` asks to go on in a copy of the game."""

    def __init__(self, reason: str, ask_copy: Callable[[], object]) -> None:
        super().__init__()
        copy = push_button(tr("Continue in a copy"), ask_copy, "primary")
        text = Label(reason, wordWrap=True)
        self.setLayout(column_of(text, 1, row_of(1, copy), contentsMargins=margins(12, 8, 12, 12)))


def possible_answers(context: Context, view: Any, asked: Question[Any], typed: str = "") -> list[Answer]:
    """Return the answers in whose words everything `typed` occurs; a typed number is also an amount to bid."""
    numbers = [int(number) for number in re.findall(r"\d+", typed.replace(",", ""))]
    sought = folded(typed).split()
    found = []
    for action in dict.fromkeys(context.ui.questions[type(asked)].options(view, asked, numbers)):
        answer = Answer(action, context.action_text(view, asked, action))
        text = folded(" ".join(answer.words))
        if all(word in text or word.replace(",", "") in text.replace(",", "") for word in sought):
            found.append(answer)
    return found
