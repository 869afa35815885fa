from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice, product

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board import map_view
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark, Standing
from indonesia_qt.ui.board.zoom_view import MOST
from indonesia_qt.ui.style.theme import LIGHT
from tests.ui.board.conftest import PIECES, show
from tests.ui.pointer import move_to

LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton


@pytest.fixture
def clicked(view: MapView) -> list[str]:
    """The ids of the areas that were clicked."""
    areas: list[str] = []
    view.map_scene.area_clicked.connect(areas.append)
    return areas


def pixel(view: MapView, x: float, y: float) -> QPoint:
    """Where a point of the board is in the viewport."""
    return view.mapFromScene(QPointF(x, y))


def board_point(view: MapView, place: QPoint) -> QPointF:
    inverse, _ = view.viewportTransform().inverted()
    return inverse.map(QPointF(place))


def click(view: MapView, x: float, y: float) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=pixel(view, x, y))


def drag(view: MapView, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT) -> None:
    port = view.viewport()
    QTest.mousePress(port, button, pos=start)
    move_to(port, start + (end - start) / 2, button)
    move_to(port, end, button)
    QTest.mouseRelease(port, button, pos=end)


def hover(view: MapView, qtbot: QtBot, x: float, y: float, area: str) -> None:
    """Move the pointer to a point of the board and wait until the scene knows that it is on the area."""
    move_to(view.viewport(), pixel(view, x, y))
    qtbot.waitUntil(lambda: view.map_scene.hovered == area)


def wheel(view: MapView, place: QPoint, notches: float = 1) -> None:
    at = QPointF(place)
    event = QWheelEvent(
        at,
        QPointF(view.viewport().mapToGlobal(place)),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize(
    ("x", "y", "area"),
    [(150, 150, "west"), (450, 150, "islet"), (450, 165, "islet"), (345, 350, "left-sea"), (500, 250, "right-sea")],
    ids=["land", "small island", "water beside it", "berth", "sea"],
)
def test_a_click_tells_the_area(view: MapView, clicked: list[str], x: float, y: float, area: str) -> None:
    click(view, x, y)
    assert clicked == [area]


def test_a_click_on_the_frame_tells_nothing(view: MapView, clicked: list[str]) -> None:
    click(view, -15, 100)
    assert clicked == []


def test_clicks_tell_the_same_area_at_every_zoom(view: MapView, clicked: list[str]) -> None:
    wheel(view, pixel(view, 450, 150), 5)
    click(view, 450, 150)
    assert clicked == ["islet"]


def test_a_press_that_moves_more_than_a_little_is_no_click_but_pans(view: MapView, clicked: list[str]) -> None:
    wheel(view, view.viewport().rect().center(), 3)
    start = pixel(view, 200, 300)
    under = board_point(view, start)
    drag(view, start, start + QPoint(60, -40))
    assert clicked == []
    assert (board_point(view, start + QPoint(60, -40)) - under).manhattanLength() < 0.01


def test_a_press_that_trembles_is_a_click(view: MapView, clicked: list[str]) -> None:
    place = pixel(view, 150, 150)
    drag(view, place, place + QPoint(2, 1))
    assert clicked == ["west"]


def test_a_drag_that_begins_on_a_target_neither_pans_nor_clicks(view: MapView, clicked: list[str]) -> None:
    view.map_scene.sync([AreaMark("west", "legal")])
    wheel(view, view.viewport().rect().center(), 3)
    view.centerOn(150, 150)
    start = pixel(view, 150, 150)
    under = board_point(view, start)
    drag(view, start, start + QPoint(50, 0))
    assert clicked == []
    assert board_point(view, start) == under


@pytest.mark.parametrize("with_space", [False, True], ids=["middle button", "space and left button"])
def test_two_ways_of_panning_begin_anywhere(view: MapView, clicked: list[str], with_space: bool) -> None:
    view.map_scene.sync([AreaMark("west", "legal")])
    wheel(view, view.viewport().rect().center(), 3)
    view.centerOn(150, 150)
    start = pixel(view, 150, 150)
    under = board_point(view, start)
    if with_space:
        QTest.keyPress(view, Qt.Key.Key_Space)
    drag(view, start, start + QPoint(-30, 20), LEFT if with_space else MIDDLE)
    if with_space:
        QTest.keyRelease(view, Qt.Key.Key_Space)
    assert clicked == []
    assert (board_point(view, start + QPoint(-30, 20)) - under).manhattanLength() < 0.01


def test_a_release_that_went_elsewhere_ends_a_pan(view: MapView, clicked: list[str]) -> None:
    """Else the board would follow the pointer without a button held."""
    wheel(view, view.viewport().rect().center(), 3)
    start = pixel(view, 200, 300)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_to(view.viewport(), start + QPoint(30, 0), LEFT)
    move_to(view.viewport(), start + QPoint(60, 0), LEFT)
    under = board_point(view, start)
    move_to(view.viewport(), start + QPoint(0, 80))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start)

    assert board_point(view, start) == under
    assert clicked == []


def test_panning_never_loses_the_board(view: MapView) -> None:
    wheel(view, view.viewport().rect().center(), 4)
    for _ in range(60):
        drag(view, QPoint(450, 300), QPoint(850, 580), MIDDLE)
    middle = board_point(view, view.viewport().rect().center())
    assert view.map_scene.sceneRect().contains(middle)


@pytest.mark.parametrize("place", [QPoint(130, 90), QPoint(450, 300), QPoint(889, 590)])
def test_the_wheel_keeps_the_point_under_the_pointer(view: MapView, place: QPoint) -> None:
    under = board_point(view, place)
    for _ in range(6):
        wheel(view, place)
        moved = view.viewportTransform().map(under) - QPointF(place)
        assert max(abs(moved.x()), abs(moved.y())) <= 0.5 + 1e-6  # views scroll by whole pixels
    for _ in range(3):
        wheel(view, place, -1)
        moved = view.viewportTransform().map(under) - QPointF(place)
        assert max(abs(moved.x()), abs(moved.y())) <= 0.5 + 1e-6  # views scroll by whole pixels


def test_zoom_stays_between_the_whole_board_and_four_times_that(view: MapView) -> None:
    wheel(view, QPoint(300, 300), 40)
    assert view.scale_now == pytest.approx(MOST * view.scale_of_fit)
    wheel(view, QPoint(300, 300), -80)
    assert view.scale_now == pytest.approx(view.scale_of_fit)


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_PageDown, Qt.Key.Key_End])
def test_keys_without_a_meaning_here_leave_the_board_in_its_place(view: MapView, key: Qt.Key) -> None:
    before = view.viewportTransform()
    QTest.keyClick(view, key)
    assert view.viewportTransform() == before


def test_a_window_that_grows_never_shows_the_board_smaller_than_it_fits(view: MapView) -> None:
    view.zoom_in()
    view.resize(2400, 1700)
    assert whole_board_is_seen(view)
    assert view.scale_now == pytest.approx(view.scale_of_fit)


def whole_board_is_seen(view: MapView) -> bool:
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    return bool(seen.adjusted(-2, -2, 2, 2).contains(view.map_scene.sceneRect()))


def test_the_whole_board_stays_in_view_until_the_user_zooms(view: MapView) -> None:
    assert whole_board_is_seen(view)
    view.resize(500, 700)
    assert whole_board_is_seen(view)
    wheel(view, QPoint(200, 200), 2)
    scale = view.scale_now
    view.resize(700, 500)
    assert view.scale_now == pytest.approx(scale)


@pytest.mark.parametrize(
    ("key", "nearer"), [(Qt.Key.Key_Plus, True), (Qt.Key.Key_Equal, True), (Qt.Key.Key_Minus, False)]
)
def test_keys_zoom(view: MapView, key: Qt.Key, nearer: bool) -> None:
    view.zoom_in()
    view.zoom_in()
    before = view.scale_now
    QTest.keyClick(view, key)
    assert (view.scale_now > before) == nearer


@pytest.mark.parametrize("how", ["legal", "hint"])
def test_keys_zoom_towards_what_is_lit(view: MapView, how: Standing) -> None:
    others = [] if how == "legal" else [AreaMark(area, "legal") for area in ("west", "north")]
    view.map_scene.sync([*others, AreaMark("islet", how)])
    point, steps = view.map_scene.point_of("islet"), 0
    while view.scale_now < 3 * view.scale_of_fit:
        QTest.keyClick(view, Qt.Key.Key_Plus)
        steps += 1
        assert view.viewport().rect().adjusted(40, 40, -40, -40).contains(view.mapFromScene(point)), steps


def test_keys_zoom_towards_the_middle_where_nothing_in_view_is_lit(view: MapView) -> None:
    view.map_scene.sync([AreaMark("islet", "legal")])
    for _ in range(4):
        view.zoom_at(QPointF(view.mapFromScene(view.map_scene.point_of("west"))), 1.25)
    assert not view.sees_targets
    before = view.to_scene(view.centre)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert (view.to_scene(view.centre) - before).manhattanLength() < 3


@pytest.mark.parametrize("key", [Qt.Key.Key_0, Qt.Key.Key_F])
def test_keys_show_the_whole_board(view: MapView, key: Qt.Key) -> None:
    wheel(view, QPoint(100, 100), 4)
    QTest.keyClick(view, key)
    assert whole_board_is_seen(view)


def test_the_zoom_is_told(view: MapView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.zoomed) as told:
        view.zoom_in()
    assert told.args == [pytest.approx(view.scale_now / view.scale_of_fit)]


def test_a_double_click_into_the_water_shows_the_whole_board(view: MapView) -> None:
    wheel(view, pixel(view, 200, 300), 3)
    QTest.mouseDClick(view.viewport(), LEFT, pos=pixel(view, 200, 300))
    assert whole_board_is_seen(view)


def test_a_double_click_on_a_sea_that_is_a_target_is_two_clicks(view: MapView, clicked: list[str]) -> None:
    view.map_scene.sync([AreaMark("left-sea", "legal")])
    wheel(view, pixel(view, 200, 300), 3)
    scale = view.scale_now
    QTest.mouseClick(view.viewport(), LEFT, pos=pixel(view, 200, 300))
    QTest.mouseDClick(view.viewport(), LEFT, pos=pixel(view, 200, 300))
    QTest.mouseRelease(view.viewport(), LEFT, pos=pixel(view, 200, 300))
    assert clicked == ["left-sea", "left-sea"]
    assert view.scale_now == scale


def test_hovering_tells_each_area_once_and_nothing_beside_the_board(view: MapView, qtbot: QtBot) -> None:
    told: list[str] = []
    view.map_scene.area_hovered.connect(told.append)
    for x, y, area in (
        (150, 150, "west"),
        (160, 150, "west"),
        (250, 150, "east"),
        (250, 300, "left-sea"),
        (-15, 100, ""),
    ):
        hover(view, qtbot, x, y, area)
    assert told == ["west", "east", "left-sea", ""]


def test_hovering_shows_on_the_board(view: MapView, qtbot: QtBot) -> None:
    bare = view.grab().toImage()
    hover(view, qtbot, 150, 150, "west")
    assert view.grab().toImage() != bare


def test_a_card_says_what_is_described_and_leaves_the_area_free(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.describe = lambda area: f"This is {area}.\nIt has <b>no</b> rice."
    view.card.set_delay(0)
    hover(view, qtbot, 150, 150, "west")
    qtbot.waitUntil(view.card.isVisible)
    assert "<b>This is west.</b>" in view.card.text()
    assert "&lt;b&gt;" in view.card.text()
    assert not view.card.geometry().contains(pixel(view, 150, 150))
    assert view.rect().contains(view.card.geometry())
    hover(view, qtbot, -15, 100, "")
    assert not view.card.isVisible()


@pytest.mark.parametrize(("x", "y", "area"), [(590, 20, "right-sea"), (10, 390, "left-sea"), (250, 150, "east")])
def test_a_card_never_covers_the_pointer(view: MapView, qtbot: QtBot, x: float, y: float, area: str) -> None:
    view.map_scene.describe = lambda area: "\n".join([area, "A longer line about it", *["More to be told"] * 6])
    view.card.set_delay(0)
    hover(view, qtbot, x, y, area)
    qtbot.waitUntil(view.card.isVisible)
    assert not view.card.geometry().contains(pixel(view, x, y))
    assert view.rect().contains(view.card.geometry())


def test_a_card_goes_when_its_area_moves_away_from_the_pointer(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.describe = lambda area: f"This is {area}."
    for _ in range(4):
        view.zoom_in()
        qtbot.waitUntil(lambda: not view.is_gliding)
    view.show_area("west")
    view.card.set_delay(0)
    move_to(view.viewport(), view.mapFromScene(view.map_scene.point_of("west")))
    qtbot.waitUntil(view.card.isVisible)
    view.pan(QPointF(1, 0))
    assert view.card.isVisible(), "it is still there"
    view.pan(QPointF(200, 150))
    assert view.map_scene.hovered == ""
    assert not view.card.isVisible()


def test_a_card_stays_whole_in_a_lower_window(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.describe = lambda area: f"This is {area}.\nIt has <b>no</b> rice."
    view.card.set_delay(0)
    hover(view, qtbot, 150, 150, "west")
    qtbot.waitUntil(view.card.isVisible)
    view.resize(view.width(), view.height() - 100)
    assert view.card.isVisible()
    assert view.rect().contains(view.card.geometry())


def test_a_card_is_as_high_as_its_text_after_a_longer_one(view: MapView, qtbot: QtBot) -> None:
    texts = {"west": "west", "east": "\n".join(["east"] * 6)}
    view.map_scene.describe = texts.__getitem__
    heights = []
    for x, y, area in ((150, 150, "west"), (250, 150, "east"), (150, 150, "west")):
        hover(view, qtbot, x, y, area)
        view.card.show_now()
        heights.append(view.card.height())
    assert heights[0] == heights[2] < heights[1]


def test_a_pinned_card_stays_until_it_is_let_go(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.describe = lambda area: area
    hover(view, qtbot, 150, 150, "west")
    QTest.keyClick(view, Qt.Key.Key_P)
    hover(view, qtbot, 250, 150, "east")
    assert view.card.isVisible()
    assert "west" in view.card.text()
    QTest.keyClick(view, Qt.Key.Key_P)
    assert not view.card.isVisible()


def test_a_card_follows_what_happens_to_its_area(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.describe = lambda area: f"{area}: {len(view.map_scene.targets)} targets"
    hover(view, qtbot, 150, 150, "west")
    QTest.keyClick(view, Qt.Key.Key_P)
    hover(view, qtbot, 250, 150, "east")
    view.map_scene.sync([AreaMark("islet", "legal")])
    assert "west: 1 targets" in view.card.text()


def test_a_card_comes_for_the_area_that_the_keyboard_is_on(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.describe = lambda area: area
    view.card.set_delay(0)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    qtbot.waitUntil(view.card.isVisible)
    assert view.map_scene.focused in view.card.text()


def test_a_context_menu_is_asked_for_with_its_area_and_place(view: MapView, qtbot: QtBot) -> None:
    place = pixel(view, 450, 150)
    where = view.viewport().mapToGlobal(place)
    with qtbot.waitSignal(view.map_scene.area_context) as told:
        QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, where))
    assert told.args == ["islet", where]


def test_a_right_click_is_no_click(view: MapView, clicked: list[str]) -> None:
    QTest.mouseClick(view.viewport(), RIGHT, pos=pixel(view, 150, 150))
    assert clicked == []


@pytest.fixture
def targets(view: MapView) -> tuple[str, ...]:
    view.map_scene.sync([AreaMark(area, "legal") for area in ("west", "east", "north", "islet")])
    view.setFocus()
    return view.map_scene.targets


def test_tab_goes_through_the_targets_and_round_again(view: MapView, targets: tuple[str, ...]) -> None:
    visited = []
    for _ in range(5):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        visited.append(view.map_scene.focused)
    assert visited == [*targets, targets[0]]
    QTest.keyClick(view, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert view.map_scene.focused == targets[-1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_clicks_the_focused_target(
    view: MapView, clicked: list[str], targets: tuple[str, ...], key: Qt.Key
) -> None:
    QTest.keyClick(view, key)
    assert clicked == []
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, key)
    assert clicked == [targets[0]]


@pytest.mark.usefixtures("targets")
def test_arrow_keys_go_to_the_target_in_their_direction(view: MapView) -> None:
    visited = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
        visited.append(view.map_scene.focused)
    # The first arrow finds the first target; nothing lies above the islet within reach, so it stays.
    assert visited == ["west", "east", "islet", "islet", "east"]


@pytest.mark.usefixtures("targets")
def test_the_focused_target_has_a_ring_and_comes_into_view(view: MapView) -> None:
    wheel(view, pixel(view, 150, 150), 7)
    before = view.grab().toImage()
    view.map_scene.focus_area("north")
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.map_scene.focused == "islet"
    assert view.viewport().rect().contains(pixel(view, 450, 150))
    assert view.grab().toImage() != before


def test_arrow_keys_go_through_all_areas_of_a_board_without_targets(view: MapView) -> None:
    view.setFocus()
    view.map_scene.focus_area("west")
    visited = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
        visited.append(view.map_scene.focused)
    assert visited == ["east", "islet", "right-sea", "left-sea"]


@pytest.mark.usefixtures("targets")
def test_a_tap_of_space_clicks_the_focused_area_but_a_pan_does_not(view: MapView, clicked: list[str]) -> None:
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert clicked == [view.map_scene.focused]
    wheel(view, pixel(view, 150, 150), 3)
    QTest.keyPress(view, Qt.Key.Key_Space)
    drag(view, QPoint(300, 300), QPoint(350, 320))
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert len(clicked) == 1


def test_a_key_brings_the_targets_into_view(view: MapView) -> None:
    view.map_scene.sync([AreaMark("islet", "legal"), AreaMark("east", "legal")])
    QTest.keyClick(view, Qt.Key.Key_Z)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert view.scale_now > view.scale_of_fit
    for area in ("islet", "east"):
        assert seen.contains(view.map_scene.box_of(area))
    view.map_scene.sync([])
    QTest.keyClick(view, Qt.Key.Key_Z)
    assert whole_board_is_seen(view)


@pytest.mark.parametrize("area", ["west", "east", "islet"])
def test_targets_at_the_edge_come_into_view_without_what_is_beside_the_board(view: MapView, area: str) -> None:
    view.map_scene.sync([AreaMark(area, "legal")])
    for bring in (view.show_targets, lambda: view.follow(0.0, always=True)):
        bring()
        board, seen = view.map_scene.sceneRect(), view.mapToScene(view.viewport().rect()).boundingRect()
        assert seen.contains(view.map_scene.point_of(area))
        pixel_wide = 2 / view.scale_now
        for beside, longer in ((seen.width() - board.width(), "x"), (seen.height() - board.height(), "y")):
            if beside <= 0:
                first, last = (seen.left(), seen.right()) if longer == "x" else (seen.top(), seen.bottom())
                edges = (board.left(), board.right()) if longer == "x" else (board.top(), board.bottom())
                assert edges[0] - pixel_wide <= first
                assert last <= edges[1] + pixel_wide


def test_holding_a_key_shows_the_bare_map(view: MapView) -> None:
    view.map_scene.sync([AreaMark("islet", "legal")])
    shown = view.grab().toImage()
    QTest.keyPress(view, Qt.Key.Key_H)
    assert view.grab().toImage() != shown
    QTest.keyRelease(view, Qt.Key.Key_H)
    assert view.grab().toImage() == shown


@pytest.mark.usefixtures("targets")
def test_the_ring_leaves_with_the_keyboard(view: MapView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.map_scene.focused
    QApplication.sendEvent(view, QFocusEvent(QFocusEvent.Type.FocusOut))
    assert view.map_scene.focused == ""


@pytest.fixture(scope="module")
def shipped(indonesia: BoardMap, qapp: QApplication) -> Iterator[MapScene]:
    assert qapp
    scene = MapScene(indonesia, LIGHT, PIECES)
    yield scene
    scene.deleteLater()


def test_every_area_of_the_shipped_board_can_be_clicked_at_1366_by_768(
    shipped: MapScene, indonesia: BoardMap, qtbot: QtBot
) -> None:
    view = show(MapView(shipped), qtbot, 1366, 768)
    told: list[str] = []
    shipped.area_clicked.connect(told.append)
    wanted = []
    for area in (*indonesia.lands, *indonesia.seas):
        click(view, *area.token)
        wanted.append(area.id)
    assert told == wanted


def test_every_area_of_the_shipped_board_is_at_least_24_pixels_large(
    shipped: MapScene, indonesia: BoardMap, qtbot: QtBot
) -> None:
    """At 1366 by 768; islands lend their room in the water, but not that of another land."""
    view = show(MapView(shipped), qtbot, 1040, 517)
    enough, apart, far = 24 * 24 * 0.75, 2, 60
    around = sorted(product(range(-far, far + 1, apart), repeat=2), key=lambda away: math.hypot(*away))
    small = {}
    for area in indonesia.areas():
        x, y = (apart * (n // apart) for n in pixel(view, *area.token).toTuple())
        hits = (True for dx, dy in around if view.area_under(QPointF(x + dx, y + dy)) == area.id)
        size = apart * apart * sum(1 for _ in islice(hits, math.ceil(enough / apart / apart)))
        if size < enough:
            small[area.id] = size
    assert small == {}


def test_keys_go_to_areas_of_a_kind_and_back(view: MapView) -> None:
    view.map_scene.stops = lambda kind: {"own": ("west", "islet"), "town": ("east",)}[kind]
    for key, modifier, expected in (
        (Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "west"),
        (Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "islet"),
        (Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "west"),
        (Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier, "islet"),
        (Qt.Key.Key_T, Qt.KeyboardModifier.NoModifier, "east"),
        (Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier, "east"),
    ):
        QTest.keyClick(view, key, modifier)
        assert view.map_scene.focused == expected


def test_a_key_says_what_borders_the_area(view: MapView, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(map_view, "announce", lambda about, text: said.append(text))
    view.map_scene.borders = lambda area: f"Next to {area}: the sea"
    QTest.keyClick(view, Qt.Key.Key_I)
    assert said == [], "the keyboard is on no area"
    view.go_to("islet")
    QTest.keyClick(view, Qt.Key.Key_I)
    assert said == ["Next to islet: the sea"]


def test_the_ring_can_come_back_with_the_keyboard(view: MapView) -> None:
    view.setFocus()
    view.go_to("islet")
    view.clearFocus()
    assert view.map_scene.focused == ""
    view.setFocus()
    assert view.map_scene.focused == ""
    view.return_ring()
    assert view.map_scene.focused == "islet"


def test_the_title_is_whole_or_hidden(view: MapView) -> None:
    scene = view.map_scene
    sprite, item = scene._ornaments[-1]
    assert item.isVisible()
    view.look_at((QPointF(sprite.box.center().x(), sprite.box.bottom() + view.height() / 2 - 10), 1.0))
    assert not item.isVisible(), "the upper edge would cut it"
    view.look_at((sprite.box.center(), 1.0))
    assert item.isVisible()
    view.look_at((QPointF(*scene.board.lands[0].token), 3.0))
    assert item.isVisible() != view.mapToScene(view.rect()).boundingRect().intersects(sprite.box)


def test_everything_is_painted_sharply_as_soon_as_a_glide_ends(view: MapView) -> None:
    view.map_scene.sync([AreaMark("west", "legal")])
    assert view.follow(1.0, always=True)
    view._glide.setCurrentTime(view._glide.duration() // 2)
    before = view.map_scene._sprites.scale
    assert before != pytest.approx(view.scale_now * view.devicePixelRatioF())
    view._glide.setCurrentTime(view._glide.duration())
    assert view.map_scene._sprites.scale == pytest.approx(view.scale_now * view.devicePixelRatioF())
