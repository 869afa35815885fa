"""Fits land, lakes and seas together without gaps: neighbours share every point of their common border.

All lines are put into one net, and the net is cut into faces; lines that are intersected one by one leave tiny gaps.
Small lakes at the points where four areas meet show that the areas opposite do not touch.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import combinations
from random import Random

import numpy as np
import shapely
from shapely import Geometry, LineString, Point, Polygon, STRtree

from indonesia_qt.board.model import Line
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.curves import curved, rounded
from indonesia_qt.mapmaking.generate.recipe import LakePlace, RecipeError, SeaLine, Seas
from indonesia_qt.mapmaking.generate.warp import GRID

SMALLEST_RADIUS = 9.0
SHORE = 5.0
"""Map units that a lake reaches into the farthest of its four areas."""

DETAIL = 1.2
"""Map units: bends of a border smaller than a triangle of this size squared are straightened (Visvalingam)."""


def dug(places: Iterable[LakePlace], lands: Outlines) -> tuple[Outlines, Outlines]:
    """Return the lakes, and `lands` without the ground they take."""
    lakes = {place.id: _lake(place, [lands[area] for area in place.between]) for place in places}
    water = shapely.union_all(list(lakes.values()))
    dry = {
        area: shapely.set_precision(land.difference(water), GRID) if land.intersects(water) else land
        for area, land in lands.items()
    }
    return lakes, dry


def _lake(place: LakePlace, around: list[Geometry]) -> Polygon:
    middle = _meeting_point(around)
    radius = max(SMALLEST_RADIUS, max(middle.distance(land) for land in around) + SHORE)
    phase = Random(place.id).uniform(0, math.tau)
    turn = np.linspace(0, math.tau, 18, endpoint=False)
    reach = radius * (1 + 0.18 * np.sin(2 * turn + phase) + 0.08 * np.sin(3 * turn + 2 * phase))
    shore = np.c_[middle.x + 1.15 * reach * np.cos(turn), middle.y + 0.92 * reach * np.sin(turn)]
    return shapely.set_precision(Polygon(rounded(np.vstack([shore, shore[:1]]), times=2)), GRID)


def _meeting_point(around: list[Geometry]) -> Point:
    """The middle of where all of `around` come nearest."""

    def remoteness(corner: Point) -> float:
        distances = [float(corner.distance(land)) for land in around]
        return sum(distances) + max(distances)

    corners = [Point(corner) for land in around for corner in shapely.get_coordinates(land)]
    nearest = min(corners, key=remoteness)
    shores = [land.boundary.interpolate(land.boundary.project(nearest)) for land in around]
    return shapely.MultiPoint([nearest, *shores]).centroid


def laid(lands: Outlines, lakes: Outlines, seas: Seas, canvas: tuple[float, float]) -> Outlines:
    """Return land areas, lakes and seas that fill the canvas and share exact borders."""
    dry = lands | lakes
    lines = [curved(_from_coast(line, lands, dry)) for line in seas.lines]
    covered, water = _faces(dry, lines, canvas)
    covered |= _shared_out(water, seas.points)
    whole = {area: shapely.union_all(faces) for area, faces in covered.items()}
    simple = shapely.coverage_simplify(list(whole.values()), DETAIL)
    return {area: shapely.transform(shape, _on_grid) for area, shape in zip(whole, simple, strict=True)}


def sea_faces(land: Geometry, seas: Seas, canvas: tuple[float, float]) -> Outlines:
    """Return the seas around undivided `land`, without the slivers that headlands cut off."""
    _, water = _faces({"land": land}, [curved(line.line) for line in seas.lines], canvas)
    return {sea: _face_at(point, sea, water) for sea, point in seas.points.items()}


def _from_coast(line: SeaLine, lands: Outlines, dry: Outlines) -> Line:
    if line.from_border is None:
        return line.line
    a, b = (lands[area].boundary for area in line.from_border)
    coast = shapely.union_all(list(dry.values())).boundary
    ends = shapely.get_coordinates(shapely.intersection_all([a, b, coast])).tolist()
    if not ends:
        raise RecipeError(f"The border of {' and '.join(line.from_border)} doesn’t reach the sea.")
    x, y = min(ends, key=lambda end: math.dist(end, line.line[0]))
    return ((x, y), *line.line[1:])


def _faces(
    dry: Outlines, lines: Iterable[Line], canvas: tuple[float, float]
) -> tuple[dict[str, list[Polygon]], list[Polygon]]:
    """The faces of the net: those of each land area or lake, and those at sea."""
    edges = [shapely.box(0, 0, *canvas).boundary, *(shape.boundary for shape in dry.values())]
    net = shapely.union_all([*edges, *map(LineString, lines)], grid_size=GRID)
    names, tree = list(dry), STRtree(list(dry.values()))
    covered: dict[str, list[Polygon]] = {}
    water = []
    for face in shapely.polygonize([net]).geoms:
        hits = tree.query(face.representative_point(), predicate="within")
        if len(hits):
            covered.setdefault(names[hits[0]], []).append(face)
        else:
            water.append(face)
    return covered, water


def _face_at(point: tuple[float, float], sea: str, water: list[Polygon]) -> Polygon:
    hits = [face for face in water if face.contains(Point(point))]
    if len(hits) != 1:
        raise RecipeError(f"The point of {sea} isn’t in the sea.")
    return hits[0]


def _shared_out(water: list[Polygon], points: dict[str, tuple[float, float]]) -> dict[str, list[Polygon]]:
    """The face around each sea's point; slivers behind headlands go to the sea they touch most."""
    main = {sea: _face_at(point, sea, water) for sea, point in points.items()}
    for a, b in combinations(main, 2):
        if main[a] is main[b]:
            raise RecipeError(f"No line separates {a} from {b}.")
    faces = {sea: [face] for sea, face in main.items()}
    taken = {id(face) for face in main.values()}
    for sliver in water:
        if id(sliver) not in taken:
            border = sliver.boundary
            faces[max(main, key=lambda sea: border.intersection(main[sea].boundary).length)].append(sliver)
    return faces


def _on_grid(coordinates: np.ndarray) -> np.ndarray:
    return coordinates.round(1)
