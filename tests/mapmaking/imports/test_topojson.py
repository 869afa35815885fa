"""TopoJSON: outlines made of common arcs, whole or in steps, in one object or several."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.mapmaking.imports import budget
from indonesia_qt.mapmaking.imports.named_shapes import Frame, ImportedDrawing
from indonesia_qt.mapmaking.imports.open_file import read

ARCS = [[[10, 0], [0, 10]], [[10, 10], [-10, 0], [0, -10], [10, 0]], [[10, 10], [10, 0], [0, -10], [-10, 0]]]
"""The border between two squares side by side, upwards, and the rest of each: in steps of a tenth of a degree."""


def topology(**objects: Any) -> dict[str, Any]:
    transform = {"scale": [0.1, 0.1], "translate": [5, 1]}
    return {"type": "Topology", "transform": transform, "arcs": ARCS, "objects": objects}


def square(name: str, *arcs: int) -> dict[str, Any]:
    return {"type": "Polygon", "arcs": [list(arcs)], "properties": {"name": name}}


def both(*others: Any) -> dict[str, Any]:
    return {"type": "GeometryCollection", "geometries": [square("West", 0, 1), square("East", ~0, ~2), *others]}


def found(folder: Path, content: Any) -> ImportedDrawing:
    file = folder / "coast.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return read(file)


def test_two_squares_share_their_border(tmp_path: Path) -> None:
    west, east = found(tmp_path, topology(land=both())).shapes
    assert (west.name, east.name, dict(west.properties)) == ("West", "East", {"name": "West"})
    assert west.geometry.bounds == pytest.approx((5, -2, 6, -1), rel=0.01)
    assert west.geometry.intersection(east.geometry).length == pytest.approx(1)


def test_arcs_without_steps_are_places(tmp_path: Path) -> None:
    content = topology(land=square("A", 0)) | {"transform": None, "arcs": [[[0, 0], [0, 4], [4, 0], [0, 0]]]}
    assert found(tmp_path, content).shapes[0].geometry.area == pytest.approx(8, rel=0.01)


def test_of_several_objects_each_outline_says_its_own(tmp_path: Path) -> None:
    shapes = found(tmp_path, topology(lands=both(), sea=square("Sea", 0, 1))).shapes
    assert [shape.properties["object"] for shape in shapes] == ["lands", "lands", "sea"]


def test_an_object_called_after_water_is_water(tmp_path: Path) -> None:
    shapes = found(tmp_path, topology(countries=both(), ocean=square("", 0, 1), lakes=square("", 0, 1))).shapes
    assert [shape.properties.get("kind", "") for shape in shapes] == ["", "", "sea", "lake"]
    (alone,) = found(tmp_path, topology(ocean=square("", 0, 1))).shapes
    assert "kind" not in alone.properties


@pytest.mark.parametrize("arcs", [[[9]], [["x"]], [[True]], [[]], None, [None], [[-99]]])
def test_an_outline_of_arcs_that_are_not_there_costs_only_itself(tmp_path: Path, arcs: Any) -> None:
    drawing = found(tmp_path, topology(land=both({"type": "Polygon", "arcs": arcs, "properties": {"name": "Odd"}})))
    assert [shape.name for shape in drawing.shapes] == ["West", "East"]
    assert drawing.left_out == ("Odd was skipped: its outline can’t be read.",)


@pytest.mark.parametrize("arcs", [7, [7], [[7]], [[[1, "x"]]], [[[None, 1]]], [[[1e400, 1]]], None])
def test_arcs_that_can_not_be_read_leave_nothing(tmp_path: Path, arcs: Any) -> None:
    drawing = found(tmp_path, topology(land=square("Odd", 0)) | {"arcs": arcs})
    assert (drawing.shapes, drawing.left_out) == ((), ("Odd was skipped: its outline can’t be read.",))


def test_an_arc_used_again_and_again_is_refused_before_it_fills_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "MOST_CORNERS", 100)
    with pytest.raises(MapError, match=r"more than 100 corners in all\."):
        found(tmp_path, topology(land=square("Bomb", *([0] * 200))))


@pytest.mark.parametrize("part", [[], [[]], None])
def test_parts_without_outlines_are_counted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: Any) -> None:
    monkeypatch.setattr(budget, "MOST_PIECES", 100)
    with pytest.raises(MapError, match=r"more than 100 outlines and holes in all\."):
        found(tmp_path, topology(land={"type": "MultiPolygon", "arcs": [part] * 120}))


GLOBE = {
    "east": [[170, 0], [190, 0], [190, 10], [170, 10], [170, 0]],
    "holed": [[170, 20], [190, 20], [190, 30], [170, 30], [170, 20]],
    "hole": [[175, 22], [185, 22], [185, 28], [175, 28], [175, 22]],
    "touching": [[180, 40], [200, 40], [190, 50], [180, 40]],
    "twice": [[170, -10], [190, -10], [175, -15], [190, -20], [170, -20], [170, -10]],
    "pole": [[x, -70] for x in range(-180, 190, 10)],
}
"""Rings on the globe, here with longitudes that go on beyond 180 degrees."""


@pytest.mark.parametrize(
    ("rings", "ground", "parts"),
    [
        (["east"], 200, 2),
        (["holed", "hole"], 200 - 60, 2),
        (["touching"], 100, 1),
        (["twice"], 125, 3),
        (["pole"], 360 * 20, 1),
    ],
)
def test_outlines_go_on_beyond_the_date_line(tmp_path: Path, rings: list[str], ground: float, parts: int) -> None:
    arcs = [[[(x + 180) % 360 - 180, y] for x, y in GLOBE[ring]] for ring in rings]
    land = {"type": "Polygon", "arcs": [[n] for n in range(len(arcs))], "properties": {"name": "Land"}}
    drawing = found(tmp_path, topology(land=land) | {"transform": None, "arcs": arcs})
    (shape,) = drawing.shapes
    assert len(shape.geometry.geoms) == parts
    assert not shape.crossed
    assert shape.geometry.area / drawing.projection.shrink == pytest.approx(ground)


def test_only_what_is_in_the_frame_is_taken(tmp_path: Path) -> None:
    drawing = found(tmp_path, topology(land=both()))
    (east,) = drawing.scaled_to(600, 400, Frame(only=(1,))).outlines
    assert (east.name, east.number) == ("East", 1)
    half = drawing.scaled_to(600, 400, Frame(crop=drawing.crop(5, 1, 6, 1.5), fit=True))
    assert [outline.name for outline in half.outlines] == ["West"]
    assert (half.width - 60) / (half.height - 60) == pytest.approx(2, rel=0.01)
    nowhere = drawing.scaled_to(600, 400, Frame(crop=drawing.crop(20, 1, 21, 2)))
    assert (nowhere.outlines, nowhere.left_out) == ((), ("There’s nothing in this part of the drawing.",))


@pytest.mark.parametrize(("side", "downwards"), [(100, True), (600_000, False)])
def test_what_is_drawn_for_a_screen_lies_upright(tmp_path: Path, side: float, downwards: bool) -> None:
    arcs = [[[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]] for x, y in ((0, 0), (0, 2 * side))]
    content = {
        **topology(land={"type": "GeometryCollection", "geometries": [square("A", 0), square("B", 1)]}),
        "arcs": arcs,
    }
    content.pop("transform", None)
    first, second = (shape.geometry for shape in found(tmp_path, content).shapes)
    assert (first.bounds[1] < second.bounds[1]) == downwards
