"""Damaged deeds, city cards and stones are told of, and mended where that can be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.files.paths import GAME_FILE
from tests.mapmaking.files.repair_steps.damage import Damage, Json, damaged, draft, mended, only
from tests.mapmaking.maps import two_islands


class TestGameData:
    @pytest.mark.parametrize(
        ("damage", "place", "text", "remedy"),
        [
            (
                lambda game: game["deeds"][1].update(province="south"),
                "deed “a-west-rice”",
                "The map has no province “south”.",
                "The deed was left out.",
            ),
            (
                lambda game: game["deeds"][1].update(kind="gold"),
                "deeds, entry 2",
                "This entry can’t be used. The value of “kind” is wrong.",
                "It was left out.",
            ),
            (
                lambda game: game["deeds"][1].update(price=7),
                "deeds, entry 2",
                "This entry can’t be used. The key “price” is unknown.",
                "It was left out.",
            ),
            (
                lambda game: game["deeds"][1].update(ships=[1, 2, 3]),
                "deed “a-west-rice”",
                "It has ship limits but isn’t a shipping deed.",
                "The limits were removed.",
            ),
            (
                lambda game: game["deeds"][0].update(era="b", ships=None),
                "deed “a-east-shipping”",
                "Its ship limits are missing.",
                "They were set to the defaults.",
            ),
            (
                lambda game: game["city_cards"][0].update(provinces=["west", "south"]),
                "city card “a1”",
                "The map has no province “south”.",
                "The province was removed from the card.",
            ),
            (
                lambda game: game["city_cards"][1].update(id="a1"),
                "city card “a1”",
                "Two deeds or city cards have this ID.",
                "The second one was left out.",
            ),
            (
                lambda game: game.update(stones=[1, 2]),
                "stones",
                "The numbers of city stones are missing or invalid.",
                "They were set to the defaults: 12, 8 and 3.",
            ),
            (lambda game: game.pop("title"), "title", "The title is missing.", "It was set to “Two Islands”."),
            (
                lambda game: game.pop("game"),
                GAME_FILE,
                "It doesn’t say which game it’s for.",
                "It was set to Indonesia.",
            ),
        ],
    )
    def test_faulty_game_data(self, folder: Path, damage: Damage, place: str, text: str, remedy: str) -> None:
        assert only(damaged(folder, damage, GAME_FILE)) == (place, text, remedy)

    def test_ships_that_cannot_start_are_left_to_the_designer(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            found["adjacency"]["land_sea"] = [pair for pair in found["adjacency"]["land_sea"] if pair[0] != "east-1"]

        found = damaged(folder, damage)
        assert only(found) == (
            "deed “a-east-shipping”",
            "Ost-Übersee has no coast, so ships can’t start there.",
            "",
        )
        assert found.done() == []

    def test_a_missing_file(self, folder: Path) -> None:
        (folder / GAME_FILE).unlink()
        found = mended(folder)
        assert only(found) == (
            GAME_FILE,
            "The file is missing.",
            "The map now has no deeds or city cards.",
        )
        assert draft(found).board == two_islands().board

    def test_a_newer_format(self, folder: Path) -> None:
        found = damaged(folder, lambda game: game.update(format=9), GAME_FILE)
        assert found.draft is None
        assert only(found)[1] == (
            "The file has format 9, but this version of the program reads formats only up to 1. Update the program."
        )
