"""Copies land areas as text, and puts copied ones on a map: on free water, as near as can be to where they were.

The text may come from anywhere. What it holds is checked, and of bounded size.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence

import msgspec
import numpy as np
import shapely
from msgspec import DecodeError, Struct
from numpy.typing import NDArray
from shapely import Geometry, affinity

from indonesia_qt.board import shapes
from indonesia_qt.board.draft import Draft, EditError, updated
from indonesia_qt.board.model import BoardMap, Point, SeaArea, Shape
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.mapmaking.edit import naming
from indonesia_qt.mapmaking.edit.shapes import canvas, new_areas, partition
from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled
from indonesia_qt.mapmaking.imports.areas import AreaRequest, added
from indonesia_qt.mapmaking.imports.named_shapes import SMALLEST, Outline

TYPE = "application/vnd.indonesia-qt.areas+json"
"""The type of the text on a clipboard."""
FORMAT = 1
LARGEST = 2_000_000
"""Bytes of a text that is read."""
MOST_AREAS, MOST_CORNERS = 300, 12_000
"""The numbers of areas, and of their corners together, that are copied at once."""
SLACK = 1.0
"""Square map units that areas may have in common with others because corners lie on a grid."""

APART = 6.0
"""Map units of water that are left between what is put beside other land and that."""
FINEST, COARSEST = 8.0, 80
"""Map units between the places that are tried, at least, and into how many parts a side of the canvas is divided."""
SAMPLES, TOGETHER, TRIES = 40, 400, 6
"""Corners by which a place is judged first, places that are judged at once, and how many are tried in earnest."""


class CopiedArea(Struct, frozen=True):
    """A land area apart from its map: its own name, "" without one, that of its province, and its outline."""

    name: str
    province: str
    shape: Shape


class Pasted(Struct, frozen=True, eq=False):
    """A map with more areas, their ids, and whether they lie where they were copied."""

    draft: Draft
    areas: tuple[str, ...]
    in_place: bool


class _Copies(Struct, frozen=True):
    format: int
    areas: tuple[CopiedArea, ...]


def copied(board: BoardMap, ids: Collection[str]) -> tuple[CopiedArea, ...]:
    """Copy those of some areas that are land. Raises `EditError` when there are none, or too many."""
    homes = {province.id: province.name for province in board.provinces}
    areas = tuple(
        CopiedArea(land.place or "", homes.get(land.province, ""), land.shape) for land in board.lands if land.id in ids
    )
    if not areas:
        raise EditError(tr("Only land areas can be copied. Select at least one."))
    _require_bounded(areas)
    return areas


def written(areas: Sequence[CopiedArea]) -> bytes:
    """Return copied areas as a text for a clipboard."""
    return msgspec.json.encode(_Copies(FORMAT, tuple(areas)))


def read(text: bytes) -> tuple[CopiedArea, ...]:
    """Return the areas of a text that somebody copied. Raises `EditError` when it is damaged, or holds too much."""
    if len(text) > LARGEST:
        raise EditError(_too_much())
    try:
        copies = msgspec.json.decode(text, type=_Copies)
    except (DecodeError, RecursionError):
        raise EditError(_damaged()) from None
    if copies.format != FORMAT:
        raise EditError(tr("These areas were copied by another version of the program."))
    if not copies.areas:
        raise EditError(_damaged())
    _require_bounded(copies.areas)
    areas = tuple(updated(area, shape=_proper(area.shape)) for area in copies.areas)
    if are_tangled([ring for area in areas for ring in partition.rings(area.shape)]):
        raise EditError(_damaged())
    grounds = [shapes.geometry(area.shape) for area in areas]
    if not all(ground.is_valid and ground.area >= SMALLEST for ground in grounds):
        raise EditError(_damaged())
    if sum(ground.area for ground in grounds) - shapely.union_all(grounds).area > SLACK * len(grounds):
        raise EditError(tr("The copied areas overlap each other, so they can’t be pasted."))
    return areas


def pasted(draft: Draft, areas: Sequence[CopiedArea]) -> Pasted:
    """Put copied areas on free water, together, where they were or else as near to that as they fit.

    They get ids of their own, and a number after a name that is taken. Provinces are found by their names, or added.
    Other land, lakes and links between other areas stay as they are. Raises `EditError` when there is no room.
    """
    ground = shapely.coverage_union_all([shapes.geometry(area.shape) for area in areas])
    refusal = tr("There’s no free water large enough for these areas. Enlarge the canvas, or copy fewer of them.")
    for number, (by, in_place) in enumerate(_free_places(draft.board, ground)):
        if number == TRIES:
            break
        after = added(draft, _requests(draft.board, areas, by))
        lands = [area for area in after.board.lands if area.id in after.areas]
        covered = sum(shapes.geometry(area.shape).area for area in lands)
        if not after.left_out and covered >= ground.area - SLACK * len(areas):
            return Pasted(updated(draft, board=after.board), after.areas, in_place)
    raise EditError(refusal)


def duplicated(draft: Draft, ids: Collection[str]) -> Pasted:
    """Copy land areas, and put the copies beside them (see `pasted`)."""
    return pasted(draft, copied(draft.board, ids))


def _requests(board: BoardMap, areas: Sequence[CopiedArea], by: Point) -> list[AreaRequest]:
    """What copied areas become, moved by some map units; no two have the same name."""
    taken = {land.place.casefold() for land in board.lands if land.place}
    requests = []
    for area in areas:
        name, home = naming.shortened(area.name), naming.shortened(area.province)
        if name.casefold() in taken:
            name = new_areas.numbered_name(name, taken)
        taken.add(name.casefold())
        outline = Outline(name or home, _moved(area.shape, by))
        requests.append(AreaRequest(outline, "land", name or home, home))
    return requests


def _moved(shape: Shape, by: Point) -> Shape:
    return tuple(
        tuple(tuple(partition.on_grid(x + by[0], y + by[1]) for x, y in ring) for ring in part) for part in shape
    )


def _free_places(board: BoardMap, ground: Geometry) -> Iterator[tuple[Point, bool]]:
    """Yield by how much ground can be moved to lie on free water, the nearest first, and whether it stays there."""
    left, top, right, bottom = ground.bounds
    room = shapely.box(0, 0, board.width, board.height)
    taken = shapely.union_all(
        [shapes.geometry(piece.shape) for piece in board.pieces() if not isinstance(piece, SeaArea)]
    )
    if room.contains(ground) and ground.intersection(taken).area <= SLACK:
        yield (0.0, 0.0), True
    across, down = board.width - (right - left), board.height - (bottom - top)
    if across < 0 or down < 0:
        return
    free = room.difference(taken.buffer(APART, quad_segs=2))
    shapely.prepare(free)
    ways = _ways(across, down) - (left, top)
    ways = np.round(ways[np.argsort(np.hypot(*ways.T), kind="stable")], 1)
    corners = shapely.get_coordinates(ground)
    corners = corners[:: max(1, len(corners) // SAMPLES)]
    for first in range(0, len(ways), TOGETHER):
        some = ways[first : first + TOGETHER]
        places = (some[:, None, :] + corners[None, :, :]).reshape(-1, 2)
        is_free = shapely.intersects_xy(free, places[:, 0], places[:, 1]).reshape(len(some), -1)
        for x, y in some[is_free.all(axis=1)].tolist():
            if free.contains(affinity.translate(ground, x, y)):
                yield (x, y), False


def _ways(across: float, down: float) -> NDArray[np.float64]:
    """Return places for the upper left corner of something that can be moved so far, a row each."""
    step = max(FINEST, max(across, down) / COARSEST)
    xs, ys = (np.linspace(0, far, max(2, math.ceil(far / step) + 1)) for far in (across, down))
    return np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)


def _require_bounded(areas: Sequence[CopiedArea]) -> None:
    corners = sum(len(ring) for area in areas for ring in partition.rings(area.shape))
    if len(areas) > MOST_AREAS or corners > MOST_CORNERS:
        raise EditError(_too_much())


def _proper(shape: Shape) -> Shape:
    """Return an outline with its corners on the grid. Raises `EditError` when it can't be one."""
    if not shape or not all(shape):
        raise EditError(_damaged())
    for ring in partition.rings(shape):
        if len(ring) < 4 or ring[0] != ring[-1] or not all(_is_near(x) and _is_near(y) for x, y in ring):
            raise EditError(_damaged())
    return _moved(shape, (0.0, 0.0))


def _is_near(coordinate: float) -> bool:
    return abs(coordinate) <= canvas.LARGEST


def _too_much() -> str:
    return tr(
        "That’s too much to copy at once: at most {areas} areas with {corners} corners.",
        areas=figure(MOST_AREAS),
        corners=figure(MOST_CORNERS),
    )


def _damaged() -> str:
    return tr("The areas on the clipboard are damaged, so they can’t be pasted.")
