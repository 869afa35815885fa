"""Finds what lies on top of each other on a board: names, tokens, ships' places, arrows, ornaments, borders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import shapely
from shapely import Geometry, STRtree

from indonesia_qt.board import shapes
from indonesia_qt.board.identity_cache import PAIRS, SHAPES, cached
from indonesia_qt.board.model import Arrow, BoardMap, Label, LandArea, Ornament, Point, SeaArea
from indonesia_qt.mapmaking.layout import footprints

TOUCH = 1.0
"""Square map units that may overlap unseen."""

What = Literal["name", "strip", "token", "berth", "arrow", "compass", "title"]
_SAID: dict[What, str] = {
    "name": "the name of {}",
    "strip": "the strip of {}",
    "token": "the token of {}",
    "berth": "a berth of {}",
    "arrow": "the arrow {}",
    "compass": "the compass",
    "title": "the title",
}


class Thing(NamedTuple):
    """Something that stands on a board: what it is, the areas or the province that it belongs to, where it stands."""

    what: What
    of: tuple[str, ...]
    ground: Geometry

    def __str__(self) -> str:
        return _SAID[self.what].format(" - ".join(self.of))


def clashes(board: BoardMap) -> Iterator[str]:
    """Yield a sentence for each two things on top of each other, and for each name across a border."""
    for a, b, _ in overlaps(board):
        yield f"{a} lies on {b}"
    borders = {area: geometry.boundary for area, geometry in shapes.area_geometries(board).items()}
    canvas = shapely.box(0, 0, board.width, board.height)
    for name in (thing for label in board.labels for thing in _names(label)):
        if not canvas.contains(name.ground):
            yield f"{name} lies across the edge of the canvas"
        for area, border in borders.items():
            if name.ground.intersects(border):
                yield f"{name} lies across the border of {area}"


def overlaps(board: BoardMap) -> Iterator[tuple[Thing, Thing, Point]]:
    """Yield each two things that lie on top of each other, and where; names come before other things."""
    found = list(things(board))
    grounds = [thing.ground for thing in found]
    if grounds:
        for a, b in sorted(STRtree(grounds).query(grounds).T.tolist()):
            if a < b and (where := _meeting(grounds[a], grounds[b])):
                yield found[a], found[b], where


def things(board: BoardMap) -> Iterator[Thing]:
    """Yield all that stands on `board` beside its borders."""
    for label in board.labels:
        yield from _names(label)
    for land in board.lands:
        yield _token(land)
    for sea in board.seas:
        yield from _berths(sea)
    for arrow in board.arrows:
        yield _arrow(arrow)
    for ornament in board.ornaments:
        yield _ornament(ornament)


@cached(SHAPES)
def _names(label: Label) -> tuple[Thing, ...]:
    name = Thing("name", (label.of,), footprints.of_text(label))
    return (name, Thing("strip", (label.of,), footprints.of_strip(label))) if label.strip else (name,)


@cached(SHAPES)
def _token(land: LandArea) -> Thing:
    return Thing("token", (land.id,), footprints.of_token(land))


@cached(SHAPES)
def _berths(sea: SeaArea) -> tuple[Thing, ...]:
    return tuple(Thing("berth", (sea.id,), footprints.disc(berth, sea.berth_radius)) for berth in sea.berths)


@cached(SHAPES)
def _arrow(arrow: Arrow) -> Thing:
    return Thing("arrow", (arrow.a, arrow.b), footprints.of_arrow(arrow))


@cached(SHAPES)
def _ornament(ornament: Ornament) -> Thing:
    return Thing(ornament.what, (), footprints.of_ornament(ornament))


@cached(PAIRS)
def _meeting(a: Geometry, b: Geometry) -> Point | None:
    """Where two things lie on top of each other."""
    both = a.intersection(b)
    if both.area <= TOUCH:
        return None
    middle = both.representative_point()
    return float(middle.x), float(middle.y)
