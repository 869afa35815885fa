"""Brings real outlines onto the canvas: each landmass is moved, turned, stretched and fattened on its own.

The sea between them takes up what does not fit, so that every island keeps its real look though Jawa and the small
islands are much larger than life.
"""

from __future__ import annotations

import shapely
from shapely import Geometry, Polygon, affinity

from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.curves import rounded
from indonesia_qt.mapmaking.generate.recipe import Landmass, Landmasses, MapSheet, RecipeError

GRID = 0.1
"""Map units: all coordinates of a map lie on this grid, so that shared points are equal in its file too."""
SMALLEST_ISLET = 40.0
"""Square map units: smaller bits of land are dropped."""
SMALLEST_LAGOON = 400.0
"""Square map units: smaller holes in land are filled."""


def on_canvas(land: Landmasses, outlines: Outlines, sheet: MapSheet) -> Outlines:
    """Place the landmasses on the canvas, in map units; only pairs that may touch are nearer than the channel."""
    missing = [landmass.id for landmass in land.landmasses if landmass.id not in outlines]
    if missing:
        raise RecipeError(f"The coastline is missing these landmasses: {', '.join(missing)}.")
    frame = shapely.box(0, 0, *sheet.canvas)
    placed = {
        landmass.id: _fattened(_placed(landmass, outlines[landmass.id], sheet.scale), landmass).intersection(frame)
        for landmass in land.landmasses
    }
    return _apart(placed, land)


def _placed(landmass: Landmass, outline: Geometry, scale: float) -> Geometry:
    west, south, east, north = outline.bounds
    lon, lat = landmass.centre or ((west + east) / 2, (south + north) / 2)
    shape = affinity.rotate(affinity.translate(outline, -lon, -lat), landmass.tilt, origin=(0, 0))
    shape = affinity.scale(shape, scale * landmass.stretch[0], scale * landmass.stretch[1], origin=(0, 0))
    shape = affinity.rotate(shape, landmass.turn, origin=(0, 0))
    return affinity.translate(affinity.scale(shape, 1, -1, origin=(0, 0)), *landmass.at)


def _fattened(shape: Geometry, landmass: Landmass) -> Geometry:
    closed = shape.buffer(landmass.close).buffer(-landmass.close) if landmass.close else shape
    fat = closed.buffer(landmass.grow).simplify(0.7)
    smooth = [_smooth(polygon) for polygon in shapely.get_parts(fat) if polygon.area > SMALLEST_ISLET]
    return shapely.union_all(smooth).simplify(0.35)


def _smooth(polygon: Polygon) -> Geometry:
    lagoons = [ring for ring in polygon.interiors if Polygon(ring).area > SMALLEST_LAGOON]
    rings = [rounded(shapely.get_coordinates(ring)) for ring in (polygon.exterior, *lagoons)]
    return Polygon(rings[0], rings[1:]).buffer(0)


def _apart(placed: Outlines, land: Landmasses) -> Outlines:
    """Trims the smaller of two landmasses that come too near each other."""
    touching = {frozenset(pair) for pair in land.touching}
    done: Outlines = {}
    for landmass in sorted(placed, key=lambda name: -placed[name].area):
        shape = placed[landmass]
        for other, taken in done.items():
            channel = 0 if frozenset((landmass, other)) in touching else land.channel
            if shape.distance(taken) < land.channel:
                shape = shape.difference(taken.buffer(channel))
        islands = [polygon for polygon in shapely.get_parts(shape) if polygon.area > SMALLEST_ISLET]
        done[landmass] = shapely.set_precision(shapely.union_all(islands), GRID)
    return done
