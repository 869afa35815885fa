"""Named shapes as another program drew them, and their outlines scaled to a canvas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

import numpy as np
import shapely
from msgspec import Struct, field
from shapely import Geometry, MultiPolygon, Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.model import Point, Shape
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.mapmaking.imports.common_borders import joined, polygons, proper, simplified, thinned

FARTHEST = 1e9
"""The largest coordinate that is read, be it in degrees or in metres."""
MARGIN = 30.0
"""Map units that are left free at the edges of the canvas."""
SMALLEST = 60.0
"""Square map units: smaller pieces of land can't be seen, let alone played on."""


LONGEST = 200
"""Letters of a text that are read."""


def plain(text: str) -> str:
    """Return the beginning of a text from another program on one line, without signs that can't be seen."""
    return " ".join(visible(text[:LONGEST]).replace("\N{REPLACEMENT CHARACTER}", " ").split())


class NamedShape(Struct, frozen=True, eq=False):
    """A shape in the units of its file, y downwards; its name is "" when it has none.

    `properties` are all that the file says of it; `crossed` is true when its outline crosses itself there.
    """

    name: str
    geometry: Geometry
    properties: Mapping[str, str] = MappingProxyType({})
    crossed: bool = False


class Outline(Struct, frozen=True, eq=False):
    """A shape in map units, its name, all that its file says of it, and in sentences how it was changed."""

    name: str
    shape: Shape
    properties: Mapping[str, str] = field(default_factory=dict)
    remarks: tuple[str, ...] = ()


class ImportedOutlines(Struct, frozen=True):
    """The outlines from a file, and in sentences what was left out and why."""

    outlines: tuple[Outline, ...]
    left_out: tuple[str, ...]


class ImportedDrawing(Struct, frozen=True, eq=False):
    """The shapes in a file as they were drawn there, and in sentences what was left out and why."""

    shapes: tuple[NamedShape, ...]
    left_out: tuple[str, ...]

    def scaled_to(self, width: float, height: float) -> ImportedOutlines:
        """Return the outlines, centred on a canvas of this size, as large as fits with their proportions kept.

        Corners lie on tenths of a map unit, and borders that two shapes share, or nearly do, are shared. What becomes
        too small is left out.
        """
        if not self.shapes:
            return ImportedOutlines((), self.left_out)
        placed = _placed([shape.geometry for shape in self.shapes], width, height)
        outlines, tiny = [], []
        for number, (named, geometry) in enumerate(zip(self.shapes, simplified(joined(placed)), strict=True), 1):
            parts = [part for part in polygons(geometry) if part.area >= SMALLEST]
            if parts:
                lost = len(polygons(geometry)) - len(parts)
                shape = shapes.shape(MultiPolygon(parts))
                outlines.append(Outline(named.name, shape, named.properties, tuple(_remarks(named, lost))))
            else:
                name = named.name or tr("Shape {number}", number=number)
                tiny.append(tr("{name} was skipped: it’s too small for this canvas.", name=name))
        return ImportedOutlines(tuple(outlines), (*self.left_out, *tiny))


def _remarks(named: NamedShape, lost: int) -> Iterator[str]:
    if named.crossed:
        yield tr("The outline crosses itself, so everything it encloses is used.")
    if lost:
        yield counted(
            lost, "{n} island is too small and will be skipped.", "{n} islands are too small and will be skipped."
        )


def crosses_itself(rings: Sequence[Sequence[Point]]) -> bool:
    """Return whether one of the rings crosses or touches itself, so that it isn't a proper outline."""
    return any(len(set(ring)) > 2 and not Polygon(ring).is_valid for ring in rings)


def _placed(geometries: Sequence[Geometry], width: float, height: float) -> list[Geometry]:
    left, top, right, bottom = shapely.total_bounds(geometries)
    scale = min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top))
    middle, centre = np.array([left + right, top + bottom]) / 2, np.array([width, height]) / 2

    def moved(points: np.ndarray) -> np.ndarray:
        return np.asarray((points - middle) * scale + centre)

    return [
        proper(shapely.transform(geometry, _on_grid))
        for geometry in thinned(list(shapely.transform(geometries, moved)))
    ]


def _on_grid(points: np.ndarray) -> np.ndarray:
    return np.asarray(np.round(points, 1))
