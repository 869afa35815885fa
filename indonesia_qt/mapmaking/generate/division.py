"""Divides landmasses into areas: by seeds that compete for the land, by cut lines, or not at all.

Seeds make a power diagram (a Voronoi diagram with weights): the land belongs to the seed with the least power, that is
squared distance less weight. Its straight borders, like cut lines, are roughened between nodes that stay fixed, so
that they look natural and the same areas keep meeting.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import combinations, pairwise
from random import Random

import shapely
from shapely import Geometry, LineString, Point, Polygon

from indonesia_qt.board.model import Line
from indonesia_qt.board.model import Point as Spot
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.curves import roughened
from indonesia_qt.mapmaking.generate.recipe import Areas, RecipeError, Seed
from indonesia_qt.mapmaking.generate.warp import GRID

MARGIN = 80.0
"""Map units that the cells of the power diagram reach beyond their landmass."""
SAME_NODE = 0.6
"""Map units: corners of cells that are nearer are one node."""
SHORTEST_BORDER = 0.5
"""Map units: cells with a shorter common border meet in a point."""

Cells = dict[str, Polygon]


def areas_of(landmasses: Outlines, areas: Areas, noise: int) -> Outlines:
    """Return the land areas that the divided `landmasses` make up; `noise` seeds the roughness of their borders."""
    pieces: dict[str, list[Geometry]] = {}
    for landmass, shape in landmasses.items():
        for area, piece in _divided(landmass, shape, areas, noise).items():
            pieces.setdefault(area, []).append(piece)
    return {area: shapely.set_precision(shapely.union_all(found), GRID) for area, found in pieces.items()}


def _divided(landmass: str, shape: Geometry, areas: Areas, noise: int) -> Outlines:
    seeds = [seed for seed in areas.seeds if seed.landmass == landmass]
    if seeds:
        # the cell of each seed, in a box somewhat larger than the land
        left, top, right, bottom = shape.bounds
        box = shapely.box(left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        cells = {seed.area: _cell(seed, seeds, list(box.exterior.coords)[:-1]) for seed in seeds}
        rough = _rough_borders(cells, noise)
        return _shared_out(shape, rough, lambda face: max(cells, key=lambda area: cells[area].intersection(face).area))
    marks = {mark.area: Point(mark.at) for mark in areas.marks if mark.landmass == landmass}
    if marks:
        cuts = [cut.line for cut in areas.cuts if cut.landmass == landmass]
        rough = [roughened(line, Random(f"{noise} {landmass} {n}")) for n, line in enumerate(cuts)]
        return _shared_out(
            shape, rough, lambda face: next((area for area, mark in marks.items() if face.contains(mark)), None)
        )
    whole = [island.area for island in areas.islands if island.landmass == landmass]
    if len(whole) != 1:
        raise RecipeError(f"The landmass {landmass} isn’t divided in one of the three ways.")
    return {whole[0]: shape}


def _cell(seed: Seed, seeds: Iterable[Seed], corners: list[Spot]) -> Polygon:
    for other in seeds:
        if other is not seed:
            corners = _nearer_part(corners, seed, other)
    if len(corners) < 3:
        raise RecipeError(f"The neighbours of {seed.area} leave no land for its seed.")
    return Polygon(corners)


def _nearer_part(corners: list[Spot], seed: Seed, other: Seed) -> list[Spot]:
    """The part of a convex polygon where the power of `seed` is less than that of `other`."""

    def excess(corner: Spot) -> float:
        return (math.dist(corner, seed.at) ** 2 - seed.weight) - (math.dist(corner, other.at) ** 2 - other.weight)

    part: list[Spot] = []
    for a, b in pairwise([*corners, *corners[:1]]):
        at_a, at_b = excess(a), excess(b)
        if at_a <= 0:
            part.append(a)
        if at_a * at_b < 0:
            t = at_a / (at_a - at_b)
            part.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
    return part


def _rough_borders(cells: Cells, noise: int) -> list[Line]:
    nodes: list[Spot] = []

    def node(corner: Spot) -> Spot:
        for known in nodes:
            if math.dist(known, corner) < SAME_NODE:
                return known
        nodes.append(corner)
        return corner

    borders = []
    for a, b in combinations(sorted(cells), 2):
        near = cells[b].buffer(0.02)
        sides = [LineString(ends).intersection(near) for ends in pairwise(cells[a].exterior.coords)]
        longest = max(sides, key=lambda side: side.length)
        if longest.length > SHORTEST_BORDER:
            start, end = longest.coords
            borders.append(roughened((node(start), node(end)), Random(f"{noise} {a} {b}")))
    return borders


def _shared_out(land: Geometry, borders: Iterable[Line], owner: Callable[[Polygon], str | None]) -> Outlines:
    """The pieces between `borders`: each goes to its owner; what is stray, to the neighbour it touches most."""
    net = shapely.union_all([land.boundary, *map(LineString, borders)], grid_size=GRID)
    faces = [face for face in shapely.polygonize([net]).geoms if land.contains(face.representative_point())]
    owned: dict[str, list[Polygon]] = {}
    stray: list[Polygon] = []
    for face in faces:
        area = owner(face)
        (owned.setdefault(area, []) if area else stray).append(face)
    shapes: Outlines = {}
    for area, pieces in owned.items():
        main, *rest = sorted(shapely.get_parts(shapely.union_all(pieces)), key=lambda piece: -piece.area)
        shapes[area] = main
        stray += rest
    for face in sorted(stray, key=lambda face: -face.area):
        nearest = _closest_neighbour(face, shapes)
        shapes[nearest] = shapes[nearest].union(face)
    return shapes


def _closest_neighbour(face: Polygon, shapes: Outlines) -> str:
    def closeness(area: str) -> tuple[float, float]:
        shape = shapes[area]
        return face.boundary.intersection(shape.boundary).length, -face.distance(shape)

    return max(shapes, key=closeness)
