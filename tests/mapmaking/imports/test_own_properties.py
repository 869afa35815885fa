"""What a file says of its outlines stays with the areas."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

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
        "name": "Alba",
        "iso": "04",
        "people": 12.5,
        "year": 1948,
        "old": True,
        "note": "<b>",
    }


def test_properties_that_are_too_large_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_properties, "MOST_LETTERS", 60)
    features = four()
    for feature in features:
        feature["properties"] |= {"story": "x" * 90}
    found = made(tmp_path, features)
    assert found.left_out == ("These properties are too large to be kept: story.",)
    assert all([key for key, _ in land.own] == ["name"] for land in found.board.lands)
