"""Links follow geometry until something is decided; a decision stays until it is dropped."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from indonesia_qt.board.adjacency import pair, pair_statuses, statuses_of
from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.draft import EditError
from indonesia_qt.board.model import Arrow, BoardMap, GeometryException, LandLink, Shape
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.mapmaking.edit.linking import status_of_areas
from indonesia_qt.mapmaking.edit.rename_id import change_id
from tests.mapmaking.boards import grid
from tests.mapmaking.maps import shipped, two_islands

BOARD = grid(8, 6)
NEXT = ("land-0-0", "land-1-0")
COAST = ("land-2-0", "sea-3-0")
SEAS = ("sea-3-0", "sea-3-1")
APART = ("land-0-0", "land-4-0")
LAND_AND_FAR_SEA = ("land-0-0", "sea-7-0")


def linked(board: BoardMap, a: str, b: str) -> bool:
    return b in board.neighbours()[a]


def with_shapes(board: BoardMap, shapes: dict[str, Shape]) -> BoardMap:
    def changed(areas: tuple) -> tuple:  # type: ignore[type-arg]
        return tuple(replace(area, shape=shapes[area.id]) if area.id in shapes else area for area in areas)

    return replace(board, lands=changed(board.lands), seas=changed(board.seas))


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    return ((((left, top), (right, top), (right, bottom), (left, bottom), (left, top)),),)


def two(border: float) -> BoardMap:
    """The first two areas of the grid alone, with a common border of this length; without one 5 units apart."""
    first, second, *_ = BOARD.lands
    left, top = (100.0, 0.0) if border >= 0 else (105.0, 0.0)
    lands = (
        replace(first, shape=box(0, 0, 100, 100)),
        replace(second, shape=box(left, top + 100 - max(border, 0), left + 100, 200)),
    )
    board = replace(BOARD, lands=lands, seas=(), land_land=(), land_sea=(), sea_sea=(), labels=())
    return linking.rederived(board, NEXT_TWO)


NEXT_TWO = (BOARD.lands[0].id, BOARD.lands[1].id)


def test_a_board_that_follows_geometry_is_left_alone() -> None:
    assert linking.rederived(BOARD, [area.id for area in BOARD.areas()]) is BOARD


def test_links_of_touched_areas_follow_their_new_shapes() -> None:
    a, b = NEXT_TWO
    moved = with_shapes(two(50), {b: box(110, 0, 200, 200)})
    assert linked(moved, a, b)
    assert not linked(linking.rederived(moved, [b]), a, b)
    back = with_shapes(linking.rederived(moved, [b]), {b: box(100, 0, 200, 200)})
    assert linked(linking.rederived(back, [a]), a, b)


def test_all_links_of_the_shipped_map_come_from_its_shapes_and_decisions(shipped: BoardMap) -> None:
    assert linking.rederived(shipped, [area.id for area in shipped.areas()]) is shipped
    bare = replace(
        shipped,
        land_land=tuple(link for link in shipped.land_land if link.kind == "arrow"),
        land_sea=(),
        sea_sea=(),
    )
    assert linking.rederived(bare, [area.id for area in shipped.areas()]) == shipped


def test_what_is_said_of_areas_that_are_gone_goes() -> None:
    board = linking.link(linking.unlink(BOARD, *NEXT, "why"), *APART)
    without = replace(board, lands=board.lands[1:])
    assert BOARD.lands[0].id == NEXT[0] == APART[0]
    found = linking.rederived(without, [NEXT[0]])
    assert not any(NEXT[0] in (a, b) for a, b, _ in found.links())
    assert found.arrows == found.exceptions == ()


@pytest.mark.parametrize("pair_of", [NEXT, COAST, SEAS])
def test_unlinking_is_a_decision_that_survives_and_can_be_dropped(pair_of: tuple[str, str]) -> None:
    a, b = pair_of
    board = linking.unlink(BOARD, b, a, "a reef")
    assert not linked(board, a, b)
    assert board.exceptions == (GeometryException(*pair(a, b), "a reef"),)
    assert status_of_areas(board, a, b).kind == "forced-off"
    assert status_of_areas(board, a, b).decision is False
    assert status_of_areas(board, a, b).note == "a reef"
    assert linking.rederived(board, [a, b]) is board
    assert linking.follow_geometry(board, a, b) == BOARD


@pytest.mark.parametrize("pair_of", [LAND_AND_FAR_SEA, ("sea-3-0", "sea-7-0")])
def test_areas_that_do_not_touch_can_be_linked_by_decision(pair_of: tuple[str, str]) -> None:
    board = linking.link(BOARD, *pair_of, "a canal")
    assert linked(board, *pair_of)
    assert status_of_areas(board, *pair_of).kind == "forced-on"
    assert status_of_areas(board, *pair_of).border is None
    assert linking.rederived(board, list(pair_of)) is board
    assert linking.unlink(board, *pair_of) == BOARD


def test_land_areas_that_do_not_touch_are_joined_by_an_arrow_between_their_coasts() -> None:
    board = linking.link(BOARD, *APART)
    (arrow,) = board.arrows
    assert (arrow.a, arrow.b) == APART
    assert LandLink(*APART, "arrow") in board.land_land
    assert status_of_areas(board, *APART).kind == "arrow"
    assert all_checks.problems(board) == all_checks.problems(BOARD)
    assert linking.rederived(board, list(APART)) is board
    assert linking.unlink(board, *APART) == BOARD
    assert linking.follow_geometry(board, *APART) == BOARD
    assert linking.link(board, *APART) is board


def test_linking_what_geometry_links_beyond_doubt_says_nothing_new() -> None:
    assert linking.link(BOARD, *NEXT) is BOARD
    assert linking.unlink(BOARD, *APART) is BOARD
    assert linking.link(linking.unlink(BOARD, *NEXT), *NEXT) == BOARD


def test_a_link_forced_on_a_border_that_is_too_short_is_no_arrow() -> None:
    board = linking.link(two(0.6), *NEXT_TWO, "a bridge")
    assert board.land_land == (LandLink(*NEXT_TWO, "border"),)
    assert board.arrows == ()


@pytest.mark.parametrize("pair_of", [NEXT, COAST, SEAS, APART, LAND_AND_FAR_SEA])
def test_toggling_changes_what_is_in_force_and_the_same_again_leads_back(pair_of: tuple[str, str]) -> None:
    board = linking.toggled(BOARD, *pair_of)
    assert linked(board, *pair_of) is not linked(BOARD, *pair_of)
    assert linked(board, *reversed(pair_of)) is linked(board, *pair_of)
    assert linking.toggled(board, *reversed(pair_of)) == BOARD


@pytest.mark.parametrize(
    ("border", "by_geometry", "doubtful"),
    [
        *[(-1, False, False), (0, False, True), (0.5, False, True), (0.8, False, True)],
        *[(1, True, True), (1.3, True, True), (1.4, True, False), (50, True, False)],
    ],
)
def test_contacts_in_a_point_and_borders_near_the_threshold_are_doubtful(
    border: float, by_geometry: bool, doubtful: bool
) -> None:
    found = status_of_areas(two(border), *NEXT_TWO)
    assert found.border == (None if border < 0 else pytest.approx(border))
    assert (found.by_geometry, found.linked, found.doubtful) == (by_geometry, by_geometry, doubtful)
    assert found.kind == ("doubtful" if doubtful else "geometry")


@pytest.mark.parametrize("border", [0, 0.8, 1.2])
@pytest.mark.parametrize("verdict", [True, False])
def test_a_doubtful_contact_that_is_decided_stays_decided_also_where_geometry_agrees(
    border: float, verdict: bool
) -> None:
    board = linking.decide(two(border), *NEXT_TWO, verdict, "seen")
    found = status_of_areas(board, *NEXT_TWO)
    assert (found.linked, found.decision, found.note, found.doubtful) == (verdict, verdict, "seen", False)
    assert found.kind == ("forced-on" if verdict else "forced-off")
    assert linking.rederived(board, NEXT_TWO) is board
    toggled = linking.toggled(board, *NEXT_TWO)
    assert linked(toggled, *NEXT_TWO) is not verdict


def test_many_areas_are_linked_and_unlinked_at_once() -> None:
    near = ["land-0-0", "land-1-0", "land-2-0"]
    board = linking.unlink_all(BOARD, near)
    assert not any(linked(board, a, b) for a in near for b in near if a != b)
    assert linked(board, *COAST)
    assert linking.link_all(board, near[:2]) == linking.link(board, *near[:2])
    coast = linking.link_all(BOARD, [*near, "sea-7-0"])
    assert {found.other("sea-7-0") for found in statuses_of(coast, "sea-7-0") if found.kind == "forced-on"} == set(near)


def test_many_areas_follow_geometry_again_at_once() -> None:
    near = ["land-0-0", "land-1-0", "land-2-0"]
    board = linking.link(linking.unlink_all(BOARD, near), *APART)
    assert linking.follow_geometry_for_all(board, [*near, *APART]) == BOARD
    assert linking.follow_geometry_for_all(BOARD, near) is BOARD
    with pytest.raises(EditError, match="atlantis is neither a land area nor a sea"):
        linking.unlink_all(BOARD, [*near, "atlantis"])


def test_the_reason_for_a_decision_can_be_changed() -> None:
    board = linking.with_note(linking.unlink(BOARD, *NEXT), *NEXT[::-1], "a reef")
    assert status_of_areas(board, *NEXT).note == "a reef"
    assert board == linking.unlink(BOARD, *NEXT, "a reef")
    assert linking.with_note(board, *NEXT, "a reef") is board
    with pytest.raises(EditError, match="before you add a note"):
        linking.with_note(BOARD, *NEXT, "a reef")


def test_ties_are_told_by_what_they_cross() -> None:
    assert [status_of_areas(BOARD, *found).passage for found in (NEXT, COAST, SEAS)] == ["land", "coast", "sea"]
    assert all(found.linked and found.kind == "geometry" for found in pair_statuses(BOARD))
    assert {(found.a, found.b) for found in pair_statuses(BOARD)} == {pair(a, b) for a, b, _ in BOARD.links()}
    assert {found.other("land-0-0") for found in statuses_of(BOARD, "land-0-0")} == set(BOARD.neighbours()["land-0-0"])


def test_a_link_that_geometry_does_not_know_and_nobody_decided_is_shown_as_forced() -> None:
    board = replace(BOARD, sea_sea=BOARD.sea_sea[1:])
    assert status_of_areas(board, *BOARD.sea_sea[0]).kind == "forced-off"


def test_what_is_no_pair_of_areas_is_refused_in_a_sentence() -> None:
    with pytest.raises(EditError, match=r"Province 0 0 is neither a land area nor a sea on this map\."):
        linking.link(BOARD, "land-0-0", "province-0-0")
    with pytest.raises(EditError, match="moon is neither a land area nor a sea"):
        linking.toggled(BOARD, "moon", "land-0-0")
    with pytest.raises(EditError, match=r"Sea 3 0 can’t be linked to itself\."):
        linking.unlink(BOARD, "sea-3-0", "sea-3-0")


AREAS = [area.id for area in BOARD.areas()]
CHANGES = st.lists(
    st.tuples(
        st.sampled_from(
            [linking.link, linking.unlink, linking.follow_geometry, linking.toggled]
        ),
        st.sampled_from(AREAS),
        st.sampled_from(AREAS),
    ).filter(lambda change: change[1] != change[2]),
    max_size=12,
)  # fmt: skip


@settings(max_examples=30, deadline=None)
@given(CHANGES)
def test_whatever_is_decided_links_stay_sound_and_dropping_all_decisions_leads_back(changes: list) -> None:  # type: ignore[type-arg]
    board = BOARD
    for change, a, b in changes:
        board = change(board, a, b)
        assert linking.rederived(board, AREAS) is board
    assert not [problem for problem in all_checks.problems(board) if problem.level == "error"]
    for _, a, b in changes:
        board = linking.follow_geometry(board, a, b)
    assert board == BOARD


def test_arrows_are_kept_in_the_order_of_the_file() -> None:
    board = linking.link(linking.link(BOARD, "land-0-1", "land-4-0"), *APART)
    assert [arrow.a for arrow in board.arrows] == ["land-0-0", "land-0-1"]
    assert all(isinstance(arrow, Arrow) for arrow in board.arrows)


def test_links_that_come_and_go_are_named() -> None:
    board = two_islands().board
    joined = linking.link(board, "west-1", "east-1")
    assert linking.changes(board, board) == ""
    assert linking.changes(board, joined) == "1 link added: Ost-Übersee 1 – West 1."
    assert linking.changes(joined, board) == "1 link removed: Ost-Übersee 1 – West 1."


def test_of_many_links_the_first_are_named() -> None:
    board = shipped().board
    number, _, names = linking.changes(board, replace(board, land_land=())).partition(": ")
    assert number == f"{len(board.land_land)} links removed"
    assert names.count(" – ") == 3
    assert names.endswith(" and others.")


def test_an_area_with_another_id_keeps_its_links() -> None:
    draft = two_islands()
    assert linking.changes(draft.board, change_id(draft, "west-1", "occident").board) == ""
