from __future__ import annotations

from collections.abc import Iterable

import pytest

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.marks import AreaMark, DimMark, Mark, Piece, RouteMark
from indonesia_qt.ui.board.pieces.looks import NoteLook
from indonesia_qt.ui.board.pieces.mark_layout import AtBerths, AtToken, InRow, MarkLayout, Place, Placed, moored
from indonesia_qt.ui.board.pieces.small_board import Box

PLACES: dict[str, Place] = {
    "token": AtToken(),
    "high": AtToken((5.0, -10.0), (6.0, 1.0)),
    "boat": AtBerths(),
    "strip": InRow(lambda piece: 10.0 * piece.count),
    "flag": InRow(lambda _: 20.0, rank=1),
}


def box(piece: Piece, pixel: float) -> Box:
    """A square of 20 pixels for each that a piece counts, side by side."""
    half = 10 * pixel
    return -half * piece.count, -half, half * piece.count, half


def looks(placed: Iterable[Placed]) -> list[Piece]:
    found = [one.look for one in placed]
    assert all(isinstance(look, Piece) for look in found)
    return found  # type: ignore[return-value]


@pytest.fixture
def layout(small_board: BoardMap) -> MarkLayout:
    return MarkLayout(small_board, lambda piece: PLACES[piece.kind], box)


def test_pieces_lie_on_their_areas_token_and_look_alike_in_every_area(layout: MarkLayout) -> None:
    one, other = layout.of([Piece("token", "west", 2, "A", 3, True, "x"), Piece("token", "east", 2, "A", 3, True, "x")])

    assert (one.at, other.at) == ((150.0, 150.0), (250.0, 150.0))
    assert one.look == other.look == Piece("token", "", 2, "A", 3, True, "x")


def test_pieces_of_one_area_stand_in_a_row_around_their_place(layout: MarkLayout) -> None:
    marks = [Piece("high", "west", seat) for seat in range(3)]

    assert [placed.at for placed in layout.of([*marks, Piece("token", "west")])] == [
        (149.0, 139.0),
        (155.0, 140.0),
        (161.0, 141.0),
        (150.0, 150.0),
    ]


def test_each_piece_at_a_berth_takes_one_of_its_own(small_board: BoardMap, layout: MarkLayout) -> None:
    placed = layout.of([Piece("boat", "left-sea", 0, "A", 2), Piece("boat", "left-sea", 1, "B")])

    assert [boat.at for boat in placed] == list(small_board.seas[0].berths[:3])
    assert [look.label for look in looks(placed)] == ["A", "A", "B"]


def test_where_berths_are_short_the_largest_fleet_is_one_piece_with_its_count() -> None:
    fleets = [Piece("boat", "s", 0, "A", 2), Piece("boat", "s", 1, "B", 5), Piece("boat", "s", 2, "C")]

    assert [(boat.label, boat.count) for boat in moored(fleets, 4)] == [("A", 1), ("A", 1), ("B", 5), ("C", 1)]


def test_more_fleets_than_berths_are_all_shown(layout: MarkLayout) -> None:
    placed = layout.of([Piece("boat", "right-sea", 0, label, 2) for label in "ABC"])

    assert len({boat.at for boat in placed}) == 3
    assert {look.count for look in looks(placed)} == {2}


def test_a_note_on_an_area_steps_aside_for_what_lies_there(layout: MarkLayout) -> None:
    (alone,) = layout.of([AreaMark("west", "legal", "10")])
    *_, above = layout.of([Piece("token", "west", 0), AreaMark("west", "legal", "10")])

    assert alone.look == NoteLook("10", None)
    assert alone.at == (150.0, 150.0)
    assert above.at[1] < alone.at[1]


def test_marks_without_a_piece_give_none(layout: MarkLayout) -> None:
    marks: list[Mark] = [AreaMark("west", "legal"), DimMark(("east",)), RouteMark("west", ("left-sea",), "east", 0)]

    assert layout.of(marks) == []


def test_a_row_stands_by_rank_around_its_place(layout: MarkLayout) -> None:
    marks = [Piece("flag", "lower", label="A"), Piece("strip", "lower", count=4), Piece("flag", "lower", label="B")]
    strip, first, second = layout.of(marks)

    assert [look.label for look in looks((first, second))] == ["A", "B"]
    assert [placed.at for placed in (strip, first, second)] == [(130.0, 262.0), (160.0, 262.0), (180.0, 262.0)]


def test_a_row_without_a_place_of_its_own_stands_below_the_name(layout: MarkLayout) -> None:
    (strip,) = layout.of([Piece("strip", "upper")])

    assert strip.at[0] == 200.0
    assert 30 < strip.at[1] < 60


def test_a_province_without_a_name_has_its_row_in_its_middle(layout: MarkLayout) -> None:
    (strip,) = layout.of([Piece("strip", "isle")])

    assert strip.at == (450.0, 150.0)
