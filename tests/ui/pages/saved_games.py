"""The list of saved games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QBrush, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from indonesia_qt.ui.table.games.load_dialog import MAP, NAME, PLAYERS, STANDS_AT, LoadDialog
from indonesia_qt.ui.widgets.file_choice import BEING_READ
from tests.ui.pages.page import Page


class SavedGamesPage(Page[LoadDialog]):
    """Lists the saved games, a row each, as they are searched and ordered."""

    kind = LoadDialog

    @property
    def rows(self) -> range:
        return range(self.widget.shown.rowCount())

    @property
    def names(self) -> list[str]:
        return [self.cell(row, NAME) for row in self.rows]

    def players(self, row: int) -> str:
        return self.cell(row, PLAYERS)

    def stands_at(self, row: int) -> str:
        return self.cell(row, STANDS_AT)

    def map(self, row: int) -> str:
        return self.cell(row, MAP)

    def cell(self, row: int, column: int) -> str:
        return str(self.widget.shown.index(row, column).data() or "")

    def has_picture(self, row: int) -> bool:
        """Whether the board of the game in a row is drawn."""
        return self.widget.shown.index(row, NAME).data(Qt.ItemDataRole.DecorationRole) is not None

    @property
    def names_are_in_line(self) -> bool:
        """Whether all boards that are drawn are as wide as there is room for one."""
        icons = [self.widget.model.item(row, NAME).icon() for row in range(self.widget.model.rowCount())]
        room = self.widget.table.iconSize()
        return {icon.actualSize(room).width() for icon in icons if not icon.isNull()} == {room.width()}

    @property
    def is_read(self) -> bool:
        """Whether the games have been found, and it is known of all how they stand."""
        return self.widget.reading.isHidden() and not any(self.stands_at(row) == BEING_READ for row in self.rows)

    @property
    def chosen(self) -> Path | None:
        """The file of the game that is chosen."""
        return self.widget.chosen

    @property
    def warning(self) -> str:
        """Why something couldn't be done; empty while all could."""
        return self.widget.warning.text() if self.widget.warning.isVisible() else ""

    @property
    def must_be_scrolled(self) -> bool:
        table = self.widget.table
        return table.verticalScrollBar().isVisible() or table.horizontalScrollBar().isVisible()

    def is_greyed(self, row: int) -> bool:
        """Whether a row has the colour of what is less important."""
        grey = QBrush(QColor(self.widget.theme.interface.quiet_text))
        cells = (self.widget.shown.index(row, column) for column in (NAME, STANDS_AT))
        return all(cell.data(Qt.ItemDataRole.ForegroundRole) == grey for cell in cells)

    @property
    def can_load(self) -> bool:
        """Whether the chosen game can be loaded."""
        return self.widget.load.isEnabled()

    def choose_row(self, row: int) -> None:
        """Click a game."""
        QTest.mouseClick(self.widget.table.viewport(), Qt.MouseButton.LeftButton, pos=self._middle(row))

    def double_click(self, row: int) -> None:
        """Click a game twice, which loads it where that can be done."""
        QTest.mouseDClick(self.widget.table.viewport(), Qt.MouseButton.LeftButton, pos=self._middle(row))

    def _middle(self, row: int) -> QPoint:
        return self.widget.table.visualRect(self.widget.shown.index(row, PLAYERS)).center()

    def load(self) -> None:
        """Load the game that is chosen, with Enter."""
        QTest.keyClick(self.widget.table, Qt.Key.Key_Return)

    def search(self, text: str) -> None:
        QTest.keyClicks(self.widget.search, text)

    def order_by_name(self) -> None:
        """Click the heading of the names, which turns the order around, too."""
        head = self.widget.table.horizontalHeader()
        at = QPoint(head.sectionViewportPosition(NAME) + 20, head.height() // 2)
        QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def rename(self, name: str) -> None:
        """Rename the chosen game where it is listed."""
        self.click(self.widget.rename)
        field = Page(self.widget.table).part(QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)

    def enter_name(self, row: int, name: str) -> None:
        """Enter a name in a row as listed at first, however that is done."""
        self.widget.model.item(row, NAME).setText(name)

    def duplicate(self) -> None:
        self.click(self.widget.copy)

    def delete(self) -> None:
        self.click(self.widget.throw)

    def delete_by_key(self) -> None:
        QTest.keyClick(self.widget.table, Qt.Key.Key_Delete)

    def undo(self) -> None:
        """Take the deletion back."""
        self.click(self.widget.undo)

    def close(self) -> None:
        self.widget.reject()
