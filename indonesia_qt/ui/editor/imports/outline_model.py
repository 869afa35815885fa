"""Outlines of a file as the rows of a table: which of them are taken, and what they become."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, Qt, Signal

from indonesia_qt.board.model import BoardMap, Line
from indonesia_qt.i18n.text import figure, labelled, tr
from indonesia_qt.mapmaking.edit.shapes.new_areas import Kind
from indonesia_qt.mapmaking.imports.area_requests import (
    NO_LINKS,
    Remark,
    Sources,
    area_requests,
    called,
    guessed,
)
from indonesia_qt.mapmaking.imports.areas import AreaRequest, Islands
from indonesia_qt.mapmaking.imports.open_file import Reading
from indonesia_qt.mapmaking.imports.property_links import links_in
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.widgets.item_models import ROOT, Index
from indonesia_qt.ui.widgets.plain_text import tip

NAME, KIND, PROVINCE, ISLANDS, REMARK = range(5)
FIELDS = {NAME: "name", KIND: "kind", PROVINCE: "province", ISLANDS: "islands"}
"""The field of a request that each column shows."""


class OutlineModel(QAbstractTableModel):
    """The requests for the outlines that can become areas; below them what was left out, in grey with the reason.

    Signals:
    - `changed`: other rows are taken, or become something else
    """

    changed = Signal()

    def __init__(self, reading: Reading, board: BoardMap) -> None:
        super().__init__()
        self.found, self._review, self.board = reading.outlines, reading.review, board
        self.sources = guessed(self.found.outlines)
        self.requests = area_requests(self.found.outlines, self.sources)
        self.remarks: list[Remark] = self._review.remarks(self.requests)
        self.taken = [not remark.spare for remark in self.remarks]
        self._known: dict[int, tuple[AreaRequest, bool]] = {}
        self.links_from = ""
        self._told = NO_LINKS

    def show(self, reading: Reading, sources: Sources | None = None) -> None:
        """Show other outlines of the same file; what is known of an outline by its number stays as it is.

        That is forgotten when outlines were merged or are those of another layer, which come from these `sources`.
        """
        rows = zip(self.requests, self.taken, strict=True)
        self._known |= {request.outline.number: (request, taken) for request, taken in rows}
        if sources is not None:
            self.sources = sources
            self._known.clear()
        self.beginResetModel()
        self.found, self._review = reading.outlines, reading.review
        fresh = area_requests(self.found.outlines, self.sources)
        known = [self._known.get(request.outline.number) for request in fresh]
        self.requests = [
            replace(before[0], outline=request.outline) if before else request
            for request, before in zip(fresh, known, strict=True)
        ]
        self.remarks = self._review.remarks(self.requests)
        self.taken = [
            before[1] if before else not remark.spare for remark, before in zip(self.remarks, known, strict=True)
        ]
        self.endResetModel()
        self.take_links_from(self.links_from)

    def taken_rows(self) -> list[int]:
        """Return the rows of the outlines that are taken."""
        return [row for row, taken in enumerate(self.taken) if taken]

    def links(self) -> list[Line]:
        """Return a line for each two outlines that are taken and will be adjacent."""
        return self._review.links(self.requests, self.taken_rows(), self._told)

    def take_links_from(self, key: str) -> None:
        """Link the outlines that have a property as it says; "" stands for none."""
        self.links_from = key
        self._told = links_in(self.found.outlines, key) if key else NO_LINKS
        self.changed.emit()

    def take(self, rows: Iterable[int], taken: bool) -> None:
        """Take the outlines in these rows, or leave them out."""
        for row in rows:
            self.taken[row] = taken
        self._follow()

    def take_only(self, rows: Collection[int]) -> None:
        """Take the outlines in these rows and no others, unless there are none."""
        if rows:
            self.taken = [row in rows for row in range(len(self.taken))]
            self._follow()

    def take_from(self, sources: Sources) -> None:
        """Fill the columns from other properties; what comes from the same as before stays."""
        fresh = area_requests(self.found.outlines, sources)
        for field in ("name", "kind", "province"):
            if getattr(sources, field) != getattr(self.sources, field):
                pairs = zip(self.requests, fresh, strict=True)
                self.requests = [replace(request, **{field: getattr(new, field)}) for request, new in pairs]
        self.sources = sources
        self._follow()

    def put(self, rows: Collection[int], column: int, value: Any) -> None:
        """Give the cells of a column in these rows a value, where they can have it."""
        for row in rows:
            if row < len(self.requests) and (column != ISLANDS or self._islands(row) > 1):
                self.requests[row] = replace(self.requests[row], **{FIELDS[column]: value})
        self._follow()

    def name(self, row: int) -> str:
        """Return the name of the outline in a row, or one made of its number."""
        return called(self.requests, row)

    def label(self, row: int) -> str:
        """Return what a row is found by: the name of its outline, or what is said of something that was left out."""
        count = len(self.requests)
        return self.name(row) if row < count else self.found.left_out[row - count]

    def remark(self, row: int) -> str:
        """Return the remark on the outline in a row; "" for a row that shows none."""
        return self.remarks[row].text if 0 <= row < len(self.remarks) else ""

    def provinces(self) -> list[str]:
        """Return the names of the board's provinces, and then those that the requests add, in alphabetical order."""
        known = [province.name for province in self.board.provinces]
        added = {request.province for request in self.requests if request.province}
        return list(dict.fromkeys([*known, *in_order(added, str)]))

    def new_provinces(self) -> set[str]:
        """Return the names of the provinces that have to be made, case-folded."""
        known = {province.name.casefold() for province in self.board.provinces}
        land = (row for row in self.taken_rows() if self.requests[row].kind == "land")
        return {(self.requests[row].province or self.name(row)).casefold() for row in land} - known

    def has_islands(self) -> bool:
        """Return whether any outline has several islands."""
        return any(len(outline.shape) > 1 for outline in self.found.outlines)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of rows; 0 below a row."""
        return 0 if parent.isValid() else len(self.requests) + len(self.found.left_out)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns; 0 below a row."""
        return 0 if parent.isValid() else REMARK + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the title of a column."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (tr("Outline"), tr("Import as"), tr("Province"), tr("Islands"), tr("Notes"))[section]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return whether a cell can be ticked and edited; nothing can be done with an outline that was left out."""
        if index.row() >= len(self.requests):
            return Qt.ItemFlag.NoItemFlags
        found = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == NAME:
            found |= Qt.ItemFlag.ItemIsUserCheckable
        return found | Qt.ItemFlag.ItemIsEditable if self._is_open(index) else found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell says, in words or as a value."""
        row, column = index.row(), index.column()
        if row >= len(self.requests):
            reason = self.found.left_out[row - len(self.requests)]
            return _shown(reason, role) if column == NAME else None
        if role == Qt.ItemDataRole.CheckStateRole and column == NAME:
            return Qt.CheckState.Checked if self.taken[row] else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.EditRole and column in FIELDS:
            return getattr(self.requests[row], FIELDS[column])
        return _shown(self._text(row, column), role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Take a value or a tick; return whether the cell can have it."""
        if role == Qt.ItemDataRole.CheckStateRole:
            self.take([index.row()], Qt.CheckState(value) == Qt.CheckState.Checked)
            return True
        if role != Qt.ItemDataRole.EditRole or not self._is_open(index):
            return False
        self.put([index.row()], index.column(), value)
        return True

    def _text(self, row: int, column: int) -> str:
        request = self.requests[row]
        match column:
            case 0:
                return self.name(row)
            case 1:
                return _called(kind_choices(), request.kind)
            case 2 if request.kind == "land":
                return request.province or tr("{name} (own province)", name=self.name(row))
            case 3 if self._islands(row) > 1:
                return labelled(figure(self._islands(row)), _called(island_choices(), request.islands))
            case 4:
                return self.remarks[row].text
        return ""

    def _is_open(self, index: Index) -> bool:
        match index.column():
            case 2:
                return self.requests[index.row()].kind == "land"
            case 3:
                return self._islands(index.row()) > 1
        return index.column() != REMARK

    def _islands(self, row: int) -> int:
        return len(self.found.outlines[row].shape)

    def _follow(self) -> None:
        self.remarks = self._review.remarks(self.requests)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, REMARK))
        self.changed.emit()


def _shown(text: str, role: int) -> str | None:
    """Return the text for the roles in which it is read; None for others."""
    if role == Qt.ItemDataRole.ToolTipRole:
        return tip(text)
    return text if role == Qt.ItemDataRole.DisplayRole else None


def _called(choices: Sequence[tuple[str, Any]], value: object) -> str:
    return next(text for text, other in choices if other == value)


def kind_choices() -> list[tuple[str, Kind]]:
    """Return the kinds that outlines can become, each after its name."""
    return [(tr("Land"), "land"), (tr("Sea"), "sea"), (tr("Lake"), "lake")]


def island_choices() -> list[tuple[str, Islands]]:
    """Return what the islands of an outline can become, each after its name."""
    return [(tr("Large islands separately"), "large"), (tr("All islands separately"), "all"), (tr("One area"), "one")]
