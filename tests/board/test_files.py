"""The map file: what goes in comes out, and what is wrong with it is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from indonesia_qt.board.files import board_file, schema
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap, IgnoredProblem

Collection = dict[str, Any]
SHIPPED = Path(__file__).parents[2] / "maps/indonesia/map.geojson"


def test_a_board_comes_out_of_its_file_as_it_went_in(two_islands: BoardMap, map_file: Path) -> None:
    assert board_file.read(map_file) == two_islands


def test_exceptions_are_kept(with_exception: BoardMap, tmp_path: Path) -> None:
    board_file.write(with_exception, tmp_path / "map.geojson")
    assert board_file.read(tmp_path / "map.geojson") == with_exception


def test_the_threshold_and_ignored_problems_are_kept(two_islands: BoardMap, map_file: Path, tmp_path: Path) -> None:
    ignored = (IgnoredProblem("west-1", "small-token", "It is an islet."),)
    board = replace(two_islands, threshold=2.5, ignored=ignored)
    board_file.write(board, tmp_path / "other.geojson")
    assert board_file.read(tmp_path / "other.geojson") == board
    assert "threshold" not in map_file.read_text(encoding="utf-8")
    assert "ignored" not in map_file.read_text(encoding="utf-8")


def test_members_that_the_program_does_not_know_are_kept(map_file: Path, tmp_path: Path) -> None:
    collection = json.loads(map_file.read_text(encoding="utf-8"))
    collection["crs"] = {"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC:1.3:CRS84"}}
    collection["map"]["author"] = "Ana"
    collection["features"][0]["properties"]["people"] = 12.50
    details = {"token:west-1": 1, "berths:north": [2], "label:west": {"a": 3}, "ornament:compass": "4"}
    for id, value in {**details, "arrow:east-1:west-2": None}.items():
        feature(collection, id)["properties"]["note"] = value
    for id in ("west", "north", "token:west-1"):
        feature(collection, id)["own"] = {"seen": [id]}
    collection["adjacency"]["checked"] = True
    map_file.write_text(json.dumps(collection), encoding="utf-8")
    board = board_file.read(map_file)
    board_file.write(board, tmp_path / "other.geojson")
    assert board_file.read(tmp_path / "other.geojson") == board
    written = json.loads((tmp_path / "other.geojson").read_text(encoding="utf-8"))
    assert sorted(written["features"], key=str) == sorted(collection["features"], key=str)
    for member in ("crs", "map", "adjacency"):
        assert written[member] == collection[member]


def test_the_shipped_map_is_stored_just_as_the_program_writes_it(shipped: BoardMap, tmp_path: Path) -> None:
    board_file.write(shipped, tmp_path / "map.geojson")
    assert (tmp_path / "map.geojson").read_bytes() == SHIPPED.read_bytes()


def test_the_file_is_geojson_that_lies_upright(map_file: Path) -> None:
    collection = json.loads(map_file.read_text(encoding="utf-8"))
    assert collection["type"] == "FeatureCollection"
    assert collection["bbox"] == [0, -1.2, 3, 0]
    west = feature(collection, "west-1")
    assert west["geometry"]["type"] == "Polygon"
    assert west["geometry"]["coordinates"][0][2] == [0.8, -1.2]
    assert feature(collection, "arrow:east-1:west-2")["geometry"]["type"] == "LineString"


def test_each_feature_and_each_link_has_a_line_of_its_own(map_file: Path) -> None:
    lines = map_file.read_text(encoding="utf-8").splitlines()
    assert sum('"type":"Feature"' in line for line in lines) == 21
    assert '{"a":"west-1","b":"west-2","kind":"border"}' in lines
    assert '["east-1","north"],' in lines


def feature(collection: Collection, name: str) -> dict[str, Any]:
    return next(found for found in collection["features"] if found["id"] == name)


def without(name: str) -> Callable[[Collection], None]:
    def change(collection: Collection) -> None:
        collection["features"].remove(feature(collection, name))

    return change


def with_geometry(name: str, kind: str, coordinates: object) -> Callable[[Collection], None]:
    def change(collection: Collection) -> None:
        feature(collection, name)["geometry"] = {"type": kind, "coordinates": coordinates}

    return change


def with_property(name: str, key: str, value: object) -> Callable[[Collection], None]:
    def change(collection: Collection) -> None:
        feature(collection, name)["properties"][key] = value

    return change


def with_link(kind: str, link: object) -> Callable[[Collection], None]:
    return lambda collection: collection["adjacency"][kind].append(link)


def with_header(key: str, value: object) -> Callable[[Collection], None]:
    return lambda collection: collection["map"].update({key: value})


def with_member(key: str, value: object) -> Callable[[Collection], None]:
    return lambda collection: collection.update({key: value})


def twice(name: str) -> Callable[[Collection], None]:
    return lambda collection: collection["features"].append(feature(collection, name))


def again_as(name: str, other: str) -> Callable[[Collection], None]:
    return lambda collection: collection["features"].append({**feature(collection, name), "id": other})


def many_lakes(collection: Collection) -> None:
    pond = feature(collection, "pond")
    collection["features"] += [{**pond, "id": f"pond-{number}"} for number in range(board_file.MOST_AREAS)]


def many_corners(collection: Collection) -> None:
    (ring,) = feature(collection, "pond")["geometry"]["coordinates"]
    ring[1:1] = [ring[1]] * board_file.MOST_CORNERS


BROKEN: list[tuple[str, Callable[[Collection], None], str, str]] = [
    (
        "newer format",
        with_header("format", 3),
        "map.format",
        "The file has format 3, but this version of the program reads formats only up to 2. Update the program.",
    ),
    ("unknown look", with_header("look", "towers"), "map.look", "Invalid enum value 'towers'"),
    ("look that is no text", with_header("look", 7), "map.look", "Expected `str`, got `int`"),
    ("format 0", with_header("format", 0), "map.format", "Format 0 doesn’t exist; the first format is 1."),
    ("format -1", with_header("format", -1), "map.format", "Format -1 doesn’t exist; the first format is 1."),
    (
        "huge canvas",
        with_header("canvas", [1e308, 5]),
        "map.canvas",
        "The canvas can be at most 100,000 units wide and high.",
    ),
    (
        "id out of its folder",
        with_header("id", "../../x"),
        "map.id",
        "The ID of the map can’t be used as a folder name.",
    ),
    (
        "id of the folder around",
        with_header("id", ".."),
        "map.id",
        "The ID of the map can’t be used as a folder name.",
    ),
    ("id of two lines", with_header("id", "a\nb"), "map.id", "The ID of the map can’t be used as a folder name."),
    ("endless title", with_header("title", "x" * 100_000), "title", "length <= 200"),
    ("endless name", with_property("pond", "name", "x" * 100_000), "properties.name", "length <= 200"),
    ("endless radius", with_property("token:west-1", "radius", 1e308), "properties.radius", "<= 100000.0"),
    ("endless tint", with_property("west", "tint", 10**15), "properties.tint", "<= 1000000"),
    ("far point", with_geometry("token:west-1", "Point", [1e308, 0]), "feature “token:west-1”", "too far outside"),
    (
        "far outline",
        with_geometry("pond", "Polygon", [[[0, 0], [1e300, 0], [1, 1], [0, 0]]]),
        "feature “pond”",
        "It’s too far outside the canvas.",
    ),
    (
        "coordinates are texts",
        with_geometry("pond", "Polygon", [[["0", "0"], ["1", "0"], ["1", "1"], ["0", "0"]]]),
        "geometry.coordinates",
        "Expected `float`, got `str`",
    ),
    ("too many areas", many_lakes, "features", "A map can have at most 2,000 areas of one kind."),
    (
        "too many corners",
        many_corners,
        "features",
        "The outlines of a map can have at most 200,000 corners in total.",
    ),
    ("no canvas", with_header("canvas", [300, 0]), "map.canvas", "The canvas needs a width and a height above 0."),
    (
        "no threshold",
        with_header("threshold", 0),
        "map.threshold",
        "The minimum border length must be between 0 and 100,000 units.",
    ),
    ("canvas of three", with_header("canvas", [300, 0, 1]), "map.canvas", "`array` of length 2"),
    ("another type", with_member("type", "Feature"), "type", "Invalid value 'Feature'"),
    ("no adjacency", with_member("adjacency", {}), "adjacency", "missing required field `land_land`."),
    ("features are no list", with_member("features", {}), "features", "Expected `array`, got `object`"),
    ("a feature is no object", with_member("features", [7]), "features[0]", "Expected `object`, got `int`"),
    ("no token", without("token:west-1"), "area “west-1”", "Its “token” feature is missing."),
    ("no berths", without("berths:strait"), "sea area “strait”", "Its “berths” feature is missing."),
    ("two tokens", again_as("token:west-1", "t"), "feature “t”", "“west-1” already has a feature of this kind."),
    ("id used twice", twice("pond"), "feature “pond”", "This ID is used twice."),
    ("unknown kind", with_property("pond", "kind", "volcano"), "properties.kind", "Invalid value 'volcano'"),
    ("radius is a text", with_property("token:west-1", "radius", "big"), "radius", "Expected `float`, got `str`"),
    (
        "no such province",
        with_property("west-1", "province", "south"),
        "land area “west-1”",
        "The map has no province “south”.",
    ),
    (
        "token of nothing",
        with_property("label:west", "of", "south"),
        "feature “label:west”",
        "The map has no area or province “south”.",
    ),
    ("point for a shape", with_geometry("pond", "Point", [0, 0]), "feature “pond”", "It must be a polygon."),
    ("no outline", with_geometry("pond", "Polygon", []), "feature “pond”", "It has no outline."),
    (
        "open outline",
        with_geometry("pond", "Polygon", [[[0, 0], [1, 0], [1, 1], [0, 1]]]),
        "feature “pond”",
        "One of its outlines isn’t closed.",
    ),
    (
        "shape for a token",
        with_geometry("token:west-1", "LineString", [[0, 0], [1, 1]]),
        "feature “token:west-1”",
        "It must be a point.",
    ),
    (
        "arrow of one point",
        with_geometry("arrow:east-1:west-2", "LineString", [[0, 0]]),
        "feature “arrow:east-1:west-2”",
        "It must be a line.",
    ),
    ("unknown geometry", with_geometry("pond", "Circle", 3), "geometry.type", "Invalid value 'Circle'"),
    (
        "link to no area",
        with_link("land_land", {"a": "west-1", "b": "moon", "kind": "border"}),
        "link west-1 – moon",
        "The map has no land area “moon”.",
    ),
    (
        "link of no kind",
        with_link("land_land", {"a": "west-1", "b": "east-1", "kind": "tunnel"}),
        "adjacency.land_land[2].kind",
        "Invalid enum value 'tunnel'",
    ),
    (
        "coast of a sea",
        with_link("land_sea", ["north", "strait"]),
        "coast north – strait",
        "The map has no land area “north”.",
    ),
    (
        "sea to land",
        with_link("sea_sea", ["north", "west-1"]),
        "link north – west-1",
        "The map has no sea area “west-1”.",
    ),
    (
        "link to itself",
        with_link("sea_sea", ["north", "north"]),
        "link north – north",
        "An area can’t be linked to itself.",
    ),
    ("link twice", with_link("sea_sea", ["strait", "north"]), "link strait – north", "This link is listed twice."),
    (
        "exception for nothing",
        with_member("exceptions", [{"a": "west-1", "b": "moon", "reason": ""}]),
        "exception west-1 – moon",
        "The map has no area “moon”.",
    ),
]


@pytest.mark.parametrize(("change", "place", "reason"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_what_is_wrong_in_a_file_is_said_with_its_place(
    map_file: Path, change: Callable[[Collection], None], place: str, reason: str
) -> None:
    collection = json.loads(map_file.read_text(encoding="utf-8"))
    change(collection)
    map_file.write_text(json.dumps(collection), encoding="utf-8")
    with pytest.raises(MapError) as caught:
        board_file.read(map_file)
    assert caught.value.file == map_file
    assert place in caught.value.place
    assert reason in caught.value.reason
    assert caught.value.reason[0].isupper() or caught.value.reason.startswith("“")
    assert caught.value.reason.endswith(".")
    assert str(caught.value) == f"{map_file}: {caught.value.place}: {caught.value.reason}"


@pytest.mark.parametrize("key", ["title", "a", "coordinates"])
def test_a_key_that_is_there_twice_is_named_with_its_line(map_file: Path, key: str) -> None:
    lines = map_file.read_text(encoding="utf-8").splitlines()
    at = next(number for number, text in enumerate(lines) if f'"{key}":' in text)
    lines[at] = lines[at].replace(f'"{key}":', f'"{key}":"x","{key}":', 1)
    map_file.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(MapError) as caught:
        board_file.read(map_file)
    assert caught.value.place == f"line {at + 1}"
    assert caught.value.reason == f"The key “{key}” is used twice."


NESTED = b"[" * 200_000
UNREADABLE = {
    "empty": (b"", ""),
    "cut off": (b'{"type": "FeatureCollection", "map": {"format": 1', ""),
    "not JSON": (b"<kml/>", ""),
    "a list": (b"[]", ""),
    "a number": (b"7", ""),
    "nothing": (b"null", ""),
    "not UTF-8": (b'{"type": "Feature\xffCollection"}', "byte 17"),
    "nested without end": (NESTED, ""),
    "nested in a member": (b'{"map": {"format": 1, "x": ' + NESTED + b"}}", ""),
}


@pytest.mark.parametrize(("data", "place"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_file_that_is_no_map_is_refused(tmp_path: Path, data: bytes, place: str) -> None:
    file = tmp_path / "map.geojson"
    file.write_bytes(data)
    with pytest.raises(MapError) as caught:
        board_file.read(file)
    assert caught.value.place == place


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "1e400"])
@pytest.mark.parametrize("place", ['"radius":25.0', "[0.45,-0.9]"])
def test_numbers_that_are_none_are_refused(map_file: Path, number: str, place: str) -> None:
    text = map_file.read_text(encoding="utf-8")
    assert place in text
    number_at_place = f'"radius":{number}' if "radius" in place else f"[0.45,{number}]"
    map_file.write_text(text.replace(place, number_at_place, 1), encoding="utf-8")
    with pytest.raises(MapError):
        board_file.read(map_file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="nowhere\\.geojson: There is no such file"):
        board_file.read(tmp_path / "nowhere.geojson")


def test_a_folder_is_no_map(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="It’s a folder, not a file"):
        board_file.read(tmp_path)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    file = tmp_path / "map.geojson"
    with file.open("wb") as stream:
        stream.truncate(board_file.LARGEST_FILE + 1)
    with pytest.raises(MapError, match="is larger than 10 MB"):
        board_file.read(file)


def test_a_property_of_ones_own_never_takes_the_name_of_another() -> None:
    own = (("kind", "1"), ("kind_", "2"), ("place", "3"), ("kind__", "4"), ("note", "5"))
    land = schema.LandProperties("bali")
    written = json.loads(bytes(schema.with_own(land, own)))
    assert written["kind"] == "land"
    assert {key: written[key] for key in ("kind_", "kind__", "kind___", "place_", "note")} == {
        "kind_": 2,
        "kind__": 4,
        "kind___": 1,
        "place_": 3,
        "note": 5,
    }
