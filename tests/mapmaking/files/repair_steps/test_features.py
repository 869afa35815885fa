"""What a damaged map file draws is kept as far as it can be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.board import shapes
from indonesia_qt.board.files import board_file
from tests.mapmaking.files.repair_steps.damage import Json, damaged, draft, feature, only, told
from tests.mapmaking.maps import two_islands


class TestFeatures:
    def test_all_that_is_wrong_is_told_at_once(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "token:north")["geometry"] = None
            feature(found, "label:west")["properties"]["size"] = "large"
            feature(found, "berths:strait")["properties"]["radius"] = "3"
            found["features"].append({"type": "Feature"})

        found = damaged(folder, damage)
        assert [flaw.problem.place for flaw in found.flaws] == [
            "feature 12, “token:north”",
            "feature 15, “berths:strait”",
            "feature 16, “label:west”",
            "feature 22",
            "north",
            "strait",
        ]
        assert [text for text, _ in told(found)][:4] == [
            "This part of the map can’t be used. The value of “geometry” is wrong.",
            "This part of the map can’t be used. The value of “properties.radius” is wrong.",
            "This part of the map can’t be used. The value of “properties.size” is wrong.",
            "This part of the map can’t be used. The key “id” is missing.",
        ]
        board = draft(found).board
        assert board.seas[0].shape == two_islands().board.seas[0].shape
        assert board.seas[1].berths

    def test_what_the_program_does_not_know_is_kept(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            found["crs"] = {"type": "name"}
            feature(found, "token:north")["properties"]["note"] = "here"
            feature(found, "north")["source"] = "a chart"
            found["adjacency"]["checked"] = True
            found["features"].append({"type": "Feature"})

        board = draft(damaged(folder, damage)).board
        assert board.members == (("crs", '{"type":"name"}'),)
        assert board.own_of == (("token:north", (("note", '"here"'),)),)
        assert board.members_of == (("north", (("source", '"a chart"'),)),)
        assert board.members_of_adjacency == (("checked", "true"),)

    @pytest.mark.parametrize(("right", "wrong"), [("west-2", "west-1"), ("west-1", "west-2"), ("strait", "west-1")])
    def test_of_two_areas_with_one_id_the_tokens_tell_which_is_which(
        self, folder: Path, right: str, wrong: str
    ) -> None:
        found = damaged(folder, lambda found: feature(found, right).update(id=wrong))
        place, text, remedy = only(found)
        assert (place, text) == (wrong, "Two parts of the map have this ID.")
        assert remedy.endswith(f"was given the ID “{right}”.")
        assert draft(found).board == two_islands().board

    def test_an_area_with_the_id_of_another_gets_one_of_its_own(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "west-2")["id"] = "west-1"
            found["features"].remove(feature(found, "token:west-2"))

        found = damaged(folder, damage)
        assert ("Two parts of the map have this ID.", "Cape was given the ID “west-1-2”.") in told(found)
        board = draft(found).board
        assert [land.id for land in board.lands] == ["west-1", "west-1-2", "east-1"]
        assert ("west-1-2", "north") in board.land_sea

    @pytest.mark.parametrize(("id", "now"), [("", "area"), ("a:b", "a-b"), ("west", "west-2")])
    def test_an_id_that_no_area_can_have(self, folder: Path, id: str, now: str) -> None:
        def damage(found: Json) -> None:
            feature(found, "west-2")["id"] = id
            found["features"].remove(feature(found, "token:west-2"))

        found = damaged(folder, damage)
        assert [land.id for land in draft(found).board.lands] == ["west-1", now, "east-1"]

    def test_what_stands_in_the_file_twice_is_taken_once(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            found["features"] += [dict(feature) for feature in found["features"]]

        found = damaged(folder, damage)
        assert len(found.flaws) == 21
        assert draft(found).board == two_islands().board

    def test_an_unknown_province_is_added(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "east-1")["properties"]["province"] = "far-east"

        found = damaged(folder, damage)
        assert told(found)[0] == (
            "“east-1” belongs to the province “far-east”, which isn’t on the map.",
            "The province was added.",
        )
        provinces = draft(found).board.provinces
        assert [(province.id, province.name) for province in provinces][-1] == ("far-east", "Far East")
        assert provinces[1].shape == ()
        assert shapes.geometry(provinces[2].shape).area == pytest.approx(80 * 70)

    def test_labels_and_spots_of_nothing_go(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "label:north")["properties"]["of"] = "south"

        found = damaged(folder, damage)
        assert only(found)[1:] == ("The name “North Sea” doesn’t belong to anything on the map.", "It was left out.")

    @pytest.mark.parametrize("at", [[0.1, -0.1], [2.9, -1.1]])
    def test_spots_outside_their_area_are_placed_anew(self, folder: Path, at: list[float]) -> None:
        def damage(found: Json) -> None:
            feature(found, "token:west-2")["geometry"]["coordinates"] = at
            feature(found, "berths:north")["geometry"]["coordinates"][0] = [1.9, -0.85]

        found = damaged(folder, damage)
        assert told(found) == [
            ("The place for the token of Cape is outside it or too close to its border.", "A new place was chosen."),
            (
                "Some places for ships in North Sea are outside it or too close to its border.",
                "New places were chosen.",
            ),
        ]

    def test_an_arrow_that_is_not_drawn_and_one_that_is_not_listed(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "arrow:east-1:west-2")["properties"]["a"] = "west-1"

        found = damaged(folder, damage)
        assert told(found) == [
            (
                "An arrow is drawn between West 1 and Cape, but they aren’t listed as linked by one.",
                "The arrow was left out.",
            ),
            ("Ost-Übersee 1 and Cape are linked by an arrow, but no arrow is drawn.", "A straight arrow was drawn."),
        ]
        (arrow,) = draft(found).board.arrows
        assert (arrow.a, arrow.b) == ("east-1", "west-2")

    @pytest.mark.parametrize(
        ("id", "coordinates"),
        [("label:west", [1e5, 0]), ("arrow:east-1:west-2", [[1e5, 0], [1, 1]])],
        ids=["label", "arrow"],
    )
    def test_what_lies_too_far_away_to_be_stored_goes(self, folder: Path, id: str, coordinates: object) -> None:
        found = damaged(folder, lambda found: feature(found, id)["geometry"].update(coordinates=coordinates))
        assert found.flaws[0].problem.place == id
        assert told(found)[0] == ("It’s too far outside the canvas.", "It was left out.")

    def test_a_place_for_small_symbols_that_lies_too_far_away_goes_with_its_name(self, folder: Path) -> None:
        found = damaged(folder, lambda found: feature(found, "label:west")["properties"].update(strip=[1e5, 0]))
        assert only(found) == ("label:west", "It’s too far outside the canvas.", "It was left out.")

    @pytest.mark.parametrize("said", ["x" * 10_001, 7], ids=["long", "number"])
    def test_credits_that_no_map_can_have_go(self, folder: Path, said: object) -> None:
        found = damaged(folder, lambda found: found["map"].update(credits=said))
        assert only(found) == ("map.credits", "This value can’t be used.", "It was set to “”.")

    def test_names_are_those_that_the_file_of_the_repaired_map_gives(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "pond")["properties"]["name"] = " Po\nnd\u202e"
            feature(found, "west-2")["properties"]["place"] = "Ca\tpe"
            feature(found, "label:west")["properties"]["text"] = "We\u202est\n\x07coast"
            found["map"].update(title="Two\nIslands", credits="Drawn\x0cby me")
            found["ignored"] = [{"place": "north", "kind": "few-berths", "note": "No\u202ete"}]
            found["exceptions"] = [{"a": "west-1", "b": "north", "reason": "Rea\u202eson"}]

        board = draft(damaged(folder, damage)).board
        assert board == board_file.decode(board_file.text(board).encode(), folder)
        assert board.title == "Two Islands"
        assert board.lakes[0].name == "Po nd\N{REPLACEMENT CHARACTER}"
