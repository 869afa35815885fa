"""Outlines that are the same, or nearly, are found before borders are compared."""

from __future__ import annotations

import pytest
from shapely import MultiPolygon, Point, Polygon, box

from indonesia_qt.mapmaking.imports import duplicates


def disc(x: float, radius: float = 100.0) -> Polygon:
    return Point(x, 0).buffer(radius)


def test_equal_grounds_have_the_first_of_them() -> None:
    grounds = [MultiPolygon([disc(x)]) for x in (0, 5, 0, 5, 0)]
    assert duplicates.equal(grounds) == [0, 1, 0, 1, 0]


def test_those_that_have_nearly_all_ground_in_common_are_alike() -> None:
    """A disc that is moved by a hundredth of its radius has 99.4 % in common with the other."""
    assert duplicates.alike([disc(0), disc(1), disc(500), disc(2), disc(10), disc(0, 90)]) == [0, 0, 2, 0, 4, 5]


def test_a_part_is_not_the_whole() -> None:
    square = Polygon([(0, 0), (9, 0), (9, 9), (0, 9)])
    triangle = Polygon([(0, 0), (9, 0), (9, 9)])
    assert duplicates.alike([square, triangle]) == [0, 1]


def test_very_many_are_only_compared_for_equality(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duplicates, "MOST_COMPARED", 2)
    assert duplicates.alike([disc(0), disc(1), disc(2)]) == [0, 1, 2]


def test_the_whole_is_what_several_others_cover() -> None:
    parts = [box(0, 0, 5, 4), box(5, 0, 10, 4), box(0, 4, 10, 10)]
    assert duplicates.wholes([*parts, box(0, 0, 10, 10), box(20, 0, 30, 10), box(21, 1, 22, 2)]) == [3]
    assert duplicates.wholes(parts) == []
