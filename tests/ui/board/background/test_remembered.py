"""What a board needs to be painted is made once for all tables that show it alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.board.model import BoardMap, Label, Line
from indonesia_qt.i18n.text import English, speak
from indonesia_qt.ui.board.background import polylines, tiled_background
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.background.painter import BoardPainter, board_painter
from indonesia_qt.ui.board.background.polylines import waterlines
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.style.theme import DARK, LIGHT
from tests.ui.board.conftest import PIECES, changed_pixels, settle, show


def test_an_equal_board_in_the_same_look_is_not_prepared_again(small_board: BoardMap) -> None:
    copy = replace(small_board)
    assert copy is not small_board
    assert board_painter(outlines_of(copy), LIGHT.map) is board_painter(outlines_of(small_board), LIGHT.map)


def test_an_edited_board_and_another_look_are(small_board: BoardMap) -> None:
    edited = replace(small_board, title="Smaller")
    painters = {board_painter(outlines_of(board), LIGHT.map) for board in (small_board, edited)}
    painters.add(board_painter(outlines_of(edited), DARK.map))
    assert len(painters) == 3


def test_lines_of_a_board_are_not_searched_again_for_another_look_language_or_choice_of_labels(
    small_board: BoardMap, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[float] = []

    def counted(coasts: Sequence[Line], distance: float) -> list[Line]:
        searched.append(distance)
        return waterlines(coasts, distance)

    class German(English):
        language = "de"

    monkeypatch.setattr(polylines, "waterlines", counted)
    sea = replace(small_board.seas[0], names=(("de", "Nordmeer"),))
    label = Label(sea.id, sea.name, (0.0, 0.0), 20.0)
    board = replace(small_board, seas=(sea, *small_board.seas[1:]), labels=(label,), title="Searched once")
    in_english = outlines_of(board)
    painters = {board_painter(in_english, theme.map) for theme in (LIGHT, DARK)}
    painters.add(board_painter(outlines_of(replace(board, labels=())), LIGHT.map))
    speak(German())
    try:
        in_german = outlines_of(board)
        painters.add(board_painter(in_german, LIGHT.map))
    finally:
        speak(English())
    assert len(painters) == 4
    assert [outlines.board.labels[0].text for outlines in (in_english, in_german)] == [sea.name, "Nordmeer"]
    assert 0 < len(searched) == len(set(searched))


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For each picture or tile of a board that is painted, the least size of its capitals."""
    painted: list[float] = []
    paint = BoardPainter.paint

    def counted(self: BoardPainter, painter: QPainter, least: float = 0.0, *, with_ornaments: bool = True) -> None:
        painted.append(least)
        paint(self, painter, least, with_ornaments=with_ornaments)

    monkeypatch.setattr(BoardPainter, "paint", counted)
    return painted


def test_the_next_table_shows_the_picture_that_the_last_one_painted(
    small_board: BoardMap, qtbot: QtBot, painted: list[float]
) -> None:
    board = replace(small_board, title="Painted once")
    first, second = (show(MapView(MapScene(board, LIGHT, PIECES)), qtbot).grab().toImage() for _ in range(2))
    assert len(painted) == 1
    assert changed_pixels(first, second) == 0


def test_the_next_table_goes_on_with_what_the_last_one_had_begun_to_paint(
    small_board: BoardMap, qtbot: QtBot, painted: list[float]
) -> None:
    def larger(title: str) -> MapView:
        view = show(MapView(MapScene(replace(small_board, title=title), LIGHT, PIECES)), qtbot)
        view.resize(1200, 800)
        view.sharpen()
        view.grab()
        return view

    settle(larger("Painted at once"), qtbot)
    at_once = len(painted)
    first = larger("Painted in turn")
    QApplication.processEvents()
    assert 1 < len(painted) - at_once < at_once
    with qtbot.waitSignal(first.map_scene.destroyed):
        first.map_scene.deleteLater()
    second = larger("Painted in turn")
    settle(second, qtbot)
    assert len(painted) == 2 * at_once


def test_no_tiles_at_other_scales_are_kept_beside_a_whole_board(small_board: BoardMap, qtbot: QtBot) -> None:
    view = show(MapView(MapScene(replace(small_board, title="Zoomed before it was whole"), LIGHT, PIECES)), qtbot)
    for width in (1100, 1200):
        view.resize(width, 800)
        view.sharpen()
        view.grab()
        QApplication.processEvents()
    assert [look for look in tiled_background._left if look[0] is view.map_scene.backdrop._board]
    settle(view, qtbot)
    assert not [look for look in tiled_background._left if look[0] is view.map_scene.backdrop._board]


def test_the_next_table_shows_an_edited_board_as_it_is(small_board: BoardMap, qtbot: QtBot) -> None:
    moved = replace(small_board, ornaments=())
    first, second = (
        show(MapView(MapScene(board, LIGHT, PIECES)), qtbot).grab().toImage() for board in (small_board, moved)
    )
    assert changed_pixels(first, second) > 100


def test_tiles_hold_no_pixels_beyond_the_board(small_board: BoardMap, qtbot: QtBot) -> None:
    view = show(MapView(MapScene(replace(small_board, title="Ends within a tile"), LIGHT, PIECES)), qtbot)
    backdrop = view.map_scene.backdrop
    scale = 1.3 * view.scale_now
    backdrop.set_scale(scale)
    tiles = {key: backdrop._painted(key) for key in backdrop._keys(backdrop.boundingRect())}
    board = QRectF(backdrop.boundingRect().topLeft() * scale, backdrop.boundingRect().size() * scale).toAlignedRect()
    assert sum(tile.width() * tile.height() for tile in tiles.values()) == board.width() * board.height()
