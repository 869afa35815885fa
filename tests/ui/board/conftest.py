from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import (
    Arrow,
    BoardMap,
    Label,
    Lake,
    LandArea,
    LandLink,
    Ornament,
    Point,
    Province,
    Ring,
    SeaArea,
)
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.mark_layout import AtBerths, InRow, Place
from indonesia_qt.ui.board.pieces.piece_kit import PieceKit
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, PieceStyle
from indonesia_qt.ui.style.theme import LIGHT

VISIBLE = 8
"""Grey levels from which a difference is seen."""

MAPS = Path(__file__).parents[3] / "maps"


def ring(*points: tuple[float, float]) -> Ring:
    return (*((float(x), float(y)) for x, y in points), (float(points[0][0]), float(points[0][1])))


NORTH = ring((100, 40), (300, 40), (300, 100), (200, 100), (100, 100))
WEST = ring((100, 100), (200, 100), (200, 190), (190, 200), (100, 200))
EAST = ring((200, 100), (300, 100), (300, 200), (210, 200), (200, 190))
POND = ring((200, 190), (210, 200), (190, 200))
ISLET = ring((446, 146), (454, 146), (454, 154), (446, 154))
MAINLAND = ring((100, 40), (300, 40), (300, 100), (300, 200), (210, 200), (190, 200), (100, 200), (100, 100))
SOUTH = ring((100, 100), (200, 100), (300, 100), (300, 200), (210, 200), (200, 190), (190, 200), (100, 200))
LEFT_SEA = ring((0, 0), (350, 0), (350, 400), (0, 400))
RIGHT_SEA = ring((350, 0), (600, 0), (600, 400), (350, 400))
BERTHS: tuple[Point, ...] = ((60.0, 300.0), (110.0, 300.0), (160.0, 300.0), (345.0, 350.0))


def draw_small_board() -> BoardMap:
    """A mainland of three areas and two provinces with a pond at its coast, an islet of 8 units, and two seas."""
    return BoardMap(
        id="small",
        title="Small",
        credits="Drawn for tests",
        width=600.0,
        height=400.0,
        provinces=(
            Province("upper", "Upper", 0, ((NORTH,),)),
            Province("lower", "Lower", 1, ((SOUTH,),)),
            Province("isle", "Isle", 2, ((ISLET,),)),
        ),
        lands=(
            LandArea("north", "upper", None, ((NORTH,),), (200.0, 70.0), 25.0),
            LandArea("west", "lower", None, ((WEST,),), (150.0, 150.0), 30.0),
            LandArea("east", "lower", None, ((EAST,),), (250.0, 150.0), 30.0),
            LandArea("islet", "isle", "Islet", ((ISLET,),), (450.0, 150.0), 20.0),
        ),
        seas=(
            SeaArea("left-sea", "Left Sea", ((LEFT_SEA, MAINLAND),), (150.0, 300.0), 40.0, BERTHS, 18.0),
            SeaArea("right-sea", "Right Sea", ((RIGHT_SEA, ISLET),), (480.0, 300.0), 40.0, ((480.0, 300.0),), 18.0),
        ),
        lakes=(Lake("pond", "Pond", ((POND,),)),),
        land_land=(LandLink("east", "north", "border"), LandLink("east", "west", "border")),
        land_sea=(("north", "left-sea"), ("west", "left-sea"), ("east", "left-sea"), ("islet", "right-sea")),
        sea_sea=(("left-sea", "right-sea"),),
        arrows=(Arrow("north", "islet", ((300.0, 60.0), (440.0, 140.0))),),
        labels=(
            Label("upper", "Upper", (200.0, 20.0), 24.0),
            Label("lower", "Lower\nLand", (150.0, 230.0), 22.0, 0.0, (150.0, 262.0)),
            Label("left-sea", "Left Sea", (60.0, 370.0), 19.0),
        ),
        ornaments=(Ornament("compass", (520.0, 20.0, 60.0, 70.0)), Ornament("title", (380.0, 20.0, 120.0, 50.0))),
        exceptions=(),
    )


@cache
def read_indonesia() -> BoardMap:
    return board_file.read(MAPS / "indonesia" / "map.geojson")


@pytest.fixture
def small_board() -> BoardMap:
    return draw_small_board()


@pytest.fixture(scope="session")
def indonesia() -> BoardMap:
    return read_indonesia()


BLOCK = QRectF(-12, -12, 24, 24)


def paint_block(kit: PieceKit, piece: Piece) -> None:
    """A square in the seat's colour with the label on it."""
    path = QPainterPath()
    path.addRect(BLOCK)
    colour = QColor(kit.theme.seat(piece.seat).colour)
    kit.fill(path, colour)
    kit.write(piece.label, BLOCK.center(), 12, kit.on(colour))


def block(place: Place) -> PieceStyle:
    return PieceStyle(paint_block, lambda _: BLOCK.adjusted(-3, -3, 5, 6), place)


PIECES = PieceSet({"boat": block(AtBerths()), "flag": block(InRow(rank=1)), "strip": block(InRow())})
"""The pieces of a small game; all other kinds are plain tokens."""


@pytest.fixture
def scene(small_board: BoardMap) -> MapScene:
    return MapScene(small_board, LIGHT, PIECES)


@pytest.fixture
def view(scene: MapScene, qtbot: QtBot) -> MapView:
    """A shown view of the small board, with every part painted."""
    return show(MapView(scene), qtbot)


def show(view: MapView, qtbot: QtBot, width: int = 900, height: int = 600) -> MapView:
    """Show a view until the end of the test."""
    qtbot.addWidget(view)
    return expose(view, qtbot, width, height)


def expose(view: MapView, qtbot: QtBot, width: int = 900, height: int = 600) -> MapView:
    """Show a view, which the test deletes: pytest-qt would close it once more, if anything still knows it."""
    view.resize(width, height)
    with qtbot.waitExposed(view):
        view.show()
    settle(view, qtbot)
    return view


def settle(view: MapView, qtbot: QtBot) -> None:
    """Wait until everything is painted for the present zoom."""
    view.sharpen()
    view.grab()
    qtbot.waitUntil(lambda: view.map_scene.is_sharp)


def changed_pixels(one: QImage, other: QImage) -> int:
    """How many pixels differ visibly."""
    assert one.size() == other.size()
    difference = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    grey = difference.convertToFormat(QImage.Format.Format_Grayscale8)
    return len(bytes(grey.constBits()).translate(None, bytes(range(VISIBLE))))


def distance(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())
