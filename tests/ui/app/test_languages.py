"""The language can be changed at any time: everything is said anew, and the game goes on as it stands."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from indonesia_qt.i18n import catalogue
from indonesia_qt.i18n.text import English, figure, language, speak
from indonesia_qt.mapmaking.edit import naming
from indonesia_qt.mapmaking.review.trial_games import draft_map
from indonesia_qt.ui.app.program import Program, make_program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.menus.file_commands import Banner
from indonesia_qt.ui.editor.playtest.playtest_command import PlaytestCommand, PlaytestGame
from indonesia_qt.ui.editor.window_manager import SHIPPED
from indonesia_qt.ui.settings import languages
from indonesia_qt.ui.settings.languages import preferred, speak_preferred
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from tests.i18n.linguist import fill_in
from tests.i18n.pseudo import read_catalogue
from tests.ui.app.test_change_of_look import fresh, places, show_indonesia, show_singapore
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import owned, settle, written_on
from tests.ui.pages.settings import SettingsPage, ShortcutsPage
from tests.ui.pages.singapore_panels import SingaporeTable
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game

PATIENCE_MS = 30_000
"""So long windows may take to be made anew, on a busy machine."""
GERMAN = {
    ("&Game", ""): ["&Spiel"],
    ("&File", ""): ["&Datei"],
    (SHIPPED, ""): ["{map} gehört zum Programm."],
    ("Settings", ""): ["Einstellungen"],
    (",", "between thousands"): ["."],
}


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a few words of German."""
    folder = tmp_path_factory.mktemp("languages")
    catalogue.update(read_catalogue(), folder / "de.ts", "de")
    fill_in(folder / "de.ts", GERMAN)
    catalogue.compiled(folder / "de.ts", folder / "de.qm")
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
    for program in owned(home, Program):
        for window in editor_windows(program):
            window.may_close = lambda: True
            window.close()
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
    for _ in range(2):
        mouse.answer()
    return program


def editor_windows(program: Program) -> list[EditorWindow]:
    return list(program.maps.editors.windows) if program.maps.editors else []


@pytest.fixture
def editor(program: Program) -> EditorWindow:
    """The editor with the map that is played; of two steps one was taken back."""
    program.window.commands.actions["editor"].trigger()
    (window,) = editor_windows(program)
    first, second = (area.id for area in window.document.board.lands[:2])
    window.document.do("First", lambda draft: naming.rename(draft, first, "Pulau Satu"))
    window.document.do("Second", lambda draft: naming.rename(draft, second, "Pulau Dua"))
    window.document.undo_stack.undo()
    window.document.select([second, first])
    return window


def choose(program: Program | PlaytestGame, code: str) -> None:
    """Choose a language in the settings."""
    program.window.commands.actions["settings"].trigger()
    SettingsPage.of(program.window).choose("language", code)


def test_at_the_first_start_a_language_is_chosen_by_its_own_name_and_kept(home: QObject, qtbot: QtBot) -> None:
    first = make_program(make_window(), ())
    first.setParent(home)
    first.start()
    StartPage.of(first.window).speak("de")
    qtbot.waitUntil(lambda: len(owned(home, Program)) == 1 and owned(home, Program) != [first])
    (again,) = owned(home, Program)
    assert again.window.menuBar().actions()[0].text() == "&Spiel"
    assert again.window.preferences.value("language") == "de"
    page = StartPage.of(again.window)
    assert "Deutsch" in page.languages, "who chose a wrong one can choose again"
    page.speak("en")
    qtbot.waitUntil(lambda: len(owned(home, Program)) == 1 and owned(home, Program) != [again])
    (english,) = owned(home, Program)
    assert english.window.menuBar().actions()[0].text() == "&Game"


def test_everything_is_said_in_the_other_language_and_the_game_stands_as_it_stood(
    program: Program, home: QObject, qtbot: QtBot
) -> None:
    assert program.open_game
    file, session, old = program.file, program.open_game.session, program.window
    made = len(session.entries)
    choose(program, "de")
    qtbot.waitUntil(lambda: len(owned(home, Program)) == 1 and owned(home, Program) != [program])
    (again,) = owned(home, Program)
    assert not isValid(old)
    assert again.window.isVisible()
    assert again.window.menuBar().actions()[0].text() == "&Spiel"
    assert again.open_game
    assert (again.file, again.open_game.session, len(again.open_game.session.entries)) == (file, session, made)
    assert SettingsPage.of(again.window).widget.windowTitle() == "Einstellungen"
    Mouse(again).answer()
    assert len(session.entries) >= made
    assert again.open_game.lock.take()


@pytest.mark.parametrize("show_game", [show_singapore, show_indonesia])
def test_everything_is_where_it_is_in_a_fresh_window(
    program: Program, home: QObject, qtbot: QtBot, show_game: Callable[[Program], None]
) -> None:
    show_game(program)
    program.window.preferences.set("language", "de")
    qtbot.waitUntil(lambda: len(owned(home, Program)) == 1 and owned(home, Program) != [program])
    (again,) = owned(home, Program)
    settle()
    found = places(again.window)
    with fresh(again, show_game) as opened:
        there = places(opened.window)
        assert sorted(found - there) == sorted(there - found)


def test_a_drafted_turn_stays(program: Program, home: QObject, qtbot: QtBot) -> None:
    mouse = show(program, turn)
    mouse.switch_drafts()
    for area in ("e6", "e6"):
        mouse.click_area(area)
    assert len(mouse.drafted) == 2
    program.window.preferences.set("language", "de")
    qtbot.waitUntil(lambda: len(owned(home, Program)) == 1 and owned(home, Program) != [program])
    (again,) = owned(home, Program)
    settle()
    assert len(SingaporeTable(again).drafted) == 2


@pytest.mark.parametrize(
    ("search", "kept"),
    [("langu", "langu"), *(pytest.param(one, one, marks=pytest.mark.soak) for one in ("", "english"))],
)
def test_the_settings_stay_where_they_are(
    program: Program, home: QObject, qtbot: QtBot, search: str, kept: str
) -> None:
    program.window.commands.actions["settings"].trigger()
    settings = SettingsPage.of(program.window)
    settings.search(search)
    settings.show_page_of("language")
    page = settings.widget.titles.currentRow()
    assert page > 0
    settings.choose("language", "de")
    qtbot.waitUntil(lambda: len(owned(home, Program)) == 1 and owned(home, Program) != [program])
    (again,) = owned(home, Program)
    settings = SettingsPage.of(again.window)
    assert settings.widget.search.text() == kept
    assert settings.widget.titles.currentRow() == page
    assert settings.row("language").isVisible()


def test_numbers_and_the_buttons_of_qt_follow_the_language(program: Program, home: QObject, qtbot: QtBot) -> None:
    choose(program, "de")
    qtbot.waitUntil(lambda: owned(home, Program) != [program])
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert (language(), figure(1250), QLocale().decimalPoint()) == ("de", "1.250", ",")
    assert written_on(box.buttons()[0]) == "Abbrechen"


def in_other_windows(home: QObject, old: EditorWindow, qtbot: QtBot) -> EditorWindow:
    """The window in which the map of an old one is edited now."""
    qtbot.waitUntil(lambda: not isValid(old), timeout=PATIENCE_MS)
    (again,) = owned(home, Program)
    (window,) = editor_windows(again)
    return window


def test_a_map_that_is_edited_stands_as_it_stood(
    program: Program, editor: EditorWindow, home: QObject, qtbot: QtBot
) -> None:
    document, selection = editor.document, editor.document.selection
    editor.use_tool("border")
    qtbot.waitUntil(editor.isVisible)
    editor.setGeometry(30, 40, 1200, 700)
    for _ in range(3):
        QApplication.processEvents()
        editor.context.view.zoom_in()
    before, place = editor.context.view.sight, editor.geometry()
    choose(program, "de")
    again = in_other_windows(home, editor, qtbot)
    qtbot.waitUntil(again.isVisible)

    assert again.menuBar().actions()[0].text() == "&Datei"
    (notice,) = owned(again, Banner)
    assert (notice.text.text(), notice.isVisible()) == ("Indonesia gehört zum Programm.", True)
    assert again.document is document
    assert (document.undo_stack.count(), document.undo_stack.index(), document.selection) == (2, 1, selection)
    assert (again.geometry(), again.isWindowModified()) == (place, True)
    assert again.context.view.tool
    assert again.context.view.tool.id == "border"
    after = again.context.view.sight
    assert before
    assert after
    assert (after[0] - before[0]).manhattanLength() * after[1] < 3
    assert after[1] == pytest.approx(before[1])

    again.commands.actions["editor_redo"].trigger()
    assert document.name(selection[0]) == "Pulau Dua"
    for _ in range(2):
        again.commands.actions["editor_undo"].trigger()
    assert (document.undo_stack.index(), again.isWindowModified()) == (0, False)


def test_a_language_that_is_chosen_in_a_trial_is_spoken_in_all_windows(
    program: Program, editor: EditorWindow, home: QObject, qtbot: QtBot
) -> None:
    (begun,) = owned(editor, PlaytestCommand)
    begun.begin(draft_map(editor.document.draft), new_game("human", "human"))
    assert begun.game
    assert begun.game.table
    session, old = begun.game.table.bridge.session, program.window
    choose(begun.game, "de")
    again = in_other_windows(home, editor, qtbot)
    (going_on,) = owned(again, PlaytestCommand)
    assert going_on.game
    assert going_on.game.table
    assert going_on.game.table.bridge.session is session
    (main,) = owned(home, Program)
    qtbot.waitUntil(lambda: not isValid(old))
    for window in (main.window, going_on.game.window):
        assert window.menuBar().actions()[0].text() == "&Spiel"
    assert SettingsPage.of(going_on.game.window).widget.windowTitle() == "Einstellungen"


def test_an_editor_that_asks_something_waits_for_the_answer(
    program: Program, editor: EditorWindow, home: QObject, qtbot: QtBot
) -> None:
    editor.commands.actions["shortcuts"].trigger()
    sheet = ShortcutsPage.of(editor).widget
    choose(program, "de")
    qtbot.waitUntil(lambda: program not in owned(home, Program), timeout=PATIENCE_MS)
    (again,) = owned(home, Program)
    assert editor_windows(again) == [editor]
    assert sheet.isVisible()
    sheet.reject()
    assert in_other_windows(home, editor, qtbot).menuBar().actions()[0].text() == "&Datei"


@pytest.mark.parametrize(
    ("wanted", "found"), [(["es-ES", "nl-BE", "de-DE"], "nl"), (["es-ES"], "en"), (["id-ID"], "id"), (["pt"], "en")]
)
def test_without_a_choice_the_system_s_language_is_spoken_if_there_is_one(
    wanted: list[str], found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences(Settings(tmp_path))
    monkeypatch.setattr(QLocale, "system", lambda: SimpleNamespace(uiLanguages=lambda: wanted))
    assert preferred(preferences) == found
    preferences.set("language", "it")
    assert preferred(preferences) == "it"


def test_every_language_names_itself() -> None:
    own = {code: QLocale(code).nativeLanguageName().casefold() for code in LANGUAGES}
    for code, name in LANGUAGES.items():
        assert name.casefold().endswith(own[code].rpartition(" ")[-1])
