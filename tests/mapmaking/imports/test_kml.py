"""Polygons of KML, also zipped: their names, folders and holes."""

from __future__ import annotations

import zipfile
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.mapmaking.imports.named_shapes import ImportedDrawing
from indonesia_qt.mapmaking.imports.open_file import read
from tests.robustness.mutations import change_bytes

HEAD = '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Greece</name>'


def ring(x: float, y: float, side: float) -> str:
    places = [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)]
    return f"<LinearRing><coordinates>\n{' '.join(f'{a},{b},0' for a, b in places)}\n</coordinates></LinearRing>"


def polygon(x: float, y: float, side: float, hole: str = "") -> str:
    inner = f"<innerBoundaryIs>{hole}</innerBoundaryIs>" if hole else ""
    return f"<Polygon>{inner}<outerBoundaryIs>{ring(x, y, side)}</outerBoundaryIs></Polygon>"


def found(folder: Path, content: str) -> ImportedDrawing:
    file = folder / "greece.kml"
    file.write_text(f"{HEAD}{content}</Document></kml>", encoding="utf-8")
    return read(file)


def test_placemarks_become_shapes(tmp_path: Path) -> None:
    data = '<ExtendedData><Data name="POP"><value>12</value></Data>'
    data += '<SchemaData><SimpleData name="Adm"> North </SimpleData></SchemaData></ExtendedData>'
    drawing = found(
        tmp_path,
        f"<Folder><name>Islands</name><Placemark><name> Samos </name>{data}{polygon(0, 0, 2)}</Placemark>"
        f"<Placemark><name>Chios</name><MultiGeometry>{polygon(0, 4, 2)}{polygon(4, 4, 1)}</MultiGeometry></Placemark>"
        f"</Folder><Placemark><name>Lesbos</name>{polygon(0, 8, 3, ring(1, 9, 1))}</Placemark>",
    )
    samos, chios, lesbos = drawing.shapes
    assert (samos.name, chios.name, lesbos.name) == ("Samos", "Chios", "Lesbos")
    assert samos.properties == {"name": "Samos", "POP": "12", "Adm": "North", "layer": "Islands", "group": "Islands"}
    shrunk = drawing.projection.shrink
    assert [shape.geometry.area / shrunk for shape in drawing.shapes] == pytest.approx([4, 5, 8])
    assert samos.geometry.bounds[1] > lesbos.geometry.bounds[3]  # north is up
    assert drawing.left_out == ()


def test_what_is_no_polygon_is_told(tmp_path: Path) -> None:
    drawing = found(
        tmp_path,
        "<Placemark><name>Port</name><Point><coordinates>1,2</coordinates></Point></Placemark>"
        "<Placemark><name>Road</name><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>"
        "<Placemark><name>Nothing</name></Placemark>"
        "<Placemark><name>Bad</name><Polygon><outerBoundaryIs><LinearRing><coordinates>1 2 x</coordinates></LinearRing>"
        "</outerBoundaryIs></Polygon></Placemark>",
    )
    assert drawing.shapes == ()
    assert drawing.left_out == (
        "Port was skipped: its type is “Point”, and only polygons become areas.",
        "Road was skipped: its type is “LineString”, and only polygons become areas.",
        "2 outlines were skipped: they can’t be read (Nothing, Bad).",
    )


def test_an_archive_holds_kml(tmp_path: Path) -> None:
    file = tmp_path / "greece.kmz"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("files/icon.png", b"x")
        archive.writestr(
            "doc.kml", f"{HEAD}<Placemark><name>Samos</name>{polygon(0, 0, 2)}</Placemark></Document></kml>"
        )
    assert [shape.name for shape in read(file).shapes] == ["Samos"]
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("icon.png", b"x")
    with pytest.raises(MapError, match="holds no KML"):
        read(file)
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(MapError, match="archive is damaged"):
        read(file)


def test_all_corners_have_one_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("indonesia_qt.mapmaking.imports.budget.MOST_CORNERS", 100)
    with pytest.raises(MapError, match="more than 100 corners in all"):
        found(tmp_path, f"<Placemark>{polygon(0, 0, 2)}</Placemark>" * 30)


def test_damaged_files_give_shapes_or_a_sentence(tmp_path: Path) -> None:
    file, chance = tmp_path / "greece.kml", Random(5)
    whole = f"{HEAD}<Placemark><name>Samos</name>{polygon(0, 0, 2, ring(1, 1, 1))}</Placemark></Document></kml>"
    for _ in range(50):
        file.write_bytes(change_bytes(whole.encode(), chance))
        with suppress(MapError):
            read(file).scaled_to(1000, 500)
