"""The log: what happened, a line each, under headings for rounds and phases."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from typing import Any, Literal

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from indonesia_qt.i18n.text import tr, well_broken
from indonesia_qt.ui.style.scaling import scaled, target
from indonesia_qt.ui.style.stylesheet import TARGET
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.support.accessible_items import announce_current
from indonesia_qt.ui.widgets.item_models import ROOT, Index

LINE = Qt.ItemDataRole.UserRole
STRIPE = 4
"""Pixels of the stripe in the player's colour."""
TRIANGLE = 10
"""Pixels at 100 % for the sign that folds a group, beyond those for the stripe."""
FOLDED, UNFOLDED = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}", "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"
ARROWS = Qt.Key.Key_Left, Qt.Key.Key_Right
FAINT = 0.45
"""Opacity of lines after the moment that is shown."""

Rank = Literal["round", "phase", "divider", "group", "event"]
"""Headings of rounds and phases, a line across the log, one that sums up the lines of a group, and an event."""


class LogLine(Struct, frozen=True):
    """A line of the log.

    `colour` is the number of the colour of the player who did it. `at` is the number of decisions before the one that
    the line came of, or before the first one after a heading. `seats` are the players whom the line concerns, `places`
    where it happened, and `topics` its kinds. `group` is the `at` of the line that sums up a group, on that line and
    on those that are shown when it is unfolded; `until` is the last `at` of them, on the line that sums them up.
    """

    text: str
    rank: Rank = "event"
    colour: int | None = None
    at: int = 0
    seats: frozenset[int] = frozenset()
    places: tuple[str, ...] = ()
    topics: frozenset[str] = frozenset()
    group: int | None = None
    until: int = 0


def without_folded(lines: Sequence[LogLine], is_unfolded: Callable[[int], bool]) -> list[LogLine]:
    """Return the lines without those of folded groups; a divider among them comes before the group."""
    shown: list[LogLine] = []
    for line in lines:
        if line.group is None or line.rank == "group" or is_unfolded(line.group):
            shown.append(line)
        elif line.rank == "divider":
            heading = next(n for n in range(len(shown) - 1, -1, -1) if shown[n].rank == "group")
            shown.insert(heading, line)
    return shown


class LogModel(QAbstractListModel):
    """The lines of the log; `is_unfolded` says whether a group is."""

    def __init__(self, is_unfolded: Callable[[int], bool]) -> None:
        super().__init__()
        self.lines: list[LogLine] = []
        self._is_unfolded = is_unfolded

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text, or for `LINE` the whole line."""
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole and line.rank == "group":
            is_unfolded = self._is_unfolded(line.at)
            return tr("{entry} (expanded)" if is_unfolded else "{entry} (collapsed)", entry=line.text)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return line if role == LINE else None

    def show_lines(self, lines: Sequence[LogLine]) -> bool:
        """Show these lines; rows change only from the first line to the last that differ. Return whether any has."""
        first = _same(self.lines, lines)
        last = _same(self.lines[first:][::-1], lines[first:][::-1])
        before, now = len(self.lines) - last, len(lines) - last
        if first < before:
            self.beginRemoveRows(ROOT, first, before - 1)
            del self.lines[first:before]
            self.endRemoveRows()
        if first < now:
            self.beginInsertRows(ROOT, first, now - 1)
            self.lines[first:first] = lines[first:now]
            self.endInsertRows()
        return first < max(before, now)


def _same(some: Sequence[LogLine], others: Sequence[LogLine]) -> int:
    """Return with how many of the same lines both begin."""
    pairs = takewhile(lambda pair: pair[0] is pair[1] or pair[0] == pair[1], zip(some, others, strict=False))
    return sum(1 for _ in pairs)


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: LogView) -> None:
        super().__init__(view)
        self.theme, self.view = theme, view
        self._sizes: dict[LogLine, QSize] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Return the size of the wrapped text, which is measured once: a long log is laid out with each new line."""
        line = self.view.lines.lines[index.row()]
        size = self._sizes.get(line)
        if size is None:
            width = self.view.viewport().width()
            size = self._sizes[line] = QSize(width, self._height(line, width))
        return size

    def forget_sizes(self) -> None:
        """Measure the lines again, for another width or font."""
        self._sizes.clear()

    def _height(self, line: LogLine, width: int) -> int:
        metrics = QFontMetrics(self._font(line))
        within = QRect(0, 0, width - 6 - self._indent(line), 10_000)
        box = metrics.boundingRect(within, Qt.TextFlag.TextWordWrap, well_broken(line.text))
        high = box.height() + (5 if line.rank in ("event", "group") else 12)
        return max(high, target()) if target() > TARGET and line.rank != "divider" else high

    def _indent(self, line: LogLine) -> int:
        """Pixels left of the text."""
        return 14 + (scaled(TRIANGLE) if line.rank == "group" or self.view.is_child(line) else 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the line with its player's stripe; lines of the moment that is shown stand out, later ones fade."""
        line: LogLine = index.data(LINE)
        painter.save()
        box = option.rect
        ink = self.theme.interface
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(box, QColor(ink.accent))
        elif self.view.is_of_moment(line):
            painter.fillRect(box, faded(ink.accent, 0.16))
        elif self.view.lit in line.places or (option.state & QStyle.StateFlag.State_MouseOver and line.places):
            painter.fillRect(box, QColor(ink.hovered))
        if line.rank == "divider":
            self._rule(painter, box, line.text)
            painter.restore()
            return
        painter.setFont(self._font(line))
        words = well_broken(line.text)
        text = box.adjusted(self._indent(line), 2, -6, -1)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
        if box.top() < 0:  # at the upper edge no line of text is cut in half
            first, high = painter.boundingRect(text, flags, words).top(), painter.fontMetrics().lineSpacing()
            painter.setClipRect(box.adjusted(0, first - box.top() + math.ceil(max(0, -first) / high) * high, 0, 0))
        if line.colour is not None:
            painter.fillRect(
                box.left() + 4, box.top() + 3, STRIPE, box.height() - 5, QColor(self.theme.seat(line.colour).colour)
            )
        if option.state & QStyle.StateFlag.State_HasFocus and self.view.hasFocus():
            painter.setPen(QPen(QColor(ink.accent), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        if self.view.moment is not None and line.at > self.view.moment:
            painter.setOpacity(FAINT)
        is_heading = line.rank in ("round", "phase")
        painter.setPen(QColor(ink.on_accent if chosen else ink.heading if is_heading else ink.text))
        if line.rank == "group":
            sign = UNFOLDED if self.view.is_unfolded(line.at) else FOLDED
            top = painter.boundingRect(text, flags, words).top()
            corner = QRect(box.left(), top, text.left() - box.left(), QFontMetrics(self._font(line)).height())
            painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, sign)
        painter.drawText(text, flags, words)
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

    A group is folded to the line that sums it up until its triangle is clicked, or the right arrow pressed on it. Among
    found lines, groups are unfolded at first.

    - `fold_requested`: the group that is to be unfolded, or folded again, when all lines are shown
    - `pointed`: the line that the pointer or the keyboard is on, or None
    - `moment_requested`: the line to whose moment the reader goes back, by a double click or Enter
    - `menu_requested`: the line whose menu is asked for, and the place on the screen
    """

    fold_requested = Signal(int)
    pointed = Signal(object)
    moment_requested = Signal(object)
    menu_requested = Signal(object, QPoint)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._delegate = _LineDelegate(theme, self)
        self.moment: int | None = None
        self.lit = ""
        """The place whose lines are lit, or empty."""
        self.lines = LogModel(self.is_unfolded)
        self._all: Sequence[LogLine] = ()
        self._unfolded: frozenset[int] = frozenset()
        self._found = False
        self._folded_found: set[int] = set()
        """The groups that the reader has folded among the lines that were found."""
        self.setModel(self.lines)
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would change the width that the lines are wrapped to.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Log"))
        self._pointed: LogLine | None = None
        self.selectionModel().selectionChanged.connect(lambda: self._point(self.chosen()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have the current line read, too."""
        super().focusInEvent(event)
        announce_current(self)

    def chosen(self) -> LogLine | None:
        """Return the selected line."""
        indexes = self.selectedIndexes()
        return indexes[0].data(LINE) if indexes else None

    def show_lines(self, lines: Sequence[LogLine], *, found: bool = False) -> None:
        """Show these lines; they may be those that were found by a search."""
        if found != self._found:
            self._folded_found.clear()
        self._all, self._found = lines, found
        at_end = self._at_end() and self.moment is None
        if self.lines.show_lines(without_folded(lines, self.is_unfolded)) and at_end:
            self.scrollToBottom()

    def show_unfolded(self, groups: Collection[int]) -> None:
        """Unfold these groups, and fold all others."""
        if self._unfolded != frozenset(groups):
            self._unfolded = frozenset(groups)
            self._fold_again()

    def is_unfolded(self, group: int) -> bool:
        """Return whether the lines of a group are shown."""
        return group not in self._folded_found if self._found else group in self._unfolded

    def is_child(self, line: LogLine) -> bool:
        """Return whether a line is shown below the one that sums up its group."""
        return line.group is not None and line.rank == "event"

    def is_of_moment(self, line: LogLine) -> bool:
        """Return whether a line came of the decision that is shown, or sums up a folded group with it."""
        if self.moment is None or line.rank not in ("event", "group"):
            return False
        if line.rank == "group":
            return not self.is_unfolded(line.at) and line.at <= self.moment <= line.until
        return line.at == self.moment

    def turn(self, group: int) -> None:
        """Unfold a group, or fold it again."""
        if self._found:
            self._folded_found ^= {group}
            self._fold_again()
        else:
            self.fold_requested.emit(group)

    def _fold_again(self) -> None:
        self.lines.show_lines(without_folded(self._all, self.is_unfolded))
        self.viewport().update()

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
        lines = self.lines.lines
        of_moment = (row for row, line in enumerate(lines) if self.is_of_moment(line) or line.at >= at)
        row = next(of_moment, len(lines) - 1)
        self.scrollTo(self.lines.index(row), QListView.ScrollHint.EnsureVisible)

    def light(self, place: str) -> None:
        """Light the lines about a place as if the pointer were on them; none for an empty id."""
        if place != self.lit:
            self.lit = place
            self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the lines again, which may have another font."""
        self._delegate.forget_sizes()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines again, and stay at the end."""
        at_end = self._at_end()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._delegate.forget_sizes()
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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turn a group on a click on its triangle."""
        line = self._line_at(event.position().toPoint())
        if self._is_triangle(line, event):
            assert line is not None
            self.turn(line.at)
        else:
            super().mousePressEvent(event)

    def _is_triangle(self, line: LogLine | None, event: QMouseEvent) -> bool:
        is_left = event.button() == Qt.MouseButton.LeftButton
        return line is not None and line.rank == "group" and is_left and event.position().x() < 14 + scaled(TRIANGLE)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ask for the moment of a line."""
        line = self._line_at(event.position().toPoint())
        if self._is_triangle(line, event):
            self.mousePressEvent(event)
        elif line is not None and event.button() == Qt.MouseButton.LeftButton:
            self.moment_requested.emit(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for the moment of the selected line on Enter; unfold its group with Right, fold it with Left."""
        line = self.chosen()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and line is not None:
            self.moment_requested.emit(line)
        elif event.key() in ARROWS and line is not None and line.group is not None:
            self._turn_by_key(line.group, unfold=event.key() == Qt.Key.Key_Right)
        else:
            super().keyPressEvent(event)

    def _turn_by_key(self, group: int, *, unfold: bool) -> None:
        """Unfold a group, or fold it and select the line that sums it up."""
        if self.is_unfolded(group) != unfold:
            self.turn(group)
        if not unfold:
            lines = self.lines.lines
            row = next(row for row, line in enumerate(lines) if line.rank == "group" and line.at == group)
            self.setCurrentIndex(self.lines.index(row))

    def event(self, event: QEvent) -> bool:
        """Keep the arrows that fold a group from the commands that they are keys of elsewhere."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            line = self.chosen()
            if event.key() in ARROWS and not event.modifiers() and line is not None and line.group is not None:
                event.accept()
                return True
        return bool(super().event(event))

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
