"""Files of other programs are told apart by what they hold, and kept as long as they stay the same."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from shapely import Point

from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.imports import area_requests as reviewing
from indonesia_qt.mapmaking.imports import areas, common_borders, named_shapes, open_file
from indonesia_qt.mapmaking.imports.area_requests import area_requests, guessed
from indonesia_qt.mapmaking.imports.areas import added
from indonesia_qt.mapmaking.imports.common_borders import joined
from indonesia_qt.mapmaking.imports.named_shapes import Frame
from indonesia_qt.mapmaking.imports.open_file import outlines_in
from tests.mapmaking.imports import hostile_files


def feature(geometry: dict[str, Any], name: str = "") -> dict[str, Any]:
    return {"type": "Feature", "properties": {"name": name}, "geometry": geometry}


def square(name: str) -> str:
    return json.dumps(feature(hostile_files.polygon([[0, 0], [9, 0], [9, 9], [0, 9]]), name))


def test_a_file_is_read_once_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, reads = tmp_path / "coast.geojson", []
    original = open_file.read

    def counted(file: Path) -> object:
        reads.append(file)
        return original(file)

    monkeypatch.setattr(open_file, "read", counted)
    file.write_text(square("Samos"), encoding="utf-8")
    for frame in (Frame(), Frame(only=(0,)), Frame(fit=True)):
        (outline,) = outlines_in(str(file), 600, 400, frame).outlines.outlines
        assert outline.name == "Samos"
    assert len(reads) == 1
    file.write_text(square("Samothrace"), encoding="utf-8")
    assert outlines_in(str(file), 600, 400, Frame()).outlines.outlines[0].name == "Samothrace"
    file.unlink()
    assert "There is no such file" in outlines_in(str(file), 600, 400, Frame()).refused


def test_too_many_areas_are_shown_before_they_are_fitted_to_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "MOST_AREAS", 2)
    monkeypatch.setattr(areas, "MOST_AREAS", 2)
    monkeypatch.delattr(named_shapes, "fitted")
    isles = [[[x, 0], [x + 5, 0], [x + 5, 9], [x, 9], [x, 0]] for x in (0, 5, 10)]
    features = [feature(hostile_files.polygon(isle), name) for isle, name in zip(isles, "ABC", strict=True)]
    file = tmp_path / "isles.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    found = outlines_in(str(file), 600, 400, Frame())
    assert [outline.name for outline in found.outlines.outlines] == ["A", "B", "C"]
    assert found.too_many == (
        "A map can have at most 2 areas of one kind. Take only a part of the file, or merge areas by a property."
    )
    assert not found.review.ways


def test_a_file_may_be_packed_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "samos.svgz"
    file.write_bytes(gzip.compress(b'<svg><rect id="Samos" width="2" height="1"/></svg>'))
    assert [shape.name for shape in open_file.read(file).shapes] == ["Samos"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (gzip.compress(b"<svg/>" * 99, mtime=0)[:-9], "an entry ends too early"),
        (b"\x1f\x8b" + b"x" * 99, "The archive is damaged"),
        (gzip.compress(b"\0" * (open_file.LARGEST_FILE + 1), mtime=0), "Unpacked, the archive has more than 40"),
        (b"\x89PNG\r\n", "(“PNG”). You can import GeoJSON, TopoJSON, Shapefile, SVG, KML: export"),
        (b"SQLite format 3\0", "(“GeoPackage”). You can import GeoJSON"),
        (
            b'<?xml version="1.0"?><osm version="0.6"/>',
            "line 1: This file is of another kind (“osm”). You can import GeoJSON",
        ),
        (b"<map/>", "(“map”). You can import GeoJSON"),
        ("<gpx/>".encode("utf-16"), "(“gpx”). You can import GeoJSON"),
        (b"<gml:FeatureCollection xmlns:gml='g'/>", "(“FeatureCollection”). You can import GeoJSON"),
        (b"<svg", "The XML in this file is damaged"),
    ],
)
def test_files_of_other_kinds_are_a_sentence(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert reason in outlines_in(str(file), 600, 400, Frame()).refused


@pytest.mark.parametrize("name", hostile_files.REFUSED)
def test_a_hostile_file_is_a_sentence(tmp_path: Path, name: str) -> None:
    file = hostile_files.write(tmp_path, name)
    found = outlines_in(str(file), 600, 400, Frame())
    assert found.outlines.outlines == ()
    said = " ".join((found.refused, *found.outlines.left_out))
    assert hostile_files.REFUSED[name][1] in said


def test_outlines_that_cross_all_others_end_soon(tmp_path: Path) -> None:
    """To look for their common borders would take minutes."""
    file = tmp_path / "stars.geojson"
    features = [
        feature(geometry) for geometry in json.loads(hostile_files.coasts(300, roughness=5, islands=60))["geometries"]
    ]
    file.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    assert len(outlines_in(str(file), 1600, 900, Frame()).outlines.outlines) == 60


@pytest.mark.timeout(60)
@pytest.mark.parametrize("count", [50, pytest.param(500, marks=pytest.mark.soak)])
def test_outlines_that_are_nearly_the_same_end_soon(tmp_path: Path, count: int) -> None:
    """To look for the common borders of fifty circles took minutes."""
    file = tmp_path / "circles.svg"
    file.write_text(
        "<svg>" + "".join(f'<circle cx="{n / 100}" r="10"/>' for n in range(count)) + "</svg>", encoding="utf-8"
    )
    reading = outlines_in(str(file), 1600, 900, Frame(fit=True))
    outlines = reading.outlines.outlines
    assert len(outlines) == count
    assert len({outline.shape for outline in outlines}) <= count // 20
    requests = area_requests(outlines, guessed(outlines))
    assert sum(not remark.spare for remark in reading.review.remarks(requests)) <= count // 20
    board = blank("circles", "Circles", reading.outlines.width, reading.outlines.height)
    made = added(board, requests)
    assert made.areas
    assert "others cover them completely" in made.left_out[0]


def test_the_work_of_joining_borders_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    discs = [Point(2 * n, 0).buffer(100 + n % 7) for n in range(20)]
    monkeypatch.setattr(common_borders, "MOST_COMPARED", 0)
    assert joined(discs) == discs


@pytest.mark.parametrize("corners", [200_000, pytest.param(1_000_000, marks=pytest.mark.soak)])
def test_a_coast_with_very_many_points_is_read(tmp_path: Path, corners: int) -> None:
    file = tmp_path / "coast.geojson"
    file.write_bytes(hostile_files.coasts(corners, roughness=0.00001))
    (coast,) = outlines_in(str(file), 1600, 900, Frame(fit=True)).outlines.outlines
    assert len(coast.shape[0][0]) < 1000
