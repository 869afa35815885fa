"""What lies on the board of Singapore: each thing is told apart without its colour, and reads well in every look."""

from __future__ import annotations

import math
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.events import WorkerEntered, WorkerJumped, WorkerMoved
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.board.background.outlines import GUTTER
from indonesia_qt.ui.board.marks import LinkMark, Piece
from indonesia_qt.ui.board.pieces.piece_kit import NOTE, SMALL_NOTE, plate_box
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.games.singapore.board.animations import voyages
from indonesia_qt.ui.games.singapore.board.board_ui import SingaporeBoardUi
from indonesia_qt.ui.games.singapore.board.piece_values import FLAG, LOT, TILE, WORKER, face_of, tile_on
from indonesia_qt.ui.games.singapore.board.pieces import FEET, GLANCED, PIECES, SIDE, numbers_at, owner_of
from indonesia_qt.ui.games.singapore.board.position_marks import position_marks, start_marks
from indonesia_qt.ui.games.singapore.board.signs import NAMES, paint_sign
from indonesia_qt.ui.games.singapore.board.tile_looks import tile_look
from indonesia_qt.ui.games.singapore.board.tile_painter import paint_miniature, zones_of
from indonesia_qt.ui.games.singapore.texts import SingaporeTexts
from indonesia_qt.ui.style.theme import THEMES, Theme
from tests.ui.table.new_games import NAMES as PLAYERS

LOOKS = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)


def position(players: int, decisions: int) -> State:
    """A position after decisions of bots."""
    game = load_map("singapore").game
    session: Session[State] = Session(game, game.new_setup(Options(holdings="open"), players, 1), seed=1)
    for _ in range(decisions):
        asked = session.question
        assert asked
        session.submit(Easy().choose(session.state, asked, Random(1)))
    return session.state


def painted(name: str) -> QImage:
    picture = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    paint_sign(painter, name, QRectF(0, 0, 40, 40), "#000000")
    painter.end()
    return picture


def test_no_two_signs_look_the_same() -> None:
    pictures = [painted(name) for name in NAMES]
    assert all(a != b for n, a in enumerate(pictures) for b in pictures[:n])


def test_every_building_has_a_face_of_known_signs() -> None:
    box = usual_box()
    for building in (*box.start_buildings, *box.buildings):
        face = face_of(building)
        assert face.gain
        assert {row.sign for row in (*face.pay, *face.gain)} <= set(NAMES)
        assert building.title.startswith(face.name)
        assert face.illegal == building.illegal


def image(theme: Theme, piece: Piece, least: float = 0.0) -> QImage:
    picture = QImage(220, 220, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(110, 110)
    painter.scale(2, 2)
    PiecePainter(theme, PIECES).paint(painter, piece, least)
    painter.end()
    return picture


@LOOKS
def test_every_piece_keeps_to_its_box(theme: Theme) -> None:
    painter = PiecePainter(theme, PIECES)
    kinds = set[str]()
    for mark in position_marks(position(4, 150), range(4)):
        if isinstance(mark, Piece):
            kinds.add(mark.kind)
            box, picture = painter.box(mark), image(theme, mark)
            for x in range(0, 220, 4):
                for y in range(0, 220, 4):
                    inside = box.adjusted(-2, -2, 2, 2).contains((x - 110) / 2, (y - 110) / 2)
                    assert inside or picture.pixelColor(x, y).alpha() == 0, (mark.kind, x, y)
    assert kinds == {LOT, FLAG, TILE, WORKER}


@pytest.mark.parametrize("pixels", [56, 66, 80, 105, 130])
def test_a_worker_stands_below_the_action_of_its_tile(pixels: int) -> None:
    pixel = SIDE / pixels
    worker = image(THEMES["light"], Piece(WORKER, "d6", 0), pixel * LEAST_CAPITALS)
    painted = [y for y in range(220) if any(worker.pixelColor(x, y).alpha() > 40 for x in range(220))]
    zones = zones_of(QRectF(0, 0, pixels, pixels), tile_look(THEMES["light"]).frame)
    foot = pixel * zones.foot.top() - SIDE / 2
    assert foot - 0.5 <= FEET + (painted[0] - 110) / 2
    assert FEET + (painted[-1] - 110) / 2 <= SIDE / 2 + GUTTER + 1


def test_two_workers_of_a_player_have_numbers() -> None:
    s = position(3, 60)
    s.players[0].workers = ("d6", "e6")
    workers = [mark for mark in position_marks(s, (0, 1, 2)) if isinstance(mark, Piece) and mark.kind == WORKER]
    assert [worker.label for worker in workers if worker.seat == 0] == ["1", "2"]
    assert {worker.label for worker in workers if worker.seat != 0} <= {""}


def test_the_neutral_colour_has_flags_of_its_own() -> None:
    s = position(2, 20)
    assert s.neutral in s.owners.values()
    tiles = {mark.area: mark for mark in position_marks(s, (0, 1)) if isinstance(mark, Piece) and mark.kind == TILE}
    for area, owner in s.owners.items():
        assert tiles[area].seat == (None if owner == s.neutral else owner)
        assert tiles[area].data.owned
    assert not any(tiles[area].data.owned for area in s.scenario.start)


def test_each_road_is_shown_and_start_buildings_are_joined() -> None:
    s = position(3, 60)
    roads = {(mark.a, mark.b) for mark in position_marks(s, (0, 1, 2)) if isinstance(mark, LinkMark)}
    assert roads == {*s.roads, ("d6", "e6"), ("e6", "f6"), ("f6", "g6")}


def test_before_a_game_there_are_lots_without_prices_and_the_start_buildings() -> None:
    game = load_map("singapore").game
    pieces = [mark for mark in start_marks(game) if isinstance(mark, Piece)]
    assert sum(piece.kind == LOT for piece in pieces) == 40
    assert all(piece.data.pounds is None for piece in pieces if piece.kind == LOT)
    assert [piece.area for piece in pieces if piece.kind == TILE] == list(game.scenario.start)


def test_the_board_as_tables_has_every_lot_and_tile_once() -> None:
    s = position(3, 90)
    words = SingaporeTexts(load_map("singapore").game.scenario, PLAYERS[:3])
    answers, buildings, free, tiles = SingaporeBoardUi().sheets(words, s, ())
    assert answers.rows == ()
    assert [row.place for row in buildings.rows] == [
        area for area in (*s.scenario.start, *s.scenario.lots) if area in s.built
    ]
    assert len(buildings.rows) + len(free.rows) == 44
    assert len(tiles.rows) == len(s.display) + (s.top is not None)
    for sheet in (buildings, free, tiles):
        assert all(len(row.cells) == len(sheet.columns) for row in sheet.rows)


def test_a_step_is_a_voyage_and_to_put_a_worker_on_the_board_is_none() -> None:
    s = position(3, 60)
    s.players[1].workers = ("e6",)
    events = [WorkerEntered(1, "d6"), WorkerMoved(1, 0, "d6", "e6"), WorkerJumped(1, 0, "", "e6")]
    (voyage,) = voyages(events, s, (0, 1, 2))
    assert voyage.stops == ("d6", "e6")
    assert voyage.piece in position_marks(s, (0, 1, 2)), "it is the worker that is seen there afterwards"
    assert (voyage.piece.kind, voyage.piece.seat) == (WORKER, 1)


def test_a_worker_is_seen_to_walk_in_the_last_turn_of_a_round() -> None:
    """What was drawn from the stack follows later, so nobody is asked yet."""
    s = position(3, 60)
    s.players[1].workers = ("e6",)
    s.stack[:] = [Round("hut")]
    (voyage,) = voyages([WorkerMoved(1, 0, "d6", "e6")], s, (0, 1, 2))
    assert voyage.piece in position_marks(s, (0, 1, 2))


@LOOKS
def test_of_a_tile_that_cannot_be_read_the_drawing_and_the_flag_are_seen(theme: Theme) -> None:
    building = usual_box().buildings[0]
    shown = image(theme, tile_on("d5", "D5", building, 0, owned=True), math.inf)
    picture = QImage(220, 220, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(110, 110)
    painter.scale(2 * SIDE / GLANCED, 2 * SIDE / GLANCED)
    owner = owner_of(theme, 0, owned=True)
    paint_miniature(painter, QRectF(-GLANCED / 2, -GLANCED / 2, GLANCED, GLANCED), face_of(building), theme, owner)
    painter.end()
    assert shown == picture


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_numbers_stand_in_the_gutters_in_their_order_and_leave_the_road_the_name_and_what_a_tile_does_free(
    count: int,
) -> None:
    places = numbers_at(count)
    assert places == sorted(places, key=lambda place: (place[1], place[0]))
    edge = places[0][0] + plate_box("8", NOTE).left()
    assert edge > 1 - SIDE / 2 - GUTTER, "a number keeps off the tile on its left"
    plate = plate_box("8", SMALL_NOTE)
    boxes = [plate.translated(right, down) for right, down in places]
    assert all(above.intersected(below).height() < 0.2 * plate.height() for above, below in combinations(boxes, 2))
    left_road = QRectF(-SIDE / 2 - GUTTER, -0.13 * SIDE, GUTTER + 2, 0.26 * SIDE)
    upper_road = QRectF(-0.13 * SIDE, -SIDE / 2 - GUTTER, 0.26 * SIDE, GUTTER + 2)
    name = QRectF(-SIDE / 2, -0.46 * SIDE, SIDE, 0.13 * SIDE)
    action = QRectF(-SIDE / 2, 0.1 * SIDE, SIDE, 0.24 * SIDE)
    for free in (left_road, upper_road, name, action):
        assert not any(box.intersects(free) for box in boxes)
