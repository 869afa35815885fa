"""What tests demand of every board: that its pieces divide the canvas."""

from __future__ import annotations

import pytest
import shapely
from msgspec.structs import replace

from indonesia_qt.board.model import BoardMap, Lake, Point, Shape
from indonesia_qt.board.shapes import geometry
from tests.mapmaking import boards
from tests.mapmaking.islands import islands
from tests.mapmaking.sound import require_partition

GRID = boards.grid(5, 6)
POND: tuple[Point, ...] = ((0.0, 160.0), (29.1, 215.8), (51.9, 221.3), (52.1, 197.7), (0.0, 160.0))


def with_pond(board: BoardMap) -> BoardMap:
    """The southern sea has a hole that touches its rim in one corner."""
    seas = tuple(replace(sea, shape=((*sea.shape[0], POND[::-1]),)) if sea.id == "south" else sea for sea in board.seas)
    return replace(board, seas=seas, lakes=(*board.lakes, Lake("pond", "Pond", ((POND,),))))


def test_a_hole_may_touch_the_rim_of_a_piece() -> None:
    """GEOS finds a mistake in the border of a neighbour then; therefore the statement is our own."""
    board = with_pond(islands().board)
    require_partition(board)
    pieces = [geometry(piece.shape) for piece in (*board.areas(), *board.lakes)]
    assert not shapely.coverage_is_valid(pieces)


def bent(shape: Shape) -> Shape:
    """`shape` with one corner elsewhere, to which no neighbour goes along."""
    (((x, y), *rest),) = shape[0]
    return ((((x + 0.1, y), *rest[:-1], (x + 0.1, y)),),)


@pytest.mark.parametrize(
    "board",
    [
        replace(GRID, lands=GRID.lands[1:]),
        replace(GRID, lands=(*GRID.lands, replace(GRID.lands[0], id="again"))),
        replace(
            GRID, lands=(replace(GRID.lands[6], shape=bent(GRID.lands[6].shape)), *GRID.lands[7:], *GRID.lands[:6])
        ),
        replace(GRID, width=GRID.width + 10),
    ],
    ids=["gap", "overlap", "other corner", "wider canvas"],
)
def test_what_is_no_partition_is_found(board: BoardMap) -> None:
    with pytest.raises(AssertionError):
        require_partition(board)
