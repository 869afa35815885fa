"""A picture is shown under the borders, fitted to the map, and kept in the settings."""

from __future__ import annotations

import json
import os
import struct
import zlib
from pathlib import Path
from urllib.parse import quote

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPixmap

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.canvas.traced_picture import Fit, TracedPicture, picture_of
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.menus.trace_commands import KEPT
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.ui.editor.hand import SHIFT, Hand
from tests.ui.pages.boxes import FilePage
from tests.ui.pages.editor import files, trace
from tests.ui.pages.editor.trace import TracePage
from tests.ui.pages.page import settle


@pytest.fixture
def scan(tmp_path: Path) -> Path:
    """A green picture, half as many pixels wide as the small map has units."""
    picture = QPixmap(120, 90)
    picture.fill(QColor("green"))
    file = tmp_path / "scan.png"
    assert picture.save(str(file))
    return file


def shown(hand: Hand) -> TracedPicture:
    found = picture_of(hand.window.context.scene)
    assert found is not None
    return found


def test_a_picture_is_as_wide_as_the_map_at_first(small: Hand, scan: Path, grid: Draft) -> None:
    TracePage(small.window).choose(scan)
    assert shown(small).sceneBoundingRect().width() == pytest.approx(grid.board.width, abs=3)
    assert small.document.draft is grid
    TracePage(small.window).take_away()
    assert picture_of(small.window.context.scene) is None


def test_it_is_moved_and_scaled_with_the_mouse(small: Hand, scan: Path) -> None:
    TracePage(small.window).choose(scan)
    before = shown(small).fit
    small.drag((100.0, 80.0), (110.0, 90.0))
    assert (shown(small).fit.x, shown(small).fit.y) == pytest.approx((10, 10), abs=0.6)
    small.press((60.0, 60.0))
    small.carry((60.0, 60.0), (80.0, 60.0))
    small.key(Qt.Key.Key_Escape)
    assert shown(small).fit.x == pytest.approx(10, abs=0.6)
    assert shown(small).fit.scale == before.scale


def test_it_comes_back_with_the_map_and_with_another_look(
    small: Hand, scan: Path, grid: Draft, settings: Settings
) -> None:
    TracePage(small.window).choose(scan)
    TracePage(small.window).fade(80)
    small.drag((100.0, 80.0), (110.0, 90.0))
    fit = shown(small).fit
    assert fit.opacity == 0.8
    small.window.preferences.set("theme", "dark")
    small.window.appearance.follow()
    assert shown(small).fit == fit
    small.document.folder = scan.parent
    small.document.moved.emit()
    again = new_window(MapDocument(grid, scan.parent), settings)
    found = picture_of(again.context.scene)
    assert found is not None
    assert found.fit == fit
    elsewhere = new_window(MapDocument(grid, scan.parent.parent), settings)
    assert picture_of(elsewhere.context.scene) is None
    for window in (again, elsewhere):
        window.close()
        window.deleteLater()


def test_no_other_map_has_it(small: Hand, scan: Path, grid: Draft, settings: Settings) -> None:
    TracePage(small.window).choose(scan)
    unsaved = new_window(MapDocument(grid), settings)
    assert picture_of(unsaved.context.scene) is None
    small.document.folder = unsaved.document.folder = scan.parent
    small.document.moved.emit()
    unsaved.document.moved.emit()
    in_its_place = new_window(MapDocument(grid, scan.parent), settings)
    assert picture_of(in_its_place.context.scene) is None
    for window in (unsaved, in_its_place):
        window.close()
        window.deleteLater()


def test_what_is_no_picture_is_refused(small: Hand, tmp_path: Path) -> None:
    file = tmp_path / "notes.png"
    file.write_text("Java, Bali", encoding="utf-8")
    TracePage(small.window).choose(file)
    assert "notes.png" in TracePage(small.window).refusal
    assert picture_of(small.window.context.scene) is None


def test_a_large_picture_is_made_smaller(small: Hand, tmp_path: Path) -> None:
    image = QImage(6000, 30, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.red)
    image.save(str(tmp_path / "wide.png"))
    TracePage(small.window).choose(tmp_path / "wide.png")
    assert shown(small).pixmap().width() == 4096
    assert shown(small).sceneBoundingRect().width() == pytest.approx(small.board.width)


@pytest.mark.parametrize("place", ["folder", "missing.png", "folder/in 🏝 بالي/x.png"])
def test_what_is_no_file_is_refused(small: Hand, tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()
    TracePage(small.window).choose(tmp_path / place)
    assert picture_of(small.window.context.scene) is None
    assert trace.NO_PICTURE in TracePage(small.window).refusal


@pytest.mark.timeout(20)
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_a_pipe_is_refused_without_a_wait(small: Hand, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    TracePage(small.window).choose(tmp_path / "pipe.png")
    assert files.NO_REGULAR_FILE in TracePage(small.window).refusal


def test_a_drawing_that_may_refer_to_other_files_is_no_picture(small: Hand, scan: Path) -> None:
    file = scan.with_name("drawing.png")
    link = f'<image href="{scan.as_uri()}" width="120" height="90"/>'
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90">{link}</svg>', encoding="utf-8")
    TracePage(small.window).choose(file)
    assert trace.UNKNOWN_KIND in TracePage(small.window).refusal
    assert picture_of(small.window.context.scene) is None


@pytest.mark.timeout(20)
def test_a_picture_of_too_many_pixels_is_refused_undecoded(small: Hand, tmp_path: Path) -> None:
    header = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(bytes(1000))), (b"IEND", b"")]
    parts = [struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in chunks]
    (tmp_path / "bomb.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))
    TracePage(small.window).choose(tmp_path / "bomb.png")
    assert trace.TOO_MANY_PIXELS in TracePage(small.window).refusal


@pytest.mark.parametrize(
    "kept",
    [
        {"x": 1e300},
        {"scale": 0},
        {"scale": -1},
        {"opacity": 7},
        {"file": "a\0b"},
        {"y": "12"},
    ],
)
def test_what_was_kept_and_makes_no_sense_is_passed_over(
    grid: Draft, scan: Path, settings: Settings, kept: dict[str, object]
) -> None:
    values = list((Fit(str(scan))._asdict() | kept).values())
    settings.set(f"{KEPT}/{quote(str(scan.parent), safe='')}", json.dumps(values))
    window = new_window(MapDocument(grid, scan.parent), settings)
    assert picture_of(window.context.scene) is None
    window.close()
    window.deleteLater()


def test_without_a_picture_the_tool_offers_to_choose_one(small: Hand, scan: Path) -> None:
    page = TracePage(small.window)
    assert not page.offers_to_choose
    small.key(Qt.Key.Key_T)
    assert page.offers_to_choose
    page.choose_offered(scan)
    assert shown(small).fit.file == str(scan)
    assert not page.offers_to_choose
    page.take_away()
    assert page.offers_to_choose
    small.window.use_tool("select")
    assert not page.offers_to_choose


def test_enter_asks_for_a_picture_and_esc_leaves_it(small: Hand, scan: Path) -> None:
    small.key(Qt.Key.Key_T)
    small.key(Qt.Key.Key_Return)
    FilePage.shown().close()
    assert TracePage(small.window).offers_to_choose
    small.key(Qt.Key.Key_Return)
    FilePage.shown().choose(scan)
    FilePage.shown().close()
    assert shown(small).fit.file == str(scan)


def test_in_another_look_it_offers_it_still(small: Hand) -> None:
    small.key(Qt.Key.Key_T)
    small.window.preferences.set("theme", "dark")
    small.window.appearance.follow()
    settle()
    assert TracePage(small.window).offers_to_choose


def test_without_a_picture_the_tool_says_where_to_choose_one(small: Hand) -> None:
    small.window.use_tool("trace")
    small.drag((100.0, 80.0), (110.0, 90.0), SHIFT)
    assert trace.WHERE_TO_CHOOSE in small.refusals[0]
