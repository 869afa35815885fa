"""The one way in which the borders of a draft change: checked, with all that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from indonesia_qt.board.model import BoardMap, Lake, LandArea, SeaArea, Shape
from indonesia_qt.editing import fittings, partition, soundness
from indonesia_qt.editing.draft import Draft
from indonesia_qt.editing.partition import Piece
from indonesia_qt.editing.parts import updated


def redrawn(draft: Draft, new: Mapping[str, Shape], added: Piece | None = None) -> Draft:
    """The draft whose pieces have `new` shapes, with `added` as one more area or lake, the last of its kind.

    Raises `EditError` when the shapes don't fit together, or an area has no room for a token any more.
    """
    board = draft.board
    soundness.require(board, {**new, added.id: added.shape} if added else new)
    after = partition.reshaped(board, new)
    return Draft(fittings.fitted(board, _with(after, added) if added else after), draft.data)


def absorbed(draft: Draft, gone: str, into: str, shape: Shape) -> Draft:
    """The draft without the piece `gone`, whose ground has become that of `into`, which has this `shape` now.

    Raises `EditError` when the shape isn't a proper one.
    """
    board = draft.board
    soundness.require(board, {into: shape})
    after = partition.reshaped(board, {into: shape})
    pieces = partition.of(board).pieces
    both_land = isinstance(pieces[gone], LandArea) and isinstance(pieces[into], LandArea)
    heirs = MappingProxyType({gone: into} if both_land else {})
    return Draft(fittings.fitted(board, _without(after, gone), heirs), draft.data)


def _with(board: BoardMap, added: Piece) -> BoardMap:
    match added:
        case LandArea():
            return replace(board, lands=(*board.lands, added))
        case SeaArea():
            return replace(board, seas=(*board.seas, added))
        case Lake():
            return replace(board, lakes=(*board.lakes, added))


def _without(board: BoardMap, id: str) -> BoardMap:
    return updated(
        board,
        lands=tuple(land for land in board.lands if land.id != id),
        seas=tuple(sea for sea in board.seas if sea.id != id),
        lakes=tuple(lake for lake in board.lakes if lake.id != id),
    )
