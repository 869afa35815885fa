"""What was drawn becomes something with a name."""

from __future__ import annotations

import pytest

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.edit.shapes.drawn_areas import NewAreaRequest, home, made
from indonesia_qt.mapmaking.edit.shapes.overlay import simplified
from tests.mapmaking.sound import require_sound

ISLAND = [(40.0, 210.0), (80.0, 210.0), (80.0, 250.0), (40.0, 250.0)]


def test_land_goes_to_the_province_of_that_name(draft: Draft) -> None:
    after, id = made(draft, ISLAND, NewAreaRequest("land", "far east", "Reef"))
    require_sound(draft.board, after.board)
    land = after.board.lands[-1]
    assert (land.id, land.province, land.place) == (id, "far-east", "Reef")


def test_land_can_found_a_province(draft: Draft) -> None:
    after, _ = made(draft, ISLAND, NewAreaRequest("land", "South"))
    assert after.board.provinces[-1].name == "South"
    assert after.board.lands[-1].province == after.board.provinces[-1].id
    assert after.board.lands[-1].place is None


def test_seas_and_lakes_get_a_name_or_a_number(draft: Draft) -> None:
    after, id = made(draft, ISLAND, NewAreaRequest("sea", name="Deep"))
    assert next(sea.name for sea in after.board.seas if sea.id == id) == "Deep"
    after, _ = made(draft, ISLAND, NewAreaRequest("lake"))
    assert after.board.lakes[0].name == "Lake 1"


@pytest.mark.parametrize("wish", [NewAreaRequest("land", ""), NewAreaRequest("sea", name="Strait")])
def test_names_that_do_not_do_are_refused(draft: Draft, wish: NewAreaRequest) -> None:
    with pytest.raises(EditError):
        made(draft, ISLAND, wish)


@pytest.mark.parametrize(("near", "province"), [((330.0, 200.0), "Far East"), ((20.0, 200.0), "West")])
def test_the_nearest_province_is_told(draft: Draft, near: Point, province: str) -> None:
    assert home(draft, [near, (near[0] + 5, near[1] + 5)]) == province


def test_a_hand_that_trembles_draws_straight() -> None:
    line = [(float(x), (x % 2) * 0.4) for x in range(50)]
    assert simplified([*line, (49.0, 30.0)], 1.0) == ((0.0, 0.0), (49.0, 0.4), (49.0, 30.0))
    assert simplified(line[:2], 1.0) == tuple(line[:2])
