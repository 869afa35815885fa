"""Maps that are made of the files of strangers: which areas there are, and which of them are adjacent."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import shapely

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.imports import area_requests, areas, limits
from indonesia_qt.mapmaking.imports.named_shapes import ImportedDrawing
from indonesia_qt.mapmaking.imports.new_map import Choices, NewMap, new_map
from indonesia_qt.mapmaking.layout import footprints

ALBA, BORA, CUSCO, DUNE = (10, 2, 12, 4), (12, 2, 14, 4), (10, 0, 12, 2), (13, 0, 14, 1)
"""Four areas, of which the last lies apart: west, south, east, north."""
NEIGHBOURS = ["Alba - Bora", "Alba - Cusco"]


@pytest.fixture(autouse=True)
def _no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give an import all the time it takes: the system counts all that the process of the tests has done before."""
    monkeypatch.setattr(limits, "LEAST_SECONDS", 3_600)


def square(west: float, south: float, east: float, north: float) -> list[list[float]]:
    return [[west, south], [east, south], [east, north], [west, north], [west, south]]


def feature(ring: Any, **properties: Any) -> dict[str, Any]:
    return {"type": "Feature", "properties": properties, "geometry": {"type": "Polygon", "coordinates": [ring]}}


def four() -> list[dict[str, Any]]:
    return [
        feature(square(*sides), name=name)
        for name, sides in zip(("Alba", "Bora", "Cusco", "Dune"), (ALBA, BORA, CUSCO, DUNE), strict=True)
    ]


def made(folder: Path, features: list[dict[str, Any]], choices: Choices | None = None, **members: Any) -> NewMap:
    file = folder / "strange.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", **members, "features": features}), encoding="utf-8")
    return new_map(str(file), choices or Choices(fit=True))


def lands(board: BoardMap) -> Counter[str]:
    """The number of areas of each province, by its name."""
    called = {province.id: province.name for province in board.provinces}
    return Counter(called[land.province] for land in board.lands)


def neighbours(board: BoardMap) -> list[str]:
    """The provinces that are adjacent by land."""
    called = {province.id: province.name for province in board.provinces}
    home = {land.id: called[land.province] for land in board.lands}
    return sorted({" - ".join(sorted((home[link.a], home[link.b]))) for link in board.land_land})


class TestGaps:
    @staticmethod
    def torn(gap: float) -> list[dict[str, Any]]:
        """Four areas with a gap between two of them, and an overlap of two others."""
        west, south, east, north = ALBA
        return [
            feature(square(west, south, east - gap, north), name="Alba"),
            feature(square(*BORA), name="Bora"),
            feature(square(10, 0, 12, 2 + gap), name="Cusco"),
            feature(square(*DUNE), name="Dune"),
        ]

    @staticmethod
    def bricks(gap: float) -> list[dict[str, Any]]:
        """Areas whose corners lie beside straight borders of others."""
        return [
            feature(square(10, 2, 12 - gap, 4), name="Alba"),
            feature(square(12, 2.5, 14, 3.5), name="Bora"),
            feature(square(10.4, 0, 11.5, 2 - gap), name="Cusco"),
        ]

    @pytest.mark.parametrize("gap", [0.0005, 0.002, 0.004])
    def test_what_nobody_sees_is_closed(self, tmp_path: Path, gap: float) -> None:
        for features in (self.torn(gap), self.bricks(gap)):
            assert neighbours(made(tmp_path, features).board) == NEIGHBOURS

    def test_wider_ones_are_closed_up_to_a_chosen_width(self, tmp_path: Path) -> None:
        for features in (self.torn(0.02), self.bricks(0.02)):
            assert neighbours(made(tmp_path, features).board) != NEIGHBOURS
            assert neighbours(made(tmp_path, features, Choices(fit=True, gap=12)).board) == NEIGHBOURS


class TestReview:
    def test_the_outline_of_all_the_others_takes_nothing_from_them(self, tmp_path: Path) -> None:
        whole = feature([[10, 0], [12, 0], [12, 2], [14, 2], [14, 4], [10, 4], [10, 0]], name="Whole")
        for features in ([whole, *four()], [*four(), whole]):
            found = made(tmp_path, features)
            assert lands(found.board) == Counter(Alba=1, Bora=1, Cusco=1, Dune=1)
            assert neighbours(found.board) == NEIGHBOURS
            assert found.left_out == ("Whole was skipped: it’s completely covered by others.",)

    def test_of_a_second_layer_only_what_the_first_lacks_is_taken(self, tmp_path: Path) -> None:
        nation = {"type": "MultiPolygon", "coordinates": [[square(10, 0, 12, 4)], [square(*DUNE)]]}
        states = [feature(square(*ALBA), name="Alba"), feature(square(*CUSCO), name="Cusco")]
        features = [*states, feature(square(*DUNE), name="Dune"), {**feature([]), "geometry": nation}]
        assert lands(made(tmp_path, features).board) == Counter(Alba=1, Cusco=1, Dune=1)

    def test_a_province_is_what_nearly_all_have(self, tmp_path: Path) -> None:
        for regions in (["North", "North", None, None], ["All", "All", "All", "All"]):
            features = [
                {**one, "properties": {**one["properties"], "region": region}}
                for one, region in zip(four(), regions, strict=True)
            ]
            assert lands(made(tmp_path, features).board) == Counter(Alba=1, Bora=1, Cusco=1, Dune=1)

    def test_an_outline_without_a_name_is_called_by_its_number(self, tmp_path: Path) -> None:
        flat = [[3, 3], [4, 4], [3, 3]]
        islands = {"type": "MultiPolygon", "coordinates": [[square(*ALBA)], [flat]]}
        found = made(tmp_path, [{**feature([]), "geometry": islands}])
        assert found.left_out == ("Shape 1: 1 part has no area and was skipped.",)


class TestChoices:
    @staticmethod
    def cells() -> list[dict[str, Any]]:
        """Sixteen cells: the left half is two provinces, the right half sea."""
        return [
            feature(
                square(x, y, x + 1, y + 1),
                type="island" if x < 2 else "ocean",
                province=(1 if y < 2 else 2) if x < 2 else 0,
                title=f"Cell {x} {y}",
            )
            for x in range(4)
            for y in range(4)
        ]

    def test_cells_are_merged_by_a_property_and_water_by_its_kind(self, tmp_path: Path) -> None:
        board = made(tmp_path, self.cells(), Choices(fit=True, merge_by="PROVINCE", sea=(("type", "Ocean"),))).board
        assert lands(board) == {"Province 1": 1, "Province 2": 1}
        assert neighbours(board) == ["Province 1 - Province 2"]
        assert [sea.name for sea in board.seas if "ocean" in sea.name] == ["ocean"]

    def test_they_are_not_merged_of_themselves(self, tmp_path: Path) -> None:
        assert len(made(tmp_path, self.cells()).board.lands) == 8

    def test_land_without_the_property_stays_alone(self, tmp_path: Path) -> None:
        features = [*self.cells()[:2], *four()[2:]]
        found = made(tmp_path, features, Choices(fit=True, merge_by="province", names_from="name"))
        assert found.areas == 3

    def test_a_value_of_a_property_makes_a_sea(self, tmp_path: Path) -> None:
        board = made(tmp_path, four(), Choices(fit=True, sea=(("name", "bora"),))).board
        assert neighbours(board) == ["Alba - Cusco"]
        assert "Bora" in {sea.name for sea in board.seas}

    def test_names_provinces_and_kinds_come_from_chosen_properties(self, tmp_path: Path) -> None:
        features = [
            {**one, "properties": {**one["properties"], "code": f"c{n}", "part": "EAST" if n else "WEST", "wet": wet}}
            for n, (one, wet) in enumerate(zip(four(), ("", "", "lake", "sea"), strict=True))
        ]
        choices = Choices(fit=True, names_from="Code", provinces_from="part", kinds_from="wet")
        board = made(tmp_path, features, choices).board
        assert lands(board) == Counter(WEST=1, EAST=1)
        assert {land.place for land in board.lands} == {"c0", "c1"}
        assert [lake.name for lake in board.lakes] == ["c2"]

    @pytest.mark.parametrize(
        ("choices", "sentence"),
        [
            (Choices(layer="states"), "The file has no layers."),
            (Choices(names_from="nom"), "The outlines have no property “nom”. They have: name."),
            (Choices(merge_by="nom"), "The outlines have no property “nom”. They have: name."),
            (Choices(sea=(("type", "sea"),)), "The outlines have no property “type”. They have: name."),
        ],
    )
    def test_what_the_file_does_not_have_is_a_sentence(self, tmp_path: Path, choices: Choices, sentence: str) -> None:
        with pytest.raises(MapError) as refusal:
            made(tmp_path, four(), choices)
        assert str(refusal.value) == f"{tmp_path / 'strange.geojson'}: {sentence}"

    def test_only_a_layer_is_taken(self, tmp_path: Path) -> None:
        file = tmp_path / "layers.topojson"
        arcs = [square(*sides) for sides in (ALBA, BORA, DUNE)]
        layers = {"states": [0, 1], "islands": [2]}
        objects = {
            layer: {
                "type": "GeometryCollection",
                "geometries": [{"type": "Polygon", "arcs": [[n]], "properties": {"name": f"N{n}"}} for n in numbers],
            }
            for layer, numbers in layers.items()
        }
        file.write_text(json.dumps({"type": "Topology", "objects": objects, "arcs": arcs}), encoding="utf-8")
        assert lands(new_map(str(file), Choices(fit=True, layer="Islands")).board) == Counter(N2=1)
        with pytest.raises(MapError, match=r"has no layer “x”\. It has: states, islands\."):
            new_map(str(file), Choices(layer="x"))


class TestNames:
    @pytest.mark.parametrize(
        "properties",
        [
            [{"cod": n, "NOM_REG": name} for n, name in enumerate(("Alba", "Bora", "Cusco", "Dune"))],
            [
                {"ADM1_PCODE": f"ID{n}", "iso": f"ID-{name[:2].upper()}", "ADM0_EN": "Utopia", "ADM1_EN": name}
                for n, name in enumerate(("Alba", "Bora", "Cusco", "Dune"))
            ],
            [
                {"id": n, "tags": {"name": name, "admin_level": "4"}}
                for n, name in enumerate(("Alba", "Bora", "Cusco", "Dune"))
            ],
            [{"admin": "Utopia", "GEN": name, "date": "2020-01-01"} for name in ("Alba", "Bora", "Cusco", "Dune")],
            [{"web": f"https://a.example/{name}", "gebied": name} for name in ("Alba", "Bora", "Cusco", "Dune")],
        ],
    )
    def test_they_are_the_words_that_tell_areas_apart(self, tmp_path: Path, properties: list[dict[str, Any]]) -> None:
        features = [{**one, "properties": known} for one, known in zip(four(), properties, strict=True)]
        board = made(tmp_path, features).board
        assert lands(board) == Counter(Alba=1, Bora=1, Cusco=1, Dune=1)

    def test_in_any_script(self, tmp_path: Path) -> None:
        features = [
            {**one, "properties": {"n": n, "x": name}}
            for n, (one, name) in enumerate(zip(four(), "京道府県", strict=True))
        ]
        assert set(lands(made(tmp_path, features).board)) == set("京道府県")

    def test_where_there_are_none_it_is_the_id(self, tmp_path: Path) -> None:
        features = [{**one, "properties": {"id": f"X{n}", "pop": 5}} for n, one in enumerate(four())]
        assert set(lands(made(tmp_path, features).board)) == {"X0", "X1", "X2", "X3"}


def test_both_loops_of_a_bow_tie_are_one_area(tmp_path: Path) -> None:
    tie = feature([[10, 0], [12, 2], [12, 0], [10, 2], [10, 0]], name="Tie")
    found = made(tmp_path, [tie, feature(square(12, 0, 14, 2), name="Bora")])
    assert lands(found.board) == Counter(Tie=1, Bora=1)
    assert neighbours(found.board) == ["Bora - Tie"]
    assert found.left_out == ("Tie: The outline crosses itself, so everything it encloses is used.",)


def line(*places: tuple[float, float], **properties: Any) -> dict[str, Any]:
    return {**feature([], **properties), "geometry": {"type": "LineString", "coordinates": list(map(list, places))}}


class TestLines:
    def test_what_borders_enclose_together_is_areas(self, tmp_path: Path) -> None:
        features = [
            line((10, 0), (14, 0), (14, 4), (10, 4), (10, 0)),
            line((12, 0), (12, 4), name="a border"),
            line((10, 2), (14, 2)),
            line((14, 2), (15, 2), name="a road"),
        ]
        board = made(tmp_path, features[1:], Choices(fit=True)).board
        assert not board.lands
        board = made(tmp_path, features, Choices(fit=True)).board
        assert len(board.lands) == 4
        assert len(neighbours(board)) == 4

    def test_closed_lines_keep_their_names(self, tmp_path: Path) -> None:
        islands = {"type": "MultiLineString", "coordinates": [square(*BORA), square(*CUSCO)]}
        features = [line(*map(tuple, square(*ALBA)), name="Alba"), {**feature([], name="Bora"), "geometry": islands}]
        found = made(tmp_path, features)
        assert lands(found.board) == Counter(Alba=1, Bora=1)
        assert neighbours(found.board) == ["Alba - Bora"]
        assert found.left_out == ()

    def test_beside_areas_they_are_none(self, tmp_path: Path) -> None:
        found = made(tmp_path, [*four(), line(*map(tuple, square(20, 0, 22, 2)), name="road")])
        assert lands(found.board) == Counter(Alba=1, Bora=1, Cusco=1, Dune=1)
        assert found.left_out == ("road was skipped: its type is “LineString”, and only polygons become areas.",)


class TestOtherForms:
    @pytest.mark.parametrize("sign", ["", "\x1e"])
    def test_a_feature_on_each_line(self, tmp_path: Path, sign: str) -> None:
        file = tmp_path / "lines.geojson"
        file.write_text("\ufeff" + "\r\n".join(sign + json.dumps(one) for one in four()) + "\n\n", encoding="utf-8")
        assert neighbours(new_map(str(file), Choices(fit=True)).board) == NEIGHBOURS

    def test_a_damaged_line_is_told(self, tmp_path: Path) -> None:
        file = tmp_path / "lines.geojson"
        file.write_text("\n".join([*map(json.dumps, four()), "{"]), encoding="utf-8")
        with pytest.raises(MapError, match=r"lines\.geojson: line 5, column 2: This isn’t GeoJSON"):
            new_map(str(file), Choices(fit=True))

    def test_rings_that_lack_a_level(self, tmp_path: Path) -> None:
        features = [
            {**one, "geometry": {"type": "Polygon", "coordinates": one["geometry"]["coordinates"][0]}} for one in four()
        ]
        assert neighbours(made(tmp_path, features).board) == NEIGHBOURS


def test_the_name_of_the_sea_gives_way_to_land(tmp_path: Path) -> None:
    """The name of the sea of a new map is written before there is any land."""
    islands = [feature(square(n * 0.25, m, n * 0.25 + 0.2, m + 0.8)) for n in range(64) for m in range(4)]
    board = made(tmp_path, islands, Choices()).board
    (label,) = board.labels
    land = shapely.union_all([geometry(one.shape) for one in board.lands])
    assert not land.intersects(footprints.of_names([label]))


def test_outlines_too_far_apart_for_one_map_are_told(tmp_path: Path) -> None:
    found = made(tmp_path, [feature(square(n, n, n + 0.001, n + 0.001), name=f"Islet {n}") for n in (0, 20)])
    assert not found.areas
    assert found.left_out[1:] == ("They lie too far apart for one map. Make a file of those that lie together.",)


def test_of_equal_outlines_the_one_with_a_name_is_taken(tmp_path: Path) -> None:
    found = made(tmp_path, [feature(square(*ALBA)), *four()])
    assert lands(found.board) == dict.fromkeys(("Alba", "Bora", "Cusco", "Dune"), 1)


def test_a_corridor_goes_on_behind_a_place_where_nothing_is_left_of_its_width(tmp_path: Path) -> None:
    corridor = [[0, 0], [1, 0], [1, 1.99999], [1.01, 1.99], [1.01, 2], [0, 2], [0, 0]]
    found = made(tmp_path, [feature(corridor, name="Alba"), feature(square(3, 0, 4, 2), name="Bora")], Choices())
    assert not found.left_out
    assert [len(land.shape) for land in found.board.lands] == [2, 1]


def test_a_strait_that_is_narrow_in_one_place_stays_open(tmp_path: Path) -> None:
    cape = feature([[10, 0], [11.9965, 2], [10, 4], [10, 0]], name="Cape")
    found = made(tmp_path, [cape, feature([[14, 0], [14, 4], [12, 2], [14, 0]], name="Opposite")])
    assert neighbours(found.board) == []


class TestManyAreas:
    @staticmethod
    def row(count: int) -> list[dict[str, Any]]:
        return [feature(square(n, 0, n + 1, 1), name=f"N{n}") for n in range(count)]

    def test_too_many_are_refused_before_they_are_fitted_to_each_other(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(area_requests, "MOST_AREAS", 3)
        monkeypatch.setattr(areas, "MOST_AREAS", 3)
        monkeypatch.delattr(ImportedDrawing, "scaled_to")
        with pytest.raises(MapError, match="at most 3 areas of one kind"):
            made(tmp_path, self.row(4))
        with pytest.raises(MapError, match="Take only a part of the file, or merge areas by a property"):
            made(tmp_path, self.row(4))
        layered = [one | {"properties": {"name": "N", "layer": f"Layer {n}"}} for n, one in enumerate(self.row(4))]
        with pytest.raises(MapError, match="Take only one layer of the file: Layer 0, Layer 1"):
            made(tmp_path, layered)

    def test_equal_and_narrow_ones_do_not_count(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(area_requests, "MOST_AREAS", 3)
        monkeypatch.setattr(areas, "MOST_AREAS", 3)
        narrow = feature(square(0, 2, 2, 2.001), name="Narrow")
        water = feature(square(0, 5, 1, 6), name="Sound", type="sea")
        assert made(tmp_path, [*self.row(3), *self.row(3), narrow, water]).areas == 4
