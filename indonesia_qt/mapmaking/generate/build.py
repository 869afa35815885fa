"""Makes a board map from a recipe; its arrows across water are short and unmistakable."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping

import numpy as np
import shapely
from shapely import Geometry, LineString

from indonesia_qt.board import shapes
from indonesia_qt.board.model import Arrow, BoardMap, Label, Lake, LandArea, Line, Names, Point, Province, SeaArea
from indonesia_qt.mapmaking.generate import coverage, division, warp
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.curves import bent
from indonesia_qt.mapmaking.generate.recipe import Facts, Recipe, RecipeError
from indonesia_qt.mapmaking.layout import berth_search, footprints

STEP = 4.0
"""Map units between the points of a coast that are tried as ends."""
INLAND, SHORTEST = 8.0, 28.0
"""Map units that an arrow reaches into its areas, and more where it would be shorter than the second."""
AMBIGUOUS = 22.0
"""Map units: an end that is nearer to a third area could be taken for that area's; each unit counts three times."""
ISLET = 25.0
"""Map units that an arrow may be longer to end on the largest island of an area."""
BENDS = {0.22: 0.0, -0.22: 1.0, 0.12: 2.0, -0.12: 3.0}
"""How much an arrow may be bent, and what each costs in map units."""
OVER_TOKEN, OVER_OTHER, OVER_LAND, OFF_LAND = 60.0, 60.0, 200.0, 20.0
"""What it costs, in map units: to run over a token, a name or another arrow, a third area; to end off land."""
TRIES = 400
"""Pairs of ends that are looked at more closely."""


def arrow_between(a: str, b: str, lands: Mapping[str, Geometry], tokens: Geometry, taken: Geometry) -> Arrow:
    """Return the arrow from `a` to `b` that best keeps clear of `tokens`, of `taken` and of third areas."""
    others = shapely.union_all([land for area, land in lands.items() if area not in (a, b)])
    obstacles = ((tokens, OVER_TOKEN), (taken, OVER_OTHER), (others, OVER_LAND))
    widened = [(ground.buffer(footprints.ARROW), cost) for ground, cost in obstacles]
    shapely.prepare([lands[a], lands[b], *(ground for ground, _ in widened)])

    best: Line = ()
    least = math.inf
    for pair_cost, start, end in _cheap_pairs(lands[a], lands[b], others):
        if pair_cost >= least:
            break  # those that follow cost no less
        adrift = (not shapely.contains_xy(lands[a], *start)) + (not shapely.contains_xy(lands[b], *end))
        for bend, extra in BENDS.items():
            points = bent(start, end, bend)
            line = LineString(points)
            crossed = sum(cost for ground, cost in widened if ground.intersects(line))
            whole = pair_cost + extra + OFF_LAND * adrift + crossed
            if not best or whole < least:
                best, least = points, whole
    return Arrow(a, b, tuple((round(float(x), 1), round(float(y), 1)) for x, y in best))


def _cheap_pairs(a: Geometry, b: Geometry, others: Geometry) -> Iterator[tuple[float, Point, Point]]:
    """Pairs of ends, the cheapest first, each after what its length and its ends cost."""
    ends_a, costs_a = _ends(a.difference(b.buffer(1)), others)
    ends_b, costs_b = _ends(b.difference(a.buffer(1)), others)
    distance = np.hypot(*(ends_a[:, None] - ends_b[None]).transpose(2, 0, 1))
    cost = distance + costs_a[:, None] + costs_b[None]
    for pair in np.argsort(cost, axis=None, kind="stable")[:TRIES]:
        i, j = np.unravel_index(pair, cost.shape)
        yield float(cost[i, j]), *_lengthened(ends_a[i], ends_b[j])


def _ends(land: Geometry, others: Geometry) -> tuple[np.ndarray, np.ndarray]:
    """Points along the coast, and what each costs."""
    islands = sorted(shapely.get_parts(land), key=lambda island: -island.area)
    points, costs = [], []
    for rank, island in enumerate(islands):
        coast = island.exterior
        places = shapely.line_interpolate_point(coast, np.arange(0, coast.length, STEP))
        points.append(shapely.get_coordinates(places))
        costs.append(3 * np.maximum(0, AMBIGUOUS - shapely.distance(places, others)) + (ISLET if rank else 0))
    return np.vstack(points), np.concatenate(costs)


def _lengthened(a: np.ndarray, b: np.ndarray) -> tuple[Point, Point]:
    length = math.dist(a, b)
    inland = max(INLAND, (SHORTEST - length) / 2)
    dx, dy = (b - a) / max(length, 1e-6) * inland
    return (a[0] - dx, a[1] - dy), (b[0] + dx, b[1] + dy)


def board(recipe: Recipe, outlines: Outlines) -> BoardMap:
    """Make the board of `recipe` from the real `outlines`.

    Deterministic: the same recipe and outlines give the same board. Raises `RecipeError` when the recipe does not
    make all areas of the facts; whether they touch as they must is the question of `board.checks`.
    """
    facts, sheet = recipe.facts, recipe.sheet
    areas, dug = _geography(recipe, outlines)
    _complete(areas, facts)
    lands = _lands(recipe, areas)
    drawn = _arrows(facts, lands, areas, recipe.labels)
    # no ship may lie on these
    ornaments = map(footprints.of_ornament, recipe.sheet.ornaments)
    taken = shapely.union_all([footprints.of_names(recipe.labels), *ornaments, *map(footprints.of_arrow, drawn)])
    seas = tuple(
        SeaArea(
            sea.id,
            sea.name,
            shapes.shape(areas[sea.id]),
            *shapes.token_place(areas[sea.id]),
            berth_search.found(areas[sea.id], taken, recipe.seas.berth_radius),
            recipe.seas.berth_radius,
            _names(recipe, sea.id),
        )
        for sea in facts.seas
    )
    return BoardMap(
        id=sheet.id,
        title=sheet.title,
        credits=sheet.credits,
        width=sheet.canvas[0],
        height=sheet.canvas[1],
        provinces=tuple(_provinces(recipe, areas)),
        lands=lands,
        seas=seas,
        lakes=tuple(Lake(lake.id, lake.name, shapes.shape(dug[lake.id])) for lake in recipe.lakes),
        land_land=tuple(sorted(facts.adjacency.land_land)),
        land_sea=tuple(sorted(facts.adjacency.land_sea)),
        sea_sea=tuple(sorted(facts.adjacency.sea_sea)),
        arrows=drawn,
        labels=tuple(recipe.labels),
        ornaments=tuple(sheet.ornaments),
        exceptions=tuple(sorted(sheet.exceptions)),
    )


def _geography(recipe: Recipe, outlines: Outlines) -> tuple[Outlines, Outlines]:
    """The land and sea areas, and the lakes, that fill the canvas."""
    landmasses = warp.on_canvas(recipe.land, outlines, recipe.sheet)
    whole = division.areas_of(landmasses, recipe.areas, recipe.sheet.noise)
    lake_shapes, lands = coverage.dug(recipe.lakes, whole)
    everything = coverage.laid(lands, lake_shapes, recipe.seas, recipe.sheet.canvas)
    dug = {lake: everything.pop(lake) for lake in lake_shapes}
    return everything, dug


def _complete(areas: Outlines, facts: Facts) -> None:
    required = {land.id for land in facts.lands} | {sea.id for sea in facts.seas}
    if required != set(areas):
        raise RecipeError(
            f"These areas are only in the recipe or only in the facts: {', '.join(sorted(required ^ set(areas)))}."
        )


def _provinces(recipe: Recipe, areas: Outlines) -> Iterable[Province]:
    for province in recipe.facts.provinces:
        parts = [areas[land.id] for land in recipe.facts.lands if land.province == province.id]
        shape = shapes.shape(shapely.coverage_union_all(parts))
        yield Province(province.id, province.name, recipe.tints[province.id], shape, _names(recipe, province.id))


def _lands(recipe: Recipe, areas: Outlines) -> tuple[LandArea, ...]:
    return tuple(
        LandArea(
            land.id,
            land.province,
            land.place,
            shapes.shape(areas[land.id]),
            *shapes.token_place(areas[land.id]),
            _names(recipe, land.id),
        )
        for land in recipe.facts.lands
    )


def _names(recipe: Recipe, id: str) -> Names:
    return tuple(sorted(recipe.names.get(id, {}).items()))


def _arrows(facts: Facts, lands: tuple[LandArea, ...], areas: Outlines, labels: list[Label]) -> tuple[Arrow, ...]:
    """One after another, each clear of those before."""
    dry = {land.id: areas[land.id] for land in lands}
    tokens = shapely.union_all([footprints.of_token(land) for land in lands])
    taken = footprints.of_names(labels)
    drawn: list[Arrow] = []
    for link in facts.adjacency.land_land:
        if link.kind == "arrow":
            drawn.append(arrow_between(link.a, link.b, dry, tokens, taken))
            taken = taken.union(footprints.of_arrow(drawn[-1]))
    return tuple(drawn)
