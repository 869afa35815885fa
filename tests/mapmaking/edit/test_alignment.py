"""What is dragged snaps to others and to a grid, and several things are lined up by commands."""

from __future__ import annotations

import pytest

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.alignment import Snapping, aligned, snapped, spaced
from indonesia_qt.mapmaking.edit.grips import (
    BerthGrip,
    FleetGrip,
    Grip,
    NameGrip,
    OrnamentGrip,
    StripGrip,
    TokenGrip,
    TurnGrip,
    moved,
    moved_together,
    place,
    removed_together,
)
from indonesia_qt.mapmaking.edit.placement import add_berth

WEST, CAPE, EAST = TokenGrip("west-1"), TokenGrip("west-2"), TokenGrip("east-1")
NEAR = Snapping(6.0)


def test_a_token_comes_to_the_height_of_another(draft: Draft) -> None:
    lower = moved(draft, WEST, 0, 20)
    snap = snapped(lower, [WEST], WEST, (3.0, -17.0), NEAR)
    assert snap.by == (3.0, -20.0)
    assert snap.guides == ((place(draft.board, CAPE), (53.0, 120.0)),)


def test_the_nearest_of_those_that_are_in_line_counts(draft: Draft) -> None:
    one_lower = moved(moved(draft, WEST, 0, 20), EAST, 0, 2)
    assert snapped(one_lower, [WEST], WEST, (0.0, -17.0), NEAR).by == (0.0, -20.0)


def test_what_is_not_quite_in_line_or_of_another_kind_is_no_line(draft: Draft) -> None:
    lower = moved(draft, WEST, 0, 20)
    assert snapped(lower, [WEST], WEST, (0.0, -17.0), Snapping(2.0)).by == (0.0, -17.0)
    name = NameGrip("north")  # it stands almost above a ship, and beside no other name
    assert snapped(draft, [name], name, (1.0, 1.0), NEAR).by == (1.0, 1.0)


def test_only_the_nearest_five_are_lines(draft: Draft) -> None:
    for x in (120.0, 150.0, 180.0, 210.0, 225.0, 240.0):
        draft = add_berth(draft, "north", (x, 30.0))
    ship = BerthGrip("north", 7)
    assert snapped(draft, [ship], ship, (0.0, 9.0), NEAR).by == (0.0, 9.0)  # those at a height of 40 are farther away
    near = moved(draft, ship, -150, 0)
    assert snapped(near, [ship], ship, (0.0, 9.0), NEAR).by == (0.0, 10.0)


def test_a_ship_is_lined_up_with_those_of_its_sea_alone(draft: Draft) -> None:
    ship = BerthGrip("north", 0)
    assert snapped(draft, [ship], ship, (5.0, 4.0), NEAR).by == (5.0, 0.0)
    alone = BerthGrip("strait", 0)
    assert snapped(draft, [alone], alone, (3.0, 4.0), NEAR).by == (3.0, 4.0)


def test_symbols_stand_below_their_name(draft: Draft) -> None:
    strip, name = StripGrip("west"), NameGrip("west")
    aside = moved(draft, strip, 12, 0)
    way = place(aside.board, name)[0] - place(aside.board, strip)[0]
    assert snapped(aside, [strip], strip, (way + 2, 0.0), NEAR).by[0] == pytest.approx(way)


def test_all_comes_to_the_grid_where_no_other_thing_is_in_line(draft: Draft) -> None:
    ship = BerthGrip("strait", 0)
    assert snapped(draft, [ship], ship, (-3.0, 4.0), Snapping(6.0, 25.0)).by == (-5.0, 5.0)
    assert snapped(draft, [ship], ship, (-3.0, 4.0), Snapping(1.0, 25.0)).by == (-3.0, 5.0)


def test_what_moves_along_is_no_line(draft: Draft) -> None:
    first, second = BerthGrip("north", 0), BerthGrip("north", 1)
    assert snapped(draft, [first, second], first, (0.0, 4.0), NEAR).by == (0.0, 4.0)


def test_nothing_snaps_to_where_it_cannot_be(draft: Draft) -> None:
    ship = BerthGrip("north", 0)
    assert snapped(draft, [ship], ship, (0.0, 18.0), Snapping(5.0, 62.0)).by == (0.0, 18.0)


@pytest.mark.parametrize("grip", [TurnGrip("west"), OrnamentGrip("compass", 1)])
def test_grips_that_turn_and_resize_do_not_snap(draft: Draft, grip: Grip) -> None:
    assert snapped(draft, [grip], grip, (1.0, 1.0), Snapping(6.0, 5.0)).by == (1.0, 1.0)


def test_things_come_into_the_row_of_the_first(draft: Draft) -> None:
    lower = moved(draft, CAPE, 5, 15)
    row = aligned(lower, [CAPE, WEST, EAST], in_row=True)
    assert [place(row.board, grip) for grip in (WEST, CAPE, EAST)] == [(50.0, 135.0), (155.0, 135.0), (330.0, 135.0)]


def test_names_come_into_a_column_with_their_symbols(draft: Draft) -> None:
    names, strip = [NameGrip("west"), NameGrip("far-east")], StripGrip("far-east")
    before = place(draft.board, strip)
    column = aligned(draft, [*names, strip], in_row=False)
    x = place(draft.board, names[0])[0]
    assert place(column.board, names[1])[0] == x
    assert place(column.board, strip)[0] == pytest.approx(before[0] + x - place(draft.board, names[1])[0])


def test_ships_of_a_sea_are_spaced_evenly_and_those_at_the_ends_stay(draft: Draft) -> None:
    three = add_berth(draft, "north", (350.0, 40.0))
    even = spaced(three, [FleetGrip("north")], across=True)
    assert [place(even.board, BerthGrip("north", number)) for number in range(3)] == [
        (40.0, 40.0),
        (195.0, 40.0),
        (350.0, 40.0),
    ]


def test_too_few_things_are_refused(draft: Draft) -> None:
    with pytest.raises(EditError, match="at least 2 labels, tokens or ships"):
        aligned(draft, [WEST], in_row=True)
    with pytest.raises(EditError, match="at least 3"):
        spaced(draft, [WEST, CAPE], across=True)


def test_what_cannot_be_in_the_row_is_refused(draft: Draft) -> None:
    with pytest.raises(EditError, match="has to stay inside"):
        aligned(draft, [WEST, CAPE], in_row=False)


def test_a_name_takes_its_symbols_along_once(draft: Draft) -> None:
    name, strip = NameGrip("west"), StripGrip("west")
    x, y = place(draft.board, strip)
    assert place(moved_together(draft, [strip, name], 5, 0).board, strip) == (x + 5, y)


def test_several_ships_are_removed_at_once(draft: Draft) -> None:
    four = add_berth(add_berth(draft, "north", (350.0, 40.0)), "north", (300.0, 40.0))
    left = removed_together(four, [BerthGrip("north", 0), BerthGrip("north", 2)])
    assert next(sea for sea in left.board.seas if sea.id == "north").berths == ((90.0, 40.0), (300.0, 40.0))
