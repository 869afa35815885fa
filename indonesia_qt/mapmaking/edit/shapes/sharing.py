"""Shares the ground of a board out among its pieces and many new outlines, all at once.

The borders of all of them are laid over each other. Each face between them goes to the last outline that covers it, or
stays with the piece that had it.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import pairwise

import numpy as np
import shapely
from msgspec import Struct
from numpy.typing import NDArray
from shapely import Geometry, Polygon, STRtree

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.model import BoardMap, Point, SeaArea, Shape
from indonesia_qt.mapmaking.edit.shapes import partition
from indonesia_qt.mapmaking.edit.shapes.faces import GRID, Geometries, faces, is_sliver, last_claims
from indonesia_qt.mapmaking.edit.shapes.partition import Segment

NOBODY = -1
Numbers = NDArray[np.int64]


class Shares(Struct, frozen=True):
    """New shapes of the pieces that lose ground or get corners, and what each outline gets; None when nothing."""

    old: dict[str, Shape]
    new: tuple[Shape | None, ...]


def shared_out(board: BoardMap, outlines: Sequence[Geometry], *, exactly: bool = False) -> Shares:
    """Return what is left of the pieces of `board` when these outlines are drawn over it, one after the other.

    What they cover as a whole, such as an island, a lake or all of a sea, stays. Slivers fall to the side that they
    belong to; but when outlines are followed `exactly`, they get every sliver that they cover.
    """
    pieces = partition.of(board)
    below = pieces.near(*shapely.buffer(list(outlines), 1.0))
    grounds = [(id, ground) for id in below for ground in _grounds(pieces.pieces[id])]
    found = faces([*outlines, *(ground for _, ground in grounds)])
    ground = last_claims(found, [ground for _, ground in grounds])
    found, ground = found[ground != NOBODY], ground[ground != NOBODY]
    claimed = _without_whole(found, ground, last_claims(found, outlines))
    regions = _settled(_regions(found, ground, claimed), exactly)
    kept: dict[str, list[Geometry]] = {id: [] for id in below}
    taken: dict[int, list[Geometry]] = defaultdict(list)
    for region in regions:
        (kept[grounds[region.ground][0]] if region.outline == NOBODY else taken[region.outline]).append(region.face)
    after = dict(zip(kept, shapes.shapes_of([*map(_together, kept.values())]), strict=True))
    old = {id: shape for id, shape in after.items() if partition.border(shape) != partition.border(pieces.shape(id))}
    drawn = dict(zip(taken, shapes.shapes_of([*map(_together, taken.values())]), strict=True))
    new = tuple(map(drawn.get, range(len(outlines))))
    return Shares({**old, **_beside_new_corners(board, [pieces.shape(id) for id in old], [*old.values(), *new])}, new)


def _beside_new_corners(board: BoardMap, before: Sequence[Shape], after: Sequence[Shape | None]) -> dict[str, Shape]:
    """Return the shapes of the other pieces whose borders changed when the shapes `before` became those `after`.

    Borders that come very near to each other meet on the grid, which bends them also where nothing was drawn. Ground
    that is thinner than the grid is lost: its borders come to lie on each other.
    """
    had = frozenset[Segment]().union(*map(partition.border, before))
    has = frozenset[Segment]().union(*(partition.border(shape) for shape in after if shape))
    lost = had - has
    if not lost:
        return {}
    joined = defaultdict[Point, set[Point]](set)
    for a, b in lost | has:
        joined[a].add(b)
        joined[b].add(a)
    corners = sorted({corner for bit in lost | (has - had) for corner in bit})
    points = STRtree(shapely.points(corners))
    ways: dict[Segment, Sequence[Point]] = {}
    kept: set[Segment] = set()
    for bit in sorted(lost, key=lambda bit: -math.dist(*bit)):  # a short one may lie on a longer one's new way
        near = {corners[n] for n in points.query(shapely.LineString(bit), "dwithin", GRID).tolist()}
        if bit not in kept and (way := _way(bit, near, joined)):
            ways[bit] = way
            kept |= {partition.segment(*two) for two in pairwise(way)}
            joined[bit[0]].discard(bit[1])
            joined[bit[1]].discard(bit[0])
    pieces = partition.of(board)
    ends = {corner for bit in ways for corner in bit}
    changed = {id(shape) for shape in before}
    around = [pieces.pieces[of] for of in pieces.at(*ends)] if ends else []
    return {
        piece.id: _solid(piece.shape, partition.led(piece.shape, ways))
        for piece in around
        if id(piece.shape) not in changed and not partition.border(piece.shape).isdisjoint(ways)
    }


def _way(bit: Segment, near: Set[Point], joined: Mapping[Point, Set[Point]]) -> list[Point]:
    """Return the way from one end of a bit of border to the other over some of the corners near it; empty without one.

    `joined` says which corners have a border between them; that bit itself is no way.
    """
    line, (start, end) = shapely.LineString(bit), bit
    along = sorted(near - {start, end}, key=lambda corner: float(line.project(shapely.Point(corner))))
    came_from: dict[Point, Point] = {start: start}
    for corner in (*along, end):
        before = [one for one in came_from if one in joined[corner] and (one, corner) != bit]
        if before:
            came_from[corner] = before[-1]
    way = [end] if end in came_from else []
    while way and way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def _solid(before: Shape, bent: Shape) -> Shape:
    """Return the shape of a piece whose border was bent, but for what has no ground any more."""
    times = Counter(partition.segment(*two) for ring in partition.rings(bent) for two in pairwise(ring))
    if max(times.values()) == 1:
        return bent
    once = [bit for bit, number in sorted(times.items()) if number % 2]
    found = shapely.get_parts(shapely.polygonize(shapely.linestrings(np.array(once))))
    inside = shapely.contains(geometry(before), shapely.point_on_surface(found))
    return shapes.shape(shapely.coverage_union_all(found[inside]))


def _grounds(piece: partition.Piece) -> list[Geometry]:
    """What of a piece stays when an outline covers it as a whole: each island and lake, but of a sea only all of it."""
    whole = geometry(piece.shape)
    return [whole] if isinstance(piece, SeaArea) else list(shapely.get_parts(whole))


class _Region(Struct, eq=False):
    """Ground without a gap, what it was part of, and whose it becomes."""

    face: Polygon
    ground: int
    outline: int


def _without_whole(found: Geometries, ground: Numbers, claimed: Numbers) -> Numbers:
    """What the outlines claim, but for what one claims of ground of which otherwise nothing would be left."""
    claimed = claimed.copy()
    for part in np.unique(ground):
        here = np.flatnonzero(ground == part)
        solid = np.array([face for face in here if not is_sliver(found[face])], dtype=np.int64)
        if (claimed[solid] == NOBODY).any():
            continue
        last = np.max(claimed[solid if len(solid) else here])
        claimed[here[claimed[here] == last]] = NOBODY
    return claimed


def _regions(found: Geometries, ground: Numbers, claimed: Numbers) -> list[_Region]:
    together: dict[tuple[int, int], list[int]] = defaultdict(list)
    for face, two in enumerate(zip(ground.tolist(), claimed.tolist(), strict=True)):
        together[two].append(face)
    return [
        _Region(face, part, outline)
        for (part, outline), numbers in together.items()
        for face in shapely.get_parts(_together(found[numbers]))
    ]


def _together(faces: Sequence[Geometry] | Geometries) -> Geometry:
    return faces[0] if len(faces) == 1 else shapely.coverage_union_all(faces)


def _settled(regions: list[_Region], exactly: bool) -> list[_Region]:
    """The regions, of which slivers belong to a neighbour: those taken from a ground to it, others to who is around."""
    count: dict[int, int] = defaultdict(int)
    for region in regions:
        count[region.ground] += 1
    loose = [region for region in regions if region.outline == NOBODY or not exactly]
    slivers = [region for region in loose if count[region.ground] > 1 and is_sliver(region.face)]
    others = [region for region in regions if region not in slivers]
    tree = STRtree([region.face for region in others])
    for sliver in slivers:
        around = [others[n] for n in sorted(tree.query(sliver.face, "intersects").tolist())]
        if sliver.outline == NOBODY:
            takers = [other for other in around if other.outline != NOBODY]
        else:
            left = [other for other in around if other.outline == NOBODY and other.ground == sliver.ground]
            takers = _beside(sliver, left) or [other for other in around if other.outline != NOBODY]
        if beside := _beside(sliver, takers):
            longest = max(beside, key=lambda other: _border(sliver, other))
            sliver.outline = longest.outline
    return regions


def _beside(sliver: _Region, others: Iterable[_Region]) -> list[_Region]:
    return [other for other in others if _border(sliver, other) > 0]


def _border(one: _Region, other: _Region) -> float:
    return float(one.face.boundary.intersection(other.face.boundary).length)
