"""A list of everything that can be answered to the open question: the whole game can be played with it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.action_list import possible_answers
from indonesia_qt.ui.games.indonesia.texts.actions import ActionWords
from indonesia_qt.ui.table.panels.answer_button import PrimaryButton
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import Context

UNDECIDED = phrase("Choose an answer")


class ActionListDialog(QDialog):
    """Lies over the panel, so that the map stays free; `chosen` carries the answer, and the list closes then."""

    chosen = Signal(object)

    def __init__(self, context: Context, view: State, asked: Question[Any], over: QWidget) -> None:
        super().__init__(over.window(), Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What can I do?"))
        self.context, self.view, self.asked = context, view, asked
        self.words = ActionWords(context.words)
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
        answers = possible_answers(self.words, self.view, self.asked, self.search.text())
        self.list.empty()
        for action, told in answers:
            icon = self.context.icons.seat(self.context.colours[self.asked.seat])
            self.list.add(action, icon, told.text, clauses(told.about, told.leads_to))
        if len(answers) == 1:
            self.list.set_value(answers[0].action)
        self._answer_changed()

    def _answer_changed(self) -> None:
        action = self.list.value()
        self.answer.setEnabled(action is not None)
        if action is None:
            self.answer.say(tr(UNDECIDED))
        else:
            told = self.words.tell(self.view, self.asked, action)
            self.answer.say(told.text, told.leads_to)

    def _take(self) -> None:
        action = self.list.value()
        if action is not None:
            self.close()
            self.chosen.emit(action)
