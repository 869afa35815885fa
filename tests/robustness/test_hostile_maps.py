"""Files of strangers that were made to do harm: each gives a sentence or what can be used of it, and soon."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.cli.command_line import run
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, shipped_maps
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.repair import repaired
from indonesia_qt.mapmaking.imports.named_shapes import Frame, ImportedOutlines
from indonesia_qt.mapmaking.imports.open_file import Reading, outlines_in

pytestmark = pytest.mark.timeout(60)

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
TANGLED = "{name} was skipped: its outline crosses itself in too many places."


def star(corners: int) -> list[tuple[float, float]]:
    """A line from place to place at random, closed: it crosses itself about `corners`² / 5 times."""
    chance = Random(1)
    line = [(round(chance.uniform(0, 1000), 1), round(chance.uniform(0, 1000), 1)) for _ in range(corners)]
    return [*line, line[0]]


def reading(folder: Path, name: str, content: str) -> Reading:
    file = folder / name
    file.write_text(content, encoding="utf-8")
    return outlines_in(str(file), 1000, 700, Frame())


def outlines(folder: Path, name: str, content: str) -> ImportedOutlines:
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
    def test_what_they_enclose_is_taken(self, tmp_path: Path, name: str, made: Callable[[int], str]) -> None:
        (outline,) = outlines(tmp_path, name, made(40)).outlines
        assert outline.name == "Java"
        assert "The outline crosses itself, so everything it encloses is used." in outline.remarks

    @pytest.mark.parametrize("corners", [1_000, 10_000])
    def test_too_many_crossings_are_refused(
        self, tmp_path: Path, name: str, made: Callable[[int], str], corners: int
    ) -> None:
        found = outlines(tmp_path, name, made(corners))
        assert found.outlines == ()
        assert found.left_out == (TANGLED.format(name="Java"),)


LAUGHS = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10 if n else "ha"}">' for n in range(9))
SQUARE = '<rect width="9" height="9"/>'


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (f"<!DOCTYPE svg [{LAUGHS}]>" + SVG.format("<title>&a8;</title>"), "uses entities"),
        ('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + SVG.format("&x;"), "uses entities"),
        ("<g>" * 100_000, "This file is of another kind (“g”)."),
        (SVG.format("<g>" * 100_000), "The data is nested too deeply."),
    ],
    ids=["laughs", "another file", "no svg", "nested"],
)
def test_drawings_that_are_refused(tmp_path: Path, content: str, reason: str) -> None:
    assert reason in reading(tmp_path, "a.svg", content).refused


@pytest.mark.parametrize(
    "element",
    [
        '<g id="a"><use href="#a"/><use href="#a"/></g>',
        '<rect width="9" height="9" transform="scale(1e308)scale(1e308)"/>',
        '<rect width="9" height="9" transform="matrix(1e308 1e308 1e308 1e308 1e308 -1e308)"/>',
        '<rect width="9" height="9" transform="scale(1e308) scale(-1e308) translate(0,1e308) skewX(90)"/>',
        '<rect width="1e308" height="1e308" x="1e308"/>',
        f'<rect width="9" height="9" transform="{"scale(1)" * 100_000}x"/>',
        '<circle r="1e200"/>',
        '<ellipse rx="1e999" ry="NaN"/>',
        '<path d="M0 0 A1e308 1e308 1e308 1 1 1e308 1e308z"/>',
        '<path d="M0 0 C1e308 1e308 -1e308 1e308 9 9z"/>',
        f'<path d="M0 0{" " * 200_000}"/>',
        f'<path d="{"M" * 200_000}"/>',
        f'<polygon points="{"," * 200_000}1"/>',
        f'<polygon points="{"9" * 200_000},1 2,3 4,5"/>',
        '<image href="file:///dev/zero" width="9" height="9"/>',
    ],
)
def test_what_cannot_be_drawn_is_left_out_and_the_rest_is_taken(tmp_path: Path, element: str) -> None:
    found = outlines(tmp_path, "a.svg", SVG.format(element + SQUARE))
    assert len(found.outlines) == 1
    assert found.left_out
    assert all(len(text) < 500 for text in found.left_out)


def test_names_without_an_end_are_cut(tmp_path: Path) -> None:
    found = outlines(tmp_path, "a.svg", SVG.format(f'<line id="{"x" * 200_000}"/><path id="{"y" * 200_000}"/>{SQUARE}'))
    assert all(len(text) < 500 for text in found.left_out)


SQUARE_ON_EARTH = [[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]]


@pytest.mark.parametrize(
    "coordinates",
    [
        "[[[0,0],[NaN,0],[1,1],[0,0]]]",
        "[[[0,0],[Infinity,0],[1,-Infinity],[0,0]]]",
        "[[[0,0],[1e308,0],[1e308,1e308],[0,0]]]",
        '[[["0","0"],["1","0"],["1","1"],["0","0"]]]',
        "[[[true,false],[true,true],[false,true],[true,false]]]",
        "[[[1e-320,0],[0,1e-320],[1e-320,1e-320],[1e-320,0]]]",
        "[[[0,0]]]",
        "[[],[],[]]",
        "{}",
        "null",
        f"[[[0,0],[1{'0' * 4000},0],[1,1],[0,0]]]",
    ],
)
def test_coordinates_that_are_none_cost_only_their_feature(tmp_path: Path, coordinates: str) -> None:
    good = json.dumps({"type": "Polygon", "coordinates": SQUARE_ON_EARTH})
    bad = f'{{"type": "Polygon", "coordinates": {coordinates}}}'
    features = ",".join(f'{{"type": "Feature", "properties": {{}}, "geometry": {one}}}' for one in (bad, good))
    found = outlines(tmp_path, "a.geojson", f'{{"type": "FeatureCollection", "features": [{features}]}}')
    assert len(found.outlines) == 1
    assert len(found.left_out) == 1


@pytest.fixture
def lagoon(tmp_path: Path) -> Path:
    """A copy of a map that comes with the program."""
    folder = tmp_path / "lagoon"
    return Path(shutil.copytree(shipped_maps() / "lagoon", folder, ignore=shutil.ignore_patterns("recipe")))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.parametrize("name", [BOARD_FILE, GAME_FILE])
@pytest.mark.parametrize("put", [os.mkfifo, lambda file: file.symlink_to("/dev/zero")], ids=["pipe", "device"])
class TestNoFiles:
    def test_none_is_read(self, lagoon: Path, name: str, put: Callable[[Path], None]) -> None:
        (lagoon / name).unlink()
        put(lagoon / name)
        for read in (load_map, storage.opened):
            with pytest.raises(MapError, match=r"It isn’t a regular file\."):
                read(str(lagoon))

    def test_checking_says_so(
        self, lagoon: Path, name: str, put: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        (lagoon / name).unlink()
        put(lagoon / name)
        assert run(["check-map", str(lagoon)]) == 1
        assert "It isn’t a regular file." in capsys.readouterr().out


class TestTangledMaps:
    def tangle(self, lagoon: Path, corners: int) -> str:
        """Draw the first land of a map as a star; its id."""
        file = lagoon / BOARD_FILE
        collection = json.loads(file.read_text(encoding="utf-8"))
        land = next(one for one in collection["features"] if one["properties"]["kind"] == "land")
        land["geometry"] = {"type": "Polygon", "coordinates": [[(x / 100, -y / 100) for x, y in star(corners)]]}
        file.write_text(json.dumps(collection), encoding="utf-8")
        return str(land["id"])

    def test_they_are_not_edited_as_they_are(self, lagoon: Path) -> None:
        self.tangle(lagoon, 3_000)
        with pytest.raises(MapError, match=r"The outlines cross each other in too many places\."):
            storage.opened(str(lagoon))

    def test_their_repair_leaves_the_tangled_outline_out(self, lagoon: Path) -> None:
        id = self.tangle(lagoon, 3_000)
        found = repaired(str(lagoon))
        assert any(flaw.problem.place == id and "too many places" in flaw.problem.text for flaw in found.flaws)
        assert found.draft
        assert id not in [land.id for land in found.draft.board.lands]

    def test_what_crosses_itself_less_often_is_mended(self, lagoon: Path) -> None:
        self.tangle(lagoon, 100)
        assert repaired(str(lagoon)).draft
