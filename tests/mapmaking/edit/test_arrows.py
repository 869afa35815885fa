"""Arrows join two land areas and are drawn as the designer wants."""

from __future__ import annotations

import pytest

from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.draft import EditError
from indonesia_qt.mapmaking.edit.linking import (
    follow_geometry,
    link,
    rederived,
    status_of_areas,
    unlink,
    with_arrow,
    with_arrow_line,
    with_note,
)
from tests.mapmaking.boards import grid

BOARD = grid(8, 6)
APART = ("land-2-0", "land-4-0")
LINE = ((170.0, 30.0), (200.04, 10.0), (230.0, 30.0))


def test_an_arrow_joins_two_areas_and_keeps_the_way_it_is_drawn() -> None:
    board = with_arrow(BOARD, *APART, LINE)
    (arrow,) = board.arrows
    assert (arrow.a, arrow.b) == APART
    assert arrow.line == ((170.0, 30.0), (200.0, 10.0), (230.0, 30.0))
    assert with_arrow(BOARD, *reversed(APART), LINE[::-1]) == board
    assert status_of_areas(board, *APART).arrow == arrow
    assert status_of_areas(board, *APART).linked
    assert follow_geometry(board, *APART) == BOARD


def test_an_arrow_is_drawn_anew() -> None:
    board = with_arrow(with_arrow(BOARD, *APART, LINE), "land-0-0", "land-4-1", LINE)
    again = with_arrow_line(board, *APART, (*LINE[:2], (232.0, 31.0)))
    assert [arrow.line[-1] for arrow in again.arrows] == [LINE[-1], (232.0, 31.0)]
    assert with_arrow_line(again, *APART, LINE) == board


def test_an_arrow_over_a_common_border_is_a_decision() -> None:
    near = ("land-0-0", "land-1-0")
    board = with_note(with_arrow(BOARD, *near, LINE), *near, "a strait between them")
    assert status_of_areas(board, *near).kind == "arrow"
    assert rederived(board, near) is board
    assert with_arrow(board, *near, LINE).exceptions == board.exceptions
    assert follow_geometry(board, *near) == BOARD
    assert status_of_areas(unlink(board, *near, "a wall"), *near).kind == "forced-off"


def test_a_new_arrow_ends_in_the_two_areas() -> None:
    board = link(BOARD, *APART)
    assert not [problem for problem in all_checks.problems(board) if "end" in problem.text]


def test_what_is_no_arrow_is_refused() -> None:
    with pytest.raises(
        EditError, match=r"Arrows link land areas only, so Province 0 0 1 and Sea 3 0 can’t be linked by one\."
    ):
        with_arrow(BOARD, "land-0-0", "sea-3-0", LINE)
    with pytest.raises(EditError, match="has no length"):
        with_arrow(BOARD, *APART, (LINE[0], (170.04, 30.01)))
    with pytest.raises(EditError, match="There’s no arrow between Province 0 0 3 and Province 1 0 1"):
        with_arrow_line(BOARD, *APART, LINE)
