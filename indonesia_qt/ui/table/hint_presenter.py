"""Hints: the strongest bot says what it would answer for the person who is asked, if he wants to know."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.bots.explain import Explanation
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.games.indonesia.board.preview_marks import hint_marks
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.bot_adviser import STRONGEST, Adviser
from indonesia_qt.ui.table.bot_labels import player_name
from indonesia_qt.ui.table.hint_card import HintCard
from indonesia_qt.ui.table.panels.panel import Context, QuestionPanel


class HintPresenter(QObject):
    """Gives a hint for one panel at a time; it goes with the panel, and with every change of the game.

    `refused` carries the reason why there is none, `taken` the answer that is to be given; after `marks_changed` the
    board is to show `marks()`.
    """

    refused = Signal(object)
    taken = Signal(object)
    marks_changed = Signal()

    def __init__(
        self, context: Context, bridge: SessionBridge, adviser: Adviser, card: HintCard, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.adviser, self.card = context, bridge, adviser, card
        self._panel: QuestionPanel | None = None
        """The panel that the card is about; None when there is no card."""
        self._known: Explanation | None = None
        """What was found about the open question."""
        self._pointed: Action | None = None
        adviser.advised.connect(self._advised)
        adviser.failed.connect(self._failed)
        bridge.changed.connect(self._forget)
        card.taken.connect(self.taken)
        card.left.connect(self.put_away)
        card.pointed.connect(self._point)

    def ask(self, panel: QuestionPanel | None) -> None:
        """Ask for a hint for the person who answers in `panel`; None when nobody can answer."""
        asked = self.bridge.question
        if not self.bridge.hints_allowed:
            self.refused.emit(tr("It was agreed to play this game without hints."))
        elif panel is None or asked is None:
            self.refused.emit(tr("A hint is given when a person is asked here."))
        elif panel is not self._panel:
            self._panel = panel
            if self._known is not None:
                self._show(self._known)
                return
            self.card.show_thinking(player_name(STRONGEST))
            session = self.bridge.session
            # Never the panel's view: it may show what others at the screen know.
            self.adviser.ask(self.bridge.made, session.game.view(session.state, asked.seat), asked, STRONGEST)

    @property
    def is_open(self) -> bool:
        """Whether a hint is shown or thought about."""
        return self._panel is not None

    def put_away(self) -> None:
        """Put the hint away, or give up the thought about it."""
        panel, self._panel = self._panel, None
        if panel is None:
            return
        if self._known is None:
            self.adviser.give_up()
        self._pointed = None
        self.card.hide()
        panel.point_out(None)
        self.marks_changed.emit()

    def marks(self) -> list[Mark]:
        """Where the hint lies, or the other answer that is pointed at, and what it would put there."""
        if self._panel is None or self._pointed is None:
            return []
        return hint_marks(self._panel.view, self._panel.asked, self._pointed, self.context.colours)

    def _forget(self) -> None:
        self.put_away()
        self._known = None

    def _advised(self, number: int, explanation: Explanation) -> None:
        if self._panel is None or self._known is not None or number != self.bridge.made:
            return
        self._known = explanation
        self.bridge.hint(self._panel.asked.seat)
        self._show(explanation)

    def _failed(self, number: int, reason: str) -> None:
        if self._panel is not None and self._known is None and number == self.bridge.made:
            self.put_away()
            self.refused.emit(tr("The bot has no answer: {reason}.", reason=reason))

    def _show(self, explanation: Explanation) -> None:
        assert self._panel
        self.card.show_hint(self.context.words, self.context.icons, self._panel.view, explanation)
        self._point(explanation.candidates[0].action)

    def _point(self, action: Action) -> None:
        """Show an answer on the board and in the panel."""
        if self._panel is not None:
            self._pointed = action
            self._panel.point_out(action)
            self.marks_changed.emit()
