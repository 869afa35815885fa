"""The window of the charts."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from indonesia_qt.ui.charts.chart_window import ChartsWindow
from indonesia_qt.ui.charts.sheet_page import SheetPage
from tests.ui.pages.page import Page

LEFT = Qt.MouseButton.LeftButton


class ChartsPage(Page[ChartsWindow]):
    """Shows one chart of those listed."""

    kind = ChartsWindow

    @property
    def titles(self) -> list[str]:
        return [self.widget.list.item(row).text() for row in range(self.widget.list.count())]

    @property
    def note(self) -> str:
        """What is said below the chart."""
        return self.widget.note.text()

    def copy_table(self) -> None:
        self.press("Copy table")


class SheetTable(Page[SheetPage]):
    """A dense table that is sorted by its header."""

    kind = SheetPage

    @property
    def rows(self) -> list[list[str]]:
        """The rows as they are read from above to below."""
        model = self.widget.table.model()
        columns = range(model.columnCount())
        return [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]

    def column(self, title: str) -> list[str]:
        """Return what is in a column, from above to below."""
        place = self._titles.index(title)
        return [row[place] for row in self.rows]

    def sort_by(self, title: str) -> None:
        """Click the title of a column."""
        header = self.widget.table.horizontalHeader()
        place = self._titles.index(title)
        middle = header.sectionViewportPosition(place) + header.sectionSize(place) // 2
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(middle, header.height() // 2))

    def narrow_to(self, group: str) -> None:
        """Show the rows of a group only."""
        [chip] = [chip for chip in self.parts(QToolButton) if chip.text() == group]
        self.click(chip)

    def select(self, first: int, last: int) -> None:
        """Select rows with the mouse."""
        for row, modifier in ((first, Qt.KeyboardModifier.NoModifier), (last, Qt.KeyboardModifier.ShiftModifier)):
            QTest.mouseClick(self.widget.table.viewport(), LEFT, modifier, self._place(row))

    def press_copy(self) -> list[list[str]]:
        """Press Ctrl+C, and return the lines of the clipboard by their cells."""
        self.widget.table.setFocus()
        QTest.keyClick(self.widget.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        return [line.split("\t") for line in QApplication.clipboard().text().splitlines()]

    def open(self, row: int) -> None:
        """Go to a row, and press Enter."""
        QTest.mouseClick(self.widget.table.viewport(), LEFT, pos=self._place(row))
        QTest.keyClick(self.widget.table, Qt.Key.Key_Return)

    def _place(self, row: int) -> QPoint:
        table = self.widget.table
        table.scrollTo(table.model().index(row, 0))
        return table.visualRect(table.model().index(row, 0)).center()

    @property
    def _titles(self) -> list[str]:
        model = self.widget.table.model()
        return [model.headerData(place, Qt.Orientation.Horizontal) for place in range(model.columnCount())]
