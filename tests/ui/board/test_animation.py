"""Pieces that travel and rings that grow: they come to rest by themselves or at once, and leave the board as it is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QGraphicsRectItem
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.board.animation import (
    FALL,
    PART_MS,
    PICTURE_DOWN,
    RING_LINE,
    WHOLE_MS,
    Animation,
    MovingPicture,
    Scene,
    Voyage,
)
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark, Piece
from indonesia_qt.ui.board.pieces.mark_layout import AtBerths
from indonesia_qt.ui.board.pieces.piece_set import PLAIN, PieceSet
from indonesia_qt.ui.settings.appearance import TEMPOS
from indonesia_qt.ui.style.theme import Theme
from tests.ui.board.conftest import show

TOKEN = Piece("token", "west", 0, "A")
VOYAGE = Voyage(TOKEN, ("west", "left-sea", "right-sea", "islet"))


@pytest.fixture
def moving(view: MapView) -> Animation:
    view.map_scene.sync([TOKEN])
    return Animation(view.map_scene)


def items(motion: Animation) -> int:
    scene = motion.parent()
    assert isinstance(scene, MapScene)
    return len(scene.items())


def test_pieces_travel_and_come_to_rest(moving: Animation, qtbot: QtBot) -> None:
    at_rest = items(moving)
    with qtbot.waitSignal(moving.finished):
        moving.play([VOYAGE, VOYAGE], ["east"], TEMPOS["fast"])
        assert moving.is_running
        assert items(moving) == at_rest + 3
    assert not moving.is_running
    assert items(moving) == at_rest


def test_a_piece_goes_along_its_stops(view: MapView, moving: Animation) -> None:
    moving.play([VOYAGE], [], TEMPOS["slow"])
    part = moving._parts[0]
    scene = view.map_scene
    part.move(0.0)
    assert part.item.pos() == scene.point_of("west")
    part.move(0.5)
    assert scene.point_of("left-sea").x() < part.item.x() < scene.point_of("right-sea").x()
    part.move(1.0)
    assert (part.item.pos() - scene.point_of("islet")).manhattanLength() < 1e-6


def test_a_piece_that_stays_isnt_seen_twice_and_ends_where_it_lies(view: MapView) -> None:
    fleet = PieceSet({"fleet": replace(PLAIN, place=AtBerths())})
    scene = MapScene(view.map_scene.board, view.map_scene.theme, fleet)
    ship = Piece("fleet", "left-sea", 0, "A")
    scene.sync([ship])
    seen = sum(item.isVisible() for item in scene.items())
    motion = Animation(scene)
    motion.play([Voyage(ship, ("right-sea", "left-sea"), stays=True)], [], 1.0)
    assert sum(item.isVisible() for item in scene.items()) == seen
    motion._parts[0].move(1.0)
    assert [motion._parts[0].item.pos()] == scene.places_of([ship])
    motion.finish()
    assert sum(item.isVisible() for item in scene.items()) == seen


def test_what_is_built_is_whole_in_the_view_from_the_beginning_on(view: MapView, moving: Animation) -> None:
    view.map_scene.sync([BUILT])
    moving.follow_up([Scene(built=(BUILT,), ms=1000)], 1.0)
    item = moving._parts[0].item
    assert view.to_scene(QPointF()).y() <= item.mapRectToScene(item.boundingRect()).top() + 1e-6
    moving.finish()


def test_a_ring_grows_around_a_piece_where_it_lies(view: MapView) -> None:
    fleet = PieceSet({"fleet": replace(PLAIN, place=AtBerths())})
    scene = MapScene(view.map_scene.board, view.map_scene.theme, fleet)
    ships = Piece("fleet", "left-sea", 0, "A")
    scene.sync([ships, Piece("fleet", "left-sea", 1, "B")])
    [(_, at)] = scene.lying([ships])
    assert at != scene.point_of("left-sea")
    motion = Animation(scene)
    motion.follow_up([Scene(rings=(ships, "west"))], 1.0)
    assert [part.item.pos() for part in motion._parts] == [at, scene.point_of("west")]
    motion.finish()


@pytest.mark.parametrize("tempo", ["slow", "normal", "fast"])
@pytest.mark.parametrize("pieces", [0, 1, 2, 5, 15])
def test_nothing_takes_longer_than_it_may(moving: Animation, pieces: int, tempo: str) -> None:
    moving.play([VOYAGE] * pieces, ["east", "west"], TEMPOS[tempo])
    assert all(part.lasts <= PART_MS for part in moving._parts)
    assert moving.clock.duration() <= WHOLE_MS


def test_what_moves_can_be_ended_at_once(moving: Animation, qtbot: QtBot) -> None:
    at_rest = items(moving)
    moving.play([VOYAGE], ["east"], TEMPOS["slow"])
    with qtbot.waitSignal(moving.finished):
        moving.finish()
    assert items(moving) == at_rest


def test_what_comes_next_ends_what_was_before(moving: Animation, qtbot: QtBot) -> None:
    at_rest = items(moving)
    moving.play([VOYAGE] * 3, [], TEMPOS["slow"])
    with qtbot.waitSignal(moving.finished):
        moving.play([], ["east"], TEMPOS["slow"])
    assert items(moving) == at_rest + 1
    moving.finish()


def test_nothing_moves_when_nothing_may(moving: Animation, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(moving.finished, wait=0):
        moving.play([VOYAGE], ["east"], TEMPOS["instant"])
    assert not moving.is_running


BUILT = Piece("token", "east", 1, "B")
FIRST, SECOND = Scene(built=(BUILT,), until=(TOKEN,), ms=1000), Scene(rings=("west",), ms=500)


def seen(view: MapView) -> list[QGraphicsItem]:
    return [item for item in view.map_scene.items() if item.isVisible()]


def test_scenes_follow_one_another_and_what_still_moves(moving: Animation) -> None:
    moving.follow_up([FIRST], 0.5)
    assert moving.clock.duration() == 500
    moving.clock.setCurrentTime(200)
    moving.follow_up([SECOND, SECOND], 0.5)
    assert moving.clock.duration() == 1000
    assert moving.clock.currentTime() >= 200
    moving.finish()


def test_what_is_built_is_seen_on_the_board_when_it_has_come_down(view: MapView, moving: Animation) -> None:
    view.map_scene.sync([TOKEN, BUILT])
    at_rest = len(seen(view))
    moving.follow_up([FIRST], 1.0)
    moving.clock.pause()
    moving.clock.setCurrentTime(round(FALL * 500))
    assert len(seen(view)) == at_rest + 1  # what falls instead of what lies there, and what was there before
    moving.clock.setCurrentTime(round(FALL * 1000) + 10)
    assert len(seen(view)) == at_rest + 1  # and a ring
    moving.finish()
    assert len(seen(view)) == at_rest


def test_the_ring_of_what_was_built_keeps_off_a_large_piece(view: MapView, qtbot: QtBot) -> None:
    large = PieceSet({"tile": replace(PLAIN, box=lambda _: QRectF(-40, -40, 80, 80), small=None)})
    scene = MapScene(view.map_scene.board, view.map_scene.theme, large)
    show(MapView(scene), qtbot)
    motion = Animation(scene)
    motion.follow_up([Scene(built=(Piece("tile", "east"),), ms=1000)], 1.0)
    motion.clock.pause()
    motion.clock.setCurrentTime(round(FALL * 1000) + 10)
    (ring,) = (item for item in scene.items() if isinstance(item, QGraphicsEllipseItem))
    assert ring.rect().width() >= 1.1 * 80
    motion.finish()


@pytest.mark.parametrize("happened", [Scene(rings=("east",), ms=1000), Scene(built=(Piece("tile", "east"),), ms=1000)])
def test_where_areas_have_tiles_what_is_new_has_a_frame_that_crosses_none(
    view: MapView, qtbot: QtBot, happened: Scene
) -> None:
    tile = QRectF(-43, -43, 86, 86)
    board = MapScene(view.map_scene.board, view.map_scene.theme, PieceSet({}, tile=tile))
    show(MapView(board), qtbot)
    motion = Animation(board)
    motion.follow_up([happened], 1.0)
    motion.clock.pause()
    for moment in 10, 990:
        motion.clock.setCurrentTime(moment)
        rects = (item for item in board.items() if isinstance(item, QGraphicsRectItem))
        (frame,) = (item for item in rects if item.pen().widthF() == RING_LINE)
        half = frame.pen().widthF() / 2
        assert frame.rect().adjusted(half, half, -half, -half).contains(tile)
        assert QRectF(-50, -50, 100, 100).contains(frame.rect()), "no neighbour is crossed"
    motion.finish()


def test_what_is_dealt_is_seen_once(view: MapView, moving: Animation) -> None:
    view.map_scene.sync([TOKEN, BUILT])
    at_rest = len(seen(view))
    moving.follow_up([Scene(dealt=(BUILT,), ms=1000)], 1.0)
    moving.clock.pause()
    moving.clock.setCurrentTime(100)
    assert len(seen(view)) == at_rest
    moving.finish()
    assert len(seen(view)) == at_rest


def test_what_later_scenes_bring_is_not_seen_yet(view: MapView, moving: Animation) -> None:
    moving.hold_back([Scene(dealt=(BUILT,))])
    view.map_scene.sync([TOKEN])
    before = len(seen(view))
    view.map_scene.sync([TOKEN, BUILT])
    assert len(seen(view)) == before
    moving.hold_back([])
    assert len(seen(view)) == before + 1


def test_what_is_built_is_seen_at_once_when_its_scene_ends_early(view: MapView, moving: Animation) -> None:
    moving.follow_up([FIRST], 1.0)
    view.map_scene.sync([TOKEN, BUILT])
    before = len(seen(view))
    moving.finish()
    assert len(seen(view)) == before + 1 - 2  # without what fell and what was there before


def test_any_key_or_button_ends_what_moves_but_those_without_a_meaning(view: MapView, moving: Animation) -> None:
    for act, ends in (
        (lambda: QTest.keyClick(view, Qt.Key.Key_Control), False),
        (lambda: QTest.mouseMove(view.viewport()), False),
        (lambda: QTest.keyClick(view, Qt.Key.Key_A), True),
        (lambda: QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton), True),
    ):
        moving.follow_up([SECOND], 1.0)
        act()
        assert moving.is_running != ends
        moving.finish()


class Counted(MovingPicture, frozen=True):
    """A picture that notes what of it is painted."""

    painted: list[str]

    @property
    def size(self) -> tuple[float, float]:
        return 200.0, 100.0

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        del theme
        painter.fillRect(QRectF(0, 0, *self.size), QColor("#204060"))
        self.painted.append("ground")

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        del painter, theme, share
        self.painted.append("rest")


def test_the_ground_of_a_picture_is_painted_once(view: MapView, moving: Animation) -> None:
    picture = Counted([])
    moving.follow_up([Scene(picture=picture, ms=500)], 1.0)
    moving.clock.pause()
    for now in (100, 200, 300):
        moving.clock.setCurrentTime(now)
        view.viewport().repaint()
    assert picture.painted.count("ground") == 1
    assert picture.painted.count("rest") >= 3
    middle = view.grab().toImage().pixelColor(view.width() // 2, round(PICTURE_DOWN * view.height()))
    assert middle == QColor("#204060")


class Aside(Counted, frozen=True):
    """The same in a corner."""

    is_aside = True


def test_a_picture_that_is_aside_leaves_the_middle_of_the_view_free(view: MapView, moving: Animation) -> None:
    moving.follow_up([Scene(picture=Aside([]), ms=500)], 1.0)
    [part] = moving._parts
    corner = view.mapFromScene(part.item.pos()) + part.item.boundingRect().bottomRight().toPoint()
    assert 0 < view.viewport().width() - corner.x() <= 20
    assert 0 < view.viewport().height() - corner.y() <= 20
    moving.finish()


class Beside(Counted, frozen=True):
    """The same over or below an area."""

    beside = "west"


def test_a_picture_beside_an_area_covers_no_place_that_can_be_chosen(view: MapView, moving: Animation) -> None:
    scene, picture = view.map_scene, Beside([])
    moving.follow_up([Scene(picture=picture, ms=500)], 1.0)
    moving.clock.pause()

    def below(*targets: str) -> bool | None:
        """Whether the picture is below the area, or None where it isn't seen."""
        scene.sync([TOKEN, *(AreaMark(area, "legal") for area in targets)])
        picture.painted.clear()
        moving.clock.setCurrentTime(moving.clock.currentTime() + 10)
        view.viewport().repaint()
        [part] = moving._parts
        return part.item.pos().y() > scene.point_of("west").y() if "rest" in picture.painted else None

    assert below() is False
    assert below("islet") is False, "far away"
    assert below("north") is True
    assert below("west") is None
    moving.finish()
