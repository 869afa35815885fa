"""A second game is offered in the dialog of a new one, and its saved games say when it is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import bot_of
from indonesia_qt.core.record import JournalFile, Seat, header
from indonesia_qt.files import paths
from indonesia_qt.games import DEFAULT_GAME, definition_of, suffixes
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.save_files import all_saves, file_kinds
from indonesia_qt.ui.style.theme import THEMES, Theme, contrast
from tests.games.installed import Install
from tests.games.toy.definition import Options
from tests.games.toy.playing import install_toy
from tests.ui.pages.boxes import last_message
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.pages.start_screen import StartPage

WAIT_MS = 30_000


@pytest.fixture(autouse=True)
def _toy(install: Install, own_data: Path) -> None:
    install_toy(install, own_data)


@pytest.fixture
def page(program: Program) -> Iterator[NewGamePage]:
    """The dialog of a new game."""
    program.new_games.ask()
    page = NewGamePage.of(program.window)
    yield page
    page.widget.close()


def save(name: str, game: str = "toy") -> Path:
    """A saved game that has just begun; `game` is the id that its file gives for its game."""
    played_on = load_map(game="toy")
    seats = [Seat("Ana", 0, "human"), Seat("Budi", 1, "buyer")]
    file = paths.saves() / name
    file.parent.mkdir(parents=True, exist_ok=True)
    JournalFile(file).begin(header(played_on.game, seats, 1, played_on.game.new_setup(Options(), 2, 1)))
    file.write_bytes(file.read_bytes().replace(b'"game":"toy"', f'"game":"{game}"'.encode(), 1))
    return file


def listed(program: Program, qtbot: QtBot) -> SavedGamesPage:
    """The list of saved games, all read."""
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read, timeout=WAIT_MS)
    return page


class TestNewGame:
    def test_the_first_game_is_proposed_with_its_maps_only(self, page: NewGamePage) -> None:
        assert page.games == ["Indonesia", "Singapore", "Land Auction"]
        assert page.choice.game == "indonesia"
        assert "Lots" not in page.offered(page.list_of("map"))

    def test_each_game_has_a_picture(self, page: NewGamePage, qtbot: QtBot) -> None:
        qtbot.waitUntil(lambda: page.games_with_picture == page.games, timeout=WAIT_MS)

    def test_another_game_has_its_own_players_bots_maps_and_agreements(self, page: NewGamePage) -> None:
        page.choose_game("toy")
        assert [seat.player for seat in page.choice.seats] == ["human", "buyer"]
        assert page.offered(page.seats[2].player) == ["Human", "Random", "Buyer"]
        assert page.offered(page.list_of("map")) == ["Lots"]
        assert page.asks_for == ["Game", "Coins", "Seals", "Hidden information"]
        assert page.choice.options == Options()
        page.choose_options(coins="open", chance="practice")
        assert page.choice.options == Options("open", "practice")
        assert page.choice.shuffled

        page.choose_game("indonesia")
        assert len(page.seats) == 5
        assert page.choice.options == definition_of(DEFAULT_GAME).options()

    def test_everything_is_in_sight_after_the_game_is_changed(self, page: NewGamePage) -> None:
        page.choose_game("toy")
        page.choose_game("indonesia")
        QApplication.processEvents()
        for part in (page.widget.game, page.widget.start, page.list_of("map"), page.seats[3].player):
            assert part.visibleRegion().boundingRect() == part.rect()

    def test_a_game_that_needs_less_room_takes_less(self, page: NewGamePage) -> None:
        page.unfold()
        before = page.widget.height()
        page.choose_game("toy")
        choices = page.widget.choices
        spare = before - page.widget.height()
        assert spare > 0
        assert choices.height() - choices.minimumSizeHint().height() < spare

    def test_what_is_wrong_with_a_game_is_said_after_a_change(self, page: NewGamePage) -> None:
        page.write_name(0, "Budi")
        assert page.problem == "Each player needs a different name."
        page.choose_game("toy")
        assert page.can_begin
        page.write_name(0, "Budi")
        assert page.problem == "Each player needs a different name."

    def test_the_next_dialog_proposes_the_game_and_its_choices(self, page: NewGamePage, program: Program) -> None:
        page.choose_game("toy")
        page.choose_options(coins="open")
        page.choose_player(1, "random")
        page.write_name(0, "Zoe")
        page.begin()
        program.new_games.ask()
        again = NewGamePage.of(program.window)
        assert again.choice.game == "toy"
        assert again.choice.seats == (Seat("Zoe", 0, "human"), Seat("Budi", 1, "random"))
        assert again.choice.options == Options("open")
        again.choose_game("indonesia")
        players = [(seat.name, bot_of(seat.player)) for seat in again.choice.seats]
        assert players[:2] == [("Ana", "human"), ("Budi", "medium")]
        again.cancel()

    def test_a_rematch_is_of_the_same_game(self, page: NewGamePage, program: Program) -> None:
        page.choose_game("toy")
        page.choose_options(coins="open")
        page.choose_player(1, "human")
        page.begin()
        first = program.file
        assert program.table
        program.table.rematch.emit()
        assert program.open_game
        assert program.file != first
        assert program.open_game.played_on.definition.id == "toy"
        assert program.open_game.session.setup.options == Options("open")
        assert program.open_game.session.seed == program.open_game.header.seed


class TestSaves:
    def test_the_endings_of_all_games_are_known(self) -> None:
        assert suffixes() == {"indonesia": ".indonesia", "singapore": ".singapore", "toy": ".toy"}
        assert file_kinds(suffixes()).startswith("Saved games (*.indonesia *.singapore *.toy *.jsonl)")

    def test_a_game_of_an_unknown_ending_is_known_by_its_first_line(self) -> None:
        known = [save("one.toy"), save("two.chess", "chess")]
        save("three.bak")  # a copy that somebody has put aside
        damaged, other = paths.saves() / "four.toy", paths.saves() / "five.chess"
        damaged.write_text("no game\n", encoding="utf-8")
        other.write_text("no game\n", encoding="utf-8")
        (paths.saves() / "folder.chess").mkdir()
        assert sorted(save.file for save in all_saves(suffixes())) == sorted([*known, damaged])


class TestAGameThatIsNotInstalled:
    def test_it_is_listed_greyed_with_the_reason_and_can_not_be_loaded(self, program: Program, qtbot: QtBot) -> None:
        file = save("gone.chess", "chess")
        page = listed(program, qtbot)
        assert page.stands_at(0) == "This file can’t be opened. The game “chess” isn’t installed."
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
        damaged, here = save("damaged.toy"), save("here.toy")
        damaged.write_text("no game\n", encoding="utf-8")
        page = listed(program, qtbot)
        rows = {name: row for row, name in enumerate(page.names)}
        assert [page.is_greyed(rows[name]) for name in ("gone", "damaged", "here")] == [True, False, False]
        can_load = {}
        for name in ("gone", "here"):
            page.choose_row(rows[name])
            can_load[name] = page.can_load
        assert can_load == {"gone": False, "here": True}
        page.load()
        assert program.file == here

    def test_opened_from_elsewhere_it_says_the_reason(self, program: Program, tmp_path: Path) -> None:
        assert not program.open(save("gone.chess", "chess").rename(tmp_path / "gone.chess"))
        assert last_message(program.window).endswith("The game “chess” isn’t installed.")

    def test_the_start_screen_says_the_reason(self, program: Program, qtbot: QtBot) -> None:
        save("gone.chess", "chess")
        program.start()
        page = StartPage.of(program.window)
        qtbot.waitUntil(lambda: "isn’t installed" in page.stands_at, timeout=WAIT_MS)
        assert "Ana" in page.players
        assert not page.can_go_on
        page.list_damaged()
        assert SavedGamesPage.of(program.window)

    @pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
    def test_what_is_greyed_can_be_read(self, theme: Theme) -> None:
        colours = theme.interface
        assert contrast(colours.quiet_text, colours.field) >= 4.5
        assert contrast(colours.quiet_text, colours.text) >= 1.2
