"""The damaged adjacency of a map is mended: each pair once, of areas that there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mapmaking.files.repair_steps.damage import Damage, Json, damaged, draft, only, told
from tests.mapmaking.maps import two_islands


class TestAdjacency:
    @pytest.mark.parametrize(
        ("damage", "text"),
        [
            (
                lambda links: links["sea_sea"].append(["north", "south"]),
                "The map has no area “south”.",
            ),
            (lambda links: links["sea_sea"].append(["north", "north"]), "North Sea is linked to itself."),
            (
                lambda links: links["sea_sea"].append(["strait", "north"]),
                "The link between Strait and North Sea is listed twice.",
            ),
            (
                lambda links: links["land_land"].append({"a": "east-1", "b": "west-2", "kind": "border"}),
                "The link between Ost-Übersee 1 and Cape is listed twice.",
            ),
            (
                lambda links: links["land_sea"].append(["north"]),
                "This entry can’t be used. It has the wrong form.",
            ),
        ],
    )
    def test_faulty_links_are_left_out(self, folder: Path, damage: Damage, text: str) -> None:
        found = damaged(folder, lambda found: damage(found["adjacency"]))
        assert only(found)[1] == text
        assert only(found)[2].endswith("was left out.")
        assert draft(found).board == two_islands().board

    def test_links_in_the_wrong_list_are_moved(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            links = found["adjacency"]
            links["sea_sea"] += [links["land_sea"].pop(0)[::-1]]

        found = damaged(folder, damage)
        assert only(found)[1:] == (
            "The link between North Sea and Ost-Übersee 1 is in the wrong list.",
            "It was moved to the right list.",
        )
        assert sorted(draft(found).board.land_sea) == sorted(two_islands().board.land_sea)

    @pytest.mark.parametrize("adjacency", [None, [], {}, {"land_land": 7, "land_sea": None, "sea_sea": "x"}])
    def test_without_any_links_borders_tell_them(self, folder: Path, adjacency: object) -> None:
        found = damaged(folder, lambda found: found.update(adjacency=adjacency))
        assert ("The file lists no areas as adjacent.", "Areas that share a border were linked.") in told(found)
        board = draft(found).board
        assert sorted(board.land_sea) == sorted(two_islands().board.land_sea)
        assert [(link.a, link.b) for link in board.land_land] == [("west-1", "west-2")]

    def test_decisions_about_nothing_go(self, folder: Path) -> None:
        entry = {"a": "north", "b": "strait", "reason": "why"}
        found = damaged(folder, lambda found: found.update(exceptions=[entry, entry, {**entry, "a": "south"}, 7]))
        assert [text for text, _ in told(found)] == [
            "North Sea and Strait have two manual settings.",
            "The map has no area “south”.",
            "This entry can’t be used. It has the wrong form.",
        ]
        assert [(it.a, it.b, it.reason) for it in draft(found).board.exceptions] == [("north", "strait", "why")]
