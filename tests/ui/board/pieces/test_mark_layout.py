from __future__ import annotations

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.marks import AreaMark, CityMark, DeedMark, DimMark, EraMark, GoodMark, RouteMark, ShipMark
from indonesia_qt.ui.board.pieces.mark_layout import MarkLayout, boats
from indonesia_qt.ui.board.pieces.piece_styles import (
    STRIP_WIDTH,
    CityLook,
    FlagLook,
    GoodLook,
    NoteLook,
    ShipLook,
    StripLook,
    strip_width,
)


def test_goods_and_cities_lie_on_their_areas_token(small_board: BoardMap) -> None:
    good, city = MarkLayout(small_board).of([GoodMark("west", "rice", 2, "A"), CityMark("east", 2)])

    assert good.look == GoodLook("rice", 2, "A", ghost=False)
    assert good.at == (150.0, 150.0)
    assert city.look == CityLook(2, (), ghost=False)
    assert city.at == (250.0, 150.0)


def test_each_ship_takes_a_berth_of_its_own(small_board: BoardMap) -> None:
    placed = MarkLayout(small_board).of([ShipMark("left-sea", 0, "A", 2), ShipMark("left-sea", 1, "B")])

    assert [ship.at for ship in placed] == list(small_board.seas[0].berths[:3])
    assert [ship.look.tag for ship in placed if isinstance(ship.look, ShipLook)] == ["A", "A", "B"]


def test_where_berths_are_short_the_largest_fleet_is_one_ship_with_its_number() -> None:
    fleets = [ShipMark("s", 0, "A", 2), ShipMark("s", 1, "B", 5), ShipMark("s", 2, "C")]

    assert [(boat.tag, boat.number) for boat in boats(fleets, 4)] == [("A", 1), ("A", 1), ("B", 5), ("C", 1)]


def test_more_companies_than_berths_are_all_shown(small_board: BoardMap) -> None:
    marks = [ShipMark("right-sea", 0, tag, 2) for tag in "ABC"]
    placed = MarkLayout(small_board).of(marks)

    assert len({ship.at for ship in placed}) == 3
    assert {ship.look.number for ship in placed if isinstance(ship.look, ShipLook)} == {2}


def test_a_note_on_an_area_steps_aside_for_what_lies_there(small_board: BoardMap) -> None:
    places = MarkLayout(small_board)
    (alone,) = places.of([AreaMark("west", "legal", "10")])
    *_, above = places.of([GoodMark("west", "rice", 0), AreaMark("west", "legal", "10")])

    assert alone.look == NoteLook("10", None)
    assert alone.at == (150.0, 150.0)
    assert above.at[1] < alone.at[1]


def test_marks_without_a_piece_give_none(small_board: BoardMap) -> None:
    marks = [AreaMark("west", "legal"), DimMark(("east",)), RouteMark("west", ("left-sea",), "east", 0)]

    assert MarkLayout(small_board).of(marks) == []


def test_a_provinces_flags_stand_behind_its_strip(small_board: BoardMap) -> None:
    eras = (("rice",), (), ("oil", "city"))
    marks = [DeedMark("lower", "rice", "A"), EraMark("lower", eras, 1), DeedMark("lower", "oil")]
    strip, first, second = MarkLayout(small_board).of(marks)

    assert strip.look == StripLook(eras, 1)
    assert (first.look, second.look) == (FlagLook("rice", "A"), FlagLook("oil", ""))
    assert strip.at[0] < first.at[0] < second.at[0]
    assert {placed.at[1] for placed in (strip, first, second)} == {262.0}


def test_a_strip_without_a_place_of_its_own_stands_below_the_name(small_board: BoardMap) -> None:
    (strip,) = MarkLayout(small_board).of([EraMark("upper", ((), (), ()))])

    assert strip.at[0] == 200.0
    assert 30 < strip.at[1] < 60


def test_a_province_without_a_name_has_its_strip_in_its_middle(small_board: BoardMap) -> None:
    (strip,) = MarkLayout(small_board).of([EraMark("isle", ((), (), ()))])

    assert strip.at == (450.0, 150.0)


def test_a_full_strip_stays_in_its_room() -> None:
    assert strip_width((("rice", "city"), ("shipping", "city"), ("oil", "city"))) <= STRIP_WIDTH
    assert strip_width((("rice",), (), ())) < STRIP_WIDTH
