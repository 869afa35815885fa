"""A map is saved in any folder, and nothing there is overwritten without a question; maps and outlines are dropped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.editor.menus.file_commands import FileCommands
from tests.mapmaking.maps import content, two_islands
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.editor import files
from tests.ui.pages.editor.files import FileQuestion
from tests.ui.pages.editor.imports import awaited


@pytest.fixture
def folders(desktop: Desktop, islands: Path) -> FileCommands:
    desktop.open(islands)
    return desktop.files.commands


def title_in(folder: Path) -> str:
    return storage.opened(str(folder)).draft.board.title


@pytest.mark.usefixtures("folders")
def test_the_command_asks_for_a_folder(desktop: Desktop, tmp_path: Path) -> None:
    desktop.rename("Isles")
    place = tmp_path / "repo 🏝"
    place.mkdir()
    desktop.files.save_in_chosen(place)
    assert title_in(place) == "Isles"
    assert desktop.window.document.folder == place
    assert not desktop.window.isWindowModified()


def test_a_map_that_is_there_is_asked_about(desktop: Desktop, folders: FileCommands, tmp_path: Path) -> None:
    place = tmp_path / "other"
    storage.save(two_islands(), place)
    before = content(place)
    desktop.rename("Isles")
    folders.save_in(place)
    FileQuestion.shown().cancel()
    assert content(place) == before
    folders.save_in(place)
    FileQuestion.shown().overwrite()
    assert title_in(place) == "Isles"


def test_files_that_are_no_map_are_asked_about(folders: FileCommands, tmp_path: Path) -> None:
    (tmp_path / "gis").mkdir()
    file = tmp_path / "gis" / "map.geojson"
    file.write_text('{"type": "FeatureCollection", "features": []}', encoding="utf-8")
    folders.save_in(file.parent)
    assert files.NO_MAP_OF_OURS in FileQuestion.shown().text
    FileQuestion.shown().cancel()
    assert file.stat().st_size == 45
    assert list(file.parent.iterdir()) == [file]


def test_beside_other_files_a_folder_of_its_own_is_offered(
    desktop: Desktop, folders: FileCommands, tmp_path: Path
) -> None:
    place = tmp_path / "repo"
    place.mkdir()
    (place / "README").write_text("mine", encoding="utf-8")
    folders.save_in(place)
    FileQuestion.shown().take_folder_of_its_own(desktop.window.document.board.id)
    assert desktop.window.document.folder == place / desktop.window.document.board.id
    assert (place / "README").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_a_sentence(
    desktop: Desktop, folders: FileCommands, tmp_path: Path, islands: Path
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    desktop.rename("Isles")
    folders.save_in(tmp_path / "file" / "inner")
    assert files.NOTHING_LOST in MessagePage.shown().text
    assert desktop.window.document.folder == islands
    assert desktop.window.isWindowModified()


def test_a_map_in_another_window_is_not_overwritten(desktop: Desktop, folders: FileCommands, tmp_path: Path) -> None:
    place = tmp_path / "other"
    storage.save(two_islands(), place)
    desktop.open(place)
    folders.save_in(place)
    assert files.OPEN_ELSEWHERE in MessagePage.shown().text


def drop(on: QWidget, *paths: Path) -> bool:
    """Drop files; whether they were taken."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, mime, button, keys)
    QApplication.sendEvent(on, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(on, QDropEvent(QPoint(9, 9), Qt.DropAction.CopyAction, mime, button, keys))
    return True


@pytest.mark.parametrize("file", ["", "map.geojson"])
def test_a_map_that_is_dropped_opens(desktop: Desktop, folders: FileCommands, tmp_path: Path, file: str) -> None:
    place = tmp_path / "other"
    storage.save(two_islands(), place)
    assert drop(folders.window, place / file)
    assert desktop.window.document.folder == place


def test_outlines_that_are_dropped_are_imported(folders: FileCommands, tmp_path: Path) -> None:
    file = tmp_path / "isle.geojson"
    corners = [[0, 0], [4, 0], [4, 4], [0, 0]]
    file.write_text(json.dumps({"type": "Polygon", "coordinates": [corners]}), encoding="utf-8")
    assert drop(folders.window.context.view.viewport(), file)
    assert len(awaited().names()) == 1


def test_other_files_are_not_taken(folders: FileCommands, tmp_path: Path) -> None:
    (tmp_path / "letter.odt").write_text("", encoding="utf-8")
    assert not drop(folders.window, tmp_path / "letter.odt")
