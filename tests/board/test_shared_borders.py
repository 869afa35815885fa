"""Where areas touch, and how long their common borders are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from indonesia_qt.board import adjacency
from indonesia_qt.board.adjacency import pair, shared_border, shared_borders, shared_borders_of, unclear
from indonesia_qt.board.model import BoardMap, Shape


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    return ((((left, top), (right, top), (right, bottom), (left, bottom), (left, top)),),)


@pytest.mark.parametrize(
    ("other", "length"),
    [
        (box(10, 0, 20, 10), 10),
        (box(10, 7, 20, 10), 3),
        (box(10, 10, 20, 20), 0),
        (box(10.1, 0, 20, 10), None),
        (box(30, 30, 40, 40), None),
    ],
)
def test_the_length_of_a_common_border(other: Shape, length: float | None) -> None:
    here = box(0, 0, 10, 10)
    assert shared_border(here, other) == shared_border(other, here) == length


def test_all_contacts_of_a_board(two_islands: BoardMap) -> None:
    found = shared_borders(two_islands)
    assert found == {
        ("east-1", "north"): 80,
        ("east-1", "strait"): 70,
        ("north", "strait"): 60,
        ("north", "west-1"): 80,
        ("north", "west-2"): 80,
        ("strait", "west-2"): 70,
        ("west-1", "west-2"): 70,
    }
    assert shared_borders_of(two_islands, ["west-1"]) == {
        two: length for two, length in found.items() if "west-1" in two
    }  # fmt: skip
    assert shared_borders_of(two_islands, []) == shared_borders_of(two_islands, ["pond", "moon"]) == {}


def test_a_pair_is_in_the_order_of_the_alphabet() -> None:
    assert pair("b", "a") == pair("a", "b") == ("a", "b")


@pytest.mark.parametrize(
    ("length", "threshold", "is_unclear"),
    [
        (0, 1, True),
        (0.9, 1, True),
        (1.3, 1, True),
        (1.31, 1, False),
        (7, 10, True),
        (6.9, 10, False),
        (13.1, 10, False),
    ],
)
def test_a_border_near_the_threshold_or_like_a_point_is_unclear(
    length: float, threshold: float, is_unclear: bool
) -> None:
    assert unclear(length, threshold) is is_unclear


def test_contacts_and_links_are_not_looked_for_again_when_an_area_is_only_renamed_or_given_away(
    two_islands: BoardMap,
) -> None:
    first, *others = two_islands.lands
    for change in ({"place": "Elsewhere"}, {"province": "east"}):
        other = replace(two_islands, lands=(replace(first, **change), *others))
        assert shared_borders(other) is shared_borders(two_islands)
        assert adjacency.links_of(other) is adjacency.links_of(two_islands)
