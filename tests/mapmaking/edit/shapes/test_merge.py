"""Areas are merged, and given to their neighbours."""

from __future__ import annotations

import pytest

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import detached, divided, given, merged, merged_together, takers
from tests.mapmaking.islands import islands
from tests.mapmaking.maps import two_islands
from tests.mapmaking.sound import require_shared, require_sound


def test_merged_areas_are_one(draft: Draft) -> None:
    after = merged(draft, "west-1", "west-2")
    require_sound(draft.board, after.board)
    require_shared(draft.board, after.board)
    assert [land.id for land in after.board.lands] == ["west-1", "east-1"]
    assert ("west-1", "strait") in after.board.land_sea


def test_the_arrow_of_a_merged_area_goes_to_the_other(draft: Draft) -> None:
    board = merged(draft, "west-1", "west-2").board
    assert [(arrow.a, arrow.b) for arrow in board.arrows] == [("east-1", "west-1")]
    assert [(link.a, link.b, link.kind) for link in board.land_land] == [("east-1", "west-1", "arrow")]


def test_divided_and_merged_again_an_area_has_the_ground_it_had(draft: Draft) -> None:
    parts, (new,), _ = divided(draft, "south", [(250.0, 160.0), (260.0, 280.0)])
    after = merged(parts, "south", new)
    require_sound(draft.board, after.board)
    assert [sea.id for sea in after.board.seas] == ["north", "strait", "south"]
    assert not any(label.of == new for label in after.board.labels)


def test_land_of_another_province_goes_over_to_that_of_the_kept() -> None:
    draft = islands()
    after = given(given(draft, "strait", "west-2"), "east-1", "west-2")
    assert [(land.id, land.province) for land in after.board.lands] == [("west-1", "west"), ("west-2", "west")]
    assert after.board.provinces[1].shape == ()
    assert after.data is draft.data


def test_land_given_to_the_sea_is_gone_with_all_that_was_said_of_it(draft: Draft) -> None:
    after = given(draft, "east-1", "south")
    assert [land.id for land in after.board.lands] == ["west-1", "west-2"]
    assert after.board.arrows == ()
    assert after.board.exceptions == ()
    assert [(link.a, link.b) for link in after.board.land_land] == [("west-1", "west-2")]
    assert ("north", "south") in after.board.sea_sea
    require_sound(draft.board, after.board)


def test_a_lake_can_be_given_away() -> None:
    draft = two_islands()
    after = given(draft, "pond", "west-1")
    require_sound(draft.board, after.board)
    assert after.board.lakes == ()
    assert len(after.board.lands[0].shape[0]) == 1


def test_an_arrow_becomes_a_border_when_the_strait_is_filled(draft: Draft) -> None:
    after = given(draft, "strait", "west-2")
    require_sound(draft.board, after.board)
    assert after.board.arrows == ()
    assert [(link.a, link.b, link.kind) for link in after.board.land_land] == [
        ("east-1", "west-2", "border"),
        ("west-1", "west-2", "border"),
    ]


def test_islands_become_one_area_across_the_water(draft: Draft) -> None:
    after = merged(draft, "east-1", "west-2")
    require_sound(draft.board, after.board)
    assert len(after.board.lands[1].shape) == 2
    assert after.board.lands[1].province == "far-east"
    assert after.board.arrows == ()
    apart, new = detached(after, "east-1", (150.0, 120.0))
    require_sound(draft.board, apart.board)
    assert (new, apart.board.lands[-1].province) == ("far-east-1", "far-east")
    assert len(apart.board.lands[1].shape) == 1


def test_what_cant_be_joined_is_refused(draft: Draft) -> None:
    with pytest.raises(EditError, match=r"Far East 1 and West 1 don’t share a border\."):
        given(draft, "east-1", "west-1")
    with pytest.raises(EditError, match=r"South Sea and North Sea don’t share a border\."):
        merged(draft, "north", "south")
    with pytest.raises(EditError, match=r"Cape can’t be given to itself\."):
        merged(draft, "west-2", "west-2")
    with pytest.raises(EditError, match=r"Cape and Strait can’t be merged because they aren’t the same kind of area\."):
        merged(draft, "west-2", "strait")
    with pytest.raises(EditError, match=r"Cape can’t be given to itself\."):
        given(draft, "west-2", "west-2")
    with pytest.raises(EditError, match="Only areas and lakes can be reassigned"):
        given(draft, "west-2", "west")


def test_several_areas_are_merged_in_whatever_order_they_are_named(draft: Draft) -> None:
    parts, (new,), _ = divided(draft, "south", [(250.0, 160.0), (260.0, 280.0)])
    after = merged_together(parts, ["north", new, "south", "strait", "north"])
    require_sound(draft.board, after.board)
    assert [sea.id for sea in after.board.seas] == ["north"]
    with pytest.raises(EditError, match="don’t share a border"):
        merged_together(draft, ["north", "south"])


def test_those_that_may_get_the_ground_of_an_area_are_told(draft: Draft) -> None:
    assert takers(draft.board, "west-1") == ("west-2", "north", "south")
    assert takers(two_islands().board, "pond") == ("west-1",)
