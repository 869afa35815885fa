"""What stands on a map is found at the pointer, moved and removed."""

from __future__ import annotations

import math

import pytest

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.edit.grips import (
    ArrowGrip,
    BerthGrip,
    FleetGrip,
    Grip,
    NameGrip,
    OrnamentGrip,
    StripGrip,
    TokenGrip,
    TurnGrip,
    arrow_of,
    extras,
    grip_at,
    is_there,
    move_step,
    moved,
    outline,
    place,
    removed,
)
from indonesia_qt.mapmaking.edit.labels import label_of
from tests.mapmaking.maps import shipped

ARROW = "east-1", "west-2"


@pytest.mark.parametrize(
    "grip",
    [
        TokenGrip("west-1"),
        TokenGrip("south"),
        BerthGrip("north", 1),
        FleetGrip("north"),
        NameGrip("west"),
        StripGrip("west"),
        ArrowGrip(*ARROW, 0),
        OrnamentGrip("compass"),
    ],
)
def test_what_stands_on_the_map_is_found_where_it_is(draft: Draft, grip: Grip) -> None:
    board = draft.board
    assert is_there(board, grip)
    assert move_step(board, grip).startswith("Move ")
    ring = outline(board, grip)
    assert ring[0] == ring[-1]
    found = grip_at(board, place(board, grip), 2.0)
    assert found is not None
    assert math.dist(place(board, found), place(board, grip)) < 40


def test_everything_on_the_shipped_map_is_found_where_it_is() -> None:
    board = shipped().board
    everything = [
        *(BerthGrip(sea.id, number) for sea in board.seas for number in range(len(sea.berths))),
        *(ArrowGrip(arrow.a, arrow.b, end) for arrow in board.arrows for end in (0, len(arrow.line) - 1)),
        *(NameGrip(label.of) for label in board.labels),
        *(OrnamentGrip(one.what) for one in board.ornaments),
    ]
    assert [grip for grip in everything if grip_at(board, place(board, grip), 2.0) != grip] == []


def test_nothing_is_found_off_the_canvas(draft: Draft) -> None:
    assert grip_at(draft.board, (-50.0, -50.0), 5.0) is None


def test_what_is_held_shows_more(draft: Draft) -> None:
    board = draft.board
    assert extras(board, None) == ()
    assert extras(board, NameGrip("west")) == (TurnGrip("west"),)
    assert grip_at(board, place(board, TurnGrip("west")), 1.0, NameGrip("west")) == TurnGrip("west")
    corner = place(board, OrnamentGrip("compass", 2))
    assert grip_at(board, corner, 1.0, OrnamentGrip("compass")) == OrnamentGrip("compass", 2)
    assert len(extras(board, ArrowGrip(*ARROW, 0))) == len(arrow_of(board, *ARROW).line)


@pytest.mark.parametrize(
    "grip",
    [
        TokenGrip("west-1"),
        TokenGrip("south"),
        BerthGrip("north", 1),
        FleetGrip("north"),
        NameGrip("west"),
        StripGrip("west"),
        OrnamentGrip("compass"),
    ],
)
def test_things_are_moved(draft: Draft, grip: Grip) -> None:
    x, y = place(draft.board, grip)
    after = moved(draft, grip, 4.0, -3.0)
    assert place(after.board, grip) == pytest.approx((x + 4, y - 3))
    assert after.data is draft.data


@pytest.mark.parametrize(("way", "angle"), [((60.0, 0.0), 70), ((0.0, 5.0), 0), ((-300.0, 1.0), -90)])
def test_a_name_turns_towards_the_pointer(draft: Draft, way: Point, angle: float) -> None:
    flat = moved(draft, TurnGrip("west"), 0.0, 0.0)
    after = moved(flat, TurnGrip("west"), *way)
    assert label_of(after.board, "west").angle == pytest.approx(angle, abs=25)
    assert label_of(after.board, "west").at == label_of(draft.board, "west").at


def test_a_corner_of_an_ornament_moves_its_sides(draft: Draft) -> None:
    before = [place(draft.board, OrnamentGrip("compass", corner)) for corner in range(4)]
    after = moved(draft, OrnamentGrip("compass", 2), 6.0, 5.0).board
    assert [place(after, OrnamentGrip("compass", corner)) for corner in range(4)] == [
        before[0],
        (before[1][0] + 6, before[1][1]),
        (before[2][0] + 6, before[2][1] + 5),
        (before[3][0], before[3][1] + 5),
    ]
    small = moved(moved(draft, OrnamentGrip("compass", 2), 6.0, 5.0), OrnamentGrip("compass", 0), 6.0, 5.0).board
    assert place(small, OrnamentGrip("compass", 2)) == (before[2][0] + 6, before[2][1] + 5)
    assert place(small, OrnamentGrip("compass", 0)) == (before[0][0] + 6, before[0][1] + 5)


class TestArrows:
    def test_an_end_takes_the_bends_with_it_by_degrees(self, draft: Draft) -> None:
        line = arrow_of(draft.board, *ARROW).line
        after = arrow_of(moved(draft, ArrowGrip(*ARROW, 0), 0.0, 8.0).board, *ARROW).line
        assert after[0] == (line[0][0], line[0][1] + 8)
        assert line[1][1] < after[1][1] < line[1][1] + 8
        assert after[2] == line[2]

    def test_an_end_has_to_stay_at_its_area(self, draft: Draft) -> None:
        with pytest.raises(EditError, match="has to end at"):
            moved(draft, ArrowGrip(*ARROW, 0), -80.0, 0.0)

    def test_a_bend_is_removed_but_no_end(self, draft: Draft) -> None:
        straight = removed(draft, ArrowGrip(*ARROW, 1))
        assert arrow_of(straight.board, *ARROW).line == ((265.0, 100.0), (195.0, 100.0))
        with pytest.raises(EditError, match="To remove the arrow, unlink "):
            removed(straight, ArrowGrip(*ARROW, 0))

    def test_a_straight_arrow_can_be_bent(self, draft: Draft) -> None:
        straight = removed(draft, ArrowGrip(*ARROW, 1))
        after = moved(straight, ArrowGrip(*ARROW, 1), 0.0, -20.0)
        assert arrow_of(after.board, *ARROW).line == ((265.0, 100.0), (230.0, 80.0), (195.0, 100.0))


def test_a_ships_place_is_removed(draft: Draft) -> None:
    after = removed(draft, BerthGrip("north", 0)).board
    assert not is_there(after, BerthGrip("north", 1))
    with pytest.raises(EditError, match="at least one"):
        removed(draft, BerthGrip("strait", 0))
