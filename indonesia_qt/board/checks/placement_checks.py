"""Checks of what stands on a board: tokens, ships, names and the ends of arrows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import dist
from typing import Any

import numpy as np
import shapely

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.identity_cache import PAIRS, SHAPES, cached, cached_together
from indonesia_qt.board.model import Arrow, BoardMap, LandArea, Point, SeaArea, Shape
from indonesia_qt.i18n.text import rounded_figure, tr

SMALL_TOKEN = 12.0
"""Map units: a token in a smaller circle can't be read, and is hard to hit: 24 pixels at 100 %."""
ARROW_END = 12.0
"""Map units that an arrow may end outside its area."""


def problems(board: BoardMap) -> Iterator[Problem]:
    """Tokens, ships, names and arrows that stand where they shouldn't, or not at all."""
    yield from _tokens(board)
    yield from _berths(board)
    yield from _labels(board)
    yield from _arrow_ends(board)


def room(shape: Shape, middle: Point) -> float:
    """Return the radius of the largest circle around `middle` inside `shape`; less than 0 when it lies outside."""
    return rooms([(shape, middle)])[0]


@cached_together(PAIRS)
def rooms(asked: Sequence[tuple[Any, ...]]) -> list[float]:
    """Return the radius of the largest circle inside a shape around a place, for several shapes with a place each."""
    grounds = [geometry(shape) for shape, _ in asked]
    points = shapely.points([middle for _, middle in asked])
    distances = shapely.distance(shapely.boundary(grounds), points)
    found: list[float] = np.where(shapely.contains(grounds, points), distances, -distances).tolist()
    return found


def _tokens(board: BoardMap) -> Iterator[Problem]:
    """Tokens that stick out of their area or have too little room."""
    called = names.translated(board)
    areas = list(board.areas())
    for area, free in zip(areas, rooms([(area.shape, area.token) for area in areas]), strict=True):
        if free < area.radius - SLACK:
            text = tr("The circle for the token of {area} isn’t completely inside it.", area=called[area.id])
            yield error(area.id, text, "token-outside", (area.id,), area.token)
        if area.radius < SMALL_TOKEN:
            text = tr(
                "The circle for the token of {area} is only {width} units wide. It should be at least "
                "{needed} to be easy to see and click.",
                area=called[area.id],
                width=rounded_figure(2 * area.radius),
                needed=rounded_figure(2 * SMALL_TOKEN),
            )
            yield warning(area.id, text, "small-token", (area.id,), area.token)


def _berths(board: BoardMap) -> Iterator[Problem]:
    """Seas without room for ships, ships' places ashore or on top of each other."""
    called = names.translated(board)
    free = iter(rooms([(sea.shape, berth) for sea in board.seas for berth in sea.berths]))
    for sea in board.seas:
        if not sea.berths:
            yield error(sea.id, tr("{sea} has no places for ships.", sea=called[sea.id]), "no-berth", (sea.id,))
        ashore = [berth for berth in sea.berths if next(free) < sea.berth_radius - SLACK]
        if ashore:
            text = tr("A place for a ship isn’t inside {sea}.", sea=called[sea.id])
            yield error(sea.id, text, "berth-outside", (sea.id,), ashore[0])
        if _crowded(sea):
            text = tr("Two places for ships in {sea} overlap.", sea=called[sea.id])
            yield warning(sea.id, text, "berths-overlap", (sea.id,))


def _labels(board: BoardMap) -> Iterator[Problem]:
    """Provinces and seas whose name isn't on the map, names off the canvas, and those of seas that lie outside them."""
    called, written = names.translated(board), {label.of for label in board.labels}
    named = [sea.id for sea in board.seas]
    if board.look == "islands":  # provinces of lots only give them their colours
        named[:0] = [province.id for province in board.provinces if province.shape]
    for place in named:
        if place not in written:
            yield warning(place, tr("The name of {place} isn’t on the map.", place=called[place]), "no-label", (place,))
    seas = {sea.id: sea.shape for sea in board.seas}
    for label in board.labels:
        x, y = label.at
        if not (0 <= x <= board.width and 0 <= y <= board.height):
            text = tr("The name of {place} is outside the canvas.", place=called[label.of])
            yield warning(f"label:{label.of}", text, "label-outside", (label.of,), label.at)
        elif label.of in seas and room(seas[label.of], label.at) < 0:
            text = tr("The name of {sea} isn’t in that sea.", sea=called[label.of])
            yield warning(f"label:{label.of}", text, "label-elsewhere", (label.of,), label.at)


def _arrow_ends(board: BoardMap) -> Iterator[Problem]:
    """Arrows that start or end too far from the areas that they join."""
    called = names.translated(board)
    areas: dict[str, LandArea] = {land.id: land for land in board.lands}
    for arrow in board.arrows:
        for area, end in ((arrow.a, arrow.line[0]), (arrow.b, arrow.line[-1])):
            if room(areas[area].shape, end) < -ARROW_END:
                text = tr(
                    "The arrow between {a} and {b} doesn’t end at {area}.",
                    a=called[arrow.a],
                    b=called[arrow.b],
                    area=called[area],
                )
                yield error(feature_of(arrow), text, "arrow-end", (arrow.a, arrow.b), end)


def feature_of(arrow: Arrow) -> str:
    """Return what the map file calls an arrow."""
    return f"arrow:{arrow.a}:{arrow.b}"


@cached(SHAPES)
def _crowded(sea: SeaArea) -> bool:
    return any(dist(a, b) < 2 * sea.berth_radius - SLACK for a, b in combinations(sea.berths, 2))
