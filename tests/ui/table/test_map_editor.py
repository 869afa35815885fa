"""The map that is played can be edited in the same program; no game, running or saved, notices."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.maps import edits
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.menus.file_commands import FileCommands
from indonesia_qt.ui.editor.window_manager import WindowManager
from tests.ui.pages.page import owned
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin, new_game


@pytest.fixture
def own_map(own_data: Path) -> Path:
    folder = own_data / "maps" / "mine"
    shutil.copytree(paths.shipped_maps() / "indonesia", folder, ignore=shutil.ignore_patterns("recipe"))
    board = folder / "map.geojson"
    board.write_text(board.read_text(encoding="utf-8").replace('"id":"indonesia"', '"id":"mine"', 1), encoding="utf-8")
    return folder


@pytest.fixture
def editors(program: Program, qapp: QApplication) -> Iterator[list[EditorWindow]]:
    """The editor's windows that are opened from the game."""
    windows: list[EditorWindow] = []
    yield windows
    for window in qapp.topLevelWidgets():
        if isinstance(window, EditorWindow):
            window.may_close = lambda: True
            window.close()
    assert program


def open_editor(program: Program) -> EditorWindow:
    program.window.commands.actions["editor"].trigger()
    (editors,) = owned(program, WindowManager)
    return editors.windows[-1]


def test_the_map_that_is_played_is_opened_as_a_copy(begin: Begin, editors: list[EditorWindow]) -> None:
    mouse = begin("human", "human")
    window = open_editor(mouse.program)
    assert editors == []
    assert window.document.board.title == "Indonesia"
    assert window.document.folder is None
    assert window.isVisible()
    assert mouse.program.window.isVisible()


def test_a_game_goes_on_whatever_is_done_to_its_map(
    program: Program, own_map: Path, editors: list[EditorWindow]
) -> None:
    program.new_game(new_game("human", "human", map="mine"))
    mouse = Mouse(program)
    mouse.answer()
    mouse.answer()
    assert program.table
    assert program.file
    stones = program.table.bridge.session.state.scenario.stones
    window = open_editor(program)
    assert window.document.folder == own_map

    window.document.do("Stones", lambda draft: edits.change_stones(draft, (9, 7, 5)))
    (files,) = owned(window, FileCommands)
    files.file.save()

    mouse.answer()
    made = len(program.table.bridge.session.entries)
    assert program.table.bridge.session.state.scenario.stones == stones != (9, 7, 5)
    assert program.open(program.file)
    session = program.table.bridge.session
    assert (len(session.entries), session.state.scenario.stones) == (made, stones)
    program.new_game(new_game("human", "human", map="mine"))
    assert program.table.bridge.session.state.scenario.stones == (9, 7, 5)
    assert editors == []
