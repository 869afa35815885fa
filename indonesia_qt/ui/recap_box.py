"""What happened since one's last decision, in a box that can be folded and put away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from indonesia_qt.ui.log import LogLine


class RecapBox(QFrame):
    """Shows some lines.

    `pointed` carries the line that the pointer is on, or None; `wanted` one that was clicked; `replay_wanted` asks to
    be shown what happened; `dismissed` says that the box was put away.
    """

    pointed = Signal(object)
    wanted = Signal(object)
    replay_wanted = Signal()
    dismissed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.lines: list[LogLine] = []
        self.fold = QToolButton()
        self.fold.setAutoRaise(True)
        self.fold.setCheckable(True)
        self.fold.setChecked(True)
        self.fold.setArrowType(Qt.ArrowType.DownArrow)
        self.fold.setAccessibleName("Show what happened")
        self.fold.toggled.connect(self._show_list)
        title = QLabel("Since your last decision")
        title.setProperty("role", "strong")
        self.replay = QToolButton()
        self.replay.setText("\N{BLACK RIGHT-POINTING TRIANGLE} Replay")
        self.replay.setProperty("role", "small")
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
        for part in (self.replay, self.away):
            head.addWidget(part)
        self.list = QWidget()
        self.rows = QVBoxLayout(self.list)
        self.rows.setContentsMargins(8, 0, 4, 4)
        self.rows.setSpacing(2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.list)
        self.hide()

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; nothing is shown when there are none, or when they have been put away."""
        if list(lines) == self.lines:
            return
        self.lines = list(lines)
        for old in self.list.findChildren(QLabel):
            self.rows.removeWidget(old)
            old.deleteLater()
        for line in lines:
            label = QLabel(line.text, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
            label.setCursor(Qt.CursorShape.PointingHandCursor)
            label.installEventFilter(self)
            self.rows.addWidget(label)
        self.setVisible(bool(lines))

    def dismiss(self) -> None:
        """Put the box away until there is something else to tell."""
        self.hide()
        self.pointed.emit(None)
        self.dismissed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer from line to line."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.MouseButtonPress):
            row = self.rows.indexOf(watched) if isinstance(watched, QWidget) else -1
            if row >= 0:
                self._tell(event.type(), self.lines[row])
        return False

    def _tell(self, what: QEvent.Type, line: LogLine) -> None:
        if what == QEvent.Type.MouseButtonPress:
            self.wanted.emit(line)
        else:
            self.pointed.emit(line if what == QEvent.Type.Enter else None)

    def _show_list(self, shown: bool) -> None:
        self.list.setVisible(shown)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)
