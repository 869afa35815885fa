"""Shows a sheet as a dense table, which is narrowed down, sorted by its header and copied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QObject, QPointF, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QGuiApplication, QIcon, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.charts.chart_drawing import SYMBOLS
from indonesia_qt.ui.charts.chart_model import Sheet, number, tabs_of
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme, symbol_path
from indonesia_qt.ui.widgets.chip_choice import ChipChoice
from indonesia_qt.ui.widgets.item_models import ROOT, Index
from indonesia_qt.ui.widgets.item_views import Sorting, show_rows
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

SORTED, GROUP = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
"""The roles of the value by which a cell is sorted, and of the number of its row's group."""
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
NAMED = 1
"""The column of the names."""
SYMBOL = 12
"""Pixels at 100 % of the symbol before a name."""
DENSE = 1.45
"""The height of a row, in lines of its text."""
LOWEST = float("-inf")
"""Where a cell without a value stands among numbers."""


class SheetModel(QAbstractTableModel):
    """The rows of a sheet."""

    def __init__(self, sheet: Sheet, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.sheet = sheet
        looks = {(row.colour, row.look) for row in sheet.rows}
        self._symbols = {look: _symbol(*look, theme.interface.text) for look in looks}
        self._strong = QFont()
        self._strong.setBold(True)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.sheet.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.sheet.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the title of a column, and what its numbers are."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.sheet.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.ToolTipRole:
                return tip(column.help)
            case Qt.ItemDataRole.TextAlignmentRole if any(
                not isinstance(row.cells[section], str) for row in self.sheet.rows[:1]
            ):
                return RIGHT
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows, and by what it is sorted."""
        row = self.sheet.rows[index.row()]
        cell = row.cells[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell if isinstance(cell, str) else number(cell)
            case Qt.ItemDataRole.TextAlignmentRole if not isinstance(cell, str):
                return RIGHT
            case Qt.ItemDataRole.FontRole if row.group == 0 and len(self.sheet.groups) > 1:
                return self._strong
            case Qt.ItemDataRole.DecorationRole if index.column() == NAMED:
                return self._symbols[row.colour, row.look]
            case _ if role == SORTED:
                return LOWEST if cell is None else cell
            case _ if role == GROUP:
                return row.group
        return None


class _Narrowed(QSortFilterProxyModel):
    """The rows of one group, or of all; sorted as the header says."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._group = -1
        self.setSortRole(SORTED)
        self.setSortLocaleAware(True)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Return whether a row is shown."""
        index = self.sourceModel().index(source_row, 0, source_parent)
        return self._group in (-1, index.data(GROUP))

    def show_group(self, group: int) -> None:
        """Show the rows of a group; those of all for -1."""
        self._group = group
        self.invalidate()


class SheetPage(QWidget):
    """Shows a sheet under its title; Ctrl+C copies the selected rows with tabs between their cells, or else all.

    - `moment_requested`: the game is to be shown as it was at the time of a row, in decisions made by then
    - `copied`: rows lie on the clipboard
    """

    moment_requested = Signal(int)
    copied = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sheet: Sheet | None = None
        self.title, self.about = Label(role="heading"), Label(role="quiet", wordWrap=True)
        self.groups = ChipChoice()
        self.groups.currentIndexChanged.connect(self._narrow)
        self.table = QTableView()
        self.rows = _Narrowed(self)
        self.table.setModel(self.rows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.activated.connect(self._go)
        self.table.horizontalHeader().setProperty("role", "dense")
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        copy = QAction(tr("Copy"), self.table)
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        copy.triggered.connect(self.copy)
        self.table.addAction(copy)
        Sorting(self.table)
        head = row_of((column_of(self.title, self.about), 1), self.groups)
        self.setLayout(column_of(head, (self.table, 1)))

    def show_sheet(self, sheet: Sheet, theme: Theme) -> None:
        """Show another sheet, sorted and narrowed down as the one before."""
        if sheet == self.sheet:
            return
        is_first, self.sheet = self.sheet is None, sheet
        self.title.setText(sheet.title)
        self.about.setText(sheet.about)
        show_rows(self.table, sheet.title)
        if not self.groups.count():
            self.groups.set_name(tr("Rows"))
            for group, name in enumerate((tr("All", "rows"), *sheet.groups), start=-1):
                self.groups.addItem(name, group)
            self.groups.setVisible(len(sheet.groups) > 1)
        before = self.rows.sourceModel()
        self.rows.setSourceModel(SheetModel(sheet, theme, self))
        if before is not None:
            before.deleteLater()
        if is_first:
            self.table.horizontalHeader().setSectionResizeMode(NAMED, QHeaderView.ResizeMode.Stretch)
            self.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        height = round(DENSE * QFontMetrics(self.table.font()).height())
        self.table.verticalHeader().setDefaultSectionSize(height)
        self.table.setIconSize(QSize(scaled(SYMBOL), scaled(SYMBOL)))

    @property
    def shown(self) -> Sheet:
        """The sheet with the rows that are shown, in their order."""
        return self._part(range(self.rows.rowCount()))

    def copy(self) -> None:
        """Copy the selected rows, or all that are shown where none is selected."""
        chosen = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        QGuiApplication.clipboard().setText(tabs_of(self._part(chosen) if chosen else self.shown))
        self.copied.emit()

    def _part(self, rows: Iterable[int]) -> Sheet:
        assert self.sheet is not None
        places = (self.rows.mapToSource(self.rows.index(row, 0)).row() for row in rows)
        return replace(self.sheet, rows=tuple(self.sheet.rows[place] for place in places))

    def _narrow(self) -> None:
        self.rows.show_group(self.groups.currentIndex() - 1)

    def _go(self, index: Index) -> None:
        self.moment_requested.emit(self._part([index.row()]).rows[0].moment)


def _symbol(colour: str, look: int, edge: str) -> QIcon:
    """Return the symbol of a series in its colour."""
    side = 2 * scaled(SYMBOL)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(side / 2, side / 2))
        painter.scale(0.36 * side, 0.36 * side)
        pen = painter.pen()
        pen.setColor(QColor(edge))
        pen.setWidthF(0.16)
        painter.setPen(pen)
        painter.setBrush(QColor(colour))
        painter.drawPath(symbol_path(SYMBOLS[look % len(SYMBOLS)]))
    return QIcon(picture)
