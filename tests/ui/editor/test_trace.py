"""A picture is shown under the borders, fitted to the map, and kept in the settings."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPixmap

from indonesia_qt.editing.draft import Draft
from indonesia_qt.ui.editor.document import MapDocument
from indonesia_qt.ui.editor.traced_picture import TracedPicture, picture_of
from indonesia_qt.ui.editor.window import EditorWindow
from indonesia_qt.ui.settings import Settings

from .hand import SHIFT, Hand


@pytest.fixture
def scan(tmp_path: Path) -> Path:
    """A green picture, half as many pixels wide as the small map has units."""
    picture = QPixmap(120, 90)
    picture.fill(QColor("green"))
    file = tmp_path / "scan.png"
    assert picture.save(str(file))
    return file


def shown(hand: Hand) -> TracedPicture:
    found = picture_of(hand.window.desk.scene)
    assert found is not None
    return found


def test_a_picture_is_as_wide_as_the_map_at_first(small: Hand, scan: Path, grid: Draft) -> None:
    small.window.trace.choose(scan)
    assert shown(small).sceneBoundingRect().width() == pytest.approx(grid.board.width, abs=3)
    assert small.document.draft is grid
    small.window.commands.actions["trace_remove"].trigger()
    assert picture_of(small.window.desk.scene) is None


def test_it_is_moved_and_scaled_with_the_mouse(small: Hand, scan: Path) -> None:
    small.window.trace.choose(scan)
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
    small.window.trace.choose(scan)
    small.window.trace.slider.setValue(80)
    small.drag((100.0, 80.0), (110.0, 90.0))
    fit = shown(small).fit
    assert fit.opacity == 0.8
    small.window.preferences.set("theme", "dark")
    small.window.appearance.follow()
    assert shown(small).fit == fit
    again = EditorWindow(MapDocument(grid), settings)
    found = picture_of(again.desk.scene)
    assert found is not None
    assert found.fit == fit
    elsewhere = EditorWindow(MapDocument(grid, scan.parent), settings)
    assert picture_of(elsewhere.desk.scene) is None
    for window in (again, elsewhere):
        window.close()
        window.deleteLater()


def test_what_is_no_picture_is_refused(small: Hand, tmp_path: Path) -> None:
    file = tmp_path / "notes.png"
    file.write_text("Java, Bali", encoding="utf-8")
    small.window.trace.choose(file)
    assert "notes.png" in small.window.bubble.text()
    assert picture_of(small.window.desk.scene) is None


def test_a_large_picture_is_made_smaller(small: Hand, tmp_path: Path) -> None:
    image = QImage(6000, 30, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.red)
    image.save(str(tmp_path / "wide.png"))
    small.window.trace.choose(tmp_path / "wide.png")
    assert shown(small).pixmap().width() == 4096
    assert shown(small).sceneBoundingRect().width() == pytest.approx(small.board.width)


@pytest.mark.parametrize("place", ["folder", "missing.png", "folder/in 🏝 بالي/x.png"])
def test_what_is_no_file_is_refused(small: Hand, tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()
    small.window.trace.choose(tmp_path / place)
    assert picture_of(small.window.desk.scene) is None
    assert "holds no picture that can be shown: there is no such file." in small.window.bubble.text()


def test_without_a_picture_the_tool_says_where_to_choose_one(small: Hand) -> None:
    small.window.use_tool("trace")
    small.drag((100.0, 80.0), (110.0, 90.0), SHIFT)
    assert "View menu" in small.refusals[0]
