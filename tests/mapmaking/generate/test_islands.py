from __future__ import annotations

from pathlib import Path

import pytest
import shapely

from indonesia_qt.mapmaking.generate import coastline, islands
from indonesia_qt.mapmaking.generate.__main__ import main
from indonesia_qt.mapmaking.generate.islands import MadeUp
from indonesia_qt.mapmaking.generate.recipe import RecipeError

ISLE = MadeUp("isle", ((100.0, 100.0), (300.0, 150.0)), (60.0, 40.0), 8.0, 1)


def outline(island: MadeUp) -> shapely.Geometry:
    """The outline in map units."""
    return shapely.transform(islands.outlines([island])[island.id], lambda xy: xy * (100, -100))


def test_an_island_lies_along_its_spine() -> None:
    isle = outline(ISLE)
    assert isle.contains(shapely.LineString(ISLE.spine))
    assert shapely.LineString(ISLE.spine).buffer(60 + 3 * 8).contains(isle)
    west, east = (isle.intersection(shapely.box(left, 0, left + 20, 300)).area for left in (110, 270))
    assert west > east


def test_a_coast_depends_on_its_seed_alone() -> None:
    other = MadeUp(ISLE.id, ISLE.spine, ISLE.breadths, ISLE.bays, 2)
    assert outline(ISLE).equals(outline(ISLE))
    assert outline(ISLE).symmetric_difference(outline(other)).area > 500


def test_deeper_bays_make_a_longer_coast() -> None:
    flat = MadeUp(ISLE.id, ISLE.spine, ISLE.breadths, 0.5, ISLE.seed)
    assert outline(ISLE).length > 1.05 * outline(flat).length


def test_a_coast_that_crosses_itself_is_refused() -> None:
    with pytest.raises(RecipeError, match="The coast of isle crosses itself"):
        islands.outlines([MadeUp("isle", ISLE.spine, (30.0,), 80.0, 1)])


def test_the_outlines_are_stored_as_a_coastline(tmp_path: Path) -> None:
    (tmp_path / "islands.json").write_text(
        '[{"id": "isle", "spine": [[100, 100], [300, 150]], "breadths": [60, 40], "bays": 8, "seed": 1}]',
        encoding="utf-8",
    )
    assert main(["islands", "--recipe", str(tmp_path)]) == 0
    stored = coastline.read(tmp_path / "coastline.geojson")["isle"]
    assert stored.equals(islands.outlines([ISLE])["isle"])
    assert '"source": "Made up for this map"' in (tmp_path / "coastline.geojson").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", [None, "[{]", '[{"id": "isle"}]'])
def test_a_recipe_without_proper_islands_is_refused(
    tmp_path: Path, text: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (tmp_path / "islands.json").write_text(text, encoding="utf-8")
    assert main(["islands", "--recipe", str(tmp_path)]) == 2
    assert "islands.json" in capsys.readouterr().err
