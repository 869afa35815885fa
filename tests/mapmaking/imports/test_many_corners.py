"""Outlines with very many corners are thinned before anything is done that takes long with them."""

from __future__ import annotations

from itertools import pairwise

import pytest
import shapely
from shapely import Geometry, MultiPolygon, Point

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.mapmaking.imports.common_borders import MOST, thinned
from indonesia_qt.mapmaking.imports.named_shapes import ImportedDrawing, NamedShape


def disc(x: float, corners: int) -> MultiPolygon:
    return MultiPolygon([Point(x, 0).buffer(100, quad_segs=corners // 4)])


@pytest.mark.parametrize("apart", [150, 300])
def test_very_many_corners_become_fewer_and_the_ground_stays(apart: float) -> None:
    drawn = [disc(x * apart, MOST) for x in range(3)]
    shapes = tuple(NamedShape("Disc", ground) for ground in drawn)
    found = ImportedDrawing(shapes, ()).scaled_to(1000, 600)
    grounds: list[Geometry] = [geometry(outline.shape) for outline in found.outlines]
    assert shapely.get_num_coordinates(grounds).sum() < MOST
    sizes = [ground.area for ground in grounds]
    assert all(one == pytest.approx(other, rel=0.02) for one, other in pairwise(sizes))


def test_what_has_few_corners_keeps_them_all() -> None:
    drawn = [disc(0, 400), disc(150, 400)]
    assert thinned(drawn) == drawn
