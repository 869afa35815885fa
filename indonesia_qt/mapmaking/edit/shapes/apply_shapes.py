"""The one way in which the borders of a draft change: checked, with all that follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from indonesia_qt.board.model import BoardMap, Lake, LandArea, SeaArea, Shape
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.immutable_update import updated
from indonesia_qt.mapmaking.edit.shapes import dependents, partition, validity
from indonesia_qt.mapmaking.edit.shapes.partition import Piece


def redrawn(draft: Draft, new: Mapping[str, Shape], added: Sequence[Piece] = ()) -> Draft:
    """The draft whose pieces have `new` shapes, with `added` as more areas and lakes, the last of their kinds.

    Raises `EditError` when the shapes don't fit together, or an area has no room for a token any more.
    """
    board = draft.board
    validity._require_valid(board, {**new, **{piece.id: piece.shape for piece in added}})
    after = with_pieces(partition.reshaped(board, new), added)
    return Draft(dependents.update_dependents(board, after), draft.data)


def absorbed(draft: Draft, gone: str, into: str, shape: Shape) -> Draft:
    """The draft without the piece `gone`, whose ground has become that of `into`, which has this `shape` now.

    Raises `EditError` when the shape isn't a proper one.
    """
    board = draft.board
    validity._require_valid(board, {into: shape})
    after = partition.reshaped(board, {into: shape})
    pieces = partition.of(board).pieces
    both_land = isinstance(pieces[gone], LandArea) and isinstance(pieces[into], LandArea)
    heirs = MappingProxyType({gone: into} if both_land else {})
    return Draft(dependents.update_dependents(board, _without(after, gone), heirs), draft.data)


def with_pieces(board: BoardMap, added: Sequence[Piece]) -> BoardMap:
    """`board` with more areas and lakes, nothing else changed to fit them."""
    return updated(
        board,
        lands=(*board.lands, *(piece for piece in added if isinstance(piece, LandArea))),
        seas=(*board.seas, *(piece for piece in added if isinstance(piece, SeaArea))),
        lakes=(*board.lakes, *(piece for piece in added if isinstance(piece, Lake))),
    )


def _without(board: BoardMap, id: str) -> BoardMap:
    return updated(
        board,
        lands=tuple(land for land in board.lands if land.id != id),
        seas=tuple(sea for sea in board.seas if sea.id != id),
        lakes=tuple(lake for lake in board.lakes if lake.id != id),
    )
