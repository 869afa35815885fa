"""A list of choices as a table: figures stand below each other in columns with titles, as far as there is room."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from indonesia_qt.ui.style.scaling import is_crowded, scaled, target
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.panels.choice_list import MARGIN, WRAPPED, ChoiceList, EntryDelegate
from indonesia_qt.ui.widgets.item_models import Index
from indonesia_qt.ui.widgets.plain_text import tip

ROW = 24
"""Pixels at 100 % of a row, at least."""
BETWEEN, CROWDED_BETWEEN = 8, 3
"""Pixels at 100 % between columns, at least, usually, and in a crowded window or where a column would be left out."""
TITLE_SIZE, NOTE_SIZE = 0.86, 0.9
"""The sizes of the letters of titles and of notes, as parts of the usual ones."""
SIGN = 14
"""Pixels at 100 % of the sign that stands for a title."""
NO_ICON, SHORT = 4, 9
"""Pixels at 100 % that stand for an icon, and the letters for which a column of texts has room at least."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TableDelegate(EntryDelegate):
    """Draws a row: what it is about, and its figures in their columns; where they have no room, an entry as usual."""

    view: TableList

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row."""
        view = self.view
        if not view.is_table or not view.cells[index.row()]:
            return super().sizeHint(option, index)
        width = view.viewport().width()
        high = max(scaled(ROW), view.fontMetrics().height() + scaled(MARGIN))
        row = max(high, view.lead_height(index.row(), view.lead_room(width)))
        return QSize(width, max(target(), row + view.note_height(index.row(), width)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        view, row = self.view, index.row()
        if not view.is_table or not view.cells[row]:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        option.text, option.icon = "", QIcon()
        if view.is_lit(row):
            option.state |= QStyle.StateFlag.State_MouseOver
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, view)
        colours = view.theme.interface
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        text = colours.on_accent if chosen else colours.text if enabled else colours.quiet_text
        quiet = text if chosen or not enabled else colours.quiet_text
        box: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if high := view.note_height(row, box.width()):
            painter.setFont(view.smaller_font(NOTE_SIZE))
            painter.setPen(QColor(quiet))
            box = box.adjusted(0, 0, 0, -high)
            painter.drawText(view.note_box(option.rect.width()).translated(box.bottomLeft()), WRAPPED, view.notes[row])
        lead = QRect(box.left() + scaled(MARGIN), box.top(), view.lead_room(box.width()), box.height())
        view.paint_lead(painter, lead, row, QColor(text))
        for column, right in view.column_ends(box.right()).items():
            strong = view.is_strong(row, column)
            painter.setFont(view.cell_font(strong=strong))
            painter.setPen(QColor(text if strong else quiet))
            painter.drawText(
                QRect(box.left(), box.top(), right - box.left(), box.height()), RIGHT, view.cells[row][column]
            )
        self.paint_pointing(painter, option.rect, index)
        painter.restore()


class TableHead(QWidget):
    """The titles of the columns, above the rows."""

    def __init__(self, view: TableList) -> None:
        super().__init__(view)
        self.view = view

    def sizeHint(self) -> QSize:
        """Return the height of the longest title, whose words may be below each other."""
        lines = max(title.count("\n") + 1 for title in self.view.shown_titles)
        spare = scaled(MARGIN) if lines == 1 else 1
        return QSize(0, lines * QFontMetrics(self.view.smaller_font(TITLE_SIZE)).height() + spare)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the titles over their columns."""
        painter, view, colours = QPainter(self), self.view, self.view.theme.interface
        painter.setFont(self.view.smaller_font(TITLE_SIZE))
        painter.setPen(QColor(colours.quiet_text))
        width = view.viewport().width()
        painter.drawText(QRect(scaled(MARGIN), 0, view.lead_room(width), self.height()), LEFT, view.shown_titles[0])
        for column, right in view.column_ends(width - 1).items():
            box = QRect(0, 0, right, self.height())
            if title := view.shown_titles[column + 1]:
                painter.drawText(box, RIGHT, title)
            elif column in view.signs:
                view.signs[column].paint(painter, box.adjusted(right - scaled(SIGN), 0, 0, 0), RIGHT)
        painter.setPen(QColor(colours.line))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class TableList(ChoiceList):
    """Lists rows with figures in columns; `titles` are those of what a row is about and of its figures.

    The figures of the column `strong`, from 0, stand out. Each row also says all of it in a sentence, for screen
    readers and for where the columns have no room. What a row is about is its icon and its name, unless a subclass
    paints something else. `explained` says what the titles mean.
    """

    spreads = False
    """Whether the columns share the room that is left; else what a row is about has it."""
    dispensable: Sequence[int] = ()
    """The columns that are left out, one after the other, where the room is short."""
    breaks_titles = False
    """Whether the words of titles are always below each other, so that names have more room."""
    signs: Mapping[int, QIcon] = {}
    """What stands for the titles of columns, from 0, where the words have no room."""

    def __init__(self, name: str, titles: Sequence[str], explained: str, theme: Theme, strong: int = 0) -> None:
        super().__init__(name)
        self.titles, self.theme, self.strong = titles, theme, strong
        self.shown_titles = titles
        """The titles as they have room: in one line, or their words below each other."""
        self.cells: list[Sequence[str]] = []
        """The figures of each row; none of a row that is an entry as usual."""
        self.notes: list[str] = []
        """What stands below each row in small letters, or "": in a crowded window only its tool tip says it."""
        self.is_table = True
        """Whether the columns have room."""
        self._widths: dict[int, int] = {}
        """The width of each column that is shown."""
        self._gap = scaled(BETWEEN)
        self._head = TableHead(self)
        self._head.setToolTip(tip(explained))
        self.setItemDelegate(TableDelegate(self))

    def add_row(
        self,
        value: Any,
        icon: QIcon,
        name: str,
        about: str,
        cells: Sequence[str],
        why_not: str = "",
        *,
        note: str = "",
    ) -> None:
        """Add a row; `about` says the figures in words, with the `note` that stands below them."""
        self.cells.append(cells)
        self.notes.append(note)
        self.add(value, icon, name, about, why_not)
        if note:
            self.item(self.count() - 1).setToolTip(tip(note))
        self._measure()

    def empty(self) -> None:
        """Remove all rows."""
        super().empty()
        self.cells.clear()
        self.notes.clear()

    def show_only(self, values: Collection[Any]) -> None:
        """Hide the rows with other values; the keyboard begins at the first one that is left."""
        for row, value in enumerate(self.values):
            self.setRowHidden(row, value not in values)
        if self.value() is None and (shown := [row for row, value in enumerate(self.values) if value in values]):
            self.setCurrentRow(shown[0], QItemSelectionModel.SelectionFlag.NoUpdate)
        self.updateGeometries()

    def is_strong(self, row: int, column: int) -> bool:  # noqa: ARG002
        """Return whether a figure stands out."""
        return column == self.strong

    def cell_font(self, *, strong: bool) -> QFont:
        """Return the font of figures, all of which are equally wide."""
        font = QFont(self.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        return font

    def lead_width(self) -> int:
        """Return the least width, in pixels, of what a row is about."""
        return scaled(self.icon_side + 4 * BETWEEN) + self.fontMetrics().averageCharWidth() * 8

    def lead_room(self, width: int) -> int:
        """Return the room, in pixels, for what a row is about in a table of a width."""
        columns = sum(self._widths.values()) + len(self._widths) * self._gap
        return width - columns - 2 * scaled(MARGIN)

    def lead_height(self, row: int, width: int) -> int:
        """Return the height of the name of a row in a width, which may take several lines."""
        room = QRect(0, 0, width - self._name_left, 10_000)
        letters = QFontMetrics(self.name_font(row))
        return letters.boundingRect(room, Qt.TextFlag.TextWordWrap, self.item(row).text()).height() + scaled(MARGIN)

    def name_font(self, row: int) -> QFont:  # noqa: ARG002
        """Return the font of the name of a row."""
        return self.font()

    def paint_lead(self, painter: QPainter, box: QRect, row: int, ink: QColor) -> None:
        """Paint what a row is about."""
        item, side = self.item(row), scaled(self.icon_side - 4)
        item.icon().paint(painter, QRect(box.left(), box.center().y() + 1 - side // 2, side, side))
        painter.setFont(self.name_font(row))
        painter.setPen(ink)
        painter.drawText(box.adjusted(self._name_left, 0, 0, 0), LEFT | Qt.TextFlag.TextWordWrap, item.text())

    @property
    def _name_left(self) -> int:
        return scaled(self.icon_side - 4 + BETWEEN)

    def smaller_font(self, part: float) -> QFont:
        """Return the font in a part of its size."""
        font = QFont(self.font())
        font.setPointSizeF(part * font.pointSizeF())
        return font

    def note_box(self, width: int) -> QRect:
        """Return the room for a note in a table of a width, below the rest of a row."""
        return QRect(scaled(MARGIN) + self._name_left, 0, width - 2 * scaled(MARGIN) - self._name_left, 10_000)

    def note_height(self, row: int, width: int) -> int:
        """Return the height of the note of a row in a table of a width; 0 where there is none."""
        if not self.notes[row] or is_crowded(self):
            return 0
        written = QFontMetrics(self.smaller_font(NOTE_SIZE)).boundingRect(
            self.note_box(width), WRAPPED, self.notes[row]
        )
        return written.height() + scaled(MARGIN)

    def column_ends(self, right: int) -> dict[int, int]:
        """Return where the columns that are shown end, in a table that ends at `right`."""
        ends, at = dict[int, int](), right - scaled(MARGIN)
        for column, width in reversed(self._widths.items()):
            ends[column] = at
            at -= width + self._gap
        return ends

    def _measure(self) -> None:
        """Measure the columns, and show as many as have room."""
        room = self.width() - 2 * self.frameWidth()
        if self.verticalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            # With it or without it: what has more room without it could be so high that it is needed again.
            room -= self.verticalScrollBar().sizeHint().width()
        gaps = [CROWDED_BETWEEN] if is_crowded(self) else [BETWEEN, CROWDED_BETWEEN]
        letters, figures = QFontMetrics(self.smaller_font(TITLE_SIZE)), list[int]()
        for column in range(len(self.titles) - 1):
            metrics = QFontMetrics(self.cell_font(strong=column == self.strong))
            figures.append(max((metrics.horizontalAdvance(cells[column]) for cells in self.cells if cells), default=0))
        left, between = -1, 0
        for left_out, gap, titles in product(range(len(self.dispensable) + 1), gaps, self._ways_to_title()):
            self.shown_titles = titles
            self._widths, between = {}, scaled(gap)
            for column in (n for n in range(len(figures)) if n not in self.dispensable[:left_out]):
                title = titles[column + 1]
                wide = max(map(letters.horizontalAdvance, title.split("\n"))) if title else scaled(SIGN)
                self._widths[column] = max(figures[column], wide)
            taken = self.lead_width() + sum(self._widths.values()) + len(self._widths) * between
            left = room - taken - 2 * scaled(MARGIN)
            if left >= 0:
                break
        self.is_table = left >= 0
        self._gap = between + (max(0, left) // len(self._widths) if self.spreads else 0)
        self._head.setVisible(self.is_table)
        high = self._head.sizeHint().height() if self.is_table else 0
        if self.viewportMargins().top() != high:
            self.setViewportMargins(0, high, 0, 0)
        frame = self.frameWidth()
        self._head.setGeometry(frame, frame, self.width() - 2 * frame, high)

    def _ways_to_title(self) -> Iterator[Sequence[str]]:
        """Yield the titles in one line, with their words below each other, and with signs in their place."""
        if not self.breaks_titles:
            yield self.titles
        first, *others = self.titles
        below = [title.replace(" ", "\n") for title in others]
        yield first, *below
        if self.signs:
            yield first, *("" if column in self.signs else title for column, title in enumerate(below))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns the new width."""
        self._measure()
        super().resizeEvent(event)


class TextTable(TableList):
    """A table whose rows begin with a text of several lines, without an icon."""

    def __init__(self, name: str, titles: Sequence[str], explained: str, theme: Theme) -> None:
        super().__init__(name, titles, explained, theme)
        self.icon_side = NO_ICON

    @property
    def _name_left(self) -> int:
        return 0

    def lead_width(self) -> int:
        """Return the width of a short word."""
        return self.fontMetrics().averageCharWidth() * SHORT
