"""The shapes of a board as shapely geometries and back, in map units."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, Polygon
from shapely.ops import nearest_points

from indonesia_qt.board.model import BoardMap, Point, Ring, Shape

ROOMY = 0.94
"""The part of the largest possible radius that a token place may have instead, to lie nearer to the middle."""
ENOUGH = 21.0
"""Map units: no radius is made smaller than this for it."""
CLOSE = 1e-6
"""So near to the middle between two tenths numpy may round another way than Python, and so than the files of maps."""
MANY = 300
"""In outlines of more corners the token lies where most room is: wide margins along them take very long to draw."""


def geometry(shape: Shape) -> Geometry:
    """Return `shape` as a polygon or multipolygon.

    >>> square = ((((0, 0), (10, 0), (10, 10), (0, 10), (0, 0)),),)
    >>> geometry(square).area
    100.0
    """
    # From arrays: shapely looks at each point of anything else in Python.
    arrays = ([np.array(ring, float) for ring in rings] for rings in shape)
    polygons = [Polygon(rim, holes) for rim, *holes in arrays]
    return polygons[0] if len(polygons) == 1 else shapely.MultiPolygon(polygons)


def shape(geometry: Geometry) -> Shape:
    """Return a polygon or multipolygon as the board stores it: coordinates in tenths, outer rings as in GeoJSON.

    GeoJSON's outer rings run anticlockwise on an upright map, which is clockwise where y grows downwards.

    >>> shape(Polygon([(0, 0), (0, 3), (3.02, 3)]))
    ((((0.0, 0.0), (0.0, 3.0), (3.0, 3.0), (0.0, 0.0)),),)
    """
    return shapes_of([geometry])[0]


def tenths(coordinates: NDArray[np.float64]) -> NDArray[np.float64]:
    """Round coordinates to tenths, just as Python does it, but all at once."""
    rounded = np.round(coordinates, 1)
    unsure = np.abs(np.abs(coordinates * 10 - np.rint(coordinates * 10)) - 0.5) < CLOSE
    rounded[unsure] = [round(coordinate, 1) for coordinate in coordinates[unsure].tolist()]
    return rounded


def shapes_of(geometries: Sequence[Geometry]) -> list[Shape]:
    """Return polygons and multipolygons as the board stores them (see `shape`)."""
    oriented = shapely.orient_polygons(shapely.normalize(list(geometries)), exterior_cw=True)
    polygons, whose = shapely.get_parts(oriented, return_index=True)
    rings, of_polygon = shapely.get_rings(polygons, return_index=True)
    corners, of_ring = shapely.get_coordinates(rings, return_index=True)
    points = list(map(tuple, tenths(corners).tolist()))
    ends = np.searchsorted(of_ring, np.arange(len(rings) + 1)).tolist()
    found: list[list[list[Ring]]] = [[] for _ in geometries]
    outlines = [list[Ring]() for _ in polygons]
    for polygon, (start, end) in zip(of_polygon.tolist(), pairwise(ends), strict=True):
        outlines[polygon].append(tuple(points[start:end]))
    for number, outline in zip(whose.tolist(), outlines, strict=True):
        found[number].append(outline)
    return [tuple(map(tuple, one)) for one in found]


def area_geometries(board: BoardMap) -> dict[str, Geometry]:
    """Return the geometry of every land and sea area of `board` by its id."""
    return {area.id: geometry(area.shape) for area in board.areas()}


def token_place(area: Geometry) -> tuple[Point, float]:
    """Return where the token of `area` goes: the middle and the radius of a circle inside it, in tenths.

    Of all places where the circle is nearly the largest possible one (`ROOMY`), the one nearest to the area's middle:
    in a long island of even width a token at the end looks lost.

    >>> token_place(shapely.box(0, 0, 100, 20))
    ((50.0, 10.0), 10.0)
    """
    parts = [part for part in shapely.get_parts(area) if part.area > 0]
    circles = [shapely.maximum_inscribed_circle(part, tolerance=0.1) for part in parts]
    largest, part = max(zip(circles, parts, strict=True), key=lambda pair: pair[0].length)
    radius = max(ROOMY * largest.length, min(largest.length - 0.1, ENOUGH))
    if shapely.get_num_coordinates(part) > MANY:
        return _circle_at(shapely.Point(largest.coords[0]), area)
    roomy = part.buffer(-radius).union(shapely.Point(largest.coords[0]))
    return _circle_at(nearest_points(roomy, part.centroid)[0], area)


def _circle_at(place: shapely.Point, area: Geometry) -> tuple[Point, float]:
    """The largest circle in `area` around a place, in tenths."""
    middle = round(place.x, 1), round(place.y, 1)
    return middle, math.floor(shapely.Point(middle).distance(area.boundary) * 10) / 10
