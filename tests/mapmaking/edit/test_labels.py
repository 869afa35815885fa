from __future__ import annotations

import math

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from indonesia_qt.board import shapes
from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.draft import Draft, EditError, updated
from indonesia_qt.board.model import BoardMap, Label, LandArea, Province
from indonesia_qt.games.indonesia.rules.scenario import GameData
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.labels import (
    add_label,
    break_label,
    move_label,
    move_strip,
    remove_label,
    size_label,
    turn_label,
)
from indonesia_qt.mapmaking.edit.provinces import add_province
from indonesia_qt.mapmaking.layout import footprints
from indonesia_qt.mapmaking.layout.overlaps import clashes
from indonesia_qt.mapmaking.review.checks import checked
from tests.mapmaking.islands import islands

ISLANDS = islands()


def label_of(draft: Draft, of: str) -> Label:
    return next(label for label in draft.board.labels if label.of == of)


def test_the_strip_moves_with_the_name_and_alone() -> None:
    moved = move_label(ISLANDS, "west", (110.0, 95.0))
    assert label_of(moved, "west").strip == (110.0, 112.0)
    assert label_of(move_strip(moved, "west", (60.0, 100.0)), "west").at == (110.0, 95.0)
    with pytest.raises(EditError, match="Only provinces have symbols"):
        move_strip(moved, "north", (60.0, 100.0))


@given(st.floats(-720, 720))
def test_the_strip_stays_beside_a_name_that_is_turned(angle: float) -> None:
    label = label_of(turn_label(ISLANDS, "west", angle), "west")
    assert -180 <= label.angle <= 180
    assert label.strip
    assert math.dist(label.at, label.strip) == pytest.approx(17, abs=0.1)
    assert label_of(turn_label(turn_label(ISLANDS, "west", 90), "west", 0), "west").strip == (100.0, 117.0)


def test_the_strip_makes_room_for_a_larger_name() -> None:
    assert label_of(size_label(ISLANDS, "west", 20), "west").strip == (100.0, 121.0)
    one_line = label_of(break_label(ISLANDS, "far-east", 1), "far-east")
    assert (one_line.text, one_line.strip) == ("Far East", (330.0, 117.0))
    assert break_label(ISLANDS, "far-east", 2) is ISLANDS


def test_what_names_on_the_map_refuse() -> None:
    with pytest.raises(EditError, match="The label of North Sea has to stay on the canvas"):
        move_label(ISLANDS, "north", (-1.0, 20.0))
    with pytest.raises(EditError, match="A label’s size must be 8 to 120\u00a0units"):
        size_label(ISLANDS, "north", 300)
    with pytest.raises(EditError, match="Strait has no label on the map"):
        turn_label(ISLANDS, "strait", 90)
    with pytest.raises(EditError, match="North Sea already has a label"):
        add_label(ISLANDS, "north")
    with pytest.raises(EditError, match=r"Atlantis has no areas yet\. Add some first\."):
        add_label(add_province(ISLANDS, "Atlantis"), "atlantis")
    with pytest.raises(EditError, match="Only provinces and seas have labels, and Cape is neither"):
        add_label(ISLANDS, "west-2")


def test_a_removed_name_is_gone() -> None:
    assert [label.of for label in remove_label(ISLANDS, "west").board.labels] == ["far-east", "north"]


@pytest.mark.parametrize("of", ["kalimantan-timur", "papua", "savu-sea", "celebes-sea"])
def test_a_new_name_covers_nothing(of: str) -> None:
    shipped = load_map()
    draft = add_label(remove_label(Draft(shipped.board, shipped.data), of), of)
    assert not [told for told in clashes(draft.board) if of in told]
    assert not [problem for problem in all_checks.problems(draft.board) if of in problem.place]
    assert (label_of(draft, of).strip is not None) == (of in {province.id for province in shipped.board.provinces})


@pytest.mark.parametrize("id", ["indonesia", "lagoon", "philippines"])
def test_no_name_of_a_map_of_the_program_is_on_foreign_land(id: str) -> None:
    shipped = load_map(id)
    assert not [one for one in checked(Draft(shipped.board, shipped.data)).open if one.kind == "name-abroad"]


def tight(wide: float, high: float) -> Draft:
    """Twelve provinces of one area each in three rows, without water between them; there is a sea all around."""
    edge, columns, rows = 150.0, 4, 3
    width, height = 2 * edge + columns * wide, 2 * edge + rows * high
    board = BoardMap(
        id="tight", title="Tight", credits="", width=width, height=height, provinces=(), lands=(), seas=(), lakes=(),
        land_land=(), land_sea=(), sea_sea=(), arrows=(), labels=(), ornaments=(), exceptions=(),
    )  # fmt: skip
    for number in range(columns * rows):
        left, top = edge + number % columns * wide, edge + number // columns * high
        shape = shapes.shape(shapely.box(left, top, left + wide, top + high))
        province = Province(f"p-{number}", f"Sumatra Tua {number}", number % 8, shape)
        middle = left + wide / 2, top + high - 14.0
        board = updated(
            board,
            provinces=(*board.provinces, province),
            lands=(*board.lands, LandArea(f"land-{number}", province.id, None, shape, middle, 12.0)),
        )
    return Draft(board, GameData(1, "indonesia", "Tight", (0, 0, 0), (), ()))


def names_abroad(draft: Draft) -> list[str]:
    lands = draft.board.lands
    return [
        label.of
        for label in draft.board.labels
        for land in lands
        if land.province != label.of
        and shapely.area(footprints.of_names([label]).intersection(shapes.geometry(land.shape))) > 1.0
    ]


def test_a_name_with_little_room_is_smaller_rather_than_on_foreign_land() -> None:
    draft = tight(110.0, 90.0)
    for province in draft.board.provinces:
        draft = add_label(draft, province.id)
    assert names_abroad(draft) == []
    assert min(label.size for label in draft.board.labels) < 22.0


def test_a_name_that_fits_nowhere_goes_to_the_water_beside() -> None:
    draft = add_label(tight(40.0, 40.0), "p-0")
    assert names_abroad(draft) == []
