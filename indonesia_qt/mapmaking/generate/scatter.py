"""Makes up islands of given sizes and lays them out on a canvas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import shapely
from shapely import Polygon, affinity

from indonesia_qt.board.model import Line, Point
from indonesia_qt.mapmaking.generate import islands
from indonesia_qt.mapmaking.generate.islands import MadeUp
from indonesia_qt.mapmaking.generate.recipe import RecipeError

AREA, ROOMIER = 9_500.0, 130_000.0
"""Square map units of land for each land area, and how much more all together have on a small map."""
ARMS, ARM = 8, 0.5
"""An island with so many areas has a second arm so often."""
BAYS = 0.25
"""How deep bays are, in parts of the breadth of an island."""
ROUND = 4.0
"""Map units: the corners between arms are rounded so far."""
STEEP = 1.2
"""The islands of a map get smaller with their number to this power."""
CALMER = 0.75
"""Bays of a coast that crosses itself are made flatter by this, so often at most:"""
COASTS = 12
FULL = {"scattered": 0.30, "compact": 0.44}
"""The part of the canvas that is land, at first."""
CHANNEL = 40.0
"""Map units of water that are kept open between islands."""
STRAITS = {"scattered": (44.0, 170.0), "compact": (40.0, 70.0)}
"""Map units from an island to the nearest one: between these two."""
ROUGHLY = 4.0
"""Map units: for distances, coasts are simplified so far."""
TRIES = 60
"""Places that are tried for an island before the canvas grows."""
WIDER = 1.06
"""How much the canvas grows where an island has no room."""
FRAME = 110.0
"""Map units of water around all islands: there is room for names and ships."""
ASPECT = 1.7
"""Width of the canvas for its height, at first."""
FLATTEST, STEEPEST = 2.1, 1.35
"""The same at last."""


def sizes(count: int, areas: int, random: Random) -> list[int]:
    """Share out `areas` land areas among `count` islands, the largest first: some large, most of them small."""
    weights = [random.uniform(0.6, 1.4) / (n + 1.5) ** STEEP for n in range(count)]
    found = [1] * count
    for _ in range(areas - count):
        poorest = max(range(count), key=lambda n: weights[n] / found[n])
        found[poorest] += 1
    return sorted(found, reverse=True)


def laid_out(counts: Sequence[int], spread: str, random: Random) -> tuple[list[Polygon], tuple[float, float]]:
    """Return islands for so many land areas each, and the width and height of their canvas."""
    ground = AREA + ROOMIER / sum(counts)
    shapes = [island(count, count * ground, random) for count in counts]
    height = math.sqrt(sum(shape.area for shape in shapes) / FULL[spread] / ASPECT)
    room = (ASPECT * height, height)
    placed: list[Polygon] = []
    for shape in shapes:
        found = None
        while found is None:
            found = _place(shape, placed, room, spread, random)
            room = room if found else (room[0] * WIDER, room[1] * WIDER)
        placed.append(found)
    return _framed(placed)


def island(areas: int, ground: float, random: Random) -> Polygon:
    """Make up one island for so many areas with so much land, around the origin."""
    breadth = math.sqrt(ground) * random.uniform(0.26, 0.4 if areas < ARMS else 0.31)
    length = max(0.3 * breadth, (ground - math.pi * breadth * breadth) / (2 * breadth))
    heading, legs = random.uniform(0, math.tau), 1 + min(4, areas // 2)
    spine = _spine((0.0, 0.0), heading, length, legs, random)
    shape = _coast(spine, breadth, random)
    if areas >= ARMS and random.random() < ARM:
        start = spine[random.randrange(1, len(spine))]
        aside = heading + random.choice((-1, 1)) * random.uniform(1.1, 1.9)
        arm = _coast(_spine(start, aside, 0.55 * length, legs, random), 0.8 * breadth, random)
        shape = max(shapely.get_parts(shape.union(arm).buffer(ROUND).buffer(-ROUND)), key=lambda part: part.area)
        shape = Polygon(shape.exterior)
    scale = math.sqrt(ground / shape.area)
    return affinity.translate(affinity.scale(shape, scale, scale), -shape.centroid.x, -shape.centroid.y)


def _spine(start: Point, heading: float, length: float, legs: int, random: Random) -> Line:
    """A line that bends mostly to one side."""
    spine, bend = [start], random.choice((-1, 1)) * random.uniform(0.1, 0.75)
    for _ in range(legs):
        x, y = spine[-1]
        spine.append((x + length / legs * math.cos(heading), y + length / legs * math.sin(heading)))
        heading += bend * random.uniform(0.2, 1.4) * (1 if random.random() < 0.8 else -1)
    return tuple(spine)


def _coast(spine: Line, breadth: float, random: Random) -> Polygon:
    breadths = tuple(breadth * random.uniform(0.65, 1.3) for _ in spine)
    seed = random.randrange(10**6)
    for calm in range(COASTS):
        try:
            return islands.outline(MadeUp("island", spine, breadths, BAYS * breadth * CALMER**calm, seed + calm))
        except RecipeError:
            pass
    return islands.body(MadeUp("island", spine, breadths, 0.0, seed))


def _place(
    shape: Polygon, placed: Sequence[Polygon], room: tuple[float, float], spread: str, random: Random
) -> Polygon | None:
    """The island where it lies best of the places tried, which are clear of the others; None when no place is."""
    others = shapely.MultiPolygon([other.simplify(ROUGHLY) for other in placed]) if placed else None
    shapely.prepare(others)
    rough = shape.simplify(ROUGHLY)
    nearest = random.uniform(*STRAITS[spread])
    left, top, right, bottom = shape.bounds
    if right - left > room[0] or bottom - top > room[1]:
        return None
    best, least = None, math.inf
    for _ in range(TRIES):
        x = random.uniform(-left, room[0] - right) - room[0] / 2
        y = random.uniform(-top, room[1] - bottom) - room[1] / 2
        away = others.distance(affinity.translate(rough, x, y)) if others else nearest
        if away < CHANNEL:
            continue
        cost = abs(away - nearest) + (0.5 if spread == "compact" else 0.06) * math.hypot(x / ASPECT, y)
        if cost < least:
            best, least = (x, y), cost
    return affinity.translate(shape, *best) if best else None


def _framed(placed: Sequence[Polygon]) -> tuple[list[Polygon], tuple[float, float]]:
    """Move the islands to the middle of a canvas that is just large enough."""
    left, top, right, bottom = shapely.total_bounds([*placed])
    width, height = right - left + 2 * FRAME, bottom - top + 2 * FRAME
    canvas = _tens(max(width, STEEPEST * height)), _tens(max(height, width / FLATTEST))
    x, y = (canvas[0] - left - right) / 2, (canvas[1] - top - bottom) / 2
    moved = [affinity.translate(shape, x, y) for shape in placed]
    return [shapely.set_precision(shape, 0.1) for shape in moved], canvas


def _tens(length: float) -> float:
    return math.ceil(length / 10) * 10.0
