"""The links as a table, for many decisions at once and for those who don't see the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
)

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.matrix_model import CELL, Index, MatrixFilter, MatrixModel
from indonesia_qt.ui.editor.links.vertical_header import VerticalHeader
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.announce import announce
from indonesia_qt.ui.widgets.plain_text import Label

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.editor_window import EditorWindow

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
    """Space is a click on the cell that the keyboard is on."""

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
        """Space clicks."""
        if event.key() == Qt.Key.Key_Space:
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class MatrixDialog(QDialog):
    """Areas by areas, found by their names or those of their provinces; a click links two or unlinks them."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Links"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window, self.document = window, window.document
        self._model = MatrixModel(window.document, window.context.theme)
        self.matrix = MatrixFilter(self._model)
        self.rows = self._field(tr("Rows: an area or a province"))
        self.columns = self._field(tr("Columns: an area or a province"))
        self.message = Label(wordWrap=True)
        self.jump = QPushButton(tr("Show on the map"), autoDefault=False)
        self.view = MatrixView(self.matrix)
        self.view.setAccessibleName(self.windowTitle())
        self.view.clicked.connect(self.toggle)
        self.view.selectionModel().currentChanged.connect(self.tell)
        self.rows.textChanged.connect(self.matrix.show_rows)
        self.columns.textChanged.connect(self.matrix.show_columns)
        self.jump.clicked.connect(self._jump)
        fields, below = QHBoxLayout(), QHBoxLayout()
        fields.addWidget(self.rows)
        fields.addWidget(self.columns)
        below.addWidget(self.message, 1)
        below.addWidget(self.jump)
        layout = QVBoxLayout(self)
        layout.setSpacing(scaled(8))
        layout.addLayout(fields)
        layout.addWidget(self.view, 1)
        layout.addLayout(below)
        self.resize(min(scaled(SIZE[0]), window.width() - 40), min(scaled(SIZE[1]), window.height() - 80))
        self._model.dataChanged.connect(self.tell)
        window.appearance.changed.connect(self.close)
        self.tell()
        self.view.setFocus()

    def toggle(self, cell: Index) -> None:
        """Link the two areas of a cell, or unlink them."""
        two = self.matrix.pair_at(cell)
        if two is not None:
            edits.do(self.document, *two, edits.toggle(*two))
            announce(self.view, self.message.text())

    def tell(self) -> None:
        """Say how the two areas of the cell stand to each other that the keyboard is on."""
        cell = self.view.currentIndex()
        two = self.matrix.pair_at(cell)
        self.jump.setEnabled(two is not None)
        sentence = str(cell.data(Qt.ItemDataRole.AccessibleTextRole)) if two is not None else ""
        self.message.setText(sentence or tr("A click on a cell, or Space, links two areas or unlinks them."))

    def _field(self, text: str) -> QLineEdit:
        field = QLineEdit(placeholderText=text, clearButtonEnabled=True)
        field.setAccessibleName(text)
        return field

    def _jump(self) -> None:
        two = self.matrix.pair_at(self.view.currentIndex())
        if two is not None:
            self._window.context.jump(two)
