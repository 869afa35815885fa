"""Which areas of a board are adjacent: their common borders in map units, links, decisions, and what follows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal

import numpy as np
import shapely
from msgspec import Struct
from shapely import Geometry, MultiLineString, STRtree, line_merge

from indonesia_qt.board import shapes
from indonesia_qt.board.identity_cache import BOARDS, PAIRS, SHAPES, cached, cached_together, shared
from indonesia_qt.board.model import (
    Arrow,
    BoardMap,
    GeometryException,
    LandArea,
    LandLink,
    Line,
    LinkKind,
    SeaArea,
    Shape,
)

Pair = tuple[str, str]
"""Two areas, the one whose id comes first in the alphabet first."""

UNCLEAR = 0.3
"""The part of the threshold by which a common border may miss it and still leave players in doubt."""
EXACT = 6
"""Digits to which lengths are worked out, so that a border of just the threshold counts."""
POINT = 1.0
"""Map units: a shorter common border looks as if the areas met in a point."""

geometry = cached(SHAPES)(shapes.geometry)
"""`shapes.geometry`, cached."""


def pair(a: str, b: str) -> Pair:
    """Return two areas in the order that they are kept in.

    >>> pair("bali-sea", "bali-1")
    ('bali-1', 'bali-sea')
    """
    return (a, b) if a < b else (b, a)


def shared_border(a: Shape, b: Shape) -> float | None:
    """Return the length of the common border of two shapes: 0 when they touch in points only, None when they are apart.

    >>> left, right = (((((x, 0), (x + 5, 0), (x + 5, 8), (x, 8), (x, 0)),),) for x in (0, 5))
    >>> shared_border(left, right)
    8.0
    """
    return _common([(geometry(a), geometry(b))])[0]


@cached_together(PAIRS)
def _common(pairs: Sequence[tuple[Geometry, ...]]) -> list[float | None]:
    """The length of the common border of each two grounds; None when they are apart."""
    grounds = np.array(pairs)
    touching = shapely.intersects(*grounds.T)
    met = grounds[touching]
    rims = {id(ground): ground for ground in met.flat}
    rim = dict(zip(rims, shapely.boundary(list(rims.values())), strict=True))
    one, other = ([rim[id(ground)] for ground in side] for side in met.T)
    lengths = iter(shapely.length(shapely.intersection(one, other)).tolist())
    return [round(next(lengths), EXACT) if touches else None for touches in touching]


def meeting(a: Shape, b: Shape) -> tuple[Line, ...]:
    """Return where two shapes touch: the lines of their common border, and points as lines of one point.

    >>> left, right = (((((x, 0), (x + 5, 0), (x + 5, 8), (x, 8), (x, 0)),),) for x in (0, 5))
    >>> [sorted(line) for line in meeting(left, right)]
    [[(5.0, 0.0), (5.0, 8.0)]]
    """
    found = geometry(a).boundary.intersection(geometry(b).boundary)
    parts = [part for part in getattr(found, "geoms", [found]) if not part.is_empty]
    points = [part for part in parts if not part.length]
    lines = line_merge(MultiLineString([part for part in parts if part.length]))
    merged = [line for line in getattr(lines, "geoms", [lines]) if not line.is_empty]
    return tuple(tuple((x, y) for x, y in part.coords) for part in [*merged, *points])


def shared_borders(board: BoardMap) -> dict[Pair, float]:
    """Return the length of the common border of each two areas of `board` that touch."""
    return _borders(board.lands, board.seas)


def shared_borders_of(board: BoardMap, touched: Collection[str]) -> dict[Pair, float]:
    """Return the common borders of the areas `touched` of `board`, with each other and with all the rest."""
    return among({area.id: geometry(area.shape) for area in board.areas()}, frozenset(touched))


def shared_borders_between(board: BoardMap, pairs: Iterable[Pair]) -> dict[Pair, float]:
    """Return the common borders of just these pairs of areas of `board`; pairs that don't touch are left out."""
    shape = {area.id: area.shape for area in board.areas()}
    asked = [(a, b) for a, b in pairs if a in shape and b in shape]
    lengths = _common([(geometry(shape[a]), geometry(shape[b])) for a, b in asked])
    return {two: length for two, length in zip(asked, lengths, strict=True) if length is not None}


def among(grounds: Mapping[str, Geometry], touched: Collection[str] | None = None) -> dict[Pair, float]:
    """Return the common borders of `grounds` by their names.

    Of all, or of those `touched` with each other and with all the rest.
    """
    names = list(grounds)
    asked = [name for name in names if touched is None or name in touched]
    if not asked:
        return {}
    tree = STRtree(list(grounds.values()))
    near = list(
        {
            pair(asked[one], names[other])
            for one, other in tree.query([grounds[name] for name in asked]).T.tolist()
            if asked[one] != names[other]
        }
    )
    lengths = _common([(grounds[a], grounds[b]) for a, b in near])
    return {two: length for two, length in zip(near, lengths, strict=True) if length is not None}


@cached(BOARDS)
def _borders(lands: tuple[LandArea, ...], seas: tuple[SeaArea, ...]) -> dict[Pair, float]:
    areas: tuple[LandArea | SeaArea, ...] = (*lands, *seas)
    return _borders_of_shapes(shared(tuple(area.id for area in areas)), *(area.shape for area in areas))


@cached(BOARDS)
def _borders_of_shapes(areas: tuple[str, ...], *shapes: Shape) -> dict[Pair, float]:
    """Of just what they follow from: areas with other names or provinces have the same ones."""
    return among(dict(zip(areas, map(geometry, shapes), strict=True)))


def unclear(length: float, threshold: float) -> bool:
    """Return whether players may wonder if areas with a common border of `length` are adjacent.

    >>> unclear(1.2, threshold=1.0), unclear(1.4, threshold=1.0)
    (True, False)
    """
    return length < POINT or (1 - UNCLEAR) * threshold <= length <= (1 + UNCLEAR) * threshold


Passage = Literal["land", "coast", "sea"]
"""Between two land areas, a land area and a sea, or two seas."""


class Links(Struct, frozen=True, eq=False):
    """A board's links, decisions and arrows, to be looked up by the pair that they are about."""

    lands: frozenset[str]
    seas: frozenset[str]
    kinds: Mapping[Pair, LinkKind]
    reasons: Mapping[Pair, str]
    arrows: Mapping[Pair, Arrow]

    def pairs(self) -> set[Pair]:
        """Return the pairs that the file says something about."""
        return {*self.kinds, *self.reasons, *self.arrows}

    def passage(self, two: Pair) -> Passage:
        """Return what one crosses from one area to the other."""
        ashore = sum(area in self.lands for area in two)
        return "land" if ashore == 2 else "coast" if ashore else "sea"


@cached(BOARDS)
def links_of(board: BoardMap) -> Links:
    """Return the links, decisions and arrows of `board`."""
    lands, seas = (shared(tuple(area.id for area in areas)) for areas in (board.lands, board.seas))
    return _links(lands, seas, board.land_land, board.land_sea, board.sea_sea, board.exceptions, board.arrows)


@cached(BOARDS)
def _links(
    lands: tuple[str, ...],
    seas: tuple[str, ...],
    land_land: tuple[LandLink, ...],
    land_sea: tuple[Pair, ...],
    sea_sea: tuple[Pair, ...],
    exceptions: tuple[GeometryException, ...],
    arrows: tuple[Arrow, ...],
) -> Links:
    """Of just what they consist of: on a board on which something else changed they are the same."""
    kinds: dict[Pair, LinkKind] = {pair(link.a, link.b): link.kind for link in land_land}
    return Links(
        frozenset(lands),
        frozenset(seas),
        kinds | {pair(a, b): "border" for a, b in (*land_sea, *sea_sea)},
        {pair(exception.a, exception.b): exception.reason for exception in exceptions},
        {pair(arrow.a, arrow.b): arrow for arrow in arrows},
    )


PairKind = Literal["geometry", "forced-on", "forced-off", "arrow", "doubtful"]


class PairStatus(Struct, frozen=True):
    """All that is known of two areas; the id of `a` comes before that of `b` in the alphabet.

    >>> from indonesia_qt.library import load_map
    >>> status = status_of(load_map().board, ("halmahera-1", "halmahera-2"))
    >>> status.passage, status.border, status.link
    ('land', None, 'arrow')
    """

    a: str
    b: str
    passage: Passage
    border: float | None
    """Map units of common border: 0 for areas that touch in points only, None for areas that are apart."""
    by_geometry: bool
    """Whether geometry alone makes them adjacent."""
    decision: bool | None
    """What the designer decided, if anything."""
    note: str
    """The reason for the decision."""
    arrow: Arrow | None
    """The arrow that joins them, as it is drawn."""
    link: LinkKind | None
    """What makes them adjacent in play, if anything."""
    unclear: bool
    """Whether players who only see their common border may wonder if it counts."""

    @property
    def linked(self) -> bool:
        """Whether they are adjacent in play."""
        return self.link is not None

    @property
    def doubtful(self) -> bool:
        """Whether players may wonder if they are adjacent, and nothing is decided."""
        return self.unclear and self.decision is None and self.link != "arrow"

    @property
    def kind(self) -> PairKind:
        """What it is due to that the two are adjacent, or that they aren't."""
        if self.link == "arrow":
            return "arrow"
        if self.doubtful:
            return "doubtful"
        if self.decision is not None or self.linked != self.by_geometry:
            return "forced-on" if self.linked else "forced-off"
        return "geometry"

    def other(self, area: str) -> str:
        """Return the one of the two that isn't `area`."""
        return self.b if area == self.a else self.a


@cached(BOARDS)
def pair_statuses(board: BoardMap) -> tuple[PairStatus, ...]:
    """Return the status of all pairs that touch, are adjacent, or were decided about, sorted by their ids."""
    return statuses_between(board, {*shared_borders(board), *links_of(board).pairs()})


def statuses_between(board: BoardMap, pairs: Iterable[Pair]) -> tuple[PairStatus, ...]:
    """Return the status of these pairs of areas, sorted by their ids."""
    return _statuses(board, pairs, shared_borders(board))


def statuses_of(board: BoardMap, area: str) -> tuple[PairStatus, ...]:
    """Return the status of all pairs of one area, sorted by the ids; none when there is no such area."""
    lengths = shared_borders_of(board, [area])
    return _statuses(board, {*lengths, *(two for two in links_of(board).pairs() if area in two)}, lengths)


def status_of(board: BoardMap, two: Pair) -> PairStatus:
    """Return the status of two areas, also when they have nothing to do with each other."""
    return _status(board, two, shared_borders_between(board, [two]).get(two))


def _statuses(board: BoardMap, pairs: Iterable[Pair], lengths: dict[Pair, float]) -> tuple[PairStatus, ...]:
    return tuple(_status(board, two, lengths.get(two)) for two in sorted(pairs))


def _status(board: BoardMap, two: Pair, border: float | None) -> PairStatus:
    known = links_of(board)
    is_corner = board.look == "lots" and not border  # which everybody sees
    return PairStatus(
        *two,
        passage=known.passage(two),
        border=border,
        by_geometry=border is not None and border >= board.threshold,
        decision=two in known.kinds if two in known.reasons else None,
        note=known.reasons.get(two, ""),
        arrow=known.arrows.get(two),
        link=known.kinds.get(two),
        unclear=border is not None and not is_corner and unclear(border, board.threshold),
    )
