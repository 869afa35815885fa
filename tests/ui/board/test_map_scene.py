from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import (
    AreaMark,
    LaneMark,
    LinkMark,
    Mark,
    Piece,
    RouteMark,
)
from indonesia_qt.ui.board.pieces.looks import Layer
from indonesia_qt.ui.style.theme import LIGHT
from tests.ui.board.conftest import PIECES, changed_pixels, expose, settle

EVERY_KIND: list[Mark] = [
    Piece("token", "west", 0, "A"),
    Piece("token", "north", 1, "B", ghost=True),
    Piece("boat", "left-sea", 2, "C", 2),
    Piece("token", "east", None, "", 3),
    Piece("flag", "lower", None, "D"),
    Piece("strip", "lower", 3),
    *(AreaMark("right-sea", standing) for standing in ("legal", "chosen", "hint", "forbidden", "affected")),
    AreaMark("north", "affected", "10"),
    RouteMark("west", ("left-sea",), "east", 3, "×2"),
    *(LinkMark("left-sea", "right-sea", kind, 1) for kind in ("border", "arrow", "coast", "sea")),
    LaneMark("left-sea", "right-sea", Piece("boat", "", 1)),
]


@pytest.mark.parametrize("mark", EVERY_KIND, ids=lambda mark: f"{type(mark).__name__} {getattr(mark, 'standing', '')}")
def test_every_kind_of_mark_shows_and_goes_again(mark: Mark, view: MapView, qtbot: QtBot) -> None:
    bare = view.grab().toImage()
    view.map_scene.sync([mark])
    settle(view, qtbot)
    assert changed_pixels(bare, view.grab().toImage()) > 40
    view.map_scene.sync([])
    assert changed_pixels(bare, view.grab().toImage()) == 0


def test_a_route_fades_that_was_strong_before_and_comes_back(view: MapView, qtbot: QtBot) -> None:
    strong = RouteMark("west", ("left-sea",), "east", 3, "2")
    pictures = []
    for mark in (strong, replace(strong, faint=True), strong):
        view.map_scene.sync([mark])
        settle(view, qtbot)
        pictures.append(view.grab().toImage())
    assert changed_pixels(pictures[0], pictures[1]) > 40
    assert changed_pixels(pictures[0], pictures[2]) == 0


def test_the_standings_of_an_area_differ_in_shape_not_only_in_colour(view: MapView, qtbot: QtBot) -> None:
    pictures = []
    for standing in ("legal", "chosen", "hint", "forbidden", "affected"):
        view.map_scene.sync([AreaMark("right-sea", standing)])
        settle(view, qtbot)
        grey = view.grab().toImage()
        grey.convertTo(grey.Format.Format_Grayscale8)
        pictures.append(grey)
    for n, one in enumerate(pictures):
        for other in pictures[:n]:
            assert changed_pixels(one, other) > 400


def test_links_stay_untouched_when_other_marks_come_and_go(scene: MapScene) -> None:
    sea, coast = LinkMark("left-sea", "right-sea", "sea"), LinkMark("west", "left-sea", "coast")
    scene.sync([])
    bare = set(scene.items())
    scene.sync([sea])
    link = set(scene.items()) - bare
    scene.sync([Piece("token", "west", 0), sea, coast])
    assert set(scene.items()) > bare | link
    scene.sync([coast, sea])
    scene.sync([sea])
    assert set(scene.items()) == bare | link


def marked(scene: MapScene) -> list[QGraphicsPixmapItem]:
    """What lies on the bare map with its compass and its title."""
    items = (item for item in scene.items() if isinstance(item, QGraphicsPixmapItem))
    return [item for item in items if item.zValue() >= Layer.TERRITORIES]


def test_marks_that_are_shown_while_pieces_are_hidden_come_with_them(scene: MapScene) -> None:
    scene.sync([Piece("token", "west", 0)])
    scene.show_pieces(False)
    scene.sync([Piece("token", "west", 0), LinkMark("left-sea", "right-sea", "sea")])
    pieces = marked(scene)
    assert len(pieces) > 1
    assert not any(item.isVisible() for item in pieces)
    scene.show_pieces(True)
    assert all(item.isVisible() for item in pieces)


def test_syncing_twice_is_syncing_once(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.sync(EVERY_KIND)
    settle(view, qtbot)
    items, picture = set(view.map_scene.items()), view.grab().toImage()
    view.map_scene.sync(EVERY_KIND)
    assert set(view.map_scene.items()) == items
    assert changed_pixels(picture, view.grab().toImage()) == 0


def test_what_two_positions_have_in_common_stays_untouched(scene: MapScene) -> None:
    scene.sync([Piece("token", "west", 0), Piece("token", "east", 0)])
    before = set(scene.items())
    scene.sync([Piece("token", "west", 0), Piece("token", "north", 0)])
    after = set(scene.items())
    assert len(before - after) == len(after - before) == 1


def smooth(scene: MapScene) -> set[bool]:
    """Whether the pictures on the board are smoothed, which takes several times longer."""
    shown = marked(scene)
    return {item.transformationMode() == Qt.TransformationMode.SmoothTransformation for item in shown}


def test_only_what_is_stretched_is_smoothed(view: MapView, qtbot: QtBot) -> None:
    scene = view.map_scene
    scene.sync(EVERY_KIND)
    assert smooth(scene) == {False}
    sharp = view.grab().toImage()
    view.zoom_in()
    assert smooth(scene) == {True}
    scene.sync(EVERY_KIND[1:])
    scene.sync(EVERY_KIND)
    assert smooth(scene) == {True}
    settle(view, qtbot)
    assert smooth(scene) == {False}
    view.zoom_out()
    view.zoom_in()
    settle(view, qtbot)
    assert smooth(scene) == {False}
    view.fit()
    settle(view, qtbot)
    assert changed_pixels(sharp, view.grab().toImage()) == 0


def test_a_loose_piece_is_smoothed_as_it_may_be_shown_at_any_scale(view: MapView) -> None:
    [(item, _)] = view.map_scene.lying([Piece("token", "west", 0)])
    assert item.transformationMode() == Qt.TransformationMode.SmoothTransformation


def test_the_board_is_painted_anew_for_a_finer_screen(
    view: MapView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.map_scene.sync([Piece("token", "west", 0)])
    [token] = marked(view.map_scene)
    width = token.pixmap().width()
    monkeypatch.setattr(view, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.DevicePixelRatioChange))
    qtbot.waitUntil(lambda: view.map_scene.is_sharp)
    assert token.pixmap().width() == pytest.approx(2 * width, abs=2)


def test_the_order_of_marks_does_not_matter_to_what_is_seen(view: MapView, qtbot: QtBot) -> None:
    marks: list[Mark] = [Piece("token", "west", 0, "A"), AreaMark("west", "legal"), AreaMark("east", "forbidden")]
    view.map_scene.sync(marks)
    settle(view, qtbot)
    picture = view.grab().toImage()
    view.map_scene.sync([])
    view.map_scene.sync(marks[::-1])
    assert changed_pixels(picture, view.grab().toImage()) == 0


def test_only_legal_areas_are_targets(scene: MapScene) -> None:
    scene.sync([AreaMark("west", "legal"), AreaMark("east", "forbidden"), AreaMark("left-sea", "legal")])
    assert scene.targets == ("west", "left-sea")


def test_the_ring_stays_when_its_area_is_no_target_any_more(scene: MapScene) -> None:
    scene.sync([AreaMark("west", "legal"), AreaMark("east", "legal")])
    scene.focus_area("west")
    scene.sync([AreaMark("east", "legal")])
    assert scene.focused == "west"


def test_pieces_can_be_hidden_for_a_look_at_the_map(view: MapView, qtbot: QtBot) -> None:
    bare = view.grab().toImage()
    view.map_scene.sync(EVERY_KIND)
    settle(view, qtbot)
    view.map_scene.show_pieces(False)
    assert changed_pixels(bare, view.grab().toImage()) == 0
    view.map_scene.show_pieces(True)
    assert changed_pixels(bare, view.grab().toImage()) > 400


def test_marks_that_come_while_pieces_are_hidden_stay_hidden(view: MapView, qtbot: QtBot) -> None:
    bare = view.grab().toImage()
    view.map_scene.show_pieces(False)
    view.map_scene.sync(EVERY_KIND)
    settle(view, qtbot)
    assert changed_pixels(bare, view.grab().toImage()) == 0


def test_a_scene_tells_where_its_areas_are(scene: MapScene) -> None:
    assert scene.point_of("west") == QPointF(150, 150)
    assert scene.area_at(QPointF(150, 150)) == "west"


def test_names_that_stand_elsewhere_are_shown_all_at_once(view: MapView, qtbot: QtBot) -> None:
    scene = view.map_scene
    view.resize(1200, 800)
    settle(view, qtbot)
    before = view.grab().toImage()
    scene.sharpen(view.scale_now, 20.0 * view.scale_now)
    view.grab()
    while len(scene.backdrop._pending) > 1:
        scene.backdrop._paint_next()
    assert changed_pixels(before, view.grab().toImage()) == 0
    qtbot.waitUntil(lambda: scene.is_sharp)
    assert changed_pixels(before, view.grab().toImage()) > 100


def test_a_scene_can_go_while_it_is_still_painting(small_board: BoardMap, qtbot: QtBot) -> None:
    scene = MapScene(small_board, LIGHT, PIECES)
    view = expose(MapView(scene), qtbot)
    scene.sync(EVERY_KIND)
    view.zoom_in()
    view.sharpen()
    view.grab()
    assert not scene.is_sharp
    with qtbot.waitSignals([view.destroyed, scene.destroyed]):
        view.deleteLater()
        scene.deleteLater()
    # Whatever was still to be painted would fail now.
    QApplication.processEvents()
