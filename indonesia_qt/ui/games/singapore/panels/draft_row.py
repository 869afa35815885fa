"""The chips of a drafted turn: each move can be taken away, or moved where the rules allow it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QToolButton, QWidget

from indonesia_qt.games.singapore.analysis.draft import Draft, draft, moved
from indonesia_qt.i18n.text import labelled, tr
from indonesia_qt.ui.games.singapore.texts.planning import NameForm, move_text
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.support.refusal import refused_by
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.messages import MESSAGES_BELOW
from indonesia_qt.ui.widgets.plain_text import SmallButton, caption, tip

EARLIER, LATER = -1, 1
LINES = 2
FORMS: tuple[NameForm, ...] = ("whole", "short", "place")
GAP, REACH, AWAY = 2, 16, 18
"""Pixels at 100 % between chips, from the row to the pointer that still drops a chip in it, and the width of the button
that takes one away."""

CIRCLED_ONE, CIRCLED = ord("\N{CIRCLED DIGIT ONE}"), 20
"""The first of the numbers in circles, and how many there are."""


class DraftChip(QToolButton):
    """A move that can be dragged, with a menu of what else can be done with it.

    With the keyboard on it, Delete takes it away, and Ctrl with an arrow moves it.

    - `removed`: the move is to be taken away
    - `moved`: the move is to be so many places later
    - `dragged`: the pointer is at this place on the screen while it drags the chip
    - `dropped`, `drag_cancelled`: the chip isn't dragged any more
    """

    removed = Signal()
    moved = Signal(int)
    dragged = Signal(QPoint)
    dropped = Signal()
    drag_cancelled = Signal()

    def __init__(self, forms: Sequence[str], spoken: str) -> None:
        super().__init__()
        self.forms = forms
        """What can be written on it, the longest first."""
        self._pressed_at: QPoint | None = None
        self._is_dragged = False
        self.setText(caption(forms[-1]))
        self.setProperty("role", "drafted")
        self.setProperty(MESSAGES_BELOW, True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(spoken)
        self.setToolTip(tip(spoken))
        menu = QMenu(self)
        self.earlier = menu.addAction(tr("Move earlier"), lambda: self.moved.emit(EARLIER))
        self.later = menu.addAction(tr("Move later"), lambda: self.moved.emit(LATER))
        menu.addAction(tr("Remove"), self.removed.emit)
        self.setMenu(menu)

    def width_with(self, text: str) -> int:
        """Return how wide it is with a text."""
        width = self.fontMetrics().horizontalAdvance
        return self.sizeHint().width() + width(caption(text)) - width(self.text())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for what this becomes: the menu comes when the button is released where it was pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the chip."""
        if self._pressed_at is None:
            return
        way = event.position().toPoint() - self._pressed_at
        if self._is_dragged or way.manhattanLength() >= QApplication.startDragDistance():
            self._is_dragged = True
            self.setDown(True)
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the chip, or open the menu."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed_at is None:
            return
        if self._end():
            self.dropped.emit()
        else:
            self.showMenu()

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window while the chip is dragged."""
        if self._is_dragged and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the move away, move it, or leave it where it was before it was dragged."""
        by = {Qt.Key.Key_Left: EARLIER, Qt.Key.Key_Right: LATER}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and self._end():
            self.drag_cancelled.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif by is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(by)
        else:
            super().keyPressEvent(event)

    def _end(self) -> bool:
        """Forget the press; return whether the chip was dragged."""
        was_dragged, self._is_dragged, self._pressed_at = self._is_dragged, False, None
        self.setDown(False)
        self.unsetCursor()
        return was_dragged


class DraftRow(QWidget):
    """Shows the moves of a draft in their order; a line shows where a chip that is dragged would be dropped.

    - `removed`: the number of a move, from 0, that is to be taken away
    - `moved`: the number of a move, the one that it is to have, and all actions in that order
    - `refused`: why a move can't be moved so
    """

    removed = Signal(int)
    moved = Signal(int, tuple)
    refused = Signal(object)

    def __init__(self, context: Context, shown: Draft) -> None:
        super().__init__()
        self.setAccessibleName(tr("Draft"))
        self._shown = shown
        self._target: int | None = None
        """The number that the chip that is dragged would get; None where it would stay as it is."""
        self.chips: list[DraftChip] = []
        self._wholes: list[QWidget] = []
        layout = FlowLayout(scaled(GAP), packed=True)
        for number, move in enumerate(shown.moves):
            sign = chr(CIRCLED_ONE + number) if number < CIRCLED else f"{number + 1}."
            forms = [f"{sign} {move_text(context.words, move.view, move.action, form)}" for form in FORMS]
            spoken = context.action_text(move.view, move.asked, move.action)
            named = labelled(spoken.about, spoken.text) if spoken.about else spoken.text
            chip = DraftChip(forms, tr("Move {number}: {move}", number=number + 1, move=named))
            for entry, by in ((chip.earlier, EARLIER), (chip.later, LATER)):
                entry.setEnabled(self._is_place(number + by) and not self._why_not(number, number + by))
            chip.removed.connect(lambda number=number: self.removed.emit(number))
            chip.moved.connect(lambda by, number=number: self._move(number, number + by))
            chip.dragged.connect(lambda place, number=number: self._drag(number, place))
            chip.dropped.connect(partial(self._drop, number))
            chip.drag_cancelled.connect(self._aim_nowhere)
            away = SmallButton("\N{MULTIPLICATION X}", tr("Remove"), tr("Remove {move}", move=named), autoRaise=True)
            away.setProperty("role", "narrow")
            away.setFixedWidth(scaled(AWAY))
            away.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            away.clicked.connect(lambda _=False, number=number: self.removed.emit(number))
            both = QWidget()
            both.setLayout(row_of(chip, away, contentsMargins=QMargins(), spacing=0))
            layout.addWidget(both)
            self.chips.append(chip)
            self._wholes.append(both)
        self.setLayout(layout)
        self.line = QFrame(self)
        self.line.setProperty("role", "drop")
        self.line.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the longest names for which two lines, or as many as places take, suffice: all in one form."""
        super().resizeEvent(event)
        if event.size().width() == event.oldSize().width():
            return
        forms = list(zip(*(chip.forms for chip in self.chips), strict=True))
        texts = next(form for form in forms if self._lines(form) <= max(LINES, self._lines(forms[-1])))
        for chip, text in zip(self.chips, texts, strict=True):
            chip.setText(caption(text))

    def _lines(self, texts: Sequence[str]) -> float:
        """Return how many lines the chips take with these texts; infinitely many where one has no room in a line."""
        lines, left, gap = 0, 0, scaled(GAP)
        for chip, text in zip(self.chips, texts, strict=True):
            width = chip.width_with(text) + scaled(AWAY)
            if text != chip.forms[-1] and width > self.width():
                return math.inf
            if not lines or width > left:
                lines, left = lines + 1, self.width()
            left -= width + gap
        return lines

    def _is_place(self, number: int) -> bool:
        return 0 <= number < len(self._shown.moves)

    def _order(self, number: int, to: int) -> Draft:
        first = self._shown.moves[0]
        return draft(first.view, first.asked, moved(self._shown.actions, number, to))

    def _why_not(self, number: int, to: int) -> str:
        """Return why the rules don't allow all moves with one of them in another place; empty where they do."""
        made = self._order(number, to)
        if len(made.moves) == len(self._shown.moves):
            return ""
        return refused_by(made.refusal) or tr("Nothing can come after the end of the turn, or after a drawn chip.")

    def _move(self, number: int, to: int) -> None:
        if not self._is_place(to):
            return
        if reason := self._why_not(number, to):
            self.refused.emit(reason)
        else:
            self.moved.emit(to, self._order(number, to).actions)

    def _drag(self, number: int, place: QPoint) -> None:
        """Show where a chip would be dropped by the pointer at a place on the screen."""
        at = self.mapFromGlobal(place)
        is_near = self.rect().marginsAdded(QMargins(*[scaled(REACH)] * 4)).contains(at)
        boxes = [whole.geometry() for whole in self._wholes]
        at.setY(max(0, min(at.y(), boxes[-1].bottom())))
        before = sum(box.bottom() < at.y() or (box.top() <= at.y() and box.center().x() < at.x()) for box in boxes)
        target = before - (before > number)
        if target == number or not is_near:
            self._aim_nowhere()
            return
        self._target = target
        if before and boxes[before - 1].bottom() >= at.y():
            left, beside = boxes[before - 1].right() + 1, boxes[before - 1]
        else:
            left, beside = boxes[before].left() - scaled(GAP), boxes[before]
        left = max(0, min(left, self.width() - scaled(GAP)))
        self.line.setGeometry(QRect(left, beside.top(), scaled(GAP), beside.height()))
        self.line.raise_()
        self.line.show()
        refused = bool(self._why_not(number, target))
        self.chips[number].setCursor(Qt.CursorShape.ForbiddenCursor if refused else Qt.CursorShape.ClosedHandCursor)

    def _aim_nowhere(self) -> None:
        self._target = None
        self.line.hide()

    def _drop(self, number: int) -> None:
        target = self._target
        self._aim_nowhere()
        if target is not None:
            self._move(number, target)
