"""The tables of deeds and city cards."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSpinBox

from indonesia_qt.ui.editor.panels.panel import ScrollPanel
from indonesia_qt.ui.games.indonesia.editor.deeds_and_cards import ID, CardsPanel, DeedsPanel
from indonesia_qt.ui.games.indonesia.editor.entries import EntriesPanel, Entry
from tests.ui.pages.editor.panel import PanelPage
from tests.ui.pages.editor.properties import StonesPage
from tests.ui.pages.page import Page, owned, settle

E = TypeVar("E", bound=EntriesPanel)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ERA, PROVINCE, KIND, LIMIT = range(4)
"""Columns of deeds; ship limits are in one column for each era, from `LIMIT` on."""
PROVINCES = 1
"""A column of city cards."""
FIRST_STEP = "Click a land area"
"""What is advised where the table is empty."""


class EntriesPage(PanelPage[E]):
    """A table that is edited in place; rows are called by the ids of entries."""

    def ids(self) -> list[str]:
        return [entry.id for entry in self.widget.rows.entries]

    @property
    def current(self) -> Entry | None:
        """What stands in the row that is selected."""
        return self.widget.current

    @property
    def marked(self) -> list[str]:
        """The areas that are marked on the map."""
        return self.widget.marked

    @property
    def advice(self) -> str:
        """What is counted beside the table, or advised where it is empty."""
        return self.widget.count.text()

    def click_cell(self, id: str, column: int = 0) -> None:
        self._click(self.widget.sorted.mapFromSource(self.widget.rows.index(self.ids().index(id), column)))

    def _click(self, index: QModelIndex) -> None:
        table = self.widget.table
        table.scrollTo(index)
        QTest.mouseClick(table.viewport(), LEFT, NONE, table.visualRect(index).center())

    def edit(self, id: str, column: int) -> None:
        """Begin to edit a cell, which may be one that can't be."""
        self.click_cell(id, column)
        QTest.keyClick(self.widget.table, Qt.Key.Key_F2)

    def choose(self, id: str, column: int, text: str) -> None:
        """Choose something else in a cell, with the keyboard."""
        self.edit(id, column)
        self._choose(text)

    def choose_in_current_row(self, column: int, text: str) -> None:
        self._click(self.widget.table.currentIndex().siblingAtColumn(column))
        QTest.keyClick(self.widget.table, Qt.Key.Key_F2)
        self._choose(text)

    def _choose(self, text: str) -> None:
        (box,) = owned(self.widget.table, QComboBox)
        settle()
        box.hidePopup()
        box.setCurrentIndex(box.findText(text))
        QTest.keyClick(box, Qt.Key.Key_Return)
        settle()

    def write_number(self, id: str, column: int, number: int) -> None:
        self.edit(id, column)
        (box,) = self._number_fields()
        box.setValue(number)
        QTest.keyClick(box, Qt.Key.Key_Return)
        settle()

    def takes_number(self) -> bool:
        """Return whether a number can be written in a cell now."""
        return bool(self._number_fields())

    def _number_fields(self) -> list[QSpinBox]:
        return owned(self.widget.table, QSpinBox)

    def write_text(self, id: str, column: int, text: str) -> None:
        self.edit(id, column)
        field = Page(self.widget.table).part(QLineEdit)
        field.setText(text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()

    def put(self, id: str, column: int, value: object) -> None:
        """Give a cell a value, as its editor does at the end."""
        self.widget.rows.setData(self.widget.rows.index(self.ids().index(id), column), value)
        settle()

    def editable(self) -> list[tuple[str, int, object]]:
        """Return all cells that can be edited: the row, the column, and the value."""
        rows = self.widget.rows
        cells = [rows.index(row, column) for row in range(rows.rowCount()) for column in range(rows.columnCount())]
        return [
            (self.ids()[cell.row()], cell.column(), cell.data(Qt.ItemDataRole.EditRole))
            for cell in cells
            if rows.flags(cell) & Qt.ItemFlag.ItemIsEditable
        ]

    def come_to(self, row: int) -> None:
        """Go to a row, counted from the top."""
        self.widget.table.setCurrentIndex(self.widget.sorted.index(row, 0))

    def add(self) -> None:
        """Add an entry for the province that is selected on the map."""
        self.click(self.widget.add)
        settle()

    def remove(self) -> None:
        """Remove the entry that is selected."""
        self.click(self.widget.remove)

    def pick_on_map(self) -> None:
        """Choose the provinces of the entry that is selected with clicks on the map from now on."""
        self.click(self.widget.pick)

    def end_picking(self) -> None:
        self.widget.pick.setChecked(False)

    def picks_on_map(self) -> bool:
        return self.widget.pick.isChecked()

    def all_buttons(self) -> list[QPushButton]:
        """Return the buttons with words, those that are not seen included."""
        return [button for button in owned(self.widget, QPushButton) if button.text()]

    def sort_by(self, column: int) -> None:
        header = self.widget.table.horizontalHeader()
        QTest.mouseClick(header.viewport(), LEFT, NONE, QPoint(header.sectionViewportPosition(column) + 9, 9))

    def column(self, column: int) -> list[str]:
        """Return what a column says, from the top down."""
        shown = self.widget.sorted
        return [str(shown.index(row, column).data()) for row in range(shown.rowCount())]

    def has_ids(self) -> bool:
        """Return whether there is room for the column of ids."""
        return not self.widget.table.isColumnHidden(ID)

    def is_wider_than_its_place(self) -> bool:
        return self.widget.table.horizontalScrollBar().maximum() > 0

    def column_widths(self) -> list[tuple[int, int]]:
        """Return how wide each column is that can be seen, and how wide it has to be."""
        table, header = self.widget.table, self.widget.table.horizontalHeader()
        shown = [n for n in range(header.count()) if not table.isColumnHidden(n)]
        return [(table.columnWidth(n), max(table.sizeHintForColumn(n), header.sectionSizeHint(n))) for n in shown]

    def width(self) -> int:
        """Return how wide the rows are."""
        return self.widget.table.viewport().width()

    def clipped_buttons(self) -> list[str]:
        """Return what the buttons say that are too narrow for it."""
        return [one.text() for one in self.all_buttons() if one.width() < one.sizeHint().width()]

    def choices(self, id: str, column: int) -> tuple[list[str], bool]:
        """Open the list of choices of a cell; return those with a sign, and whether all can be read."""
        self.edit(id, column)
        box = Page(self.widget.table).part(QComboBox)
        settle()
        signed = [box.itemText(n) for n in range(box.count()) if not box.itemIcon(n).isNull()]
        can_be_read = box.view().viewport().width() >= box.view().sizeHintForColumn(0)
        box.hidePopup()
        QTest.keyClick(box, Qt.Key.Key_Escape)
        settle()
        return signed, can_be_read

    def scrolls_as_a_whole(self) -> bool:
        """Return whether more than the table scrolls."""
        shelf = self.widget.parentWidget().parentWidget()
        assert isinstance(shelf, ScrollPanel)
        return shelf.verticalScrollBar().isVisible()


class DeedsPage(EntriesPage[DeedsPanel]):
    kind = DeedsPanel


class CardsPage(EntriesPage[CardsPanel]):
    kind = CardsPanel

    @property
    def stones(self) -> StonesPage:
        return StonesPage(self.widget.stones)
