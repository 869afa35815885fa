"""The map is exported as a picture, in any size, or a sentence says why not."""

from __future__ import annotations

import json
import os
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from indonesia_qt.mapmaking.edit.new_map import blank
from tests.mapmaking.maps import limited_files
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.boxes import FilePage
from tests.ui.pages.editor.share import PicturePage


def ask(desktop: Desktop) -> PicturePage:
    desktop.page.give("editor_picture")
    return PicturePage.shown()


@pytest.fixture
def asked(desktop: Desktop, islands: Path) -> PicturePage:
    desktop.open(islands)
    return ask(desktop)


def test_a_size_is_chosen(asked: PicturePage, tmp_path: Path) -> None:
    offered = asked.offered
    assert [text.split(":")[0] for text in offered] == ["Small", "Standard", "Large", "Another width"]
    asked.choose("Small")
    asked.save_as(tmp_path / "a.png")
    image = QImage(str(tmp_path / "a.png"))
    assert f"Small: {image.width()} × {image.height()}" in offered
    assert not PicturePage.is_shown()


def test_any_other_width_can_be_written(asked: PicturePage, tmp_path: Path) -> None:
    asked.write_width(333)
    asked.save_as(tmp_path / "a.png")
    assert QImage(str(tmp_path / "a.png")).width() == 333


def test_as_a_drawing_it_can_be_scaled(asked: PicturePage, tmp_path: Path) -> None:
    asked.save_as(tmp_path / "a.svg")
    assert ElementTree.parse(tmp_path / "a.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_the_areas_are_exported_as_geojson(desktop: Desktop, islands: Path, tmp_path: Path) -> None:
    desktop.open(islands)
    desktop.page.give("editor_geojson")
    FilePage.shown().choose(tmp_path / "isles.geojson")
    board = desktop.window.document.board
    whole = json.loads((tmp_path / "isles.geojson").read_text(encoding="utf-8"))
    assert [one["id"] for one in whole["features"]] == [piece.id for piece in board.pieces()]


def test_an_empty_map_has_a_picture_too(desktop: Desktop, tmp_path: Path) -> None:
    desktop.editors.edit(blank("aegean", "The Aegean", 800, 500))
    ask(desktop).save_as(tmp_path / "a.png")
    assert not QImage(str(tmp_path / "a.png")).isNull()


def test_a_narrow_map_is_not_higher_than_pictures_can_be(desktop: Desktop) -> None:
    desktop.editors.edit(blank("tower", "Tower", 400, 8000))
    assert ask(desktop).offered == ["Another width"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_a_full_disk_leaves_the_old_picture(asked: PicturePage, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    (folder / name).write_bytes(b"old")
    with limited_files(100):
        asked.save_as(folder / name)
    assert asked.problem == f"Couldn’t save {folder / name}. The file is too large for the disk."
    assert [one.read_bytes() for one in folder.iterdir()] == [b"old"]


@pytest.mark.parametrize(("name", "reason"), [("nowhere/a.png", "Couldn’t save"), ("a.bmp", "must end in .png, .svg")])
def test_what_cannot_be_saved_is_a_sentence_and_the_dialog_stays(
    asked: PicturePage, tmp_path: Path, name: str, reason: str
) -> None:
    asked.save_as(tmp_path / name)
    assert reason in asked.problem
    assert str(tmp_path / name) in asked.problem
