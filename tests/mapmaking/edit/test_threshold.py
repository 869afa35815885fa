"""Another threshold changes just the links that it was said to change."""

from __future__ import annotations

import math

import pytest

from indonesia_qt.board.adjacency import shared_borders
from indonesia_qt.board.draft import EditError
from indonesia_qt.mapmaking.edit.linking import changes_at, link, rederived, unlink, with_threshold
from tests.mapmaking.boards import grid

BOARD = grid(8, 6)
AREAS = [area.id for area in BOARD.areas()]
LENGTHS = shared_borders(BOARD)


def test_nothing_changes_at_the_threshold_there_is() -> None:
    assert changes_at(BOARD, BOARD.threshold) == ()
    assert with_threshold(BOARD, BOARD.threshold) == BOARD


@pytest.mark.parametrize("threshold", [20.0, 30.0, 45.0, 500.0])
def test_the_pairs_that_change_are_told_before(threshold: float) -> None:
    told = changes_at(BOARD, threshold)
    assert {(status.a, status.b) for status in told} == {two for two, length in LENGTHS.items() if length < threshold}
    assert all(status.linked for status in told)
    board = with_threshold(BOARD, threshold)
    assert len(list(board.links())) == len(list(BOARD.links())) - len(told)
    assert rederived(board, AREAS) is board
    assert {(status.a, status.b) for status in changes_at(board, 1.0)} == {(status.a, status.b) for status in told}
    assert with_threshold(board, 1.0) == BOARD


def test_decisions_and_arrows_do_not_change() -> None:
    shortest = min(LENGTHS, key=LENGTHS.__getitem__)
    decided = unlink(link(BOARD, "land-0-0", "land-4-0"), *shortest)
    assert shortest not in {(status.a, status.b) for status in changes_at(decided, 500.0)}
    board = with_threshold(decided, 500.0)
    assert board.arrows == decided.arrows
    assert board.exceptions == decided.exceptions
    assert [(a, b) for a, b, _ in board.links()] == [("land-0-0", "land-4-0")]


@pytest.mark.parametrize("value", [0.0, -1.0, math.inf, math.nan])
def test_what_is_no_length_is_refused(value: float) -> None:
    with pytest.raises(EditError, match="must be greater than 0"):
        with_threshold(BOARD, value)
