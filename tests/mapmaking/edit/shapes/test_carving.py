"""Outlines that are drawn become areas and lakes."""

from __future__ import annotations

import pytest

from indonesia_qt.board import shapes
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.edit.provinces import add_province
from indonesia_qt.mapmaking.edit.shapes import nodes
from indonesia_qt.mapmaking.edit.shapes.drawn_areas import lake_drawn, land_drawn, sea_drawn
from tests.mapmaking.sound import require_shared, require_sound


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def test_an_island_leaves_a_hole_in_the_sea(draft: Draft) -> None:
    after, new = land_drawn(draft, box(100.0, 190.0, 160.0, 250.0), "west")
    require_sound(draft.board, after.board)
    require_shared(draft.board, after.board)
    assert new == "west-3"
    assert after.board.lands[-1].province == "west"
    assert len(after.board.seas[2].shape[0]) == 2
    assert len(after.board.provinces[0].shape) == 2
    assert ("west-3", "south") in after.board.land_sea


def test_an_island_can_be_the_first_of_its_province(draft: Draft) -> None:
    after, new = land_drawn(add_province(draft, "Hook"), box(100.0, 190.0, 160.0, 250.0), "hook")
    require_sound(draft.board, after.board)
    assert new == "hook-1"
    assert after.board.provinces[-1].shape


def test_over_a_coast_it_takes_from_both(draft: Draft) -> None:
    after, new = land_drawn(draft, box(20.0, 130.0, 80.0, 200.0), "west")
    require_sound(draft.board, after.board)
    for node in ((20.0, 160.0), (80.0, 160.0)):
        assert nodes.meeting(after.board, node) == ("west-1", new, "south")
    assert shapes.geometry(after.board.lands[-1].shape).area == 60.0 * 70.0
    assert (0.0, 160.0) not in shapes.geometry(after.board.lands[-1].shape).exterior.coords


def test_what_lies_in_the_outline_as_a_whole_stays(draft: Draft) -> None:
    island, _ = land_drawn(draft, box(100.0, 190.0, 160.0, 250.0), "west")
    after, new = sea_drawn(island, box(80.0, 170.0, 200.0, 270.0))
    require_sound(island.board, after.board)
    assert new == "sea-1"
    assert after.board.lands[-1].shape is island.board.lands[-1].shape
    assert ("west-3", "sea-1") in after.board.land_sea
    assert ("west-3", "south") not in after.board.land_sea


def test_the_outline_ends_at_the_edge_of_the_canvas(draft: Draft) -> None:
    after, new = sea_drawn(draft, box(-50.0, 200.0, 60.0, 400.0))
    require_sound(draft.board, after.board)
    assert set(after.board.seas[-1].shape[0][0]) == {(0.0, 200.0), (60.0, 200.0), (60.0, 280.0), (0.0, 280.0)}
    assert nodes.meeting(after.board, (0.0, 200.0)) == ("south", new)


def test_an_outline_along_a_border_leaves_no_slivers(draft: Draft) -> None:
    near = [(20.0, 159.0), (50.0, 161.0), (80.0, 159.4), (80.0, 240.0), (20.0, 240.0)]
    after, _ = land_drawn(draft, near, "west")
    require_sound(draft.board, after.board)
    assert shapes.geometry(after.board.lands[0].shape).area == 100.0 * 80.0
    assert shapes.geometry(after.board.lands[-1].shape).area == pytest.approx(60.0 * 80.0, abs=1.0)


def test_land_can_be_cut_in_parts_that_stay_one_area(draft: Draft) -> None:
    after, _ = sea_drawn(draft, box(300.0, 60.0, 330.0, 180.0))
    require_sound(draft.board, after.board)
    assert len(after.board.lands[2].shape) == 2


def test_a_lake_is_no_area_and_has_no_token(draft: Draft) -> None:
    after, new = lake_drawn(draft, box(110.0, 130.0, 130.0, 150.0))
    require_sound(draft.board, after.board)
    assert (after.board.lakes[-1].id, after.board.lakes[-1].name) == (new, "Lake 1")
    assert not any(new in pair for pair in after.board.land_sea)
    again, _ = lake_drawn(after, box(300.0, 130.0, 330.0, 150.0))
    assert again.board.lakes[-1].name == "Lake 2"


@pytest.mark.parametrize(
    ("outline", "sentence"),
    [
        (box(120.0, 190.0, 124.0, 250.0), "too narrow for a token"),
        (box(500.0, 190.0, 600.0, 250.0), "has to be on the canvas, in one piece"),
        ([(10.0, 190.0), (60.0, 250.0), (60.0, 190.0), (10.0, 250.0)], "without crossing or touching itself"),
        ([(10.0, 190.0), (60.0, 250.0)], "at least three corners"),
        ([(10.0, 190.0), (60.0, 250.0), (35.0, 220.0)], "has to enclose some space"),
        (box(0.0, 80.0, 100.0, 160.0), "There’s no room for a new area"),
        (box(4.0, 84.0, 96.0, 240.0), "West 1 would be too narrow for a token."),
    ],
)
def test_outlines_that_make_no_area_are_refused(draft: Draft, outline: list[Point], sentence: str) -> None:
    with pytest.raises(EditError, match=sentence):
        land_drawn(draft, outline, "west")


def test_an_area_may_touch_the_edge_of_the_canvas_in_one_corner(draft: Draft) -> None:
    """The sea around it has a hole that touches its rim."""
    outline = [(0.0, 160.0), (29.1, 215.8), (51.9, 221.3), (52.1, 197.7)]
    after, new = land_drawn(draft, outline, "west")
    require_sound(draft.board, after.board)
    assert set(after.board.lands[-1].shape[0][0]) == set(outline)
    assert len(after.board.seas[2].shape[0]) == 2
    assert (new, "south") in after.board.land_sea


def test_an_area_may_touch_the_edge_of_the_canvas_in_several_corners(draft: Draft) -> None:
    """The sea around it is in several parts."""
    after, _ = land_drawn(draft, [(0.0, 180.0), (60.0, 220.0), (0.0, 260.0), (30.0, 220.0)], "west")
    require_sound(draft.board, after.board)
    assert len(after.board.seas[2].shape) == 2


def test_land_needs_a_province_that_is_there(draft: Draft) -> None:
    with pytest.raises(EditError, match="There’s no “atlantis” on this map"):
        land_drawn(draft, box(100.0, 190.0, 160.0, 250.0), "atlantis")
