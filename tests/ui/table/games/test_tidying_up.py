"""Old games of bots go to the trash when a new game begins; a message says how many, and *Undo* brings them back."""

from __future__ import annotations

import os
import shutil
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from indonesia_qt.core.record import Seat, header, saved
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.support import trash
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.notice import NoticePage
from tests.ui.pages.page import settle
from tests.ui.play.test_save_folder import Trash
from tests.ui.table.new_games import new_game

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there has a test a trash of its own")

LEAST = 5
"""The fewest games of bots that can be kept."""


def save(number: int, player: str) -> Path:
    """A saved game that is over, with the name that the program gave it, played last so many seconds after 1970."""
    game = load_map().game
    seats = [Seat(name, seat, player) for seat, name in enumerate(("Ana", "Budi"))]
    begun = header(game, seats, number, game.new_setup(Options(), 2, number))
    file = paths.saves() / f"2026-11-01 10.00.{number:02} Ana Budi.indonesia"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(saved(begun, [], (1, 2)))
    os.utime(file, (number, number))
    return file


@pytest.fixture
def games(program: Program) -> list[Path]:
    """Three games of bots too many, and as many of people; the oldest first."""
    program.window.preferences.set("finished_games", LEAST)
    for number in range(LEAST + 3):
        save(number + 30, "human")
    return [save(number, "easy") for number in range(LEAST + 3)]


def test_a_message_says_how_many_and_undo_brings_them_back(program: Program, games: list[Path]) -> None:
    before = {file: file.read_bytes() for file in paths.saves().iterdir()}
    program.new_game(new_game("human", "human"))
    notice = NoticePage.of(program.window)
    assert notice.text == "3 old games of bots were moved to the trash."
    assert {file for file in before if not file.exists()} == set(games[:3])
    notice.press("Undo")

    assert {file: file.read_bytes() for file in before} == before
    assert not NoticePage.all_of(program.window)
    assert program.window.statusBar().currentMessage() == "The games are back in the list of saved games."


def test_the_message_can_be_put_away(program: Program, games: list[Path]) -> None:
    program.new_game(new_game("human", "human"))
    NoticePage.of(program.window).dismiss()
    assert not NoticePage.all_of(program.window)
    assert not games[0].exists()


@pytest.mark.usefixtures("games")
def test_it_covers_nothing_of_a_small_window_and_its_bar_goes_with_it(program: Program) -> None:
    window = program.window
    window.resize(1366, 768)
    program.new_game(new_game("human", "human"))
    settle()
    notice = NoticePage.of(window)

    def place(part: QWidget) -> QRect:
        return QRect(part.mapTo(window, QPoint()), part.size())

    assert window.map
    assert window.rect().contains(place(notice.widget))
    for part in (window.map, window.docks.decision, window.docks.players):
        assert not place(part).intersects(place(notice.widget))
    notice.dismiss()
    assert window.statusBar().isHidden()


def test_what_has_left_the_trash_meanwhile_is_named(program: Program, games: list[Path]) -> None:
    program.new_game(new_game("human", "human"))
    shutil.rmtree(paths.own_data().parent / "Trash")
    NoticePage.of(program.window).press("Undo")
    assert games[0].name in MessagePage.of(program.window).text


def test_without_a_trash_nothing_goes_and_nothing_is_said(
    program: Program, games: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trash, "QFile", partial(Trash, works=False))
    program.new_game(new_game("human", "human"))
    assert all(file.exists() for file in games)
    assert not NoticePage.all_of(program.window)
