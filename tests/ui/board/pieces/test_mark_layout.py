from __future__ import annotations

import math
from collections.abc import Iterable

import pytest
from PySide6.QtCore import QPointF, QRectF

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.background.painter_paths import edges
from indonesia_qt.ui.board.marks import AreaMark, Mark, NameMark, NoteMark, Piece, RouteMark, VacantMark
from indonesia_qt.ui.board.pieces.looks import NameLook, NoteLook
from indonesia_qt.ui.board.pieces.mark_layout import AtBerths, AtToken, Beside, InRow, MarkLayout, Place, Placed
from indonesia_qt.ui.board.pieces.piece_painter import name_room, note_box
from indonesia_qt.ui.board.pieces.small_board import (
    BESIDE_NAME,
    BESIDE_TAG,
    NECK,
    TIED,
    Box,
    NameRoom,
    Room,
    SmallBoard,
    overlap,
    shifted,
)

PLACES: dict[str, Place] = {
    "token": AtToken(),
    "high": AtToken((5.0, -10.0), (6.0, 1.0)),
    "boat": AtBerths(),
    "strip": InRow(),
    "flag": InRow(rank=1),
    "tag": Beside(lambda piece: piece.data),
    "sign": Beside(lambda piece: (piece.area,), points=True),
}
SMALL = SmallBoard(2.0)


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
    return MarkLayout(
        small_board, lambda piece: PLACES[piece.kind], box, note_box, lambda text, pixel: edges(name_room(text, pixel))
    )


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


@pytest.mark.parametrize("small", [None, SMALL])
def test_a_fleet_is_one_piece_with_its_count(small: SmallBoard | None, layout: MarkLayout) -> None:
    placed = layout.of([Piece("boat", "left-sea", 0, "A", 2), Piece("boat", "left-sea", 1, "B")], small)

    assert [(look.label, look.count) for look in looks(placed)] == [("A", 2), ("B", 1)]
    one, other = rooms(placed, small.pixel if small else 0.0)
    assert not one.intersects(other)


def test_a_note_on_an_area_steps_aside_for_what_lies_there(layout: MarkLayout) -> None:
    (alone,) = layout.of([AreaMark("west", "legal", "10")])
    *_, above = layout.of([Piece("token", "west", 0), AreaMark("west", "legal", "10")])

    assert alone.look == NoteLook("10", None)
    assert alone.at == (150.0, 150.0)
    assert above.at[1] < alone.at[1]


def test_notes_that_would_cover_each_other_stand_apart(layout: MarkLayout) -> None:
    one, other = layout.of([NoteMark("west", "2 for 40 Rp"), NoteMark("east", "1 for 20 Rp")], SMALL)
    here, there = (shifted(note_box(note.look.text, SMALL.pixel), note.at) for note in (one, other))  # type: ignore[union-attr]
    assert not overlap(here, there)
    assert one.at == (150.0, 150.0)


def test_a_note_stands_above_what_points_to_its_area(layout: MarkLayout) -> None:
    marks = [Piece("token", "west", 0), Piece("sign", "west", count=3), NoteMark("west", "1 spice")]
    token, sign, note = layout.of(marks, SMALL)
    assert sign.at[1] < token.at[1]
    left, top, right, bottom = note_box("1 spice", SMALL.pixel)
    room = QRectF(left, top, right - left, bottom - top).translated(*note.at)
    assert not room.intersects(QRectF(-60, -20, 120, 40).translated(*sign.at))


def test_the_name_of_an_area_stands_at_its_token_and_steps_aside_for_what_lies_there(layout: MarkLayout) -> None:
    name = NameMark("west", "5")
    assert layout.names([name], ()) == [Placed(NameLook("5"), (150.0, 150.0))]
    marks = [Piece("token", "west", 0), Piece("tag", "west", 0, data=("west",)), NoteMark("west", "10")]
    for small, pixel in (SMALL, SMALL.pixel), (None, 0.0):
        lying = layout.of(marks, small)
        [placed] = layout.names([name], lying, small)
        room = name_room("5", pixel).translated(*placed.at)
        assert not any(room.intersects(other) for other in rooms(lying, pixel))
        assert math.dist(placed.at, (150.0, 150.0)) <= TIED * (pixel or 1.0)


def test_what_points_has_a_tail_from_within_itself_to_its_token_however_near_it_is(layout: MarkLayout) -> None:
    token, sign, tag = Piece("token", "west", 0), Piece("sign", "west"), Piece("tag", "west", 0, data=("west",))
    placed = {one.look.kind: one for one in layout.of([token, sign, tag], SMALL)}  # type: ignore[union-attr]
    assert placed["tag"].tied is None
    at, tied = placed["sign"].at, placed["sign"].tied
    assert tied
    root, tip = tied
    assert tip == (150.0, 150.0)
    assert math.dist(root, at) < math.dist(tip, at)
    left, top, right, bottom = box(sign, SMALL.pixel)
    assert QRectF(left, top, right - left, bottom - top).translated(*at).contains(QPointF(*root))
    rooms = [QRectF(-20, -20, 40, 40).translated(*one.at) for one in placed.values()]
    assert not rooms[0].adjusted(-NECK, -NECK, NECK, NECK).intersects(rooms[1]), "the tail is seen"


def test_a_name_is_nearer_to_its_own_token_than_to_any_other(small_board: BoardMap, layout: MarkLayout) -> None:
    tokens = {land.id: land.token for land in small_board.lands}
    marks = [Piece("token", area, 0) for area in tokens]
    names = [NameMark(area, f"{area} island") for area in tokens]
    placed = layout.names(names, layout.of(marks, SMALL), SMALL)
    assert placed
    for one in placed:
        nearest_to_it = min(tokens, key=lambda area: math.dist(tokens[area], one.at))
        assert one.look == NameLook(f"{nearest_to_it} island")


def test_a_name_without_room_is_only_there_if_it_stands_out(layout: MarkLayout) -> None:
    lying = [Placed(Piece("strip", "", count=60), (x, y)) for x in (100.0, 200.0, 300.0) for y in range(0, 400, 20)]
    assert not layout.names([NameMark("west", "Long Island")], lying, SMALL)
    [placed] = layout.names([NameMark("west", "Long Island", stands_out=True)], lying, SMALL)
    assert math.dist(placed.at, (150.0, 150.0)) <= TIED * SMALL.pixel


def test_a_name_that_is_shown_twice_stands_out_if_one_does(layout: MarkLayout) -> None:
    name, sought = NameMark("west", "5"), NameMark("west", "5", stands_out=True)
    for marks in ([name, sought], [sought, name]):
        [placed] = layout.names(marks, ())
        assert placed.look == NameLook("5", stands_out=True)


def test_marks_without_a_piece_give_none(layout: MarkLayout) -> None:
    marks: list[Mark] = [AreaMark("west", "legal"), RouteMark("west", ("left-sea",), "east", 0)]

    assert layout.of(marks) == []


def test_a_row_stands_by_rank_around_its_place(layout: MarkLayout) -> None:
    marks = [Piece("flag", "lower", label="A"), Piece("strip", "lower", count=4), Piece("flag", "lower", label="B")]
    strip, first, second = layout.of(marks, SmallBoard(1.0))

    assert [look.label for look in looks((first, second))] == ["A", "B"]
    assert [placed.at for placed in (strip, first, second)] == [(130.0, 262.0), (180.0, 262.0), (200.0, 262.0)]


def test_a_row_without_a_place_of_its_own_stands_below_the_name(layout: MarkLayout) -> None:
    (strip,) = layout.of([Piece("strip", "upper")])

    assert strip.at[0] == 200.0
    assert 30 < strip.at[1] < 60


def test_a_province_without_a_name_has_its_row_in_its_middle(layout: MarkLayout) -> None:
    (strip,) = layout.of([Piece("strip", "isle")])

    assert strip.at == (450.0, 150.0)


def rooms(placed: Iterable[Placed], pixel: float = SMALL.pixel) -> list[QRectF]:
    """The rooms of pieces, in map units."""
    return [QRectF(QPointF(*edges[:2]), QPointF(*edges[2:])).translated(*one.at) for one, edges in boxed(placed, pixel)]


def boxed(placed: Iterable[Placed], pixel: float) -> list[tuple[Placed, Box]]:
    return [(one, box(one.look, pixel)) for one in placed if isinstance(one.look, Piece)]


def test_what_lies_beside_tokens_is_shown_on_a_small_board_only(layout: MarkLayout) -> None:
    marks = [Piece("token", "west", 0), Piece("token", "east", 0), Piece("tag", "west", 0, "A", data=("west", "east"))]

    assert len(layout.of(marks)) == 2
    *tokens, tag = rooms(layout.of(marks, SMALL))
    assert not any(token.intersects(tag) for token in tokens)
    assert QRectF(0, 0, 600, 400).contains(tag)


def test_a_tag_covers_no_name_where_there_is_room(layout: MarkLayout) -> None:
    marks = [Piece("token", "west", 0), Piece("tag", "west", 0, data=("west",))]
    _, free = rooms(layout.of(marks, SMALL))
    named = SmallBoard(SMALL.pixel, (NameRoom("upper", (edges(free),)),))
    _, elsewhere = rooms(layout.of(marks, named))

    assert not elsewhere.intersects(free)


def test_a_tag_does_not_stick_to_a_name(layout: MarkLayout) -> None:
    marks = [Piece("token", "west", 0), Piece("tag", "west", 0, data=("west",))]
    _, free = rooms(layout.of(marks, SMALL))
    beside = QRectF(free.right(), free.top(), 10, free.height())
    _, elsewhere = rooms(layout.of(marks, SmallBoard(SMALL.pixel, (NameRoom("upper", (edges(beside),)),))))

    apart = (BESIDE_NAME - 0.1) * SMALL.pixel
    assert not elsewhere.adjusted(-apart, -apart, apart, apart).intersects(beside)


@pytest.mark.parametrize("choice", [AreaMark("east", "legal"), VacantMark("east")], ids=["marked", "vacant"])
def test_a_tag_lies_on_no_area_that_can_be_chosen_but_on_its_own(
    small_board: BoardMap, layout: MarkLayout, choice: Mark
) -> None:
    west, east = (land.token for land in small_board.lands[1:3])
    near = Piece("sign", "west")
    beside = NameRoom("upper", tuple((west[0] - 90, west[1] + y, west[0] + 25, west[1] + y + 30) for y in (-90, 20)))
    left = NameRoom("lower", ((west[0] - 140, west[1] - 90, west[0] - 20, west[1] + 90),))
    crowded = SmallBoard(SMALL.pixel, (beside, left))
    marks = [Piece("token", "west", 0), near]
    lot = QRectF(QPointF(east[0] - 50, east[1] - 50), QPointF(east[0] + 50, east[1] + 50))

    assert rooms(layout.of(marks, crowded))[1].intersects(lot)
    assert not rooms(layout.of([*marks, choice], crowded))[1].adjusted(1, 1, -1, -1).intersects(lot)
    own = [*marks, AreaMark("west", "legal")]
    assert layout.of(own, crowded) == layout.of(marks, crowded)


def test_a_tail_crosses_no_name(layout: MarkLayout) -> None:
    marks = [Piece("token", "west", 0), Piece("sign", "west")]
    token, sign = layout.of(marks, SMALL)
    assert sign.tied
    x, y = token.at
    around = tuple(QRectF(x - 30, y - 30, 60, 60).adjusted(*by) for by in ((0, 0, 0, -58), (0, 58, 0, 0)))
    names = tuple(map(edges, (*around, QRectF(x - 30, y - 30, 2, 60), QRectF(x + 28, y - 30, 2, 60))))
    _, sign = layout.of(marks, SmallBoard(SMALL.pixel, (NameRoom("upper", names),)))
    assert sign.tied is None


def test_a_fleet_keeps_off_the_line_from_a_name_to_its_place(small_board: BoardMap, layout: MarkLayout) -> None:
    x, y = small_board.seas[0].berths[0]
    line = x - 2, y - 100, x + 2, y + 100
    named = SmallBoard(SMALL.pixel, (NameRoom("upper", ((x - 40, y + 100, x + 40, y + 120),), False, (line,)),))
    [boat] = rooms(layout.of([Piece("boat", "left-sea", 0, "A")], named))
    assert not boat.adjusted(0.1, 0.1, -0.1, -0.1).intersects(QRectF(line[0], line[1], 4, 200))


def test_nothing_makes_way_for_a_ghost(layout: MarkLayout) -> None:
    marks = [Piece("boat", "left-sea", 1, "B"), Piece("token", "west", 0), Piece("tag", "west", 0, data=("west",))]
    ghosts = [Piece("boat", "left-sea", 0, "A", ghost=True), Piece("token", "east", 0, ghost=True)]
    before = layout.of(marks, SMALL)
    after = layout.of([*marks, *ghosts], SMALL)

    assert {(one.look, one.at) for one in before} <= {(one.look, one.at) for one in after}


def test_a_row_has_as_much_room_as_its_pieces_take_on_a_small_board(layout: MarkLayout) -> None:
    marks = [Piece("flag", "lower", label="A"), Piece("flag", "lower", label="B")]
    one, other = rooms(layout.of(marks, SMALL))

    assert one.right() == pytest.approx(other.left())


def test_a_row_stands_next_to_a_name_that_has_moved(layout: MarkLayout) -> None:
    name = QRectF(400, 300, 100, 30)
    moved = SmallBoard(SMALL.pixel, (NameRoom("lower", (edges(name),)),))
    flags = [Piece("flag", "lower", label="A"), Piece("flag", "lower", label="B")]
    one, other = rooms(layout.of(flags, moved))
    as_drawn = SmallBoard(SMALL.pixel, (NameRoom("lower", (edges(name),), True),))

    assert one.right() == pytest.approx(other.left())
    assert not one.united(other).adjusted(0.1, 0.1, -0.1, -0.1).intersects(name)
    assert one.united(other).adjusted(-0.1, -0.1, 0.1, 0.1).intersects(name)
    strip = Piece("strip", "lower")
    assert layout.of([strip], as_drawn) == layout.of([strip], SMALL)


def test_flags_stand_beside_the_row_and_the_name_where_these_are_as_drawn(layout: MarkLayout) -> None:
    name = QRectF(100, 225, 100, 25)
    as_drawn = SmallBoard(SMALL.pixel, (NameRoom("lower", (edges(name),), True),))
    marks = [Piece("strip", "lower"), Piece("flag", "lower", label="A"), Piece("flag", "lower", label="B")]
    strip, *flags = rooms(layout.of(marks, as_drawn))

    for flag in flags:
        assert not flag.adjusted(0.1, 0.1, -0.1, -0.1).intersects(name)
        assert not flag.adjusted(0.1, 0.1, -0.1, -0.1).intersects(strip)


def test_a_note_stands_higher_above_a_piece_on_a_small_board(layout: MarkLayout) -> None:
    marks = [Piece("token", "west", 0), AreaMark("west", "legal", "10")]

    assert layout.of(marks, SMALL)[-1].at[1] < layout.of(marks)[-1].at[1]


def test_the_number_of_a_row_stands_beside_its_piece_instead_of_what_points_to_it(layout: MarkLayout) -> None:
    marks = [Piece("token", "west", 0), Piece("sign", "west", 0), NoteMark("west", "3", is_row=True)]
    token, number = layout.of(marks, SMALL)

    assert number.look == NoteLook("3", None, is_row=True)
    room = QRectF(*note_box("3", SMALL.pixel)[:2], 0, 0).united(QRectF(*note_box("3", SMALL.pixel)[2:], 0, 0))
    assert not room.translated(*number.at).intersects(rooms([token])[0])
    assert number.tied
    assert number.tied[1] == token.at


def test_the_number_of_a_row_lies_on_the_piece_that_the_row_is_about(layout: MarkLayout) -> None:
    marks = [Piece("token", "west", 0), NoteMark("west", "3", 0, hides_piece=True)]
    for small in (SMALL, None):
        token, number = layout.of(marks, small)
        assert number == Placed(NoteLook("3", 0), token.at)


def test_a_name_keeps_away_from_the_tag_of_another_area(small_board: BoardMap, layout: MarkLayout) -> None:
    """Else the letter on the tag would be read with it."""
    west, east = (land.token for land in small_board.lands[1:3])
    marks = [Piece("token", "west", 0), Piece("token", "east", 0), Piece("tag", "west", 0, data=("west",))]
    lying = [placed for placed in layout.of(marks, SMALL) if placed.look.kind != "tag"]  # type: ignore[union-attr]
    [near] = layout.names([NameMark("east", "East")], lying, SMALL)
    left = name_room("East", SMALL.pixel).translated(*near.at).left()
    tag = Placed(Piece("tag", "", 0, data=("west",)), (left - 22.0, near.at[1]))
    [name] = layout.names([NameMark("east", "East", stands_out=True)], [*lying, tag], SMALL)
    room, box = name_room("East", SMALL.pixel).translated(*name.at), rooms([tag])[0]
    assert not box.adjusted(-BESIDE_TAG, 0, BESIDE_TAG, 0).intersects(room)
    assert math.dist(name.at, east) < math.dist(name.at, west)


def test_a_tag_lies_on_what_can_be_chosen_before_it_covers_a_piece(small_board: BoardMap, layout: MarkLayout) -> None:
    token = small_board.lands[1].token
    around = ((-200, -200, 200, -22), (-200, 22, 200, 200), (-200, -22, -22, 22))
    names = NameRoom("upper", tuple((token[0] + a, token[1] + b, token[0] + c, token[1] + d) for a, b, c, d in around))
    marks = [Piece("token", "west", 0), Piece("tag", "west", 0, data=("west",)), AreaMark("east", "legal")]
    piece, tag = rooms(layout.of(marks, SmallBoard(SMALL.pixel, (names,))))
    assert not piece.adjusted(1, 1, -1, -1).intersects(tag)


def test_a_tag_of_several_areas_stays_at_one_of_them_however_crowded_it_is(
    small_board: BoardMap, layout: MarkLayout
) -> None:
    """From afar it would seem to be that of something else."""
    tokens = [land.token for land in small_board.lands[1:3]]
    steps = [(x, y) for x in (-45.0, 0.0, 45.0) for y in (-45.0, 0.0, 45.0)]
    crowd = [Placed(Piece("token", "", 1), (x + right, y + down)) for x, y in tokens for right, down in steps]
    found = layout._arrange(SMALL, (), (), (Piece("tag", "", 0, data=("west", "east")),), crowd, ())
    (tag,) = rooms(found)
    away = min(math.dist(found[0].at, token) for token in tokens)
    assert away <= TIED * SMALL.pixel
    assert not found[0].tied
    own = [room for room in rooms(crowd) if room.center().toTuple() in tokens]
    assert any(tag.adjusted(-5, -5, 5, 5).intersects(room) for room in own)


def test_a_fleet_lies_at_the_first_of_berths_that_are_free() -> None:
    room = Room(SmallBoard(1.0), (200.0, 200.0), lambda _: (-13.0, -13.0, 13.0, 13.0))
    assert room.moor([Piece("boat", "sea", 0)], [(60.0, 60.0), (140.0, 140.0)]) == [(60.0, 60.0)]


def test_fleets_of_a_narrow_sea_make_room_for_each_other() -> None:
    walls = (0.0, 0.0, 200.0, 86.0), (0.0, 114.0, 200.0, 200.0), (0.0, 86.0, 74.0, 114.0), (126.0, 86.0, 200.0, 114.0)
    room = Room(SmallBoard(1.0, (NameRoom("strait", walls),)), (200.0, 200.0), lambda _: (-13.0, -13.0, 13.0, 13.0))
    [(left, _), (right, _)] = sorted(
        room.moor([Piece("boat", "strait", 0), Piece("boat", "strait", 1)], [(100.0, 100.0)])
    )
    assert right - left == 26
