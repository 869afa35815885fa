"""The shapes of a board as shapely geometries and back, in map units."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import Geometry, Polygon
from shapely.ops import nearest_points

from indonesia_qt.board.model import BoardMap, Point, Shape

ROOMY = 0.94
"""The part of the largest possible radius that a token place may have instead, to lie nearer to the middle."""
ENOUGH = 21.0
"""Map units: no radius is made smaller than this for it."""
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
    oriented = shapely.orient_polygons(shapely.normalize(geometry), exterior_cw=True)
    return tuple(
        tuple(
            tuple((round(x, 1), round(y, 1)) for x, y in ring.coords) for ring in (polygon.exterior, *polygon.interiors)
        )
        for polygon in shapely.get_parts(oriented)
    )


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
