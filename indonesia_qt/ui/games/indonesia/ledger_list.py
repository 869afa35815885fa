"""What a sum of money is made of: the lines of the ledger that lead to it, with the sum after each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.games.indonesia.analysis.statement import Figure, StatementLine
from indonesia_qt.i18n.text import figure, phrase, signed, tr
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.games.indonesia.texts.ledger import figure_name, purpose
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label, tip, window_title

COLUMNS = phrase("Year"), phrase("For"), phrase("Rp"), phrase("Sum")
WIDTH, HEIGHT = 480, 330
"""Pixels at 100 %."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Lines(QTreeWidget):
    """Leaves Esc to the window, where other lists would search for it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow every other key."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class LedgerList(QDialog):
    """A small list over the window, which goes on; Esc closes it.

    `moment_requested` carries how many decisions had been made before the one that a line tells of.
    """

    moment_requested = Signal(int)

    def __init__(
        self, words: GameTexts, seat: int, figure: Figure, lines: Sequence[StatementLine], over: QWidget
    ) -> None:
        super().__init__(over.window(), Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.seat, self.figure, self.lines = seat, figure, tuple(lines)
        name = figure_name(figure)
        self.setWindowTitle(window_title(tr("{figure} of {player}", figure=name, player=words.seats[seat])))
        self.list = _Lines()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(self.windowTitle())
        self.list.setHeaderLabels([*map(tr, COLUMNS)])
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for line in self.lines:
            self.list.addTopLevelItem(_item(purpose(words, line), line))
        header = self.list.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for column in (2, 3):
            self.list.headerItem().setTextAlignment(column, RIGHT)
        self.list.clicked.connect(self._take)
        self.list.activated.connect(self._take)
        total = self.lines[-1].sum if self.lines else 0
        self.total = Label(f"{name}: {rupiah(total)}", alignment=Qt.AlignmentFlag.AlignRight)
        self.total.setProperty("role", "strong")
        shows, empty = tr("A click on a line shows that moment on the board."), tr("Nothing was booked yet.")
        hint = Label(shows if self.lines else empty)
        hint.setProperty("role", "quiet")
        hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.total)
        layout.addWidget(hint)
        self._place(over)
        last = self.list.topLevelItem(len(self.lines) - 1)
        if last is not None:
            self.list.setCurrentItem(last)
            self.list.scrollToItem(last)

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the keys of the window below, which stay in use."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
        return super().event(event)

    def _place(self, over: QWidget) -> None:
        """Stand above the figure, within the window."""
        window = over.window()
        room = QRect(window.mapToGlobal(window.rect().topLeft()), window.size()).adjusted(8, 8, -8, -8)
        box = QRect(0, 0, min(scaled(WIDTH), room.width()), min(scaled(HEIGHT), room.height()))
        box.moveBottomLeft(over.mapToGlobal(over.rect().topLeft()))
        box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width())))
        box.moveTop(max(room.top(), min(box.top(), room.bottom() - box.height())))
        self.setGeometry(box)

    def _take(self, index: QModelIndex) -> None:
        self.moment_requested.emit(max(0, self.lines[index.row()].at - 1))


def _item(description: str, line: StatementLine) -> QTreeWidgetItem:
    amount = signed(line.amount)
    item = QTreeWidgetItem([str(line.year or "\N{EN DASH}"), description, amount, figure(line.sum)])
    item.setToolTip(1, tip(description))
    for column in (2, 3):
        item.setTextAlignment(column, RIGHT)
    return item
