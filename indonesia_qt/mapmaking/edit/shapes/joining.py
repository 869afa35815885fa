"""Gives the ground of an area to a neighbour, so that one of the two is left."""

from __future__ import annotations

from collections.abc import Sequence

import shapely

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.model import BoardMap, LandArea
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.immutable_update import name_of, place
from indonesia_qt.mapmaking.edit.shapes import partition
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import absorbed


def merged(draft: Draft, kept: str, gone: str) -> Draft:
    """The draft with the ground of `gone` as a part of `kept`, which is of the same kind.

    Land that comes from another province goes over to that of `kept`. Islands can be one area, however far apart they
    lie; seas and lakes have to touch. Raises `EditError` when they don't, or one is land and the other water.
    """
    name, other = name_of(draft.board, place(draft.board, kept).id), name_of(draft.board, place(draft.board, gone).id)
    pieces = partition.of(draft.board).pieces
    if type(pieces.get(kept)) is not type(pieces.get(gone)):
        raise EditError(tr("{a} and {b} are not of the same kind, so they can't be merged.", a=name, b=other))
    if isinstance(pieces.get(gone), LandArea) and kept != gone:
        return _joined(draft, gone, kept)
    return given(draft, gone, kept)


def given(draft: Draft, gone: str, to: str) -> Draft:
    """The draft without the area or lake `gone`, whose ground a neighbour of any kind has got.

    A province may be left without land. Raises `EditError` when the two share no border.
    """
    name, other = name_of(draft.board, place(draft.board, gone).id), name_of(draft.board, place(draft.board, to).id)
    pieces = partition.of(draft.board)
    if not {gone, to} <= pieces.pieces.keys():
        raise EditError(tr("Only areas and lakes can be given away: {a} or {b} is none.", a=name, b=other))
    if gone == to:
        raise EditError(tr("{area} can't be given to itself.", area=name))
    if partition.border(pieces.shape(gone)).isdisjoint(partition.border(pieces.shape(to))):
        raise EditError(tr("{a} and {b} share no border.", a=name, b=other))
    return _joined(draft, gone, to)


def merged_together(draft: Draft, chosen: Sequence[str]) -> Draft:
    """The draft with all areas of `chosen` as one, which is the first of them (see `merged`).

    Raises `EditError` when seas or lakes among them don't hang together, or not all are of one kind.
    """
    kept, *waiting = dict.fromkeys(chosen)
    while waiting:
        around = set(takers(draft.board, kept))
        gone = next((id for id in waiting if id in around), waiting[0])
        draft = merged(draft, kept, gone)
        waiting.remove(gone)
    return draft


def takers(board: BoardMap, id: str) -> tuple[str, ...]:
    """The areas and lakes that share a border with the area or lake `id`, in the board's order."""
    pieces = partition.of(board)
    border = partition.border(pieces.shape(id))
    around = pieces.near(geometry(pieces.shape(id)))
    return tuple(one for one in around if one != id and not border.isdisjoint(partition.border(pieces.shape(one))))


def _joined(draft: Draft, gone: str, to: str) -> Draft:
    pieces = partition.of(draft.board)
    both = [geometry(pieces.shape(gone)), geometry(pieces.shape(to))]
    return absorbed(draft, gone, to, shapes.shape(shapely.coverage_union_all(both)))
