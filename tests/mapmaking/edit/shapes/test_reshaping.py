"""Nodes are moved, added and removed on both sides of a border at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.edit.shapes import nodes
from indonesia_qt.mapmaking.edit.shapes.nodes import inserted, moved, straightened
from tests.mapmaking import boards
from tests.mapmaking.islands import islands
from tests.mapmaking.maps import shipped, two_islands
from tests.mapmaking.sound import require_shared, require_sound

Change = Callable[[Draft], Draft]


def refused(change: Change, draft: Draft) -> str:
    with pytest.raises(EditError) as caught:
        change(draft)
    return str(caught.value)


def test_a_moved_node_moves_in_every_area_that_has_it(draft: Draft) -> None:
    after = moved(draft, [(100.0, 80.0)], 4.0, -3.0)
    require_sound(draft.board, after.board)
    require_shared(draft.board, after.board)
    assert nodes.meeting(after.board, (104.0, 77.0)) == ("west-1", "west-2", "north")
    assert nodes.meeting(after.board, (100.0, 80.0)) == ()
    assert (104.0, 77.0) in after.board.provinces[0].shape[0][0]
    assert after.board.provinces[1] is draft.board.provinces[1]
    assert after.board.seas[2] is draft.board.seas[2]


def test_a_node_moved_there_and_back_leaves_the_borders_as_they_were(draft: Draft) -> None:
    back = moved(moved(draft, [(100.0, 80.0)], 4.0, -3.0), [(104.0, 77.0)], -4.0, 3.0)
    assert [area.shape for area in back.board.areas()] == [area.shape for area in draft.board.areas()]


def test_several_nodes_move_together(draft: Draft) -> None:
    strait = [(200.0, 80.0), (260.0, 80.0)]
    after = moved(draft, strait, 10.0, 5.0)
    require_sound(draft.board, after.board)
    assert nodes.joined(after.board, (210.0, 85.0)) >= {(270.0, 85.0)}


def test_nodes_on_the_edge_slide_along_it_and_corners_stay(draft: Draft) -> None:
    after = moved(draft, [(0.0, 80.0), (0.0, 0.0)], 7.0, 5.0)
    require_sound(draft.board, after.board)
    assert nodes.meeting(after.board, (0.0, 85.0)) == ("west-1", "north")
    assert nodes.meeting(after.board, (0.0, 0.0)) == ("north",)
    assert moved(draft, [(0.0, 0.0)], 7.0, 5.0) is draft


def test_a_token_stays_where_it_is_as_long_as_it_has_room(draft: Draft) -> None:
    nearer = moved(draft, [(100.0, 80.0), (200.0, 80.0)], 0.0, 10.0).board.lands[1]
    assert (nearer.token, nearer.radius) == ((150.0, 120.0), 30.0)
    over = moved(draft, [(100.0, 80.0), (200.0, 80.0)], 0.0, 60.0).board.lands[1]
    assert over.token[1] > 140.0
    assert over.radius < 12.0


def test_ships_move_only_when_they_would_lie_ashore(draft: Draft) -> None:
    coast = [(200.0, 80.0), (200.0, 160.0)]
    assert moved(draft, coast, 5.0, 0.0).board.seas[1].berths == draft.board.seas[1].berths
    after = moved(draft, coast, 30.0, 0.0)
    assert after.board.seas[1].berths != draft.board.seas[1].berths
    require_sound(draft.board, after.board)


def test_an_arrow_follows_its_area(draft: Draft) -> None:
    after = moved(draft, [(260.0, 80.0), (260.0, 160.0), (300.0, 160.0)], 60.0, 0.0)
    require_sound(draft.board, after.board)
    assert after.board.arrows[0].line[0][0] > 310.0
    assert after.board.arrows[0].line[1:] == draft.board.arrows[0].line[1:]


@pytest.mark.parametrize(
    ("node", "dx", "dy", "sentence"),
    [
        ((100.0, 80.0), 120.0, 0.0, "The border of West 1 would cross or touch another one near (210, 80)."),
        ((100.0, 80.0), 0.0, -80.0, "The border of West 1 would cross or touch another one near (100, 0)."),
        ((100.0, 80.0), 0.0, -90.0, "A border can’t leave the canvas."),
        ((100.0, 80.0), 100.0, 0.0, "Two corners would end up in the same place."),
        ((0.0, 80.0), 0.0, -80.0, "Two corners would end up in the same place."),
        ((0.0, 80.0), 0.0, 90.0, "The border of North Sea would cross or touch another one near (0, 160)."),
        ((7.0, 7.0), 1.0, 1.0, "There’s no corner here."),
    ],
)
def test_what_would_spoil_the_map_is_refused(draft: Draft, node: Point, dx: float, dy: float, sentence: str) -> None:
    assert refused(lambda draft: moved(draft, [node], dx, dy), draft) == sentence


def test_an_island_cant_jump_into_another_area() -> None:
    draft = two_islands()
    pond = [(5.0, 55.0), (15.0, 55.0), (15.0, 65.0), (5.0, 65.0)]
    require_sound(draft.board, moved(draft, pond, 20.0, 0.0).board)
    assert "without a proper outline" in refused(lambda draft: moved(draft, pond, 100.0, 0.0), draft)


def test_an_island_cant_be_turned_inside_out() -> None:
    draft = two_islands()
    told = refused(lambda draft: moved(draft, [(5.0, 55.0), (5.0, 65.0)], 20.0, 0.0), draft)
    assert told == "That would turn West 1 inside out."


def test_an_area_too_narrow_for_a_token_is_refused(draft: Draft) -> None:
    told = refused(lambda draft: moved(draft, [(100.0, 80.0), (200.0, 80.0)], 0.0, 78.0), draft)
    assert told == "Cape would be too narrow for a token."


def test_a_border_gets_a_new_node_which_may_bend_it(draft: Draft) -> None:
    after = inserted(draft, ((100.0, 80.0), (100.0, 160.0)), (104.0, 120.0))
    require_sound(draft.board, after.board)
    assert nodes.meeting(after.board, (104.0, 120.0)) == ("west-1", "west-2")
    assert straightened(after, (104.0, 120.0)).board.lands[0].shape == draft.board.lands[0].shape


@pytest.mark.parametrize(
    ("segment", "place", "sentence"),
    [
        (((100.0, 80.0), (100.0, 160.0)), (100.0, 80.0), "There’s already a corner here."),
        (((100.0, 80.0), (120.0, 160.0)), (100.0, 90.0), "There’s no border here."),
        (((0.0, 80.0), (0.0, 160.0)), (1.0, 90.0), "The edge of the canvas can’t be bent."),
        (
            ((0.0, 80.0), (100.0, 80.0)),
            (150.0, 120.0),
            "The border of West 1 would cross or touch another one near (100, 0).",
        ),
    ],
)
def test_a_node_out_of_place_is_refused(
    draft: Draft, segment: tuple[Point, Point], place: Point, sentence: str
) -> None:
    assert refused(lambda draft: inserted(draft, segment, place), draft).startswith(sentence[:40])


def test_a_bend_is_straightened_but_no_junction(draft: Draft) -> None:
    after = straightened(draft, (300.0, 160.0))
    require_sound(draft.board, after.board)
    assert refused(lambda draft: straightened(draft, (100.0, 80.0)), draft) == (
        "This corner can’t be removed: West 1, Cape and North Sea meet here."
    )
    assert refused(lambda draft: straightened(draft, (0.0, 0.0)), draft) == (
        "The corners of the canvas can’t be removed."
    )
    assert refused(lambda draft: straightened(draft, (1.0, 1.0)), draft) == "There’s no corner here."


def test_a_lake_keeps_three_corners() -> None:
    draft = straightened(two_islands(), (5.0, 55.0))
    assert refused(lambda draft: straightened(draft, (15.0, 65.0)), draft) == "West 1 needs at least three corners."


@settings(max_examples=15, deadline=None)
@given(data=st.data())
@pytest.mark.parametrize("start", [boards.draft(boards.grid(5, 6)), two_islands(), islands(), shipped()])
def test_whatever_is_moved_the_map_stays_sound(start: Draft, data: st.DataObject) -> None:
    draft = start
    for _ in range(4):
        change = data.draw(changes(draft))
        before = draft
        with suppress(EditError):
            draft = change(draft)
        require_shared(before.board, draft.board)
    require_sound(start.board, draft.board)


def changes(draft: Draft) -> st.SearchStrategy[Change]:
    x, y = st.floats(0, draft.board.width), st.floats(0, draft.board.height)
    by = st.floats(-30, 30)
    return st.builds(_change, st.tuples(x, y), by, by, st.sampled_from(["move", "drag", "insert", "straighten"]))


def _change(at: Point, dx: float, dy: float, kind: str) -> Change:
    def change(draft: Draft) -> Draft:
        node, border = nodes.node_near(draft.board, at, 500.0), nodes.border_near(draft.board, at, 500.0)
        assert node
        assert border
        match kind:
            case "move":
                return moved(draft, [node], dx, dy)
            case "drag":
                return moved(draft, [node, *nodes.joined(draft.board, node)], dx, dy)
            case "insert":
                return inserted(draft, border.segment, (border.place[0] + dx / 10, border.place[1] + dy / 10))
        return straightened(draft, node)

    return change
