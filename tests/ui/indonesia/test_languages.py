"""The language can be changed at any time: everything is said anew, and the game goes on as it stands."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QObject, QSettings
from PySide6.QtWidgets import QComboBox, QDialogButtonBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from translations.linguist import fill_in

from indonesia_qt.translations import catalogue, template
from indonesia_qt.ui import languages
from indonesia_qt.ui.app import Program
from indonesia_qt.ui.languages import preferred, speak_preferred
from indonesia_qt.ui.launch import make_program
from indonesia_qt.ui.preferences import LANGUAGES, Preferences
from indonesia_qt.ui.settings_dialog import PreferenceRow, SettingsDialog
from indonesia_qt.ui.start import make_window
from indonesia_qt.wording import English, figure, language, speak

from .conftest import new_game
from .mouse import Mouse

GERMAN = {
    ("&Game", ""): ["&Spiel"],
    ("Settings", ""): ["Einstellungen"],
    (",", "between thousands"): ["."],
}


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a few words of German."""
    folder = tmp_path_factory.mktemp("languages")
    template.update(catalogue.read(), folder / "de.ts", "de")
    fill_in(folder / "de.ts", GERMAN)
    template.compiled(folder / "de.ts", folder / "de.qm")
    return folder


@pytest.fixture
def home(own_data: Path, spoken: Path, qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[QObject]:
    """What the programs belong to; afterwards all is English again."""
    assert own_data
    assert qapp
    monkeypatch.setattr(languages, "translations", lambda: spoken)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    before, home = QLocale(), QObject()
    yield home
    for program in home.findChildren(Program):
        program.window.close()
        program.window.deleteLater()
    home.deleteLater()
    window = make_window()
    window.preferences.set("language", "en")
    speak_preferred(window.preferences)
    window.deleteLater()
    speak(English())
    QLocale.setDefault(before)


@pytest.fixture
def program(home: QObject) -> Program:
    """The program with a game under way."""
    window = make_window()
    window.preferences.set("language", "en")
    program = make_program(window, ())
    program.setParent(home)
    window.resize(1366, 768)
    window.show()
    program.new_game(new_game("human", "human", seed=3))
    mouse = Mouse(program)
    for _ in range(12):
        mouse.answer()
    return program


def choose(program: Program, code: str) -> None:
    """Choose a language in the settings."""
    program.window.commands.actions["settings"].trigger()
    dialog = program.window.findChild(SettingsDialog)
    assert dialog
    (row,) = (row for row in dialog.findChildren(PreferenceRow) if row.key == "language")
    assert isinstance(row.field, QComboBox)
    row.field.setCurrentIndex(row.field.findData(code))


def test_everything_is_said_in_the_other_language_and_the_game_stands_as_it_stood(
    program: Program, home: QObject, qtbot: QtBot
) -> None:
    assert program.sitting
    file, session, old = program.file, program.sitting.session, program.window
    made = len(session.entries)
    choose(program, "de")
    qtbot.waitUntil(lambda: len(home.findChildren(Program)) == 1 and home.findChildren(Program) != [program])
    (again,) = home.findChildren(Program)
    assert not isValid(old)
    assert again.window.isVisible()
    assert again.window.menuBar().actions()[0].text() == "&Spiel"
    assert again.sitting
    assert (again.file, again.sitting.session, len(again.sitting.session.entries)) == (file, session, made)
    settings = again.window.findChild(SettingsDialog)
    assert settings
    assert settings.windowTitle() == "Einstellungen"
    Mouse(again).answer()
    assert len(session.entries) >= made
    assert again.sitting.lock.take()


def test_numbers_and_the_buttons_of_qt_follow_the_language(program: Program, home: QObject, qtbot: QtBot) -> None:
    choose(program, "de")
    qtbot.waitUntil(lambda: home.findChildren(Program) != [program])
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert (language(), figure(1250), QLocale().decimalPoint()) == ("de", "1.250", ",")
    assert box.buttons()[0].text().replace("&", "") == "Abbrechen"


@pytest.mark.parametrize(
    ("wanted", "found"), [(["fr-FR", "nl-BE", "de-DE"], "nl"), (["fr-FR"], "en"), (["id-ID"], "id"), (["pt"], "en")]
)
def test_without_a_choice_the_system_s_language_is_spoken_if_there_is_one(
    wanted: list[str], found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    monkeypatch.setattr(QLocale, "system", lambda: SimpleNamespace(uiLanguages=lambda: wanted))
    assert preferred(preferences) == found
    preferences.set("language", "it")
    assert preferred(preferences) == "it"


def test_every_language_names_itself() -> None:
    own = {code: QLocale(code).nativeLanguageName().casefold() for code in LANGUAGES}
    for code, name in LANGUAGES.items():
        assert name.casefold().endswith(own[code].rpartition(" ")[-1])
