"""The page with the plan of deliveries: its aim, a row for each good, and the money that it brings."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from indonesia_qt.i18n.text import aloud, counted, labelled, phrase, tr
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.panels.row_badges import badge_width, paint_badge
from indonesia_qt.ui.games.indonesia.texts.names import multiplied
from indonesia_qt.ui.style.scaling import is_crowded, margins, scaled, target
from indonesia_qt.ui.support.accessible_items import announce_current
from indonesia_qt.ui.table.panels.panel import LIST_STRETCH
from indonesia_qt.ui.widgets.eliding_combo_box import ElidingComboBox
from indonesia_qt.ui.widgets.folding import Fold
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

Index = QModelIndex | QPersistentModelIndex
ARROW = "\N{NO-BREAK SPACE}\N{RIGHTWARDS ARROW}\N{NO-BREAK SPACE}"
MARGIN, GAP = 5, 6
"""Pixels at 100 %: around a row, and between its parts."""
SMALLER = 1.0, 0.9, 0.8
"""The sizes of letters that are tried, in parts of the usual one."""
LOCKED_TIP = phrase("Locked: replanning keeps this delivery (L)")
LOCK_TIP = phrase("Lock this delivery so that replanning keeps it (L)")
REMOVE_TIP = phrase("Remove one good from the plan (Del)")


class DeliveryRow(NamedTuple):
    """The contents of a row: the ends of the way, the line's letter, its owner's colour, the cost and the lock.

    `mark` is what its routes on the board are called, if they have a name. It stands for as many equal deliveries as
    `times` says; the cost is that of each.
    """

    mark: str
    origin: str
    city: str
    tag: str
    colour: int
    cost: str
    locked: bool
    times: int

    @property
    def number(self) -> str:
        """How many deliveries it stands for, before the ends of the way; empty for one."""
        return multiplied(self.times) if self.times > 1 else ""

    @property
    def ends(self) -> str:
        """Both ends of the way in one line."""
        return self.number + self.origin + ARROW + self.city

    @property
    def cost_of_each(self) -> str:
        """The cost, with the hint that it is that of each where there are several."""
        return tr("each: {cost}", cost=self.cost) if self.times > 1 else self.cost


class DeliveryRows(QListWidget):
    """Lists the deliveries of the plan.

    Signals:
        lock_toggled(row): the lock of a row was clicked.
        removed(row): a row is to leave the plan.
        pointed(row): the pointer is on a row; -1 for none.
    """

    lock_toggled = Signal(int)
    removed = Signal(int)
    pointed = Signal(int)

    def __init__(self, icons: Icons) -> None:
        super().__init__()
        self.icons, self.shown = icons, list[DeliveryRow]()
        self._delegate = _RowDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(tr("Deliveries"))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have the current row read, too."""
        super().focusInEvent(event)
        announce_current(self)

    def show_rows(self, rows: list[DeliveryRow]) -> None:
        """Show other rows; the current row keeps its number."""
        before = self.currentRow()
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        self.shown = rows
        for number, row in enumerate(rows):
            if number == self.count():
                self.addItem(QListWidgetItem())
            text = tr(
                "{origin} to {city}, carried by company {line}: {cost}",
                origin=row.origin,
                city=row.city,
                line=row.tag,
                cost=row.cost,
            )
            if row.times > 1:
                text = counted(row.times, "{n} time {delivery}", "{n} times {delivery}", delivery=text)
            if row.locked:
                text = tr("{delivery}, locked", delivery=text)
            self.item(number).setData(Qt.ItemDataRole.AccessibleTextRole, aloud(text))
        if before >= len(rows):
            self.setCurrentRow(len(rows) - 1)
        self._fit()
        self.viewport().update()

    def _fit(self) -> None:
        """Give all rows letters of the same size, and each as many lines as it needs."""
        self._delegate.fit()
        self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the rows into the new width, and scroll only if the new height is too low."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
        else:
            self.updateGeometries()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the rows in letters of another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def sizeHint(self) -> QSize:
        """Return the smallest size: a panel gives the list the room that is left."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size of two rows, or of one in a crowded window."""
        rows = 1 if is_crowded(self) else 2
        return QSize(100, rows * row_height(self.font()) + 2 * self.frameWidth())

    def updateGeometries(self) -> None:
        """Keep the list from growing higher than its rows."""
        super().updateGeometries()
        rows = sum(map(self._delegate.height, self.shown)) or row_height(self.font())
        self.setMaximumHeight(rows + 2 * self.frameWidth() + 2)

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the rows before the window takes them as shortcuts of its own."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._act(event.key()):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lock or remove the current row."""
        act = self._act(event.key())
        if act is None:
            super().keyPressEvent(event)
        elif self.currentRow() >= 0:
            act.emit(self.currentRow())

    def _act(self, key: int) -> SignalInstance | None:
        return {Qt.Key.Key_L.value: self.lock_toggled, Qt.Key.Key_Delete.value: self.removed}.get(key)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lock or remove a row whose sign was clicked."""
        at = event.position().toPoint()
        number = self.indexAt(at).row()
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            lock, remove = signs(self.visualItemRect(self.item(number)))
            if lock.contains(at):
                self.lock_toggled.emit(number)
            elif remove.contains(at):
                self.removed.emit(number)
        super().mouseReleaseEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report the row under the pointer."""
        super().mouseMoveEvent(event)
        self.pointed.emit(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        """Report that no row is under the pointer any more."""
        super().leaveEvent(event)
        self.pointed.emit(-1)


def row_height(font: QFont) -> int:
    """Return the height of a row of two lines, in pixels."""
    return 2 * QFontMetrics(font).height() + 2 * scaled(MARGIN) + 1


def _box(row: QRect) -> QRect:
    """Return the box of the texts in a row."""
    edge = scaled(MARGIN)
    return row.adjusted(edge, edge, -2 * signs(row)[0].width() - 2, -edge)


def signs(row: QRect) -> tuple[QRect, QRect]:
    """Return the boxes of the lock and the cross in a row; each is large enough to be hit."""
    side = min(row.height(), max(target(), scaled(26)))
    remove = QRect(row.right() - side, row.top(), side, row.height())
    return remove.translated(-side, 0), remove


def _fitting(font: QFont, texts: Collection[str], room: int) -> QFont:
    """Return a font in which each text fits into so many pixels, or else the smallest one."""
    smaller = QFont(font)
    for share in SMALLER:
        smaller.setPointSizeF(share * font.pointSizeF())
        if all(QFontMetrics(smaller).horizontalAdvance(text) <= room for text in texts):
            break
    return smaller


def _wrapped(text: str, room: int, metrics: QFontMetrics) -> list[str]:
    """Return a text in lines of at most so many pixels, as far as its words fit into them."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


class _RowDelegate(QStyledItemDelegate):
    """Draws the rows."""

    def __init__(self, rows: DeliveryRows) -> None:
        super().__init__(rows)
        self.rows = rows
        self.fit()

    def fit(self) -> None:
        """Choose the letters in which all rows fit, or else the smallest ones."""
        usual, shown = self.rows.font(), self.rows.shown
        self._indent = max((badge_width(usual, row.mark) + scaled(GAP) for row in shown if row.mark), default=0)
        room = self._room(QRect(0, 0, self.rows.viewport().width(), row_height(usual)))
        ends = QFont(usual)
        ends.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetrics(ends)
        self._lines = {row: self._broken(row, room.width(), metrics) for row in shown}
        self._ends = _fitting(ends, [line for lines in self._lines.values() for line in lines], room.width())
        widest = max((badge_width(usual, row.tag) for row in shown), default=0)
        below = room.width() + self._indent - widest - scaled(GAP)
        self._cost = _fitting(usual, {row.cost_of_each for row in shown}, below)

    def _broken(self, row: DeliveryRow, room: int, metrics: QFontMetrics) -> Sequence[str]:
        """The ends of a row, in a line or more each where one has no room for both."""
        if metrics.horizontalAdvance(row.ends) <= room:
            return (row.ends,)
        city = f"{ARROW.strip()}\N{NO-BREAK SPACE}{row.city}"
        return *_wrapped(row.number + row.origin, room, metrics), *_wrapped(city, room, metrics)

    def _room(self, row: QRect) -> QRect:
        """The box of the texts beside the name of a row on the board."""
        return _box(row).adjusted(self._indent, 0, 0, 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Return the size of a row, as wide as the list."""
        return QSize(self.rows.viewport().width(), self.height(self.rows.shown[index.row()]))

    def lines(self, row: DeliveryRow) -> Sequence[str]:
        """Return the ends of a row as they are painted, one line below the other."""
        return self._lines[row]

    def height(self, row: DeliveryRow) -> int:
        """Return the height of a row with all its lines, in pixels."""
        font = self.rows.font()
        return row_height(font) + (len(self.lines(row)) - 1) * QFontMetrics(font).height()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row: its name on the board, the ends over the ship and the cost, the signs at the right."""
        self.initStyleOption(option, index)
        self.rows.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self.rows)
        row = self.rows.shown[index.row()]
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        theme = self.rows.icons.theme.interface
        ink = QColor(theme.on_accent if chosen else theme.text)
        lock, remove = signs(option.rect)
        box, whole = self._room(option.rect), _box(option.rect)
        line = box.height() // (1 + len(self.lines(row)))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.mark:
            at = QRect(whole.left(), whole.top(), 0, line)
            colour = self.rows.icons.theme.seat(row.colour).colour
            paint_badge(painter, at, self.rows.font(), row.mark, colour, ink, is_tag=True)
        painter.setPen(ink)
        painter.setFont(self._ends)
        metrics = painter.fontMetrics()
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        for number, text in enumerate(self.lines(row)):  # only a word that is longer than a line is cut
            cut = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, box.width())
            painter.drawText(QRect(box.left(), box.top() + number * line, box.width(), line), aligned, cut)
        self._paint_ship(painter, QRect(whole.left(), whole.bottom() - line + 1, whole.width(), line), row, ink)
        paint_lock(painter, lock, ink, row.locked)
        paint_cross(painter, remove, ink)
        painter.restore()

    def _paint_ship(self, painter: QPainter, box: QRect, row: DeliveryRow, ink: QColor) -> None:
        colour = self.rows.icons.theme.seat(row.colour).colour
        badge = paint_badge(painter, box, self.rows.font(), row.tag, colour, ink)
        painter.setPen(ink)
        gap = scaled(GAP)
        rest = QRect(badge.right() + gap, box.top(), box.right() - badge.right() - gap, box.height())
        painter.setFont(self._cost)
        text = painter.fontMetrics().elidedText(row.cost_of_each, Qt.TextElideMode.ElideMiddle, rest.width())
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show the meaning of the sign under the pointer as a tool tip, or the parts of a row that are cut."""
        if event.type() != QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        row = self.rows.shown[index.row()]
        lock, remove = signs(option.rect)
        if lock.contains(event.pos()):
            text = tr(LOCKED_TIP) if row.locked else tr(LOCK_TIP)
        elif remove.contains(event.pos()):
            text = tr(REMOVE_TIP)
        else:
            text = "\n".join(self._cut(row, self._room(option.rect).width()))
        QToolTip.showText(event.globalPos(), tip(text), view)
        return True

    def _cut(self, row: DeliveryRow, room: int) -> Iterator[str]:
        """The lines of a row that don't fit into so many pixels, as a whole."""
        metrics = QFontMetrics(self._ends)
        if any(metrics.horizontalAdvance(line) > room for line in self.lines(row)):
            yield row.ends
        below = room + self._indent - badge_width(self.rows.font(), row.tag) - scaled(GAP)
        if QFontMetrics(self._cost).horizontalAdvance(row.cost_of_each) > below:
            yield labelled(row.tag, row.cost_of_each)

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:  # noqa: ARG002
        """Return False, since rows are not edited in place."""
        return False


def paint_lock(painter: QPainter, box: QRect, ink: QColor, closed: bool) -> None:
    """Paint a padlock, filled and closed or outlined and open."""
    body = QPainterPath()
    body.addRoundedRect(-5, -1, 10, 8, 1.5, 1.5)
    bow = QPainterPath()
    lift = 0 if closed else -2
    bow.moveTo(-3, -1)
    bow.lineTo(-3, -3 + lift)
    bow.arcTo(-3, -6 + lift, 6, 6, 180, -180)
    if closed:
        bow.lineTo(3, -1)
    faint = QColor(ink)
    faint.setAlphaF(1.0 if closed else 0.62)
    painter.save()
    _centre(painter, box)
    painter.setPen(QPen(faint, 1.4))
    painter.setBrush(ink if closed else Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(bow)
    painter.restore()


def paint_cross(painter: QPainter, box: QRect, ink: QColor) -> None:
    """Paint a cross."""
    faint = QColor(ink)
    faint.setAlphaF(0.75)
    painter.save()
    _centre(painter, box)
    painter.setPen(QPen(faint, 1.6))
    painter.drawLine(QPointF(-4, -4), QPointF(4, 4))
    painter.drawLine(QPointF(-4, 4), QPointF(4, -4))
    painter.restore()


def _centre(painter: QPainter, box: QRect) -> None:
    """Move the painter's origin to the middle of a box, and scale it to pixels at 100 %."""
    painter.translate(QPointF(box.center()))
    painter.scale(scaled(100) / 100, scaled(100) / 100)


class PlanPage(QWidget):
    """Offers `aims`, which are texts; the panel fills in the rest and connects to the parts."""

    def __init__(self, icons: Icons, aims: Sequence[str]) -> None:
        super().__init__()
        self.aims = ElidingComboBox()
        self.aims.setToolTip(tr("Planning goal"))
        self.aims.setAccessibleName(self.aims.toolTip())
        self.aims.addItems(list(aims))
        self.best = QPushButton(tr("Plan", "verb"), autoDefault=False)
        self.best.setToolTip(tr("Replan everything that isn’t locked for this goal (A)"))
        self.best.setProperty("role", "small")
        self.rows = DeliveryRows(icons)
        self.hint = Label(wordWrap=True, role="quiet")
        self.sums = Label(wordWrap=True)
        self.line = Fold((self.aims, self.best, self.hint, self.sums))
        parts = row_of((self.aims, 1), self.best), (self.rows, LIST_STRETCH), self.line, self.hint, self.sums, 1
        self.setLayout(column_of(*parts, contentsMargins=margins(4, 6, 4, 2), spacing=scaled(5)))
