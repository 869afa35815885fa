"""The log: what happened, a line each, under headings for rounds and phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.widgets.item_models import ROOT, Index

LINE = Qt.ItemDataRole.UserRole
STRIPE = 4
"""Pixels of the stripe in the player's colour."""
FAINT = 0.45
"""Opacity of lines after the moment that is shown."""

Rank = Literal["round", "phase", "divider", "event"]
"""Headings of rounds and phases, a line across the log, and an event."""


class LogLine(Struct, frozen=True):
    """A line of the log.

    `colour` is the number of the colour of the player who did it. `at` is the number of decisions before the one that
    the line came of, or before the first one after a heading. `seats` are the players whom the line concerns, `places`
    where it happened, and `topics` its kinds.
    """

    text: str
    rank: Rank = "event"
    colour: int | None = None
    at: int = 0
    seats: frozenset[int] = frozenset()
    places: tuple[str, ...] = ()
    topics: frozenset[str] = frozenset()


class LogModel(QAbstractListModel):
    """The lines of the log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LogLine] = []

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text, or for `LINE` the whole line."""
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return line if role == LINE else None

    def show_lines(self, lines: Sequence[LogLine]) -> bool:
        """Show these lines; rows change only from the first line that differs. Return whether any has changed."""
        same = 0
        for old, new in zip(self.lines, lines, strict=False):
            if old is not new and old != new:
                break
            same += 1
        before = len(self.lines)
        if same < before:
            self.beginRemoveRows(ROOT, same, before - 1)
            del self.lines[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(ROOT, same, len(lines) - 1)
            self.lines.extend(lines[same:])
            self.endInsertRows()
        return same < max(before, len(lines))


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: LogView) -> None:
        super().__init__(view)
        self.theme, self.view = theme, view
        self._heights: dict[tuple[str, str], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Return the size of the wrapped text, which is measured once: a long log is laid out with each new line."""
        line = self.view.lines.lines[index.row()]
        width = self.view.viewport().width()
        height = self._heights.get((line.text, line.rank))
        if height is None:
            height = self._heights[line.text, line.rank] = self._height(line, width)
        return QSize(width, height)

    def forget_heights(self) -> None:
        """Measure the lines again, for another width or font."""
        self._heights.clear()

    def _height(self, line: LogLine, width: int) -> int:
        metrics = QFontMetrics(self._font(line))
        box = metrics.boundingRect(QRect(0, 0, width - 20, 10_000), Qt.TextFlag.TextWordWrap, line.text)
        return box.height() + (12 if line.rank != "event" else 5)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the line with its player's stripe; lines of the moment that is shown stand out, later ones fade."""
        line: LogLine = index.data(LINE)
        painter.save()
        box = option.rect
        ink = self.theme.interface
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(box, QColor(ink.accent))
        elif line.at == self.view.moment and line.rank == "event":
            painter.fillRect(box, faded(ink.accent, 0.16))
        elif self.view.lit in line.places or (option.state & QStyle.StateFlag.State_MouseOver and line.places):
            painter.fillRect(box, QColor(ink.hovered))
        if line.rank == "divider":
            self._rule(painter, box, line.text)
            painter.restore()
            return
        if line.colour is not None:
            painter.fillRect(
                box.left() + 4, box.top() + 3, STRIPE, box.height() - 5, QColor(self.theme.seat(line.colour).colour)
            )
        if option.state & QStyle.StateFlag.State_HasFocus and self.view.hasFocus():
            painter.setPen(QPen(QColor(ink.accent), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        if self.view.moment is not None and line.at > self.view.moment:
            painter.setOpacity(FAINT)
        painter.setFont(self._font(line))
        painter.setPen(QColor(ink.on_accent if chosen else ink.text if line.rank == "event" else ink.heading))
        text = box.adjusted(14, 2, -6, -1)
        painter.drawText(text, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, line.text)
        painter.restore()

    def _rule(self, painter: QPainter, box: QRect, text: str) -> None:
        """Draw a line across the log with a text in its middle."""
        ink = self.theme.interface
        width = QFontMetrics(self.view.font()).horizontalAdvance(text) + 12
        middle = box.center()
        painter.setPen(QPen(QColor(ink.accent), 1))
        painter.drawLine(box.left() + 4, middle.y(), middle.x() - width // 2, middle.y())
        painter.drawLine(middle.x() + width // 2, middle.y(), box.right() - 4, middle.y())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _font(self, line: LogLine) -> QFont:
        font = QFont(self.view.font())
        if line.rank == "round":
            font.setBold(True)
            font.setPointSizeF(font.pointSizeF() * 1.2)
        elif line.rank == "phase":
            font.setBold(True)
        return font


class LogView(QListView):
    """Shows the log and keeps its end in sight, unless the reader has gone back in it.

    - `pointed`: the line that the pointer or the keyboard is on, or None
    - `moment_requested`: the line to whose moment the reader goes back, by a double click or Enter
    - `menu_requested`: the line whose menu is asked for, and the place on the screen
    """

    pointed = Signal(object)
    moment_requested = Signal(object)
    menu_requested = Signal(object, QPoint)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._delegate = _LineDelegate(theme, self)
        self.moment: int | None = None
        self.lit = ""
        """The place whose lines are lit, or empty."""
        self.lines = LogModel()
        self.setModel(self.lines)
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would change the width that the lines are wrapped to.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Log"))
        self._pointed: LogLine | None = None
        self.selectionModel().selectionChanged.connect(lambda: self._point(self.chosen()))

    def chosen(self) -> LogLine | None:
        """Return the selected line."""
        indexes = self.selectedIndexes()
        return indexes[0].data(LINE) if indexes else None

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines."""
        at_end = self._at_end() and self.moment is None
        if self.lines.show_lines(lines) and at_end:
            self.scrollToBottom()

    def show_moment(self, at: int | None) -> None:
        """Highlight the lines of a decision and fade later ones; None is the present."""
        if at == self.moment:
            return
        self.moment = at
        self.viewport().update()
        if at is None:
            self.clearSelection()
            self.scrollToBottom()
            return
        row = next((row for row, line in enumerate(self.lines.lines) if line.at >= at), len(self.lines.lines) - 1)
        self.scrollTo(self.lines.index(row), QListView.ScrollHint.EnsureVisible)

    def light(self, place: str) -> None:
        """Light the lines about a place as if the pointer were on them; none for an empty id."""
        if place != self.lit:
            self.lit = place
            self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the lines again, which may have another font."""
        self._delegate.forget_heights()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines again, and stay at the end."""
        at_end = self._at_end()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._delegate.forget_heights()
            self.doItemsLayout()
        if at_end:
            self.scrollToBottom()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the line under the pointer."""
        super().mouseMoveEvent(event)
        self._point(self._line_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at the selected line."""
        super().leaveEvent(event)
        self._point(self.chosen())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ask for the moment of a line."""
        line = self._line_at(event.position().toPoint())
        if line is not None and event.button() == Qt.MouseButton.LeftButton:
            self.moment_requested.emit(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for the moment of the selected line on Enter."""
        line = self.chosen()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and line is not None:
            self.moment_requested.emit(line)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a line's menu."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        line = self.chosen() if by_key else self._line_at(event.pos())
        if line is not None:
            place = self.visualRect(self.currentIndex()).center() if by_key else event.pos()
            self.menu_requested.emit(line, self.viewport().mapToGlobal(place))

    def _line_at(self, place: QPoint) -> LogLine | None:
        index = self.indexAt(place)
        return index.data(LINE) if index.isValid() else None

    def _point(self, line: LogLine | None) -> None:
        if line is not self._pointed:
            self._pointed = line
            self.pointed.emit(line)

    def _at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4
