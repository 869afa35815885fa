from __future__ import annotations

import pytest

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.placement import (
    add_berth,
    move_berth,
    move_token,
    place_ornament,
    remove_berth,
    remove_ornament,
    resize_token,
)


@pytest.mark.parametrize(("area", "at", "radius"), [("west-1", (30.04, 110.0), 30.0), ("north", (30.0, 35.0), 30.0)])
def test_a_token_keeps_as_much_room_as_there_is(
    draft: Draft, area: str, at: tuple[float, float], radius: float
) -> None:
    after = {one.id: one for one in move_token(draft, area, at).board.areas()}[area]
    assert (after.token, after.radius) == ((round(at[0], 1), at[1]), radius)


def test_a_token_stays_inside_its_area(draft: Draft) -> None:
    with pytest.raises(EditError, match=r"The token has to stay inside West 1\."):
        move_token(draft, "west-1", (150.0, 120.0))
    with pytest.raises(EditError, match="West has no token"):
        move_token(draft, "west", (50.0, 120.0))


def test_a_circle_is_as_large_as_wanted_where_it_fits(draft: Draft) -> None:
    moved = move_token(draft, "west-1", (30.0, 110.0))
    smaller = resize_token(moved, "west-1", 12.34)
    assert next(land.radius for land in smaller.board.lands if land.id == "west-1") == 12.3
    with pytest.raises(EditError, match=r"The circle has to stay inside West 1\. Choose a radius from 1 to 30\."):
        resize_token(moved, "west-1", 30.1)
    with pytest.raises(EditError, match="West has no token"):
        resize_token(draft, "west", 5)


def test_ships_get_other_places(draft: Draft) -> None:
    moved = move_berth(draft, "north", 1, (300.0, 40.0))
    assert moved.board.seas[0].berths == ((40.0, 40.0), (300.0, 40.0))
    assert add_berth(moved, "north", (350.0, 40.0)).board.seas[0].berths[2] == (350.0, 40.0)
    assert remove_berth(moved, "north", 0).board.seas[0].berths == ((300.0, 40.0),)


def test_what_ships_refuse(draft: Draft) -> None:
    with pytest.raises(EditError, match=r"A ship doesn’t fit here\. It would cross the border of North Sea\."):
        move_berth(draft, "north", 0, (40.0, 70.0))
    with pytest.raises(EditError, match="Strait needs at least one place for a ship"):
        remove_berth(draft, "strait", 0)


def test_ornaments_come_and_go(draft: Draft) -> None:
    both = place_ornament(draft, "title", (10.0, 200.0, 100.0, 60.04))
    assert [(one.what, one.box) for one in both.board.ornaments][1] == ("title", (10.0, 200.0, 100.0, 60.0))
    moved = place_ornament(both, "compass", (300.0, 200.0, 40.0, 50.0))
    assert [one.box[0] for one in moved.board.ornaments] == [300.0, 10.0]
    assert remove_ornament(both, "title").board == draft.board


@pytest.mark.parametrize(
    ("box", "said"),
    [
        ((390.0, 0.0, 40.0, 40.0), "have to stay on the canvas"),
        ((0.0, 0.0, 40.0, 5.0), "must be at least 20\u00a0units wide and high"),
    ],
)
def test_boxes_that_are_refused(draft: Draft, box: tuple[float, float, float, float], said: str) -> None:
    with pytest.raises(EditError, match=said):
        place_ornament(draft, "compass", box)
