"""What lies on top of each other on a board is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from indonesia_qt.board.model import Arrow, BoardMap, Label, Point
from indonesia_qt.mapmaking.layout import footprints
from indonesia_qt.mapmaking.layout.overlaps import clashes


def at(board: BoardMap, area: str) -> Point:
    return next(found.token for found in board.areas() if found.id == area)


def with_name(board: BoardMap, of: str, where: Point, strip: Point | None = None) -> BoardMap:
    moved = [Label(of, "Name", where, 20.0, 0.0, strip) if label.of == of else label for label in board.labels]
    return replace(board, labels=tuple(moved))


def with_berth(board: BoardMap, sea: str, where: Point) -> BoardMap:
    seas = [replace(found, berths=(*found.berths, where)) if found.id == sea else found for found in board.seas]
    return replace(board, seas=tuple(seas))


PLANTED: dict[str, tuple[Callable[[BoardMap], BoardMap], str]] = {
    "name on a token": (
        lambda board: with_name(board, "papua", at(board, "papua-7")),
        "The name of papua overlaps the token of papua-7.",
    ),
    "strip on a berth": (
        lambda board: with_name(board, "bali", at(board, "jawa-timur-4"), board.seas[0].berths[0]),
        "The strip of bali overlaps a berth of andaman-sea.",
    ),
    "name on the title": (
        lambda board: with_name(board, "papua", (2200.0, 90.0)),
        "The name of papua overlaps the title.",
    ),
    "name across a border": (
        lambda board: with_name(board, "papua", board.seas[0].shape[0][0][0]),
        "The name of papua crosses the border of andaman-sea.",
    ),
    "name across the edge": (
        lambda board: with_name(board, "papua", (1.0, 1.0)),
        "The name of papua crosses the edge of the canvas.",
    ),
    "berth on an arrow": (
        lambda board: with_berth(board, "savu-sea", board.arrows[0].line[4]),
        "A berth of savu-sea overlaps the arrow aceh-3 - aceh-4.",
    ),
    "arrow on a token": (
        lambda board: replace(
            board, arrows=(Arrow("bali-1", "jawa-timur-3", (at(board, "bali-1"), at(board, "jawa-timur-3"))),)
        ),
        "The token of bali-1 overlaps the arrow bali-1 - jawa-timur-3.",
    ),
}


@pytest.mark.parametrize(("change", "said"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_clash_is_found(shipped: BoardMap, change: Callable[[BoardMap], BoardMap], said: str) -> None:
    assert said in set(clashes(change(shipped)))


def test_names_take_room_for_each_letter_and_line() -> None:
    one = footprints.of_text(Label("x", "Aceh", (0.0, 0.0), 20.0))
    two = footprints.of_text(Label("x", "Aceh\nAceh", (0.0, 0.0), 20.0))
    wide = footprints.of_text(Label("x", "Aceh", (0.0, 0.0), 20.0, 0.0, (0.0, 30.0)))
    assert two.area == pytest.approx(2 * one.area)
    assert wide.area > 1.2 * one.area


def test_strips_lie_at_the_angle_of_their_name() -> None:
    left, top, right, bottom = footprints.of_strip(Label("x", "Aceh", (0.0, 0.0), 20.0, 90.0, (50.0, 0.0))).bounds
    assert (left, top, right, bottom) == pytest.approx((39, -45, 61, 45))
    assert footprints.of_strip(Label("x", "Sea", (0.0, 0.0), 20.0)).is_empty
