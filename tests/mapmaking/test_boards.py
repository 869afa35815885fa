"""The boards for tests are sound."""

from __future__ import annotations

import pytest

from indonesia_qt.board.checks.all_checks import problems
from tests.mapmaking import boards


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (2, 3), (9, 11)])
def test_a_grid_has_no_errors(columns: int, rows: int) -> None:
    board = boards.grid(columns, rows)
    assert len(list(board.areas())) == columns * rows
    assert [problem for problem in problems(board) if problem.level == "error"] == []
