"""What is painted for pieces: one sprite for all that are alike, in the layer and of the size that the game says."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.marks import AreaMark, LaneMark, Mark, Piece, RingMark, RouteMark
from indonesia_qt.ui.board.pieces.looks import Layer
from indonesia_qt.ui.board.pieces.mark_layout import AtBerths, AtToken
from indonesia_qt.ui.board.pieces.mark_renderer import SWELL, MarkRenderer
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, PieceStyle
from indonesia_qt.ui.style.theme import LIGHT
from tests.ui.board.conftest import BLOCK, paint_block

LARGE = QRectF(-40, -40, 80, 80)
PIECES = PieceSet(
    {
        "tile": PieceStyle(paint_block, lambda _: LARGE),
        "boat": PieceStyle(paint_block, lambda _: BLOCK, AtBerths()),
        "flag": PieceStyle(paint_block, lambda _: BLOCK, AtToken((0.0, -30.0)), Layer.PIECES + 0.5),
        "wall": PieceStyle(paint_block, lambda _: BLOCK, layer=Layer.ROWS, swells=lambda piece: piece.count > 1),
    }
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def renderer(small_board: BoardMap) -> MarkRenderer:
    return MarkRenderer(outlines_of(small_board), LIGHT, PIECES)


def test_pieces_lie_in_the_layer_of_their_style_and_not_as_high_as_they_stand(renderer: MarkRenderer) -> None:
    marks: list[Mark] = [Piece("flag", "west"), Piece("tile", "west"), AreaMark("west", "legal"), Piece("wall", "west")]
    area, wall, tile, flag = renderer.of(marks)
    assert [shown.sprite.look for shown in (wall, tile, flag)] == [Piece(kind, "") for kind in ("wall", "tile", "flag")]
    assert area.spot.depth < wall.spot.depth < tile.spot.depth < flag.spot.depth
    assert flag.spot.at[1] < tile.spot.at[1]


def test_no_piece_below_covers_a_count(renderer: MarkRenderer) -> None:
    fleet, below = Piece("tile", "east", 0, count=2), Piece("tile", "west", 0)
    for marks in ([fleet, below], [replace(fleet, area="west"), replace(below, area="east")]):
        *_, above = renderer.of(marks)
        assert above.sprite.look == replace(fleet, area="")


def test_routes_and_borders_cross_neither_pieces_nor_rows(renderer: MarkRenderer) -> None:
    route = RouteMark("west", ("left-sea",), "east", 0)
    area, line, wall, tile = renderer.of(
        [Piece("tile", "east"), Piece("wall", "east"), route, AreaMark("east", "legal")]
    )
    assert [shown.sprite.look for shown in (wall, tile)] == [Piece(kind, "") for kind in ("wall", "tile")]
    assert area.spot.depth < line.spot.depth < wall.spot.depth < tile.spot.depth


def test_a_lane_leads_from_piece_to_piece_of_its_player(renderer: MarkRenderer) -> None:
    seas = "left-sea", "right-sea"
    boats = [Piece("boat", sea, seat, label) for sea in seas for seat, label in ((0, "A"), (1, "B"))]
    lane = LaneMark(*seas, Piece("boat", "", 1, "B"))
    [line] = [shown for shown in renderer.of([*boats, lane]) if not isinstance(shown.sprite.look, Piece)]
    _, seat, way = line.sprite.look
    ends = {shown.spot.at for shown in renderer.of(boats) if shown.sprite.look == lane.carrier}
    assert seat == 1
    assert {way[0], way[-1]} == ends
    assert len(ends) == 2


def test_names_are_seen_through_borders_and_routes_but_cut_no_ring(
    renderer: MarkRenderer,
) -> None:
    route, target = RouteMark("west", ("left-sea",), "east", 0), AreaMark("east", "legal")
    for is_faint in (False, True):
        marks = [replace(route, faint=is_faint), target]
        assert [shown.sprite.spares_names for shown in renderer.of(marks)] == [True, True]
    ring, tile = renderer.of([Piece("tile", "east", 0, "A"), RingMark("tile", 0, "A")])
    assert not ring.sprite.spares_names
    assert not tile.sprite.spares_names


def test_pieces_that_are_alike_share_a_sprite_with_the_box_of_their_style(renderer: MarkRenderer) -> None:
    one, other, third = renderer.of([Piece("tile", "west", 1), Piece("tile", "east", 1), Piece("tile", "north", 2)])
    assert len({id(shown.sprite) for shown in (one, other, third)}) == 2
    assert {shown.sprite.box.width() for shown in (one, other, third)} == {LARGE.width()}


def test_only_pieces_that_may_grow_do(renderer: MarkRenderer) -> None:
    assert renderer.sprite(Piece("wall", "", count=2)).swell == SWELL
    assert renderer.sprite(Piece("wall", "")).swell == renderer.sprite(Piece("tile", "", count=2)).swell == 1.0


def test_quiet_targets_are_only_outlined(renderer: MarkRenderer) -> None:
    targets = [AreaMark("west", "legal", is_quiet=quiet) for quiet in (False, True)]
    loud, quiet = (renderer.highlights.area(mark)[0].brush.color().alpha() for mark in targets)
    assert loud > quiet == 0
    assert len({shown.sprite.look for shown in renderer.of(targets)}) == 2, "each has a sprite of its own"
