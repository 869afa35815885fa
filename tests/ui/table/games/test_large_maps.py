"""A large map is read while the window goes on, and that can be given up; boards of such maps aren't drawn in lists."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt import library
from indonesia_qt.core.record import JournalFile, Seat, header
from indonesia_qt.files import paths
from indonesia_qt.files.paths import LARGE
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.widgets import progress_dialog
from tests.ui.pages.boxes import LoadingPage
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.new_games import new_game


@pytest.fixture(autouse=True)
def _shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fast computer reads the map before anything is shown."""
    monkeypatch.setattr(progress_dialog, "SHOWN_AFTER_MS", 0)


@pytest.fixture
def large_map(own_data: Path) -> Path:
    folder = own_data / "maps" / "lagoon"
    shutil.copytree(paths.shipped_maps() / "lagoon", folder, ignore=shutil.ignore_patterns("recipe"))
    board = folder / "map.geojson"
    board.write_text(board.read_text(encoding="utf-8") + " " * LARGE, encoding="utf-8")
    return folder


@pytest.fixture
def save(large_map: Path) -> Path:
    """A game on the large map that has just begun."""
    game = load_map(str(large_map)).game
    seats = Seat("Ana", 0, "human"), Seat("Budi", 1, "human")
    file = paths.saves() / "large.indonesia"
    file.parent.mkdir(parents=True)
    JournalFile(file).begin(header(game, seats, 1, game.new_setup(Options(), 2, 1)))
    return file


def reading(program: Program, qtbot: QtBot) -> LoadingPage:
    qtbot.waitUntil(lambda: bool(LoadingPage.all_of(program.window)))
    return LoadingPage.of(program.window)


def test_it_begins_when_the_map_is_read(program: Program, large_map: Path, qtbot: QtBot) -> None:
    program.new_game(new_game("human", "human", map="lagoon"))
    assert program.open_game is None
    assert reading(program, qtbot)
    qtbot.waitUntil(lambda: program.open_game is not None, timeout=30_000)
    assert program.open_game
    assert program.open_game.played_on.folder == large_map


def test_the_copy_for_the_game_is_written_before_the_window_goes_on(
    program: Program, large_map: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert large_map
    written: list[Path] = []
    monkeypatch.setattr(library, "write_whole", lambda file, _: written.append(file))
    program.new_game(new_game("human", "human", map="lagoon"))
    qtbot.waitUntil(lambda: program.open_game is not None, timeout=30_000)
    assert program.open_game
    assert (paths.played_maps() / program.open_game.played_on.game.fingerprint / "map.geojson").is_file()
    assert written == []


def test_it_is_given_up(program: Program, large_map: Path, qtbot: QtBot) -> None:
    assert large_map
    program.new_game(new_game("human", "human", map="lagoon"))
    reading(program, qtbot).press_escape()
    assert program.open_game is None


def test_one_that_cannot_be_played_is_refused(program: Program, large_map: Path, qtbot: QtBot) -> None:
    (large_map / "scenario.json").write_text("{", encoding="utf-8")
    told: list[str] = []
    program.window.tell = lambda title, text: told.append(text)  # type: ignore[method-assign]
    program.new_game(new_game("human", "human", map="lagoon"))
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    assert str(large_map / "scenario.json") in told[0]
    assert program.open_game is None


class TestSavedGames:
    def test_one_is_opened_when_its_map_is_read(
        self, program: Program, save: Path, large_map: Path, qtbot: QtBot
    ) -> None:
        assert not program.open(save)
        assert reading(program, qtbot)
        qtbot.waitUntil(lambda: program.open_game is not None, timeout=30_000)
        assert program.open_game
        assert (program.open_game.file, program.open_game.played_on.folder) == (save, large_map)

    def test_the_start_screen_is_there_meanwhile(self, program: Program, save: Path, qtbot: QtBot) -> None:
        program.start(save)
        assert program.start_controller.is_shown
        qtbot.waitUntil(lambda: program.open_game is not None, timeout=30_000)
        assert not program.start_controller.is_shown

    def test_opening_is_given_up(self, program: Program, save: Path, qtbot: QtBot) -> None:
        before = save.read_bytes()
        program.open(save)
        reading(program, qtbot).press_escape()
        assert program.open_game is None
        assert [file.name for file in save.parent.iterdir()] == [save.name]
        assert save.read_bytes() == before

    def test_one_whose_map_cannot_be_played_is_refused(
        self, program: Program, save: Path, large_map: Path, qtbot: QtBot
    ) -> None:
        (large_map / "scenario.json").write_text("{", encoding="utf-8")
        told: list[str] = []
        program.window.tell = lambda title, text: told.append(text)  # type: ignore[method-assign]
        program.open(save)
        qtbot.waitUntil(lambda: bool(told), timeout=30_000)
        assert told[0].startswith(f"{save}: The map of this game can’t be used. {large_map / 'scenario.json'}")
        assert program.open_game is None

    def test_the_list_shows_the_title_of_the_map_and_no_board(self, program: Program, save: Path, qtbot: QtBot) -> None:
        assert save
        program.saves.ask()
        page = SavedGamesPage.of(program.window)
        qtbot.waitUntil(lambda: page.map(0) == "Lagoon", timeout=30_000)
        qtbot.wait(0)
        assert not page.has_picture(0)

    @pytest.mark.usefixtures("undressed")
    def test_the_start_screen_says_that_there_is_no_picture(self, program: Program, save: Path, qtbot: QtBot) -> None:
        assert save
        program.start()
        page = StartPage.of(program.window)
        qtbot.waitUntil(lambda: "Ana" in page.players, timeout=30_000)
        assert page.instead_of_picture == "No preview"
        assert "Era A" in page.stands_at
