"""In a language that is longer by two fifths everything is told in it, nothing is cut and the main button is seen.

What Qt itself says, such as the names of keys, is told in it, too, as Qt's own translations do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QTabBar, QWidget

from indonesia_qt.i18n.text import PlaceName
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.widgets.sound_player import PLAYERS
from tests.i18n.pseudo import accented, pseudo_language, untranslated
from tests.soak import soak_but
from tests.ui.app.test_scale import SLACK, is_cut, texts
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import Page, open_windows
from tests.ui.pages.settings import SettingsPage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.new_games import NAMES
from tests.ui.table.positions import POSITIONS, go_to
from tests.ui.table.reading import everything_told

TAG = re.compile("<[^>]*>")


class QtPseudo(QTranslator):
    """Qt's own texts in the language."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, text: str, about: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        return accented(text)


@pytest.fixture
def pseudo(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # A player can't prefer it.
    monkeypatch.setattr("indonesia_qt.ui.app.start.speak_preferred", lambda preferences: False)
    qts_own = QtPseudo()
    qapp.installTranslator(qts_own)
    with pseudo_language():
        yield
    qapp.removeTranslator(qts_own)


@pytest.fixture
def speaking(pseudo: None, undressed: None, program: Program) -> Program:  # noqa: ARG001
    """The program, begun in the language."""
    program.window.appearance.follow()
    program.window.appearance.put_on()
    return program


def names(program: Program) -> set[str]:
    """What has the same name in all languages: players, what the map names, and programs."""
    found = {*NAMES, *LANGUAGES.values(), *PLAYERS, "Indonesia", "Singapore", "Lagoon", "Philippines"}
    if program.table is not None:
        for name in program.table.context.words.scenario.name.values():
            if isinstance(name, PlaceName):
                found |= {name, name.split(",")[0].split(" (")[0].split(" and ")[0]}
    return found


def in_english(told: str, program: Program) -> list[str]:
    """The lines that hold words that aren't in the language."""
    known = names(program)
    return [line for line in told.splitlines() if untranslated(TAG.sub(" ", line), known)]


def cut(window: QWidget) -> list[str]:
    """The texts that are seen and have too little room."""
    found = [text.text() for text in texts(window) if is_cut(text)]
    found += [box.text() for box in Page(window).parts(QCheckBox) if box.sizeHint().width() > box.width() + SLACK]
    return found + [
        bar.tabText(0) for bar in Page(window).parts(QTabBar) if bar.sizeHint().width() > bar.width() + SLACK
    ]


def open_dialogs() -> set[QDialog]:
    return set(open_windows(QDialog))


def settle() -> None:
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


@pytest.mark.parametrize("name", soak_but(("mergers", "deliveries"), POSITIONS))
def test_every_phase_is_told_and_has_room(speaking: Program, name: str) -> None:
    go_to(speaking, POSITIONS[name])
    window, table = speaking.window, speaking.table
    assert table
    settle()
    assert window.size().toTuple() == (1366, 768)
    assert in_english(everything_told(window), speaking) == []
    assert cut(window) == []
    panel: Any = table.decision.host.panel
    primary = getattr(panel, "primary", None)
    assert primary is None or primary.visibleRegion().boundingRect() == primary.rect()
    areas = "\n".join(table.board.spoken(area.id) for area in table.board.scene.board.areas())
    assert in_english(areas, speaking) == []


def test_the_first_window_is_told(speaking: Program) -> None:
    speaking.start()
    settle()
    screen = StartPage.of(speaking.window).widget
    assert in_english(everything_told(screen), speaking) == []
    assert cut(screen) == []
    speaking.new_games.ask()
    settle()
    assert in_english(everything_told(speaking.window), speaking) == []
    assert cut(NewGamePage.of(speaking.window).widget) == []


@pytest.mark.parametrize(
    "command",
    soak_but(
        ("settings", "charts", "new"),
        ["settings", "shortcuts", "palette", "charts", "new", "earlier_lines", "answers", "reference"],
    ),
)
def test_every_window_beside_the_table_is_told_and_has_room(speaking: Program, command: str) -> None:
    go_to(speaking, POSITIONS["research"])
    before = open_dialogs()
    speaking.window.commands.actions[command].trigger()
    settle()
    dialogs = open_dialogs() - before
    assert dialogs
    for dialog in dialogs:
        assert in_english(everything_told(dialog), speaking) == []
        assert cut(dialog) == []
        assert dialog.width() <= speaking.window.width()
        dialog.close()


def test_every_page_of_the_settings_has_room(speaking: Program) -> None:
    speaking.window.commands.actions["settings"].trigger()
    page = SettingsPage.of(speaking.window)
    for title in page.titles:
        page.go_to(title)
        settle()
        assert cut(page.widget) == []
    page.widget.close()


def test_the_board_as_a_table_is_told(speaking: Program) -> None:
    go_to(speaking, POSITIONS["operations"])
    speaking.window.commands.actions["board_table"].trigger()
    settle()
    assert in_english(everything_told(speaking.window.docks.tables), speaking) == []


def test_what_is_shown_on_the_map_and_a_look_back_are_told(speaking: Program) -> None:
    go_to(speaking, POSITIONS["operations"])
    assert speaking.table
    for key in ("show_growth", "show_names"):
        speaking.window.commands.actions[key].trigger()
        settle()
        assert in_english(everything_told(speaking.window), speaking) == []
    speaking.table.history.look_at(12)
    settle()
    assert in_english(everything_told(speaking.window), speaking) == []
    assert cut(speaking.window) == []
