"""Tables and lists that look alike."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTreeWidget,
)

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.item_models import Index
from indonesia_qt.ui.widgets.messages import speak


def flat_tree(name: str, *titles: str) -> QTreeWidget:
    """Return a list with columns of these titles, the first of which has the room that the others leave."""
    found = QTreeWidget()
    found.setAccessibleName(name)
    found.setRootIsDecorated(False)
    found.setUniformRowHeights(True)
    found.setHeaderLabels(titles)
    found.header().setStretchLastSection(False)
    found.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    found.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return found


def show_rows(table: QTableView, name: str) -> None:
    """Let a table be a list of rows: without a grid and numbers, each selected as a whole."""
    table.setAccessibleName(name)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Sorting(QAction):
    """Lets a table be sorted by a click on a title, or by the current cell's column with a key or the context menu.

    Once more, it's sorted the other way round.
    """

    def __init__(self, table: QTableView) -> None:
        super().__init__(tr("Sort by this column"), table)
        self._table = table
        self.setShortcut(QKeySequence(Qt.Modifier.ALT | Qt.Key.Key_Down))
        self.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.triggered.connect(self._sort)
        table.setSortingEnabled(True)
        table.addAction(self)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _sort(self) -> None:
        table, head = self._table, self._table.horizontalHeader()
        column = max(0, table.currentIndex().column())
        rises = head.sortIndicatorSection() == column and head.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        table.sortByColumn(column, Qt.SortOrder.DescendingOrder if rises else Qt.SortOrder.AscendingOrder)
        table.scrollTo(table.currentIndex())
        title = str(table.model().headerData(column, Qt.Orientation.Horizontal))
        falls = tr("Sorted by {column}, descending", column=title)
        speak(table, falls if rises else tr("Sorted by {column}, ascending", column=title), at_once=True)


def fit_rows(table: QTableView) -> None:
    """Let each row of a table be as high as its texts; Qt would make it as high as its hidden header, too."""
    for row in range(table.model().rowCount()):
        table.setRowHeight(row, table.sizeHintForRow(row) + scaled(BETWEEN_ROWS))


def show_sentences(rows: QListView, name: str) -> None:
    """Let a list show sentences, which are wrapped in its width."""
    rows.setAccessibleName(name)
    rows.setItemDelegate(RowHeights(rows))
    rows.setWordWrap(True)
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    rows.setResizeMode(QListView.ResizeMode.Adjust)


BETWEEN_ROWS = 4
"""Pixels at 100 % between the texts of two rows of a table."""
PADDING = 10
"""Pixels at 100 % to the left and the right of a sentence together."""
MOST_KNOWN = 5_000
"""The most sentences whose heights are remembered."""


class RowHeights(QStyledItemDelegate):
    """Works out the height of a sentence once for each width and font.

    A list lays out all its rows again when one of them comes or goes, and asks for the height of each.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[tuple[str, int], QSize] = {}
        self._font: QFont | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room that a row needs."""
        if option.font != self._font or len(self._known) > MOST_KNOWN:
            self._known, self._font = {}, QFont(option.font)
        asked = index.data(), option.rect.width()
        if asked not in self._known:
            narrower = QStyleOptionViewItem(option)
            narrower.rect = option.rect.adjusted(0, 0, -scaled(PADDING), 0)  # Qt forgets the style sheet's
            self._known[asked] = super().sizeHint(narrower, index)
        return self._known[asked]
