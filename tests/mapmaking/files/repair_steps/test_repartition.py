"""Damaged outlines are mended, and the areas divide the canvas again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from indonesia_qt.board import shapes
from tests.mapmaking.files.repair_steps.damage import Json, damaged, draft, feature, only, told
from tests.mapmaking.maps import two_islands


class TestOutlines:
    def test_an_open_outline_is_closed(self, folder: Path) -> None:
        found = damaged(folder, lambda found: feature(found, "east-1")["geometry"]["coordinates"][0].pop())
        assert only(found)[1:] == (
            "The outline of Ost-Übersee 1 isn’t closed.",
            "Its ends were joined.",
        )
        assert shapes.geometry(draft(found).board.lands[2].shape).area == pytest.approx(80 * 70)

    def test_an_outline_that_crosses_itself_is_cut(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            ring = feature(found, "east-1")["geometry"]["coordinates"][0]
            ring[1], ring[2] = ring[2], ring[1]

        found = damaged(folder, damage)
        assert told(found)[0][0].startswith("The outline of Ost-Übersee 1 crosses itself near (")
        assert told(found)[0][1] == "It was cut there. Everything inside it was kept."

    @pytest.mark.parametrize("coordinates", [[], [[]], [[[0, 0], [1, 1], [0, 0]]], [[[9e9, 0], [9e9, 9], [8e9, 0]]]])
    def test_an_area_without_an_outline_leaves_its_place_to_a_sea(self, folder: Path, coordinates: list[Any]) -> None:
        found = damaged(folder, lambda found: feature(found, "strait")["geometry"].update(coordinates=coordinates))
        assert ("Strait has no outline.", "It was left out.") in told(found)
        assert ("Part of the canvas near (190, 85) is empty.", "It became a new sea area.") in told(found)
        (links,) = (remedy for text, remedy in told(found) if text.startswith("The links of repaired areas"))
        assert "links added: " in links
        assert "New Sea 1" in links
        board = draft(found).board
        assert [(sea.id, sea.name) for sea in board.seas] == [("north", "North Sea"), ("sea", "New Sea 1")]
        assert {("east-1", "sea"), ("west-2", "sea")} < set(board.land_sea)
        assert board.sea_sea == (("north", "sea"),)

    def test_an_overlap_goes_to_one_and_a_gap_to_a_neighbour(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            """East reaches three units into the strait, west stops two units before it."""
            ring = feature(found, "east-1")["geometry"]["coordinates"][0]
            ring[:] = [[2.17 if x == 2.2 else x, y] for x, y in ring]
            ring = feature(found, "west-2")["geometry"]["coordinates"][0]
            ring[:] = [[1.58 if x == 1.6 else x, y] for x, y in ring]

        found = damaged(folder, damage)
        assert ("Ost-Übersee 1 and Strait overlap near (218, 85).", "The overlap was given to Ost-Übersee 1.") in told(
            found
        )
        assert ("Part of the canvas near (159, 85) is empty.", "It was added to Strait.") in told(found)
        strait = draft(found).board.seas[1]
        assert shapes.geometry(strait.shape).bounds == (158.0, 50.0, 217.0, 120.0)

    def test_corners_that_only_one_of_two_neighbours_has(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            ring = feature(found, "north")["geometry"]["coordinates"][0]
            ring.remove([0.8, -0.5])

        found = damaged(folder, damage)
        assert only(found)[1:] == (
            "The border of North Sea is missing corners that its neighbours have.",
            "They were added.",
        )
        assert (
            shapes.geometry(draft(found).board.seas[0].shape).normalize()
            == shapes.geometry(two_islands().board.seas[0].shape).normalize()
        )

    def test_what_lies_outside_the_canvas_is_cut_off(self, folder: Path) -> None:
        found = damaged(folder, lambda found: found["map"].update(canvas=[250, 120]))
        assert ("Ost-Übersee 1 extends beyond the canvas.", "The part outside was cut off.") in told(found)
        assert ("North Sea extends beyond the canvas.", "The part outside was cut off.") in told(found)

    def test_nothing_is_left_of_an_area_that_others_cover(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            copy = json.loads(json.dumps(feature(found, "west-2")))
            found["features"].append(copy | {"id": "ghost"})

        found = damaged(folder, damage)
        assert (
            "Cape is outside the canvas or completely covered by others.",
            "It was left out.",
        ) in told(found)

    def test_the_outline_of_a_province_follows_its_areas(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "west")["geometry"] = feature(found, "east")["geometry"]

        found = damaged(folder, damage)
        assert only(found)[1:] == (
            "The outline of West doesn’t match its areas.",
            "It was redrawn to match them.",
        )
