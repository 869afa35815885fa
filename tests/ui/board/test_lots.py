"""A board of lots in the window: it is hit, walked over, read out, marked and exported as any other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.board import names
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.background.outlines import GUTTER
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import (
    AreaMark,
    LaneMark,
    LinkMark,
    Mark,
    NameMark,
    NoteMark,
    Piece,
    RouteMark,
    TerritoryMark,
)
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.style.theme import LIGHT, THEMES, Theme
from tests.board.lots import CELLS, SIDE, lot_id, middle, write_lots
from tests.ui.board.conftest import changed_pixels, distance, settle, show

WIDTH = 1064
"""Two pixels for each unit of the board of lots with its frame."""
OVERLAYS: list[Mark] = [
    *(AreaMark("b2", standing) for standing in ("legal", "open", "chosen", "hint", "forbidden", "affected")),
    AreaMark("b2", "legal", "£3"),
    TerritoryMark("c3", 1),
    LinkMark("b2", "c2", "border", 1),
    LaneMark("b2", "c2", Piece("anything", "", 1)),
    RouteMark("a1", ("b1", "c1"), "c2", 2, "1"),
    NameMark("a2", "Quay"),
    NoteMark("a3", "full"),
    Piece("anything", "b2", 1, "A", 2),
    Piece("anything", "b2", None),
]


@pytest.fixture
def lots(tmp_path: Path) -> BoardMap:
    return board_file.read(write_lots(tmp_path))


@pytest.fixture
def view(lots: BoardMap, qtbot: QtBot) -> MapView:
    """A shown view of the board of lots of a game that registers no piece, with every part painted."""
    scene = MapScene(lots, LIGHT, PieceSet())
    scene.spoken = names.translated(lots).__getitem__
    return show(MapView(scene), qtbot)


def test_each_lot_is_hit_up_to_its_corners(view: MapView) -> None:
    for cell in CELLS:
        x, y = middle(*cell)
        for aside in (-0.48 * SIDE, 0.0, 0.48 * SIDE):
            for down in (-0.48 * SIDE, 0.0, 0.48 * SIDE):
                assert view.map_scene.area_at(QPointF(x + aside, y + down)) == lot_id(*cell)
    assert view.map_scene.area_at(QPointF(5.0, 5.0)) == ""


def test_a_click_on_a_lot_is_one_on_that_lot(view: MapView, qtbot: QtBot) -> None:
    for cell in CELLS:
        place = view.mapFromScene(QPointF(*middle(*cell)))
        with qtbot.waitSignal(view.map_scene.area_clicked) as clicked:
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert clicked.args == [lot_id(*cell)]


def test_the_arrow_keys_go_from_lot_to_lot_and_tab_from_target_to_target(view: MapView) -> None:
    scene = view.map_scene
    scene.sync([AreaMark(lot, "legal") for lot in ("a1", "d2", "b3")])
    view.setFocus()
    way = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(view, key)
        way.append(scene.focused)
    assert way == ["a1", "b1", "b2", "b3", "a3", "a2"]
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert scene.focused == "a2"
    scene.focus_area("")
    steps = []
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        steps.append(scene.focused)
    assert steps[:3] == ["a1", "d2", "b3"]


def test_every_lot_is_read_out_by_its_name(view: MapView) -> None:
    board = QAccessible.queryAccessibleInterface(view)
    lots = [board.child(n) for n in range(board.childCount())]
    assert [lot.text(QAccessible.Text.Name) for lot in lots] == [f"Lot {lot_id(*cell)}" for cell in CELLS]
    for lot, cell in zip(lots, CELLS, strict=True):
        centre = view.viewport().mapFromGlobal(lot.rect().center())
        assert view.map_scene.area_at(view.mapToScene(centre)) == lot_id(*cell)


def test_the_card_of_a_lot_lies_beside_it(view: MapView) -> None:
    view.map_scene.describe = lambda area: f"Lot {area}\nfree"
    place = view.mapFromScene(QPointF(*middle(1, 1)))
    QTest.mouseMove(view.viewport(), place)
    view.card.show_now()
    assert view.card.isVisible()
    assert "Lot b2" in view.card.text()
    assert not view.card.geometry().contains(place)


def test_the_card_of_a_lot_lies_on_the_table_where_there_is_room(view: MapView) -> None:
    view.map_scene.describe = lambda area: f"Lot {area}\nfree"
    view.resize(1400, 500)
    for cell in CELLS:
        QTest.mouseMove(view.viewport(), view.mapFromScene(QPointF(*middle(*cell))))
        view.card.show_now()
        town = [view.mapFromScene(view.map_scene.box_of(lot_id(*one))).boundingRect() for one in CELLS]
        assert not any(lot.intersects(view.card.geometry()) for lot in town)


@pytest.mark.parametrize("mark", OVERLAYS, ids=lambda mark: f"{type(mark).__name__} {getattr(mark, 'standing', '')}")
def test_every_kind_of_mark_shows_on_lots_and_goes_again(mark: Mark, view: MapView, qtbot: QtBot) -> None:
    bare = view.grab().toImage()
    view.map_scene.sync([mark])
    settle(view, qtbot)
    assert changed_pixels(bare, view.grab().toImage()) > 40
    view.map_scene.sync([])
    assert changed_pixels(bare, view.grab().toImage()) == 0


def test_what_several_players_have_on_a_lot_is_all_seen(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.sync([Piece("anything", "b2", seat) for seat in range(3)])
    settle(view, qtbot)
    box = view.mapFromScene(view.map_scene.box_of("b2")).boundingRect()
    picture = view.viewport().grab(box).toImage()
    seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert {LIGHT.seats[seat].colour for seat in range(3)} <= seen


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_lots_lie_on_a_table_with_gutters_between_them(lots: BoardMap, theme: Theme) -> None:
    picture = Picture(lots, theme, PieceSet())
    image = picture.image(picture.size(WIDTH))

    def pixel(x: float, y: float) -> QColor:
        return image.pixelColor(round(2 * (x + 26)), round(2 * (y + 26)))

    for table in (pixel(-20, 100), pixel(10, 10)):
        assert distance(table, QColor(theme.map.surround)) < 25
    (x, y), half = middle(1, 1), SIDE / 2
    ground = pixel(x, y)
    assert pixel(x - SIDE, y) == ground != pixel(x + SIDE, y)
    edge = half - GUTTER / 2
    for line in (pixel(x - edge, y), pixel(x + edge, y), pixel(x, y - edge), pixel(x, y + edge)):
        assert distance(line, ground) > 40
    gutter, border = pixel(x - half, y), pixel(x + half, y)
    assert distance(border, gutter) > 60, "between provinces"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_the_card_with_the_lots_is_told_apart_from_the_table_by_more_than_its_edge(theme: Theme) -> None:
    """Else its edge looks like a frame around a part of the table."""
    assert distance(QColor(theme.map.card), QColor(theme.map.surround)) > 60


def test_an_svg_file_of_lots_looks_like_the_png_file(lots: BoardMap, tmp_path: Path) -> None:
    picture = Picture(lots, LIGHT, PieceSet())
    size = picture.size(WIDTH)
    picture.save(tmp_path / "lots.png", size)
    picture.save(tmp_path / "lots.svg", size)
    png, svg = QImage(str(tmp_path / "lots.png")), QImage(size, QImage.Format.Format_RGB32)
    svg.fill(QColor("white"))
    painter = QPainter(svg)
    QSvgRenderer(str(tmp_path / "lots.svg")).render(painter, QRectF(svg.rect()))
    painter.end()

    assert png.size() == size
    places = [(x, y) for x in range(4, size.width(), 15) for y in range(4, size.height(), 15)]
    alike = sum(distance(png.pixelColor(*place), svg.pixelColor(*place)) < 60 for place in places)
    assert alike > 0.99 * len(places)


def test_an_svg_file_of_lots_has_the_boards_title_and_its_marks(lots: BoardMap, tmp_path: Path) -> None:
    picture = Picture(lots, LIGHT, PieceSet(), OVERLAYS)
    picture.save(tmp_path / "lots.svg", picture.size(WIDTH))
    text = (tmp_path / "lots.svg").read_text(encoding="utf-8")
    assert "<title>Lots</title>" in text
    for colour in (LIGHT.seats[1].colour, LIGHT.seats[2].colour, LIGHT.highlights.legal, LIGHT.pieces.unowned):
        assert colour in text
