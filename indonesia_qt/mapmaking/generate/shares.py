"""Shares out land among areas of comparable size, areas among provinces, and water among seas."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

import networkx as nx
import numpy as np
import shapely
from shapely import Geometry, Polygon

from indonesia_qt.board.model import Line, Point
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.recipe import SeaLine, Seas, Seed

MESH, WATER_MESH = 7.0, 16.0
"""Map units between the points of the grids that land and water are shared out by."""
ROUNDS = 40
"""How often seeds move to the middle of their share."""
EVENER = 0.25
"""How much a seed with too little land gets heavier each time, in parts of what it lacks."""
SHORTEST_BORDER = 12.0
"""Map units: areas with a shorter border hang together too loosely to be one province."""
STRAIT = 55.0
"""Map units of water that keep areas apart as much as one border more."""
FARTHEST = 230.0
"""Map units: no province reaches over wider water, but to an island that is as far from all others."""
BOW = 0.09, 0.2
"""How far the border of two seas is bent, in parts of its length: between these two."""
BERTH = 19.0


def area_seeds(island: str, shape: Polygon, areas: Sequence[str], random: Random) -> list[Seed]:
    """Return seeds that divide an island into so many areas of nearly the same size."""
    points = _grid(shape, MESH)
    seeds = points[random.sample(range(len(points)), len(areas))].astype(float)
    weights, target = np.zeros(len(areas)), shape.area / len(areas)
    for _ in range(ROUNDS):
        owner = _owner(points, seeds, weights)
        counts = np.bincount(owner, minlength=len(areas))
        seeds = _middles(points, owner, seeds)
        weights += EVENER * (target - counts * MESH * MESH)
    return [
        Seed(island, area, (round(float(x), 1), round(float(y), 1)), round(float(weight), 1))
        for area, (x, y), weight in zip(areas, seeds, weights, strict=True)
    ]


def province_groups(lands: Outlines, borders: Mapping[tuple[str, str], float], count: int) -> list[list[str]]:
    """Put areas together to `count` groups, each of which hangs together over borders or narrow water."""
    near = ways(lands, borders)
    groups = {area: [area] for area in lands}
    home = {area: area for area in lands}
    while len(groups) > count:
        smallest = min(groups, key=lambda group: (len(groups[group]), group))
        cost: dict[str, float] = {}
        for area in groups[smallest]:
            for other, way in near[area].items():
                if (there := home[other]) != smallest:
                    cost[there] = min(cost.get(there, math.inf), way["cost"])
        into = min(cost, key=lambda group: (len(groups[group]) + 2 * cost[group], group))
        for area in groups[smallest]:
            home[area] = into
        groups[into] += groups.pop(smallest)
    return [sorted(group) for group in groups.values()]


def ways(lands: Outlines, borders: Mapping[tuple[str, str], float]) -> nx.Graph:
    """Return how areas hang together: by borders at no `cost`, over water at more the wider it is (`width`)."""
    graph = nx.Graph()
    graph.add_nodes_from(lands)
    graph.add_edges_from(
        (*two, {"cost": 0.0, "width": 0.0}) for two, length in borders.items() if length >= SHORTEST_BORDER
    )
    islands = sorted(map(sorted, nx.connected_components(graph)))
    straits = nx.Graph()
    straits.add_nodes_from(range(len(islands)))
    for one, other in combinations(range(len(islands)), 2):
        a, b = min(
            ((a, b) for a in islands[one] for b in islands[other]),
            key=lambda two: lands[two[0]].distance(lands[two[1]]),
        )
        straits.add_edge(one, other, ends=(a, b), width=float(lands[a].distance(lands[b])))
    needed = {frozenset(two) for two in nx.minimum_spanning_edges(straits, weight="width", data=False)}
    for one, other, strait in straits.edges(data=True):
        if frozenset((one, other)) in needed or strait["width"] < FARTHEST:
            graph.add_edge(*strait["ends"], cost=1 + strait["width"] / STRAIT, width=strait["width"])
    return graph


def seas(land: Geometry, names: Sequence[str], canvas: tuple[float, float], random: Random) -> Seas:
    """Return lines that divide the water into seas of comparable size."""
    frame = shapely.box(0, 0, *canvas)
    water = frame.difference(land)
    points = _grid(water, WATER_MESH)
    seeds = points[random.sample(range(len(points)), len(names))].astype(float)
    for _ in range(ROUNDS):
        seeds = _middles(points, _owner(points, seeds, np.zeros(len(names))), seeds)
    found = shapely.voronoi_polygons(shapely.multipoints(seeds), extend_to=frame, ordered=True)
    cells = shapely.intersection(shapely.get_parts(found), frame)
    lines = []
    for a, b in combinations(range(len(names)), 2):
        side = cells[a].intersection(cells[b])
        if side.geom_type == "LineString" and side.length > 1:
            lines.append(SeaLine((names[a], names[b]), _bowed(side.coords[0], side.coords[-1], random)))
    inside = {name: _middle(cell.intersection(water)) for name, cell in zip(names, cells, strict=True)}
    return Seas(BERTH, inside, lines)


def _bowed(a: Point, b: Point, random: Random) -> Line:
    """A line from `a` to `b` with a gentle bend, which `coverage` makes a curve."""
    bow = random.choice((-1, 1)) * random.uniform(*BOW)
    return (a, ((a[0] + b[0]) / 2 + bow * (b[1] - a[1]), (a[1] + b[1]) / 2 - bow * (b[0] - a[0])), b)


def _middle(water: Geometry) -> Point:
    parts = [part for part in shapely.get_parts(water) if part.area > 1]
    circles = [shapely.maximum_inscribed_circle(part, 1.0) for part in parts]
    x, y = max(circles, key=lambda circle: float(circle.length)).coords[0]
    return float(x), float(y)


def _grid(ground: Geometry, mesh: float) -> np.ndarray:
    left, top, right, bottom = ground.bounds
    x, y = np.meshgrid(np.arange(left, right, mesh), np.arange(top, bottom, mesh))
    shapely.prepare(ground)
    inside = shapely.contains_xy(ground, x, y)
    points: np.ndarray = np.c_[x[inside], y[inside]]
    return points


def _owner(points: np.ndarray, seeds: np.ndarray, weights: np.ndarray) -> np.ndarray:
    owner: np.ndarray = ((seeds**2).sum(axis=1) - weights - 2 * points @ seeds.T).argmin(axis=1)
    return owner


def _middles(points: np.ndarray, owner: np.ndarray, seeds: np.ndarray) -> np.ndarray:
    """The middle of each seed's share; a seed without one stays."""
    counts = np.bincount(owner, minlength=len(seeds))
    sums = np.stack([np.bincount(owner, points[:, axis], minlength=len(seeds)) for axis in (0, 1)], axis=1)
    middles: np.ndarray = np.where(counts[:, None] > 0, sums / np.maximum(counts, 1)[:, None], seeds)
    return middles
