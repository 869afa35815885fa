"""The dialogs that come before a map: the list of known ones, and the new map."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidgetItem

from indonesia_qt.mapmaking.archipelago.options import Options
from indonesia_qt.ui.editor.dialogs.map_chooser import MapChooser, NewMapDialog
from indonesia_qt.ui.editor.dialogs.map_tiles import FOLDER, LINES
from tests.ui.pages.editor.ask_name import AskNamePage
from tests.ui.pages.page import Page


class MapChooserPage(Page[MapChooser]):
    """Maps are called by their titles; headings of groups stand between them."""

    kind = MapChooser

    def groups(self) -> dict[str, list[str]]:
        """Return the titles that can be seen, by the headings above them."""
        found: dict[str, list[str]] = {}
        heading = ""
        for row in range(self.widget.list.count()):
            item = self.widget.list.item(row)
            if item.isHidden():
                continue
            if item.data(FOLDER) is None:
                heading = item.text()
                found[heading] = []
            else:
                found[heading].append(item.text())
        return found

    def titles(self) -> list[str]:
        """Return the titles that can be seen."""
        return [title for titles in self.groups().values() for title in titles]

    @property
    def own(self) -> list[str]:
        """The titles of the player's own maps."""
        return self.groups().get("Your maps", [])

    @property
    def shipped(self) -> list[str]:
        """The titles of the maps that come with the program."""
        return self.groups().get("Maps of the program", [])

    @property
    def selected(self) -> str:
        """The title of the selected map."""
        tile = self.widget.list.currentItem()
        return "" if tile is None else tile.text()

    def select(self, title: str) -> None:
        """Click on a tile."""
        tile = self._tile(title)
        self.click(self.widget.list.viewport(), self.widget.list.visualItemRect(tile).center())

    def facts(self, title: str) -> list[str]:
        """Return what is said below a title, once the map was read."""
        while self._tile(title).data(LINES) is None:
            QApplication.processEvents()
        return list(self._tile(title).data(LINES))

    def picture(self, title: str) -> QImage:
        """Return the middle of the tile of a map as it can be seen, without its edge, once the map was read."""
        self.facts(title)
        room = self.widget.list.visualItemRect(self._tile(title))
        width, height = self.widget.list.picture_size.toTuple()
        middle = QRect(room.center().x() - width // 3, room.top() + height // 4, 2 * width // 3, height // 2)
        return self.widget.list.viewport().grab(middle).toImage()

    def search(self, text: str) -> None:
        """Type into the field."""
        self.widget.search.setFocus()
        self.widget.search.clear()
        QTest.keyClicks(self.widget.search, text)

    def rename(self, title: str) -> None:
        """Press F2, and write another title."""
        QTest.keyClick(self.widget.list, Qt.Key.Key_F2)
        AskNamePage.of(self.widget).answer(title)

    def duplicate(self) -> None:
        self.press("Duplicate")

    def delete(self) -> None:
        """Press the key."""
        self.widget.list.setFocus()
        QTest.keyClick(self.widget.list, Qt.Key.Key_Delete)

    def undo_delete(self) -> None:
        self.press("Undo delete")

    def undo_by_key(self) -> None:
        QTest.keyClick(self.widget.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    @property
    def can_change(self) -> tuple[bool, bool, bool]:
        """Whether the selected map can be renamed, duplicated and deleted."""
        return self.widget.rename.isEnabled(), self.widget.copy.isEnabled(), self.widget.throw.isEnabled()

    @property
    def warning(self) -> str:
        """Why something couldn't be done."""
        return self.widget.warning.text() if self.widget.warning.isVisible() else ""

    def _tile(self, title: str) -> QListWidgetItem:
        (found,) = [tile for tile in self.widget.list.tiles() if tile.text() == title]
        return found

    @property
    def about(self) -> str:
        """What is said about the map that is selected."""
        return self.widget.about.text()

    def open_selected(self) -> None:
        """Press Enter."""
        QTest.keyClick(self.widget.list, Qt.Key.Key_Return)

    def ask_new(self) -> None:
        """Ask for a new map."""
        self.press("New map…")

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
        """The games that the map can be for."""
        box = self.widget.game
        return [box.itemText(row) for row in range(box.count())]

    def choose_game(self, title: str) -> None:
        self.widget.game.setFocus()
        QTest.keyClicks(self.widget.game, title)

    def copy(self, title: str) -> None:
        """Copy the map with a title."""
        self.click(self.widget.is_copy)
        self.widget.original.setCurrentText(title)

    def ask_file(self) -> None:
        """Ask for a file of outlines."""
        self.press("Choose file…")

    @property
    def proposed_title(self) -> str:
        """The title that the map gets without another one."""
        return self.widget.title.placeholderText()

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
