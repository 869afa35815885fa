"""Divides an area into several of much the same size, by chance: the same seed gives the same parts."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, MultiPoint, Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, name_of
from indonesia_qt.board.model import LandArea, SeaArea
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import redrawn
from indonesia_qt.mapmaking.edit.shapes.dependents import has_room
from indonesia_qt.mapmaking.edit.shapes.sharing import shared_out
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import MOST_PARTS, area_of, border_between, with_parts

POINTS, ROUNDS, TRIES = 3000, 30, 6
"""Places of an area that are shared out among its parts, how often, and from how many beginnings."""

Places = NDArray[np.float64]


def subdivided(draft: Draft, id: str, count: int, seed: int) -> tuple[Draft, tuple[str, ...]]:
    """Divide the area `id` into `count` of much the same size; return the draft and their ids.

    The part with the token keeps the id; the others are named like the parts that a line makes. Raises `EditError`
    for fewer than 2 or more than `MOST_PARTS` parts, and when one of them would have no room for a token.
    """
    area = area_of(draft.board, id)
    if not 2 <= count <= MOST_PARTS:
        raise EditError(tr("An area can be divided into 2 to {most} areas.", most=MOST_PARTS))
    ground = geometry(area.shape)
    chance = np.random.default_rng([seed, count])
    tried = [_cells(area, ground, count, chance) for _ in range(TRIES)]
    best = max(tried, key=lambda cells: _least_room(cells, ground))
    shares = shared_out(draft.board, [cell.intersection(ground) for cell in best[1:]])
    left = shares.old.get(id, area.shape)
    drawn = [geometry(shape) for shape in (left, *shares.new) if shape]
    parts = _settled([piece for shape in drawn for piece in shapely.get_parts(shape)], best, ground)
    if not all(part and has_room(shapely.union_all(part)) for part in parts):
        text = tr("{area} has no room for {n} areas. Try fewer.", area=name_of(draft.board, id), n=count)
        raise EditError(text, area.token)
    kept, *fresh = [shapes.shape(shapely.coverage_union_all(part)) for part in parts]
    added = with_parts(draft, area, fresh)
    return redrawn(draft, {**shares.old, id: kept}, added), (id, *(part.id for part in added))


def divided_together(draft: Draft, ids: Sequence[str], count: int, seed: int) -> tuple[Draft, tuple[str, ...]]:
    """Divide several areas into `count` in all, each into the more the larger it is; return the draft and their ids.

    Raises `EditError` as `subdivided` does, and when there would be less than one part for each area, or too many.
    """
    least, most = max(2, len(ids)), len(ids) * MOST_PARTS
    if not least <= count <= most:
        raise EditError(tr("These areas can be divided into {least} to {most} areas.", least=least, most=most))
    parts = dict.fromkeys(ids, 1)
    sizes = {id: geometry(area_of(draft.board, id).shape).area for id in ids}
    for _ in range(count - len(ids)):
        parts[max((id for id in ids if parts[id] < MOST_PARTS), key=lambda id: sizes[id] / (parts[id] + 0.5))] += 1
    found: list[str] = []
    for id, number in parts.items():
        if number == 1:
            found.append(id)
        else:
            draft, fresh = subdivided(draft, id, number, seed)
            found += fresh
    return draft, tuple(found)


def _cells(area: LandArea | SeaArea, ground: Geometry, count: int, chance: np.random.Generator) -> list[Polygon]:
    """Return convex cells that share the ground out evenly (Lloyd's algorithm), that with the area's token first."""
    places = _places(ground, chance)
    middles = chance.choice(places, count, replace=False)
    for _ in range(ROUNDS):
        owner = ((places[:, None] - middles[None]) ** 2).sum(axis=2).argmin(axis=1)
        middles = np.array(
            [places[owner == n].mean(axis=0) if (owner == n).any() else middles[n] for n in range(count)]
        )
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(middles), extend_to=ground.envelope)).tolist()
    token = shapely.Point(area.token)
    return sorted(cells, key=lambda cell: float(cell.distance(token)))


def _places(ground: Geometry, chance: np.random.Generator) -> Places:
    """Return places all over the ground, each as likely as any other."""
    left, top, right, bottom = ground.bounds
    found: Places = np.empty((0, 2))
    while len(found) < POINTS:
        tried = chance.uniform((left, top), (right, bottom), (POINTS, 2))
        found = np.vstack([found, tried[shapely.contains_xy(ground, *tried.T)]])
    return found


def _least_room(cells: list[Polygon], ground: Geometry) -> float:
    """Return the radius of the largest circle in the part that has the least room."""
    shared = (cell.intersection(ground) for cell in cells)
    return min(float(shapely.maximum_inscribed_circle(part, 1.0).length) if part.area else 0.0 for part in shared)


def _settled(pieces: list[Polygon], cells: list[Polygon], ground: Geometry) -> list[list[Polygon]]:
    """Give pieces to their cells; one that lies apart from the rest of its part goes to a neighbour.

    Islands that no border cuts may lie apart.
    """
    owner = [_nearest(cells, piece) for piece in pieces]
    islands = [island for island in shapely.get_parts(ground) if sum(map(island.covers, pieces)) == 1]
    largest = dict(sorted(zip(owner, pieces, strict=True), key=lambda one: float(one[1].area)))
    for n, piece in enumerate(pieces):
        if piece is not largest[owner[n]] and not any(island.covers(piece) for island in islands):
            borders = {number: border_between(piece, main) for number, main in largest.items()}
            longest = max(borders, key=lambda number: borders[number])
            owner[n] = longest if borders[longest] else owner[n]
    return [[piece for piece, of in zip(pieces, owner, strict=True) if of == n] for n in range(len(cells))]


def _nearest(cells: list[Polygon], piece: Polygon) -> int:
    middle = piece.representative_point()
    return min(range(len(cells)), key=lambda n: float(cells[n].distance(middle)))
