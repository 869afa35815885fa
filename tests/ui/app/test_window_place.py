"""The window comes back where it was, as large as it was, after every way to close it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.ui.table.new_games import new_game

PLACE = QRect(40, 60, 700, 600)


def at_the_start_screen(program: Program) -> None:
    program.start()
    program.window.setGeometry(PLACE)
    program.window.close()


def in_a_game(program: Program) -> None:
    program.new_game(new_game("human", "human"))
    program.window.setGeometry(PLACE)
    program.window.close()


def by_the_menu(program: Program) -> None:
    program.new_game(new_game("human", "human"))
    program.window.setGeometry(PLACE)
    program.window.commands.actions["quit"].trigger()


def after_a_game(program: Program) -> None:
    program.new_game(new_game("human", "human"))
    program.show_start()
    program.window.setGeometry(PLACE)
    program.window.close()


def opened_again() -> MainWindow:
    window = make_window()
    window.show()
    return window


@pytest.mark.parametrize("leave", [at_the_start_screen, in_a_game, by_the_menu, after_a_game])
def test_its_size_and_place_are_kept(program: Program, leave: Callable[[Program], None], qtbot: QtBot) -> None:
    leave(program)
    assert not program.window.isVisible()
    again = opened_again()
    qtbot.addWidget(again)
    assert again.geometry() == PLACE


def test_that_it_was_maximised_is_kept_with_its_other_size(program: Program, qtbot: QtBot) -> None:
    program.start()
    program.window.setGeometry(PLACE)
    program.window.showMaximized()
    program.window.close()
    again = opened_again()
    qtbot.addWidget(again)
    assert again.isMaximized()
    assert again.normalGeometry() == PLACE
