"""Ids for the areas of a damaged map, of which two may have the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import shapely
from msgspec.structs import replace

from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.ids import numbered
from indonesia_qt.mapmaking.files.repair_steps.features import Piece, Spots
from indonesia_qt.mapmaking.files.repair_steps.findings import Flaws


def _own_ids(
    pieces: Sequence[Piece], tokens: Spots, taken: Collection[str], flaws: Flaws
) -> tuple[dict[str, Piece], set[str]]:
    """The pieces by ids of their own that aren't `taken`, and those of the ids that the file doesn't know.

    Of pieces with the same id the one with the token of that id keeps it; where the token of an id that nothing has
    lies in another one, that is what it was called.
    """
    keepers: dict[str, Piece] = {}
    for piece in sorted(pieces, key=lambda piece: not _has_token(piece, piece.id, tokens)):
        keepers.setdefault(piece.id, piece)
    found: dict[str, Piece] = {}
    fresh: set[str] = set()
    for piece in pieces:
        keeper = keepers[piece.id]
        if piece is keeper and _is_proper(piece.id, taken):
            found[piece.id] = piece
            continue
        if piece is not keeper and _is_same(piece, keeper):
            flaws.add(piece.id, tr("{area} stands in the file twice.", area=piece.name), tr("It was left out."))
            continue
        id = _lost_id(piece, tokens, {*keepers, *taken, *found})
        if not id:
            id = numbered(piece.id.replace(":", "-").strip() or "area", {*keepers, *taken, *found})
            fresh.add(id)
        is_double = piece is not keeper or piece.id in taken
        text = tr("Two parts of the map have this id.") if is_double else tr("This is no id for an area.")
        remedy = tr('{area} has the id "{id}" now.', area=piece.name, id=id)
        flaws.add(piece.id or tr("no id"), text, remedy)
        found[id] = replace(piece, id=id)
    return found, fresh


def _is_proper(id: str, taken: Collection[str]) -> bool:
    return bool(id.strip()) and ":" not in id and id not in taken


def _is_same(piece: Piece, other: Piece) -> bool:
    return type(piece.properties) is type(other.properties) and bool(piece.geometry.equals(other.geometry))


def _lost_id(piece: Piece, tokens: Spots, known: Collection[str]) -> str:
    """The id of a token that lies in a piece and belongs to nothing else; "" when there is none."""
    return next((id for id in tokens if _is_proper(id, known) and _has_token(piece, id, tokens)), "")


def _has_token(piece: Piece, id: str, tokens: Spots) -> bool:
    return id in tokens and bool(piece.geometry.contains(shapely.Point(tokens[id][0][0])))
