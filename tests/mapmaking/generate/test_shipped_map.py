# ruff: noqa: N802
"""The shipped map is what its recipe makes, fulfils its facts, and is drawn so that nothing covers anything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from indonesia_qt.board import graph, shapes
from indonesia_qt.board.adjacency import shared_borders
from indonesia_qt.board.checks.all_checks import problems
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.generate import recipe
from indonesia_qt.mapmaking.generate.recipe import Recipe
from indonesia_qt.mapmaking.layout.overlaps import clashes

SAME = 0.5
"""Map units that another version of the geometry library may move a line."""

OPPOSITE = [
    ("aceh-3", "sumatera-utara-1"),
    ("aceh-2", "sumatera-utara-3"),
    ("jambi-2", "sumatera-selatan-1"),
    ("jambi-1", "sumatera-selatan-2"),
    ("kalimantan-tengah-1", "kalimantan-barat-2"),
    ("kalimantan-tengah-4", "kalimantan-barat-1"),
    ("sumatera-selatan-6", "lampung-1"),
    ("sumatera-selatan-7", "lampung-2"),
]
"""Areas that lie opposite each other at a corner point."""


def test_the_recipe_makes_the_shipped_map(rebuilt: BoardMap, shipped: BoardMap) -> None:
    def without_geometry(board: BoardMap) -> BoardMap:
        return msgspec.structs.replace(board, provinces=(), lands=(), seas=(), lakes=(), arrows=())

    assert without_geometry(rebuilt) == without_geometry(shipped)
    for kind in ("provinces", "lands", "seas", "lakes"):
        made, stored = getattr(rebuilt, kind), getattr(shipped, kind)
        assert [(feature.id, feature.names) for feature in made] == [(feature.id, feature.names) for feature in stored]
        for one, other in zip(made, stored, strict=True):
            assert shapes.geometry(one.shape).hausdorff_distance(shapes.geometry(other.shape)) < SAME, one.id
    assert [(arrow.a, arrow.b) for arrow in rebuilt.arrows] == [(arrow.a, arrow.b) for arrow in shipped.arrows]


def test_the_map_made_has_no_problems(rebuilt: BoardMap) -> None:
    assert problems(rebuilt) == []
    assert list(clashes(rebuilt)) == []


@pytest.mark.soak
def test_another_run_gives_the_same_bytes(rebuilt: BoardMap, recipe_folder: Path, tmp_path: Path) -> None:
    here, there = tmp_path / "here.geojson", tmp_path / "there.geojson"
    board_file.write(rebuilt, here)
    build = ["build", "--recipe", str(recipe_folder), "--out", str(there)]
    command = [sys.executable, "-m", "indonesia_qt.mapmaking.generate", *build]
    made = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "1"}, capture_output=True, check=False)
    assert (made.returncode, made.stdout, made.stderr) == (0, b"", b"")
    assert there.read_bytes() == here.read_bytes()


def test_the_adjacency_is_that_of_the_facts(shipped: BoardMap, given: Recipe) -> None:
    adjacency = given.facts.adjacency
    assert set(shipped.land_land) == set(adjacency.land_land)
    assert set(shipped.land_sea) == set(adjacency.land_sea)
    assert set(shipped.sea_sea) == set(adjacency.sea_sea)


def test_the_geometry_alone_gives_the_same_adjacency(shipped: BoardMap) -> None:
    touching = {frozenset(pair) for pair, length in shared_borders(shipped).items() if length >= 1}
    listed = {frozenset((a, b)): kind for a, b, kind in shipped.links()}
    assert touching - listed.keys() == set()
    assert listed.keys() - touching == {pair for pair, kind in listed.items() if kind == "arrow"} - {
        frozenset(("bali-1", "jawa-timur-3"))
    }


def test_the_board_has_all_provinces_areas_and_seas(shipped: BoardMap, given: Recipe) -> None:
    assert (len(shipped.provinces), len(shipped.lands), len(shipped.seas), len(shipped.lakes)) == (26, 116, 21, 4)
    assert [(area.id, area.province, area.place) for area in shipped.lands] == [
        (area.id, area.province, area.place) for area in given.facts.lands
    ]
    assert [(sea.id, sea.name) for sea in shipped.seas] == [(sea.id, sea.name) for sea in given.facts.seas]


def test_the_board_has_all_links(shipped: BoardMap) -> None:
    kinds = [kind for _, _, kind in shipped.links()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"border": 144, "arrow": 34, "coast": 132, "sea": 41}
    assert len(shipped.arrows) == 34


@pytest.mark.parametrize(
    ("province", "areas"), [("papua", 7), ("maluku", 9), ("sumatera-selatan", 7), ("bali", 2), ("jawa-barat", 7)]
)
def test_provinces_have_their_areas(shipped: BoardMap, province: str, areas: int) -> None:
    assert sum(land.province == province for land in shipped.lands) == areas


def test_R_MAP_01_only_areas_in_the_interior_are_not_coastal(shipped: BoardMap) -> None:
    coastal = {land for land, _ in shipped.land_sea}
    assert {land.id for land in shipped.lands} - coastal == {
        "riau-4",
        "riau-5",
        "jambi-1",
        "sumatera-selatan-1",
        "sumatera-selatan-6",
        "sumatera-selatan-7",
        "lampung-2",
        "kalimantan-timur-3",
        "kalimantan-tengah-1",
        "kalimantan-barat-1",
    }


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("riau-3", "sumatera-barat-2", "border"),
        ("sumatera-selatan-5", "lampung-2", "border"),
        ("bali-1", "jawa-timur-3", "arrow"),
        ("sumatera-utara-3", "sumatera-utara-4", "arrow"),
        ("maluku-7", "maluku-8", "arrow"),
        ("papua-4", "papua-5", "arrow"),
    ],
)
def test_R_MAP_02_adjacent_land(shipped: BoardMap, a: str, b: str, kind: str) -> None:
    assert graph.of(shipped).edges[a, b]["kind"] == kind


@pytest.mark.parametrize(
    ("a", "b"),
    [
        *OPPOSITE,
        ("riau-4", "jambi-1"),
        ("bangka-strait", "east-java-sea"),
        ("sarawak-3", "celebes-sea"),
        ("sarawak-4", "south-china-sea"),
        ("jawa-timur-2", "jawa-timur-3"),
    ],
)
def test_not_adjacent(shipped: BoardMap, a: str, b: str) -> None:
    assert not graph.of(shipped).has_edge(a, b)


@pytest.mark.parametrize(("a", "b"), OPPOSITE)
def test_lakes_keep_opposite_areas_apart(shipped: BoardMap, a: str, b: str) -> None:
    areas = shapes.area_geometries(shipped)
    assert areas[a].distance(areas[b]) > 5


def test_R_MAP_03_the_seas_around_bali(shipped: BoardMap) -> None:
    areas = graph.of(shipped)
    assert not areas.has_edge("east-java-sea", "indian-ocean")
    assert areas.has_edge("bali-sea", "east-java-sea")
    assert areas.has_edge("bali-sea", "indian-ocean")
    assert {"bali-sea", "east-java-sea", "indian-ocean"} <= set(areas["bali-1"])
    assert set(areas["bali-2"]) == {"bali-1", "bali-sea", "nusa-tenggara-barat-1"}


def test_R_MAP_05_the_northern_islands_of_maluku_belong_to_it(shipped: BoardMap) -> None:
    maluku = {land.id for land in shipped.lands if land.province == "maluku"}
    land = graph.land(graph.of(shipped))
    assert {"maluku-7", "maluku-8", "maluku-9"} <= set(graph.parts(land.subgraph(maluku))[0])


def test_the_lakes_have_their_real_names_about_where_they_are(shipped: BoardMap) -> None:
    areas = shapes.area_geometries(shipped)
    nearest = {
        lake.name: min(areas, key=lambda area, lake=lake: shapes.geometry(lake.shape).distance(areas[area]))  # type: ignore[misc]
        for lake in shipped.lakes
    }
    provinces = {land.id: land.province for land in shipped.lands}
    assert provinces[nearest["Toba"]] in {"aceh", "sumatera-utara"}
    assert provinces[nearest["Kerinci"]] in {"jambi", "sumatera-selatan"}
    assert provinces[nearest["Ranau"]] in {"lampung", "sumatera-selatan"}
    assert provinces[nearest["Sentarum"]] in {"kalimantan-barat", "kalimantan-tengah"}


def test_facts_of_another_file_are_asked_for(recipe_folder: Path, tmp_path: Path) -> None:
    facts = tmp_path / "facts.json"
    facts.write_bytes((recipe_folder / recipe.FACTS).read_bytes().replace(b'"Aceh"', b'"Atjeh"'))
    assert recipe.read(recipe_folder, facts).facts.provinces[0].name == "Atjeh"
