"""Does a board make sense? Everything that would mislead players or a program, in plain sentences.

What is found out about shapes and links is remembered, so that the check of a board that differs a little from one
that was checked before takes little time.
"""

from __future__ import annotations

from collections.abc import Iterator

from indonesia_qt.board.checks import connectivity, link_checks, placement_checks, province_checks, shape_checks
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.model import BoardMap


def problems(board: BoardMap) -> list[Problem]:
    """All problems of `board`, errors first; a board without errors is fit for play."""
    return sorted({*_found(board)})


def _found(board: BoardMap) -> Iterator[Problem]:
    broken = list(link_checks.broken(board))
    if broken:
        yield from broken
        return
    yield from province_checks.province_problems(board)
    yield from connectivity.connectivity_problems(board)
    crossed = list(shape_checks.outlines(board))
    if crossed:
        yield from crossed
        return
    yield from shape_checks.problems(board)
    yield from link_checks.problems(board)
    yield from placement_checks.problems(board)
