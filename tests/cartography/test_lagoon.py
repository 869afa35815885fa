"""The small map that comes with the program is what its recipe makes, and fit for play by 2 to 5."""

from __future__ import annotations

from pathlib import Path

import pytest
import shapely

from indonesia_qt.board import shapes
from indonesia_qt.board.check import problems
from indonesia_qt.board.model import BoardMap
from indonesia_qt.cartography import build, coastline, islands, recipe
from indonesia_qt.cartography.clashes import clashes
from indonesia_qt.games.indonesia import scenario_check
from indonesia_qt.library import PlayableMap, load_map, map_folders

FOLDER = Path(__file__).parents[2] / "maps/lagoon"
RECIPE = FOLDER / "recipe"
SAME = 0.5
"""Map units that another version of the geometry library may move a line."""


@pytest.fixture(scope="module")
def lagoon() -> PlayableMap:
    return load_map(str(FOLDER))


@pytest.fixture(scope="module")
def made() -> BoardMap:
    return build.board(recipe.read(RECIPE), coastline.read(RECIPE / recipe.COASTLINE))


def test_it_comes_with_the_program() -> None:
    assert "lagoon" in map_folders()


def test_its_islands_are_those_of_the_recipe() -> None:
    stored, fresh = coastline.read(RECIPE / recipe.COASTLINE), islands.outlines(islands.read(RECIPE))
    assert stored.keys() == fresh.keys()
    assert max(shapely.hausdorff_distance(stored[isle], fresh[isle]) for isle in fresh) < SAME / 100


def test_it_is_what_its_recipe_makes(lagoon: PlayableMap, made: BoardMap) -> None:
    stored = {area.id: shapes.geometry(area.shape) for area in lagoon.board.areas()}
    fresh = {area.id: shapes.geometry(area.shape) for area in made.areas()}
    assert stored.keys() == fresh.keys()
    assert max(shapely.hausdorff_distance(stored[area], fresh[area]) for area in fresh) < SAME
    assert (made.labels, made.ornaments, made.land_land) == (
        lagoon.board.labels,
        lagoon.board.ornaments,
        lagoon.board.land_land,
    )


def test_nothing_is_wrong_with_it(lagoon: PlayableMap) -> None:
    assert problems(lagoon.board) == []
    assert list(clashes(lagoon.board)) == []
    assert scenario_check.problems(lagoon.game.scenario) == []
    assert lagoon.board.exceptions == ()


def test_it_is_small_and_has_something_of_everything(lagoon: PlayableMap) -> None:
    board, data = lagoon.board, lagoon.data
    assert (len(board.provinces), len(board.lands), len(board.seas)) == (9, 16, 4)
    assert {link.kind for link in board.land_land} == {"border", "arrow"}
    assert {deed.kind for deed in data.deeds} == {"rice", "spice", "rubber", "oil", "shipping"}
    assert {era: sum(card.era == era for card in data.city_cards) for era in "abc"} == {"a": 5, "b": 5, "c": 5}


def test_neighbouring_provinces_have_different_tints(lagoon: PlayableMap) -> None:
    home = {land.id: land.province for land in lagoon.board.lands}
    tints = {province.id: province.tint for province in lagoon.board.provinces}
    pairs = {(home[link.a], home[link.b]) for link in lagoon.board.land_land if home[link.a] != home[link.b]}
    assert all(tints[a] != tints[b] for a, b in pairs)
