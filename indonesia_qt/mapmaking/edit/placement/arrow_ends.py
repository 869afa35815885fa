"""Keeps arrows at the areas that they join, when these get other shapes, are divided or given away."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set

import shapely
from shapely.ops import nearest_points

from indonesia_qt.board.adjacency.shared_borders import Pair, geometry, pair, shared_border
from indonesia_qt.board.checks.placement_checks import ARROW_END
from indonesia_qt.board.model import Arrow, BoardMap, LandArea, LandLink, Point
from indonesia_qt.mapmaking.edit.immutable_update import updated
from indonesia_qt.mapmaking.edit.shapes import partition

INLAND = 6.0
"""Map units that an end reaches into its area when it is moved, where there is room."""


def _with_arrows_following(
    board: BoardMap, touched: Set[str], new: Collection[str], heirs: Mapping[str, str]
) -> BoardMap:
    """`board` with arrows that end where they should again, now that the areas `touched` have their shapes.

    An end on ground that became a `new` area joins that one; one that is too far from its area is moved there. The
    arrows of areas that are gone go to their `heirs`. An arrow that would join an area with itself, with what isn't
    land, or two areas that have another arrow or now a common border, is forgotten.
    """
    fresh = [land.id for land in board.lands if land.id in new]
    drawn: dict[Pair, Arrow] = {}
    joined: dict[Pair, Pair] = {}
    for arrow in board.arrows:
        after = _followed(board, arrow, touched, fresh, heirs)
        two = pair(after.a, after.b)
        if two not in drawn and _across_water(board, two, touched):
            drawn[two] = after
            joined[pair(arrow.a, arrow.b)] = two
    gone = {pair(arrow.a, arrow.b) for arrow in board.arrows} - joined.keys()
    return updated(
        board,
        arrows=tuple(drawn.values()),
        land_land=tuple(
            _relinked(link, joined)
            for link in board.land_land
            if link.kind == "border" or pair(link.a, link.b) not in gone
        ),
    )


def _across_water(board: BoardMap, two: Pair, touched: Set[str]) -> bool:
    """Whether two areas can be joined by an arrow: they are land and, as far as they are `touched`, lie apart."""
    a, b = map(partition.of(board).pieces.get, two)
    if not isinstance(a, LandArea) or not isinstance(b, LandArea) or a is b:
        return False
    return touched.isdisjoint(two) or (shared_border(a.shape, b.shape) or 0.0) < board.threshold


def _relinked(link: LandLink, joined: Mapping[Pair, Pair]) -> LandLink:
    """`link` between the areas that its arrow joins now."""
    old = pair(link.a, link.b)
    two = joined.get(old, old)
    return link if link.kind == "border" or two == old else LandLink(*two, link.kind)


def _followed(board: BoardMap, arrow: Arrow, touched: Set[str], new: list[str], heirs: Mapping[str, str]) -> Arrow:
    """`arrow` between the areas whose ground its ends are on now."""
    a, start = _end(board, heirs.get(arrow.a, arrow.a), arrow.line[0], touched, new)
    b, end = _end(board, heirs.get(arrow.b, arrow.b), arrow.line[-1], touched, new)
    line = (start, *arrow.line[1:-1], end)
    return updated(arrow, a=a, b=b, line=line) if a <= b or a == arrow.a else Arrow(b, a, line[::-1])


def _end(board: BoardMap, area: str, end: Point, touched: Set[str], new: list[str]) -> tuple[str, Point]:
    """The area that an arrow joins with this end, and where it ends."""
    if area not in touched:
        return area, end
    home = min([area, *new], key=lambda id: _distance(board, id, end))
    return home, _at(board, home, end)


def _at(board: BoardMap, area: str, end: Point) -> Point:
    """`end`, or if it is too far from `area` the nearest place that isn't."""
    if _distance(board, area, end) <= ARROW_END:
        return end
    ground = geometry(partition.of(board).shape(area))
    inland = ground.buffer(-INLAND)
    nearest = nearest_points(ground if inland.is_empty else inland, shapely.Point(end))[0]
    return partition.on_grid(nearest.x, nearest.y)


def _distance(board: BoardMap, area: str, end: Point) -> float:
    return float(geometry(partition.of(board).shape(area)).distance(shapely.Point(end)))
