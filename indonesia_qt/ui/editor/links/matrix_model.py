"""All links as a table of areas by areas."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt

from indonesia_qt.board.adjacency.pair_status import PairStatus, pair_statuses
from indonesia_qt.board.adjacency.shared_borders import Pair, pair
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.links.link_field import full_names
from indonesia_qt.ui.editor.links.link_layer import TIE_KINDS
from indonesia_qt.ui.editor.links.link_lines import link_colour, sample
from indonesia_qt.ui.editor.links.texts import tie_in_words
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.widgets.plain_text import tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
COUNT = 0
"""The column with the number of neighbours; those of the areas follow."""
CELL = 24
"""Pixels at 100 %: the width of a cell's picture."""
ORDER = Qt.ItemDataRole.UserRole
"""By this value of a cell rows are sorted: what is linked comes first, and by geometry before by decision."""


class MatrixModel(QAbstractTableModel):
    """A row for each area, and a column for each; a cell says how the two stand to each other."""

    def __init__(self, document: MapDocument, theme: Theme) -> None:
        super().__init__()
        self.document = document
        self.areas: list[str] = []
        self.names: dict[str, str] = {}
        self._counts: dict[str, int] = {}
        self._ties: dict[Pair, PairStatus] = {}
        self._samples = {kind: sample(kind, theme, CELL) for kind in TIE_KINDS}
        self._grounds = {kind: faded(link_colour(kind, theme), 0.16) for kind in TIE_KINDS}
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
        """The two areas of a cell, that of its row first; None where it is about one area."""
        if not index.isValid() or index.column() == COUNT:
            return None
        two = self.areas[index.row()], self.areas[index.column() - 1]
        return None if two[0] == two[1] else two

    def name(self, place: int) -> str:
        """The name of an area as it is looked for."""
        return self.names[self.areas[place]].casefold()

    def rowCount(self, parent: Index = ROOT) -> int:
        """One for each area."""
        return 0 if parent.isValid() else len(self.areas)

    def columnCount(self, parent: Index = ROOT) -> int:
        """One for each area, and one for the number of neighbours."""
        return 0 if parent.isValid() else len(self.areas) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """How the two areas stand to each other: a picture for the eye, a sentence for the ear."""
        if index.column() == COUNT:
            return self._count(self.areas[index.row()], role)
        two = self.pair_at(index)
        if two is None:
            return self._itself if role == Qt.ItemDataRole.BackgroundRole else None
        tie = self._ties.get(pair(*two))
        match role:
            case Qt.ItemDataRole.DecorationRole:
                return self._samples[tie.kind] if tie else None
            case Qt.ItemDataRole.BackgroundRole:
                return self._grounds[tie.kind] if tie else None
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._sentence(two, tie))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(two, tie)
            case _ if role == ORDER:
                return TIE_KINDS.index(tie.kind) + (0 if tie.linked else len(TIE_KINDS)) if tie else 2 * len(TIE_KINDS)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name of the area of a row or a column."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        area = section if orientation == Qt.Orientation.Vertical else section - 1
        message = tr("Neighbours") if area < 0 else self.names[self.areas[area]]
        return tip(message) if role == Qt.ItemDataRole.ToolTipRole else message

    def _read(self, found: tuple[PairStatus, ...]) -> None:
        self._ties = {(tie.a, tie.b): tie for tie in found}
        self._counts = dict.fromkeys(self.areas, 0)
        for tie in found:
            if tie.linked:
                self._counts[tie.a] += 1
                self._counts[tie.b] += 1

    def _count(self, area: str, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self._counts[area])
        return -self._counts[area] if role == ORDER else None

    def _sentence(self, two: Pair, tie: PairStatus | None) -> str:
        if tie is None:
            return tr("{a} and {b} are apart.", a=self.names[two[0]], b=self.names[two[1]])
        return tie_in_words(tie, self.names)


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
        """The two areas of a cell; None where it is about one area."""
        return self._matrix.pair_at(self.mapToSource(index))

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether the name of a row holds what is looked for."""
        del parent
        return self._rows in self._matrix.name(row)

    def filterAcceptsColumn(self, column: int, parent: Index) -> bool:
        """The same for a column; the number of neighbours is always shown."""
        del parent
        return column == COUNT or self._columns in self._matrix.name(column - 1)
