"""The list of all areas as a tree: finds them, shows which belong together, and changes that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QByteArray,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QMimeData,
    QObject,
    QPoint,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QDragMoveEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from indonesia_qt.board import names
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import clauses, counted, phrase, tr, unbroken
from indonesia_qt.ui.editor.canvas.badges import BADGE, Badge, BadgePainter
from indonesia_qt.ui.editor.canvas.board_items import sea_colour, tinted
from indonesia_qt.ui.editor.canvas.drawn_icons import swatch
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.menus.area_menu import area_menu, give, province_menu, rename
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.widgets.item_models import Index, row_changes
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

HOMELESS, SEAS, LAKES = ":homeless", ":seas", ":lakes"
"""Keys of the branches other than provinces; no id has a colon."""


Leaf = tuple[str, str]
"""An id and a name."""


class Branch(NamedTuple):
    """A row that unfolds: its key, its name, the tint of a province, and the ids and names under it."""

    key: str
    name: str
    tint: int | None
    leaves: tuple[Leaf, ...]


def branches(board: BoardMap) -> tuple[Branch, ...]:
    """Return all branches: the provinces by name, then what belongs to none."""
    called = names.of(board)
    homes: dict[str, list[Leaf]] = {province.id: [] for province in board.provinces}
    homeless: list[Leaf] = []
    for land in board.lands:
        homes.get(land.province, homeless).append((land.id, called[land.id]))
    provinces = in_order(board.provinces)
    found = [Branch(home.id, home.name, home.tint, tuple(homes[home.id])) for home in provinces]
    seas = tuple((sea.id, sea.name) for sea in in_order(board.seas))
    lakes = tuple((lake.id, lake.name) for lake in in_order(board.lakes))
    for key, name, leaves in (
        (HOMELESS, tr("No province"), tuple(homeless)),
        (SEAS, tr("Seas"), seas),
        (LAKES, tr("Lakes"), lakes),
    ):
        if leaves:
            found.append(Branch(key, name, None, leaves))
    return tuple(found)


def counts(board: BoardMap) -> str:
    """Return how much of everything there is, in words; without land, how some is made."""
    if not board.lands:
        return tr(
            "No land yet. Draw an island with the tool “Draw areas”, or import outlines from the File "
            "menu. The Help menu has a step-by-step guide."
        )
    numbers = (
        counted(len(board.lands), "{n} land area", "{n} land areas"),
        counted(len(board.provinces), "{n} province", "{n} provinces"),
        counted(len(board.seas), "{n} sea", "{n} seas"),
        counted(len(board.lakes), "{n} lake", "{n} lakes") if board.lakes else "",
    )
    return clauses(*map(unbroken, numbers))


KEY = Qt.ItemDataRole.UserRole
"""The id of an area or a province, or the key of another branch."""
AREAS = "application/x-indonesia-areas"
"""The type of areas that are dragged."""
NAME, PROBLEMS, COUNT = 0, 1, 2
"""The columns."""
INDENT, LEAST_NAME = 14, 130
"""Pixels at 100 % that a row stands behind the one above it, and that names have at least."""
NUMBER_ROOM = 18
"""Pixels at 100 % beside a number."""


class AreaTree(QTreeWidget):
    """Provinces, seas and lakes with what is in them.

    Rows of several areas can be selected; a province stands for all its areas.

    Signals:
    - `renamed`: an id, and the name that was written there
    - `given`: areas that were dropped on a province, and its id
    """

    renamed = Signal(str, str)
    given = Signal(list, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: dict[str, QTreeWidgetItem] = {}
        self.own_names: Mapping[str, str] = {}
        self._shown: tuple[Branch, ...] = ()
        self._badges: dict[str, Badge] = {}
        self._widths: dict[int, int] = {}
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
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # many names differ at their ends only
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setItemDelegateForColumn(NAME, _Names(self))
        self.setItemDelegateForColumn(PROBLEMS, BadgePainter(theme, self))
        self.setAccessibleName(tr("Areas"))

    def show_branches(self, branches: tuple[Branch, ...]) -> bool:
        """Show these rows, of which those that are as before stay; return whether any differs from before."""
        if branches == self._shown:
            return False
        before = {branch.key: branch for branch in self._shown}
        unfolded = {key for key in before if self.rows[key].isExpanded()}
        changes = row_changes([*before], [branch.key for branch in branches])
        with QSignalBlocker(self):
            for span in changes.gone:
                for place in reversed(span):
                    self._forget(self.takeTopLevelItem(place))
            fresh = [branches[place] for span in changes.fresh for place in span]
            for span in changes.fresh:
                self.insertTopLevelItems(span.start, [self._branch(branches[place].key) for place in span])
            for branch in branches:
                self._follow(None if branch in fresh else before.get(branch.key), branch)
                self.rows[branch.key].setExpanded(branch.key in unfolded)
        self._shown = branches
        self._widen(COUNT, max((len(branch.leaves) for branch in branches), default=0))
        return True

    def badge(self, key: str) -> Badge:
        """Return how many problems a row shows."""
        return cast(Badge, self.rows[key].data(PROBLEMS, BADGE) or Badge())

    def show_problems(self, problems: Mapping[str, frozenset[Problem]]) -> None:
        """Show how many problems areas and provinces have; a province counts each problem of its areas once."""
        shown = {id: Badge.of(its) for id, its in problems.items()}
        for branch in self._shown:
            here = (branch.key, *(id for id, _ in branch.leaves))
            shown[branch.key] = Badge.of(frozenset().union(*(problems[id] for id in here if id in problems)))
        self._widen(PROBLEMS, max(map(sum, shown.values()), default=0))
        with QSignalBlocker(self):
            for key in self.rows.keys() & (shown.keys() | self._badges.keys()):
                badge = shown.get(key, Badge())
                if badge != self._badges.get(key, Badge()):
                    self.rows[key].setData(PROBLEMS, BADGE, badge)
                    self.rows[key].setToolTip(PROBLEMS, tip(badge.text))
                    self.rows[key].setData(PROBLEMS, Qt.ItemDataRole.AccessibleTextRole, badge.text)
        self._badges = {key: badge for key, badge in shown.items() if key in self.rows}

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show how many areas each province has only where the names keep enough room."""
        super().resizeEvent(event)
        self._spare_count()

    def search(self, text: str) -> None:
        """Show only rows whose name holds `text`, with the province above them, and all of a province that does."""
        sought = " ".join(folded(text).split())
        for branch in self._branches():
            all_of_it = sought in folded(branch.text(NAME))
            leaves = leaves_of(branch)
            found = [leaf for leaf in leaves if all_of_it or sought in folded(leaf.text(NAME))]
            for leaf in leaves:
                leaf.setHidden(leaf not in found)
            branch.setHidden(not (found or all_of_it))
            if sought:
                branch.setExpanded(bool(found) and not all_of_it)

    def first_found(self) -> QTreeWidgetItem | None:
        """Return the first row that the search shows: an area if one has the name, else a province, or None."""
        shown = [branch for branch in self._branches() if not branch.isHidden()]
        for branch in shown:
            if branch.isExpanded():
                return next(leaf for leaf in leaves_of(branch) if not leaf.isHidden())
        return shown[0] if shown else None

    def areas_of(self, row: QTreeWidgetItem) -> list[str]:
        """Return the ids that a row stands for."""
        if row.parent() is not None:
            return [self.key_of(row)]
        return [self.key_of(leaf) for leaf in leaves_of(row)]

    def key_of(self, row: QTreeWidgetItem) -> str:
        """Return the id of an area or a province, or the key of another branch."""
        return str(row.data(NAME, KEY))

    def is_province(self, row: QTreeWidgetItem) -> bool:
        """Return whether a row is that of a province."""
        return row.parent() is None and not self.key_of(row).startswith(":")

    def mark(self, areas: Iterable[str]) -> None:
        """Select the rows of these areas, without a signal."""
        marked = {area: self.rows[area] for area in areas if area in self.rows}
        if marked.keys() == {self.key_of(row) for row in self.selectedItems()}:
            return
        rows = list(marked.values())
        flags, chosen = QItemSelectionModel.SelectionFlag, QItemSelection()
        for row in rows:
            index = self.indexFromItem(row)
            chosen.append(QItemSelectionRange(index, index.siblingAtColumn(COUNT)))
        with QSignalBlocker(self):
            self.selectionModel().select(chosen, flags.ClearAndSelect)
            if rows:
                self.setCurrentItem(rows[-1], NAME, flags.NoUpdate)
        if len(rows) == 1:
            self.scrollToItem(rows[0])
        self.viewport().update()

    def mimeTypes(self) -> list[str]:  # noqa: N802
        """Return the only type that can be dropped here, that of areas."""
        return [AREAS]

    def mimeData(self, items: Sequence[QTreeWidgetItem]) -> QMimeData:  # noqa: N802
        """Return the land areas among rows that are dragged."""
        data = QMimeData()
        lands = [self.key_of(row) for row in items if row.flags() & Qt.ItemFlag.ItemIsDragEnabled]
        data.setData(AREAS, QByteArray("\n".join(lands).encode()))
        return data

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept areas wherever a province is."""
        super().dragMoveEvent(event)
        event.setAccepted(bool(self._home_at(event)))

    def dropEvent(self, event: QDropEvent) -> None:
        """Report which areas were dropped on which province; the rows follow the map."""
        home, areas = self._home_at(event), event.mimeData().data(AREAS).toStdString().split()
        event.setDropAction(Qt.DropAction.IgnoreAction)  # or else Qt would remove the rows
        event.accept()
        if home and areas:
            self.given.emit(areas, home)

    def _widen(self, column: int, most: int) -> None:
        """Give a column room for numbers up to this, or none for 0."""
        width = self.fontMetrics().horizontalAdvance(str(most)) + scaled(NUMBER_ROOM) if most else 0
        self._widths[column] = width
        self.header().resizeSection(column, width)
        self._spare_count()

    def _spare_count(self) -> None:
        self.setColumnHidden(COUNT, self.viewport().width() - sum(self._widths.values()) < scaled(LEAST_NAME))

    def _branches(self) -> list[QTreeWidgetItem]:
        return [self.rows[branch.key] for branch in self._shown]

    def _home_at(self, event: QDropEvent) -> str:
        row = self.itemAt(event.position().toPoint())
        if row is None:
            return ""
        branch = row.parent() or row
        return self.key_of(branch) if self.is_province(branch) else ""

    def _follow(self, before: Branch | None, branch: Branch) -> None:
        """Update the row of a branch where it has changed."""
        row = self.rows[branch.key]
        if before is None or before[:3] != branch[:3]:
            row.setText(NAME, branch.name)
            colours = self.theme.map
            of_water = {SEAS: sea_colour(0, colours), LAKES: QColor(colours.lake)}
            row.setIcon(NAME, swatch(of_water.get(branch.key) or tinted(branch.tint, colours), self.theme))
        if before is None or before.leaves != branch.leaves:
            row.setText(COUNT, str(len(branch.leaves)))
            number = counted(len(branch.leaves), "{n} area", "{n} areas")
            row.setToolTip(COUNT, tip(number))
            row.setData(COUNT, Qt.ItemDataRole.AccessibleTextRole, number)
            self._follow_leaves(row, before.leaves if before else (), branch)

    def _follow_leaves(self, row: QTreeWidgetItem, before: Sequence[Leaf], branch: Branch) -> None:
        changes = row_changes([id for id, _ in before], [id for id, _ in branch.leaves])
        for span in changes.gone:
            for place in reversed(span):
                self._forget(row.takeChild(place))
        for span in changes.fresh:
            row.insertChildren(span.start, [self._leaf(branch, *branch.leaves[place]) for place in span])
        names_before = dict(before)
        for id, name in branch.leaves:
            if names_before.get(id, name) != name:
                self.rows[id].setText(NAME, name)

    def _forget(self, row: QTreeWidgetItem | None) -> None:
        """Forget a row that was taken away, with those under it; one of the same key may be there again elsewhere."""
        assert row is not None
        for gone in (row, *leaves_of(row)):
            if self.rows.get(self.key_of(gone)) is gone:
                del self.rows[self.key_of(gone)]
                self._badges.pop(self.key_of(gone), None)

    def _branch(self, key: str) -> QTreeWidgetItem:
        row = self._row(key)
        row.setTextAlignment(COUNT, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.setForeground(COUNT, QColor(self.theme.interface.quiet_text))
        if key.startswith(":"):
            row.setFlags(row.flags() & ~(Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDropEnabled))
        row.setFlags(row.flags() & ~Qt.ItemFlag.ItemIsDragEnabled)
        return row

    def _leaf(self, branch: Branch, id: str, name: str) -> QTreeWidgetItem:
        leaf = self._row(id)
        leaf.setText(NAME, name)
        leaf.setFlags(leaf.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
        if branch.key in (SEAS, LAKES):
            leaf.setFlags(leaf.flags() & ~Qt.ItemFlag.ItemIsDragEnabled)
        return leaf

    def _row(self, key: str) -> QTreeWidgetItem:
        row = QTreeWidgetItem()
        row.setData(NAME, KEY, key)
        row.setFlags(row.flags() | Qt.ItemFlag.ItemIsEditable)
        self.rows[key] = row
        self._badges.pop(key, None)
        return row


def leaves_of(branch: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """Return the rows under a row."""
    leaves = map(branch.child, range(branch.childCount()))
    return [leaf for leaf in leaves if leaf is not None]


class _Names(QStyledItemDelegate):
    """Lets an area's own name be edited, which may be empty; the row shows what the map makes of it."""

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Begin with the name that it has."""
        tree = cast(AreaTree, self.parent())
        cast(QLineEdit, editor).setText(tree.own_names.get(str(index.data(KEY)), str(index.data())))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: ARG002, N802
        """Report what was written, if it is another name."""
        tree, key, name = cast(AreaTree, self.parent()), str(index.data(KEY)), cast(QLineEdit, editor).text()
        if name != tree.own_names.get(key, str(index.data())):
            tree.renamed.emit(key, name)


class AreasPanel(EditorPanel):
    """Provinces with their land areas, seas and lakes; what is selected here is selected on the map."""

    id = "areas"
    title: ClassVar[str] = phrase("Areas")
    side = Qt.DockWidgetArea.LeftDockWidgetArea

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self._selects = False
        self.field = QLineEdit(placeholderText=tr("Find area"), clearButtonEnabled=True)
        self.field.setAccessibleName(tr("Find area"))
        self.tree = AreaTree(context.theme, self)
        self.count = Label(wordWrap=True, role="quiet")
        parts = self.field, self.tree, self.count
        self.setLayout(column_of(*parts, contentsMargins=margins(4, 4, 4, 4), spacing=scaled(4)))
        self.field.textChanged.connect(self.tree.search)
        self.field.returnPressed.connect(self._go_to_found)
        self.field.installEventFilter(self)
        later = Qt.ConnectionType.QueuedConnection  # the rows are replaced, which has to wait until they are let go
        self.tree.renamed.connect(self._rename, later)
        self.tree.given.connect(self._give, later)
        self.tree.itemSelectionChanged.connect(self._select)
        self.tree.itemActivated.connect(self._jump)
        self.tree.customContextMenuRequested.connect(self._show_menu)
        self.document.changed.connect(self._follow)
        self.document.selection_changed.connect(self._follow_selection)
        context.problems.changed.connect(self._show_problems)
        self._follow()

    def ask(self) -> None:
        """Put the keyboard into the field for searches."""
        self.come_forward()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the search with Esc in the field and go back to the map; go into the list with Down."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.field.clear()
                self.context.view.setFocus()
                return True
            if event.key() == Qt.Key.Key_Down:
                self.tree.setFocus()
                return True
        return bool(super().eventFilter(watched, event))

    def _follow(self) -> None:
        board = self.document.board
        self.tree.own_names = {land.id: land.place or "" for land in board.lands}
        if self.tree.show_branches(branches(board)) and self.field.text():
            self.tree.search(self.field.text())
        self.count.setText(counts(board))
        self._show_problems()
        self._follow_selection()

    def _show_problems(self) -> None:
        self.tree.show_problems(self.context.problems.by_place)

    def _follow_selection(self) -> None:
        if not self._selects:
            self.tree.mark(self.document.chosen)

    def _select(self) -> None:
        known = {area.id for area in self.document.board.areas()}
        rows = self.tree.selectedItems()
        found = [area for row in rows for area in self.tree.areas_of(row) if area in known]
        lake = [self.tree.key_of(row) for row in rows if row.parent() is not None and len(rows) == 1]
        self._selects = True
        self.document.select(found or lake)
        self._selects = False

    def _jump(self, row: QTreeWidgetItem) -> None:
        self.context.jump(self.tree.areas_of(row))

    def _go_to_found(self) -> None:
        row = self.tree.first_found()
        if row is not None:
            self.context.show_found(self.tree.areas_of(row))
            self.context.view.setFocus()

    def _rename(self, id: str, name: str) -> None:
        rename(self.document, id, name)

    def _give(self, areas: list[str], province: str) -> None:
        give(self.document, areas, province)

    def _show_menu(self, place: QPoint) -> None:
        row = self.tree.itemAt(place)
        if row is None:
            return
        if self.tree.is_province(row):
            menu = province_menu(self.context, self.tree.key_of(row), self)
        elif row.parent() is not None:
            menu = area_menu(self.context, self.document.chosen or self.tree.areas_of(row), self)
        else:
            return
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.tree.viewport().mapToGlobal(place))
