"""Makes pictures of the windows in a language: `python -m tests.pictures.languages FOLDER CODE [WORD...]`.

The window with every decision of both games, each dialog that a command opens, every page of the settings, the menus,
and the map editor with its dialogs, in light at 1366x768, with text of 100 and of 150 %; with words only the pictures
whose names contain one of them. A sheet shows twelve of them. The language has to be compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial

from PIL import Image
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMenuBar, QWidget

from indonesia_qt.library import map_folders
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.settings.settings_dialog import SettingsDialog
from tests.pictures.phases import PhasePhotographer
from tests.pictures.photographer import Photographer, Subject, take_pictures
from tests.pictures.singapore import SingaporePhotographer
from tests.ui.table.positions import POSITIONS, go_to

SIZE, SCALES = (1366, 768), (100, 150)
COLUMNS, ROWS, WIDTH = 3, 4, 900
"""Of a sheet; the pixels of a picture across."""
DIALOGS = ("new", "open", "record", "learn", "palette", "shortcuts", "about", "rules", "reference", "guide")
AT_THE_TABLE = ("charts", "review", "board_table", "export_statistics", "report")
IN_THE_EDITOR = (
    "editor_new",
    "editor_open",
    "editor_share",
    "balance",
    "trial",
    "divide_area",
    "place_areas",
    "links_table",
    "link_by_name",
    "link_threshold",
    "compare",
    "try_with",
)
"""The commands that open dialogs."""


class LanguagePhotographer(Photographer):
    """Goes through the windows in the language that the command line names."""

    sizes = (SIZE,)

    def go(self) -> None:
        """Take all pictures, and lay them out on sheets."""
        window, words = self.program.window, self.words[1:]
        for scale in SCALES:
            self.close_editor()
            window.preferences.set("scale", scale)
            self.rest()  # the text has its size after a moment
            window.resize(*SIZE)
            for subject, arrange in self.subjects():
                name = f"{subject}-{scale}"
                if not words or any(word in name for word in words):
                    arrange()
                    self.camera.take(name, self.shown())
                    self.clear()
        self.lay_out()

    def subjects(self) -> Iterator[Subject]:
        """Yield the start screen, the dialogs, the settings, the menus, both games and the editor."""
        yield "start", partial(self.command, "start")
        for command in DIALOGS:
            yield f"dialog-{command}", partial(self.command, command)
        for number in range(self.pages()):
            yield f"settings-{number}", partial(self.settings, number)
        for games in (PhasePhotographer, SingaporePhotographer):
            visitor = games(self.program, self.camera, ())
            for name, arrange in visitor.subjects():
                if not name.startswith("beat"):
                    yield f"{games.__name__[:5].lower()}-{name}", arrange
        for command in AT_THE_TABLE:
            yield f"table-{command}", partial(self.at_the_table, command)
        for number in range(len(menus(self.program.window.menuBar()))):
            yield f"menu-{number}", partial(self.menu, number)
        yield "editor", self.editor
        for command in IN_THE_EDITOR:
            yield f"editor-{command}", partial(self.in_the_editor, command)
        for number in range(7):
            yield f"editor-menu-{number}", partial(self.editor_menu, number)

    def shown(self) -> QWidget:
        """The editor if it is open, or else the window of the program."""
        editors = [top for top in QApplication.topLevelWidgets() if isinstance(top, EditorWindow) and top.isVisible()]
        return editors[0] if editors else self.program.window

    def clear(self) -> None:
        """Close what a picture was taken of."""
        self.program.window.docks.tables.hide()
        for top in QApplication.topLevelWidgets():
            if isinstance(top, QDialog | QMenu) and top.isVisible():
                top.close()
        QTest.qWait(50)

    def close_editor(self) -> None:
        """Close the editor, so that the window of the program is looked at again."""
        if isinstance(editor := self.shown(), EditorWindow):
            editor.close()
            QTest.qWait(200)

    def command(self, id_: str) -> None:
        """Give a command of the window."""
        self.program.window.commands.actions[id_].trigger()
        self.rest()

    def at_the_table(self, id_: str) -> None:
        """Give a command at the end of a game."""
        go_to(self.program, POSITIONS["result"])
        self.command(id_)

    def pages(self) -> int:
        """How many pages the settings have."""
        self.command("settings")
        count = len(self.settings_dialog().pages)
        self.clear()
        return count

    def settings_dialog(self) -> SettingsDialog:
        """The open settings."""
        tops = QApplication.topLevelWidgets()
        return next(top for top in tops if isinstance(top, SettingsDialog) and top.isVisible())

    def settings(self, number: int) -> None:
        """Open a page of the settings."""
        self.command("settings")
        self.settings_dialog().titles.setCurrentRow(number)
        self.rest()

    def menu(self, number: int) -> None:
        """Open a menu of the window."""
        pop_up(self.program.window.menuBar(), number)

    def editor(self) -> None:
        """Open the editor with an area selected."""
        if not isinstance(self.shown(), EditorWindow):
            window = self.program.window
            WindowManager(window.settings, window.appearance, self.program).open(map_folders()["lagoon"])
        editor = self.shown()
        assert isinstance(editor, EditorWindow)
        editor.resize(*SIZE)
        editor.context.document.select([editor.context.document.board.lands[0].id])
        self.rest()

    def in_the_editor(self, id_: str) -> None:
        """Give a command of the editor."""
        self.editor()
        editor = self.shown()
        assert isinstance(editor, EditorWindow)
        editor.commands.actions[id_].trigger()
        self.rest()

    def editor_menu(self, number: int) -> None:
        """Open a menu of the editor."""
        self.editor()
        editor = self.shown()
        assert isinstance(editor, EditorWindow)
        pop_up(editor.menuBar(), number)

    def lay_out(self) -> None:
        """Make sheets of the pictures."""
        taken, each = self.camera.taken, COLUMNS * ROWS
        for number in range(0, len(taken), each):
            names = taken[number : number + each]
            sheet = Image.new("RGB", (COLUMNS * WIDTH, ROWS * WIDTH * SIZE[1] // SIZE[0]))
            for place, name in enumerate(names):
                with Image.open(self.camera.folder / f"{name}.png") as picture:
                    small = picture.convert("RGB").resize((WIDTH, WIDTH * picture.height // picture.width))
                row, column = divmod(place, COLUMNS)
                sheet.paste(small, (column * WIDTH, row * WIDTH * SIZE[1] // SIZE[0]))
            sheet.save(self.camera.folder / f"sheet-{number // each:02}.png")


def menus(bar: QMenuBar) -> list[QAction]:
    """The entries of a bar that open menus."""
    return [action for action in bar.actions() if action.menu() is not None]


def pop_up(bar: QMenuBar, number: int) -> None:
    """Open a menu under its entry."""
    action = menus(bar)[number]
    menu = action.menu()
    assert isinstance(menu, QMenu)
    menu.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))
    QTest.qWait(200)


if __name__ == "__main__":
    take_pictures(LanguagePhotographer, sys.argv[2])
