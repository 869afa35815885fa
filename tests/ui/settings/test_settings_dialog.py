"""The settings show every preference and every command, and are followed at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.settings.preferences import PREFERENCES, Preference
from indonesia_qt.ui.settings.settings_dialog import PreferenceRow, SettingsDialog
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.settings.shortcuts import CommandRow, KeyboardPage
from indonesia_qt.ui.shell.main_window import MainWindow


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    for key, preference in {
        "flag": Preference("Test", "A flag", False, "It waves."),
        "count": Preference("Test", "A count", 3, span=(1, 9)),
        "mood": Preference("Test", "A mood", "calm", options={"calm": "Calm", "wild": "Wild"}),
    }.items():
        monkeypatch.setitem(PREFERENCES, key, preference)
    window = MainWindow(Settings(tmp_path))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> SettingsDialog:
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    found = window.findChild(SettingsDialog)
    assert found
    qtbot.waitUntil(found.isVisible)
    assert not found.isModal()
    return found


def row(dialog: SettingsDialog, key: str) -> PreferenceRow:
    return next(one for one in dialog.findChildren(PreferenceRow) if one.key == key)


def command(dialog: SettingsDialog, id: str) -> CommandRow:
    return next(one for one in dialog.findChildren(CommandRow) if one.id == id)


def visible_titles(dialog: SettingsDialog) -> list[str]:
    items = (dialog.titles.item(n) for n in range(dialog.titles.count()))
    return [item.text() for item in items if not item.isHidden()]


def test_every_preference_and_every_command_has_a_row(dialog: SettingsDialog, window: MainWindow) -> None:
    assert {one.key for one in dialog.findChildren(PreferenceRow)} == set(PREFERENCES)
    assert {one.id for one in dialog.findChildren(CommandRow)} == set(window.commands.actions)
    assert set(visible_titles(dialog)) == {one.page for one in PREFERENCES.values()} | {"Keyboard"}


def test_a_choice_is_followed_at_once(dialog: SettingsDialog, window: MainWindow) -> None:
    dialog.titles.setCurrentRow(visible_titles(dialog).index("Test"))
    flag, count, mood = (row(dialog, key).field for key in ("flag", "count", "mood"))
    assert isinstance(flag, QCheckBox)
    assert isinstance(count, QSpinBox)
    assert isinstance(mood, QComboBox)
    QTest.mouseClick(flag, Qt.MouseButton.LeftButton, pos=flag.rect().center() - flag.rect().center() / 1.2)
    QTest.keyClick(count, Qt.Key.Key_Up)
    QTest.keyClick(mood, Qt.Key.Key_Down)
    assert [window.preferences.value(key) for key in ("flag", "count", "mood")] == [True, 4, "wild"]

    window.preferences.set("count", 8)
    assert count.value() == 8

    QTest.mouseClick(dialog.restore, Qt.MouseButton.LeftButton)
    assert [window.preferences.value(key) for key in ("flag", "count", "mood")] == [False, 3, "calm"]
    assert not flag.isChecked()


def test_words_find_their_setting(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "waves")
    assert visible_titles(dialog) == ["Test"]
    assert row(dialog, "flag").isVisible()
    assert not row(dialog, "count").isVisible()
    dialog.search.clear()
    QTest.keyClicks(dialog.search, "undo")
    assert "Keyboard" in visible_titles(dialog)
    assert command(dialog, "undo").isVisible()
    assert not command(dialog, "quit").isVisible()
    dialog.search.clear()
    QTest.keyClicks(dialog.search, "xyzzy")
    assert visible_titles(dialog) == []
    assert dialog.nothing.isVisible()


def test_a_key_is_given_by_pressing_it(dialog: SettingsDialog, window: MainWindow, qtbot: QtBot) -> None:
    dialog.titles.setCurrentRow(visible_titles(dialog).index("Keyboard"))
    undo = command(dialog, "undo")
    QTest.keyClick(undo.edit, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: window.commands.keys("undo") == [QKeySequence("F8")])
    assert window.play.undo.toolTip() == "Undo (F8)"
    QTest.mouseClick(undo.none, Qt.MouseButton.LeftButton)
    assert window.commands.keys("undo") == []
    assert undo.edit.keySequence().isEmpty()


def test_a_conflict_is_shown_and_can_be_resolved(dialog: SettingsDialog, window: MainWindow, qtbot: QtBot) -> None:
    dialog.titles.setCurrentRow(visible_titles(dialog).index("Keyboard"))
    undo = command(dialog, "undo")
    QTest.keyClick(undo.edit, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(undo.conflict.isVisible)
    assert "Quit" in undo.conflict.text()
    assert undo.edit.keySequence() == QKeySequence("Ctrl+Z")
    assert window.commands.keys("quit") == [QKeySequence("Ctrl+Q")]

    QTest.mouseClick(undo.take, Qt.MouseButton.LeftButton)
    assert window.commands.keys("undo") == [QKeySequence("Ctrl+Q")]
    assert window.commands.keys("quit") == []
    assert command(dialog, "quit").edit.keySequence().isEmpty()
    assert not undo.conflict.isVisible()

    QTest.mouseClick(dialog.restore, Qt.MouseButton.LeftButton)
    assert undo.edit.keySequence() == QKeySequence("Ctrl+Z")
    assert window.commands.keys("quit") == [QKeySequence("Ctrl+Q")]


def test_the_list_of_keys_can_be_copied(dialog: SettingsDialog) -> None:
    dialog.titles.setCurrentRow(visible_titles(dialog).index("Keyboard"))
    page = dialog.findChild(KeyboardPage)
    assert page
    QTest.mouseClick(page.copy, Qt.MouseButton.LeftButton)
    assert "  Undo\tCtrl+Z" in QGuiApplication.clipboard().text()
