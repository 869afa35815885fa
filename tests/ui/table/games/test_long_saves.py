"""Saved games are played again without holding the window up, and to open a long one can be given up."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from indonesia_qt.core.record import JournalFile, Record, Seat, header
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.save_files import FoundSave, found_save
from indonesia_qt.ui.table.games import open_controller
from indonesia_qt.ui.table.games.saved_games import SavedGame, SavedGames, SaveReader
from indonesia_qt.ui.widgets.file_choice import BEING_READ
from tests.robustness.processes import process_ids
from tests.ui.pages.boxes import MessagePage, ProgressPage
from tests.ui.pages.page import owned
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.pages.start_screen import StartPage


@pytest.fixture
def save(own_data: Path) -> Path:
    """A saved game with much advice."""
    assert own_data
    game = load_map().game
    file = paths.saves() / "game.indonesia"
    file.parent.mkdir(parents=True)
    seats = [Seat("Ana", 0, "human"), Seat("Budi", 1, "human")]
    JournalFile(file).begin(header(game, seats, 1, game.new_setup(Options(), 2, 1)))
    file.write_bytes(file.read_bytes() + b'{"line":"hint","seat":0}\n' * 200)
    return file


@pytest.fixture
def _elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No saved game is played again in this process."""

    def here(*_: object) -> None:
        raise AssertionError("played again in the process of the window")

    monkeypatch.setattr(Record, "replay", here)


@pytest.mark.usefixtures("_elsewhere")
def test_the_start_screen_shows_a_placeholder_until_the_last_game_is_read(
    program: Program, save: Path, qtbot: QtBot
) -> None:
    assert save.exists()
    program.show_start()
    page = StartPage.of(program.window)
    assert page.stands_at == BEING_READ
    qtbot.waitUntil(lambda: "Year 1" in page.stands_at, timeout=30_000)
    qtbot.waitUntil(lambda: page.has_picture)


@pytest.mark.usefixtures("_elsewhere")
def test_the_list_shows_a_placeholder_until_a_game_is_read(program: Program, save: Path, qtbot: QtBot) -> None:
    assert save.exists()
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    assert page.stands_at(0) == BEING_READ
    qtbot.waitUntil(lambda: "Year 1" in page.stands_at(0), timeout=30_000)


def test_what_is_known_is_told_at_once_until_the_file_changes(save: Path, qtbot: QtBot) -> None:
    told: list[SavedGame] = []
    reader = SaveReader(SavedGames(), parent := QObject())
    reader.read(found_save(save), told.append)
    qtbot.waitUntil(lambda: len(told) == 1, timeout=30_000)
    reader.read(found_save(save), told.append)
    assert told == [told[0]] * 2
    save.write_bytes(b"broken")
    reader.read(found_save(save), told.append)
    qtbot.waitUntil(lambda: len(told) == 3, timeout=30_000)
    assert "isn’t a saved game" in told[2].stands_at()
    reader.read(FoundSave(save.with_name("gone"), 0, 1), told.append)
    qtbot.waitUntil(lambda: len(told) == 4, timeout=30_000)
    assert "There is no such file" in told[3].stands_at()
    assert not process_ids(parent)
    parent.deleteLater()


@pytest.mark.usefixtures("qapp")
def test_the_work_ends_with_the_parent(save: Path, qtbot: QtBot) -> None:
    told: list[SavedGame] = []
    parent = QObject()
    SaveReader(SavedGames(), parent).read(found_save(save), told.append)
    assert process_ids(parent)
    (process,) = owned(parent, QProcess)
    parent.deleteLater()
    qtbot.waitUntil(lambda: not isValid(process))
    assert told == []


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_controller, "PATIENCE_MS", -1)
    monkeypatch.setattr(open_controller, "INTERVAL_MS", -1)


@pytest.mark.usefixtures("_impatient")
def test_a_long_game_opens_with_a_dialog_that_tells_how_far_it_is(program: Program, save: Path) -> None:
    seen: list[tuple[int, int]] = []

    def look() -> None:
        seen.append(ProgressPage.of(program.window).done)

    timer = QTimer(program)
    timer.timeout.connect(look)
    timer.start(0)
    program.saves.controller.shown.connect(timer.stop)
    assert program.open(save)
    assert program.file == save
    assert len(seen) > 3
    assert seen == sorted(seen)
    assert seen[-1][1] == 202


@pytest.mark.usefixtures("_impatient")
def test_to_open_a_long_game_can_be_given_up(program: Program, save: Path) -> None:
    def cancel() -> None:
        ProgressPage.of(program.window).cancel()

    before = save.read_bytes()
    QTimer.singleShot(0, program.window, cancel)
    assert not program.open(save)
    assert program.table is None
    assert not MessagePage.all_of(program.window)
    assert save.read_bytes() == before
    assert not list(save.parent.glob("*.lock"))
    assert program.open(save)
