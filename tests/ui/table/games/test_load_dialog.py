"""The list of saved games is searched, ordered and opened, and what is deleted comes back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import JournalFile, Seat, header, read
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.table.games.load_dialog import STANDS_AT
from tests.ui.pages.menus import MenuPage
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.table.new_games import Begin


def save(name: str, *players: str, age: int = 0) -> Path:
    """A saved game that has just begun, played last `age` seconds ago."""
    game = load_map().game
    seats = [Seat(player, number, "human") for number, player in enumerate(players)]
    file = paths.saves() / f"{name}.indonesia"
    file.parent.mkdir(parents=True, exist_ok=True)
    JournalFile(file).begin(header(game, seats, 1, game.new_setup(Options(), len(seats), 1)))
    time = file.stat().st_mtime - age
    os.utime(file, (time, time))
    return file


@pytest.fixture
def page(program: Program, qtbot: QtBot) -> SavedGamesPage:
    """The list of two games and of a file that is none, all read."""
    save("first", "Ana", "Budi", age=100)
    save("second", "Citra", "Dewi", age=50)
    broken = save("broken", "Eko", "Ana", age=10)
    broken.write_text("no game\n", encoding="utf-8")
    os.utime(broken, (1, 1))
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read)
    return page


def test_the_game_played_last_is_first_and_enter_loads_it(page: SavedGamesPage, program: Program) -> None:
    assert page.names == ["second", "first", "broken"]
    assert "Citra" in page.players(0)
    assert "Era A · Year 1" in page.stands_at(0)
    page.load()

    assert program.file
    assert program.file.stem == "second"


def test_names_that_look_the_same_are_numbered_in_the_list_and_at_the_table(program: Program, qtbot: QtBot) -> None:
    file = save("twins", "Ana", "Ana\u200d", "\u3164")
    before = file.read_bytes()
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read)
    assert all(f"\N{NO-BREAK SPACE}{name}" in f"{page.players(0)} " for name in ("Ana ", "Ana 2 ", "? 1 "))
    page.load()

    assert program.file == file
    assert program.table
    assert [seat.name for seat in program.table.bridge.seats] == ["Ana", "Ana 2", "? 1"]
    assert "Here the players are called Ana, Ana 2, ? 1." in "\n".join(
        line.text for line in program.table.log.pane.lines
    )
    assert file.read_bytes() == before
    program.table.bridge.submit(program.table.bridge.question.actions(program.table.bridge.session.state)[0], 0)
    assert file.read_bytes().startswith(before)
    assert len(file.read_bytes()) > len(before)
    program.new_games.rematch()
    assert program.file
    assert read(program.file).why_unfit_names() is None


@pytest.mark.parametrize("scale", [125, 150])
@pytest.mark.usefixtures("undressed")
def test_three_lines_have_room(program: Program, qtbot: QtBot, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.put_on()
    save("game", "Ana", "Budi")
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read)
    page.widget.model.item(0, STANDS_AT).setText("Era A\nYear 1\nAna is next")
    assert page.widget.table.rowHeight(0) >= page.widget.table.sizeHintForRow(0)


@pytest.mark.parametrize(("scale", "games"), [(200, 4), (250, 3)])
@pytest.mark.usefixtures("undressed")
def test_several_games_are_seen_with_large_text(program: Program, qtbot: QtBot, scale: int, games: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    program.window.appearance.put_on()
    for number in range(games):
        save(f"game {number}", "Ana", "Budi", "Citra", "Dewi", "Eko")
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read)

    assert not page.must_be_scrolled


def test_boards_are_drawn_and_no_cash_is_told(page: SavedGamesPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.has_picture(0), timeout=30_000)

    assert not any("Rp" in page.cell(row, column) for row in range(3) for column in range(5))


def test_a_damaged_file_is_listed_with_the_reason(page: SavedGamesPage) -> None:
    assert page.stands_at(2).startswith("This file can’t be opened. ")
    assert "isn’t a saved game" in page.stands_at(2)


def test_players_are_searched_for(page: SavedGamesPage) -> None:
    page.search("budi")

    assert page.names == ["first"]
    assert page.chosen
    assert page.chosen.stem == "first"


def test_a_click_on_a_heading_orders_the_games(page: SavedGamesPage) -> None:
    while page.names != ["broken", "first", "second"]:
        page.order_by_name()


def test_names_are_found_without_accents_and_ordered_by_the_language(program: Program, qtbot: QtBot) -> None:
    for name in ("Zug", "Über", "abend"):
        save(name, "Łukasz", "Ana")
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read)
    page.order_by_name()
    assert page.names in (ordered := ["abend", "Über", "Zug"], ordered[::-1])
    page.search("uber")
    assert page.names == ["Über"]
    page.widget.search.clear()
    page.search("lukasz")
    assert len(page.names) == 3


def test_what_is_deleted_comes_back(page: SavedGamesPage) -> None:
    file = page.chosen
    assert file
    assert not page.widget.undo.isVisible()
    page.delete_by_key()
    assert not file.exists()
    assert "second" not in page.names
    page.undo()

    assert file.exists()
    assert "second" in page.names
    assert not page.widget.undo.isEnabled()


def test_a_game_is_renamed_where_it_is_listed(page: SavedGamesPage) -> None:
    page.rename("Friday")
    QApplication.processEvents()

    assert (paths.saves() / "Friday.indonesia").exists()
    assert "Friday" in page.names


def test_a_name_that_is_taken_is_refused(page: SavedGamesPage) -> None:
    for row, name in enumerate(("first", "first", "a/b")):
        page.enter_name(row, name)

    assert sorted(page.names) == ["broken", "first", "second"]
    assert "a/b" in page.warning


def test_a_game_is_copied(page: SavedGamesPage) -> None:
    page.duplicate()

    assert "second copy" in page.names
    assert (paths.saves() / "second copy.indonesia").read_bytes() == (paths.saves() / "second.indonesia").read_bytes()


def test_a_game_that_is_played_is_not_deleted(page: SavedGamesPage) -> None:
    file = page.chosen
    assert file
    lock = SaveLock(file)
    assert lock.take()
    page.delete()
    lock.release()

    assert file.exists()
    assert page.warning == "“second” is open. Close that game first."


def test_recent_games_are_in_the_menu(begin: Begin, program: Program) -> None:
    save("older", "Ana", "Budi", age=1000)
    begin("human", "human")
    menu = program.window.game.recent
    menu.aboutToShow.emit()
    assert MenuPage(menu).offered()[1] == "older"
    MenuPage(menu).trigger("older")

    assert program.file
    assert program.file.stem == "older"
