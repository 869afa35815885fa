"""Commands have keys that the player can change; no key belongs to two."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.settings.commands import Commands, KeysTaken
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.ui.pages.page import owned
from tests.ui.pages.settings import ShortcutsPage


class Kitchen(QMainWindow):
    """A window with two commands."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.done: list[str] = []
        self.settings = Settings(folder)
        self.commands = Commands(self, self.settings)
        menu: QMenu = self.menuBar().addMenu("&Kitchen")
        self.commands.add(menu, "boil", "&Boil\N{HORIZONTAL ELLIPSIS}", lambda: self.done.append("boil"), "Ctrl+B", "B")
        self.commands.add(menu, "fry", "&Fry", lambda: self.done.append("fry"), "Ctrl+F")


@pytest.fixture
def kitchen(tmp_path: Path, qtbot: QtBot) -> Kitchen:
    window = Kitchen(tmp_path)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.isActiveWindow())
    return window


def keys(text: str) -> list[QKeySequence]:
    return [QKeySequence(text)]


def test_each_key_of_a_command_does_it(kitchen: Kitchen) -> None:
    QTest.keyClick(kitchen, Qt.Key.Key_B)
    QTest.keyClick(kitchen, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert kitchen.done == ["boil", "fry"]


def test_a_new_key_works_at_once_and_the_old_one_no_more(kitchen: Kitchen) -> None:
    kitchen.commands.set_keys("boil", keys("F7"))
    QTest.keyClick(kitchen, Qt.Key.Key_B)
    assert kitchen.done == []
    QTest.keyClick(kitchen, Qt.Key.Key_F7)
    assert kitchen.done == ["boil"]


def test_a_key_of_another_command_is_refused_by_name(kitchen: Kitchen) -> None:
    with pytest.raises(KeysTaken, match=r"Ctrl\+F is already used for “Fry”\.") as refused:
        kitchen.commands.set_keys("boil", keys("Ctrl+F"))
    assert refused.value.holder == "fry"
    assert kitchen.commands.keys("boil")[0] == QKeySequence("Ctrl+B")


def test_a_key_that_is_taken_leaves_the_other_command(kitchen: Kitchen) -> None:
    kitchen.commands.take("fry", QKeySequence("B"))
    assert kitchen.commands.keys("fry") == keys("B")
    assert kitchen.commands.keys("boil") == keys("Ctrl+B")
    QTest.keyClick(kitchen, Qt.Key.Key_B)
    assert kitchen.done == ["fry"]


def test_tool_tips_name_the_present_key(kitchen: Kitchen) -> None:
    action = kitchen.commands.actions["boil"]
    assert action.toolTip() == "Boil (Ctrl+B or B)"
    kitchen.commands.set_keys("boil", keys("F7"))
    assert action.toolTip() == "Boil (F7)"
    kitchen.commands.set_keys("boil", [])
    assert action.toolTip() == "Boil"


def test_keys_are_kept_and_can_be_restored(kitchen: Kitchen, tmp_path: Path, qtbot: QtBot) -> None:
    kitchen.commands.take("fry", QKeySequence("B"))
    kitchen.settings.sync()
    again = Kitchen(tmp_path)
    qtbot.addWidget(again)
    assert again.commands.keys("fry") == keys("B")
    assert again.commands.keys("boil") == keys("Ctrl+B")
    with qtbot.waitSignal(again.commands.changed):
        again.commands.restore(["boil", "fry"])
    assert again.commands.keys("boil") == keys("Ctrl+B") + keys("B")
    assert again.commands.keys("fry") == keys("Ctrl+F")
    again.settings.sync()
    third = Kitchen(tmp_path)
    qtbot.addWidget(third)
    assert third.commands.keys("fry") == keys("Ctrl+F")


def test_keys_that_another_command_has_stay_with_it(kitchen: Kitchen) -> None:
    kitchen.commands.take("fry", QKeySequence("B"))
    kitchen.commands.restore(["boil"])
    assert kitchen.commands.keys("boil") == keys("Ctrl+B")
    assert kitchen.commands.keys("fry") == keys("B")


def test_the_list_of_keys_names_every_command(kitchen: Kitchen) -> None:
    assert kitchen.commands.as_text() == "Kitchen\n  Boil\tCtrl+B or B\n  Fry\tCtrl+F\n"


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> MainWindow:
    window = MainWindow(Settings(tmp_path))
    qtbot.addWidget(window)
    return window


def test_no_key_belongs_to_two_commands(window: MainWindow) -> None:
    held = Counter(one.toString() for id in window.commands.actions for one in window.commands.keys(id))
    assert [one for one, times in held.items() if times > 1] == []
    given = {id: window.commands.keys(id) for id in window.commands.actions}
    window.commands.restore(list(given))
    assert {id: window.commands.keys(id) for id in window.commands.actions} == given


def test_every_entry_of_a_menu_is_a_command(window: MainWindow) -> None:
    entries = [
        action
        for menu in owned(window.menuBar(), QMenu)
        for action in menu.actions()
        if not action.menu() and not action.isSeparator()
    ]
    assert entries
    assert all(action in window.commands.actions.values() for action in entries)


def test_macos_has_what_it_shows_in_the_menu_of_the_program(window: MainWindow) -> None:
    roles = {id: action.menuRole() for id, action in window.commands.actions.items()}
    elsewhere = {id: role for id, role in roles.items() if role is not QAction.MenuRole.NoRole}
    assert elsewhere == {
        "about": QAction.MenuRole.AboutRole,
        "quit": QAction.MenuRole.QuitRole,
        "settings": QAction.MenuRole.PreferencesRole,
    }


def test_the_sheet_shows_the_present_keys(window: MainWindow) -> None:
    window.commands.set_keys("undo", keys("F7"))
    window.commands.actions["shortcuts"].trigger()
    sheet = ShortcutsPage.of(window)
    assert sheet.keys_of("Undo") == "F7"
    assert "Tab, Shift+Tab" in sheet.all_texts
