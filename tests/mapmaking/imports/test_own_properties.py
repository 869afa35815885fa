"""What a file says of its outlines stays with the areas."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from indonesia_qt.board.files import board_file
from indonesia_qt.mapmaking.imports import own_properties
from tests.mapmaking.imports.test_new_map import _no_end, four, made

__all__ = ["_no_end"]


def test_texts_numbers_and_answers_are_kept_as_they_are(tmp_path: Path) -> None:
    features = four()
    features[0]["properties"] |= {
        "iso": "04",
        "people": 12.5,
        "year": 1948,
        "old": True,
        "note": "<b>\u202e",
        "n": None,
    }
    features[0]["id"] = "X1"
    board = made(tmp_path, features).board
    known = {key: json.loads(value) for land in board.lands if land.province == "alba" for key, value in land.own}
    assert known == {
        "id": "X1",
        "name_": "Alba",
        "iso": "04",
        "people": 12.5,
        "year": 1948,
        "old": True,
        "note": "<b>",
    }


def test_properties_that_a_map_file_has_itself_get_a_low_line(tmp_path: Path) -> None:
    features = four()
    for feature in features:
        feature["properties"] |= {"kind": "sea", "province": "North", "tint": "blue"}
    board = made(tmp_path, features).board
    again = board_file.decode(board_file.text(board).encode(), tmp_path / "map.geojson")
    assert {sea.own for sea in again.seas if sea.own} == {sea.own for sea in board.seas if sea.own}
    assert ("tint_", '"blue"') in next(sea.own for sea in board.seas if sea.own)


def test_properties_that_are_too_large_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_properties, "MOST_LETTERS", 60)
    features = four()
    for feature in features:
        feature["properties"] |= {"story": "x" * 90}
    found = made(tmp_path, features)
    assert found.left_out == ("These properties are too large to be kept: story.",)
    assert all([key for key, _ in land.own] == ["name_"] for land in found.board.lands)
