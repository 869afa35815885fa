"""The card above a decision's panel with what a bot would answer, and why."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.analysis.action_groups import AnswerGroup
from indonesia_qt.games.indonesia.bots.explain import Candidate, Explanation
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, tr
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.panels.answer_icon import answer_icon
from indonesia_qt.ui.games.indonesia.texts.action_groups import ActionGroupText, group_text
from indonesia_qt.ui.games.indonesia.texts.advice import EXPLAINED, expectation, why_best
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.widgets.announce import announce
from indonesia_qt.ui.widgets.plain_text import Label, tip

OTHERS_HEIGHT = 116
"""Pixels at 100 % of the other answers, which come in the place of the reason."""


class HintCard(QFrame):
    """Shows that a bot thinks, and then what it found best.

    `taken` carries the answer that is to be given, `pointed` the one that is to be shown on the board; `left` says that
    the card is to go.
    """

    taken = Signal(object)
    pointed = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "hint")
        self.best: Action | None = None
        self.title = _label("strong")
        self.away = QToolButton()
        self.away.setText("\N{MULTIPLICATION X}")
        self.away.setAutoRaise(True)
        self.away.setProperty("role", "small")
        self.away.clicked.connect(self.left)
        self.thinking = QProgressBar(minimum=0, maximum=0, textVisible=False)
        self.expected, self.why = _label("quiet"), _label()
        self.expected.setToolTip(tip(tr(EXPLAINED)))
        self.others = ChoiceList(tr("Other answers"))
        self.others.setMinimumHeight(scaled(OTHERS_HEIGHT))
        self.others.value_changed.connect(self._other_changed)
        self.more = QPushButton(tr("Others"), autoDefault=False)
        self.more.setCheckable(True)
        self.more.setProperty("role", "small")
        self.more.setToolTip(tr("Show the next best answers"))
        self.more.toggled.connect(self._show_others)
        self.take = QPushButton(tr("Do this"), autoDefault=True)
        self.others.value_taken.connect(self.take.click)
        self.take.clicked.connect(lambda: self.taken.emit(self.chosen))
        self.room = _ReasonScroll(self.expected, self.why, self.others)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self.more)
        foot.addStretch(1)
        foot.addWidget(self.take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(10, 5, 6, 6))
        layout.setSpacing(scaled(3))
        layout.addLayout(head)
        layout.addWidget(self.thinking)
        layout.addWidget(self.room)
        layout.addLayout(foot)
        self.hide()

    @property
    def chosen(self) -> Action | None:
        """The answer that would be given: the best, or the other one that is chosen."""
        other: Action | None = self.others.value()
        return other or self.best

    def show_thinking(self, bot: str) -> None:
        """Show that a bot thinks."""
        self._fill(tr("“{bot}” thinks\N{HORIZONTAL ELLIPSIS}", bot=bot), tr("Cancel (Esc)"), thinks=True)

    def show_hint(self, words: GameTexts, icons: Icons, view: State, explanation: Explanation) -> None:
        """Show what a bot found, with the keyboard where it can be taken."""
        first, *others = explanation.candidates
        self.best = first.action
        text = _candidate_text(words, view, first)
        self._fill(tr("Hint: {answer}", answer=clauses(text.text, text.about)), tr("Put away (Esc)"), thinks=False)
        self.expected.setText(expectation(first, first))
        self.why.setText(why_best(words, view, explanation))
        for one in others:
            text = _candidate_text(words, view, one)
            icon = answer_icon(icons, text, one.action)
            self.others.add(one.action, icon, clauses(text.text, text.about), expectation(one, first))
        self.more.setVisible(bool(others))
        self.take.setFocus(Qt.FocusReason.TabFocusReason)
        announce(self, f"{self.title.text()}. {self.why.text()}")

    def _fill(self, title: str, away: str, thinks: bool) -> None:
        self.title.setText(title)
        self.away.setAccessibleName(away)
        self.away.setToolTip(tip(away))
        self.others.empty()
        self.take.setText(tr("Do this"))
        self.more.setChecked(False)
        self.others.hide()
        self.thinking.setVisible(thinks)
        for part in (self.room, self.more, self.take):
            part.setVisible(not thinks)
        self.show()

    def _other_changed(self) -> None:
        self.take.setText(tr("Do this") if self.chosen == self.best else tr("Do the other"))
        self.pointed.emit(self.chosen)

    def _show_others(self, shown: bool) -> None:
        self.others.setVisible(shown)
        self.why.setVisible(not shown)
        if not shown:
            self.others.set_value(None)


class _ReasonScroll(QScrollArea):
    """Parts below each other that scroll when the panel leaves them less room than they need."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.content = QWidget()
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(scaled(3))
        for part in parts:
            layout.addWidget(part)
        self.setWidget(self.content)

    def sizeHint(self) -> QSize:
        """All that the parts need in the present width."""
        return QSize(super().sizeHint().width(), self.content.heightForWidth(self.viewport().width()))

    def minimumSizeHint(self) -> QSize:
        """A line at least."""
        return QSize(super().minimumSizeHint().width(), self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for as much room as the texts need when they are wrapped anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for as much room as the texts need when they are others."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def _candidate_text(words: GameTexts, view: State, candidate: Candidate) -> ActionGroupText:
    return group_text(words, view, AnswerGroup(candidate.action, candidate.action))


def _label(role: str = "") -> Label:
    label = Label(wordWrap=True)
    label.setProperty("role", role)
    return label
