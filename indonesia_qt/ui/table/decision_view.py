"""What shows a decision: the prompt, the place of its panel, what stands there meanwhile, the list of answers."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, phrase, tr
from indonesia_qt.ui.games.indonesia.auto_bid import AutoBidStrip
from indonesia_qt.ui.games.indonesia.texts.records import Answer
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.hints import HintCard
from indonesia_qt.ui.table.panels.answer_button import PrimaryButton
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.fitting_labels import ElidedLabel
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton
from indonesia_qt.ui.widgets.rich_text import rich

PROMPT_SHARE = 0.12
"""The part of the window's height that the prompt takes at most, if that is two lines."""


class Prompt(QFrame):
    """Says who must do what; `rules_requested` asks for the rules of it."""

    rules_requested = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.symbol, self.text = Label(), ElidedLabel(PROMPT_SHARE)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(margins(10, 2, 10, 2))
        layout.addWidget(self.symbol)
        layout.addWidget(self.text, 1)
        rules = tr("The rules of this decision")
        self.rules = SmallButton("?", rules, rules, focusPolicy=Qt.FocusPolicy.TabFocus)
        self.rules.clicked.connect(self.rules_requested)
        layout.addWidget(self.rules)

    def show_text(self, seat: int | None, text: str) -> None:
        """Show what `seat`, if any, must do."""
        self.symbol.setVisible(seat is not None)
        if seat is not None:
            self.symbol.setPixmap(self.context.icons.seat(self.context.colours[seat]).pixmap(scaled(20), scaled(20)))
            name = self.context.words.seats[seat]
            announce(self, f"{name}: {text}")
            text = rich("<b>{name}</b> \N{EM DASH} {text}", name=name, text=text)
        self.text.show_text(text)


HINT_SHARE = 0.6
"""The part of the height that a hint takes at most."""
FOLLOWED = QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent
NARROWEST, NARROWEST_SCALED = 300, 220
"""Pixels that a panel needs, and those that it needs of what grows with the text."""


class PanelHost(QFrame):
    """Holds the panel of the present question; `replaced` says that there is another one."""

    replaced = Signal()

    def __init__(self) -> None:
        super().__init__()
        # No panel may widen the dock, for then the board would move.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(max(NARROWEST, scaled(NARROWEST_SCALED)))
        self.panel: QWidget = QWidget()
        self.auto_bid = AutoBidStrip()
        self.hint = HintCard(self)
        self.hint.installEventFilter(self)
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(0, 0, 0, 0)
        self.layout_.setSpacing(0)
        self.layout_.addWidget(self.auto_bid)
        self.layout_.addWidget(self.panel, 1)

    def minimumSizeHint(self) -> QSize:
        """What the panel needs; the hint gives way."""
        least = super().minimumSizeHint()
        return QSize(least.width(), least.height() - self.layout_.contentsMargins().top())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the hint its share of the room."""
        super().resizeEvent(event)
        self._place_hint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the hint as it comes, changes and goes."""
        if event.type() in FOLLOWED:
            self._place_hint()
        return super().eventFilter(watched, event)

    def _place_hint(self) -> None:
        """Put the hint above the rest, and over it where there is no room for both: it must not ask for more."""
        above, rest = 0, self.layout_.minimumSize().height() - self.layout_.contentsMargins().top()
        if not self.hint.isHidden():
            least, whole = self.hint.minimumSizeHint().height(), self.hint.heightForWidth(self.width())
            high = min(self.height(), max(least, min(whole, round(HINT_SHARE * self.height()))))
            above = max(0, min(high, self.height() - rest))
            self.hint.setGeometry(0, 0, self.width(), high)
            self.hint.raise_()
        self.layout_.setContentsMargins(0, above, 0, 0)

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


class WaitingPanel(QWidget):
    """Shows that a bot is to decide.

    Signals:
        go_on: the pause ends.
        one_decision: the pause ends for one decision.
        to_person: the bots play without a stop from now on, up to a person's decision.
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
        """Show that it thinks."""
        self._add_text(tr("{bot} decides\N{HORIZONTAL ELLIPSIS}", bot=self._bot))
        self._layout.addWidget(QProgressBar(minimum=0, maximum=0, textVisible=False))
        self._layout.addStretch(1)

    def show_pause(self, people: bool) -> None:
        """Show that it waits, and offer ways to go on; `people` says whether any person plays."""
        self._add_text(tr("{bot} is to decide, but the bots are paused.", bot=self._bot))
        self._layout.addStretch(1)
        ways = QHBoxLayout()
        ways.addStretch(1)
        ways.addWidget(_button(tr("One decision"), self.one_decision))
        ways.addWidget(_button(tr("To my decision") if people else tr("To the end"), self.to_person))
        self._layout.addLayout(ways)
        go_on = _button(tr("Let the bots play"), self.go_on)
        go_on.setProperty("role", "primary")
        self._layout.addWidget(go_on, 0, Qt.AlignmentFlag.AlignRight)

    def _add_text(self, text: str) -> None:
        self._layout.addWidget(Label(text, wordWrap=True))


def _button(text: str, pressed: SignalInstance) -> QPushButton:
    button = QPushButton(text, autoDefault=False)
    button.clicked.connect(pressed)
    return button


class OnlyShownPanel(QWidget):
    """Says why nothing can be played here. `copy_requested` asks to go on in a copy of the game."""

    copy_requested = Signal()

    def __init__(self, reason: str) -> None:
        super().__init__()
        button = QPushButton(tr("Continue in a copy"))
        button.setProperty("role", "primary")
        button.clicked.connect(self.copy_requested)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(12, 8, 12, 12))
        layout.addWidget(Label(reason, wordWrap=True))
        layout.addStretch(1)
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)


UNDECIDED = phrase("Choose an answer")


def possible_answers(context: Context, view: State, asked: Question[Any], typed: str = "") -> list[Answer]:
    """The answers in whose words everything that was `typed` occurs; a typed number is also an amount to bid."""
    numbers = [int(number) for number in re.findall(r"\d+", typed)]
    sought = typed.lower().split()
    found = []
    for action in dict.fromkeys(context.questions[type(asked)].options(view, asked, numbers)):
        answer = Answer(action, context.action_text(view, asked, action))
        text = " ".join(answer.words).lower().replace("\N{NO-BREAK SPACE}", " ")
        if all(word in text or word.replace(",", "") in text.replace(",", "") for word in sought):
            found.append(answer)
    return found


class ActionListDialog(QDialog):
    """Lies over the panel, so that the map stays free; `chosen` carries the answer, and the list closes then."""

    chosen = Signal(object)

    def __init__(self, context: Context, view: State, asked: Question[Any], over: QWidget) -> None:
        super().__init__(over.window(), Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What can I do?"))
        self.context, self.view, self.asked = context, view, asked
        self.search = QLineEdit(placeholderText=tr("Type words or an amount"), clearButtonEnabled=True)
        self.list = ChoiceList(tr("Possible answers"))
        self.answer = PrimaryButton(tr(UNDECIDED))
        self.search.textChanged.connect(self._list_answers)
        self.search.returnPressed.connect(self.answer.click)
        self.list.value_changed.connect(self._answer_changed)
        self.list.value_taken.connect(self.answer.click)
        self.answer.clicked.connect(self._take)
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.answer)
        self.setGeometry(over.rect().translated(over.mapToGlobal(over.rect().topLeft())))
        self._list_answers()

    def _list_answers(self) -> None:
        answers = possible_answers(self.context, self.view, self.asked, self.search.text())
        self.list.empty()
        for action, words in answers:
            icon = self.context.icons.seat(self.context.colours[self.asked.seat])
            self.list.add(action, icon, words.text, clauses(words.about, words.leads_to))
        if len(answers) == 1:
            self.list.set_value(answers[0].action)
        self._answer_changed()

    def _answer_changed(self) -> None:
        action = self.list.value()
        self.answer.setEnabled(action is not None)
        if action is None:
            self.answer.say(tr(UNDECIDED))
        else:
            words = self.context.action_text(self.view, self.asked, action)
            self.answer.say(words.text, words.leads_to)

    def _take(self) -> None:
        action = self.list.value()
        if action is not None:
            self.close()
            self.chosen.emit(action)
