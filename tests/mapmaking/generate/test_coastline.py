"""Outlines from Natural Earth's TopoJSON, and their file."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
import shapely

from indonesia_qt.mapmaking.generate import coastline
from indonesia_qt.mapmaking.generate.__main__ import main
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.recipe import Landmass, Recipe, RecipeError

WEST = [[0, 0], [0, 20], [10, 0], [0, -20]]
"""An arc around the west of an island, as steps: from (100, 0) over (100, 2) and (101, 2) to (101, 0)."""
EAST = [[10, 20], [10, 0], [0, -20], [-10, 0]]
"""From (101, 2) over (102, 2) and (102, 0) back to (101, 0)."""
MIDDLE = [[10, 20], [0, -20]]
"""The border in the middle of the island, from north to south."""
SOUTH = [[10, 0], [-10, 0]]
ISLET = [[30, 0], [0, 5], [5, -5], [-5, 0]]
FAR = [[300, 0], [0, 5], [5, -5], [-5, 0]]


def country(name: str, *polygons: list[list[int]]) -> dict[str, object]:
    return {"type": "MultiPolygon", "arcs": list(polygons), "properties": {"name": name}}


@pytest.fixture
def natural_earth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An island that a straight border divides between two countries, an islet, and a country of no interest."""
    topology = {
        "type": "Topology",
        "transform": {"scale": [0.1, 0.1], "translate": [100, 0]},
        "arcs": [[[0, 0], [0, 20], [10, 0]], MIDDLE, SOUTH, EAST, ISLET, FAR],
        "objects": {
            "countries": {
                "type": "GeometryCollection",
                "geometries": [
                    country("Indonesia", [[0, 1, 2]], [[4]]),
                    {"type": "Polygon", "arcs": [[3, ~1]], "properties": {"name": "Malaysia"}},
                    country("Atlantis", [[5]]),
                ],
            }
        },
    }
    file = tmp_path / "countries.json"
    file.write_text(json.dumps(topology), encoding="utf-8")
    monkeypatch.setattr(coastline, "SHA256", hashlib.sha256(file.read_bytes()).hexdigest())
    return file


def landmass(name: str, pick: str, least: float = 0.0) -> Landmass:
    return Landmass(name, (99.0, -1.0, 140.0, 3.0), (0.0, 0.0), (1.0, 1.0), pick, least)  # type: ignore[arg-type]


def test_an_island_of_two_countries_is_one_outline(natural_earth: Path) -> None:
    outline = coastline.extract(natural_earth, [landmass("island", "largest")])["island"]
    assert outline.equals(shapely.box(100, 0, 102, 2))


def test_all_takes_what_is_large_enough_and_in_the_box(natural_earth: Path) -> None:
    found = coastline.extract(natural_earth, [landmass("both", "all"), landmass("large", "all", 1.0)])
    assert sorted(round(island.area, 3) for island in shapely.get_parts(found["both"])) == [0.125, 4.0]
    assert [round(island.area, 3) for island in shapely.get_parts(found["large"])] == [4.0]


def test_another_file_is_refused(natural_earth: Path) -> None:
    natural_earth.write_text(natural_earth.read_text(encoding="utf-8") + " ", encoding="utf-8")
    with pytest.raises(
        RecipeError, match=r"countries\.json: This isn’t the countries-10m\.json of world-atlas 2\.0\.2"
    ):
        coastline.extract(natural_earth, [])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match=r"nowhere\.json: There is no such file"):
        coastline.extract(tmp_path / "nowhere.json", [])


def test_outlines_come_out_of_their_file_as_they_went_in(natural_earth: Path, tmp_path: Path) -> None:
    found = coastline.extract(natural_earth, [landmass("both", "all"), landmass("island", "largest")])
    coastline.write(found, tmp_path / "coastline.geojson", "Atlas")
    read = coastline.read(tmp_path / "coastline.geojson")
    assert list(read) == ["both", "island"]
    assert all(read[name].equals(found[name]) for name in found)


def test_the_command_writes_the_outlines_of_the_recipe(natural_earth: Path, tmp_path: Path) -> None:
    (tmp_path / "landmasses.json").write_text(
        '{"channel": 6, "touching": [], "landmasses": [{"id": "island", "box": [99, -1, 140, 3], "at": [0, 0], '
        '"stretch": [1, 1]}]}',
        encoding="utf-8",
    )
    assert main(["coastline", "--natural-earth", str(natural_earth), "--recipe", str(tmp_path)]) == 0
    assert list(coastline.read(tmp_path / "coastline.geojson")) == ["island"]


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "landmasses.json").write_text('{"channel": "wide"}', encoding="utf-8")
    assert main(["coastline", "--natural-earth", "nowhere", "--recipe", str(tmp_path)]) == 2
    assert "landmasses.json: Expected `float`, got `str` - at `$.channel`" in capsys.readouterr().err


def test_the_stored_outlines_are_those_of_the_recipe(given: Recipe, outlines: Outlines) -> None:
    assert set(outlines) == {landmass.id for landmass in given.land.landmasses}
    assert all(outline.is_valid and not outline.is_empty for outline in outlines.values())
