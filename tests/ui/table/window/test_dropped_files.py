"""Files that are dropped on the window open, are offered, or are refused with a sentence."""

from __future__ import annotations

import os
import shutil
from codecs import BOM_UTF8
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication

from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from tests.ui.pages.boxes import DroppedMapPage, MessagePage, last_message
from tests.ui.pages.new_game import NewGamePage
from tests.ui.table.new_games import Begin

NOTHING = Qt.KeyboardModifier.NoModifier


def drop(program: Program, *files: Path) -> None:
    """Drag files over the window and let go."""
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    over = QDragEnterEvent(QPoint(400, 300), action, dragged, button, NOTHING)
    QApplication.sendEvent(program.window, over)
    assert over.isAccepted()
    QApplication.sendEvent(program.window, QDropEvent(QPointF(400, 300), action, dragged, button, NOTHING))


def test_a_saved_game_opens(program: Program, begin: Begin) -> None:
    begin("human", "human")
    first = program.file
    begin("human", "human", "human")
    assert first
    drop(program, first)

    assert program.file == first


def test_a_file_that_the_desktop_asks_to_open_is_taken_as_a_dropped_one(program: Program, begin: Begin) -> None:
    begin("human", "human")
    first = program.file
    begin("human", "human", "human")
    assert first
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(str(first)))
    assert program.file == first

    QApplication.sendEvent(
        QApplication.instance(), QFileOpenEvent(str(paths.shipped_maps() / "lagoon" / paths.BOARD_FILE))
    )
    assert DroppedMapPage.of(program.window)


@pytest.mark.parametrize(
    ("name", "mark"),
    [("FRIDAY.INDONESIA", b""), ("Friday.JSONL", BOM_UTF8), ("friday", BOM_UTF8), ("friday.txt", b"")],
    ids=lambda value: value if isinstance(value, str) else "marked" if value else "plain",
)
def test_a_saved_game_opens_whatever_its_ending(
    program: Program, begin: Begin, tmp_path: Path, name: str, mark: bytes
) -> None:
    mouse = begin("human", "human")
    while program.table and program.table.bridge.made < 2:
        mouse.answer()
    assert program.file
    other = tmp_path / name
    other.write_bytes(mark + program.file.read_bytes().replace(b"\n", b"\r\n"))
    before = other.read_bytes()
    program.show_start()
    drop(program, other)

    assert not MessagePage.all_of(program.window)
    assert program.table
    assert program.table.bridge.made == 2
    assert program.file
    assert program.file.parent == paths.saves()
    assert other.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such links")
def test_a_link_that_leads_to_itself_is_refused_with_a_sentence(program: Program, tmp_path: Path) -> None:
    program.start()
    paths.saves().mkdir(parents=True)
    for folder in (tmp_path, paths.saves()):
        (folder / "a.indonesia").symlink_to(folder / "b.indonesia")
        (folder / "b.indonesia").symlink_to(folder / "a.indonesia")
        drop(program, folder / "a.indonesia")
        assert last_message(program.window) == f"{folder / 'a.indonesia'}: This link leads back to itself."
    program.show_start()
    assert not MessagePage.all_of(program.window)


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("what", ["folder", "file"])
def test_a_map_is_offered_for_a_new_game(program: Program, tmp_path: Path, what: str) -> None:
    folder = tmp_path / "my-map"
    shutil.copytree(paths.shipped_maps() / "lagoon", folder, ignore=shutil.ignore_patterns("recipe"))
    program.start()
    drop(program, folder if what == "folder" else folder / "map.geojson")
    message = MessagePage.of(program.window)
    assert "my-map" in message.text
    message.confirm()
    NewGamePage.of(program.window).begin()

    assert program.open_game
    assert program.open_game.played_on.folder == folder
    assert program.file
    assert program.open(program.file)


@pytest.mark.usefixtures("undressed")
def test_a_map_is_offered_for_the_editor(program: Program) -> None:
    program.start()
    drop(program, paths.shipped_maps() / "lagoon")
    DroppedMapPage.of(program.window).edit()

    assert program.maps.editors
    (window,) = program.maps.editors.windows
    assert window.document.board.id == "lagoon"
    window.close()


@pytest.mark.usefixtures("undressed")
def test_a_shared_map_is_offered(program: Program, tmp_path: Path) -> None:
    program.start()
    drop(program, tmp_path / "isles.indonesia-map")
    assert "isles.indonesia-map is a map." in MessagePage.of(program.window).text


@pytest.mark.usefixtures("undressed")
def test_anything_else_is_refused_with_a_sentence(program: Program, tmp_path: Path) -> None:
    program.start()
    other = tmp_path / "notes.txt"
    other.write_text("", encoding="utf-8")
    drop(program, other)

    assert program.window.statusBar().currentMessage().startswith("notes.txt isn’t a saved game")
    drop(program, other, tmp_path)
    assert program.window.statusBar().currentMessage().startswith("Drop one file at a time")
