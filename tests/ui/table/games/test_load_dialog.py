"""The list of saved games is searched, ordered and opened, and what is deleted comes back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import JournalFile, Seat, header
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.table.games.load_dialog import NAME, PLAYERS, STANDS_AT, LoadDialog
from indonesia_qt.ui.table.games.saved_games import BEING_READ
from tests.ui.table.mouse import Mouse
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
def dialog(program: Program, qtbot: QtBot) -> LoadDialog:
    """The list of two games and of a file that is none, all read."""
    save("first", "Ana", "Budi", age=100)
    save("second", "Citra", "Dewi", age=50)
    broken = save("broken", "Eko", "Ana", age=10)
    broken.write_text("no game\n")
    os.utime(broken, (1, 1))
    program.saves.ask()
    dialog = program.window.findChild(LoadDialog)
    assert dialog
    qtbot.waitUntil(lambda: is_read(dialog))
    return dialog


def cell(dialog: LoadDialog, row: int, column: int) -> str:
    return str(dialog.shown.index(row, column).data() or "")


def is_read(dialog: LoadDialog) -> bool:
    return not any(cell(dialog, row, STANDS_AT) == BEING_READ for row in range(dialog.shown.rowCount()))


def names(dialog: LoadDialog) -> list[str]:
    return [cell(dialog, row, NAME) for row in range(dialog.shown.rowCount())]


def test_the_game_played_last_is_first_and_enter_loads_it(dialog: LoadDialog, program: Program) -> None:
    assert names(dialog) == ["second", "first", "broken"]
    assert "Citra" in cell(dialog, 0, PLAYERS)
    assert "Era A · Year 1" in cell(dialog, 0, STANDS_AT)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)

    assert program.file
    assert program.file.stem == "second"


@pytest.mark.parametrize(("scale", "games"), [(200, 4), (250, 3)])
@pytest.mark.usefixtures("undressed")
def test_several_games_are_seen_with_large_text(program: Program, qtbot: QtBot, scale: int, games: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    program.window.appearance.put_on()
    for number in range(games):
        save(f"game {number}", "Ana", "Budi", "Citra", "Dewi", "Eko")
    program.saves.ask()
    dialog = program.window.findChild(LoadDialog)
    assert dialog
    qtbot.waitUntil(lambda: is_read(dialog))

    assert not dialog.table.verticalScrollBar().isVisible()
    assert not dialog.table.horizontalScrollBar().isVisible()


def test_boards_are_drawn_and_no_cash_is_told(dialog: LoadDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not dialog.model.item(0, NAME).icon().isNull())

    assert not any("Rp" in cell(dialog, row, column) for row in range(3) for column in range(5))


def test_a_damaged_file_is_listed_with_the_reason(dialog: LoadDialog) -> None:
    assert "Can't be opened: is not the header of a saved game" in cell(dialog, 2, STANDS_AT)


def test_players_are_searched_for(dialog: LoadDialog) -> None:
    QTest.keyClicks(dialog.search, "budi")

    assert names(dialog) == ["first"]
    assert dialog.chosen
    assert dialog.chosen.stem == "first"


def test_a_click_on_a_heading_orders_the_games(dialog: LoadDialog) -> None:
    head = dialog.table.horizontalHeader()
    at = QPoint(head.sectionViewportPosition(NAME) + 20, head.height() // 2)
    while names(dialog) != ["broken", "first", "second"]:
        QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_what_is_deleted_comes_back(dialog: LoadDialog, program: Program) -> None:
    mouse = Mouse(program)
    file = dialog.chosen
    assert file
    assert not dialog.undo.isVisible()
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert not file.exists()
    assert "second" not in names(dialog)
    mouse.click(dialog.undo)

    assert file.exists()
    assert "second" in names(dialog)
    assert not dialog.undo.isEnabled()


def test_a_game_is_renamed_where_it_is_listed(dialog: LoadDialog, program: Program) -> None:
    Mouse(program).click(dialog.rename)
    field = dialog.table.findChild(QLineEdit)
    assert field
    field.selectAll()
    QTest.keyClicks(field, "Friday")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()

    assert (paths.saves() / "Friday.indonesia").exists()
    assert "Friday" in names(dialog)


def test_a_name_that_is_taken_is_refused(dialog: LoadDialog) -> None:
    dialog.model.item(0, NAME).setText("first")
    dialog.model.item(1, NAME).setText("first")
    dialog.model.item(2, NAME).setText("a/b")

    assert sorted(names(dialog)) == ["broken", "first", "second"]
    assert dialog.warning.isVisible()
    assert "a/b" in dialog.warning.text()


def test_a_game_is_copied(dialog: LoadDialog, program: Program) -> None:
    Mouse(program).click(dialog.copy)

    assert "second copy" in names(dialog)
    assert (paths.saves() / "second copy.indonesia").read_bytes() == (paths.saves() / "second.indonesia").read_bytes()


def test_a_game_that_is_played_is_not_deleted(dialog: LoadDialog, program: Program) -> None:
    file = dialog.chosen
    assert file
    lock = SaveLock(file)
    assert lock.take()
    Mouse(program).click(dialog.throw)
    lock.release()

    assert file.exists()
    assert dialog.warning.text() == "second is being played."


def test_recent_games_are_in_the_menu(begin: Begin, program: Program) -> None:
    save("older", "Ana", "Budi", age=1000)
    begin("human", "human")
    menu = program.window.game.recent
    menu.aboutToShow.emit()
    entries = menu.actions()
    assert [entry.text() for entry in entries][1] == "older"
    entries[1].trigger()

    assert program.file
    assert program.file.stem == "older"
