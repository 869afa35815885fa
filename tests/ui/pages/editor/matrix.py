"""The table of links, areas by areas."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.links.matrix_dialog import GROUP, MatrixDialog, MatrixFilter
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page

LEFT = Qt.MouseButton.LeftButton
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
NEIGHBOURS = "Neighbours"
"""The column that counts."""
UNLINKED, ARROW = "Unlinked manually", "Arrow"
"""Kinds of links that are offered."""
ALL, SEAS, LINKED_ALONE = "All areas", "Seas", "Linked with the rows"
"""What is offered besides provinces."""
LINKED = "are linked"
"""Stands in the sentence about two areas that are."""


def unlinked(a: str, b: str, border: float) -> str:
    """Return what is said of two areas with a common border that are unlinked by decision."""
    return f"{a} and {b} were unlinked manually. Common border: {border}."


class MatrixPage(Page[MatrixDialog]):
    """Rows and columns are called by the names of areas."""

    kind = MatrixDialog

    @classmethod
    def open(cls, window: EditorWindow) -> MatrixPage:
        EditorPage(window).give("links_table")
        return cls.shown()

    @property
    def model(self) -> MatrixFilter:
        return self.widget.matrix

    def rows(self) -> list[str]:
        return [self.model.headerData(at, Qt.Orientation.Vertical) for at in range(self.model.rowCount())]

    def columns(self) -> list[str]:
        return [self.model.headerData(at, Qt.Orientation.Horizontal) for at in range(self.model.columnCount())]

    def _cell(self, row: str, column: str) -> QModelIndex:
        return self.model.index(self.rows().index(row), self.columns().index(column))

    def text(self, row: str, column: str) -> str:
        return str(self._cell(row, column).data())

    def spoken(self, row: str, column: str) -> str:
        """Return what a screen reader says of a cell."""
        return str(self._cell(row, column).data(SPOKEN))

    def column_spoken(self, column: str) -> list[str]:
        """Return what a screen reader says of the cells of a column, from the top down."""
        return [
            str(self.model.index(row, self.columns().index(column)).data(SPOKEN)) for row in range(len(self.rows()))
        ]

    def click_cell(self, row: str, column: str) -> None:
        found = self._cell(row, column)
        self.widget.view.scrollTo(found)
        QTest.mouseClick(self.widget.view.viewport(), LEFT, pos=self.widget.view.visualRect(found).center())

    def come_to(self, row: str, column: str) -> None:
        """Go to a cell without changing it."""
        self.widget.view.setCurrentIndex(self._cell(row, column))

    def come_to_place(self, row: int, column: int) -> None:
        self.widget.view.setCurrentIndex(self.model.index(row, column))

    def toggle_with_key(self) -> None:
        """Link or unlink the areas of the cell that is current."""
        QTest.keyClick(self.widget.view, Qt.Key.Key_Space)

    def sort_by(self, row: str, column: str) -> None:
        """Click on the name of a column, with a row in view."""
        place, header = self._cell(row, column).column(), self.widget.view.horizontalHeader()
        self.widget.view.scrollTo(self._cell(row, column))
        x = header.sectionViewportPosition(place) + header.sectionSize(place) // 2
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(x, 20))

    def find_rows(self, text: str) -> None:
        QTest.keyClicks(self.widget.rows.text, text)

    def find_columns(self, text: str) -> None:
        QTest.keyClicks(self.widget.columns.text, text)

    def offered_rows(self) -> list[str]:
        """Return the provinces whose rows can be shown, and what else is offered there."""
        box = self.widget.rows.province
        return [box.itemText(at) for at in range(box.count())]

    def choose_rows(self, province: str) -> None:
        self.widget.rows.province.setCurrentText(province)

    def choose_columns(self, province: str) -> None:
        self.widget.columns.province.setCurrentText(province)

    def choose_kind(self, kind: str) -> None:
        """Show only areas that have a link of a kind."""
        self.widget.kinds.setCurrentText(kind)

    def province_of(self, row: str) -> str | None:
        """Return the province that a row is grouped with; empty for a sea, None without groups."""
        found: str | None = self.model.headerData(self.rows().index(row), Qt.Orientation.Vertical, GROUP)
        return found

    def switch_grouping(self) -> None:
        self.click(self.widget.grouped, QPoint(10, self.widget.grouped.height() // 2))

    @property
    def message(self) -> str:
        """What is said about the cell that is current."""
        return self.widget.message.text()

    def show_on_map(self) -> None:
        self.click(self.widget.jump)

    def close(self) -> None:
        self.widget.close()
