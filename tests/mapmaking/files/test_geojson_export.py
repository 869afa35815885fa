"""A map that was exported as GeoJSON is the same map when it is imported again, and proper GeoJSON for others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import shapely
from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.model import BoardMap, LandArea
from indonesia_qt.library import load_map, map_folders
from indonesia_qt.mapmaking.files.geojson_export import geojson
from indonesia_qt.mapmaking.imports.new_map import Choices, new_map
from tests.mapmaking.imports.test_new_map import _no_end
from tests.soak import soak_but

__all__ = ["_no_end"]


def known(board: BoardMap) -> tuple[object, ...]:
    """Return what must be the same: areas by name with their kinds and provinces, lakes, links, and the canvas."""
    called = {id: str(name) for id, name in names.of(board).items()}
    homes = {land.id: called[land.province] for land in board.lands}
    areas = sorted((called[area.id], type(area).__name__, homes.get(area.id, "")) for area in board.areas())
    links = sorted(tuple(sorted((called[a], called[b]))) for a, b, _ in board.links())
    own = sorted((called[area.id], area.own) for area in board.pieces() if area.own)
    return areas, sorted(lake.name for lake in board.lakes), links, own, (board.width, board.height)


@pytest.mark.parametrize("name", soak_but(("lagoon", "singapore"), list(map_folders())))
def test_every_shipped_map_comes_back(tmp_path: Path, name: str) -> None:
    board = load_map(name).board
    file = tmp_path / "map.geojson"
    file.write_bytes(geojson(board))
    found = new_map(str(file), Choices())
    assert found.left_out == ()
    assert known(found.board) == known(board)
    again = tmp_path / "again.geojson"
    again.write_bytes(geojson(found.board))
    assert known(new_map(str(again), Choices()).board) == known(board)


def test_features_are_proper_geojson() -> None:
    board = load_map("indonesia").board
    whole = json.loads(geojson(board))
    assert "crs" not in whole
    assert [one["id"] for one in whole["features"]] == [piece.id for piece in board.pieces()]
    for feature in whole["features"]:
        found = shapely.geometry.shape(feature["geometry"])
        assert found.is_valid
        parts = shapely.get_parts(found)
        assert all(part.exterior.is_ccw and not any(hole.is_ccw for hole in part.interiors) for part in parts)
    bali = next(one for one in whole["features"] if one["id"] == "bali-1")["properties"]
    assert bali["name"] == "West Bali"
    assert (bali["kind"], bali["province"]) == ("land", "Bali")
    assert bali["land_neighbours"] == ["jawa-timur-3", "bali-2"]
    assert bali["sea_neighbours"] == ["indian-ocean", "bali-sea", "east-java-sea"]
    assert bali["neighbours"] == [*bali["land_neighbours"], *bali["sea_neighbours"]]


def test_properties_of_ones_own_are_exported_also_with_the_keys_of_others() -> None:
    board = load_map("lagoon").board
    own = (("note", '"mine"'), ("id", "7"), ("id_", "[1,2.50]"))
    marked = replace(board, lands=tuple(replace(land, own=own) for land in board.lands))
    properties = json.loads(geojson(marked))["features"][0]["properties"]
    assert isinstance(marked.lands[0], LandArea)
    assert (properties["id"], properties["note"], properties["id__"], properties["id_"]) == (
        marked.lands[0].id,
        "mine",
        7,
        [1, 2.5],
    )
