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
                "It names “south”, but the map has no such area.",
            ),
            (lambda links: links["sea_sea"].append(["north", "north"]), "North Sea is listed as its own neighbour."),
            (
                lambda links: links["sea_sea"].append(["strait", "north"]),
                "The link of Strait and North Sea occurs twice.",
            ),
            (
                lambda links: links["land_land"].append({"a": "east-1", "b": "west-2", "kind": "border"}),
                "The link of Ost-Übersee 1 and Cape occurs twice.",
            ),
            (
                lambda links: links["land_sea"].append(["north"]),
                "This entry can’t be used: it is not what belongs there.",
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
            "The link of North Sea and Ost-Übersee 1 stands where it doesn’t belong.",
            "It was put in its place.",
        )
        assert sorted(draft(found).board.land_sea) == sorted(two_islands().board.land_sea)

    @pytest.mark.parametrize("adjacency", [None, [], {}, {"land_land": 7, "land_sea": None, "sea_sea": "x"}])
    def test_without_any_links_borders_tell_them(self, folder: Path, adjacency: object) -> None:
        found = damaged(folder, lambda found: found.update(adjacency=adjacency))
        assert ("No areas are listed as adjacent.", "Those that share a border are now.") in told(found)
        board = draft(found).board
        assert sorted(board.land_sea) == sorted(two_islands().board.land_sea)
        assert [(link.a, link.b) for link in board.land_land] == [("west-1", "west-2")]

    def test_decisions_about_nothing_go(self, folder: Path) -> None:
        entry = {"a": "north", "b": "strait", "reason": "why"}
        found = damaged(folder, lambda found: found.update(exceptions=[entry, entry, {**entry, "a": "south"}, 7]))
        assert [text for text, _ in told(found)] == [
            "North Sea and Strait were decided about twice.",
            "It names “south”, but the map has no such area.",
            "This entry can’t be used: it is not what belongs there.",
        ]
        assert [(it.a, it.b, it.reason) for it in draft(found).board.exceptions] == [("north", "strait", "why")]
