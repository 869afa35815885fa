"""The settings, the sheet of keys, and the command palette."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from indonesia_qt.ui.settings.command_palette import CommandPalette
from indonesia_qt.ui.settings.settings_dialog import PreferencePage, PreferenceRow, SettingsDialog
from indonesia_qt.ui.settings.shortcuts import CommandRow, KeyboardPage, ShortcutSheet
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.page import Page, owned

KEYBOARD = "Keyboard"
"""The title of the page on which commands have a row each."""


class SettingsPage(Page[SettingsDialog]):
    """Shows preferences on pages, and the keys of commands on one more."""

    kind = SettingsDialog

    @property
    def titles(self) -> list[str]:
        """The titles of the pages that are listed, the one of the keys among them."""
        items = (self.widget.titles.item(row) for row in range(self.widget.titles.count()))
        return [item.text() for item in items if not item.isHidden()]

    @property
    def preferences(self) -> list[PreferenceRow]:
        """The rows of all pages."""
        return owned(self.widget, PreferenceRow)

    @property
    def commands(self) -> list[CommandRow]:
        """The rows of all commands."""
        return owned(self.widget, CommandRow)

    def row(self, key: str) -> PreferenceRow:
        (found,) = [one for one in self.preferences if one.key == key]
        return found

    def why_not(self, key: str) -> str:
        """Return what is said below a preference."""
        return owned(self.row(key), QLabel)[-1].text()

    @property
    def reason(self) -> str:
        """Return why choices of the page that is shown can change nothing on this computer; empty where all can."""
        reasons = (page.reason for page in owned(self.widget, PreferencePage))
        return next((reason.text() for reason in reasons if reason.isVisible()), "")

    def command(self, id: str) -> CommandRow:
        (found,) = [one for one in self.commands if one.id == id]
        return found

    def conflict(self, id: str) -> str:
        """Return which other command has the key that was entered; empty where none has."""
        said = self.command(id).conflict
        return said.text() if said.isVisible() else ""

    def go_to(self, title: str) -> None:
        """Show a page."""
        (item,) = self.widget.titles.findItems(title, Qt.MatchFlag.MatchExactly)
        self.widget.titles.setCurrentItem(item)

    def show_page_of(self, key: str) -> None:
        """Show the page of a preference."""
        page = next(n for n, one in enumerate(self.widget.pages) if self.row(key) in owned(one, PreferenceRow))
        self.widget.titles.setCurrentRow(page)

    def go_to_keys(self) -> None:
        self.go_to(KEYBOARD)

    def search(self, words: str) -> None:
        """Search for words instead of those before."""
        self.widget.search.clear()
        QTest.keyClicks(self.widget.search, words)

    @property
    def finds_nothing(self) -> bool:
        """Whether it is said that nothing was found."""
        return self.widget.nothing.isVisible()

    def choose(self, key: str, value: object) -> None:
        """Choose in the list of a preference."""
        field = self.row(key).field
        assert isinstance(field, QComboBox)
        field.setCurrentIndex(field.findData(value))

    def restore(self) -> None:
        """Give what is shown of the page the values that it had at first."""
        self.ask_to_restore().press("Reset to defaults")
        QApplication.processEvents()

    def ask_to_restore(self) -> MessagePage:
        """Press the button for that, and return the question."""
        self.click(self.widget.restore)
        return MessagePage.of(self.widget)

    def copy_keys(self) -> None:
        self.click(self.part(KeyboardPage).copy)


class ShortcutsPage(Page[ShortcutSheet]):
    """The sheet that shows the keys of all commands."""

    kind = ShortcutSheet

    def keys_of(self, command: str) -> str:
        """Return what stands beside the name of a command."""
        texts = self.all_texts
        return texts[texts.index(command) + 1]

    @property
    def all_texts(self) -> list[str]:
        """All that is written on it; much is seen after scrolling only."""
        return [label.text() for label in owned(self.widget, QLabel)]

    def close(self) -> None:
        self.widget.reject()


class PalettePage(Page[CommandPalette]):
    """Finds what can be done by a part of its name."""

    kind = CommandPalette

    @classmethod
    def open_in(cls, window: QWidget) -> PalettePage:
        """Open it with its key; the window must be active."""
        QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        return cls.of(window)

    @classmethod
    def open_moves_in(cls, window: QWidget) -> PalettePage:
        """Open it with the key that lists the moves that can be made."""
        QTest.keyClick(window, Qt.Key.Key_F2)
        return cls.of(window)

    def find(self, text: str) -> None:
        """Type words instead of those before."""
        self.widget.field.clear()
        QTest.keyClicks(self.widget.field, text)

    def press(self, key: Qt.Key) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(self.widget.focusWidget(), key)

    @property
    def found(self) -> list[str]:
        """What is found, the first first."""
        return [choice.text for group in self.widget.listed for choice in group.choices]

    @property
    def headings(self) -> list[str]:
        """The headings of what is found."""
        return [group.title for group in self.widget.listed]

    def under(self, heading: str) -> list[str]:
        """Return what is found under a heading."""
        return [choice.text for group in self.widget.listed if group.title == heading for choice in group.choices]

    @property
    def selected(self) -> str:
        """What Enter does."""
        return self.widget.list.currentItem().text()

    @property
    def heard(self) -> str:
        """What a screen reader says of what Enter does."""
        return str(self.widget.list.currentItem().data(Qt.ItemDataRole.AccessibleTextRole))

    def do_first(self) -> None:
        """Do what is found first."""
        QTest.keyClick(self.widget.field, Qt.Key.Key_Return)
