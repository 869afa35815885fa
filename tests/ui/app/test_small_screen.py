"""In the longest languages and with large text all has room on a small screen: dialogs, decisions, and their texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QListWidget, QWidget

from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.i18n import catalogue
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.settings import languages
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.widgets.eliding_combo_box import ElidingComboBox
from tests.pictures.singapore import found, hut, lots, raid, second_worker
from tests.soak import soak_but
from tests.ui.app.test_scale import SLACK, is_cut, texts
from tests.ui.app.test_window_in_pseudo_language import cut
from tests.ui.games.singapore.panels.towns import building_turn, turn
from tests.ui.games.singapore.tables import Arrange, show
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import Page, open_windows, settle
from tests.ui.pages.review import ReviewPage
from tests.ui.pages.settings import SettingsPage
from tests.ui.table.new_games import new_game
from tests.ui.table.positions import POSITIONS, SHORT, go_to

SMALL = 1366, 768
"""A window that fills a small screen; Qt's platform without a screen reports one of 800x800."""
LONGEST = "de", "fr"
"""The languages with the longest words, and with the longest sentences."""
AT_THE_START = ("learn", "open", "record", "new")
AT_THE_TABLE = (
    "settings",
    "answers",
    "palette",
    "shortcuts",
    "about",
    "rules",
    "reference",
    "guide",
    "charts",
    "earlier_lines",
    "report",
)
"""The commands that open dialogs, without a game and with one."""
TOWNS = found, lots, building_turn, second_worker, hut, turn, raid
"""A town for each decision of Singapore."""


@pytest.fixture
def foreign(
    request: pytest.FixtureRequest, own_data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> Iterator[Program]:
    """The program in another language with text of 150 %; afterwards all is English again."""
    assert qapp
    monkeypatch.setattr(languages, "translations", lambda: tmp_path)
    source = paths.resources() / "translations" / f"{request.param}.ts"
    catalogue.compiled(source, tmp_path / f"{request.param}.qm")
    before, preferences = QLocale(), Preferences(Settings(own_data))
    preferences.set("language", request.param)
    preferences.set("scale", 150)
    preferences.set("privacy", "off")
    speak_preferred(preferences)
    program = Program(MainWindow(preferences.settings))
    program.window.appearance.put_on()
    program.window.resize(*SMALL)
    program.window.show()
    yield program
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()
    preferences.set("language", "en")
    speak_preferred(preferences)
    QLocale.setDefault(before)


def without_room(dialog: QWidget) -> list[str]:
    """What is too large, or has too little room."""
    found = cut(dialog)
    if dialog.width() > SMALL[0] or dialog.height() > SMALL[1]:
        found.append(f"{dialog.width()}x{dialog.height()}")
    for field in Page(dialog).parts(QLineEdit):
        text = field.text() or field.placeholderText()
        if field.fontMetrics().horizontalAdvance(text) > field.width():
            found.append(text)
    for box in Page(dialog).parts(QComboBox):
        needed = box.sizeHint().width() - SLACK
        if isinstance(box, ElidingComboBox):  # its other choices have room in its list; the dots come a little early
            widths = [box.fontMetrics().horizontalAdvance(box.itemText(place)) for place in range(box.count())]
            needed += 2 * SLACK - max(widths) + widths[box.currentIndex()]
        if needed > box.width():
            found.append(box.currentText())
    for entries in Page(dialog).parts(QListWidget):
        if not entries.wordWrap() and entries.sizeHintForColumn(0) > entries.viewport().width():
            found.append(entries.accessibleName())
    return found


def opened_by(command: str, program: Program) -> QDialog:
    """The dialog that a command opens."""
    before = set(open_windows(QDialog))
    program.window.commands.actions[command].trigger()
    settle()
    (dialog,) = set(open_windows(QDialog)) - before
    return dialog


@pytest.mark.parametrize("foreign", soak_but(("de",), LONGEST), indirect=True)
def test_every_dialog_fits_a_small_screen_and_no_text_in_it_is_cut(foreign: Program) -> None:
    found: dict[str, list[str]] = {}
    for command in AT_THE_START:
        dialog = opened_by(command, foreign)
        found[command] = without_room(dialog)
        if command == "new":
            NewGamePage.of(foreign.window).unfold()
            settle()
            found["options"] = without_room(dialog)
        dialog.close()
    foreign.new_game(new_game("human", "human", seed=3, options=Options(money="open")))
    settle()
    for command in AT_THE_TABLE:
        dialog = opened_by(command, foreign)
        found[command] = without_room(dialog)
        if command == "settings":
            page = SettingsPage.of(foreign.window)
            for title in page.titles:
                page.go_to(title)
                settle()
                found[title] = without_room(dialog)
        dialog.close()
    foreign.window.commands.actions["review"].trigger()
    settle()
    found["review"] = without_room(ReviewPage.of(foreign.window).widget)
    assert {command: texts for command, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    ("positions", "towns"),
    [(SHORT, TOWNS[-2:]), pytest.param(POSITIONS, TOWNS, marks=pytest.mark.soak)],
    ids=["short", "all"],
)
@pytest.mark.parametrize("foreign", soak_but(("fr",), LONGEST), indirect=True)
def test_no_text_of_a_decision_is_cut(foreign: Program, positions: Iterable[str], towns: Iterable[Arrange]) -> None:
    found_cut: dict[str, list[str]] = {}

    def look(name: str) -> None:
        settle()
        if cut_here := [text.text() for text in texts(foreign.window) if is_cut(text)]:
            found_cut[name] = cut_here

    for name in positions:
        go_to(foreign, POSITIONS[name])
        look(name)
    for arrange in towns:
        show(foreign, arrange)
        look(arrange.__name__)
    assert found_cut == {}
