"""An area is divided in two along a drawn line."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.board.checks.placement_checks import room
from indonesia_qt.board.draft import Draft, EditError, name_of
from indonesia_qt.board.model import Label, Line, Point
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.shapes import drawn_areas, nodes, split_and_merge
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import OpenLineError, completions, detached, divided, merged
from tests.mapmaking.islands import islands
from tests.mapmaking.maps import two_islands
from tests.mapmaking.sound import require_shared, require_sound


def test_land_is_divided_within_its_province(draft: Draft) -> None:
    after, (new,), _ = divided(draft, "west-1", [(40.0, 80.0), (42.0, 120.0), (40.0, 160.0)])
    require_sound(draft.board, after.board)
    require_shared(draft.board, after.board)
    fresh = after.board.lands[-1]
    assert (new, fresh.id, fresh.province, fresh.place) == ("west-3", "west-3", "west", None)
    assert nodes.meeting(after.board, (42.0, 120.0)) == ("west-1", "west-3")
    assert nodes.meeting(after.board, (40.0, 80.0)) == ("west-1", "west-3", "north")
    assert {frozenset((link.a, link.b)) for link in after.board.land_land} >= {frozenset(("west-1", "west-3"))}
    assert ("west-3", "north") in after.board.land_sea
    assert after.board.seas[1] is draft.board.seas[1]
    assert after.data is draft.data


def test_a_line_that_crosses_itself_is_refused_before_it_is_laid_over_the_borders(
    draft: Draft, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(split_and_merge.overlay, "laid", lambda *_: pytest.fail("it takes long"))
    chance = Random(1)
    line = [(chance.uniform(0, 300), chance.uniform(0, 200)) for _ in range(2_000)]
    with pytest.raises(EditError, match="can’t cross or touch itself"):
        divided(draft, "west-1", line)


def test_the_line_may_reach_beyond_the_area(draft: Draft) -> None:
    after, (new,), _ = divided(draft, "west-1", [(40.0, 20.0), (40.0, 200.0)])
    require_sound(draft.board, after.board)
    assert nodes.meeting(after.board, (40.0, 80.0)) == ("west-1", new, "north")


def test_the_larger_part_keeps_the_id_and_the_token(draft: Draft) -> None:
    after, *_ = divided(draft, "west-2", [(180.0, 80.0), (180.0, 160.0)])
    kept, new = after.board.lands[1], after.board.lands[-1]
    assert (kept.token, kept.radius) == ((150.0, 120.0), 30.0)
    assert new.token[0] > 180.0


def test_a_new_sea_has_a_name_on_the_map_and_places_for_ships(draft: Draft) -> None:
    after, (new,), _ = divided(draft, "south", [(250.0, 160.0), (260.0, 280.0)])
    require_sound(draft.board, after.board)
    fresh = after.board.seas[-1]
    assert (new, fresh.name, fresh.berth_radius) == ("south-sea-2", "South Sea 2", 20.0)
    assert fresh.berths
    assert [label.text for label in after.board.labels if label.of == new] == ["South Sea 2"]
    assert ("south", "south-sea-2") in after.board.sea_sea


def test_an_arrow_stays_on_its_ground(draft: Draft) -> None:
    after, (new,), _ = divided(draft, "west-2", [(170.0, 80.0), (170.0, 160.0)])
    require_sound(draft.board, after.board)
    assert [(arrow.a, arrow.b) for arrow in after.board.arrows] == [("east-1", new)]
    assert [(link.a, link.b) for link in after.board.land_land if link.kind == "arrow"] == [("east-1", new)]


def test_an_island_may_lie_in_one_of_the_parts() -> None:
    draft = two_islands()
    after, *_ = divided(draft, "west-1", [(40.0, 50.0), (40.0, 120.0)])
    require_sound(draft.board, after.board)


@pytest.mark.parametrize(
    ("area", "line", "sentence"),
    [
        ("west-1", [(40.0, 80.0), (40.0, 120.0)], "doesn’t cut West 1 in two"),
        ("west-1", [(340.0, 80.0), (340.0, 120.0)], "doesn’t cut West 1 in two"),
        ("west-1", [(20.0, 20.0), (20.0, 20.02)], "no length"),
        ("west-1", [(20.0, 70.0), (60.0, 170.0), (20.0, 170.0), (60.0, 70.0)], "can’t cross or touch itself"),
        ("west-1", [(2.0, 70.0), (2.0, 170.0)], "only cuts off a piece that’s too narrow for a token"),
        ("west", [(20.0, 70.0), (20.0, 170.0)], "West is neither a land area nor a sea."),
        ("atlantis", [(20.0, 70.0), (20.0, 170.0)], "There’s no “atlantis” on this map."),
    ],
)
def test_what_divides_nothing_is_refused(draft: Draft, area: str, line: list[Point], sentence: str) -> None:
    with pytest.raises(EditError, match=sentence):
        divided(draft, area, line)


@pytest.mark.parametrize(
    ("line", "spot"),
    [
        ([(40.0, 70.0), (40.0, 120.0)], (40.0, 120.0)),
        ([(20.0, 70.0), (60.0, 170.0), (20.0, 170.0), (60.0, 70.0)], (40.0, 120.0)),
        ([(2.0, 80.0), (2.0, 160.0)], (2.0, 120.0)),
    ],
)
def test_a_refusal_tells_the_spot(draft: Draft, line: list[Point], spot: Point) -> None:
    with pytest.raises(EditError) as caught:
        divided(draft, "west-1", line)
    assert caught.value.spot == pytest.approx(spot)


def test_a_line_may_cut_an_area_into_several(draft: Draft) -> None:
    after, new, slivers = divided(draft, "west-1", [(20.0, 70.0), (20.0, 170.0), (60.0, 170.0), (60.0, 70.0)])
    require_sound(draft.board, after.board)
    assert (new, slivers) == (("west-3", "west-4"), 0)
    assert [land.token[0] < 20 for land in after.board.lands[-2:]] == [False, True]


def test_slivers_go_to_the_largest_part_beside_them(draft: Draft) -> None:
    line = [(60.0, 70.0), (60.0, 157.0), (50.0, 157.0), (50.0, 161.0), (45.0, 161.0), (45.0, 157.0), (40.0, 161.0)]
    after, new, slivers = divided(draft, "west-1", line)
    require_sound(draft.board, after.board)
    require_shared(draft.board, after.board)
    assert (new, slivers) == (("west-3",), 1)
    assert nodes.meeting(after.board, (50.0, 160.0)) == ("west-1", "west-3", "south")
    assert nodes.meeting(after.board, (45.0, 157.0)) == ()


def test_an_island_that_is_cut_into_slivers_alone_stays_whole() -> None:
    draft = islands()
    draft, _ = drawn_areas.land_drawn(draft, [(210, 100), (218, 100), (218, 130), (210, 130)], "west")
    draft = merged(draft, "west-2", draft.board.lands[-1].id)
    after, new, slivers = divided(draft, "west-2", [(150.0, 80.0), (150.0, 140.0), (214.0, 140.0), (214.0, 90.0)])
    require_sound(draft.board, after.board)
    assert (len(new), slivers) == (1, 0)


def test_a_part_of_a_place_is_named_after_it(draft: Draft) -> None:
    after, (new,), _ = divided(draft, "west-2", [(180.0, 80.0), (180.0, 160.0)])
    assert name_of(after.board, new) == "Cape 2"


@pytest.mark.parametrize(
    "second",
    [
        [(40.0, 120.0), (40.0, 160.0)],
        [(40.0, 160.0), (42.0, 121.0)],
        [(0.0, 110.0), (60.0, 110.0)],
        [(60.0, 110.0), (0.0, 110.0)],
    ],
)
def test_two_open_lines_that_meet_make_a_border(draft: Draft, second: list[Point]) -> None:
    first = [(40.0, 80.0), (40.0, 120.0)]
    for line in (first, second):
        with pytest.raises(OpenLineError):
            divided(draft, "west-1", line)
    lines = [line for line in completions(tuple(first), tuple(second), 5.0) if is_cutting(draft, line)]
    assert lines


def test_lines_that_lie_apart_make_no_border() -> None:
    assert list(completions(((40.0, 80.0), (40.0, 100.0)), ((40.0, 110.0), (40.0, 160.0)), 5.0)) == []


def is_cutting(draft: Draft, line: Line) -> bool:
    try:
        divided(draft, "west-1", line)
    except OpenLineError:
        return False
    return True


def test_a_single_corner_completes_no_border() -> None:
    assert list(completions(((40.0, 80.0), (40.0, 100.0)), ((40.0, 100.0),), 5.0)) == []


def test_only_a_part_of_several_can_be_detached(draft: Draft) -> None:
    with pytest.raises(EditError, match=r"West 1 is one piece\. Draw a line to split it\."):
        detached(draft, "west-1", (50.0, 120.0))
    with pytest.raises(EditError, match=r"West 1 doesn’t reach this far\."):
        detached(draft, "west-1", (150.0, 120.0))


def test_the_parts_of_a_sea_are_counted_on() -> None:
    draft = blank("aegean", "The Aegean", 800.0, 500.0)
    for x in (600.0, 400.0, 200.0):
        draft, *_ = divided(draft, "sea-1", [(x, 0.0), (x, 500.0)])
    assert sorted(sea.name for sea in draft.board.seas) == ["Sea 1", "Sea 2", "Sea 3", "Sea 4"]


def test_the_name_of_a_sea_goes_with_its_larger_part(draft: Draft) -> None:
    line = [(160.0, 0.0), (160.0, 80.0)]
    after, *_ = divided(draft.with_board(labels=(Label("north", "North Sea", (60.0, 40.0), 10.0),)), "north", line)
    names = {label.of: label.at for label in after.board.labels}
    for sea in after.board.seas:
        if sea.id in names:
            assert room(sea.shape, names[sea.id]) > 0
    assert "north" in names
    assert len(names) == 2


def test_a_name_that_was_written_outside_its_sea_stays(draft: Draft) -> None:
    outside = Label("north", "North Sea", (60.0, 200.0), 10.0)
    after, *_ = divided(draft.with_board(labels=(outside,)), "north", [(160.0, 0.0), (160.0, 80.0)])
    assert outside in after.board.labels
