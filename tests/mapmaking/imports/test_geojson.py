"""Polygons of any GeoJSON file, named, projected and told of where they can't be used."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.paths import shipped_maps
from indonesia_qt.mapmaking.imports.named_shapes import COORDINATES, Frame, ImportedDrawing
from indonesia_qt.mapmaking.imports.open_file import read
from tests.robustness.mutations import changed_map

COASTLINE = shipped_maps() / "indonesia" / "recipe" / "coastline.geojson"


def square(x: float, y: float, side: float = 1.0) -> list[list[float]]:
    return [[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]]


def polygon(*rings: list[list[float]]) -> dict[str, Any]:
    return {"type": "Polygon", "coordinates": list(rings)}


def feature(geometry: Any, **properties: Any) -> dict[str, Any]:
    return {"type": "Feature", "properties": properties, "geometry": geometry}


def collection(*features: Any) -> dict[str, Any]:
    return {"type": "FeatureCollection", "features": list(features)}


def found(folder: Path, content: Any) -> ImportedDrawing:
    file = folder / "shapes.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return read(file)


@pytest.mark.parametrize(
    "content",
    [
        polygon(square(0, 0)),
        feature(polygon(square(0, 0))),
        collection(feature(polygon(square(0, 0)))),
        {"type": "GeometryCollection", "geometries": [polygon(square(0, 0))]},
        {"type": "MultiPolygon", "coordinates": [[square(0, 0)]]},
        polygon([[*position, 12.5] for position in square(0, 0)]),
    ],
)
def test_whatever_holds_a_polygon_is_read(tmp_path: Path, content: Any) -> None:
    (shape,) = found(tmp_path, content).shapes
    assert shape.name == ""
    assert shape.geometry.area == pytest.approx(1, rel=1e-3)


@pytest.mark.parametrize(
    ("properties", "name"),
    [
        ({"name": " Bali  Barat "}, "Bali Barat"),
        ({"NAME": "Bali", "id": 7}, "Bali"),
        ({"ADMIN": "Indonesia", "NAME_1": "Bali"}, "Bali"),
        ({"ID": 7}, "7"),
        ({"area": 3.5, "name": None}, ""),
        ({"name": ["x"]}, ""),
    ],
)
def test_names_come_from_the_properties(tmp_path: Path, properties: dict[str, Any], name: str) -> None:
    (shape,) = found(tmp_path, collection(feature(polygon(square(0, 0)), **properties))).shapes
    assert shape.name == name


def test_a_name_may_be_the_id_of_the_feature(tmp_path: Path) -> None:
    content = {**feature(polygon(square(0, 0))), "id": "bali", "properties": None}
    assert found(tmp_path, content).shapes[0].name == "bali"


def test_degrees_lie_upright_and_shrink_away_from_the_equator(tmp_path: Path) -> None:
    shapes = found(tmp_path, collection(feature(polygon(square(10, 59, 2))))).shapes
    left, top, right, bottom = shapes[0].geometry.bounds
    assert (top, bottom) == (-61, -59)
    assert right - left == pytest.approx(1, rel=1e-3)  # the cosine of 60 degrees is a half


def test_metres_are_taken_as_they_are(tmp_path: Path) -> None:
    shapes = found(tmp_path, polygon(square(500_000, 6_000_000, 1000))).shapes
    assert shapes[0].geometry.bounds == (500_000, -6_001_000, 501_000, -6_000_000)


def test_islands_on_both_sides_of_the_date_line_lie_side_by_side(tmp_path: Path) -> None:
    shapes = found(tmp_path, collection(feature(polygon(square(178, 0))), feature(polygon(square(-179, 0))))).shapes
    assert shapes[1].geometry.bounds[0] - shapes[0].geometry.bounds[2] == pytest.approx(2, rel=1e-3)


def test_land_on_the_prime_meridian_is_not_torn_for_land_on_both_sides_of_the_date_line(tmp_path: Path) -> None:
    fiji = {"type": "MultiPolygon", "coordinates": [[square(178, 0)], [square(-179, 0)]]}
    drawing = found(tmp_path, collection(feature(polygon(square(-1, 0, 2)), name="Gulf"), feature(fiji, name="Fiji")))
    assert drawing.shapes[0].geometry.area == pytest.approx(4, rel=1e-2)
    (outline,) = drawing.named(["fiji"]).scaled_to(400, 300).outlines
    assert drawing.scaled_to(400, 300, Frame(only=(1,))).outlines[0].shape == outline.shape
    (left, right), (again, end) = sorted(
        (min(xs), max(xs)) for xs in ([x for x, _ in part[0]] for part in outline.shape)
    )
    assert again - right == pytest.approx(2 * (right - left), rel=0.02)
    assert (left, end) == (30, 370)


def test_holes_stay_holes_and_crossed_outlines_are_cut(tmp_path: Path) -> None:
    bow = [[5, 0], [6, 1], [6, 0], [5, 1], [5, 0]]
    shapes = found(tmp_path, collection(feature(polygon(square(0, 0, 3), square(1, 1))), feature(polygon(bow)))).shapes
    assert shapes[0].geometry.area == pytest.approx(8, rel=1e-2)
    assert shapes[1].geometry.area == pytest.approx(0.5, rel=1e-2)


def test_what_is_no_area_is_left_out_and_told(tmp_path: Path) -> None:
    drawing = found(
        tmp_path,
        collection(
            feature({"type": "Point", "coordinates": [0, 0]}, name="Denpasar"),
            feature({"type": "LineString", "coordinates": [[0, 0], [1, 1]]}),
            feature(None, name="Nothing"),
            feature(polygon([[0, 0], ["x", 1], [1, 0]]), name="Odd"),
            feature(polygon([[0, 0], [1, 1], [0, 0]]), name="Flat"),
            feature(polygon([[0, 0], [1e300, 1], [0, 9]]), name="Far"),
            7,
            feature(polygon(square(0, 0)), name="Bali"),
        ),
    )
    assert [shape.name for shape in drawing.shapes] == ["Bali"]
    assert drawing.left_out == (
        "Denpasar was skipped: its type is “Point”, and only polygons become areas.",
        "Feature 2 was skipped: its type is “LineString”, and only polygons become areas.",
        "4 outlines were skipped: they can’t be read (Nothing, Odd, Far and others).",
        "Flat was skipped: it doesn’t enclose anything.",
    )


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e400", "1e308", "true", "null", '"4"'])
def test_a_number_that_is_no_place_costs_only_its_feature(tmp_path: Path, number: str) -> None:
    whole = json.dumps(feature(polygon(square(0, 0, 4.0)), name="Whole"))
    text = f'{{"type":"FeatureCollection","features":[{whole},{whole.replace("4.0", number).replace("Whole", "Odd")}]}}'
    drawing = found(tmp_path, text)
    assert [shape.name for shape in drawing.shapes] == ["Whole"]
    assert drawing.left_out == ("Odd was skipped: its outline can’t be read.",)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_any_usual_encoding_is_read(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "shapes.json"
    text = json.dumps(feature(polygon(square(0, 0)), name="São"), ensure_ascii=False)
    file.write_bytes(text.encode(encoding))
    assert read(file).shapes[0].name == "São"


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("a/b\\c:*?", "a/b\\c:*?"),
        ("\u202eilaB", "ilaB"),
        ("Ba\u0000li\n", "Ba li"),
        ("🏝 بالي", "🏝 بالي"),
        ("\ud800x", "x"),
    ],
)
def test_names_are_plain(tmp_path: Path, name: str, plain: str) -> None:
    assert found(tmp_path, feature(polygon(square(0, 0)), name=name)).shapes[0].name == plain


def test_of_a_collection_the_areas_are_taken(tmp_path: Path) -> None:
    point = {"type": "Point", "coordinates": [0, 0]}
    content = feature({"type": "GeometryCollection", "geometries": [point, polygon(square(0, 0)), None]}, name="A")
    assert [shape.name for shape in found(tmp_path, content).shapes] == ["A"]


@pytest.mark.parametrize(
    "geometry",
    [
        {"type": "Polygon", "coordinates": []},
        {"type": "Polygon", "coordinates": [[]]},
        {"type": "Polygon", "coordinates": {"a": 1}},
        {"type": "MultiPolygon", "coordinates": [[], [[]]]},
        {"type": "GeometryCollection", "geometries": []},
        {"type": 7},
        "Polygon",
        {"type": "Polygon"},
    ],
)
def test_a_geometry_that_can_not_be_read_is_left_out(tmp_path: Path, geometry: Any) -> None:
    drawing = found(tmp_path, feature(geometry, name="Odd"))
    assert (drawing.shapes, drawing.left_out) == ((), ("Odd was skipped: its outline can’t be read.",))


def test_what_crosses_itself_is_told(tmp_path: Path) -> None:
    bow = [[0, 0], [4, 4], [4, 0], [0, 4], [0, 0]]
    (outline,) = found(tmp_path, feature(polygon(bow))).scaled_to(400, 300).outlines
    assert outline.remarks == ("The outline crosses itself, so everything it encloses is used.",)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such devices here")
def test_a_device_without_an_end_is_refused() -> None:
    with pytest.raises(MapError, match=r"It isn’t a regular file\."):
        read(Path("/dev/zero"))


def test_a_part_without_an_area_costs_only_itself(tmp_path: Path) -> None:
    flat, odd = [[9, 9], [9.5, 9.5], [9, 9]], [[7, 7], ["x", 8], [8, 7]]
    country = {"type": "MultiPolygon", "coordinates": [[square(0, 0)], [flat], [square(3, 0)], [odd]]}
    (shape,) = found(tmp_path, feature(country, name="Japan")).shapes
    assert shape.geometry.area == pytest.approx(2, rel=1e-2)
    (outline,) = found(tmp_path, feature(country, name="Japan")).scaled_to(400, 300).outlines
    assert outline.remarks == ("2 parts have no area and were skipped.",)


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "7", '{"type": 7}', "[" * 5000, '{"type":"Feature","geometry":' * 5000]
)
def test_what_is_no_geojson_is_refused(tmp_path: Path, content: str) -> None:
    with pytest.raises(
        MapError, match=r"shapes\.json: (line \d+, column \d+: )?(This isn’t GeoJSON|The data is nested too deeply)"
    ):
        found(tmp_path, content)


@pytest.mark.parametrize("depth", range(380, 500, 10))
def test_deep_nesting_is_read_or_refused(tmp_path: Path, depth: int) -> None:
    deep = '{"type":"GeometryCollection","geometries":[' * depth + "]}" * depth
    with suppress(MapError):
        assert found(tmp_path, deep).shapes == ()


def test_a_real_coastline_fits_on_a_canvas() -> None:
    outlines = read(COASTLINE).scaled_to(2440, 1190).outlines
    assert {"bali", "lombok"} <= {outline.name for outline in outlines}
    corners = [point for outline in outlines for part in outline.shape for ring in part for point in ring]
    assert min(x for x, _ in corners) == pytest.approx(30, abs=0.2)
    assert max(x for x, _ in corners) == pytest.approx(2410, abs=0.2)
    assert all(round(x, 1) == x and 0 < y < 1190 and round(y, 1) == y for x, y in corners)


def test_damaged_files_give_shapes_or_a_sentence(tmp_path: Path) -> None:
    chance, data = Random(3), COASTLINE.read_bytes()[:60_000]
    whole = data[: data.rindex(b"\n{")].rstrip(b",\n") + b"]}"
    file, refused = tmp_path / "shapes.geojson", 0
    for _ in range(60):
        file.write_bytes(changed_map(whole, chance))
        try:
            read(file).scaled_to(1000, 500)
        except MapError:
            refused += 1
    assert 5 < refused < 55


@pytest.mark.parametrize(
    ("budget", "reason"),
    [
        ("MOST_CORNERS", "Its outlines have more than 100 corners in all"),
        ("MOST_PIECES", "It has more than 100 outlines and holes in all"),
        ("MOST_NAMES", "It has more than 100 names and other properties in all"),
    ],
)
@pytest.mark.parametrize("together", [False, True])
def test_all_outlines_have_one_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, budget: str, reason: str, together: bool
) -> None:
    monkeypatch.setattr(f"indonesia_qt.mapmaking.imports.budget.{budget}", 100)
    properties = {f"key{n}": "text" for n in range(120 if together else 2)}
    squares = [square(2 * n, 0) for n in range(60)]
    if together:
        content = collection(
            feature({"type": "MultiPolygon", "coordinates": [[ring, ring] for ring in squares]}, **properties)
        )
    else:
        content = collection(*(feature(polygon(ring), **properties) for ring in squares))
    with pytest.raises(MapError, match=rf"shapes\.json: {reason}"):
        found(tmp_path, content)


@pytest.mark.parametrize("part", [[], None, {}])
def test_parts_that_are_no_areas_are_counted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: Any) -> None:
    monkeypatch.setattr("indonesia_qt.mapmaking.imports.budget.MOST_PIECES", 100)
    for content in (
        {"type": "MultiPolygon", "coordinates": [part] * 120},
        {"type": "GeometryCollection", "geometries": [part] * 120},
    ):
        with pytest.raises(MapError, match=r"shapes\.json: It has more than 100 outlines and holes in all"):
            found(tmp_path, content)


def test_a_collection_that_json_does_not_allow_is_read_too(tmp_path: Path) -> None:
    """Features are read one by one; where that can't be, all are read at once."""
    text = json.dumps(collection(feature(polygon(square(0, 0)), name="Samos", height=float("nan"))))
    for content in (text, "\ufeff" + text):
        assert [shape.name for shape in found(tmp_path, content).shapes] == ["Samos"]
    nested = collection(collection(feature(polygon(square(0, 0)), name="Samos")))
    assert [shape.name for shape in found(tmp_path, nested).shapes] == ["Samos"]


@pytest.mark.parametrize(
    ("crs", "proportion"),
    [
        ("urn:ogc:def:crs:EPSG::28992", 3),
        ("EPSG:3857", 3),
        ("urn:ogc:def:crs:OGC:1.3:CRS84", 3 * 0.766),
        ("urn:ogc:def:crs:EPSG::4326", 3 * 0.766),
        ("my own", 3 * 0.766),
    ],
)
def test_what_a_file_says_of_its_coordinates_is_heeded(tmp_path: Path, crs: str, proportion: float) -> None:
    land = polygon([[0, 20], [120, 20], [120, 60], [0, 60], [0, 20]])
    content = {**collection(feature(land)), "crs": {"type": "name", "properties": {"name": crs}}}
    left, top, right, bottom = found(tmp_path, content).shapes[0].geometry.bounds
    assert (right - left) / (bottom - top) == pytest.approx(proportion, rel=0.01)


def test_coordinates_can_be_taken_for_others(tmp_path: Path) -> None:
    drawing = found(tmp_path, collection(feature(polygon(square(0, 59)), name="A"), feature(polygon(square(0, 61)))))
    boxes = {
        way: [[*map(round, shape.geometry.bounds)] for shape in drawing.in_coordinates(way).shapes]
        for way in COORDINATES
    }
    assert boxes["plane"] == [[0, -60, 1, -59], [0, -62, 1, -61]]
    assert boxes["screen"] == [[0, 59, 1, 60], [0, 61, 1, 62]]
    assert drawing.in_coordinates("degrees").shapes[0].geometry.bounds == pytest.approx(
        drawing.shapes[0].geometry.bounds
    )


def island(west: float, east: float, south: float = -17) -> list[list[float]]:
    return [[west, south], [east, south], [east, south + 1], [west, south + 1], [west, south]]


def test_a_ring_that_jumps_over_the_date_line_is_an_island(tmp_path: Path) -> None:
    content = collection(feature(polygon(island(177, 179))), feature(polygon(island(179.5, -179.5))))
    viti, taveuni = (shape.geometry for shape in found(tmp_path, content).shapes)
    assert taveuni.area == pytest.approx(viti.area / 2, rel=0.01)
    assert taveuni.distance(viti) == pytest.approx(0.5 * 0.957, rel=0.01)


def test_land_at_the_date_line_is_joined_on_a_map_of_the_world_too(tmp_path: Path) -> None:
    content = collection(
        *(feature(polygon(island(*sides))) for sides in ((-20, 155), (170, 180), (-180, -170), (-168, -40)))
    )
    africa, west, east, america = (shape.geometry for shape in found(tmp_path, content).shapes)
    assert east.intersection(west).length == pytest.approx(1, rel=0.01)
    assert africa.bounds[2] < west.bounds[0]
    assert east.bounds[2] < america.bounds[0]


def test_land_that_only_comes_near_to_the_date_line_stays_on_its_side(tmp_path: Path) -> None:
    content = collection(*(feature(polygon(island(*sides))) for sides in ((-20, 50), (170, 179), (-179, -40))))
    africa, _, america = (shape.geometry for shape in found(tmp_path, content).shapes)
    assert america.bounds[2] < africa.bounds[0]
