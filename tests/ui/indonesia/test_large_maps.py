"""A game begins on a large map as soon as that is read; the window goes on meanwhile, and it can be given up."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt import paths
from indonesia_qt.ui.app import Program
from indonesia_qt.ui.editor.map_reading import MapReading
from indonesia_qt.ui.work_dialog import LARGE

from .conftest import new_game


@pytest.fixture
def large_map(own_data: Path) -> Path:
    folder = own_data / "maps" / "mine"
    shutil.copytree(paths.shipped_maps() / "lagoon", folder, ignore=shutil.ignore_patterns("recipe"))
    board = folder / "map.geojson"
    board.write_text(board.read_text(encoding="utf-8") + " " * LARGE, encoding="utf-8")
    return folder


def reading(program: Program, qtbot: QtBot) -> MapReading:
    qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in program.window.findChildren(MapReading)))
    (dialog,) = program.window.findChildren(MapReading)
    return dialog


def test_it_begins_when_the_map_is_read(program: Program, large_map: Path, qtbot: QtBot) -> None:
    program.new_game(new_game("human", "human", map="mine"))
    assert program.sitting is None
    assert reading(program, qtbot)
    qtbot.waitUntil(lambda: program.sitting is not None, timeout=30_000)
    assert program.sitting
    assert program.sitting.played_on.folder == large_map


def test_it_is_given_up(program: Program, large_map: Path, qtbot: QtBot) -> None:
    assert large_map
    program.new_game(new_game("human", "human", map="mine"))
    QTest.keyClick(reading(program, qtbot), Qt.Key.Key_Escape)
    assert program.sitting is None


def test_one_that_cannot_be_played_is_refused(program: Program, large_map: Path, qtbot: QtBot) -> None:
    (large_map / "scenario.json").write_text("{", encoding="utf-8")
    told: list[str] = []
    program.window.tell = lambda title, text: told.append(text)  # type: ignore[method-assign]
    program.new_game(new_game("human", "human", map="mine"))
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    assert str(large_map / "scenario.json") in told[0]
    assert program.sitting is None
