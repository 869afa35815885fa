"""A list in which one of several things is chosen: each with an icon, a name and perhaps a line about it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from indonesia_qt.i18n.text import labelled, tr, well_broken
from indonesia_qt.ui.style.scaling import is_crowded, scaled, target
from indonesia_qt.ui.support.accessible_items import ListRows, announce_current, describe
from indonesia_qt.ui.widgets.item_models import Index
from indonesia_qt.ui.widgets.messages import speak
from indonesia_qt.ui.widgets.plain_text import tip

ABOUT, WHY_NOT, IS_MADE = (Qt.ItemDataRole.UserRole + number for number in range(3))
ICON, GAP, MARGIN, DOTS = 24, 8, 5, 2
"""Pixels at 100 %: usual side of an icon, between icon and text, around an entry; the dots around one pointed out."""
LEAST_LINES = 5
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class EntryDelegate(QStyledItemDelegate):
    """Draws an entry: the icon, the name, and quieter a line below it.

    The name of the choice that was made is bold, and no other; what can't be chosen is quiet as a whole.
    """

    def __init__(self, view: ChoiceList) -> None:
        super().__init__(view)
        self.view = view
        self._heights: dict[tuple[str, str, str], int] = {}
        self._measured = 0, QFont()
        """The width and the font in which these heights were measured."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Return the width of the list, and the height of the wrapped texts or of what can be hit."""
        return QSize(self.view.viewport().width(), max(target(), self._height(index)))

    def _height(self, index: Index) -> int:
        """Return the height of the wrapped texts and the icon, which is measured once."""
        width, font = self.view.viewport().width(), self.view.font()
        if self._measured != (width, font):
            self._measured = width, font
            self._heights.clear()
        texts = index.data(), index.data(ABOUT), index.data(WHY_NOT)
        if texts not in self._heights:
            name, about = self.boxes(index, QRect(0, 0, width, 10_000))
            self._heights[texts] = max(scaled(self.view.icon_side), name.height() + about.height()) + 2 * scaled(MARGIN)
        return self._heights[texts]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the entry."""
        self.initStyleOption(option, index)
        option.text, option.icon = "", QIcon()
        if self.view.is_lit(index.row()):
            option.state |= QStyle.StateFlag.State_MouseOver
        self.view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self.view)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.Text if enabled else QPalette.ColorRole.PlaceholderText
        role = QPalette.ColorRole.HighlightedText if chosen else role
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        spare = max(0, option.rect.height() - self._height(index)) // 2
        box, edge, side = option.rect.adjusted(0, spare, 0, 0), scaled(MARGIN), scaled(self.view.icon_side)
        icon: QIcon = index.data(Qt.ItemDataRole.DecorationRole)
        icon.paint(
            painter,
            QRect(box.left() + edge, box.top() + edge, side, side),
            mode=mode,
        )
        name, about = self.boxes(index, box)
        painter.save()
        ground = QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Base
        painter.setPen(option.palette.color(QPalette.ColorGroup.Normal, role))
        self.paint_name(painter, name, index, option.palette.color(QPalette.ColorGroup.Normal, ground))
        painter.setFont(self.view.font())
        if not chosen:
            painter.setPen(option.palette.color(QPalette.ColorGroup.Normal, QPalette.ColorRole.PlaceholderText))
        painter.drawText(about, WRAPPED, well_broken(str(index.data(ABOUT))))
        self.paint_pointing(painter, option.rect, index)
        painter.restore()

    def paint_name(self, painter: QPainter, box: QRect, index: Index, ground: QColor) -> None:  # noqa: ARG002
        """Draw the name of an entry on its ground, in the colour of the painter's pen."""
        painter.setFont(self._name_font(index))
        painter.drawText(box, WRAPPED, well_broken(str(index.data())))

    def paint_pointing(self, painter: QPainter, box: QRect, index: Index) -> None:
        """Draw dots around the entry that is pointed out."""
        if self.view.is_pointed_out(index.row()):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.view.pointing, scaled(DOTS), Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half, edge = scaled(DOTS) / 2, scaled(MARGIN)
            painter.drawRoundedRect(QRectF(box).adjusted(half, half, -half, -half), edge, edge)

    def _name_font(self, index: Index) -> QFont:
        font = QFont(self.view.font())
        if index.data(IS_MADE):
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def boxes(self, index: Index, entry: QRect) -> tuple[QRect, QRect]:
        """Return where in an entry its name goes, and where the line about it."""
        edge = scaled(MARGIN)
        left = entry.left() + edge + scaled(self.view.icon_side) + scaled(GAP)
        width = entry.right() - edge - left
        room = QRect(left, entry.top() + edge, width, 10_000)
        text, line = well_broken(str(index.data())), well_broken(str(index.data(ABOUT)))
        name = QFontMetrics(self._name_font(index)).boundingRect(room, WRAPPED, text)
        if not index.data(ABOUT):
            spare = max(0, scaled(self.view.icon_side) - name.height()) // 2
            return QRect(left, name.top() + spare, width, name.height()), QRect()
        below = QRect(left, name.bottom() + 1, width, 10_000)
        about = QFontMetrics(self.view.font()).boundingRect(below, WRAPPED, line)
        return QRect(left, name.top(), width, name.height()), QRect(left, about.top(), width, about.height())


class ChoiceList(QListWidget):
    """Lists entries with a value each; `name` is what a screen reader calls the list.

    Icons are `icon_side` pixels wide and high at 100 %.

    Signals:
        value_changed: another entry was chosen, or none; by the mouse once its button is released.
        value_clicked: the chosen entry was clicked, which may have chosen it.
        value_taken: the chosen entry was double-clicked, or Enter pressed on it.
        refused(reason): an entry that can't be chosen was clicked.
        hovered(value): the pointer came to another entry; None where it left all.
    """

    value_changed = Signal()
    value_clicked = Signal()
    value_taken = Signal()
    refused = Signal(object)
    hovered = Signal(object)

    def __init__(self, name: str, icon_side: int = ICON) -> None:
        super().__init__()
        self.icon_side = icon_side
        self.values: list[Any] = []
        """The values of all entries, also of those that can't be chosen."""
        self._why_not: list[str] = []
        """Why each of them can't be chosen, or ""; an item would keep only the text of a `Refusal`, not its rule."""
        self.setAccessibleName(name)
        self.pointing = QColor()
        """The colour in which an entry is pointed out."""
        self._pointed_out: Any = None
        self._hovered: Any = None
        self._lit: Collection[Any] = ()
        self.setMouseTracking(True)
        self._whole = False
        self._is_pressed = False
        """Whether the mouse is held down on the list: nothing may move away under it."""
        self._is_news = False
        """Whether another entry has been chosen meanwhile."""
        self.setItemDelegate(EntryDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemSelectionChanged.connect(self._selection_changed)
        self.itemClicked.connect(self._item_clicked)
        self.itemActivated.connect(self.value_taken)

    def add(self, value: Any, icon: QIcon, name: str, about: str, why_not: str = "", *, is_made: bool = False) -> None:
        """Add an entry; one that can't be chosen says why when it is clicked, and in its line if there is no other.

        `is_made` says that it is the choice that was made.
        """
        item = QListWidgetItem(icon, name)
        line = about or why_not
        item.setData(ABOUT, line)
        item.setData(IS_MADE, is_made)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, labelled(name, line) if line else name)
        self.values.append(value)
        self._why_not.append(why_not)
        if why_not:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setToolTip(tip(why_not))
            item.setData(WHY_NOT, why_not)
        self.addItem(item)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose an entry, of which nothing else is shown until the button is released, or say why it can't be."""
        self._is_pressed = event.button() == Qt.MouseButton.LeftButton
        super().mousePressEvent(event)
        item = self.itemAt(event.position().toPoint())
        if item is not None and (why_not := self.why_not(self.row(item))):
            self.refused.emit(why_not)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report the entry that is chosen now, and then the click on it."""
        self._is_pressed = False
        if self._is_news:
            self._selection_changed()
        super().mouseReleaseEvent(event)

    def _selection_changed(self) -> None:
        self._is_news = self._is_pressed
        if not self._is_pressed:
            self.value_changed.emit()

    def why_not(self, row: int) -> str:
        """Return why the entry in `row` can't be chosen; empty when it can."""
        return self._why_not[row]

    def press(self, row: int) -> None:
        """Do what a click on the entry in `row` does, for those who have no mouse; on a heading it does nothing."""
        if why_not := self.why_not(row):
            self.refused.emit(why_not)
        elif self.item(row).flags() & Qt.ItemFlag.ItemIsEnabled:
            self.setCurrentRow(row)
            self.value_clicked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have the current entry read, too."""
        super().focusInEvent(event)
        announce_current(self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report the entry under the pointer."""
        super().mouseMoveEvent(event)
        item = self.itemAt(event.position().toPoint())
        self._hover(None if item is None else self.values[self.row(item)])

    def leaveEvent(self, event: QEvent) -> None:
        """Report that the pointer is on no entry."""
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, value: Any) -> None:
        if value != self._hovered:
            self._hovered = value
            self.hovered.emit(value)

    @property
    def shown_values(self) -> list[Any]:
        """The values of the entries that aren't hidden."""
        return [value for row, value in enumerate(self.values) if not self.isRowHidden(row)]

    def light(self, values: Collection[Any]) -> None:
        """Show these entries as if the pointer were on them, and bring the first one into view."""
        if values != self._lit:
            self._lit = values
            self.viewport().update()
            if rows := [row for row in range(len(self.values)) if self.is_lit(row)]:
                self.scrollToItem(self.item(rows[0]))

    def is_lit(self, row: int) -> bool:
        """Return whether the entry in `row` is shown as if the pointer were on it."""
        return self.values[row] in self._lit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the chosen entry on Enter, which is others' key without one; choose the first on Down without one.

        A key that leads no further says that the entry is chosen: a screen reader would be silent.
        """
        current = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.setAccepted(self.value() is not None)
            if self.value() is not None and not event.isAutoRepeat():
                self.value_taken.emit()
            return
        chooses = self.selectionMode() != QListWidget.SelectionMode.NoSelection and not self.selectedItems()
        if chooses and event.key() == Qt.Key.Key_Down and current is not None:
            current.setSelected(True)
        else:
            super().keyPressEvent(event)
        stays = self.currentItem() is current and bool(self.selectedItems())
        if stays and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            speak(self, tr("Chosen."), at_once=True)

    def _item_clicked(self, item: QListWidgetItem) -> None:
        if not self.why_not(self.row(item)):
            self.value_clicked.emit()

    def sizeHint(self) -> QSize:
        """Return a small size: a panel gives the list the room that is left, and scrolls only when there is less."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for two entries of the usual height, or for one in a crowded window.

        So it never scrolls line by line.
        """
        lines = LEAST_LINES // 2 if is_crowded(self) else LEAST_LINES
        high = lines * self.fontMetrics().lineSpacing()
        return QSize(super().minimumSizeHint().width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the entries to the new width, and scroll only if the new height is too low, before Qt would do it."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
        else:
            self.updateGeometries()
        if not self._is_pressed and self.value() is None:  # else that must stay where it is
            self._show_pointed_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Wrap the entries to the width that the list has got meanwhile, where Qt has only noted that."""
        super().showEvent(event)
        self.doItemsLayout()

    def updateGeometries(self) -> None:
        """Limit the height to that of the entries, which are wrapped to the width."""
        super().updateGeometries()
        spare = 0 if self._whole else scaled(MARGIN)
        height = self.contentsSize().height() + 2 * self.frameWidth() + spare + self.viewportMargins().top()
        if height < self.height():  # while Qt lays the parts of the list out, it wouldn't do it again
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))
        self.setMaximumHeight(height)
        if self._whole:
            self.setMinimumHeight(0 if is_crowded(self) else height)

    def show_whole(self) -> None:
        """Take as much room as all entries need, rather than scroll, unless the window is crowded."""
        self._whole = True
        self.make_room(is_crowded(self))

    def make_room(self, crowded: bool) -> None:
        """Need little room in a crowded window, or as much as usual."""
        policy = Qt.ScrollBarPolicy
        whole = self._whole and not crowded
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if whole else policy.ScrollBarAsNeeded)
        self.updateGeometries()
        self.updateGeometry()

    def empty(self) -> None:
        """Remove all entries, and the choice with them, without a signal."""
        with QSignalBlocker(self):
            self.clear()
        self.values.clear()
        self._why_not.clear()
        self._lit = ()
        self._hover(None)

    def value(self) -> Any:
        """Return the value of the chosen entry; None when nothing is chosen."""
        chosen = self.selectedIndexes()
        return self.values[chosen[0].row()] if chosen else None

    def point_out(self, value: Any, colour: str) -> None:
        """Point out the entry with `value`, as soon as there is one, without choosing it; None points out no entry."""
        self._pointed_out, self.pointing = value, QColor(colour)
        self._show_pointed_out()
        self.viewport().update()

    def _show_pointed_out(self) -> None:
        """Scroll as little from the first entry as shows the one pointed out, with a whole entry at the upper edge."""
        if self._pointed_out is None or self._pointed_out not in self.values:
            return
        last = self.values.index(self._pointed_out)
        boxes = [self.visualItemRect(self.item(row)) for row in range(last + 1) if not self.isRowHidden(row)]
        if boxes:
            room = self.viewport().height()
            top = next((box.top() for box in boxes if boxes[-1].bottom() - box.top() < room), boxes[-1].top())
            self.verticalScrollBar().setValue(top - boxes[0].top())

    def is_pointed_out(self, row: int) -> bool:
        """Return whether the entry in `row` is pointed out."""
        return self._pointed_out is not None and bool(self.values[row] == self._pointed_out)

    def set_value(self, value: Any) -> None:
        """Choose the entry with `value`; none if there is no such entry."""
        if value in self.values:
            self.setCurrentRow(self.values.index(value))
        else:
            self.clearSelection()


class Entries(ListRows[ChoiceList]):
    """What a screen reader finds of the entries that aren't hidden."""

    def more(self, number: int) -> str:
        """Return why an entry can't be chosen, unless its line says so."""
        why_not = self.view.why_not(self.rows[number])
        return "" if why_not == self.item(number).data(ABOUT) else why_not

    def press(self, number: int) -> None:
        """Choose an entry as a click does, or say why it can't be chosen."""
        self.view.press(self.rows[number])


describe(ChoiceList, Entries)
