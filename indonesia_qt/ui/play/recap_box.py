"""A box with what happened while a player waited; it can be folded and put away.

Where there is little room the box is folded to one line. When the player unfolds it there, it takes the place of what
is below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QWidget

from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.play.log_view import FOLDED, UNFOLDED, LogLine
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.fitting_labels import FittingLabel
from indonesia_qt.ui.widgets.layouts import ScrollArea, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, tip

MARGIN, GAP = 8, 2
"""Pixels beside and below the lines, and between them."""
AFTER_TITLE = 6
"""Pixels at 100 % that the title keeps from the buttons beside it."""
MOST_LINES, FEWEST_LINES = 10, 3
"""Lines of text that are seen at most, and at least; the rest is scrolled."""


_COMES, _GOES = (QEvent.Type.Enter, QEvent.Type.FocusIn), (QEvent.Type.Leave, QEvent.Type.FocusOut)


class RecapLine(Label):
    """One line.

    - `moment_requested`: the line was clicked, or Enter pressed on it
    """

    moment_requested = Signal()

    def __init__(self, text: str) -> None:
        super().__init__(text, wordWrap=True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Show this moment on the board"))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the moment on a click."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.moment_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for the moment on Enter or Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.moment_requested.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, in a frame when it has the keyboard."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))


class RecapBox(QFrame):
    """Shows some lines.

    - `pointed`: the line that the pointer or the keyboard is on, or None
    - `moment_requested`: the line whose moment is to be shown
    - `replay_requested`: asks for the replay of what happened
    - `crowds`: whether what is below has to give way
    - `changed`: it is about other events
    """

    pointed = Signal(object)
    moment_requested = Signal(object)
    replay_requested = Signal()
    crowds = Signal(bool)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.lines: list[LogLine] = []
        self.number = 0
        """How many events the lines are about; none when they were put away."""
        self._labels: list[RecapLine] = []
        self._put_away = False
        self._shared, self._all = 0, 0
        self._unfolded: bool | None = None
        """What the player chose; None leaves it to the room that there is."""
        self.room = ScrollArea()
        self.room.setAccessibleName(tr("Recap"))
        show = tr("Show or hide what happened")
        self.fold = SmallButton(UNFOLDED, show, show, autoRaise=True)
        self.fold.clicked.connect(self._turn)
        self.title = FittingLabel()
        self.title.setProperty("role", "strong")
        self.title.setContentsMargins(margins(0, 0, AFTER_TITLE, 0))
        self.replay = SmallButton("\N{BLACK RIGHT-POINTING TRIANGLE}", tr("Replay"), tr("Replay"))
        self.replay.clicked.connect(self.replay_requested)
        self.away = SmallButton("\N{MULTIPLICATION X}", tr("Dismiss (Esc)"), tr("Dismiss"), autoRaise=True)
        self.away.clicked.connect(self.dismiss)
        self._escape = QShortcut(QKeySequence("Esc"), self)
        self._escape.activated.connect(self.dismiss)
        self.list = QWidget()
        self.rows = column_of(contentsMargins=margins(MARGIN, 0, 0, 0), spacing=scaled(GAP))
        self.list.setLayout(self.rows)
        self.room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.room.setWidget(self.list)
        head = row_of(self.fold, (self.title, 1), self.replay, self.away)
        self.setLayout(column_of(head, self.room, contentsMargins=margins(2, 2, 2, 2), spacing=0))
        self.hide()

    def show_lines(self, lines: Sequence[LogLine], number: int = 0) -> None:
        """Show lines about a number of events; hide the box without lines, or with those that were put away."""
        if list(lines) == self.lines:
            return
        self.lines, self.number = list(lines), number
        events = counted(number, "{n} event", "{n} events")
        whole = tr("While you waited: {events}", events=events)
        self.title.show_wordings((whole, events))
        self.title.setToolTip(tip(whole))
        for old in self._labels:
            old.removeEventFilter(self)  # the keyboard may go from one to the next while they go
        self.pointed.emit(None)
        for old in self._labels:
            self.rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._labels.clear()
        for line in lines:
            label = RecapLine(line.text)
            label.moment_requested.connect(partial(self.moment_requested.emit, line))
            label.installEventFilter(self)
            self.rows.addWidget(label)
            self._labels.append(label)
        self._put_away = False
        self.setVisible(bool(lines))
        self._fit()
        self.changed.emit()

    @property
    def is_seen(self) -> bool:
        """Whether its lines are on the screen, or were put away."""
        return self._put_away or self.isVisible()

    def offer(self, on: bool) -> None:
        """Show the box unless it was put away, and let Esc put it away; or leave the room and the key to others."""
        self._escape.setEnabled(on)
        self.setVisible(on and bool(self.lines) and not self._put_away)
        self._fit()

    def dismiss(self) -> None:
        """Put the box away until it has other lines."""
        self._put_away, self.number = True, 0
        self.hide()
        self._fit()
        self.pointed.emit(None)
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer and the keyboard from line to line."""
        if event.type() in (*_COMES, *_GOES) and isinstance(watched, QWidget):
            row = self.rows.indexOf(watched)
            self.pointed.emit(self.lines[row] if row >= 0 and event.type() in _COMES else None)
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the lines, which are wrapped to the width."""
        super().resizeEvent(event)
        self._fit()

    def fit(self, shared: int, whole: int) -> None:
        """Take at most `shared` pixels of height, or `whole` when the player unfolds the box."""
        self._shared, self._all = shared, whole
        self._fit()

    def least(self) -> int:
        """Return the height of the box without its lines, in pixels."""
        return self.sizeHint().height() - (0 if self.room.isHidden() else self.room.height())

    def _fit(self) -> None:
        width = max(80, self.width() - 2 * scaled(MARGIN))
        line = self.fontMetrics().lineSpacing() + scaled(GAP)
        height = min(
            sum(label.heightForWidth(width) + scaled(GAP) for label in self._labels) + scaled(MARGIN), MOST_LINES * line
        )
        fewest, left = min(FEWEST_LINES * line, height), self._shared - self.least()
        is_short = left < fewest
        unfolded = not is_short if self._unfolded is None else self._unfolded
        self.room.setFixedHeight(max(0, min(height, self._all - self.least() if is_short else left)))
        self.room.setVisible(unfolded)
        self.fold.setText(UNFOLDED if unfolded else FOLDED)
        self.crowds.emit(is_short and unfolded and not self.isHidden())

    def _turn(self) -> None:
        """Fold or unfold."""
        self._unfolded = self.room.isHidden()
        self._fit()
