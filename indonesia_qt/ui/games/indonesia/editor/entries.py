"""The model and the panel that the tables of deeds and of city cards share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QEvent, QObject, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QSizePolicy, QStyledItemDelegate, QTableView

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Province
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry
from indonesia_qt.i18n.text import clauses, tr, unbroken
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.panel import EditorPanel, actions_pane
from indonesia_qt.ui.editor.panels.problem_rows import sort_icon
from indonesia_qt.ui.style.scaling import margins
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.widgets.disabled_click import allow
from indonesia_qt.ui.widgets.item_models import ROOT, Index, change_rows
from indonesia_qt.ui.widgets.item_views import Sorting, show_rows
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

SORTED_BY = Qt.ItemDataRole.UserRole
"""The role of the value that a cell is sorted by."""
Entry = DeedEntry | CardEntry
Sign = tuple[QIcon, str]
"""An icon in front of an entry, and its tool tip."""


class Column(NamedTuple):
    """A column: its title, and the text that it shows of an entry.

    `value` is what is edited there, None where nothing can be; `order` is what the rows are sorted by. `change` gives
    the entry with an id another value, which `editor` asks for.
    """

    title: str
    text: Callable[[Any], str]
    value: Callable[[Any], Any]
    order: Callable[[Any], Any]
    icon: Callable[[Any], QIcon] | None = None
    change: Callable[[Draft, str, Any], Draft] | None = None
    editor: Callable[[QObject], QStyledItemDelegate] | None = None


class EntryRow(NamedTuple):
    """An entry, the text of each column for it, and its sign."""

    entry: Entry
    texts: tuple[str, ...]
    sign: Sign | None


class EntryRows(QAbstractTableModel):
    """Entries in rows.

    Signals:
    - `written`: an entry, the number of a column, and the value that it is to have there
    """

    written = Signal(object, int, object)

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self.columns = columns
        self._rows: list[EntryRow] = []

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that are shown."""
        return tuple(row.entry for row in self._rows)

    def show(self, entries: Iterable[Entry], signs: Mapping[str, Sign]) -> None:
        """Show these entries; those in `signs`, by id, have a sign in front."""
        fresh = [
            EntryRow(entry, tuple(column.text(entry) for column in self.columns), signs.get(entry.id))
            for entry in entries
        ]
        change_rows(self, self._rows, fresh, lambda row: row.entry.id, len(self.columns))

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows (a text, a sign, a tool tip), what it is sorted by, or the value to edit."""
        column, (entry, texts, sign) = self.columns[index.column()], self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return texts[index.column()]
        if role == Qt.ItemDataRole.EditRole:
            return column.value(entry)
        if role == SORTED_BY:
            return column.order(entry)
        icon, message = sign or (None, texts[index.column()])
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(message)
        if role == Qt.ItemDataRole.DecorationRole:
            return icon if index.column() == 0 else column.icon and column.icon(entry)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Ask for another value of a cell; the cell changes once the map does."""
        entry = self._rows[index.row()].entry
        if role != Qt.ItemDataRole.EditRole or value == self.columns[index.column()].value(entry):
            return False
        self.written.emit(entry, index.column(), value)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell, editable if it has a value."""
        found = super().flags(index)
        if self.columns[index.column()].value(self._rows[index.row()].entry) is None:
            return found
        return found | Qt.ItemFlag.ItemIsEditable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the title of a column."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return self.columns[section].title


ROOM = 9
"""Pixels by which a row is higher than its text."""


class EntryTable(QTableView):
    """Shares its width out among its columns by what they say.

    The column `spare` is left out where not all columns have room.
    """

    _needed: Mapping[int, int] | None = None
    """What each column needs, in pixels; None before it is measured, which takes long with many rows."""

    def __init__(self, spare: int | None) -> None:
        super().__init__()
        self._spare = spare

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width out."""
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the columns again in another font or style."""
        super().changeEvent(event)
        self._needed = None

    def fit_columns(self) -> None:
        """Give each column what its entries need now, and all of them the more the wider they are."""
        self._needed = None
        self._share_width()

    def _share_width(self) -> None:
        header, room = self.horizontalHeader(), self.viewport().width()
        if self._needed is None:
            if self._spare is not None:
                self.showColumn(self._spare)  # a hidden column has no size
            self._needed = {n: max(self.sizeHintForColumn(n), header.sectionSizeHint(n)) for n in range(header.count())}
        needed = dict(self._needed)
        if self._spare is not None:
            has_room = sum(needed.values()) <= room
            self.setColumnHidden(self._spare, not has_room)
            if not has_room:
                del needed[self._spare]
        wider = max(1.0, room / sum(needed.values()))
        for n, width in needed.items():
            header.resizeSection(n, int(width * wider))


class EntriesPanel(EditorPanel):
    """A table of entries that are edited in place; the map shows the provinces of the selected one.

    While "Pick on the map" is on, a click on land there names the province.
    """

    side = Qt.DockWidgetArea.BottomDockWidgetArea
    addition: ClassVar[str]
    """The step that adds an entry, in words."""
    spare: ClassVar[int | None] = None
    """A column that is left out if the others take all the room."""

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.rows = EntryRows(self._columns())
        self._icons = {level: sort_icon(level, context.theme) for level in ("error", "warning")}
        self.sorted = QSortFilterProxyModel(self)
        self.sorted.setSourceModel(self.rows)
        self.sorted.setSortRole(SORTED_BY)
        self.sorted.setSortLocaleAware(True)
        self.table = self._table()
        about = tr("Add one for the province selected on the map")
        self.add = push_button(tr("Add"), self._add, "small", about)
        self.remove = push_button(tr("Remove"), self._remove, "small", tr("Remove the selected one"))
        self.pick = QPushButton(tr("Pick on the map"))
        self.pick.setCheckable(True)
        self.pick.setProperty("role", "small")
        self.count = Label(wordWrap=True, role="quiet")
        self.count.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.pick.setToolTip(tr("Choose provinces by clicking on the map"))
        self._lay_out()
        self.marked: list[str] = []
        self._listed: object = None
        self._marks = context.scene.add_strokes(EditLayer.SELECTION)
        self.rows.written.connect(self._write, Qt.ConnectionType.QueuedConnection)  # rows are replaced
        self.table.selectionModel().currentRowChanged.connect(self._mark)
        self.pick.toggled.connect(self._follow_pick)
        context.entry_requested.connect(self.show_entry)
        context.scene.drawn.connect(self._follow)  # problems are found before that
        self.document.selection_changed.connect(self._take_picked)
        self._follow()

    @property
    def current(self) -> Entry | None:
        """The entry that is selected."""
        index = self.sorted.mapToSource(self.table.currentIndex())
        return self.rows.entries[index.row()] if index.isValid() else None

    def show_entry(self, id: str) -> None:
        """Select the row of an entry, if it is one of these, and bring the table to the front."""
        for row, entry in enumerate(self.rows.entries):
            if entry.id == id:
                self.come_forward()
                self._select(row)

    @abstractmethod
    def _columns(self) -> Sequence[Column]:
        """Return the columns of the table."""

    @abstractmethod
    def _entries(self) -> tuple[Entry, ...]:
        """Return all entries of the draft."""

    @abstractmethod
    def _added(self, province: str) -> Callable[[Draft], Draft]:
        """Return the change that adds an entry for a province, like the selected entry if there is one."""

    @abstractmethod
    def _removed(self, entry: Entry) -> Callable[[Draft], Draft]:
        """Return the change that removes an entry."""

    @abstractmethod
    def _picked(self, entry: Entry, province: str) -> Callable[[Draft], Draft]:
        """Return the change for a province that was picked on the map for an entry."""

    @abstractmethod
    def _provinces(self, entry: Entry) -> tuple[str, ...]:
        """Return the provinces that an entry names."""

    @abstractmethod
    def _name(self, entry: Entry) -> str:
        """Return the name of an entry for the list of steps."""

    def provinces(self) -> list[tuple[str, str]]:
        """Return the names and ids of all provinces, sorted by name."""
        return [(province.name, province.id) for province in in_order(self.document.board.provinces)]

    def _table(self) -> EntryTable:
        table = EntryTable(self.spare)
        table.setModel(self.sorted)
        Sorting(table)
        table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        show_rows(table, tr(self.title))
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        trigger = QAbstractItemView.EditTrigger
        table.setEditTriggers(trigger.DoubleClicked | trigger.EditKeyPressed | trigger.AnyKeyPressed)
        table.setTabKeyNavigation(False)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + ROOM)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setStretchLastSection(True)
        for number, column in enumerate(self.rows.columns):
            if column.editor is not None:
                table.setItemDelegateForColumn(number, column.editor(self))
        return table

    def _lay_out(self) -> None:
        self.side_column = column_of(self.add, self.remove, self.pick, self.count, 0)
        self._actions = actions_pane(self.side_column)
        self.setLayout(row_of((self.table, 1), self._actions, contentsMargins=margins(4, 4, 4, 4)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the actions the width that they need, and the table the rest."""
        super().resizeEvent(event)
        around = self._actions.verticalScrollBar().sizeHint().width()
        self._actions.setFixedWidth(self.side_column.minimumSize().width() + around)

    def _follow(self) -> None:
        """Show the entries, unless they are shown already; while something is dragged they stay as they were."""
        if not self.document.is_dragged:
            entries, signs = self._entries(), self._signs()
            listed = entries, signs, self.provinces()
            if listed != self._listed:
                self._listed = listed
                self._show(entries, signs)
        self._mark()

    def _show(self, entries: tuple[Entry, ...], signs: Mapping[str, Sign]) -> None:
        """Show the entries; the selected one stays selected, even if its id has changed."""
        before, chosen, place = self.rows.entries, self.current, self.table.currentIndex().row()
        self.rows.show(entries, signs)
        self.count.setText(_counted(entries))
        self.table.fit_columns()
        fresh = [row for row, entry in enumerate(entries) if entry not in before]
        if chosen is not None or len(fresh) == 1:
            same = [row for row, entry in enumerate(entries) if chosen is not None and entry.id == chosen.id]
            left = [self.sorted.mapToSource(self.sorted.index(min(place, len(entries) - 1), 0)).row()]
            found = fresh if len(fresh) == 1 else same or left
            if entries:
                self._select(found[0])

    def _signs(self) -> dict[str, Sign]:
        """Return the signs of the entries that have problems, by id."""
        found: dict[str, Sign] = {}
        for problem in reversed(self.context.problems.checks.open):
            found[problem.place] = self._icons[problem.level], problem.text
        return found

    def _select(self, row: int) -> None:
        index = self.sorted.mapFromSource(self.rows.index(row, max(0, self.table.currentIndex().column())))
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)

    def _mark(self) -> None:
        """Mark the provinces of the selected entry on the map."""
        entry = self.current
        for button in (self.remove, self.pick):
            allow(button, "" if entry is not None else tr("Select a row first."))
        named = self._provinces(entry) if entry is not None and self.is_seen else ()
        self._show_marks([land.id for land in self.document.board.lands if land.province in named])

    def _show_marks(self, areas: list[str]) -> None:
        self.marked = areas
        self._marks.show_strokes(self.context.scene.outline(areas, self.context.theme.highlights.affected))

    def show_seen(self, is_seen: bool) -> None:
        """Mark the provinces only while the table is seen; hiding it also ends picking."""
        super().show_seen(is_seen)
        if not is_seen:
            self.pick.setChecked(False)
        self._mark()

    def _write(self, entry: Entry, column: int, value: object) -> None:
        change = self.rows.columns[column].change
        assert change
        self.document.do(tr("Change {name}", name=self._name(entry)), lambda draft: change(draft, entry.id, value))

    def _add(self) -> None:
        chosen = self._province_selected() or next(iter(self.document.board.provinces), None)
        if chosen is None:
            self.document.refused.emit(tr("The map has no provinces yet."))
            return
        self.document.do(tr(self.addition), self._added(chosen.id))

    def _remove(self) -> None:
        entry = self.current
        if entry is not None:
            self.document.do(tr("Remove {name}", name=self._name(entry)), self._removed(entry))

    def _follow_pick(self, is_on: bool) -> None:
        if is_on:
            self.context.tool_requested.emit("select")
            self.context.message.emit(tr("Click a land area on the map to choose its province."))

    def _take_picked(self) -> None:
        entry, picked = self.current, self._province_selected()
        if self.pick.isChecked() and entry is not None and picked is not None:
            self.document.do(tr("Change {name}", name=self._name(entry)), self._picked(entry, picked.id))

    def _province_selected(self) -> Province | None:
        """Return the province of the land that was selected last; None if there is none."""
        board = self.document.board
        homes = {land.id: land.province for land in board.lands}
        last = next((homes[area] for area in reversed(self.document.selection) if area in homes), "")
        return next((province for province in board.provinces if province.id == last), None)


def _counted(entries: Sequence[Entry]) -> str:
    """Return the number of entries of each era; without entries, how to add one."""
    if not entries:
        return tr("Nothing here yet. Click a land area on the map, then “Add”.")
    numbers = (tr("Era {era}: {n}", era=era.upper(), n=sum(one.era == era for one in entries)) for era in ERAS)
    return clauses(*map(unbroken, numbers))
