"""Shapefiles, alone or zipped: their polygons, names and holes, and what is wrong with damaged ones."""

from __future__ import annotations

import struct
import zipfile
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random

import pytest
import shapefile

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.mapmaking.imports import budget
from indonesia_qt.mapmaking.imports.open_file import read

Ring = list[tuple[float, float]]


def square(x: float, y: float, side: float, *, hole: bool = False) -> Ring:
    ring = [(x, y), (x, y + side), (x + side, y + side), (x + side, y), (x, y)]
    return ring[::-1] if hole else ring


@pytest.fixture
def coast(tmp_path: Path) -> Path:
    """An island with a lake and an island in it, one of two islands and a flat one, and nothing at all."""
    with shapefile.Writer(tmp_path / "coast", shapeType=shapefile.POLYGON, encoding="cp1252") as writer:
        writer.field("NAME", "C")
        writer.poly([square(1, 1, 4, hole=True), square(0, 0, 6), square(2, 2, 1)])
        writer.record("São")
        writer.poly([square(10, 0, 2), [(14, 0), (14, 2), (14, 0), (14, 0)], square(16, 0, 2)])
        writer.record("Twins")
        writer.null()
        writer.record("Nothing")
    return tmp_path / "coast.shp"


def zipped(coast: Path) -> Path:
    file = coast.with_suffix(".zip")
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for part in (coast, coast.with_suffix(".dbf")):
            archive.write(part, f"somewhere/{part.name}")
    return file


def test_polygons_have_their_names_holes_and_islands(coast: Path) -> None:
    for file in (coast, zipped(coast)):
        drawing = read(file)
        assert [(shape.name, round(shape.geometry.area), shape.lost) for shape in drawing.shapes] == [
            ("São", 36 - 16 + 1, 0),
            ("Twins", 8, 1),
        ]
        assert drawing.left_out == ("Nothing was skipped: its outline can’t be read.",)


def test_without_its_table_a_shape_has_no_name(coast: Path) -> None:
    coast.with_suffix(".dbf").unlink()
    assert [shape.name for shape in read(coast).shapes] == ["", ""]


def test_lines_are_no_areas(tmp_path: Path) -> None:
    with shapefile.Writer(tmp_path / "road", shapeType=shapefile.POLYLINE) as writer:
        writer.field("NAME", "C")
        writer.line([[(0, 0), (1, 1)]])
        writer.record("Road")
    (told,) = read(tmp_path / "road.shp").left_out
    assert told == "Road was skipped: its type is “POLYLINE”, and only polygons become areas."


def test_damaged_files_give_shapes_or_a_sentence(coast: Path) -> None:
    chance = Random(5)
    whole = {ending: coast.with_suffix(ending).read_bytes() for ending in (".shp", ".dbf")}
    for _ in range(150):
        for ending, data in whole.items():
            spoilt = bytearray(data)
            for _ in range(chance.randrange(1, 8)):
                spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
            coast.with_suffix(ending).write_bytes(bytes(spoilt[: chance.randrange(len(spoilt) + 1)]))
        with suppress(MapError):
            read(coast).scaled_to(400, 300)


def shapes(*entries: bytes) -> bytes:
    """A file of shapes with these entries."""
    return struct.pack(">7i", 9994, 0, 0, 0, 0, 0, 0) + struct.pack("<2i8d", 1000, 5, *[0.0] * 8) + b"".join(entries)


def entry(*parts: int, length: int | None = None) -> bytes:
    """A square whose rings begin at these corners; what it says of its length, in words, may be false."""
    corners = [place for corner in square(0, 0, 1) for place in corner]
    data = struct.pack(f"<i4d2i{len(parts)}i10d", 5, 0, 0, 1, 1, len(parts), 5, *parts, *corners)
    return struct.pack(">2i", 1, len(data) // 2 if length is None else length) + data


@pytest.mark.parametrize("length", [-1, -4, -5, -(1 << 31)])
def test_what_follows_an_entry_that_leads_back_is_not_read(tmp_path: Path, length: int) -> None:
    file = tmp_path / "coast.shp"
    file.write_bytes(shapes(entry(0), entry(0, length=length), entry(0)))
    drawing = read(file)
    assert len(drawing.shapes) == 1
    assert drawing.left_out == ("Feature 2 was skipped: its outline can’t be read.",)


def test_too_many_entries_are_refused_before_they_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MOST_PIECES", 100)
    file = tmp_path / "coast.shp"
    file.write_bytes(shapes(entry(0), bytes(8 * 100)))
    with pytest.raises(MapError, match=r"coast\.shp: It has more than 100 outlines and holes in all\."):
        read(file)


@pytest.mark.parametrize("parts", [(0, 5, 0, 5, 0), (-1,), (0, 9)])
def test_rings_that_do_not_follow_each_other_cost_their_shape(tmp_path: Path, parts: tuple[int, ...]) -> None:
    """A corner belongs to one ring: otherwise a few of them would stand for very many."""
    file = tmp_path / "coast.shp"
    file.write_bytes(shapes(entry(*parts), entry(0)))
    drawing = read(file)
    assert len(drawing.shapes) == 1
    assert drawing.left_out == ("Feature 1 was skipped: its outline can’t be read.",)


def test_an_archive_without_a_shapefile_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("readme.txt", "no map")
    with pytest.raises(MapError, match=r"ends with “\.shp” is missing\."):
        read(tmp_path / "a.zip")


def test_what_a_mac_adds_to_an_archive_is_skipped(coast: Path) -> None:
    file = zipped(coast)
    with zipfile.ZipFile(file, "a") as archive:
        for ending in (".shp", ".dbf"):
            archive.writestr(f"__MACOSX/somewhere/._coast{ending}", b"no Shapefile")
            archive.writestr(f"somewhere/._coast{ending}", b"no Shapefile")
    assert [shape.name for shape in read(file).shapes] == ["São", "Twins"]


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_an_archive_that_is_packed_unusually_is_refused(tmp_path: Path, method: int) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w", method) as archive:
        archive.writestr("coast.shp", bytes(1000))
    with pytest.raises(MapError, match=r"a\.zip: “coast\.shp” is packed in a way"):
        read(tmp_path / "a.zip")


def test_a_zip_bomb_is_refused_unpacked(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("coast.shp", b"\0" * 30_000_000)
    with pytest.raises(MapError, match=r"compressed far more"):
        read(tmp_path / "a.zip")


def test_a_damaged_archive_is_a_sentence(coast: Path) -> None:
    chance, data, refused = Random(7), zipped(coast).read_bytes(), 0
    for _ in range(100):
        spoilt = bytearray(data)
        for _ in range(3):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        coast.with_suffix(".zip").write_bytes(bytes(spoilt))
        try:
            read(coast.with_suffix(".zip"))
        except MapError:
            refused += 1
    assert refused > 20


@pytest.mark.parametrize("turned", list(product([False, True], repeat=3)))
def test_rings_may_run_either_way(tmp_path: Path, turned: tuple[bool, ...]) -> None:
    """A land with a lake in which there is an island."""
    rings = [square(0, 0, 9), square(2, 2, 5), square(3, 3, 2)]
    with shapefile.Writer(tmp_path / "land", shapeType=shapefile.POLYGON) as writer:
        writer.field("NAME", "C")
        writer.poly([ring[::-1] if back else ring for ring, back in zip(rings, turned, strict=True)])
        writer.record("Land")
    (shape,) = read(tmp_path / "land.shp").shapes
    assert shape.geometry.area == pytest.approx(81 - 25 + 4, rel=0.01)


@pytest.mark.parametrize(
    ("language", "encoding", "name"),
    [
        (0x4D, "gbk", "海南"),
        (0xC9, "cp1251", "Крым"),
        (0x13, "cp932", "北海道"),
        (0x02, "cp850", "Älv"),
        (0, "cp1252", "Älv"),
    ],
)
def test_the_table_tells_its_encoding(tmp_path: Path, language: int, encoding: str, name: str) -> None:
    with shapefile.Writer(tmp_path / "land", shapeType=shapefile.POLYGON, encoding=encoding) as writer:
        writer.field("NAME", "C")
        writer.poly([square(0, 0, 9)])
        writer.record(name)
    table = bytearray((tmp_path / "land.dbf").read_bytes())
    table[29] = language
    (tmp_path / "land.dbf").write_bytes(table)
    assert [shape.name for shape in read(tmp_path / "land.shp").shapes] == [name]


@pytest.mark.parametrize(
    ("system", "proportion"), [("PROJCS[", 1.0), ("GEOGCS[", 0.5), ("", 0.5), ('\ufeffPROJCRS["x"]', 1.0)]
)
def test_a_description_of_the_coordinates_is_heeded(tmp_path: Path, system: str, proportion: float) -> None:
    with shapefile.Writer(tmp_path / "land", shapeType=shapefile.POLYGON) as writer:
        writer.field("NAME", "C")
        writer.poly([square(10, 55, 10)])
        writer.record("Land")
    (tmp_path / "land.prj").write_text(system, encoding="utf-8")
    left, top, right, bottom = read(tmp_path / "land.shp").shapes[0].geometry.bounds
    assert (right - left) / (bottom - top) == pytest.approx(proportion, rel=0.01)


def test_of_several_in_an_archive_each_outline_says_its_own(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        for number, name in enumerate(("states", "towns")):
            with shapefile.Writer(tmp_path / name, shapeType=shapefile.POLYGON) as writer:
                writer.field("NAME", "C")
                writer.poly([square(5 * number, 0, 4)])
                writer.record(name.upper())
            for ending in (".shp", ".dbf"):
                archive.write(tmp_path / f"{name}{ending}", f"folder/{name}{ending}")
    drawing = read(tmp_path / "all.zip")
    assert [(shape.name, shape.properties["object"]) for shape in drawing.shapes] == [
        ("STATES", "states"),
        ("TOWNS", "towns"),
    ]
    assert [shape.name for shape in drawing.in_layer("Towns").shapes] == ["TOWNS"]
