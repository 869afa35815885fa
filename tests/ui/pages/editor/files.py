"""Maps are saved, reloaded and closed: the menu, the notice above the map, and what is asked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from indonesia_qt.ui.editor.menus.file_commands import FileCommands, SaveAsDialog
from tests.ui.pages.boxes import FilePage, MessagePage
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.menus import MenuPage
from tests.ui.pages.page import Page, owned

SAVE_AS = "Save as…"
NOTHING_LOST = "Nothing is lost"
NO_REGULAR_FILE = "It isn’t a regular file."
NOT_SAVED = "can’t be saved"
STAYS = "comes with the program"
"""What is said of a map that comes with the program."""
CHANGED_OR_REMOVED = "changed or removed"
NOT_RELOADED = "Couldn’t reload the map."
NOT_KEPT = "Automatic recovery is off"
NO_MAP_OF_OURS = "aren’t a readable map"
OPEN_ELSEWHERE = "open in another window"


def window_title(map_title: str) -> str:
    """Return the title of a window, with the place of the sign for what is not saved."""
    return f"{map_title}[*] – Map editor"


def a_copy(map_title: str) -> str:
    """Return how a map is called that comes with the program."""
    return f"{map_title} (copy)"


def no_map_in(folder: Path) -> str:
    """Return how the message begins that a folder holds no map."""
    return f"{folder} holds no map"


class FilesPage(EditorPage):
    """What is said and asked about the file of a map."""

    @property
    def commands(self) -> FileCommands:
        (found,) = owned(self.widget, FileCommands)
        return found

    @property
    def notice(self) -> str | None:
        """What is said above the map, if a notice can be seen."""
        notice = self.commands.notice
        return notice.text.text() if notice.isVisible() else None

    def reload(self) -> None:
        """Follow the notice that the map was changed elsewhere."""
        Page(self.commands.notice).press("Reload")

    def compare(self) -> None:
        """Ask the notice what was changed elsewhere."""
        Page(self.commands.notice).press("Compare…")

    def come_back(self) -> None:
        """Come back to the window from another program."""
        QApplication.sendEvent(self.widget, QEvent(QEvent.Type.WindowActivate))

    def recent(self) -> list[str]:
        """Return the maps that the menu of recent ones offers."""
        menu = self.commands.recent
        menu.aboutToShow.emit()
        return MenuPage(menu).offered()

    def open_recent(self, row: int) -> None:
        self.commands.recent.actions()[row].trigger()

    def save_in_chosen(self, folder: Path) -> None:
        """Give the command to save in a folder, and choose one."""
        self.give("editor_save_in")
        FilePage.shown().choose(folder)


class SaveAsPage(Page[SaveAsDialog]):
    """Asks under which name a map is to be saved."""

    kind = SaveAsDialog

    def name(self, title: str) -> None:
        """Type another title; the one that stands there is selected."""
        self.widget.title.selectAll()
        QTest.keyClicks(self.widget.title, title)

    def save(self) -> None:
        self.press("Save")

    def put_name(self, title: str) -> None:
        """Put another title into its field."""
        self.widget.title.setText(title)

    @property
    def place(self) -> QLabel:
        """Says where the map will be saved."""
        return self.widget.place

    @property
    def problem(self) -> str | None:
        """Why it can't be saved, if it was tried in vain."""
        return self.widget.problem.text() if self.widget.problem.isVisible() else None


class FileQuestion(MessagePage):
    """Asks what is to be done with the file of a map."""

    def save(self) -> None:
        self.press("Save")

    def save_as(self) -> None:
        self.press(SAVE_AS)

    def discard(self) -> None:
        self.press("Discard")

    def overwrite(self) -> None:
        self.press("Overwrite")

    def reload(self) -> None:
        self.press("Reload")

    def take_folder_of_its_own(self, name: str) -> None:
        self.press(f"In the subfolder {name}")
