"""The dialog with what was played and left for something else: each line can be gone on with in a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from indonesia_qt.core.session import MOST_LINES, Decision
from indonesia_qt.core.timeline import Timeline, shared
from indonesia_qt.games.indonesia.analysis.action_groups import AnswerGroup
from indonesia_qt.i18n.text import counted, figure, paragraph, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.action_groups import group_text
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.plain_text import Label

NONE_YET = phrase(
    "There are none yet. When something is taken back and something else is played, "
    "what was played first can be found here."
)
EXPLAINED = phrase("What was played, taken back and left for something else. To open one begins a new game.")


class BranchesDialog(QDialog):
    """Lists the lines; `opened` carries the decisions of the one that is wanted."""

    opened = Signal(tuple)

    def __init__(self, context: Context, timeline: Timeline[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Earlier lines"))
        self.context, self.timeline = context, timeline
        lines = timeline.session.lines
        self.list = ChoiceList(tr("Earlier lines"))
        for line in lines:
            self._add(line)
        self.open_line = QPushButton(tr("Open in a new game"), default=True)
        self.open_line.setEnabled(False)
        self.open_line.clicked.connect(self._open)
        self.list.value_changed.connect(lambda: self.open_line.setEnabled(self.list.value() is not None))
        self.list.value_taken.connect(self._open)
        close = QPushButton(tr("Close"), autoDefault=False)
        close.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(close)
        buttons.addStretch(1)
        buttons.addWidget(self.open_line)
        layout = QVBoxLayout(self)
        layout.addWidget(Label(_explained(len(lines)), wordWrap=True))
        layout.addWidget(self.list, 1)
        layout.addStretch(0)
        layout.addLayout(buttons)
        self.list.setVisible(bool(lines))
        self.resize(460, 380 if lines else 140)

    def _add(self, line: Sequence[Decision]) -> None:
        """Name a line by where it leaves the present one, and with what."""
        fork = shared(line, self.timeline.session.entries)
        moment, entry = self.timeline.moments[fork], line[fork]
        words, position = self.context.words, self.timeline.session.position(fork)
        answer = group_text(words, position, AnswerGroup(entry.action, entry.action))
        name = f"{words.seats[entry.seat]}: {answer.text}"
        about = counted(
            len(line) - fork,
            "Year {year} \N{MIDDLE DOT} {phase} \N{MIDDLE DOT} {n} decision from decision {first} on",
            "Year {year} \N{MIDDLE DOT} {phase} \N{MIDDLE DOT} {n} decisions from decision {first} on",
            year=moment.year,
            phase=moment.phase,
            first=figure(fork + 1),
        )
        self.list.add(line, self.context.icons.seat(self.context.colours[entry.seat]), name, about)

    def _open(self) -> None:
        line = self.list.value()
        if line is not None:
            self.accept()
            self.opened.emit(line)


def _explained(lines: int) -> str:
    if not lines:
        return tr(NONE_YET)
    limit = counted(MOST_LINES, "The {n} that was left last is listed.", "The {n} that were left last are listed.")
    return paragraph(tr(EXPLAINED), limit if lines == MOST_LINES else "")
