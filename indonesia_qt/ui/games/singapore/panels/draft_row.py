"""The chips of a drafted turn: each move can be taken away, or moved where the rules allow it."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.analysis.draft import Draft, moved
from indonesia_qt.i18n.text import labelled, tr
from indonesia_qt.ui.games.singapore.texts.planning import move_text
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import SmallButton, caption, tip

EARLIER, LATER = -1, 1


class DraftChip(QToolButton):
    """A move with a menu of what can be done with it; with the keyboard on it also by Delete, and Ctrl with an arrow.

    - `removed`: the move is to be taken away
    - `moved`: the actions in the order in which they are to be
    """

    removed = Signal()
    moved = Signal(tuple)

    def __init__(self, text: str, spoken: str, orders: dict[int, tuple[Action, ...] | None]) -> None:
        super().__init__()
        self.orders = orders
        self.setText(caption(text))
        self.setProperty("role", "chip")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(spoken)
        self.setToolTip(tip(spoken))
        menu = QMenu(self)
        for by, name in ((EARLIER, tr("Move earlier")), (LATER, tr("Move later"))):
            action = menu.addAction(name)
            action.setEnabled(orders[by] is not None)
            action.triggered.connect(lambda _=False, by=by: self._move(by))
        menu.addAction(tr("Remove")).triggered.connect(self.removed)
        self.setMenu(menu)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the move away, or move it."""
        by = {Qt.Key.Key_Left: EARLIER, Qt.Key.Key_Right: LATER}.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif by is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._move(by)
        else:
            super().keyPressEvent(event)

    def _move(self, by: int) -> None:
        if self.orders[by] is not None:
            self.moved.emit(self.orders[by])


class DraftRow(QWidget):
    """Shows the moves of a draft in their order.

    - `removed`: the number of a move, from 0, that is to be taken away
    - `moved`: the actions in another order
    """

    removed = Signal(int)
    moved = Signal(tuple)

    def __init__(self, context: Context, shown: Draft) -> None:
        super().__init__()
        self.setAccessibleName(tr("Draft"))
        self.chips: list[DraftChip] = []
        layout = FlowLayout(scaled(4))
        for number, move in enumerate(shown.moves):
            text = move_text(context.words, move.view, move.action)
            spoken = context.action_text(move.view, move.asked, move.action)
            named = labelled(spoken.about, spoken.text) if spoken.about else spoken.text
            orders = {
                by: moved(shown.moves[0].view, shown.moves[0].asked, shown.actions, number, by)
                for by in (EARLIER, LATER)
            }
            chip = DraftChip(
                f"{number + 1}  {text}", tr("Move {number}: {move}", number=number + 1, move=named), orders
            )
            chip.removed.connect(lambda number=number: self.removed.emit(number))
            chip.moved.connect(self.moved)
            away = SmallButton("\N{MULTIPLICATION X}", tr("Remove"), tr("Remove {move}", move=named), autoRaise=True)
            away.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            away.clicked.connect(lambda _=False, number=number: self.removed.emit(number))
            whole = QWidget()
            whole.setLayout(row_of(chip, away, 1, contentsMargins=QMargins(), spacing=0))
            layout.addWidget(whole)
            self.chips.append(chip)
        self.setLayout(layout)
