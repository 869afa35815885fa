"""Named shapes as another program drew them, and how they fit on a canvas."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from msgspec import Struct
from shapely import Geometry, MultiPolygon, Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.model import Point, Shape
from indonesia_qt.wording import counted

MARGIN = 30.0
"""Map units that are left free at the edges of the canvas."""
TOLERANCE = 0.6
"""Map units by which a simplified outline may miss the original one."""
SMALLEST = 60.0
"""Square map units: smaller pieces of land can't be seen, let alone played on."""


class NamedShape(Struct, frozen=True, eq=False):
    """A shape in the units of its file, y downwards; its name is "" when it has none."""

    name: str
    geometry: Geometry


class Outline(Struct, frozen=True):
    """A shape in map units and what it is called."""

    name: str
    shape: Shape


class Outlines(Struct, frozen=True):
    """What was found in a file, and in sentences what was left out and why."""

    outlines: tuple[Outline, ...]
    left_out: tuple[str, ...]


class Drawing(Struct, frozen=True, eq=False):
    """What was found in a file as it was drawn there, and in sentences what was left out and why."""

    shapes: tuple[NamedShape, ...]
    left_out: tuple[str, ...]

    def scaled_to(self, width: float, height: float) -> Outlines:
        """The outlines as large as a canvas of this size has room for, in its middle, their proportions kept.

        Corners lie on tenths of a map unit, and borders that two shapes share stay shared. What becomes too small is
        left out.
        """
        if not self.shapes:
            return Outlines((), self.left_out)
        found = _simplified(_placed([shape.geometry for shape in self.shapes], width, height))
        outlines, tiny = [], 0
        for named, geometry in zip(self.shapes, found, strict=True):
            parts = [part for part in polygons(geometry) if part.area >= SMALLEST]
            tiny += len(polygons(geometry)) - len(parts)
            if parts:
                outlines.append(Outline(named.name, shapes.shape(MultiPolygon(parts))))
        small = counted(tiny, "{n} piece is too small for this canvas.", "{n} pieces are too small for this canvas.")
        return Outlines(tuple(outlines), (*self.left_out, small) if tiny else self.left_out)


def polygons(geometry: Geometry) -> list[Polygon]:
    """The polygons among the parts of a geometry."""
    parts = shapely.get_parts(shapely.get_parts(geometry))
    return [part for part in parts if isinstance(part, Polygon) and part.area > 0]


def filled(rings: Sequence[Sequence[Point]], even_odd: bool = False) -> Geometry:
    """What several rings enclose, also when they cross themselves or each other.

    Like the `fill-rule` of SVG: a place counts when the rings wind around it, or, if `even_odd`, when it lies in an odd
    number of them.
    """
    loops = [Polygon(ring) for ring in rings if len(set(ring)) > 2]
    if len(loops) < 2:
        return shapely.make_valid(loops[0]) if loops else Polygon()
    turns = [1 if even_odd or loop.exterior.is_ccw else -1 for loop in loops]
    valid = [shapely.make_valid(loop) for loop in loops]
    lines = shapely.unary_union([loop.exterior for loop in loops])
    kept = []
    for face in shapely.get_parts(shapely.polygonize(shapely.get_parts(lines))):
        inside = face.representative_point()
        wound = sum(turn for turn, loop in zip(turns, valid, strict=True) if loop.contains(inside))
        if wound % 2 if even_odd else wound:
            kept.append(face)
    return shapely.union_all(kept)


def _placed(geometries: Sequence[Geometry], width: float, height: float) -> list[Geometry]:
    left, top, right, bottom = shapely.total_bounds(geometries)
    scale = min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top))
    middle, centre = np.array([left + right, top + bottom]) / 2, np.array([width, height]) / 2

    def moved(points: np.ndarray) -> np.ndarray:
        return np.asarray(np.round((points - middle) * scale + centre, 1))

    return [_proper(shapely.transform(geometry, moved)) for geometry in geometries]


def _proper(geometry: Geometry) -> Geometry:
    return geometry if geometry.is_valid else MultiPolygon(polygons(shapely.make_valid(geometry)))


def _simplified(geometries: Sequence[Geometry]) -> list[Geometry]:
    """The shapes with fewer corners; those that share borders still do."""
    if shapely.coverage_is_valid(geometries):
        return list(shapely.coverage_simplify(geometries, TOLERANCE))
    return [_proper(geometry.simplify(TOLERANCE)) for geometry in geometries]
