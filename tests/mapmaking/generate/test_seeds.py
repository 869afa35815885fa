"""The search for seeds, on a square island that is to be divided into three."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from shapely import Polygon, box

from indonesia_qt.board.model import LandLink
from indonesia_qt.mapmaking.generate import recipe, seeds
from indonesia_qt.mapmaking.generate.__main__ import main
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.recipe import (
    Areas,
    Facts,
    Landmass,
    Landmasses,
    MapSheet,
    NamedPlace,
    NeededLinks,
    Recipe,
    RecipeError,
    Seas,
    Seed,
)

SQUARE = box(30, 30, 120, 120)
SEAS = {"sea": box(0, 0, 300, 150).difference(SQUARE)}


@pytest.fixture
def ground() -> seeds.Raster:
    return seeds.raster_of(SQUARE, Polygon(), SEAS, 2)


def divided(ground: seeds.Raster, *places: tuple[float, float]) -> seeds.Division:
    return seeds.divided(ground, np.array(places), np.zeros(len(places)))


def test_a_raster_measures_borders_and_circles(ground: seeds.Raster) -> None:
    halves = divided(ground, (50.0, 75.0), (100.0, 75.0))
    contacts = seeds.contact_lengths(ground, halves)
    assert contacts[0, 1] == pytest.approx(0.8 * 90, rel=0.1)
    assert contacts[0, 2] == pytest.approx(0.8 * 180, rel=0.1)
    assert halves.radii == pytest.approx([22.5, 22.5], abs=2)


def test_a_raster_finds_strays() -> None:
    horseshoe = SQUARE.difference(box(60, 30, 90, 100))
    ground = seeds.raster_of(horseshoe, Polygon(), {"sea": box(0, 0, 300, 150).difference(horseshoe)}, 2)
    strays = seeds.strays(ground, divided(ground, (75.0, 20.0), (75.0, 130.0)))
    assert [len(sizes) for sizes in strays] == [1, 0]
    assert strays[0][0] == pytest.approx(30 * 45, rel=0.15)


def three(*at: tuple[float, float]) -> Recipe:
    """West, middle and east must lie in a row: west and east must not touch."""
    names = ["east", "middle", "west"]
    given = [Seed("isle", name, place, 0.0) for name, place in zip(names, at, strict=True)]
    coasts = [(name, "sea") for name in names]
    borders = [LandLink("middle", "west", "border"), LandLink("east", "middle", "border")]
    return Recipe(
        facts=Facts([], [], [NamedPlace("sea", "Sea")], NeededLinks(borders, coasts, []), []),
        sheet=MapSheet("test", "Test", "", (300.0, 150.0), 10.0, 1, [], []),
        land=Landmasses(6.0, [], [Landmass("isle", (100.0, 0.0, 120.0, 10.0), (150.0, 75.0), (1.0, 1.0))]),
        areas=Areas(given, [], [], []),
        lakes=[],
        seas=Seas(10.0, {"sea": (5.0, 5.0)}, []),
        labels=[],
        tints={},
    )


OUTLINES: Outlines = {"isle": box(100, 0, 120, 10)}
IN_A_ROW = (215.0, 75.0), (150.0, 75.0), (85.0, 75.0)
AROUND_A_POINT = (170.0, 85.0), (150.0, 45.0), (130.0, 85.0)


def test_seeds_in_a_row_have_nothing_wrong() -> None:
    found = seeds.search(three(*IN_A_ROW), OUTLINES, "isle", 0, Random(0))
    assert found.wrong == []
    assert found.least_radius > 30
    assert found.cost < 1


def test_seeds_around_a_point_touch_though_they_must_not() -> None:
    found = seeds.search(three(*AROUND_A_POINT), OUTLINES, "isle", 0, Random(0))
    assert [(contact.a, contact.b) for contact in found.wrong] == [("east", "west")]
    assert found.cost > 3


def test_the_search_sets_wrong_seeds_right() -> None:
    found = seeds.search(three(*AROUND_A_POINT), OUTLINES, "isle", 300, Random(0))
    assert found.wrong == []
    assert found.cost < 3


def test_the_search_is_drawn_by_its_random_numbers() -> None:
    given = three(*AROUND_A_POINT)
    first = seeds.search(given, OUTLINES, "isle", 30, Random(7))
    assert first == seeds.search(given, OUTLINES, "isle", 30, Random(7))
    assert first != seeds.search(given, OUTLINES, "isle", 30, Random(8))


def test_a_landmass_without_seeds_is_named() -> None:
    with pytest.raises(RecipeError, match="The landmass atlantis isn’t divided by seeds"):
        seeds.search(three(*IN_A_ROW), OUTLINES, "atlantis", 0, Random(0))


def test_the_stored_seeds_of_jawa_have_nothing_wrong(given: Recipe, outlines: Outlines) -> None:
    assert seeds.search(given, outlines, "java", 0, Random(0)).wrong == []


def test_areas_are_stored_as_they_lie_in_the_recipe(given: Recipe, tmp_path: Path) -> None:
    shuffled = msgspec.structs.replace(given.areas, seeds=given.areas.seeds[::-1])
    recipe.write_areas(shuffled, tmp_path)
    assert msgspec.json.decode((tmp_path / "areas.json").read_bytes(), type=Areas) == given.areas


def test_the_command_stores_what_it_finds(
    recipe_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in recipe_folder.glob("*json"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert main(["seeds", "java", "--recipe", str(tmp_path), "--steps", "3", "--write"]) == 0
    assert "wrong contacts: 0\n" in capsys.readouterr().out
    before, after = recipe.read(recipe_folder).areas, recipe.read(tmp_path).areas
    assert [(seed.landmass, seed.area) for seed in after.seeds] == [(seed.landmass, seed.area) for seed in before.seeds]
    assert [seed for seed in after.seeds if seed.landmass != "java"] == [
        seed for seed in before.seeds if seed.landmass != "java"
    ]
