"""The card of the lesson: a paragraph at a time, beside the board."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.tutorial.steps import STEPS
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.announce import announce
from indonesia_qt.ui.widgets.plain_text import Label, tip

WIDTH, BAR = 268, 6
"""Pixels at 100 %: the card, and the height of its bar."""
MOST_SHARE = 0.29
"""The part of the window's width that the card takes at most."""


class LessonCard(QStackedWidget):
    """Tells a step. It can be folded to a narrow strip.

    `moved` carries how far to go on, -1 or 1; `done_for_me` asks for the awaited answer to be given, `again` to begin
    anew, `left` to leave the lesson.
    """

    moved = Signal(int)
    done_for_me = Signal()
    again = Signal()
    left = Signal()

    def __init__(self, room: int) -> None:
        """The card takes only its share of `room`, which is the width of the window in pixels."""
        super().__init__()
        self._width = min(scaled(WIDTH), round(MOST_SHARE * room))
        self.setAccessibleName(tr("The first game"))
        self.progress = _label("quiet")
        self.title, self.text, self.instead = _label("heading"), _label(), _label("warning")
        self.duty = _label("quiet")
        self.bar = QProgressBar(minimum=0, maximum=len(STEPS), textVisible=False)
        self.bar.setAccessibleName(tr("Progress of the lesson"))
        self.bar.setMaximumHeight(scaled(BAR))
        self.fold = _sign("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", tr("Fold the card"))
        self.unfold = _sign("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", tr("Unfold the card"))
        self.leave = _sign("\N{MULTIPLICATION X}", tr("Leave the lesson; it can be continued from the Help menu"))
        self.back = QPushButton(tr("Back"), autoDefault=True)
        self.next = QPushButton(tr("Next"), autoDefault=True)
        self.next.setProperty("role", "primary")
        self.do = QPushButton(tr("Show me"), autoDefault=True)
        self.anew = _sign("\N{ANTICLOCKWISE OPEN CIRCLE ARROW}", tr("Start over"))
        self.back.clicked.connect(lambda: self.moved.emit(-1))
        self.next.clicked.connect(lambda: self.moved.emit(1))
        self.do.clicked.connect(self.done_for_me)
        self.anew.clicked.connect(self.again)
        self.leave.clicked.connect(self.left)
        self.room = QScrollArea(widgetResizable=True)
        self.whole, self.strip = self._whole(), self._strip()
        self.fold.clicked.connect(lambda: self._turn(self.strip))
        self.unfold.clicked.connect(lambda: self._turn(self.whole))
        self.addWidget(self.whole)
        self.addWidget(self.strip)
        self._turn(self.whole)

    @property
    def is_folded(self) -> bool:
        """Whether only the strip is shown."""
        return self.currentWidget() is self.strip

    def show_step(self, number: int, *, waits: bool, has_next: bool) -> None:
        """Tell a step; it may wait for an answer, or there may be a next one to go to."""
        step = STEPS[number]
        self.progress.setText(tr("{step} of {steps}", step=number + 1, steps=len(STEPS)))
        self.bar.setValue(number + 1)
        self.title.setText(tr(step.title))
        self.text.setText(tr(step.text))
        self.duty.setText(tr("Your turn: the lesson goes on when you have done it.") if waits else "")
        self.duty.setVisible(waits)
        self.instead.hide()
        self.back.setEnabled(number > 0)
        self.next.setVisible(has_next)
        self.do.setVisible(waits)
        self.room.verticalScrollBar().setValue(0)
        announce(self, f"{self.progress.text()}. {self.title.text()}. {self.text.text()}")

    def show_instead(self, text: str) -> None:
        """Say what to do instead of what was tried."""
        self.instead.setText(text)
        self.instead.show()
        self.room.ensureWidgetVisible(self.instead)

    def _turn(self, side: QWidget) -> None:
        self.setCurrentWidget(side)
        self.setFixedWidth(self._width if side is self.whole else side.minimumSizeHint().width())

    def _whole(self) -> QWidget:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.progress, 1)
        for sign in (self.anew, self.fold, self.leave):
            head.addWidget(sign)
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.do)
        foot.addWidget(self.next)
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(margins(0, 4, 0, 0))
        lines.setSpacing(scaled(8))
        for line in (self.title, self.text, self.duty, self.instead):
            lines.addWidget(line)
        lines.addStretch(1)
        self.room.setFrameShape(QFrame.Shape.NoFrame)
        self.room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.room.setWidget(content)
        whole = QFrame()
        whole.setProperty("role", "card")
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(margins(12, 6, 8, 8))
        layout.addLayout(head)
        layout.addWidget(self.bar)
        layout.addWidget(self.room, 1)
        layout.addLayout(foot)
        return whole

    def _strip(self) -> QWidget:
        strip = QFrame()
        strip.setProperty("role", "card")
        layout = QVBoxLayout(strip)
        layout.setContentsMargins(margins(2, 6, 2, 6))
        layout.addWidget(self.unfold)
        layout.addStretch(1)
        return strip


def _label(role: str = "") -> Label:
    label = Label(wordWrap=True)
    label.setProperty("role", role)
    return label


def _sign(sign: str, text: str) -> QToolButton:
    button = QToolButton()
    button.setText(sign)
    button.setAutoRaise(True)
    button.setProperty("role", "small")
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setAccessibleName(text)
    button.setToolTip(tip(text))
    return button
