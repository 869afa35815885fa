from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.files import board_file
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.provinces import (
    add_province,
    assign,
    merge_provinces,
    new_province_id,
    remove_province,
    tint,
)
from tests.mapmaking.islands import EAST, WEST


def test_a_new_province_has_an_id_of_its_own_and_the_rarest_tint(draft: Draft) -> None:
    assert new_province_id(draft, "South") == "south-2"
    after = add_province(draft, "South").board.provinces[-1]
    assert (after.id, after.name, after.tint, after.shape) == ("south-2", "South", 1, ())


def test_a_province_without_areas_is_kept_in_the_file(draft: Draft, tmp_path: Path) -> None:
    file = tmp_path / "map.geojson"
    after = add_province(draft, "Atlantis")
    board_file.write(after.board, file)
    assert board_file.read(file).provinces == after.board.provinces


def test_areas_take_their_land_to_another_province(draft: Draft) -> None:
    board = assign(add_province(draft, "Cape Land"), ["west-2", "east-1"], "cape-land").board
    assert [area.province for area in board.lands] == ["west", "cape-land", "cape-land"]
    assert [len(province.shape) for province in board.provinces] == [1, 0, 2]
    assert board.lands[0] is draft.board.lands[0]


def test_provinces_are_outlined_by_their_areas(draft: Draft) -> None:
    there = assign(draft, ["west-1", "west-2"], "far-east")
    assert not any("outline" in problem.text for problem in all_checks.problems(there.board))
    back = assign(there, ["west-1", "west-2"], "west")
    corners = [set(province.shape[0][0]) for province in back.board.provinces]
    assert corners == [set(WEST[0]), set(EAST[0])]


def test_assigning_an_area_to_its_own_province_changes_nothing() -> None:
    shipped = load_map()
    draft = Draft(shipped.board, shipped.data)
    after = assign(draft, ["bali-1"], "bali")
    assert after.board.provinces == draft.board.provinces
    assert after.board.lands is draft.board.lands


def test_merged_provinces_share_everything(draft: Draft) -> None:
    after = merge_provinces(draft, "west", "far-east")
    assert [province.id for province in after.board.provinces] == ["west"]
    assert [label.of for label in after.board.labels] == ["west", "north"]
    assert [(deed.id, deed.province) for deed in after.data.deeds] == [
        ("a-west-shipping", "west"),
        ("a-west-spice", "west"),
    ]
    assert [card.provinces for card in after.data.city_cards] == [("west",), ("west",)]


def test_a_province_gets_another_tint(draft: Draft) -> None:
    assert tint(draft, "west", 5).board.provinces[0].tint == 5
    with pytest.raises(EditError, match="There are 8 colours, from 0 to 7"):
        tint(draft, "west", 8)


def test_only_a_province_that_nothing_needs_is_removed(draft: Draft) -> None:
    with pytest.raises(EditError, match=r"West still has 2 land areas\. Assign them to other provinces first\."):
        remove_province(draft, "west")
    bare = assign(draft, ["west-1", "west-2"], "far-east")
    with pytest.raises(EditError, match=r"deeds or city cards use it: a-west-shipping, a1"):
        remove_province(bare, "west")
    assert remove_province(add_province(draft, "Atlantis"), "atlantis").board.provinces == draft.board.provinces


def test_what_provinces_refuse(draft: Draft) -> None:
    with pytest.raises(EditError, match="There’s already a province called West"):
        add_province(draft, "west")
    with pytest.raises(EditError, match="There’s no “north” on this map"):
        assign(draft, ["north"], "west")
    with pytest.raises(EditError, match="West can’t be merged with itself"):
        merge_provinces(draft, "west", "west")
