"""Named shapes as another program drew them, and their outlines scaled to a canvas."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from types import MappingProxyType
from typing import Literal, get_args

import numpy as np
import shapely
from msgspec import Struct, field
from msgspec.structs import replace
from numpy.typing import NDArray
from shapely import Geometry, MultiPolygon, Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.draft import EditError
from indonesia_qt.board.model import Point, Shape
from indonesia_qt.i18n.text import counted, enumerated, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.mapmaking.edit.shapes import canvas
from indonesia_qt.mapmaking.edit.shapes.dependents import have_room
from indonesia_qt.mapmaking.edit.shapes.faces import Ring, filled, has_three_corners
from indonesia_qt.mapmaking.imports import duplicates
from indonesia_qt.mapmaking.imports.common_borders import (
    GAP,
    TOLERANCE,
    fitted,
    polygons,
    proper,
    simplified_alone,
    thinned,
)
from indonesia_qt.mapmaking.imports.skipped import Skipped, sentences

FARTHEST = 1e9
"""The largest coordinate that is read, be it in degrees or in metres."""
LEAST_CORNERS = 3
"""A ring has more corners than this: its last is its first."""
MARGIN = 30.0
"""Map units that are left free at the edges of the canvas."""
SMALLEST = 28.0
"""Square map units: smaller pieces have no room for a token."""


LONGEST_SIDE = 5.0
"""So many times as long as the other one a side of a canvas that fits a drawing is at most."""
LONGEST = 200
"""Letters of a text that are read."""


def plain(text: str) -> str:
    """Return the beginning of a text from another program on one line, without signs that can't be seen."""
    return " ".join(visible(text[:LONGEST]).replace("\N{REPLACEMENT CHARACTER}", " ").split())


Corners = NDArray[np.float64]
"""Places one after the other, a row each: across and down, or up in some files."""


Coordinates = Literal["degrees", "plane", "screen"]
"""Degrees of longitude and latitude; or across and upwards; or across and downwards."""
COORDINATES: tuple[Coordinates, ...] = get_args(Coordinates)


Box = tuple[float, float, float, float]
"""The left, upper, right and lower side."""


class NamedShape(Struct, frozen=True, eq=False):
    """A shape in the units of its file, y downwards; its name is "" when it has none.

    `properties` are all that the file says of it, `lists` those that have several values, and `own` their values in
    JSON, where the file has more than texts. `crossed` is true when its outline crosses itself there, and `lost` says
    how many parts of it were left out because they have no area.
    """

    name: str
    geometry: Geometry
    properties: Mapping[str, str] = MappingProxyType({})
    crossed: bool = False
    lost: int = 0
    lists: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    own: Mapping[str, str] = MappingProxyType({})


class Outline(Struct, frozen=True, eq=False):
    """A shape in map units, its name, all that its file says of it, and in sentences how it was changed.

    `number` counts the shapes of the file from 0, whatever of it is taken.
    """

    name: str
    shape: Shape
    properties: Mapping[str, str] = field(default_factory=dict)
    remarks: tuple[str, ...] = ()
    number: int = 0
    lists: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own: Mapping[str, str] = field(default_factory=dict)


class Projection(Struct, frozen=True):
    """How places of a file become places of a drawing, in which y grows downwards.

    Degrees of longitude `shrink` to the size of those of latitude; 0 stands for a file without degrees. Longitudes go
    eastwards around the globe from the one that is farthest `west`: where land lies on both sides of the date line,
    that isn't the date line.
    """

    shrink: float = 0.0
    west: float = -180.0
    upwards: bool = False

    def placed(self, points: Corners) -> Corners:
        """Return places of the drawing for those of the file, a row each."""
        x = _turned(points[:, 0], self.west, 360.0) if self.shrink and self.west != Projection.west else points[:, 0]
        return np.column_stack([x * (self.shrink or 1.0), -points[:, 1] if self.upwards else points[:, 1]])

    def original(self, points: Corners) -> Corners:
        """Return places of the file for those of the drawing, a row each; longitudes may be a turn more or less."""
        return np.column_stack([points[:, 0] / (self.shrink or 1.0), -points[:, 1] if self.upwards else points[:, 1]])


class Frame(Struct, frozen=True):
    """What of a drawing is taken, and how.

    Of the shapes `only` those with these numbers; None stands for all. Of the drawing only what is in the `crop`, in
    its units; only shapes in the `layer` of the file, if one is named. Outlines may miss the original ones by
    `tolerance` map units; gaps between them and overlaps of them that are at most `gap` map units wide are closed. With
    `fit` the canvas becomes as wide and as high as the drawing, at its size. Coordinates are taken for what the file
    says they are, unless they are said to be others. Land with the same value of the property `merge_by` is one shape,
    and so is all water of a kind, which the property `kinds` tells.
    """

    only: tuple[int, ...] | None = None
    crop: Box | None = None
    tolerance: float = TOLERANCE
    fit: bool = False
    gap: float = GAP
    coordinates: Coordinates | None = None
    merge_by: str = ""
    kinds: str = ""
    layer: str = ""


class ImportedOutlines(Struct, frozen=True):
    """The outlines from a file on a canvas of this size, and in sentences what was left out and why.

    `shown` is the part of the drawing that the whole canvas shows, in the units of the drawing. `small` are the names
    of the shapes that are too small there, by their numbers.
    """

    outlines: tuple[Outline, ...]
    left_out: tuple[str, ...]
    width: float
    height: float
    shown: Box = (0.0, 0.0, 1.0, 1.0)
    small: dict[int, str] = {}


LAYERS = ("object", "layer", "group")
"""The properties that name layers of a shape: an object of TopoJSON, a Shapefile in an archive, groups of SVG."""


def _layers_of(shape: NamedShape) -> list[str]:
    return [shape.properties[key] for key in LAYERS if key in shape.properties]


class ImportedDrawing(Struct, frozen=True, eq=False):
    """The shapes in a file as they were drawn there, those that were skipped, and sentences about what else was.

    A map that this program exported has its `canvas`, on which its shapes keep their size: across and down.
    The property `links_from` decides what is adjacent unless another is chosen; "" stands for none.
    """

    shapes: tuple[NamedShape, ...]
    others: tuple[str, ...] = ()
    projection: Projection = Projection()
    skipped: tuple[Skipped, ...] = ()
    canvas: tuple[float, float] | None = None
    links_from: str = ""

    @property
    def left_out(self) -> tuple[str, ...]:
        """What was left out and why, in sentences."""
        return (*sentences(self.skipped), *self.others)

    def in_coordinates(self, stated: Coordinates) -> ImportedDrawing:
        """Return the same drawing with its coordinates taken for these."""
        grounds = shapely.transform([shape.geometry for shape in self.shapes], self.projection.original)
        projection = projection_of(grounds, stated)
        placed = shapely.transform(grounds, projection.placed)
        shapes = (replace(shape, geometry=ground) for shape, ground in zip(self.shapes, placed, strict=True))
        return replace(self, shapes=tuple(shapes), projection=projection)

    @property
    def layers(self) -> tuple[str, ...]:
        """The names of the layers of the file, in their order."""
        return tuple(dict.fromkeys(name for shape in self.shapes for name in _layers_of(shape)))

    def in_layer(self, layer: str) -> ImportedDrawing:
        """Return a drawing of only the shapes in a layer of the file; capital letters don't matter.

        Raises `EditError` for an unknown layer.
        """
        there = self.layers
        if known := [name for name in there if name.casefold() == layer.casefold()]:
            return replace(self, shapes=tuple(shape for shape in self.shapes if known[0] in _layers_of(shape)))
        text = tr("The file has no layer “{name}”. It has: {names}.", name=layer, names=enumerated(there))
        raise EditError(text if there else tr("The file has no layers."))

    def named(self, names: Sequence[str]) -> ImportedDrawing:
        """Return a drawing of only the shapes with these names; capital letters don't matter."""
        known = {name.casefold() for name in names}
        kept = tuple(shape for shape in self.shapes if shape.name.casefold() in known)
        skipped = tuple(one for one in self.skipped if one.name.casefold() in known)
        return ImportedDrawing(kept, (), self.projection, skipped)

    def crop(self, west: float, south: float, east: float, north: float) -> Box:
        """Return the part of the drawing between these sides, which are in the units of the file."""
        corners = self.projection.placed(np.array([[west, south], [east, north]]))
        (left, top), (right, bottom) = corners.min(axis=0), corners.max(axis=0)
        return float(left), float(top), float(right), float(bottom)

    def scaled_to(
        self, width: float, height: float, frame: Frame | None = None, *, roughly: bool = False
    ) -> ImportedOutlines:
        """Return the outlines, centred on a canvas of this size, as large as fits with their proportions kept.

        Corners lie on tenths of a map unit, and borders that two shapes share, or nearly do, are shared. What becomes
        too small is left out. When they are only to be seen, `roughly`, each is simplified by itself.
        """
        frame = frame or Frame()
        taken = list(self._taken(frame))
        if not taken:
            nothing = (
                ()
                if frame.only is None and frame.crop is None
                else (tr("There’s nothing in this part of the drawing."),)
            )
            return ImportedOutlines((), (*self.left_out, *nothing), width, height)
        drawn = [ground for _, ground in taken]
        placing, large = self._large(drawn, width, height, frame.fit)
        lost = [shapely.get_num_geometries(ground) - len(parts) for ground, parts in zip(drawn, large, strict=True)]
        placed = shapely.transform([MultiPolygon(parts) for parts in large], placing.placed)
        outlines, small = [], {}
        skipped, others = (self.skipped, self.others) if frame.only is None else ((), ())
        found = simplified_alone(placed, frame.tolerance) if roughly else _fitted_once(placed, frame)
        for (number, _), geometry, islands in zip(taken, found, lost, strict=True):
            named = self.shapes[number]
            own = polygons(geometry)
            parts = [part for part in own if part.area >= SMALLEST]
            if len(parts) < len(own):  # a narrow neck may have become a point
                large_ones = MultiPolygon(parts)
                parts = [part for part in own if part.intersects(large_ones)]
            if parts:
                shape = shapes.shape(parts[0] if len(parts) == 1 else MultiPolygon(parts))
                remarks = tuple(_remarks(named, islands + len(own) - len(parts)))
                more = dict(named.lists), dict(named.own)
                outlines.append(Outline(named.name, shape, named.properties, remarks, number, *more))
            else:
                small[number] = named.name or tr("Shape {number}", number=number + 1)
        if not outlines and len(small) > 1:
            far = tr("They lie too far apart for one map. Make a file of those that lie together.")
            others = (far, *others)
        left_out = (*sentences((*skipped, *(Skipped(name, "small") for name in small.values()))), *others)
        return ImportedOutlines(tuple(outlines), left_out, placing.width, placing.height, placing.shown(), small)

    def has_room_for(self, width: float, height: float, frame: Frame) -> list[int]:
        """Return the numbers of the shapes that have room for a token on a canvas of this size; of equal ones one."""
        taken = list(self._taken(frame))
        if not taken:
            return []
        placing, large = self._large([ground for _, ground in taken], width, height, frame.fit)
        placed = shapely.transform([MultiPolygon(parts) for parts in large], placing.placed)
        first = sorted(set(duplicates.equal(placed)))
        return [taken[n][0] for n in compress(first, have_room([placed[n] for n in first]))]

    def _taken(self, frame: Frame) -> Iterator[tuple[int, Geometry]]:
        """The numbers of the shapes in the frame, with what of their ground lies in it."""
        numbers = [n for n in range(len(self.shapes)) if frame.only is None or n in frame.only]
        box = shapely.box(*frame.crop) if frame.crop else None
        for number, whole in zip(numbers, self._together([self.shapes[n].geometry for n in numbers]), strict=True):
            # Rounding in the projection may have let corners touch that lie very near to each other.
            is_inside = box is None or box.contains(whole)
            ground = whole if is_inside else MultiPolygon(polygons(shapely.make_valid(whole).intersection(box)))
            if not ground.is_empty:
                yield number, ground

    def _together(self, grounds: Sequence[Geometry]) -> Sequence[Geometry]:
        """The grounds, side by side when of all the globe only both sides of the date line are taken."""
        turn = 360 * self.projection.shrink
        west = seam(grounds, turn) if turn and grounds else None
        if west is None:
            return grounds
        moved: Sequence[Geometry] = shapely.transform(
            grounds, lambda points: np.column_stack([_turned(points[:, 0], west, turn), points[:, 1]])
        ).tolist()
        return moved

    def _large(
        self, drawn: Sequence[Geometry], width: float, height: float, fit: bool
    ) -> tuple[_Placing, list[list[Polygon]]]:
        """How a drawing lies on the canvas, and the parts of each ground that aren't too small there.

        Far islets that are too small take no room: without them, all others become larger.
        """
        parts, owner = shapely.get_parts(drawn, return_index=True)
        sizes, boxes = shapely.area(parts), shapely.box(*shapely.bounds(parts).T)
        inside = sizes > 0
        while True:
            placing = self._placing(parts[inside], width, height, fit)
            large = inside & (sizes * np.prod(placing.scale) >= SMALLEST)
            box = shapely.box(*shapely.total_bounds(parts[large])) if large.any() else None
            within = inside & shapely.covers(box, boxes)
            if box is None or (within == inside).all():
                break
            inside = within
        large = (sizes * np.prod(placing.scale) >= SMALLEST) & shapely.covers(shapely.box(*placing.shown()), boxes)
        return placing, [parts[large & (owner == n)].tolist() for n in range(len(drawn))]

    def _placing(self, grounds: Sequence[Geometry], width: float, height: float, fit: bool) -> _Placing:
        left, top, right, bottom = (float(side) for side in shapely.total_bounds(grounds))
        stretch = 1.0
        if self.projection.shrink:
            stretch = math.cos(math.radians((top + bottom) / 2)) / self.projection.shrink
        wide, high = (right - left) * stretch, bottom - top
        if fit and self.canvas:
            return _Placing((self.canvas[0] / 2, self.canvas[1] / 2), (1.0, 1.0), *self.canvas)
        if fit:
            width, height = _fitting(wide / high, width, height)
        scale = min((width - 2 * MARGIN) / wide, (height - 2 * MARGIN) / high)
        return _Placing(((left + right) / 2, (top + bottom) / 2), (scale * stretch, scale), width, height)


def _fitted_once(placed: Sequence[Geometry], frame: Frame) -> list[Geometry]:
    """The shapes on the grid, fitted to each other; those that are the same, or nearly, become equal."""
    equals = duplicates.equal(placed)
    kept = sorted(set(equals))
    # The outline of a country isn't a neighbour of its provinces: their borders are fitted without it.
    whole = {kept[n] for n in duplicates.wholes([placed[n] for n in kept])}
    found = dict[int, Geometry]()
    for numbers in ([n for n in kept if n not in whole], sorted(whole)):
        grounds = [proper(shapely.transform(ground, _on_grid)) for ground in thinned([placed[n] for n in numbers])]
        alike = duplicates.alike(grounds)
        different = sorted(set(alike))
        fits = fitted([grounds[n] for n in different], frame.tolerance, frame.gap)
        by_first = dict(zip(different, fits, strict=True))
        found |= {number: by_first[first] for number, first in zip(numbers, alike, strict=True)}
    return [found[first] for first in equals]


class _Placing(Struct, frozen=True):
    """Where a drawing lies on a canvas: the place in its middle, and how it is scaled across and down."""

    middle: Point
    scale: Point
    width: float
    height: float

    def placed(self, points: Corners) -> Corners:
        """Return places on the canvas for those of the drawing, a row each."""
        return np.asarray((points - self.middle) * self.scale + (self.width / 2, self.height / 2))

    def shown(self) -> Box:
        """Return what of the drawing the whole canvas shows."""
        (x, y), across, down = self.middle, self.width / 2 / self.scale[0], self.height / 2 / self.scale[1]
        return x - across, y - down, x + across, y + down


def fills(box: Geometry, grounds: Sequence[Geometry]) -> bool:
    """Return whether grounds leave nothing of a box free, as those of a whole map with its seas."""
    least = FULL * box.area
    return bool(shapely.area(grounds).sum() >= least and shapely.union_all(grounds).area >= least)


FULL = 0.9995


def _fitting(proportion: float, width: float, height: float) -> tuple[float, float]:
    """The sides of a canvas about as large, in which a drawing of this proportion leaves nothing but the margin."""
    proportion = min(max(proportion, 1 / LONGEST_SIDE), LONGEST_SIDE)
    room = (width - 2 * MARGIN) * (height - 2 * MARGIN)
    across, down = (math.sqrt(part) + 2 * MARGIN for part in (room * proportion, room / proportion))
    return canvas.allowed(across), canvas.allowed(down)


def _remarks(named: NamedShape, lost: int) -> Iterator[str]:
    if named.crossed:
        yield tr("The outline crosses itself, so everything it encloses is used.")
    if named.lost:
        yield counted(named.lost, "{n} part has no area and was skipped.", "{n} parts have no area and were skipped.")
    if lost:
        yield counted(lost, "{n} island is too small and is skipped.", "{n} islands are too small and are skipped.")


def crosses_itself(rings: Sequence[Ring]) -> bool:
    """Return whether one of the rings crosses itself so that more than `HARMLESS` of its ground isn't clear.

    Many outlines touch or cross themselves where their corners were rounded, which nobody can see.
    """
    loops = (Polygon(ring) for ring in rings if has_three_corners(ring))
    return any(not loop.is_valid and _is_unclear(loop) for loop in loops)


def _is_unclear(loop: Polygon) -> bool:
    enclosed = filled([shapely.get_coordinates(loop.exterior)], even_odd=True).area
    return bool(abs(enclosed - loop.area) > HARMLESS * enclosed)


HARMLESS = 0.01


def seam(grounds: Sequence[Geometry], turn: float) -> float | None:
    """Return where a globe of a `turn` around is better cut than where it is; None if it isn't.

    That is the widest gap between grounds, so that none is torn. On a map of the world, on which one lies across the
    prime meridian, the cut stays, unless grounds touch there.
    """
    bounds = shapely.bounds(shapely.get_parts(grounds))
    bounds = bounds[bounds[:, 0].argsort()]
    left, right = bounds[:, 0], np.maximum.accumulate(bounds[:, 2])
    outside, gaps = left[0] + turn - right[-1], left[1:] - right[:-1]
    is_whole = ((bounds[:, 0] < 0) & (bounds[:, 2] >= 0)).any() and outside > CLOSE * turn
    if is_whole or gaps.max(initial=0.0) <= max(outside, 0.0):
        return None
    widest = gaps.argmax()
    return float(left[widest + 1] + right[widest]) / 2


CLOSE = 1e-6
"""The part of a turn around the globe by which what meets at the date line may miss it."""


def _turned(across: NDArray[np.float64], west: float, turn: float) -> NDArray[np.float64]:
    """The same longitudes, from the one that is farthest west to a turn around the globe from there."""
    return np.asarray((across - west) % turn + west)


SCREEN = -500.0, 5000.0
"""Coordinates between these may be pixels."""


def projection_of(grounds: Sequence[Geometry], stated: Coordinates | None, *, drawn: bool = False) -> Projection:
    """Return how a file is projected whose coordinates are what its author `stated`, or what they can be.

    A file that is `drawn` for a screen rather than measured has coordinates downwards where they may be pixels.
    """
    if not len(grounds):
        return Projection(upwards=stated != "screen")
    west, south, east, north = (float(side) for side in shapely.total_bounds(grounds))
    can_be_degrees = max(abs(west), abs(east)) <= 360 and max(abs(south), abs(north)) <= 90
    if stated in ("plane", "screen") or not can_be_degrees:
        on_screen = drawn and stated is None and SCREEN[0] <= min(west, south) and max(east, north) <= SCREEN[1]
        return Projection(upwards=not (on_screen or stated == "screen"))
    shrink = math.cos(math.radians((south + north) / 2))
    found = seam(grounds, 360.0)
    return Projection(shrink, Projection.west if found is None else found, upwards=True)


def is_flat(ring: Ring) -> bool:
    """Return whether a ring encloses nothing: its corners are one place, or lie on one line."""
    return not has_three_corners(ring) or shapely.convex_hull(shapely.multipoints(ring)).area == 0


def _on_grid(points: Corners) -> Corners:
    return np.asarray(np.round(points, 1))


def rectangle(width: float, height: float) -> Shape:
    """Return the shape of a whole canvas."""
    return shapes.shape(shapely.box(0, 0, width, height))


def share_of_canvas(found: Sequence[Shape], width: float, height: float) -> float:
    """Return the part of a canvas that the box around shapes takes; there must be one."""
    left, top, right, bottom = map(float, shapely.total_bounds([shapes.geometry(shape) for shape in found]))
    return (right - left) * (bottom - top) / (width * height)


def coarser(found: Sequence[Shape], tolerance: float) -> list[Shape]:
    """Return about what shapes become that may miss the original ones by `tolerance` map units, each by itself."""
    grounds = [shapes.geometry(shape) for shape in found]
    return [shapes.shape(ground) for ground in shapely.simplify(grounds, tolerance)]
