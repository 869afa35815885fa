"""A title or a compass that a map lacks finds a place of its own."""

from __future__ import annotations

import pytest
import shapely

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import OrnamentKind
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.grips import OrnamentGrip, removed
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.placement import APART, add_ornament
from indonesia_qt.mapmaking.layout.footprints import of_ornament


@pytest.fixture(scope="module")
def bare() -> Draft:
    """Indonesia without its title and its compass."""
    found = load_map()
    draft = Draft(found.board, found.data)
    return removed(removed(draft, OrnamentGrip("title")), OrnamentGrip("compass"))


def test_both_come_where_they_cover_no_land_and_not_each_other(bare: Draft) -> None:
    after = add_ornament(add_ornament(bare, "title"), "compass")
    title, compass = map(of_ornament, after.board.ornaments)
    assert title.distance(compass) >= APART
    land = shapely.union_all([geometry(land.shape) for land in after.board.lands])
    assert title.distance(land) >= APART
    assert compass.distance(land) >= APART


def test_the_title_comes_to_the_upper_right_of_an_empty_map() -> None:
    (title,) = add_ornament(blank("sea", "Sea", 1600, 900), "title").board.ornaments
    x, y, width, _ = title.box
    assert x + width > 1500
    assert y < 100


def test_on_a_small_canvas_they_are_small() -> None:
    (compass,) = add_ornament(blank("pond", "Pond", 200, 200), "compass").board.ornaments
    assert max(compass.box[2:]) <= 50


@pytest.mark.parametrize(("what", "said"), [("title", "already has its title"), ("compass", "already has a compass")])
def test_there_is_one_of_each_at_most(bare: Draft, what: OrnamentKind, said: str) -> None:
    with pytest.raises(EditError, match=said):
        add_ornament(add_ornament(bare, what), what)
