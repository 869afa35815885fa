"""A second game is begun, saved, listed and opened, and says so when it is no longer there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt import games
from indonesia_qt.core.record import JournalFile, Seat, header
from indonesia_qt.files import paths
from indonesia_qt.games import DEFAULT_GAME, definition_of, register, suffixes
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.save_files import all_saves, file_kinds
from indonesia_qt.ui.style.theme import THEMES, Theme, contrast
from indonesia_qt.ui.table import game_ui
from tests.games.counting_definition import Agreed, CountingDefinition, lay_out_hall
from tests.ui.pages.boxes import last_message
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.counting_ui import CountingUi

INDONESIA = definition_of(DEFAULT_GAME)


@pytest.fixture(autouse=True)
def installed(own_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of counting with its map, beside Indonesia."""
    monkeypatch.setattr(games, "_DEFINITIONS", games._DEFINITIONS.copy())
    monkeypatch.setattr(game_ui, "_GAME_UIS", game_ui._GAME_UIS.copy())
    definition = CountingDefinition()
    register(definition)
    game_ui.register(CountingUi(definition))
    lay_out_hall(own_data)


@pytest.fixture
def page(program: Program) -> Iterator[NewGamePage]:
    program.new_games.ask()
    page = NewGamePage.of(program.window)
    yield page
    page.widget.close()


def save(name: str, game: str = "counting") -> Path:
    """A saved game that has just begun; `game` is the id that its file gives for its game."""
    played_on = load_map(game="counting")
    seats = [Seat("Ana", 0, "human"), Seat("Budi", 1, "slow")]
    setup = played_on.game.new_setup(Agreed(), 2, 1)
    file = paths.saves() / name
    file.parent.mkdir(parents=True, exist_ok=True)
    JournalFile(file).begin(header(played_on.game, seats, 1, setup))
    file.write_bytes(file.read_bytes().replace(b'"game":"counting"', f'"game":"{game}"'.encode(), 1))
    return file


def listed(program: Program, qtbot: QtBot) -> SavedGamesPage:
    """The list of saved games, all read."""
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read, timeout=30_000)
    return page


class TestNewGame:
    def test_the_first_game_is_proposed_with_its_maps_only(self, page: NewGamePage) -> None:
        assert page.games == ["Indonesia", "Counting"]
        assert page.choice.game == "indonesia"
        assert "Hall" not in page.offered(page.list_of("map"))

    def test_another_game_has_its_own_players_bots_maps_and_agreements(self, page: NewGamePage) -> None:
        page.choose_game("counting")
        assert len(page.seats) == 2
        assert page.offered(page.seats[1].player) == ["Human", "slow", "fast"]
        assert page.offered(page.list_of("map")) == ["Hall"]
        assert page.asks_for == ["Game", "Map", "The count begins at", "Secrets between people", "Voices"]
        assert "Counts slowly." in page.labels()
        assert page.choice.options == Agreed("zero")
        page.choose_options(begin="two", voices=False)
        assert page.choice.options == Agreed("two", aloud=False)
        assert page.choice.shuffled

        page.choose_game("indonesia")
        assert len(page.seats) == 5
        assert page.choice.options == INDONESIA.options()

    def test_everything_is_in_sight_after_the_game_is_changed(self, page: NewGamePage) -> None:
        page.choose_game("counting")
        page.choose_game("indonesia")
        QApplication.processEvents()
        for part in (page.widget.game, page.widget.start, page.list_of("research"), page.seats[4].player):
            assert part.visibleRegion().boundingRect() == part.rect()

    def test_what_is_wrong_with_a_game_is_said_after_a_change(self, page: NewGamePage) -> None:
        page.write_name(0, "Budi")
        assert page.problem == "Two players have the same name."
        page.choose_game("counting")
        assert page.can_begin
        page.write_name(0, "Budi")
        assert page.problem == "Two players have the same name."

    def test_the_next_dialog_proposes_the_game_and_its_choices(self, page: NewGamePage, program: Program) -> None:
        page.choose_player(1, "random")
        page.choose_game("counting")
        page.choose_options(begin="two")
        page.choose_player(1, "slow")
        page.write_name(0, "Zoe")
        page.begin()
        program.new_games.ask()
        again = NewGamePage.of(program.window)
        assert again.choice.game == "counting"
        assert again.choice.seats == (Seat("Zoe", 0, "human"), Seat("Budi", 1, "slow"))
        assert again.choice.options == Agreed("two")
        again.choose_game("indonesia")
        assert [seat.name for seat in again.choice.seats][:2] == ["Ana", "Budi"]
        assert again.choice.seats[1].player == "medium"
        again.cancel()

    def test_it_is_begun_and_saved_under_its_own_suffix(self, page: NewGamePage, program: Program) -> None:
        page.choose_game("counting")
        page.choose_player(1, "human")
        page.begin()
        assert program.open_game
        assert program.table
        assert program.open_game.played_on.definition.id == "counting"
        session = program.table.bridge.session
        assert session.seed == program.open_game.header.seed
        file = program.file
        assert file
        assert file.suffix == ".counting"
        program.table.rematch.emit()
        assert program.file
        assert program.file != file
        assert program.file.suffix == ".counting"
        assert program.open(file)
        assert program.table.context.words.round(1) == "Round 1"


class TestSaves:
    def test_the_endings_of_all_games_are_known(self) -> None:
        assert suffixes() == (".indonesia", ".counting")
        assert file_kinds(suffixes()).startswith("Saved games (*.indonesia *.counting *.jsonl)")

    def test_a_game_of_an_unknown_ending_is_known_by_its_first_line(self) -> None:
        known = [save("one.counting"), save("two.chess", "chess"), save("three.bak")]
        damaged, other = paths.saves() / "four.counting", paths.saves() / "five.chess"
        damaged.write_text("no game\n")
        other.write_text("no game\n")
        (paths.saves() / "folder.chess").mkdir()
        assert sorted(all_saves(suffixes())) == sorted([*known, damaged])

    def test_they_stand_in_the_list_in_words_of_their_own(self, program: Program, qtbot: QtBot) -> None:
        save("one.counting")
        page = listed(program, qtbot)
        assert page.names == ["one"]
        assert page.stands_at(0).splitlines() == ["Round 0 \N{MIDDLE DOT} Early", "Budi is to decide"]
        qtbot.waitUntil(lambda: page.has_picture(0))
        page.load()
        assert program.open_game
        assert program.open_game.played_on.definition.id == "counting"


class TestAGameThatIsNotInstalled:
    def test_it_is_listed_greyed_with_the_reason_and_can_not_be_loaded(self, program: Program, qtbot: QtBot) -> None:
        file = save("gone.chess", "chess")
        page = listed(program, qtbot)
        assert page.stands_at(0) == 'Can\'t be opened: the game "chess" is not installed'
        assert "Ana" in page.players(0)
        assert page.is_greyed(0)
        assert not page.can_load
        page.load()
        page.double_click(0)
        assert program.file is None
        assert page.widget.isVisible()
        page.delete()
        assert not file.exists()
        page.undo()
        qtbot.waitUntil(lambda: page.is_read)
        assert page.is_greyed(0)
        page.close()

    def test_others_beside_it_are_loaded(self, program: Program, qtbot: QtBot) -> None:
        save("gone.chess", "chess")
        damaged, here = save("damaged.counting"), save("here.counting")
        damaged.write_text("no game\n")
        page = listed(program, qtbot)
        rows = {name: row for row, name in enumerate(page.names)}
        assert [page.is_greyed(rows[name]) for name in ("gone", "damaged", "here")] == [True, False, False]
        page.choose_row(rows["gone"])
        assert not page.can_load
        page.choose_row(rows["here"])
        assert page.can_load
        page.load()
        assert program.file == here

    def test_opened_from_elsewhere_it_says_the_reason(self, program: Program, tmp_path: Path) -> None:
        assert not program.open(save("gone.chess", "chess").rename(tmp_path / "gone.chess"))
        assert last_message(program.window).endswith('line 1: the game "chess" is not installed')

    def test_the_start_screen_says_the_reason(self, program: Program, qtbot: QtBot) -> None:
        save("gone.chess", "chess")
        program.start()
        page = StartPage.of(program.window)
        qtbot.waitUntil(lambda: "is not installed" in page.stands_at, timeout=30_000)
        assert "Ana" in page.players
        page.go_on()
        assert last_message(program.window).endswith('the game "chess" is not installed')

    @pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
    def test_what_is_greyed_can_be_read(self, theme: Theme) -> None:
        colours = theme.interface
        assert contrast(colours.quiet_text, colours.field) >= 4.5
        assert contrast(colours.quiet_text, colours.text) >= 1.2
