"""What holds for every board after every change of its borders."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise
from pathlib import Path

import shapely

from indonesia_qt.board import shapes
from indonesia_qt.board.checks.all_checks import problems
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.files import board_file
from indonesia_qt.board.identity_cache import SHAPES, cached
from indonesia_qt.board.model import BoardMap, Polygon, Ring, Shape

ALLOWED = {"empty-province", "lonely-sea", "group-apart"}
"""What the designer may make, though it isn't fit for play."""


def require_sound(before: BoardMap, after: BoardMap) -> None:
    """The areas and lakes divide the canvas, nothing is wrong that wasn't before, and the file keeps it all."""
    require_partition(after)
    assert errors(after) <= errors(before)
    require_kept(after)


def require_partition(board: BoardMap) -> None:
    """The areas and lakes cover every place of the canvas once, and have all corners of their borders in common.

    Each side of an outline is one of exactly one other piece, or lies on the edge of the canvas. So over a border the
    number of pieces at a place stays the same; that it is one everywhere, their areas tell, which are those of the
    canvas. GEOS has a check for this, too (`shapely.coverage_is_valid`); where a hole touches the rim of a piece it
    finds mistakes that there aren't.
    """
    pieces = (*board.areas(), *board.lakes)
    assert [piece.id for piece in pieces if not is_valid(piece.shape)] == []
    right, below = round(10 * board.width), round(10 * board.height)
    found = Counter(chain.from_iterable(sides(piece.shape) for piece in pieces))
    assert all(0 <= x <= right and 0 <= y <= below for side in found for x, y in side)
    assert [side for side, times in found.items() if times > 1] == []
    alone = [(a, b) for a, b in found if (b, a) not in found]
    on_edge = [((a, b), (x, y)) for (a, b), (x, y) in alone if a == x in (0, right) or b == y in (0, below)]
    assert alone == on_edge
    assert abs(sum(a * y - x * b for (a, b), (x, y) in found)) == 2 * right * below


Spot = tuple[int, int]


@cached(SHAPES)
def is_valid(shape: Shape) -> bool:
    """Whether GEOS finds nothing wrong with an outline; what a change left as it was isn't asked about again."""
    return bool(shapes.geometry(shape).is_valid)


@cached(SHAPES)
def sides(shape: Shape) -> list[tuple[Spot, Spot]]:
    """The sides of an outline in tenths of a map unit, all with the inside on the same hand."""
    rings = (ring for polygon in shape for ring in oriented(polygon))
    return [side for ring in rings for side in pairwise([(round(10 * x), round(10 * y)) for x, y in ring])]


def oriented(polygon: Polygon) -> Iterator[Ring]:
    """The outer ring in one direction, and the holes in the other."""
    for number, ring in enumerate(polygon):
        yield ring if shapely.is_ccw(shapely.LinearRing(ring)) == (number == 0) else ring[::-1]


def errors(board: BoardMap) -> set[Problem]:
    """What is wrong with the borders of `board` and with what lies on it."""
    return {problem for problem in problems(board) if problem.level == "error" and problem.kind not in ALLOWED}


def require_shared(before: BoardMap, after: BoardMap) -> None:
    """What a change left as it was is the very same object."""
    old = {thing.id: thing for thing in (*before.provinces, *before.areas(), *before.lakes)}
    for thing in (*after.provinces, *after.areas(), *after.lakes):
        if thing == old.get(thing.id):
            assert thing is old[thing.id]
        elif thing.id in old and thing.shape == old[thing.id].shape:
            assert thing.shape is old[thing.id].shape


def require_kept(board: BoardMap) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "map.geojson"
        board_file.write(board, file)
        assert board_file.read(file) == board
