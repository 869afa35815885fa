"""Files of strangers that were made to do harm: each gives a sentence or what can be used of it, and soon."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from indonesia_qt.editing.imports.drawing import Outlines
from indonesia_qt.editing.imports.reading import Reading, outlines_in

pytestmark = pytest.mark.timeout(60)

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
TANGLED = "{name} was left out: its outline crosses itself in too many places."


def star(corners: int) -> list[tuple[float, float]]:
    """A line from place to place at random, closed: it crosses itself about `corners`² / 5 times."""
    chance = Random(1)
    line = [(round(chance.uniform(0, 1000), 1), round(chance.uniform(0, 1000), 1)) for _ in range(corners)]
    return [*line, line[0]]


def reading(folder: Path, name: str, content: str) -> Reading:
    file = folder / name
    file.write_text(content, encoding="utf-8")
    return outlines_in(str(file), 1000, 700)


def outlines(folder: Path, name: str, content: str) -> Outlines:
    found = reading(folder, name, content)
    assert found.refused == ""
    return found.outlines


def drawn_star(corners: int) -> str:
    points = " ".join(f"{x},{y}" for x, y in star(corners))
    return SVG.format(f'<polygon id="Java" points="{points}"/>')


def mapped_star(corners: int) -> str:
    geometry = {"type": "Polygon", "coordinates": [star(corners)]}
    return json.dumps({"type": "Feature", "properties": {"name": "Java"}, "geometry": geometry})


@pytest.mark.parametrize(("name", "made"), [("a.svg", drawn_star), ("a.geojson", mapped_star)])
class TestOutlinesThatCrossThemselves:
    def test_what_they_enclose_is_taken(self, tmp_path: Path, name: str, made: object) -> None:
        assert callable(made)
        (outline,) = outlines(tmp_path, name, made(200)).outlines
        assert outline.name == "Java"
        assert "Its outline crosses itself: what it encloses is taken." in outline.remarks

    @pytest.mark.parametrize("corners", [1_000, 10_000])
    def test_too_many_crossings_are_refused(self, tmp_path: Path, name: str, made: object, corners: int) -> None:
        assert callable(made)
        found = outlines(tmp_path, name, made(corners))
        assert found.outlines == ()
        assert found.left_out == (TANGLED.format(name="Java"),)
