"""What holds for every board after every change of its borders."""

from __future__ import annotations

import tempfile
from pathlib import Path

import shapely

from indonesia_qt.board import files, shapes
from indonesia_qt.board.check import problems
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.problem import Problem

ALLOWED = {"empty-province", "lonely-sea", "group-apart"}
"""What the designer may make, though it isn't fit for play."""


def require_sound(before: BoardMap, after: BoardMap) -> None:
    """The areas and lakes divide the canvas, nothing is wrong that wasn't before, and the file keeps it all."""
    pieces = [shapes.geometry(piece.shape) for piece in (*after.areas(), *after.lakes)]
    assert shapely.coverage_is_valid(pieces)
    whole = shapely.coverage_union_all(pieces)
    assert shapely.box(0, 0, after.width, after.height).equals(whole)
    assert errors(after) <= errors(before)
    require_kept(after)


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
        files.write(board, file)
        assert files.read(file) == board
