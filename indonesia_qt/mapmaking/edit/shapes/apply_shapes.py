"""Changes the borders of a draft; every other edit of shapes ends here.

New shapes are checked against the others: no borders that cross or touch, no piece undone. Whole tenths make every
answer exact. Then all that depends on shapes follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import STRtree

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.checks.problem import near
from indonesia_qt.board.draft import Draft, EditError, name_of, updated
from indonesia_qt.board.model import BoardMap, Lake, LandArea, SeaArea, Shape
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes import dependents, partition
from indonesia_qt.mapmaking.edit.shapes.complexity import turns
from indonesia_qt.mapmaking.edit.shapes.partition import TENTHS, Piece, Rows, Segment

Truths = NDArray[np.bool_]


def redrawn(draft: Draft, new: Mapping[str, Shape], added: Sequence[Piece] = ()) -> Draft:
    """Give pieces `new` shapes, and add the areas and lakes `added`, the last of their kinds.

    Raises `EditError` when the shapes don't fit together, or an area has no room for a token any more.
    """
    board = draft.board
    _require_valid(board, {**new, **{piece.id: piece.shape for piece in added}})
    after = with_pieces(partition.reshaped(board, new), added)
    return Draft(dependents.update_dependents(board, after), draft.data)


def absorbed(draft: Draft, gone: str, into: str, shape: Shape) -> Draft:
    """Remove the piece `gone`, whose ground becomes that of `into`, which gets this `shape`.

    What the game has in `gone` goes to `into` if both are of the same kind. Raises `EditError` when the shape isn't a
    proper one, or the game still needs `gone`.
    """
    board, map_data = draft.board, map_data_of(draft.game)
    _require_valid(board, {into: shape})
    after = partition.reshaped(board, {into: shape})
    pieces = partition.of(board).pieces
    of_a_kind = type(pieces[gone]) is type(pieces[into])
    heirs = MappingProxyType({gone: into} if of_a_kind and isinstance(pieces[into], LandArea) else {})
    data = map_data.merged(draft, into, gone) if of_a_kind else map_data.without(draft, gone)
    rest = updated(
        after,
        lands=tuple(land for land in after.lands if land.id != gone),
        seas=tuple(sea for sea in after.seas if sea.id != gone),
        lakes=tuple(lake for lake in after.lakes if lake.id != gone),
    )
    return Draft(dependents.update_dependents(board, rest, heirs), data)


def with_pieces(board: BoardMap, added: Sequence[Piece]) -> BoardMap:
    """Return `board` with more areas and lakes, and nothing else changed."""
    return updated(
        board,
        lands=(*board.lands, *(piece for piece in added if isinstance(piece, LandArea))),
        seas=(*board.seas, *(piece for piece in added if isinstance(piece, SeaArea))),
        lakes=(*board.lakes, *(piece for piece in added if isinstance(piece, Lake))),
    )


def _require_valid(board: BoardMap, new: Mapping[str, Shape]) -> None:
    """Raise `EditError` when the pieces of `board` with these `new` shapes would not divide the canvas properly.

    `new` may hold pieces that the board doesn't have yet. It is taken for granted that the new shapes have the corners
    of common borders in common, and cover the same ground as the old ones as long as no borders cross.
    """
    old = partition.of(board).pieces
    if gone := next((id for id, shape in new.items() if not shape), ""):
        raise EditError(tr("That would leave {area} without a proper outline.", area=name_of(board, gone)))
    before = frozenset[Segment]().union(*(partition.border(old[id].shape) for id in new if id in old))
    after = frozenset[Segment]().union(*map(partition.border, new.values()))
    if fresh := sorted(after - before):
        for x, y in (corner for segment in fresh for corner in segment):
            if not (0 <= x <= board.width and 0 <= y <= board.height):
                raise EditError(tr("A border can’t leave the canvas."), (x, y))
        _apart(board, fresh, new)
    for id, shape in new.items():
        whole = geometry(shape)
        if not whole.is_valid or not whole.area:
            raise EditError(tr("That would leave {area} without a proper outline.", area=name_of(board, id)))


def _apart(board: BoardMap, fresh: list[Segment], new: Mapping[str, Shape]) -> None:
    """Raise `EditError` when `fresh` bits of border meet each other or others elsewhere than in common corners."""
    pieces, rows = partition.of(board), partition.tenths(point for segment in fresh for point in segment).reshape(-1, 4)
    lines = shapely.linestrings(rows.reshape(-1, 2, 2))
    left, top, right, bottom = shapely.total_bounds(lines)
    ground = shapely.box(left / TENTHS, top / TENTHS, right / TENTHS, bottom / TENTHS)
    around = [partition.segments(pieces.shape(id)) for id in pieces.near(ground) if id not in new]
    others = np.vstack([*around, *map(partition.segments, new.values())])
    low, high = np.minimum(others[:, :2], others[:, 2:]), np.maximum(others[:, :2], others[:, 2:])
    others = others[((low <= (right, bottom)) & (high >= (left, top))).all(axis=1)]
    first, second = STRtree(shapely.linestrings(others.reshape(-1, 2, 2))).query(lines)
    clashing = _clash(rows[first], others[second])
    if clashing.any():
        one, two = first[clashing][0], second[clashing][0]
        area = name_of(board, next(id for id, shape in new.items() if fresh[one] in partition.border(shape)))
        spot = lines[one].intersection(shapely.LineString(others[two].reshape(2, 2))).centroid
        at = spot.x / TENTHS, spot.y / TENTHS
        text = tr("The border of {area} would cross or touch another one near {place}.", area=area, place=near(at))
        raise EditError(text, at)


def _clash(one: Rows, two: Rows) -> Truths:
    """For each row of `one` and `two`, whose boxes overlap: whether they meet elsewhere than in a common corner."""
    a, b, c, d = one[:, :2], one[:, 2:], two[:, :2], two[:, 2:]
    across = (turns(a, b, c) * turns(a, b, d) <= 0) & (turns(c, d, a) * turns(c, d, b) <= 0)
    same = (_equal(a, c) & _equal(b, d)) | (_equal(a, d) & _equal(b, c))
    common, folded = np.zeros(len(one), dtype=bool), np.zeros(len(one), dtype=bool)
    for at, end, other_at, other_end in ((a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)):
        shared = _equal(at, other_at)
        along = ((end - at) * (other_end - at)).sum(axis=1) > 0
        common |= shared
        folded |= shared & along & (turns(at, end, other_end) == 0)
    clashing: Truths = ~same & np.where(common, folded, across)
    return clashing


def _equal(a: Rows, b: Rows) -> Truths:
    equal: Truths = (a == b).all(axis=1)
    return equal
