"""Does a board make sense? Everything that would mislead players or a program, in plain sentences.

What is found out about shapes and links is remembered, so that the check of a board that differs a little from one
that was checked before takes little time.
"""

from __future__ import annotations

from collections.abc import Iterator

from indonesia_qt.board import check_links, check_provinces, check_shapes, check_spots, check_ways
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.problem import Problem


def problems(board: BoardMap) -> list[Problem]:
    """All problems of `board`, errors first; a board without errors is fit for play."""
    return sorted({*_found(board)})


def _found(board: BoardMap) -> Iterator[Problem]:
    broken = list(check_links.broken(board))
    if broken:
        yield from broken
        return
    yield from check_provinces.problems(board)
    yield from check_ways.problems(board)
    crossed = list(check_shapes.outlines(board))
    if crossed:
        yield from crossed
        return
    yield from check_shapes.problems(board)
    yield from check_links.problems(board)
    yield from check_spots.problems(board)
