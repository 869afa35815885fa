"""Extracts the few landmasses that a recipe asks for from Natural Earth's countries.

Natural Earth is in the public domain. Its 1:10m countries come as TopoJSON with the npm package world-atlas 2.0.2.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import shapely
from msgspec import Struct
from shapely import Geometry, Polygon

from indonesia_qt.board.files import schema
from indonesia_qt.board.files.json_format import compact, entries, members
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.mapmaking.generate.recipe import Landmass, RecipeError, content, decode

SHA256 = "3bc6f1d367a9bcec479841bae0e76092f512838411d0cef124e92eec4db45f79"
"""Of countries-10m.json in world-atlas 2.0.2, the file that every number in the recipe is tuned to."""
SOURCE = "Natural Earth 1:10m v4.1 (public domain), by way of npm world-atlas 2.0.2"
COUNTRIES = frozenset({"Indonesia", "Malaysia", "Brunei", "Timor-Leste", "Papua New Guinea"})
WINDOW = (94.0, -12.0, 142.0, 8.2)
"""West, south, east, north: nothing outside is used."""
DETAIL, GRID = 0.004, 0.001
"""Degrees, about 400 m and 100 m: smaller bends are straightened, points lie on a grid. Finer can't be seen."""

Outlines = dict[str, Geometry]
"""Of each landmass its (multi)polygon in degrees."""


class _Transform(Struct):
    scale: tuple[float, float]
    translate: tuple[float, float]


class _Country(Struct):
    class _Properties(Struct):
        name: str

    properties: _Properties
    type: str
    arcs: list[Any]

    def polygons(self) -> list[list[list[int]]]:
        return self.arcs if self.type == "MultiPolygon" else [self.arcs]


class _Topology(Struct):
    class _Objects(Struct):
        class _Countries(Struct):
            geometries: list[_Country]

        countries: _Countries

    transform: _Transform
    arcs: list[list[tuple[int, int]]]
    objects: _Objects


class _Feature(Struct, tag="Feature"):
    id: str
    geometry: schema.MultiPolygon
    properties: dict[str, str] = {}


class _Collection(Struct, tag="FeatureCollection"):
    features: list[_Feature]


def extract(natural_earth: Path, landmasses: list[Landmass]) -> Outlines:
    """Extract `landmasses` from world-atlas' countries-10m.json. Raises `RecipeError` for any other file."""
    data = content(natural_earth)
    if hashlib.sha256(data).hexdigest() != SHA256:
        raise RecipeError(
            f"{natural_earth}: This isn’t the countries-10m.json of world-atlas 2.0.2 (its SHA-256 differs)."
        )
    land = _land(msgspec.json.decode(data, type=_Topology))
    picked = {landmass.id: _picked(land, landmass).simplify(DETAIL) for landmass in landmasses}
    return {landmass: shapely.set_precision(outline, GRID) for landmass, outline in picked.items()}


def write(outlines: Outlines, file: Path, source: str) -> None:
    """Store `outlines`, which come from `source`, as GeoJSON, one landmass a line, coordinates in degrees."""
    features = [_feature(landmass, outlines[landmass]) for landmass in sorted(outlines)]
    parts = {"type": compact("FeatureCollection"), "source": compact(source), "features": entries(features)}
    write_whole(file, f"{members(parts)}\n".encode())


def read(file: Path) -> Outlines:
    """Read the outlines that `write` stored. Raises `RecipeError`."""
    return {
        feature.id: shapely.MultiPolygon([Polygon(rings[0], rings[1:]) for rings in feature.geometry.coordinates])
        for feature in decode(file, _Collection).features
    }


def _land(topology: _Topology) -> list[Geometry]:
    """All land of the countries inside the window, as polygons without country borders."""
    transform = topology.transform
    arcs = [np.cumsum(np.array(arc, float), axis=0) * transform.scale + transform.translate for arc in topology.arcs]
    window = shapely.box(*WINDOW)
    found = [
        shapely.make_valid(Polygon(_ring(arcs, rings[0]), [_ring(arcs, hole) for hole in rings[1:]]))
        for country in topology.objects.countries.geometries
        if country.properties.name in COUNTRIES
        for rings in country.polygons()
    ]
    return list(shapely.get_parts(shapely.union_all([polygon.intersection(window) for polygon in found])))


def _ring(arcs: list[np.ndarray], numbers: list[int]) -> np.ndarray:
    """The arcs joined to a ring; a negative number is the bitwise complement of an arc to be taken backwards."""
    parts = [arcs[number] if number >= 0 else arcs[~number][::-1] for number in numbers]
    return np.vstack([parts[0], *(part[1:] for part in parts[1:])])


def _picked(land: list[Geometry], landmass: Landmass) -> Geometry:
    box = shapely.box(*landmass.box)
    if landmass.pick == "largest":
        return max(land, key=lambda polygon: polygon.intersection(box).area)
    inside = [polygon for polygon in land if box.contains(polygon.representative_point())]
    return shapely.union_all([polygon for polygon in inside if polygon.area >= landmass.least])


def _feature(landmass: str, outline: Geometry) -> _Feature:
    polygons = [
        [_positions(ring) for ring in (polygon.exterior, *polygon.interiors)] for polygon in shapely.get_parts(outline)
    ]
    return _Feature(landmass, schema.MultiPolygon(polygons))


def _positions(ring: Geometry) -> list[tuple[float, float]]:
    return [(round(lon, 3), round(lat, 3)) for lon, lat in ring.coords]
