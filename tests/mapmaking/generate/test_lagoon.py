"""The small map that comes with the program is what its recipe makes, and fit for play by 2 to 5."""

from __future__ import annotations

from pathlib import Path

import pytest
import shapely

from indonesia_qt.board import shapes
from indonesia_qt.board.model import BoardMap
from indonesia_qt.library import PlayableMap, load_map
from indonesia_qt.mapmaking.generate import build, coastline, islands, recipe

FOLDER = Path(__file__).parents[3] / "maps/lagoon"
RECIPE = FOLDER / "recipe"
SAME = 0.5
"""Map units that another version of the geometry library may move a line."""


@pytest.fixture(scope="module")
def lagoon() -> PlayableMap:
    return load_map(str(FOLDER))


@pytest.fixture(scope="module")
def made() -> BoardMap:
    return build.board(recipe.read(RECIPE), coastline.read(RECIPE / recipe.COASTLINE))


def test_its_islands_are_those_of_the_recipe() -> None:
    stored, fresh = coastline.read(RECIPE / recipe.COASTLINE), islands.outlines(islands.read(RECIPE))
    assert stored.keys() == fresh.keys()
    assert max(shapely.hausdorff_distance(stored[isle], fresh[isle]) for isle in fresh) < SAME / 100


def test_it_is_what_its_recipe_makes(lagoon: PlayableMap, made: BoardMap) -> None:
    stored = {area.id: shapes.geometry(area.shape) for area in lagoon.board.areas()}
    fresh = {area.id: shapes.geometry(area.shape) for area in made.areas()}
    assert stored.keys() == fresh.keys()
    assert max(shapely.hausdorff_distance(stored[area], fresh[area]) for area in fresh) < SAME
    assert [area.names for area in made.areas()] == [area.names for area in lagoon.board.areas()]
    assert (made.labels, made.ornaments, made.land_land) == (
        lagoon.board.labels,
        lagoon.board.ornaments,
        lagoon.board.land_land,
    )


def test_nothing_about_it_had_to_be_decided(lagoon: PlayableMap) -> None:
    assert lagoon.board.exceptions == ()


def test_it_is_small(lagoon: PlayableMap) -> None:
    board = lagoon.board
    assert (len(board.provinces), len(board.lands), len(board.seas)) == (9, 16, 4)
