"""A bot's advice: asked in a process of its own, and shown as a hint on a card above the panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QEvent, QMargins, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QSizePolicy, QWidget

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.bots import BotRequest
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.i18n.text import as_sentence, clauses, paragraph, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.advice import Advice, Candidate, Explanation
from indonesia_qt.ui.table.bot_labels import player_name
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import Context, QuestionPanel
from indonesia_qt.ui.table.records import ActionGroupText
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, tip
from indonesia_qt.ui.widgets.settling import Settling


def ask_advice(
    bridge: SessionBridge, advice: Advice, number: int, view: Any, asked: Question[Any], thinker: str = ""
) -> BotRequest:
    """Ask a bot about the decision with this number: `advisers` answer what `advice.explanation` takes.

    That is the one that gives hints, or a `thinker` by the name of a seat. It knows no more than `view`, so it can give
    no secret away. A question that is still open is given up.
    """
    request = bridge.bot_request(thinker or advice.strongest, view, asked, number)
    if not thinker and advice.make_for_hints is not None:
        request = request._replace(make=advice.make_for_hints)
    bridge.advisers.consult(request, advice.answer_type, advice.alone, advice.together)
    return request


BUDGET_MS = 24_000
"""How long a bot thinks on at most to become sure while the question stands, in milliseconds."""
OTHERS_HEIGHT = 116
"""Pixels at 100 % of the list of other answers, which takes the place of the line about some of them."""
ALSO = 2
"""The number of other answers that this line names."""


class HintCard(QFrame):
    """Shows that a bot thinks, and then what it found best.

    - `taken`: the answer to give
    - `pointed`: the answer to show on the board
    """

    taken = Signal(object)
    pointed = Signal(object)

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "hint")
        self.context, self.advice = context, context.ui.advice()
        self.best: Action | None = None
        self.title = Label(role="strong", wordWrap=True)
        self.away = SmallButton("\N{MULTIPLICATION X}", "", autoRaise=True)
        self.thinking = QProgressBar(minimum=0, maximum=0, textVisible=False)
        self.key_reason = Label(wordWrap=True)
        self.certainty = Label(wordWrap=True, role="quiet")
        self.instead = Label(wordWrap=True, role="quiet")
        self.details = Label(role="quiet", wordWrap=True)
        self.details.setToolTip(tip(tr(self.advice.explained)))
        self.others = ChoiceList(tr("Other moves"))
        self.others.setMinimumHeight(scaled(OTHERS_HEIGHT))
        self.others.value_changed.connect(self._other_changed)
        self.more = _small_switch(tr("Alternatives"), tr("Show the next-best moves"), self._show_others)
        self.in_detail = _small_switch(
            tr("Details"), tr("Show what the bot expects of the best moves"), self._show_details
        )
        self.take = QPushButton(tr("Play this"), autoDefault=True)
        self._settling = Settling(self.take)
        self.others.value_taken.connect(self.take.click)
        self.take.clicked.connect(lambda: self.taken.emit(self.chosen))
        reasons = self.title, self.key_reason, self.certainty, self.instead, self.details, self.others
        self.room = ReasonScroll(tr("Hint"), *reasons)
        head, foot = row_of((self.room, 1), self.away), row_of(self.more, self.in_detail, 1, self.take)
        head.setAlignment(self.away, Qt.AlignmentFlag.AlignTop)
        parts = head, self.thinking, foot
        self.setLayout(column_of(*parts, contentsMargins=margins(10, 5, 6, 6), spacing=scaled(3)))
        self.hide()

    @property
    def chosen(self) -> Action | None:
        """The answer that would be given: the best, or the other one that is chosen."""
        other: Action | None = self.others.value()
        return other or self.best

    def show_thinking(self, bot: str) -> None:
        """Show that a bot thinks."""
        self._fill(tr("{bot} is thinking…", bot=bot), tr("Cancel (Esc)"), thinks=True)

    def show_hint(self, view: Any, asked: Question[Any], explanation: Explanation, *, thinks: bool) -> None:
        """Show what a bot found, with the keyboard where it can be taken; `thinks` says that it thinks on."""
        first = explanation.candidates[0]
        self.best = first.action
        self._fill(self._text(view, first).in_one_line, tr("Dismiss (Esc)"), thinks=False)
        said = self._show_reasons(view, asked, explanation, thinks=thinks)
        self.take.setFocus(Qt.FocusReason.TabFocusReason)
        announce(self, said)

    def show_more(self, view: Any, asked: Question[Any], explanation: Explanation, *, thinks: bool) -> None:
        """Show in place what the bot found since; another best answer is announced, and takes no click at once."""
        chosen: Action | None = self.others.value()
        first, best = explanation.candidates[0], self.best
        self.best = first.action
        self.title.setText(self._text(view, first).in_one_line)
        with QSignalBlocker(self.others):
            self.others.empty()
            said = self._show_reasons(view, asked, explanation, thinks=thinks)
            if chosen in self.others.values:
                self.others.set_value(chosen)
        self.take.setText(tr("Play this") if self.chosen == self.best else tr("Play this instead"))
        if first.action != best:
            self._settling.begin()
            announce(self, said)

    def _show_reasons(self, view: Any, asked: Question[Any], explanation: Explanation, *, thinks: bool) -> str:
        """Show everything but the title, and return what a screen reader says of it all."""
        words, advice, title = self.context.words, self.advice, self.title.text()
        first, *others = explanation.candidates
        why = advice.key_reason(words, view, explanation)
        self.key_reason.setText(why)
        certainty = advice.certainty(words, view, explanation, thinks=thinks)
        self.certainty.setText(certainty)
        self.certainty.setVisible(bool(certainty))
        costs = dict[str, str]()
        # Without being sure the certainty names another answer, and the list has them all.
        is_sure, shown = advice.is_settled(explanation), advice.short_name(words, view, first.action)
        for one in others:
            text, cost = self._text(view, one), advice.cost(one, first)
            about = clauses(cost, advice.why(words, view, asked, one.action))
            icon = self.context.icons.answer(text, one.action)
            self.others.add(one.action, icon, clauses(text.text, text.about), about)
            if cost and is_sure and (name := advice.short_name(words, view, one.action)) != shown:
                costs.setdefault(name, tr("“{move}”: {cost}.", move=name, cost=cost))
        also = list(costs.values())[:ALSO]
        self.instead.setText("\n".join(also))
        self.instead.setVisible(bool(costs) and not self.more.isChecked())
        expected, why_best = advice.expectation(first, first), advice.why_best(words, view, explanation)
        self.details.setText(paragraph(as_sentence(expected) if expected else "", why_best))
        self.more.setVisible(bool(others))
        return paragraph(as_sentence(title), why, certainty, *also)

    def _text(self, view: Any, candidate: Candidate) -> ActionGroupText:
        text: ActionGroupText = self.context.words.group(view, AnswerGroup(candidate.action, candidate.action))
        return text

    def _fill(self, title: str, away: str, thinks: bool) -> None:
        self.title.setText(title)
        self.away.setAccessibleName(away)
        self.away.setToolTip(tip(away))
        self.others.empty()
        self.take.setText(tr("Play this"))
        self.more.setChecked(False)
        self.in_detail.setChecked(False)
        for hidden in (self.others, self.details):
            hidden.hide()
        self.thinking.setVisible(thinks)
        self.room.verticalScrollBar().setValue(0)
        for part in (self.key_reason, self.certainty, self.instead, self.more, self.in_detail, self.take):
            part.setVisible(not thinks)
        self.show()

    def _other_changed(self) -> None:
        self.take.setText(tr("Play this") if self.chosen == self.best else tr("Play this instead"))
        self.pointed.emit(self.chosen)

    def _show_others(self, shown: bool) -> None:
        self.others.setVisible(shown)
        self.instead.setVisible(not shown)
        if shown:
            self.in_detail.setChecked(False)
        else:
            self.others.set_value(None)

    def _show_details(self, shown: bool) -> None:
        """Show the details, or the other answers, for both of which there is seldom room."""
        self.details.setVisible(shown)
        if shown:
            self.more.setChecked(False)


def _small_switch(text: str, about: str, switched: Callable[[bool], object]) -> QPushButton:
    """A small button that stays pressed while something is shown."""
    switch = QPushButton(text, autoDefault=False)
    switch.setCheckable(True)
    switch.setProperty("role", "small")
    switch.setToolTip(tip(about))
    switch.toggled.connect(switched)
    return switch


class ReasonScroll(VerticalScroll):
    """Parts below each other that scroll when the panel leaves them less room than they need."""

    def __init__(self, name: str, *parts: QWidget) -> None:
        self.content = QWidget()
        self.content.setLayout(column_of(*parts, contentsMargins=QMargins(), spacing=scaled(3)))
        super().__init__(self.content, name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """Return the height that all parts need in the present width."""
        whole = self.content.sizeHint().height()  # of a list alone, which has no height for a width
        if self.content.hasHeightForWidth():
            whole = self.content.heightForWidth(self.viewport().width())
        return QSize(super().sizeHint().width(), whole)

    def minimumSizeHint(self) -> QSize:
        """Return the height of one line."""
        return QSize(super().minimumSizeHint().width(), self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for as much room as the texts need when they are wrapped again."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for as much room as the texts need when they change."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class HintPresenter(QObject):
    """Gives a hint for one panel at a time; it disappears with the panel, and with every change of the game.

    - `refused`: why there isn't a hint
    - `taken`: the answer that is to be given
    - `marks_changed`: `marks()` has changed
    """

    refused = Signal(object)
    taken = Signal(object)
    marks_changed = Signal()

    def __init__(
        self,
        context: Context,
        bridge: SessionBridge,
        card: HintCard,
        open_panel: Callable[[], QuestionPanel | None],
        parent: QObject,
    ) -> None:
        """Give hints for the panel that `open_panel` returns: the one in which a person can answer now, if any."""
        super().__init__(parent)
        self.context, self.bridge, self.card = context, bridge, card
        self.advice = card.advice
        self._open_panel = open_panel
        self._panel: QuestionPanel | None = None
        """The panel that the card is about; None when there is no card."""
        self._known: Explanation | None = None
        """The bot's advice on the open question; None until it is known."""
        self._request: BotRequest | None = None
        """What the bot was asked for this advice."""
        self._thinks = False
        self._until = QDeadlineTimer()
        self._earlier: dict[int, tuple[Any, Explanation]] = {}
        """What each view was that advice was given on, by the number of decisions before it, and that advice."""
        self._pointed: Action | None = None
        bridge.advisers.answered.connect(self._advised)
        bridge.advisers.failed.connect(self._failed)
        bridge.changed.connect(self._forget)
        card.taken.connect(self.taken)
        card.away.clicked.connect(self.put_away)
        card.pointed.connect(self._point)

    def ask(self) -> None:
        """Ask a strong bot how it would answer for the person who is asked."""
        panel, asked = self._open_panel(), self.bridge.question
        if panel is None or asked is None:
            self.refused.emit(tr("Hints are available on your turn."))
        elif panel is not self._panel:
            self._panel = panel
            self._until.setRemainingTime(BUDGET_MS)
            session, number = self.bridge.session, self.bridge.made
            # Never the panel's view: it may show what others at the screen know.
            view = session.game.view(session.state, asked.seat)
            if self._known is None and number in self._earlier and self._earlier[number][0] == view:
                self._known = self._earlier[number][1]
            if self._known is not None:
                self._think_on(self._known)
                self._show(self._known)
                return
            self.card.show_thinking(player_name(self.advice.strongest, self.context.ui.game))
            self._thinks = True
            self._request = ask_advice(self.bridge, self.advice, number, view, asked)

    def _think_on(self, known: Explanation) -> None:
        """Let the bot go on until it is sure, or has thought long enough."""
        self._thinks = (
            self._request is not None
            and not self._until.hasExpired()
            and not self.advice.is_settled(known)
            and self.bridge.advisers.think_on(self._request)
        )

    @property
    def is_open(self) -> bool:
        """Whether a hint is shown or thought about."""
        return self._panel is not None

    def put_away(self) -> None:
        """Put the hint away, or stop the bot from thinking about it."""
        panel, self._panel = self._panel, None
        if panel is None:
            return
        if self._thinks:
            self.bridge.advisers.cancel()
            self._thinks = False
        self._pointed = None
        self.card.hide()
        panel.mark(self.bridge.pointed_out)
        self.marks_changed.emit()

    def marks(self) -> list[Mark]:
        """Return the marks of the hint, or of the other answer that is pointed at, with what it would put there."""
        if self._panel is None or self._pointed is None:
            return []
        panel, board = self._panel, self.context.ui.board
        return board.hint_marks(panel.view, panel.asked, self._pointed, self.context.colours)

    def named_places(self) -> list[str]:
        """Return the marked places that the texts of the hint name."""
        if self._panel is None or self._pointed is None:
            return []
        around = self.context.ui.board.subjects(self._panel.view, self._panel.view)
        return [mark.area for mark in self.marks() if isinstance(mark, AreaMark) and around.names_areas(self._pointed)]

    def _forget(self) -> None:
        self.put_away()
        self._known = self._request = None

    def _advised(self, number: int, found: Any) -> None:
        if self._panel is None or not self._thinks or number != self.bridge.made:
            return
        is_first = self._known is None
        self._known = self.advice.explanation(found)
        self._think_on(self._known)
        if self._request is not None:
            self._earlier[number] = self._request.view, self._known
        if is_first:
            self.bridge.hint(self._panel.asked.seat)
            self._show(self._known)
        else:
            self.card.show_more(self._panel.view, self._panel.asked, self._known, thinks=self._thinks)
            self._point(self.card.chosen or self._known.candidates[0].action)

    def _failed(self, number: int, reason: str) -> None:
        if self._panel is None or not self._thinks or number != self.bridge.made:
            return
        self._thinks = False
        if self._known is None:
            self.put_away()
            self.refused.emit(paragraph(tr("The bot couldn’t suggest a move."), as_sentence(reason)))
        else:  # what was found before stays
            self.card.show_more(self._panel.view, self._panel.asked, self._known, thinks=False)

    def _show(self, explanation: Explanation) -> None:
        assert self._panel
        self.card.show_hint(self._panel.view, self._panel.asked, explanation, thinks=self._thinks)
        self._point(explanation.candidates[0].action)

    def _point(self, action: Action) -> None:
        """Show an answer on the board and in the panel."""
        if self._panel is not None:
            self._pointed = action
            self._panel.point_out(action)
            self.marks_changed.emit()
