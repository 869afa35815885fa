"""What happened since one's last decision, in a box that can be folded and put away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from indonesia_qt.ui.log import LogLine

FOLDED, UNFOLDED = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}", "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"
MARGIN, GAP = 8, 2
"""Pixels beside and below the lines, and between them."""
HIGHEST = 110
"""Pixels that the lines take at most; the log below is to be seen, too."""


class RecapBox(QFrame):
    """Shows some lines.

    `pointed` carries the line that the pointer is on, or None; `replay_wanted` asks to be shown what happened.
    """

    pointed = Signal(object)
    replay_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.lines: list[LogLine] = []
        self._labels: list[QLabel] = []
        self._put_away = False
        self.room = QScrollArea()
        self.fold = QToolButton()
        self.fold.setAutoRaise(True)
        self.fold.setText(UNFOLDED)
        self.fold.setAccessibleName("Show what happened")
        self.fold.clicked.connect(lambda: self._show_list(self.room.isHidden()))
        title = QLabel("Since your last decision")
        title.setProperty("role", "strong")
        self.replay = QToolButton()
        self.replay.setText("\N{BLACK RIGHT-POINTING TRIANGLE} Replay")
        self.replay.clicked.connect(self.replay_wanted)
        self.away = QToolButton()
        self.away.setText("\N{MULTIPLICATION X}")
        self.away.setAutoRaise(True)
        self.away.setAccessibleName("Put away")
        self.away.setToolTip("Put away (Esc)")
        self.away.clicked.connect(self.dismiss)
        head = QHBoxLayout()
        for part in (self.fold, title):
            head.addWidget(part)
        head.addStretch(1)
        for button in (self.fold, self.replay, self.away):
            button.setProperty("role", "small")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for part in (self.replay, self.away):
            head.addWidget(part)
        self._escape = QShortcut(QKeySequence("Esc"), self)
        self._escape.activated.connect(self.dismiss)
        self.list = QWidget()
        self.rows = QVBoxLayout(self.list)
        self.rows.setContentsMargins(MARGIN, 0, 0, 0)
        self.rows.setSpacing(GAP)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.setSpacing(0)
        layout.addLayout(head)
        self.room.setWidgetResizable(True)
        self.room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.room.setWidget(self.list)
        layout.addWidget(self.room)
        self.hide()

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; nothing is shown when there are none, or when they have been put away."""
        if list(lines) == self.lines:
            return
        self.lines = list(lines)
        for old in self._labels:
            self.rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._labels.clear()
        for line in lines:
            label = QLabel(line.text, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
            label.installEventFilter(self)
            self.rows.addWidget(label)
            self._labels.append(label)
        self._put_away = False
        self._fit()
        self.setVisible(bool(lines))

    def offer(self, on: bool) -> None:
        """Show what hasn't been put away, and let Esc do that; or leave the room and the key to others."""
        self._escape.setEnabled(on)
        self.setVisible(on and bool(self.lines) and not self._put_away)

    def dismiss(self) -> None:
        """Put the box away until there is something else to tell."""
        self._put_away = True
        self.hide()
        self.pointed.emit(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer from line to line."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave) and isinstance(watched, QWidget):
            row = self.rows.indexOf(watched)
            self.pointed.emit(self.lines[row] if row >= 0 and event.type() == QEvent.Type.Enter else None)
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the lines, which are wrapped to the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = max(80, self.width() - 2 * MARGIN)
        height = sum(label.heightForWidth(width) + GAP for label in self._labels)
        self.room.setFixedHeight(min(HIGHEST, height + MARGIN))

    def _show_list(self, shown: bool) -> None:
        self.room.setVisible(shown)
        self.fold.setText(UNFOLDED if shown else FOLDED)
