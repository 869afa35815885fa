from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import IgnoredProblem
from indonesia_qt.games.indonesia.maps.edits import add_deed
from indonesia_qt.mapmaking.edit.naming import id_of, taken_ids
from indonesia_qt.mapmaking.edit.rename_id import change_id


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Jawa Barat", "jawa-barat"),
        ("Côte d'Émeraude", "cote-d-emeraude"),
        ("West", "west-3"),
        ("本州", "本州"),
        ("?", "place"),
        ("A West shipping", "a-west-shipping-2"),
    ],
)
def test_ids_are_made_from_names_and_are_unique(draft: Draft, name: str, id: str) -> None:
    assert id_of(name, taken_ids(draft)) == id


def test_all_that_refers_to_an_area_follows_its_id(draft: Draft, tmp_path: Path) -> None:
    after = change_id(draft, "east-1", "z-1")
    board = after.board
    assert {(link.a, link.b) for link in board.land_land} == {("west-2", "z-1"), ("west-1", "west-2")}
    assert {sea for land, sea in board.land_sea if land == "z-1"} == {"north", "strait"}
    assert (board.arrows[0].a, board.arrows[0].line[0]) == ("west-2", (195.0, 100.0))
    assert (board.exceptions[0].a, board.exceptions[0].b) == ("south", "z-1")
    board_file.write(board, tmp_path / "map.geojson")
    text = (tmp_path / "map.geojson").read_text("utf-8")
    assert '"token:z-1"' in text
    assert "east-1" not in text
    board_file.read(tmp_path / "map.geojson")


def test_all_that_refers_to_a_province_or_a_sea_follows_its_id(draft: Draft) -> None:
    after = change_id(draft, "far-east", "orient")
    assert [(deed.id, deed.province) for deed in after.data.deeds] == [
        ("a-orient-spice", "orient"),
        ("a-west-shipping", "west"),
    ]
    assert [card.provinces for card in after.data.city_cards] == [("west", "orient"), ("orient",)]
    assert [label.of for label in after.board.labels] == ["west", "orient", "north"]
    assert after.board.lands[2].province == "orient"
    seas = change_id(draft, "strait", "a-strait").board
    assert seas.sea_sea == (("a-strait", "north"), ("a-strait", "south"))
    assert seas.exceptions is draft.board.exceptions


def test_properties_of_ones_own_follow_the_id(draft: Draft) -> None:
    own = (("note", '"here"'),)
    draft = draft.with_board(own_of=(("arrow:east-1:west-2", own), ("token:west-2", own), ("token:north", own)))
    draft = draft.with_board(members_of=(("north", own), ("west-2", own)))
    after = change_id(draft, "west-2", "cape").board
    assert dict(after.own_of) == {"arrow:cape:east-1": own, "token:cape": own, "token:north": own}
    assert dict(after.members_of) == {"cape": own, "north": own}


def test_an_id_changed_back_gives_an_equal_map(draft: Draft) -> None:
    for part in ("west", "far-east", "west-2", "east-1", "strait"):
        there = change_id(draft, part, "x9")
        assert "x9" in taken_ids(there)
        assert part not in taken_ids(there)
        back = change_id(there, "x9", part)
        assert (back.board, back.data) == (draft.board, draft.data)


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("west-1", "The ID of Cape can’t be “west-1” because West 1 already has it."),
        ("a-west-shipping", "The ID of Cape can’t be “a-west-shipping” because a-west-shipping already has it."),
        (
            "token:x",
            "The ID of Cape can’t be “token:x”. Use only letters, digits and single hyphens.",
        ),
    ],
)
def test_ids_that_are_refused(draft: Draft, new: str, said: str) -> None:
    with pytest.raises(EditError) as refused:
        change_id(draft, "west-2", new)
    assert str(refused.value) == said


def test_deeds_that_name_a_province_follow_its_id(draft: Draft) -> None:
    twice = add_deed(draft, "a", "west", "shipping")
    after = change_id(twice, "west", "a-side").data.deeds
    assert [deed.id for deed in after] == ["a-a-side-shipping", "a-a-side-shipping-2", "a-far-east-spice"]


@pytest.mark.parametrize(
    ("place", "follows"),
    [
        ("east-1", "z-1"),
        ("east-1 - south", "south - z-1"),
        ("east-1, north, south", "north, south, z-1"),
        ("arrow:east-1:west-2", "arrow:west-2:z-1"),
        ("label:far-east", "label:far-east"),
        ("east-12", "east-12"),
    ],
)
def test_problems_that_are_left_alone_follow(draft: Draft, place: str, follows: str) -> None:
    left_alone = replace(draft.board, ignored=(IgnoredProblem(place, "some", "Meant."),))
    assert change_id(Draft(left_alone, draft.data), "east-1", "z-1").board.ignored[0].place == follows
