"""The outlines of a board and its border lines, built once and shared by all that paint, highlight or hit areas.

Neighbouring outlines of a board use exactly the same vertices, so an edge that occurs twice is a border between two
areas, and what the two are says which kind of border. An edge that occurs once lies at the edge of the canvas.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from indonesia_qt.board import names
from indonesia_qt.board.model import BoardMap, Line, Point, Ring, Shape
from indonesia_qt.ui.board.background.painter_paths import shape_path

Edge = tuple[Point, Point]


class Borders(Struct, frozen=True):
    """Border lines by kind. A closed line repeats its first point at its end."""

    coasts: tuple[Line, ...]
    """Between land and sea; walking along a line the land is on one's left (y grows downwards)."""
    provinces: tuple[Line, ...]
    """Between land areas of two provinces."""
    areas: tuple[Line, ...]
    """Between land areas of one province."""
    seas: tuple[Line, ...]
    """Between sea areas."""


def borders(board: BoardMap) -> Borders:
    """Return the border lines of `board`; shores of lakes are none of them, a lake's own outline shows those."""
    kinds: dict[str, list[Edge]] = defaultdict(list)
    province = {land.id: land.province for land in board.lands}
    for edge, owners in _shared_edges(board):
        kinds[_kind(owners, [province[owner] for owner in owners if owner in province])].append(edge)
    directed = set(kinds["coast"])
    return Borders(
        coasts=tuple(line if line[:2] in directed else line[::-1] for line in chained(kinds["coast"])),
        provinces=tuple(chained(kinds["province"])),
        areas=tuple(chained(kinds["area"])),
        seas=tuple(chained(kinds["sea"])),
    )


def chained(edges: Iterable[Edge]) -> list[Line]:
    """Return the edges joined to lines that are as long as possible and end where other than two edges meet."""
    neighbours: dict[Point, list[Point]] = defaultdict(list)
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    ends = [point for point, others in neighbours.items() if len(others) != 2]
    lines = []
    for start in [*ends, *neighbours]:
        while neighbours[start]:
            lines.append(_walk(start, neighbours))
    return lines


def _walk(start: Point, neighbours: dict[Point, list[Point]]) -> Line:
    line = [start]
    while True:
        here = line[-1]
        there = neighbours[here].pop()
        neighbours[there].remove(here)
        line.append(there)
        if there == start or len(neighbours[there]) != 1:
            return tuple(line)


def _kind(owners: tuple[str, str], provinces: Sequence[str]) -> str:
    """The kind of a border between two owners; `provinces` are those of the owners that are land."""
    if LAKE in owners:
        return "shore"
    if len(provinces) == 2:
        return "area" if provinces[0] == provinces[1] else "province"
    return "coast" if provinces else "sea"


LAKE = "lake"
"""Stands for any lake among the owners of an edge."""


def _shared_edges(board: BoardMap) -> Iterator[tuple[Edge, tuple[str, str]]]:
    """Every edge that two areas have in common, in the direction that the first one's outline has."""
    first: dict[Edge, str] = {}
    for owner, ring in _rings(board):
        for a, b in pairwise(ring):
            if (b, a) in first:
                yield (b, a), (first[b, a], owner)
            else:
                first[a, b] = owner


def _rings(board: BoardMap) -> Iterator[tuple[str, Ring]]:
    """Every outline with its owner, land first; outer rings with the land on the left, holes the other way round."""
    shapes: list[tuple[str, Shape]] = [(land.id, land.shape) for land in board.lands]
    shapes += [(sea.id, sea.shape) for sea in board.seas]
    shapes += [(LAKE, lake.shape) for lake in board.lakes]
    for owner, shape in shapes:
        for polygon in shape:
            for n, ring in enumerate(polygon):
                clockwise = signed_area(ring) > 0
                yield owner, ring if clockwise == (n > 0) else ring[::-1]


def signed_area(ring: Ring) -> float:
    """Return the area inside a ring; positive when it runs clockwise as seen on the screen."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(ring)) / 2


FRAME = 26.0
"""Width of the frame around the canvas, in map units."""
GUTTER = 14.0
"""Between what lies on lots side by side, in map units: roads and the frames of marks lie there, and nothing else."""


class BoardOutlines:
    """Painter paths of the areas of a board by area id, and its border lines; all in map units.

    `board` is as it is shown: `names.spoken` makes it so.
    """

    def __init__(self, board: BoardMap) -> None:
        self.board = board
        self.canvas = QRectF(0, 0, board.width, board.height)
        self.framed = self.canvas.adjusted(-FRAME, -FRAME, FRAME, FRAME)
        self.lands = {land.id: shape_path(land.shape) for land in board.lands}
        self.seas = {sea.id: shape_path(sea.shape) for sea in board.seas}
        self.areas = self.lands | self.seas
        self.provinces = {province.id: shape_path(province.shape) for province in board.provinces}
        self.lakes = [shape_path(lake.shape) for lake in board.lakes]
        self.borders = borders(board)
        self.shapes = self
        """The outlines of the same board without labels: what doesn't depend on them is made for these."""


def outlines_of(board: BoardMap) -> BoardOutlines:
    """Return the outlines of `board` with its names in the language in use; those of the last boards are kept."""
    return _named(_outlines(replace(board, labels=())), names.spoken(board))


_outlines = lru_cache(maxsize=4)(BoardOutlines)


@lru_cache(maxsize=16)
def _named(outlines: BoardOutlines, board: BoardMap) -> BoardOutlines:
    named = copy(outlines)
    named.board = board
    return named
