"""Joins and simplifies outlines so that common borders have the same corners on both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, MultiPolygon, Polygon, STRtree

from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled
from indonesia_qt.mapmaking.edit.shapes.dependents import have_room
from indonesia_qt.mapmaking.edit.shapes.faces import claims, faces, filled

NEAR = 1.0
"""Map units: borders that miss each other by less were meant to be one."""
GAP, LONG_RUN = 2.0, 20.0
"""Map units: so wide gaps and overlaps are closed where they run so far; a strait is only narrow in one place."""
REACH = 1.5
"""So many times as far as borders miss each other a corner may lie from the one that it becomes: across a corner."""
TOLERANCE = 0.6
"""Map units by which a simplified outline may miss the original one."""
FINE = 0.4
"""The same where there are very many corners: both sides of a common border may miss it and are still `NEAR`."""
MOST_COMPARED = 300_000_000
"""Pairs of corners that are compared in a few seconds to join borders."""
MOST, COARSEST = 40_000, 5.0
"""So many corners are too many, as long as outlines don't have to miss the original ones by more units than this."""


def polygons(geometry: Geometry) -> list[Polygon]:
    """Return the polygons among the parts of a geometry."""
    found: list[Polygon] = _polygons([geometry])[0].tolist()
    return found


def proper(geometry: Geometry) -> Geometry:
    """Return the same ground with an outline that doesn't cross itself."""
    if geometry.is_valid:
        return geometry
    rings = [ring for part in shapely.get_parts(geometry) for ring in (part.exterior, *part.interiors)]
    return MultiPolygon(polygons(filled([shapely.get_coordinates(ring) for ring in rings], even_odd=True)))


def thinned(geometries: Sequence[Geometry]) -> list[Geometry]:
    """Return the shapes, with fewer corners where there are very many, as far as hardly anybody sees it.

    Joining borders takes four times as long for twice as many corners.
    """
    found, tolerance = list(geometries), FINE
    if shapely.get_num_coordinates(found).sum() <= MOST:
        return found
    fewer = shapely.coverage_simplify if shapely.coverage_is_valid(found) else _each_simplified
    while shapely.get_num_coordinates(found).sum() > MOST and tolerance < COARSEST:
        found = _part_by_part(partial(fewer, tolerance=tolerance), geometries)
        tolerance *= 2
    return found


def fitted(geometries: Sequence[Geometry], tolerance: float = TOLERANCE, gap: float = GAP) -> list[Geometry]:
    """Return the shapes with fewer corners, and with the common borders that they nearly have (see `joined`).

    Outlines that cross each other in more places than they have corners aren't neighbours: to find common borders of
    them would take very long.
    """
    rings = [
        ring for geometry in geometries for part in polygons(geometry) for ring in (part.exterior, *part.interiors)
    ]
    lines = [shapely.get_coordinates(ring) for ring in rings]
    if are_tangled(lines, most=sum(map(len, lines))):
        return simplified_alone(geometries, tolerance)
    return simplified(joined(geometries, gap), tolerance)


def joined(geometries: Sequence[Geometry], gap: float = GAP) -> list[Geometry]:
    """Return the shapes; of those that nearly touch, the smaller ones take over the border of the larger ones.

    So do those that run side by side with a `gap` between them, or an overlap, that is at most so wide. The work is
    bounded: where very many corners lie near to each other, the smallest shapes keep their borders.
    """
    found, left = list(geometries), MOST_COMPARED
    loose = shapely.coverage_invalid_edges(found, gap_width=max(gap, NEAR))
    order = sorted(np.flatnonzero(~shapely.is_empty(loose)).tolist(), key=lambda n: -found[n].area)
    tree = STRtree(found)
    for rank, number in enumerate(order):
        beside = set(tree.query(found[number], "dwithin", max(gap, NEAR)).tolist())
        lines = [found[other].boundary for other in order[:rank] if other in beside]
        apart = [line for line in lines if gap > NEAR and _run(loose[number], line, gap) >= LONG_RUN]
        for others, reach in ((apart, REACH * gap), (lines, NEAR)):
            if not others:
                continue
            corners = _corners_near(found[number], others, reach)
            left -= shapely.get_num_coordinates(found[number]) * len(corners)
            if left < 0:
                return found
            if len(corners):
                found[number] = proper(shapely.snap(found[number], shapely.multipoints(corners), reach))
    return found


def _run(loose: Geometry, line: Geometry, gap: float) -> float:
    """How far what doesn't fit of one border runs beside another, at most so many units from it."""
    left, upper, right, lower = shapely.bounds(loose)
    near = shapely.clip_by_rect(line, left - gap, upper - gap, right + gap, lower + gap)
    return float(loose.intersection(near.buffer(gap, quad_segs=2)).difference(near).length)


def _corners_near(ground: Geometry, lines: Sequence[Geometry], near: float) -> NDArray[Any]:
    """The places on lines, as points, that the border of a ground can be snapped to.

    These are corners, and where a corner of the ground lies beside a straight line, what of that is nearest to it.
    """
    left, upper, right, lower = shapely.bounds(ground)
    beside = shapely.clip_by_rect(lines, left - 2 * near, upper - 2 * near, right + 2 * near, lower + 2 * near)
    border, other = ground.boundary, shapely.union_all(beside)
    corners, own = (shapely.points(shapely.get_coordinates(line)) for line in (other, border))
    shapely.prepare([border, other])
    corners = corners[shapely.dwithin(border, corners, near)]
    own = own[shapely.dwithin(other, own, near)]
    if len(corners):
        own = np.delete(own, STRtree(corners).query(own, "dwithin", near)[0])
    feet = shapely.get_point(shapely.shortest_line(own, other), 1)
    return np.concatenate([corners, feet])


def simplified(geometries: Sequence[Geometry], tolerance: float = TOLERANCE) -> list[Geometry]:
    """Return the shapes with fewer corners; those that share borders still do, also when they overlap elsewhere.

    They miss the original ones by about `tolerance` map units; an island keeps all corners where a token would
    otherwise have no room. Very many corners become fewer still: a map of too many can't be edited.
    """
    found = _part_by_part(partial(_simplified, tolerance=tolerance), geometries)
    while shapely.get_num_coordinates(found).sum() > MOST and tolerance < COARSEST:
        tolerance *= 2
        found = _part_by_part(partial(_simplified, tolerance=tolerance), geometries)
    return found


def _part_by_part(
    fewer: Callable[[Sequence[Geometry]], Sequence[Geometry]], geometries: Sequence[Geometry]
) -> list[Geometry]:
    """The geometries with fewer corners; a part of one that would lose its room for a token stays as it is."""
    before, owner = _polygons(geometries)
    after = np.array(fewer(before.tolist()), dtype=object)
    crowded = np.flatnonzero(~have_room(after))
    kept = crowded[have_room(before[crowded])]
    after[kept] = before[kept]
    parts, part_of = _polygons(after)
    found = np.full(len(geometries), MultiPolygon())
    shapely.multipolygons(parts, indices=owner[part_of], out=found)
    return list(map(proper, found))


def _polygons(geometries: Sequence[Geometry] | NDArray[Any]) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """The polygons among the parts of all geometries, and the number of that which each is a part of."""
    parts, owner = shapely.get_parts(list(geometries), return_index=True)
    parts, part_of = shapely.get_parts(parts, return_index=True)
    chosen = (shapely.get_type_id(parts) == shapely.GeometryType.POLYGON) & (shapely.area(parts) > 0)
    return parts[chosen], owner[part_of][chosen]


def simplified_alone(geometries: Sequence[Geometry], tolerance: float) -> list[Geometry]:
    """Return the shapes with fewer corners, each by itself: borders that two share may no longer be the same."""
    return _part_by_part(partial(_each_simplified, tolerance=tolerance), geometries)


def _each_simplified(geometries: Sequence[Geometry], tolerance: float) -> Sequence[Geometry]:
    found: Sequence[Geometry] = shapely.simplify(geometries, tolerance).tolist()
    return found


def _simplified(geometries: Sequence[Geometry], tolerance: float) -> list[Geometry]:
    if shapely.coverage_is_valid(geometries):
        return list(shapely.coverage_simplify(geometries, tolerance))
    found = faces(geometries)
    inside: list[list[int]] = [[] for _ in geometries]
    for face, number in claims(found, geometries):
        inside[number].append(face)
    fewer = shapely.coverage_simplify(found, tolerance)
    return [shapely.coverage_union_all(fewer[numbers]) if numbers else Polygon() for numbers in inside]
