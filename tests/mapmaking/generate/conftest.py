from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.generate import build, coastline, recipe
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.recipe import Recipe

INDONESIA = Path(__file__).parents[3] / "maps/indonesia"


@pytest.fixture(scope="session")
def map_file() -> Path:
    return INDONESIA / "map.geojson"


@pytest.fixture(scope="session")
def recipe_folder() -> Path:
    return INDONESIA / "recipe"


@pytest.fixture(scope="session")
def shipped(map_file: Path) -> BoardMap:
    return board_file.read(map_file)


@pytest.fixture(scope="session")
def given(recipe_folder: Path) -> Recipe:
    return recipe.read(recipe_folder)


@pytest.fixture(scope="session")
def outlines(recipe_folder: Path) -> Outlines:
    return coastline.read(recipe_folder / recipe.COASTLINE)


@pytest.fixture(scope="session")
def rebuilt(given: Recipe, outlines: Outlines) -> BoardMap:
    return build.board(given, outlines)
