"""Finds what lies on top of each other on a board: names, tokens, ships' places, arrows, ornaments, borders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

import shapely
from shapely import Geometry, STRtree

from indonesia_qt.board import shapes
from indonesia_qt.board.identity_cache import PAIRS, SHAPES, cached, cached_together
from indonesia_qt.board.model import Arrow, BoardMap, Label, LandArea, Ornament, Point, SeaArea
from indonesia_qt.i18n.text import as_sentence
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


Part = Label | LandArea | SeaArea | Arrow | Ornament


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
        yield as_sentence(f"{a} overlaps {b}")
    borders = {area: geometry.boundary for area, geometry in shapes.area_geometries(board).items()}
    canvas = shapely.box(0, 0, board.width, board.height)
    for name in things_of(board.labels):
        if not canvas.contains(name.ground):
            yield as_sentence(f"{name} crosses the edge of the canvas")
        for area, border in borders.items():
            if name.ground.intersects(border):
                yield as_sentence(f"{name} crosses the border of {area}")


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
    return things_of((*board.labels, *board.lands, *board.seas, *board.arrows, *board.ornaments))


def things_of(parts: Iterable[Part]) -> Iterator[Thing]:
    """Yield all that these parts of a board put on it beside its borders."""
    for things in _things([(part,) for part in parts]):
        yield from things


@cached_together(SHAPES)
def _things(asked: Sequence[tuple[Part, ...]]) -> list[tuple[Thing, ...]]:
    parts = [part for (part,) in asked]
    circles = [(land.token, footprints.token_radius(land)) for land in parts if isinstance(land, LandArea)]
    circles += [(at, sea.berth_radius) for sea in parts if isinstance(sea, SeaArea) for at in sea.berths]
    discs = dict(zip(circles, footprints.discs(circles), strict=True))
    return [_things_of(part, discs) for part in parts]


def _things_of(part: Part, discs: Mapping[tuple[Point, float], Geometry]) -> tuple[Thing, ...]:
    match part:
        case Label():
            name = Thing("name", (part.of,), footprints.of_text(part))
            return (name, Thing("strip", (part.of,), footprints.of_strip(part))) if part.strip else (name,)
        case LandArea():
            return (Thing("token", (part.id,), discs[part.token, footprints.token_radius(part)]),)
        case SeaArea():
            return tuple(Thing("berth", (part.id,), discs[at, part.berth_radius]) for at in part.berths)
        case Arrow():
            return (Thing("arrow", (part.a, part.b), footprints.of_arrow(part)),)
        case Ornament():
            return (Thing(part.what, (), footprints.of_ornament(part)),)


@cached(PAIRS)
def _meeting(a: Geometry, b: Geometry) -> Point | None:
    """Where two things lie on top of each other."""
    both = a.intersection(b)
    if both.area <= TOUCH:
        return None
    middle = both.representative_point()
    return float(middle.x), float(middle.y)
