"""The log: what happened, a line each, under headings for years and phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from indonesia_qt.ui.theme import Theme

LINE = Qt.ItemDataRole.UserRole
STRIPE = 4
"""Pixels of the stripe in the player's colour."""


class LogLine(Struct, frozen=True):
    """A line of the log; `colour` is that of the player who did it, by number."""

    text: str
    rank: Literal["year", "phase", "event"] = "event"
    colour: int | None = None


class LogModel(QAbstractListModel):
    """The lines of the log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LogLine] = []

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """How many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text, or the whole line."""
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return line if role == LINE else None

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; those that stand there already stay."""
        same = 0
        for old, new in zip(self.lines, lines, strict=False):
            if old != new:
                break
            same += 1
        if same < len(self.lines):
            self.beginRemoveRows(QModelIndex(), same, len(self.lines) - 1)
            del self.lines[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self.lines.extend(lines[same:])
            self.endInsertRows()


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self.theme, self.view = theme, view

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        """As high as the wrapped text."""
        line: LogLine = index.data(LINE)
        metrics = QFontMetrics(self._font(line))
        width = self.view.viewport().width()
        box = metrics.boundingRect(QRect(0, 0, width - 20, 10_000), Qt.TextFlag.TextWordWrap, line.text)
        return QSize(width, box.height() + (12 if line.rank != "event" else 5))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the line with its player's stripe."""
        line: LogLine = index.data(LINE)
        painter.save()
        box = option.rect
        ink = self.theme.interface
        if line.colour is not None:
            painter.fillRect(
                box.left() + 4, box.top() + 3, STRIPE, box.height() - 5, QColor(self.theme.seat(line.colour).colour)
            )
        painter.setFont(self._font(line))
        painter.setPen(QColor(ink.text if line.rank == "event" else ink.heading))
        text = box.adjusted(14, 2, -6, -1)
        painter.drawText(text, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, line.text)
        painter.restore()

    def _font(self, line: LogLine) -> QFont:
        font = QFont(self.view.font())
        if line.rank == "year":
            font.setBold(True)
            font.setPointSizeF(font.pointSizeF() * 1.2)
        elif line.rank == "phase":
            font.setBold(True)
        return font


class LogView(QListView):
    """Shows the log and keeps its end in sight, unless the reader has gone back in it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.lines = LogModel()
        self.setModel(self.lines)
        self.setItemDelegate(_LineDelegate(theme, self))
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would change the width that the lines are wrapped to.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName("Log")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew, and stay at the end."""
        at_end = self._at_end()
        super().resizeEvent(event)
        self.doItemsLayout()
        if at_end:
            self.scrollToBottom()

    def _at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines."""
        at_end = self._at_end()
        self.lines.show_lines(lines)
        if at_end:
            self.scrollToBottom()
