"""What matters for a decision can be read and hit on a small screen: 1366x768 with five players.

Measured as painted: the capitals of companies' letters, cities' sizes, prices and names of places are at least 9 pixels
high, and where a target can be hit it is at least 24 pixels wide and high, or as much as lies between two tokens.
"""

from __future__ import annotations

import math
from itertools import dropwhile
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.background.callouts import PlacedName
from indonesia_qt.ui.board.background.lettering import CAPITAL as NAME_CAPITAL
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.background.painter import board_painter
from indonesia_qt.ui.board.map_scene import HitTest, MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import Piece, RouteMark
from indonesia_qt.ui.board.pieces import sprites
from indonesia_qt.ui.board.pieces.looks import NoteLook
from indonesia_qt.ui.board.pieces.mark_layout import MarkLayout, Placed
from indonesia_qt.ui.board.pieces.piece_kit import CAPITAL, PieceKit
from indonesia_qt.ui.games.indonesia.board.piece_values import CITY, DEMAND, OFFERS
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from tests.soak import soak_but
from tests.ui.table.positions import Position, go_to

LEAST_CAPITAL, LEAST_TARGET = 9.0, 24
FAR, LITTLE = 66.0, 26.0
"""Pixels between the middles of a city and of what it needs, at most; square pixels that boxes may have in common, as
they are a little larger than what is painted in them."""
BY_SHIP = 14.0
"""Map units from the middle of a ship within which a route passes below it."""
ROUNDING = 0.01
SMALL, USUAL = QSize(1366, 768), QSize(1920, 1080)
"""Sizes of windows, in pixels."""
FIVE = {
    "new_era": Position("ChooseSite", 6, 5, players=5),
    "mergers": Position("AnnounceMerger", 6, 6, players=5),
    "acquisitions": Position("ChooseDeed", 6, 4, players=5),
    "operations": Position("ChooseCompany", 6, 6, players=5),
    "deliveries": Position("DeliverGoods", 6, 6, players=5),
    "expansion": Position("ChooseExpansion", 6, 6, players=5),
    "late": Position("ChooseCompany", 14, 7, players=5, bot="easy"),
}

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture(params=soak_but(("new_era", "deliveries"), FIVE), ids=str)
def position(request: pytest.FixtureRequest) -> Position:
    """A position that lays other things on the board; in the short run those that lay most."""
    return FIVE[request.param]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The least height of the capitals of each text that is painted on pieces, in pixels."""
    monkeypatch.setattr(sprites, "LARGEST_KEPT", 0)  # pictures of earlier games aren't shown
    heights: dict[str, float] = {}
    for method in ("write", "number"):
        painted = getattr(PieceKit, method)

        def paint(kit: PieceKit, text: str, at: QPointF, size: float, *ink: QColor, painted=painted) -> None:  # type: ignore[no-untyped-def]
            high = size * CAPITAL * kit.painter.worldTransform().m11()
            heights[text] = min(high, heights.get(text, high))
            painted(kit, text, at, size, *ink)

        monkeypatch.setattr(PieceKit, method, paint)
    return heights


def shown(program: Program, position: Position, qtbot: QtBot, size: QSize = SMALL) -> MapView:
    """The board in a window, when it has come to rest."""
    program.window.appearance.put_on()
    program.window.resize(size)
    go_to(program, position)
    program.window.docks.lay_out()
    view = program.window.map
    assert view
    qtbot.waitUntil(lambda: not view.is_gliding)
    view.sharpen()
    qtbot.waitUntil(lambda: view.map_scene.is_sharp)
    return view


def test_capitals_that_matter_are_high_enough(
    program: Program, position: Position, written: dict[str, float], qtbot: QtBot
) -> None:
    view = shown(program, position, qtbot)
    paint_again(view, written, qtbot)
    assert len(written) > 5
    assert {text: round(high, 1) for text, high in written.items() if high < LEAST_CAPITAL - ROUNDING} == {}
    heights = {name.label.text: name.label.size * name.grown * NAME_CAPITAL * view.scale_now for name in names(view)}
    assert len(heights) > 15
    assert {text: round(high, 1) for text, high in heights.items() if high < LEAST_CAPITAL - ROUNDING} == {}


def paint_again(view: MapView, written: dict[str, float], qtbot: QtBot) -> None:
    """Measure only what is painted on a board at rest."""
    view.map_scene.sharpen(1.0)  # so that all is painted again
    written.clear()
    view.sharpen()
    qtbot.waitUntil(lambda: view.map_scene.is_sharp)


def names(view: MapView) -> list[PlacedName]:
    """The names that stand on the board, as its background is painted."""
    lettering: Any = board_painter(outlines_of(view.map_scene.board), view.map_scene.theme.map)._lettering
    painted: Any = view.map_scene.backdrop
    lettering.rooms(painted._capitals / painted._scale)
    shown: list[PlacedName] = lettering._shown
    return shown


def test_targets_are_large_enough(program: Program, position: Position, qtbot: QtBot) -> None:
    view = shown(program, position, qtbot)
    small = {area: size for area in view.map_scene.targets if min(size := extent(view, area)) < room(view, area)}
    assert small == {}


def room(view: MapView, area: str) -> float:
    """How large a target must be: on the whole of Java tokens may lie nearer to each other than 24 pixels."""
    lands = {land.id: view.mapFromScene(QPointF(*land.token)) for land in view.map_scene.board.lands}
    if area not in lands:
        return LEAST_TARGET
    here = lands.pop(area)
    spacing = min(math.dist(here.toTuple(), other.toTuple()) for other in lands.values())
    return min(LEAST_TARGET, math.floor(spacing) - 2)


def extent(view: MapView, area: str) -> tuple[int, int]:
    """How many pixels wide and high an area can be hit around its token."""
    middle = QPointF(view.mapFromScene(view.map_scene.point_of(area)))

    def reach(x: int, y: int) -> int:
        return next(n for n in range(10_000) if view.area_under(middle + n * QPointF(x, y)) != area)

    return reach(1, 0) + reach(-1, 0) - 1, reach(0, 1) + reach(0, -1) - 1


@pytest.mark.parametrize("size", soak_but((SMALL,), [SMALL, USUAL]), ids=["small", "usual"])
def test_what_a_city_needs_stands_next_to_it_and_on_nothing_else(
    program: Program, position: Position, size: QSize, qtbot: QtBot
) -> None:
    """Its tail says which city it belongs to."""
    scene = shown(program, position, qtbot, size).map_scene
    small = scene._small
    assert small
    marks = scene._groups[""].marks
    boxes = {one: box(one, small.pixel) for one in mark_layout(scene).of(marks, small) if isinstance(one.look, Piece)}
    cities = [its for one, its in boxes.items() if one.look.kind == CITY]
    signs = {one: its for one, its in boxes.items() if one.look.kind == DEMAND}
    assert len(signs) == sum(isinstance(mark, Piece) and mark.kind == DEMAND for mark in marks)
    names = [QRectF(QPointF(*name[:2]), QPointF(*name[2:])) for room in small.names for name in room.boxes]
    lands = {land.token: land.id for land in scene.board.lands}
    towns = {mark.area: mark.data for mark in marks if isinstance(mark, Piece) and mark.kind == DEMAND}
    for sign, its in signs.items():
        away = min(math.dist(its.center().toTuple(), city.center().toTuple()) for city in cities) / small.pixel
        assert away <= FAR, (sign.at, away)
        assert sign.tied
        root, tip = sign.tied
        assert its.contains(QPointF(*root))
        assert sign.look.data == towns.pop(lands[tip])  # type: ignore[union-attr]
        for other in (*names, *(other for one, other in boxes.items() if one is not sign and one.look.kind != OFFERS)):
            common = its.intersected(other)
            assert common.width() * common.height() / small.pixel**2 < LITTLE, (sign.at, other)


@pytest.mark.parametrize("size", soak_but((SMALL,), [SMALL, USUAL]), ids=["small", "usual"])
def test_routes_run_on_water_by_the_ships_that_carry(program: Program, size: QSize, qtbot: QtBot) -> None:
    scene = shown(program, FIVE["deliveries"], qtbot, size).map_scene
    marks = scene._groups[""].marks
    routes = [mark for mark in marks if isinstance(mark, RouteMark)]
    assert len({route.label for route in routes}) > 2
    placed, hits = mark_layout(scene).of(marks, scene._small), HitTest(outlines_of(scene.board))
    lands = {land.id for land in scene.board.lands}
    for route, way in zip(routes, scene.ways(routes), strict=True):
        passed = [hits.at(QPointF(*point)) for point in way]
        at_sea = list(dropwhile(lambda area: area in lands, passed))
        while at_sea and at_sea[-1] == route.target:
            at_sea.pop()
        ashore = sum(area not in route.through for area in at_sea)
        assert ashore <= max(1, 0.05 * len(at_sea)), (route.origin, at_sea)  # a rounded corner may touch a headland
        for sea in route.through:
            ships = [one.at for one in placed if one.sea == sea and one.look.label == route.carrier.label]  # type: ignore[union-attr]
            assert min(math.dist(ship, point) for ship in ships for point in way) < BY_SHIP, (route.origin, sea)


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
def test_the_tag_of_a_route_stands_on_no_piece(program: Program, size: QSize, qtbot: QtBot) -> None:
    scene = shown(program, FIVE["deliveries"], qtbot, size).map_scene
    marks, small, display = scene._groups[""].marks, scene._small, scene._display
    assert small
    boxes = [box(one, small.pixel) for one in mark_layout(scene).of(marks, small) if isinstance(one.look, Piece)]
    tags = [one.spot.at for one in display.of(marks, small) if isinstance(one.sprite.look, NoteLook)]
    assert len(tags) > 3
    assert not [tag for tag in tags for other in boxes if other.contains(QPointF(*tag))]


def mark_layout(scene: MapScene) -> MarkLayout:
    display: Any = scene._display
    found: MarkLayout = display._places
    return found


def box(placed: Placed, pixel: float) -> QRectF:
    assert isinstance(placed.look, Piece)
    left, top, right, bottom = PIECES.small_box(placed.look, pixel)
    return QRectF(left, top, right - left, bottom - top).translated(*placed.at)


def test_names_grow_with_the_size_of_text_and_letters_stay(
    program: Program, written: dict[str, float], qtbot: QtBot
) -> None:
    def sizes() -> tuple[float, float]:
        view = shown(program, FIVE["mergers"], qtbot, USUAL)
        paint_again(view, written, qtbot)
        return min(name.label.size * name.grown * view.scale_now for name in names(view)), max(written.values())

    name, letter = sizes()
    program.window.preferences.set("scale", 150)
    program.window.appearance.follow()
    larger_name, larger_letter = sizes()
    assert larger_name > 1.15 * name
    assert larger_letter > 0.98 * letter, "the board has less room beside larger text"
