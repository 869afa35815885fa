"""What follows when areas get other shapes: their provinces, tokens, ships' places, arrows and names fit again.

Whatever still fits stays as it was.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.model import BoardMap, Label, LandArea, SeaArea
from indonesia_qt.board.shapes import ENOUGH
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.adjacency.link_edits import rederived
from indonesia_qt.mapmaking.edit.draft import EditError
from indonesia_qt.mapmaking.edit.immutable_update import each, name_of, updated
from indonesia_qt.mapmaking.edit.placement.arrow_ends import _with_arrows_following
from indonesia_qt.mapmaking.edit.placement.berths import harbour
from indonesia_qt.mapmaking.edit.placement.labels import lettered
from indonesia_qt.mapmaking.edit.placement.placement import radius_at
from indonesia_qt.mapmaking.edit.provinces import outlined

LEAST_ROOM = 3.0
"""Map units: an area without room for a circle of this radius is refused."""
SEA_NAME = 19.0
"""Map units: how large the name of a new sea is written."""


def update_dependents(before: BoardMap, after: BoardMap, heirs: Mapping[str, str] = MappingProxyType({})) -> BoardMap:
    """`after` with all that the difference between its shapes and those of `before` asks for.

    What is said of areas that are gone is forgotten, but for arrows, which go to their heirs where they have some. A
    new sea gets its name on the map. Raises `EditError` when an area has become too narrow for a token.
    """
    old = {area.id: area for area in before.areas()}
    touched = {area.id for area in after.areas() if area.id not in old or old[area.id].shape is not area.shape}
    gone = old.keys() - {area.id for area in after.areas()}
    after = outlined(_spotted(after, touched), _provinces(before, after, touched | gone))
    after = _with_arrows_following(after, touched, touched - old.keys(), heirs)
    after = updated(after, labels=_labels(after, old.keys(), gone))
    after = updated(after, seas=each(after.seas, lambda sea: harbour(after, sea) if sea.id in touched else sea))
    return rederived(after, touched | gone)


def _provinces(before: BoardMap, after: BoardMap, changed: Collection[str]) -> set[str]:
    return {land.province for board in (before, after) for land in board.lands if land.id in changed}


def _labels(board: BoardMap, old: Collection[str], gone: Collection[str]) -> tuple[Label, ...]:
    """The names on `board`, without those of seas that are gone, and with those of seas that aren't `old`."""
    fresh = [Label(sea.id, lettered(sea.name), sea.token, SEA_NAME) for sea in board.seas if sea.id not in old]
    return (*(label for label in board.labels if label.of not in gone), *fresh)


def _spotted(board: BoardMap, touched: Collection[str]) -> BoardMap:
    """`board` with places for the tokens of the areas `touched` that fit."""
    return updated(
        board,
        lands=each(board.lands, lambda land: updated(land, **_spot(board, land)) if land.id in touched else land),
        seas=each(board.seas, lambda sea: updated(sea, **_spot(board, sea)) if sea.id in touched else sea),
    )


def _spot(board: BoardMap, area: LandArea | SeaArea) -> dict[str, object]:
    """Where the token of an area goes, and its radius: where it was, if it still has room there."""
    free = radius_at(area.shape, area.token)
    if free >= area.radius - SLACK:
        return {}
    if free >= ENOUGH:
        return {"radius": free}
    token, radius = shapes.token_place(geometry(area.shape))
    if radius < LEAST_ROOM:
        raise EditError(tr("{area} would be too narrow for a token.", area=name_of(board, area.id)))
    return {"token": token, "radius": radius}
