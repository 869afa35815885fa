"""Ground is shared out on a grid; what is thinner than that grid leaves no gap between those around it."""

from __future__ import annotations

import pytest
import shapely

from indonesia_qt.board.draft import found
from indonesia_qt.board.model import BoardMap, LandArea, Polygon, SeaArea
from indonesia_qt.mapmaking.edit.shapes import partition
from indonesia_qt.mapmaking.edit.shapes.sharing import shared_out
from tests.mapmaking.sound import require_partition

Corner = tuple[float, float]
ISLAND = shapely.box(12, 26, 16, 28)
"""An outline that is drawn far from all other borders."""


def polygon(*rings: tuple[Corner, ...]) -> Polygon:
    return tuple((*ring, ring[0]) for ring in rings)


def board(north: Polygon, south: Polygon, sea: tuple[Polygon, ...]) -> BoardMap:
    """Land in the north, land below it, and the sea."""
    return BoardMap(
        id="needle",
        title="Needle",
        credits="",
        width=40.0,
        height=30.0,
        provinces=(),
        lands=(
            LandArea("north", "", None, (north,), (20.0, 5.0), 4.0),
            LandArea("south", "", None, (south,), (30.0, 21.0), 3.0),
        ),
        seas=(SeaArea("sea", "Sea", sea, (20.0, 28.0), 1.0, ((20.0, 28.0),), 1.0),),
        lakes=(),
        land_land=(),
        land_sea=(),
        sea_sea=(),
        arrows=(),
        labels=(),
        ornaments=(),
        exceptions=(),
    )


POINT, TIP, BASE = (10.0, 20.0), (18.1, 17.3), (17.6, 17.5)
"""Between them the sea is a needle of 0.03 units: the last one lies almost on the line between the others."""
NEEDLE = board(
    polygon(((0.0, 0.0), (40.0, 0.0), (40.0, 17.3), TIP, POINT, (0.0, 20.0))),
    polygon((TIP, (40.0, 17.3), (40.0, 25.0), (17.6, 25.0), BASE)),
    (polygon(((0.0, 20.0), POINT, TIP, BASE, (17.6, 25.0), (40.0, 25.0), (40.0, 30.0), (0.0, 30.0))),),
)
SPECK = (20.0, 10.0), (20.1, 9.7), (20.1, 9.9)
"""A piece of the sea, far inland, that is no wider than the grid."""
INLAND = board(
    polygon(((0.0, 0.0), (40.0, 0.0), (40.0, 17.3), (17.6, 17.3), (0.0, 20.0)), SPECK),
    polygon(((17.6, 17.3), (40.0, 17.3), (40.0, 25.0), (17.6, 25.0))),
    (
        polygon(((0.0, 20.0), (17.6, 17.3), (17.6, 25.0), (40.0, 25.0), (40.0, 30.0), (0.0, 30.0))),
        polygon(SPECK),
    ),
)

A, B, C = (20.0, 10.0), (20.0, 9.9), (19.9, 10.0)
TONGUE = board(
    polygon(((0.0, 0.0), (20.0, 0.0), B, C, A, (20.0, 30.0), (0.0, 30.0))),
    polygon((A, (40.0, 10.0), (40.0, 30.0), (20.0, 30.0))),
    (polygon(((20.0, 0.0), (40.0, 0.0), (40.0, 10.0), A, C, B)),),
)
"""The sea reaches a tenth of a unit into land, between two corners that are as near to each other."""


@pytest.mark.parametrize("before", [NEEDLE, INLAND, TONGUE])
def test_the_boards_are_whole(before: BoardMap) -> None:
    require_partition(before)


def test_the_ground_of_a_needle_goes_to_both_sides() -> None:
    shares = shared_out(NEEDLE, [ISLAND])
    assert set(shares.old) == {"north", "sea"}
    assert BASE in partition.corners(shares.old["north"])
    assert TIP not in partition.corners(shares.old["sea"])


def test_a_speck_goes_to_what_lies_around_it() -> None:
    shares = shared_out(INLAND, [shapely.box(2, 2, 6, 6)])
    assert set(shares.old) == {"north", "sea"}
    assert partition.border(shares.old["sea"]) == partition.border(found(INLAND.seas, "sea").shape[:1])
    assert len(shares.old["north"][0]) == 2  # the outline alone is a hole in it


def test_the_ground_of_a_tongue_goes_to_the_land_around_it() -> None:
    shares = shared_out(TONGUE, [shapely.box(30, 2, 34, 6)])
    assert C not in partition.corners(shares.old["sea"])
    assert partition.corners(shares.old["north"]) == {(0.0, 0.0), (20.0, 0.0), B, A, (20.0, 30.0), (0.0, 30.0)}
