"""Where two areas touch."""

from __future__ import annotations

import math

from indonesia_qt.board.adjacency import meeting
from indonesia_qt.board.model import Shape


def box(left: float, top: float, side: float = 10.0) -> Shape:
    ring = ((left, top), (left + side, top), (left + side, top + side), (left, top + side), (left, top))
    return ((ring,),)


def test_a_common_border_is_one_line() -> None:
    (line,) = meeting(box(0, 0), box(10, 5))
    assert {line[0], line[-1]} == {(10.0, 5.0), (10.0, 10.0)}
    assert math.dist(line[0], line[-1]) == 5.0


def test_a_common_corner_is_a_line_of_one_point() -> None:
    assert meeting(box(0, 0), box(10, 10)) == (((10.0, 10.0),),)


def test_what_lies_apart_meets_nowhere() -> None:
    assert meeting(box(0, 0), box(30, 0)) == ()
