"""The list of areas as a tree that can be searched, and in which areas are dragged onto their province."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from indonesia_qt.ui.editor.badges import BADGE, Badge, BadgePainter
from indonesia_qt.ui.editor.items import sea_colour, tinted
from indonesia_qt.ui.editor.panels.area_rows import LAKES, SEAS, Branch
from indonesia_qt.ui.editor.swatches import swatch
from indonesia_qt.ui.measure import scaled
from indonesia_qt.ui.theme import Theme
from indonesia_qt.wording import counted, tr

KEY = Qt.ItemDataRole.UserRole
"""The id of an area or a province, or the key of another branch."""
AREAS = "application/x-indonesia-areas"
"""The type of areas that are dragged."""
NAME, PROBLEMS, COUNT = 0, 1, 2
"""The columns."""
INDENT = 14
ROOM = 18
"""Pixels at 100 % beside a number."""
Index = QModelIndex | QPersistentModelIndex


class AreaTree(QTreeWidget):
    """Provinces, seas and lakes with what is in them.

    `renamed` carries an id and the name that was written there, `given` areas that were dropped on a province and its
    id. Rows of several areas can be selected; a province stands for all its areas.
    """

    renamed = Signal(str, str)
    given = Signal(list, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: dict[str, QTreeWidgetItem] = {}
        self.own_names: Mapping[str, str] = {}
        self._shown: tuple[Branch, ...] = ()
        self.setColumnCount(3)
        self.setHeaderLabels([tr("Area"), tr("Problems"), tr("Areas")])
        self.setHeaderHidden(True)
        self.header().setStretchLastSection(False)
        self.header().setMinimumSectionSize(1)
        self.header().setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for column in (PROBLEMS, COUNT):
            self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self._widen(column, 0)
        self.setIndentation(scaled(INDENT))
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setItemDelegateForColumn(NAME, _Names(self))
        self.setItemDelegateForColumn(PROBLEMS, BadgePainter(theme, self))
        self.setAccessibleName(tr("Areas"))

    def show_branches(self, branches: tuple[Branch, ...]) -> None:
        """Show these rows; what was unfolded stays so."""
        if branches == self._shown:
            return
        unfolded = {key for key, row in self.rows.items() if row.isExpanded()}
        place = self.verticalScrollBar().value()
        with QSignalBlocker(self):
            self.clear()
            self.rows = {}
            self._shown = branches
            for branch in branches:
                self._add(branch)
                self.rows[branch.key].setExpanded(branch.key in unfolded)
        self._widen(COUNT, max((len(branch.leaves) for branch in branches), default=0))
        self.verticalScrollBar().setValue(place)

    def badge(self, key: str) -> Badge:
        """How many problems a row tells of."""
        return cast(Badge, self.rows[key].data(PROBLEMS, BADGE))

    def show_badges(self, badges: Mapping[str, Badge]) -> None:
        """Tell how many problems there are at areas and provinces; a folded province tells those of its areas, too."""
        self._widen(PROBLEMS, max((sum(badge) for badge in badges.values()), default=0))
        with QSignalBlocker(self):
            for key, row in self.rows.items():
                badge = badges.get(key, Badge())
                if row.parent() is None:
                    badge = reduce(
                        Badge.plus, (badges.get(self.key_of(leaf), Badge()) for leaf in leaves_of(row)), badge
                    )
                row.setData(PROBLEMS, BADGE, badge)
                row.setToolTip(PROBLEMS, badge.told)

    def search(self, text: str) -> None:
        """Show only rows whose name holds `text`, with the province above them, and all of a province that does."""
        wanted = " ".join(text.casefold().split())
        for branch in self._branches():
            all_of_it = wanted in branch.text(NAME).casefold()
            leaves = leaves_of(branch)
            found = [leaf for leaf in leaves if all_of_it or wanted in leaf.text(NAME).casefold()]
            for leaf in leaves:
                leaf.setHidden(leaf not in found)
            branch.setHidden(not (found or all_of_it))
            if wanted:
                branch.setExpanded(bool(found) and not all_of_it)

    def first_found(self) -> QTreeWidgetItem | None:
        """The first row that the search shows: an area if one has the name, or else a province."""
        shown = [branch for branch in self._branches() if not branch.isHidden()]
        for branch in shown:
            if branch.isExpanded():
                return next(leaf for leaf in leaves_of(branch) if not leaf.isHidden())
        return shown[0] if shown else None

    def areas_of(self, row: QTreeWidgetItem) -> list[str]:
        """The ids that a row stands for."""
        if row.parent() is not None:
            return [self.key_of(row)]
        return [self.key_of(leaf) for leaf in leaves_of(row)]

    def key_of(self, row: QTreeWidgetItem) -> str:
        """The id of an area or a province, or the key of another branch."""
        return str(row.data(NAME, KEY))

    def is_province(self, row: QTreeWidgetItem) -> bool:
        """Whether a row is that of a province."""
        return row.parent() is None and not self.key_of(row).startswith(":")

    def mark(self, areas: Iterable[str]) -> None:
        """Select the rows of these areas, without telling of it."""
        rows = [self.rows[area] for area in areas if area in self.rows]
        with QSignalBlocker(self):
            self.clearSelection()
            for row in rows:
                row.setSelected(True)
            if rows:
                self.setCurrentItem(rows[-1], NAME, self.selectionModel().SelectionFlag.NoUpdate)
        if len(rows) == 1:
            self.scrollToItem(rows[0])
        self.viewport().update()

    def mimeTypes(self) -> list[str]:  # noqa: N802
        """Only areas can be dropped here."""
        return [AREAS]

    def mimeData(self, items: Sequence[QTreeWidgetItem]) -> QMimeData:  # noqa: N802
        """The land areas among rows that are dragged."""
        data = QMimeData()
        lands = [self.key_of(row) for row in items if row.flags() & Qt.ItemFlag.ItemIsDragEnabled]
        data.setData(AREAS, QByteArray("\n".join(lands).encode()))
        return data

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Areas can be dropped wherever a province is."""
        super().dragMoveEvent(event)
        event.setAccepted(bool(self._home_at(event)))

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which areas were dropped on which province; the rows follow the map."""
        home, areas = self._home_at(event), event.mimeData().data(AREAS).toStdString().split()
        event.setDropAction(Qt.DropAction.IgnoreAction)  # or else the rows would go by themselves
        event.accept()
        if home and areas:
            self.given.emit(areas, home)

    def _widen(self, column: int, most: int) -> None:
        """Give a column room for numbers up to this, or none for 0."""
        width = self.fontMetrics().horizontalAdvance(str(most)) + scaled(ROOM) if most else 0
        self.header().resizeSection(column, width)

    def _branches(self) -> list[QTreeWidgetItem]:
        return [self.rows[branch.key] for branch in self._shown]

    def _home_at(self, event: QDropEvent) -> str:
        row = self.itemAt(event.position().toPoint())
        if row is None:
            return ""
        branch = row.parent() or row
        return self.key_of(branch) if self.is_province(branch) else ""

    def _add(self, branch: Branch) -> None:
        row = self._row(branch.key, branch.name)
        row.setText(COUNT, str(len(branch.leaves)))
        row.setTextAlignment(COUNT, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.setForeground(COUNT, QColor(self.theme.interface.quiet_text))
        row.setToolTip(COUNT, counted(len(branch.leaves), "{n} area", "{n} areas"))
        row.setIcon(NAME, swatch(self._colour(branch), self.theme))
        is_land = branch.key not in (SEAS, LAKES)
        if not branch.is_province:
            row.setFlags(row.flags() & ~(Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDropEnabled))
        row.setFlags(row.flags() & ~Qt.ItemFlag.ItemIsDragEnabled)
        self.addTopLevelItem(row)
        for id, name in branch.leaves:
            leaf = self._row(id, name)
            leaf.setFlags(leaf.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
            if not is_land:
                leaf.setFlags(leaf.flags() & ~Qt.ItemFlag.ItemIsDragEnabled)
            row.addChild(leaf)

    def _row(self, key: str, name: str) -> QTreeWidgetItem:
        row = QTreeWidgetItem([name])
        row.setData(NAME, KEY, key)
        row.setFlags(row.flags() | Qt.ItemFlag.ItemIsEditable)
        self.rows[key] = row
        return row

    def _colour(self, branch: Branch) -> QColor:
        colours = self.theme.map
        of_water = {SEAS: sea_colour(0, colours), LAKES: QColor(colours.lake)}
        return of_water.get(branch.key) or tinted(branch.tint, colours)


def leaves_of(branch: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """The rows under a row."""
    leaves = map(branch.child, range(branch.childCount()))
    return [leaf for leaf in leaves if leaf is not None]


class _Names(QStyledItemDelegate):
    """Lets an area's own name be written, which may be empty; the row shows what the map makes of it."""

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Begin with the name that it has."""
        tree = cast(AreaTree, self.parent())
        cast(QLineEdit, editor).setText(tree.own_names.get(str(index.data(KEY)), str(index.data())))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: ARG002, N802
        """Tell what was written, if it is another name."""
        tree, key, name = cast(AreaTree, self.parent()), str(index.data(KEY)), cast(QLineEdit, editor).text()
        if name != tree.own_names.get(key, str(index.data())):
            tree.renamed.emit(key, name)
