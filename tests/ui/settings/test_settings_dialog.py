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
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.ui.pages.settings import KEYBOARD, SettingsPage


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
def page(window: MainWindow, qtbot: QtBot) -> SettingsPage:
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(SettingsPage.all_of(window)))
    page = SettingsPage.of(window)
    assert not page.widget.isModal()
    return page


def test_every_preference_and_every_command_has_a_row(page: SettingsPage, window: MainWindow) -> None:
    assert {one.key for one in page.preferences} == {key for key, one in PREFERENCES.items() if not one.why_not()}
    assert {one.id for one in page.commands} == set(window.commands.actions)
    assert set(page.titles) == {one.page for one in PREFERENCES.values()} | {KEYBOARD}


def test_what_can_change_nothing_here_says_why_instead(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in ("whistle", "flute"):
        one = Preference("Wind", f"A {key}", False, "It blows.", why_not=lambda: "There is no wind.")
        monkeypatch.setitem(PREFERENCES, key, one)
    window.game.show_setting("flute")
    page = SettingsPage.of(window)
    qtbot.waitUntil(page.widget.isVisible)
    assert page.reason == "There is no wind."
    assert not page.widget.restore.isEnabled()
    page.search("whistle")
    assert page.titles == ["Wind"]
    assert page.reason == "There is no wind."
    page.search("waves")
    assert page.widget.restore.isEnabled()
    assert page.reason == ""


def test_a_choice_is_followed_at_once(page: SettingsPage, window: MainWindow) -> None:
    page.go_to("Test")
    flag, count, mood = (page.row(key).field for key in ("flag", "count", "mood"))
    assert isinstance(flag, QCheckBox)
    assert isinstance(count, QSpinBox)
    assert isinstance(mood, QComboBox)
    QTest.mouseClick(flag, Qt.MouseButton.LeftButton, pos=flag.rect().center() - flag.rect().center() / 1.2)
    QTest.keyClick(count, Qt.Key.Key_Up)
    QTest.keyClick(mood, Qt.Key.Key_Down)
    assert [window.preferences.value(key) for key in ("flag", "count", "mood")] == [True, 4, "wild"]

    window.preferences.set("count", 8)
    assert count.value() == 8

    page.restore()
    assert [window.preferences.value(key) for key in ("flag", "count", "mood")] == [False, 3, "calm"]
    assert not flag.isChecked()


def test_only_what_is_shown_is_reset_and_only_after_a_question(page: SettingsPage, window: MainWindow) -> None:
    window.preferences.set("flag", True)
    window.preferences.set("count", 7)
    window.commands.set_keys("undo", [QKeySequence("F8")])
    window.commands.set_keys("quit", [QKeySequence("F7")])
    page.go_to("Test")
    question = page.ask_to_restore()
    assert question.text == "Reset the 3 settings shown under “Test” to their defaults?"
    question.cancel()
    page.search("waves")
    question = page.ask_to_restore()
    assert question.text == "Reset the setting shown under “Test” to its default?"
    question.cancel()
    assert window.preferences.value("flag") is True
    page.ask_to_restore().confirm()
    assert window.preferences.value("flag") is True, "Enter cancels"
    page.restore()
    assert window.preferences.value("flag") is False
    assert window.preferences.value("count") == 7
    page.search("undo")
    page.go_to_keys()
    page.restore()
    assert window.commands.keys("undo") == [QKeySequence("Ctrl+Z")]
    assert window.commands.keys("quit") == [QKeySequence("F7")]


def test_words_find_their_setting(page: SettingsPage) -> None:
    page.search("waves")
    assert page.titles == ["Test"]
    assert page.row("flag").isVisible()
    assert not page.row("count").isVisible()
    page.search("undo")
    assert KEYBOARD in page.titles
    page.go_to(KEYBOARD)
    assert page.command("undo").isVisible()
    assert not page.command("quit").isVisible()
    page.widget.search.setText("wávès")  # QTest types only plain letters
    assert page.titles == ["Test"]
    page.search("xyzzy")
    assert page.titles == []
    assert page.finds_nothing


def test_a_key_is_given_by_pressing_it(page: SettingsPage, window: MainWindow, qtbot: QtBot) -> None:
    page.go_to_keys()
    undo = page.command("undo")
    QTest.keyClick(undo.edit, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: window.commands.keys("undo") == [QKeySequence("F8")])
    assert window.play.undo.toolTip() == "Undo (F8)\nNothing to undo yet."
    QTest.mouseClick(undo.none, Qt.MouseButton.LeftButton)
    assert window.commands.keys("undo") == []
    assert undo.edit.keySequence().isEmpty()


def test_a_conflict_is_shown_and_can_be_resolved(page: SettingsPage, window: MainWindow, qtbot: QtBot) -> None:
    page.go_to_keys()
    undo = page.command("undo")
    QTest.keyClick(undo.edit, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(undo.conflict.isVisible)
    assert "Quit" in page.conflict("undo")
    assert undo.edit.keySequence() == QKeySequence("Ctrl+Z")
    assert window.commands.keys("quit") == [QKeySequence("Ctrl+Q")]

    QTest.mouseClick(undo.take, Qt.MouseButton.LeftButton)
    assert window.commands.keys("undo") == [QKeySequence("Ctrl+Q")]
    assert window.commands.keys("quit") == []
    assert page.command("quit").edit.keySequence().isEmpty()
    assert page.conflict("undo") == ""

    page.restore()
    assert undo.edit.keySequence() == QKeySequence("Ctrl+Z")
    assert window.commands.keys("quit") == [QKeySequence("Ctrl+Q")]


def test_the_list_of_keys_can_be_copied(page: SettingsPage) -> None:
    page.go_to_keys()
    page.copy_keys()
    assert "  Undo\tCtrl+Z" in QGuiApplication.clipboard().text()


@pytest.mark.usefixtures("undressed")
def test_it_grows_and_shrinks_with_the_size_of_text(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1366, 768)
    window.appearance.put_on()
    window.game.show_settings()
    page = SettingsPage.of(window)
    usual = page.widget.size()
    for scale, has_size in ((200, lambda size: size.width() > 1.6 * usual.width()), (100, lambda size: size == usual)):
        window.preferences.set("scale", scale)
        qtbot.waitUntil(lambda: has_size(page.widget.size()))  # noqa: B023
        titles = page.widget.titles
        assert titles.sizeHintForColumn(0) <= titles.viewport().width()
        assert window.rect().contains(page.widget.rect())
    page.widget.close()
