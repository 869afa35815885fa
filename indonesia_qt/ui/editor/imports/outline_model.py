"""Outlines of a file as the rows of a table: which of them are taken, and what they become."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes.new_areas import Kind
from indonesia_qt.mapmaking.imports.area_requests import Remark, Review, Sources, area_requests, guessed
from indonesia_qt.mapmaking.imports.named_shapes import ImportedOutlines
from indonesia_qt.ui.widgets.plain_text import tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
NAME, KIND, PROVINCE, ISLANDS, REMARK = range(5)
FIELDS = {NAME: "name", KIND: "kind", PROVINCE: "province", ISLANDS: "apart"}
"""What of a wish the columns show."""


class OutlineModel(QAbstractTableModel):
    """The wishes for the outlines that can become areas; below them what was left out, in grey and why.

    `changed` follows when other rows are taken, or become something else.
    """

    changed = Signal()

    def __init__(self, found: ImportedOutlines, board: BoardMap) -> None:
        super().__init__()
        self.found, self.board = found, board
        self.sources = guessed(found.outlines)
        self.wishes = area_requests(found.outlines, self.sources)
        self._review = Review(found.outlines)
        self.remarks: list[Remark] = self._review.remarks(self.wishes)
        self.taken = [not remark.spare for remark in self.remarks]

    def taken_rows(self) -> list[int]:
        """The rows of the outlines that are taken."""
        return [row for row, taken in enumerate(self.taken) if taken]

    def take(self, rows: Iterable[int], taken: bool) -> None:
        """Take the outlines in these rows, or leave them out."""
        for row in rows:
            self.taken[row] = taken
        self._tell()

    def take_from(self, sources: Sources) -> None:
        """Fill the columns from other properties; what comes from the same as before stays."""
        fresh = area_requests(self.found.outlines, sources)
        for field in ("name", "kind", "province"):
            if getattr(sources, field) != getattr(self.sources, field):
                pairs = zip(self.wishes, fresh, strict=True)
                self.wishes = [replace(wish, **{field: getattr(new, field)}) for wish, new in pairs]
        self.sources = sources
        self._tell()

    def put(self, rows: Collection[int], column: int, value: Any) -> None:
        """Give the cells of a column in these rows a value, where they can have it."""
        for row in rows:
            if row < len(self.wishes) and (column != ISLANDS or self._islands(row) > 1):
                self.wishes[row] = replace(self.wishes[row], **{FIELDS[column]: value})
        self._tell()

    def name(self, row: int) -> str:
        """What the outline in a row is called, or its number."""
        return self.wishes[row].name or tr("Shape {number}", number=row + 1)

    def remark(self, row: int) -> str:
        """What there is to say of the outline in a row; "" for a row that shows none."""
        return self.remarks[row].text if 0 <= row < len(self.remarks) else ""

    def provinces(self) -> list[str]:
        """The names of all provinces that there are, and that are going to be."""
        known = [province.name for province in self.board.provinces]
        return list(dict.fromkeys([*known, *sorted(wish.province for wish in self.wishes if wish.province)]))

    def new_provinces(self) -> set[str]:
        """The provinces that have to be made, in small letters."""
        known = {province.name.casefold() for province in self.board.provinces}
        land = (row for row in self.taken_rows() if self.wishes[row].kind == "land")
        return {(self.wishes[row].province or self.name(row)).casefold() for row in land} - known

    def has_islands(self) -> bool:
        """Whether an outline has several."""
        return any(len(outline.shape) > 1 for outline in self.found.outlines)

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.wishes) + len(self.found.left_out)

    def columnCount(self, parent: Index = ROOT) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else REMARK + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name of a column."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (tr("Outline"), tr("Becomes"), tr("Province"), tr("Islands"), tr("To be known"))[section]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Which rows can be taken, and which cells can be edited."""
        if index.row() >= len(self.wishes):
            return Qt.ItemFlag.NoItemFlags
        found = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == NAME:
            found |= Qt.ItemFlag.ItemIsUserCheckable
        return found | Qt.ItemFlag.ItemIsEditable if self._is_open(index) else found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell tells, in words or as a value."""
        row, column = index.row(), index.column()
        if row >= len(self.wishes):
            reason = self.found.left_out[row - len(self.wishes)]
            return _shown(reason, role) if column == REMARK else None
        if role == Qt.ItemDataRole.CheckStateRole and column == NAME:
            return Qt.CheckState.Checked if self.taken[row] else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.EditRole and column in FIELDS:
            return getattr(self.wishes[row], FIELDS[column])
        return _shown(self._text(row, column), role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Take what was written, or ticked."""
        if role == Qt.ItemDataRole.CheckStateRole:
            self.take([index.row()], Qt.CheckState(value) == Qt.CheckState.Checked)
            return True
        if role != Qt.ItemDataRole.EditRole or not self._is_open(index):
            return False
        self.put([index.row()], index.column(), value)
        return True

    def _text(self, row: int, column: int) -> str:
        wish = self.wishes[row]
        match column:
            case 0:
                return self.name(row)
            case 1:
                return _called(kind_choices(), wish.kind)
            case 2 if wish.kind == "land":
                return wish.province or tr("{name} (its own)", name=self.name(row))
            case 3 if self._islands(row) > 1:
                return f"{self._islands(row)}: {_called(island_choices(), wish.apart)}"
            case 4:
                return self.remarks[row].text
        return ""

    def _is_open(self, index: Index) -> bool:
        match index.column():
            case 2:
                return self.wishes[index.row()].kind == "land"
            case 3:
                return self._islands(index.row()) > 1
        return index.column() != REMARK

    def _islands(self, row: int) -> int:
        return len(self.found.outlines[row].shape)

    def _tell(self) -> None:
        self.remarks = self._review.remarks(self.wishes)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, REMARK))
        self.changed.emit()


def _shown(text: str, role: int) -> str | None:
    """The text, for the roles in which it is read."""
    if role == Qt.ItemDataRole.ToolTipRole:
        return tip(text)
    return text if role == Qt.ItemDataRole.DisplayRole else None


def _called(choices: Sequence[tuple[str, Any]], value: object) -> str:
    return next(text for text, other in choices if other == value)


def kind_choices() -> list[tuple[str, Kind]]:
    """What outlines can become."""
    return [(tr("Land"), "land"), (tr("Sea"), "sea"), (tr("Lake"), "lake")]


def island_choices() -> list[tuple[str, bool]]:
    """What the islands of an outline can become, and whether they are apart then."""
    return [(tr("One area"), False), (tr("An area each"), True)]
