"""The panel while the table shows the past: what was chosen, what it brought, and what else could have been chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from indonesia_qt.core.flow import Question
from indonesia_qt.core.session import Entry
from indonesia_qt.games.indonesia.answers import AnswerGroup, answer_groups, belongs
from indonesia_qt.games.indonesia.concerns import Surroundings
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.indonesia.answer_texts import told
from indonesia_qt.ui.indonesia.panels.base import Context
from indonesia_qt.ui.indonesia.panels.choice_list import ChoiceList
from indonesia_qt.ui.map.marks import AreaMark, Mark
from indonesia_qt.wording import counted, phrase, tr

REST_MS = 150
"""How long a moment is looked at before what else could have been chosen is found out, for that can take a while."""
MOST_SENTENCES = 6
"""About what a decision brought; the log has them all."""
SECRET_CHOICE = phrase("What else could have been chosen shows secrets; it can be seen when the game is over.")


class PastPanel(QWidget):
    """Shows a decision as it was made; nothing can be played here.

    After `marks_changed` the board is to show `marks()`; `come_back` asks for the present.
    """

    marks_changed = Signal()
    come_back = Signal()

    def __init__(
        self, context: Context, view: State, asked: Question[Any], entry: Entry, sentences: Sequence[str]
    ) -> None:
        super().__init__()
        self.context, self.view, self.asked, self.entry = context, view, asked, entry
        self.around = Surroundings(view, view)
        self.groups: list[AnswerGroup] | None = None
        chosen = AnswerGroup(entry.action, entry.action, self.around.areas_of(entry.action))
        answer = f"{context.words.seats[asked.seat]}: {told(context.words, view, chosen).text}"
        heading = QLabel(answer, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        heading.setProperty("role", "strong")
        brought = QLabel(_paragraphs(sentences), wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.title = QLabel(tr("What else could have been chosen"), wordWrap=True)
        self.title.setProperty("role", "quiet")
        self.list = ChoiceList()
        self.list.setAccessibleName(self.title.text())
        self.list.value_changed.connect(self.marks_changed)
        back = QPushButton(tr("Return to the present"), autoDefault=False)
        back.setProperty("role", "primary")
        back.clicked.connect(self.come_back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.setSpacing(8)
        for part in (heading, brought, self.title):
            layout.addWidget(part)
        layout.addWidget(self.list, 1)
        layout.addStretch(1)
        layout.addWidget(back, 0, Qt.AlignmentFlag.AlignRight)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.find_alternatives)
        self._rest.start(REST_MS)

    def find_alternatives(self) -> None:
        """List what could have been chosen; what was is marked."""
        self._rest.stop()
        self.groups = answer_groups(self.view, self.asked)
        if self.groups is None:
            self.title.setText(tr(SECRET_CHOICE))
            return
        for group in self.groups:
            text = told(self.context.words, self.view, group)
            name = f"{text.text} \N{CHECK MARK}" if belongs(self.entry.action, group) else text.text
            icon = self.context.icons.kind(text.kind) if text.kind else QIcon()
            self.list.add(group, icon, name, text.about)

    def marks(self) -> list[Mark]:
        """Where what was chosen lies, and what is pointed at in the list."""
        marks: list[Mark] = [AreaMark(area, "chosen") for area in self.around.areas_of(self.entry.action)]
        group: AnswerGroup | None = self.list.value()
        if group is not None:
            marks += [AreaMark(area, "hint") for area in group.areas or self.around.areas_of(group.first)]
        return marks


def _paragraphs(sentences: Sequence[str]) -> str:
    shown = list(sentences[:MOST_SENTENCES])
    if (more := len(sentences) - MOST_SENTENCES) > 0:
        shown.append(
            counted(
                more,
                "\N{HORIZONTAL ELLIPSIS} and {n} more in the log",
                "\N{HORIZONTAL ELLIPSIS} and {n} more in the log",
            )
        )
    return "\n".join(shown)
