"""The dialogs that come before a map: the list of known ones, and the new map."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.mapmaking.archipelago.options import Options
from indonesia_qt.ui.editor.dialogs.map_chooser import MapChooser, NewMapDialog
from tests.ui.pages.page import Page


class MapChooserPage(Page[MapChooser]):
    """Maps are called by their titles."""

    kind = MapChooser

    def titles(self) -> list[str]:
        return [self.widget.list.item(row).text() for row in range(self.widget.list.count())]

    def wait_for_titles(self, ids: set[str]) -> None:
        """Wait until no map is listed by its id any more, which it is until it was read."""
        while self.titles()[-1] in ids:
            QApplication.processEvents()

    def select(self, title: str) -> None:
        self.widget.list.setCurrentRow(self.titles().index(title))

    @property
    def about(self) -> str:
        """What is said about the map that is selected."""
        return self.widget.about.text()

    def open_selected(self) -> None:
        """Press Enter."""
        QTest.keyClick(self.widget.list, Qt.Key.Key_Return)

    def ask_file(self) -> None:
        """Ask for a map that somebody shared as one file."""
        self.press("Open file…")


class NewMapPage(Page[NewMapDialog]):
    """A blank sea, a copy of another map, or a map from a seed."""

    kind = NewMapDialog

    def name(self, title: str) -> None:
        QTest.keyClicks(self.widget.title, title)

    def type_size(self, width: str, height: str) -> None:
        """Type the sides, in map units."""
        self.write(self.widget.width_field, width, Qt.Key.Key_Tab)
        self.write(self.widget.height_field, height, Qt.Key.Key_Tab)

    def put_width(self, width: int) -> None:
        self.widget.width_field.setValue(width)

    @property
    def games(self) -> list[str]:
        """The games that the map can be for, as far as one has to choose."""
        box = self.widget.game
        return [box.itemText(row) for row in range(box.count())] if box.isVisible() else []

    def choose_game(self, title: str) -> None:
        self.widget.game.setFocus()
        QTest.keyClicks(self.widget.game, title)

    def copy(self, title: str) -> None:
        """Copy the map with a title."""
        self.click(self.widget.is_copy)
        self.widget.original.setCurrentText(title)

    def choose_archipelago(self) -> None:
        self.click(self.widget.is_archipelago)

    def put_seed(self, seed: int, areas: int) -> None:
        """Type a seed and a number of land areas."""
        self.write(self.widget.archipelago.seed, str(seed), Qt.Key.Key_Tab)
        self.write(self.widget.archipelago.areas, str(areas), Qt.Key.Key_Tab)

    def press_new_seed(self) -> None:
        self.press("New seed")

    @property
    def numbers(self) -> Options:
        """What the map from a seed is made of."""
        return self.widget.archipelago.options()

    @property
    def map_title(self) -> str:
        """The title of the map from a seed; empty while it isn't made yet."""
        made = self.widget.archipelago.draft
        return made.board.title if made else ""

    @property
    def state(self) -> str:
        """What is said below the preview."""
        return self.widget.archipelago.state.text()

    @property
    def can_begin(self) -> bool:
        return self.widget.make.isEnabled()

    def put_provinces(self, number: int) -> None:
        self.widget.archipelago.provinces.setValue(number)

    def begin(self) -> None:
        self.press("Create")

    @property
    def problem(self) -> str:
        return self.widget.problem.text()
