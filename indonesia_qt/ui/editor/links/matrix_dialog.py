"""The links as a table of areas by areas, for many decisions at once and for those who don't see the map."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QPointF, QRect, QRectF, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from indonesia_qt.board.adjacency import Pair, PairStatus, pair, pair_statuses
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.linking import toggled
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.editor_window import EditorWindow, SideDialog
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.link_layer import PAIR_KINDS, link_colour, sample
from indonesia_qt.ui.editor.links.texts import full_names, status_in_words
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.widgets.item_models import ROOT, Index
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

NAME_MARGIN = 6
"""Pixels at 100 % around a name."""
HIGHEST = 170
"""Pixels at 100 %; longer names are shortened."""


class VerticalHeader(QHeaderView):
    """Writes the names of columns upwards; that of the column that rows are sorted by is bold."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room that the longest name needs."""
        widths = [self.fontMetrics().horizontalAdvance(self._name(place)) for place in range(self.count())]
        return QSize(super().sizeHint().width(), min(max(widths, default=0) + 3 * scaled(NAME_MARGIN), scaled(HIGHEST)))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        """Write a name from below to above."""
        painter.save()
        painter.fillRect(rect, self.palette().window())
        painter.setPen(self.palette().mid().color())
        painter.drawLine(rect.topRight(), rect.bottomRight())
        font = self.font()
        font.setBold(self.isSortIndicatorShown() and self.sortIndicatorSection() == logicalIndex)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        painter.translate(rect.left(), rect.bottom())
        painter.rotate(-90)
        room = QRectF(scaled(NAME_MARGIN), 0, rect.height() - 2 * scaled(NAME_MARGIN), rect.width())
        name, width = self._name(logicalIndex), round(room.width())
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, width)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.restore()

    def _name(self, place: int) -> str:
        model = self.model()  # None when the table goes
        return str(model.headerData(place, Qt.Orientation.Horizontal)) if model else ""


COUNT = 0
"""The column with the number of neighbours; those of the areas follow."""
CELL = 24
"""Pixels at 100 %: the width of a cell's picture."""
ORDER = Qt.ItemDataRole.UserRole
"""The role of the value by which rows are sorted: what is linked comes first, and by geometry before by decision."""


class MatrixModel(QAbstractTableModel):
    """A row for each area, and a column for each; a cell says how the two stand to each other."""

    def __init__(self, document: MapDocument, theme: Theme) -> None:
        super().__init__()
        self.document = document
        self.areas: list[str] = []
        self.names: dict[str, str] = {}
        self._counts: dict[str, int] = {}
        self._statuses: dict[Pair, PairStatus] = {}
        self._samples = {kind: sample(kind, theme, CELL) for kind in PAIR_KINDS}
        self._grounds = {kind: faded(link_colour(kind, theme), 0.16) for kind in PAIR_KINDS}
        self._itself = faded(theme.interface.strong_line, 0.35)
        document.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the links there are now."""
        board = self.document.draft.board
        called = full_names(board)
        areas = sorted(called, key=lambda area: called[area].casefold())
        if (areas, called) != (self.areas, self.names):
            self.beginResetModel()
            self.areas, self.names = areas, called
            self._read(pair_statuses(board))
            self.endResetModel()
        else:
            self._read(pair_statuses(board))
            self.dataChanged.emit(self.index(0, 0), self.index(len(areas) - 1, len(areas)))

    def pair_at(self, index: Index) -> Pair | None:
        """Return the two areas of a cell, that of its row first; None for a cell about one area."""
        if not index.isValid() or index.column() == COUNT:
            return None
        two = self.areas[index.row()], self.areas[index.column() - 1]
        return None if two[0] == two[1] else two

    def name(self, place: int) -> str:
        """Return the name of an area, case-folded for searches."""
        return self.names[self.areas[place]].casefold()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of areas; 0 below a row."""
        return 0 if parent.isValid() else len(self.areas)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of areas, and one more for the number of neighbours; 0 below a row."""
        return 0 if parent.isValid() else len(self.areas) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return how the two areas of a cell stand to each other: a picture for the eye, a sentence for the ear."""
        if index.column() == COUNT:
            return self._count(self.areas[index.row()], role)
        two = self.pair_at(index)
        if two is None:
            return self._itself if role == Qt.ItemDataRole.BackgroundRole else None
        status = self._statuses.get(pair(*two))
        match role:
            case Qt.ItemDataRole.DecorationRole:
                return self._samples[status.kind] if status else None
            case Qt.ItemDataRole.BackgroundRole:
                return self._grounds[status.kind] if status else None
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._sentence(two, status))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(two, status)
            case _ if role == ORDER:
                return (
                    PAIR_KINDS.index(status.kind) + (0 if status.linked else len(PAIR_KINDS))
                    if status
                    else 2 * len(PAIR_KINDS)
                )
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of the area of a row or a column, or the title of the number of neighbours."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        area = section if orientation == Qt.Orientation.Vertical else section - 1
        message = tr("Neighbours") if area < 0 else self.names[self.areas[area]]
        return tip(message) if role == Qt.ItemDataRole.ToolTipRole else message

    def _read(self, found: tuple[PairStatus, ...]) -> None:
        self._statuses = {(status.a, status.b): status for status in found}
        self._counts = dict.fromkeys(self.areas, 0)
        for status in found:
            if status.linked:
                self._counts[status.a] += 1
                self._counts[status.b] += 1

    def _count(self, area: str, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self._counts[area])
        return -self._counts[area] if role == ORDER else None

    def _sentence(self, two: Pair, status: PairStatus | None) -> str:
        if status is None:
            return tr("{a} and {b} don’t share a border.", a=self.names[two[0]], b=self.names[two[1]])
        return status_in_words(status, self.names)


class MatrixFilter(QSortFilterProxyModel):
    """The rows and the columns of areas whose names, or those of their provinces, hold a text."""

    def __init__(self, rows: MatrixModel) -> None:
        super().__init__()
        self._matrix = rows
        self._rows = self._columns = ""
        self.setDynamicSortFilter(False)  # a row doesn't move away when one of its cells changes
        self.setSortRole(ORDER)
        self.setSourceModel(rows)

    def show_rows(self, text: str) -> None:
        """Show the rows whose names hold this."""
        self._rows = text.strip().casefold()
        self.invalidate()

    def show_columns(self, text: str) -> None:
        """Show the columns whose names hold this."""
        self._columns = text.strip().casefold()
        self.invalidate()

    def pair_at(self, index: Index) -> Pair | None:
        """Return the two areas of a cell; None for a cell about one area."""
        return self._matrix.pair_at(self.mapToSource(index))

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Return whether the name of a row contains the text that is searched for."""
        del parent
        return self._rows in self._matrix.name(row)

    def filterAcceptsColumn(self, column: int, parent: Index) -> bool:
        """Return whether a column is the number of neighbours, or its name contains the text that is searched for."""
        del parent
        return column == COUNT or self._columns in self._matrix.name(column - 1)


SIDE = 32
"""Pixels at 100 %: the width of a column."""
ROOM, WIDEST = 12, 230
"""Pixels at 100 % that a row is higher than its name, and that are for the name at most."""
FRAME = 2.5
"""Width of the frame of the chosen cell, in pixels."""
SIZE = 940, 600
"""Pixels at 100 %."""


class CellPainter(QStyledItemDelegate):
    """Draws a cell with its picture or its number in the middle, and a frame around the one that is chosen."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        room, palette = option.rect, option.palette
        ground, picture = index.data(Qt.ItemDataRole.BackgroundRole), index.data(Qt.ItemDataRole.DecorationRole)
        painter.fillRect(room, palette.base())
        if ground is not None:
            painter.fillRect(room, ground)
        if picture is not None:
            size = picture.deviceIndependentSize()
            middle = QRectF(room).center()
            painter.drawPixmap(middle - QPointF(size.width(), size.height()) / 2, picture)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(palette.text().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, index.data() or "")
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(palette.highlight().color(), FRAME))
            painter.drawRect(QRectF(room).adjusted(FRAME / 2, FRAME / 2, -FRAME / 2, -FRAME / 2))
        painter.restore()


class MatrixView(QTableView):
    """A table in which Space clicks the current cell."""

    def __init__(self, matrix: MatrixFilter) -> None:
        super().__init__()
        self.setHorizontalHeader(VerticalHeader())
        self.setModel(matrix)
        self.setSortingEnabled(True)
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.horizontalHeader().setMinimumSectionSize(scaled(CELL))
        self.horizontalHeader().setDefaultSectionSize(scaled(SIDE))
        self.horizontalHeader().setAccessibleName(tr("Columns"))
        self.verticalHeader().setAccessibleName(tr("Rows"))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + scaled(ROOM))
        self.verticalHeader().setMaximumWidth(scaled(WIDEST))
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(CellPainter(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the current cell with Space."""
        if event.key() == Qt.Key.Key_Space:
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class MatrixDialog(SideDialog):
    """Areas by areas, found by their names or those of their provinces; a click links two or unlinks them."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Link table"))
        self._model = MatrixModel(window.document, window.context.theme)
        self.matrix = MatrixFilter(self._model)
        self.rows = self._field(tr("Filter rows by area or province"))
        self.columns = self._field(tr("Filter columns by area or province"))
        self.message = Label(wordWrap=True)
        self.jump = push_button(tr("Show on the map"), self._jump)
        self.view = MatrixView(self.matrix)
        self.view.setAccessibleName(self.windowTitle())
        self.view.clicked.connect(self.toggle)
        self.view.selectionModel().currentChanged.connect(self.describe)
        self.rows.textChanged.connect(self.matrix.show_rows)
        self.columns.textChanged.connect(self.matrix.show_columns)
        fields, below = row_of(self.rows, self.columns), row_of((self.message, 1), self.jump)
        self.setLayout(column_of(fields, (self.view, 1), below, spacing=scaled(8)))
        self.resize(min(scaled(SIZE[0]), window.width() - 40), min(scaled(SIZE[1]), window.height() - 80))
        self._model.dataChanged.connect(self.describe)
        window.appearance.changed.connect(self.close)
        self.describe()
        self.view.setFocus()

    def toggle(self, cell: Index) -> None:
        """Link the two areas of a cell, or unlink them."""
        two = self.matrix.pair_at(cell)
        if two is not None:
            edits.do(self.document, *two, toggled)
            announce(self.view, self.message.text())

    def describe(self) -> None:
        """Say how the two areas of the current cell stand to each other."""
        cell = self.view.currentIndex()
        two = self.matrix.pair_at(cell)
        self.jump.setEnabled(two is not None)
        sentence = str(cell.data(Qt.ItemDataRole.AccessibleTextRole)) if two is not None else ""
        self.message.setText(sentence or tr("Click a cell or press Space to link or unlink two areas."))

    def _field(self, text: str) -> QLineEdit:
        field = QLineEdit(placeholderText=text, clearButtonEnabled=True)
        field.setAccessibleName(text)
        return field

    def _jump(self) -> None:
        two = self.matrix.pair_at(self.view.currentIndex())
        if two is not None:
            self.editor.context.jump(two)
