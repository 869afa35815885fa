"""Links that a property of outlines tells, such as “neighbors” or “borders”."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from indonesia_qt.board.draft import EditError
from indonesia_qt.mapmaking.imports.new_map import Choices, NewMap, new_map
from indonesia_qt.mapmaking.imports.property_links import divided, known, likely
from tests.mapmaking.imports.test_new_map import _no_end, four, made, neighbours

__all__ = ["_no_end"]

BY_BORDERS = ["Alba - Bora", "Alba - Cusco"]


def told(folder: Path, key: str, *values: Any, **choices: Any) -> NewMap:
    """A map of four areas, each with one of the values, or none where that is None."""
    features = four()
    for number, (feature, value) in enumerate(zip(features, values, strict=True)):
        feature["properties"] |= {"code": f"X{number}"}
        if value is not None:
            feature["properties"] |= {key: value}
    return made(folder, features, Choices(fit=True, links_from=key, **choices))


@pytest.mark.parametrize(
    "values",
    [
        (["Dune"], [], [], []),
        ("dune", "", "", "Alba"),
        ("X3", "", "", "X0"),
        ("Dune; Dune", ";", ";", ";"),
        ("['Dune']", "[]", "[]", "[]"),
    ],
)
def test_the_property_decides_between_outlines_that_have_it_both_ways(tmp_path: Path, values: tuple[Any, ...]) -> None:
    empty_text_counts_as_missing = "" in values
    found = told(tmp_path, "neighbors", *values)
    kept = BY_BORDERS if empty_text_counts_as_missing else []
    assert neighbours(found.board) == sorted({*kept, "Alba - Dune"})
    assert not found.left_out


def test_an_outline_without_the_property_keeps_its_borders(tmp_path: Path) -> None:
    found = told(tmp_path, "borders", ["Dune"], None, [], ["Alba"])
    assert neighbours(found.board) == ["Alba - Bora", "Alba - Dune"]


def test_unknown_names_are_said_once(tmp_path: Path) -> None:
    found = told(tmp_path, "adjacent", ["Atlantis", "Bora"], ["Atlantis", "Alba"], ["Alba"], None)
    assert neighbours(found.board) == BY_BORDERS
    assert found.left_out == ("The property “adjacent” names what isn’t among the outlines: Atlantis.",)


def test_names_with_commas_in_a_long_text_are_divided_by_semicolons(tmp_path: Path) -> None:
    text = "; ".join(["Dune, the Old", *(f"Far {n}" for n in range(60))])
    features = four()
    features[3]["properties"]["name"] = "Dune, the Old"
    features[0]["properties"]["neighbours"] = text
    found = made(tmp_path, features, Choices(fit=True, links_from="Neighbours"))
    assert "Alba - Dune, the Old" in neighbours(found.board)


def test_islands_of_an_outline_stay_one_area_unless_chosen_otherwise(tmp_path: Path) -> None:
    features = four()
    rings = [features[n]["geometry"]["coordinates"] for n in (0, 3)]
    features[0]["geometry"] = {"type": "MultiPolygon", "coordinates": rings}
    features[0]["properties"]["neighbors"] = ["Bora"]
    features[1]["properties"]["neighbors"] = []
    del features[3]
    assert len(made(tmp_path, features, Choices(fit=True, links_from="neighbors")).board.lands) == 3
    apart = made(tmp_path, features, Choices(fit=True, links_from="neighbors", islands="all"))
    assert len(apart.board.lands) == 4
    assert neighbours(apart.board) == BY_BORDERS


def test_topojson_has_lists_too(tmp_path: Path) -> None:
    arcs = [feature["geometry"]["coordinates"][0] for feature in four()]
    geometries = [
        {"type": "Polygon", "arcs": [[n]], "id": f"{n:03}", "properties": {"name": name, "neighbors": ["003"]}}
        for n, name in enumerate(["Alba", "Bora", "Cusco", "Dune"])
    ]
    file = tmp_path / "atlas.json"
    objects = {"countries": {"type": "GeometryCollection", "geometries": geometries}}
    file.write_text(json.dumps({"type": "Topology", "arcs": arcs, "objects": objects}), encoding="utf-8")
    found = new_map(str(file), Choices(fit=True, links_from="neighbors"))
    assert neighbours(found.board) == ["Alba - Dune", "Bora - Dune", "Cusco - Dune"]


def test_an_unknown_property_is_refused() -> None:
    with pytest.raises(EditError, match="no property “neighbors”"):
        known([], "neighbors")
    assert likely([]) == ""


def test_a_text_of_one_name_is_one_name() -> None:
    assert divided("Trinidad and Tobago") == ("Trinidad and Tobago",)
