"""What is seen of the town: the view stays for a round, and marks and roads keep off what lies on the lots."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import Seat
from indonesia_qt.games.singapore.analysis.forecast import rounds_to_come
from indonesia_qt.games.singapore.bots import Easy
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.background.lots_painter import RIM
from indonesia_qt.ui.board.map_scene import SHORE, MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark, LinkMark, Mark, Piece, Standing
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.games.singapore.board.board_ui import LIMITS, SingaporeBoardUi
from indonesia_qt.ui.games.singapore.board.piece_values import face_of, flag_on, planned_on, tile_on
from indonesia_qt.ui.games.singapore.board.pieces import PIECES, SIDE
from indonesia_qt.ui.games.singapore.board.tile_painter import action_in, zones_of
from indonesia_qt.ui.style.theme import THEMES, Theme
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from tests.games.singapore.positions import Table
from tests.soak import soak_but
from tests.ui.board.conftest import settle
from tests.ui.board.conftest import show as shown
from tests.ui.games.singapore.panels.towns import building_turn, turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.singapore_panels import SingaporeTable
from tests.ui.table.new_games import NAMES

BUILDING = load_map("singapore").game.scenario.buildings["I-03"]
LOOKS = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
SMALL, LARGE = (1366, 768), (1920, 1080)


def town_in(program: Program, size: tuple[int, int], arrange: Callable[[Table], object] = turn) -> SingaporeTable:
    program.window.resize(*size)
    mouse = show(program, arrange)
    settle_size(program)
    return mouse


def settle_size(program: Program) -> None:
    """Panels take their places soon after a game has begun."""
    view, before = program.window.map, QSize()
    assert view
    while view.size() != before:
        before = view.size()
        QTest.qWait(150)


def sight(program: Program) -> tuple[float, QPoint]:
    """The scale, and where the pawnshop lies in the view."""
    view = program.window.map
    assert view
    return view.scale_now, view.mapFromScene(view.map_scene.point_of("d6"))


def seen(program: Program) -> QRectF:
    view = program.window.map
    assert view
    return view.mapToScene(view.viewport().rect()).boundingRect()


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_view_stays_where_it_is_for_a_whole_turn(program: Program, size: tuple[int, int]) -> None:
    mouse = town_in(program, size, building_turn)
    before = sight(program)
    mouse.choose_tile("I-05")
    assert sight(program) == before
    mouse.confirm()
    assert sight(program) == before
    mouse.place("g5")
    assert sight(program) == before
    for area in ("d6", "d5", "d4"):
        mouse.click_area(area)
        assert sight(program) == before, area


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_view_stays_where_it_is_in_the_starting_round(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    program.new_game(
        NewGame(
            "singapore",
            "singapore",
            tuple(Seat(name, n, "human") for n, name in enumerate(NAMES[:3])),
            True,
            Options(),
            1,
        )
    )
    mouse = SingaporeTable(program)
    settle_size(program)
    before = sight(program)
    for _ in range(2):
        mouse.choose_tile(mouse.panel.list.values[0])
        mouse.click_area(mouse.panel.lots[0])
        mouse.confirm()
        assert sight(program) == before


def test_the_view_changes_with_the_round_to_what_is_built_by_then(program: Program) -> None:
    mouse = town_in(program, SMALL)
    before = sight(program)
    bridge = mouse.table.bridge
    bridge.session.state.built["i5"] = "III-03"
    bridge.session.state.owners["i5"] = 0
    bridge.changed.emit(())
    assert sight(program) == before
    bridge.session.state.round += 1
    bridge.changed.emit(())
    assert sight(program) != before


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_fit_shows_the_town_with_one_row_around_and_a_margin_of_the_river(
    program: Program, size: tuple[int, int]
) -> None:
    mouse = town_in(program, size)
    view, state = program.window.map, mouse.state
    assert view
    room, scene = seen(program).adjusted(-1, -1, 1, 1), view.map_scene
    for area in (*state.built, *state.flagged):
        for near in (area, *state.scenario.neighbours[area]):
            assert room.contains(scene.box_of(near)), near
    start = scene.box_of("d6")
    assert start.bottom() + 0.5 * SHORE < room.bottom() < start.bottom() + 2 * SHORE


@pytest.mark.parametrize("number", range(4, 40, 5))
@pytest.mark.parametrize("size", [(1050, 560), (1600, 850), (1040, 430)])
def test_fit_cuts_no_lot_at_the_sides_and_shows_the_rim_of_the_card(
    qtbot: QtBot, size: tuple[int, int], number: int
) -> None:
    wide = load_map("singapore-wide")
    scene = MapScene(wide.board, THEMES["light"], PIECES)
    view = shown(MapView(scene), qtbot)
    view.resize(*size)
    scene.fit_to([*wide.game.scenario.start, *wide.game.scenario.lots[:number]], LIMITS)
    room = view.mapToScene(view.viewport().rect()).boundingRect()
    plots = [scene.box_of(land.id).adjusted(7, 0, -7, 0) for land in scene.board.lands]
    cut = [box for box in plots if box.left() < room.left() < box.right() or box.left() < room.right() < box.right()]
    assert cut == []
    if room.contains(QRectF(40, 100, 1200, 1)):
        assert room.contains(QRectF(40 - RIM, 100, 1200 + 2 * RIM, 1))


@pytest.mark.parametrize("size", [(1056, 561), (1530, 800)])
@pytest.mark.parametrize("last", ["g4", "d3", "e2"])
def test_fit_cuts_no_lot_at_any_side_in_usual_windows(qtbot: QtBot, size: tuple[int, int], last: str) -> None:
    town = load_map("singapore")
    scene = MapScene(town.board, THEMES["light"], PIECES)
    view = shown(MapView(scene), qtbot)
    view.resize(*size)
    scene.fit_to([*town.game.scenario.start, "d5", last], LIMITS)
    room = view.mapToScene(view.viewport().rect()).boundingRect()
    plots = [scene.box_of(land.id).adjusted(7, 7, -7, -7) for land in scene.board.lands]
    assert [box for box in plots if box.intersects(room) and not room.contains(box)] == []


@pytest.mark.parametrize("height", [360, 385, 405, 430])
def test_in_a_low_window_water_and_margins_give_way_before_lots_are_cut(qtbot: QtBot, height: int) -> None:
    town = load_map("singapore")
    scene = MapScene(town.board, THEMES["light"], PIECES)
    view = shown(MapView(scene), qtbot)
    view.resize(905, height)
    scene.fit_to(town.game.scenario.lots, LIMITS)
    room = view.mapToScene(view.viewport().rect()).boundingRect().adjusted(-2, -2, 2, 2)
    lots = [scene.box_of(land.id) for land in scene.board.lands]
    assert [box for box in lots if not room.contains(box.adjusted(0, -RIM, 0, RIM))] == []


def test_the_whole_town_is_shown_when_nearly_all_of_it_is(qtbot: QtBot) -> None:
    wide = load_map("singapore-wide")
    scene = MapScene(wide.board, THEMES["light"], PIECES)
    view = shown(MapView(scene), qtbot)
    view.resize(1055, 513)
    scene.fit_to([lot for lot in wide.game.scenario.lots if lot[0] < "k"], LIMITS)
    room = view.mapToScene(view.viewport().rect()).boundingRect()
    assert room.contains(QRectF(40 - RIM, 100, 1200 + 2 * RIM, 1))


@pytest.mark.parametrize("height", [430, 440, 507, 600, 800])
def test_of_the_river_no_more_than_a_margin_is_seen_unless_as_much_of_the_table_is(qtbot: QtBot, height: int) -> None:
    """The wide map leaves room above and below: the town is in the middle of it."""
    wide = load_map("singapore-wide")
    scene = MapScene(wide.board, THEMES["light"], PIECES)
    view = shown(MapView(scene), qtbot)
    view.resize(1036, height)
    scene.fit_to(wide.game.scenario.lots, LIMITS)
    assert view.scale_now == pytest.approx(1036 / 1236, rel=0.01)
    room = view.mapToScene(view.viewport().rect()).boundingRect()
    town = QRectF(40, 40, 1200, 400)
    river, table = room.bottom() - town.bottom(), town.top() - room.top()
    assert river >= SHORE
    assert river <= max(SHORE + 11, table + 2)


def test_a_small_town_is_not_blown_up_and_one_can_zoom_out_to_the_whole_board(program: Program) -> None:
    program.window.resize(*LARGE)
    show(program, lambda table: table.round("lots"))
    view = program.window.map
    assert view
    assert view.scale_now <= LIMITS.most
    for _ in range(8):
        view.zoom_out()
    assert view.scale_now == pytest.approx(view.scale_of_whole)
    view.fit()
    assert view.sight is None


def test_choices_are_not_zoomed_to_unless_it_is_chosen(program: Program) -> None:
    assert program.window.preferences.value("follow") == "never"
    town_in(program, SMALL)
    view = program.window.map
    assert view
    assert view.sight is None


def full(table: Table) -> None:
    """A town in which each lot is built on."""
    turn(table)
    free = [lot for lot in table.state.scenario.lots if lot not in table.state.built]
    table.state.flagged.clear()
    for number, lot in enumerate(free[: len(table.state.unseen)]):
        table.stand(lot, table.state.unseen[0], number % 3)
    table.state.stack[0] = Round("turns", 1)


def test_names_are_written_and_digits_can_be_read_in_a_late_round_in_a_small_window(program: Program) -> None:
    mouse = town_in(program, SMALL, full)
    view = program.window.map
    assert view
    side = SIDE * view.scale_now
    assert side >= 56
    assert LEAST_CAPITALS == 9.0, "a pixel of the tiles is a pixel of the screen with usual text"
    shown = zones_of(QRectF(0, 0, side, side), 0.026)
    sizes = {area: min(action_in(face_of(mouse.state.building(area)), shown).sizes) for area in mouse.state.built}
    assert {area: size for area, size in sizes.items() if size < 11} == {}


def played(program: Program, layout: str, players: int) -> SingaporeTable:
    """A turn in the last round of a game that bots have played."""
    seats = tuple(Seat(NAMES[seat], seat, "human") for seat in range(players))
    program.new_game(NewGame("singapore", layout, seats, True, Options(holdings="open"), seed=1))
    mouse, bot = SingaporeTable(program), Easy()
    bridge, chance = mouse.table.bridge, Random(1)
    session = bridge.session
    while rounds_to_come(session.state) or not isinstance(session.question, PlayTurn):
        asked = session.question
        assert asked
        session.submit(bot.choose(session.game.view(session.state, asked.seat), asked, chance))
    bridge.changed.emit(())
    settle_size(program)
    return mouse


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    "game",
    soak_but(
        (("singapore", 4), ("singapore-bay", 3), ("singapore-wide", 2)),
        product(("singapore", "singapore-bay", "singapore-wide"), (2, 3, 4)),
    ),
)
def test_a_whole_town_is_seen_and_can_be_read_late_in_a_game(
    program: Program, game: tuple[str, int], size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    state = played(program, *game).state
    view = program.window.map
    assert view
    assert len(state.built) > 20
    room = seen(program).adjusted(-1, -1, 1, 1)
    assert [area for area in (*state.built, *state.flagged) if not room.contains(view.map_scene.box_of(area))] == []
    assert SIDE * view.scale_now >= 56


@pytest.fixture
def board(theme: Theme, qtbot: QtBot) -> MapView:
    view = shown(MapView(MapScene(load_map("singapore").board, theme, PIECES)), qtbot)
    view.resize(1100, 800)
    return view


TILES: list[Mark] = [tile_on(area, area.upper(), BUILDING, 0, owned=True) for area in ("d5", "e5")]


def differing(first: QImage, second: QImage) -> list[QPoint]:
    """Where two pictures of one size differ."""
    rows = [
        [bytes(bits[row * picture.bytesPerLine() :][: 4 * picture.width()]) for row in range(picture.height())]
        for picture in (first, second)
        if (bits := picture.constBits())
    ]
    return [
        QPoint(x, y)
        for y, (one, other) in enumerate(zip(*rows, strict=True))
        if one != other
        for x in range(first.width())
        if one[4 * x : 4 * x + 4] != other[4 * x : 4 * x + 4]
    ]


def tile_box(view: MapView, area: str) -> QRectF:
    """Where the tile on a lot lies in the view, without the pixels at its edge."""
    half = SIDE / 2 - 4.0
    middle = view.map_scene.point_of(area)
    box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    return QRectF(view.mapFromScene(box).boundingRect())


@LOOKS
@pytest.mark.parametrize("standing", ["legal", "open", "chosen", "hint", "affected", "lit", "pointer", "keyboard"])
def test_marks_are_frames_in_the_gutter_and_change_no_colour_of_a_tile(
    board: MapView, standing: Standing, qtbot: QtBot
) -> None:
    scene = board.map_scene
    scene.sync(TILES)
    settle(board, qtbot)
    before = board.grab().toImage()
    match str(standing):
        case "pointer":
            scene.hover("d5")
        case "keyboard":
            scene.focus_area("d5")
        case _:
            scene.sync([*TILES, AreaMark("d5", standing)])
    settle(board, qtbot)
    changed = differing(before, board.grab().toImage())
    lot = QRectF(board.mapFromScene(scene.box_of("d5")).boundingRect())
    assert changed
    assert all(lot.contains(point) for point in changed)
    assert not any(tile_box(board, "d5").contains(point) for point in changed)


@LOOKS
def test_the_lot_under_the_pointer_has_a_whole_frame_in_the_green_of_choices(
    board: MapView, theme: Theme, qtbot: QtBot
) -> None:
    scene = board.map_scene
    scene.sync(TILES)
    settle(board, qtbot)
    before = board.grab().toImage()
    scene.hover("d5")
    settle(board, qtbot)
    after = board.grab().toImage()
    colours = [after.pixelColor(point).name() for point in differing(before, after)]
    assert colours.count(theme.highlights.legal.lower()) > 0.1 * len(colours)


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("used", [(), ("I-06",)], ids=["short", "long"])
def test_the_card_of_a_building_lies_beside_the_town_where_there_is_room(
    program: Program, used: tuple[str, ...]
) -> None:
    program.window.appearance.put_on()
    town_in(program, SMALL, lambda table: turn(table, used=used))
    view = program.window.map
    assert view
    scene = view.map_scene
    scene.hover("d5")
    view.card.show_now()
    lots = [view.mapFromScene(scene.box_of(land.id)).boundingRect() for land in scene.board.lands]
    assert not any(view.card.geometry().intersects(lot) for lot in lots)


@LOOKS
@pytest.mark.parametrize("ghost", [False, True])
def test_roads_lie_in_gutters_only(board: MapView, ghost: bool, qtbot: QtBot) -> None:
    scene = board.map_scene
    scene.sync(TILES)
    settle(board, qtbot)
    before = board.grab().toImage()
    scene.sync([*TILES, LinkMark("d5", "e5", "road", ghost=ghost)])
    settle(board, qtbot)
    changed = differing(before, board.grab().toImage())
    assert changed
    assert not any(tile_box(board, area).contains(point) for area in ("d5", "e5") for point in changed)


@LOOKS
def test_a_tile_that_may_be_built_is_read_over_the_flag_as_if_it_stood_there(board: MapView, qtbot: QtBot) -> None:
    scene = board.map_scene
    seen = []
    for marks in (
        [tile_on("c4", "C4", BUILDING, 0, owned=True)],
        [flag_on("c4", 0), planned_on("c4", "C4", BUILDING, 0)],
    ):
        scene.sync(marks)
        settle(board, qtbot)
        seen.append(board.grab().toImage())
    assert not differing(*seen)


@LOOKS
def test_workers_and_notes_cover_neither_names_nor_actions(board: MapView, qtbot: QtBot) -> None:
    scene = board.map_scene
    scene.sync(TILES)
    settle(board, qtbot)
    before = board.grab().toImage()
    workers = [Piece("worker", "d5", seat, data=False) for seat in range(4)]
    scene.sync([*TILES, *workers, AreaMark("d5", "chosen", "3")])
    settle(board, qtbot)
    changed = differing(before, board.grab().toImage())
    box = tile_box(board, "d5")
    zones = zones_of(box, 0.05)
    for zone in (zones.name, *action_in(face_of(BUILDING), zones).boxes):
        assert not any(zone.adjusted(0, 0, 0, -3).contains(point) for point in changed)


def seen_with(board: MapView, qtbot: QtBot, *marks: Mark) -> QImage:
    board.map_scene.sync([*TILES, *marks])
    settle(board, qtbot)
    return board.grab().toImage()


@pytest.mark.parametrize("theme", [THEMES["light"]])
@pytest.mark.parametrize("size", [(1100, 800), (760, 560)])
def test_the_number_of_a_use_lies_beside_all_workers(
    board: MapView, theme: Theme, size: tuple[int, int], qtbot: QtBot
) -> None:
    assert theme
    board.resize(*size)
    workers = [Piece("worker", "d5", seat, data=False) for seat in range(4)]
    manned = differing(seen_with(board, qtbot), seen_with(board, qtbot, *workers))
    chosen = [seen_with(board, qtbot, AreaMark("d5", "chosen", text)) for text in ("", "3")]
    numbered = differing(*chosen)
    assert numbered
    assert not {point.toTuple() for point in manned} & {point.toTuple() for point in numbered}
    box = tile_box(board, "d5")
    assert not any(zones_of(box, 0.05).foot.contains(point) for point in numbered)


@LOOKS
@pytest.mark.parametrize("how", ["pointer", "keyboard"])
def test_the_frame_under_the_pointer_lies_below_workers(board: MapView, theme: Theme, how: str, qtbot: QtBot) -> None:
    scene, worker = board.map_scene, Piece("worker", "d5", 0, data=False)
    bare = seen_with(board, qtbot)
    before = seen_with(board, qtbot, worker)
    coloured = [point for point in differing(bare, before) if before.pixelColor(point) == QColor(theme.seat(0).colour)]
    assert coloured
    (scene.hover if how == "pointer" else scene.focus_area)("d5")
    settle(board, qtbot)
    after = board.grab().toImage()
    assert before != after
    assert all(after.pixel(point) == before.pixel(point) for point in coloured)


def test_keys_go_to_buildings_and_own_lots_and_name_what_borders_them(program: Program) -> None:
    mouse = show(program, turn)
    assert mouse.program.table
    view, ui = mouse.program.table.view, SingaporeBoardUi()
    assert ui.stops(view, 0, "town") == tuple(view.built)
    own = ui.stops(view, 0, "own")
    assert set(own) >= {area for area, owner in view.owners.items() if owner == 0}
    assert set(own) <= {*view.built, *view.flagged}
    assert "d6" in ui.neighbours(view, "e6")
