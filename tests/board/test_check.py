"""The check of a board finds each planted problem, and nothing on a sound board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.board.check import problems
from indonesia_qt.board.model import (
    Arrow,
    BoardMap,
    GeometryException,
    Label,
    LandLink,
    Point,
    Polygon,
    Province,
)
from indonesia_qt.board.problem import Problem, error, warning

Change = Callable[[BoardMap], BoardMap]


def test_a_sound_board_has_no_problems(two_islands: BoardMap) -> None:
    assert problems(two_islands) == []


def test_the_shipped_map_has_no_problems(shipped: BoardMap) -> None:
    assert problems(shipped) == []


def test_an_exception_excuses_a_difference(with_exception: BoardMap) -> None:
    assert problems(with_exception) == []
    assert problems(replace(with_exception, exceptions=())) == [
        error("east-1 - north", "The two share a border of 80 units, but are not listed as adjacent.")
    ]


def among(items: tuple[Any, ...], name: str, **new: object) -> tuple[Any, ...]:
    return tuple(replace(item, **new) if item.id == name else item for item in items)


def land(name: str, **new: object) -> Change:
    return lambda board: replace(board, lands=among(board.lands, name, **new))


def sea(name: str, **new: object) -> Change:
    return lambda board: replace(board, seas=among(board.seas, name, **new))


def province(name: str, **new: object) -> Change:
    return lambda board: replace(board, provinces=among(board.provinces, name, **new))


def board(**new: object) -> Change:
    return lambda board: replace(board, **new)


def box(left: float, top: float, right: float, bottom: float, *between: Point) -> Polygon:
    """A box; further points of its lower side go from right to left."""
    return (((left, top), (right, top), (right, bottom), *between, (left, bottom), (left, top)),)


def more_arrows(*arrows: Arrow) -> Change:
    return lambda board: replace(board, arrows=board.arrows + arrows)


def pond_from(y: float) -> Change:
    """The areas of the west touch from the north coast down to `y` only, where a pond between them begins."""
    pond: Polygon = (((80.0, y), (90.0, 60.0), (90.0, 120.0), (70.0, 120.0), (70.0, 60.0), (80.0, y)),)
    west_1: Polygon = (((0.0, 50.0), (80.0, 50.0), (80.0, y), (70.0, 60.0), (70.0, 120.0), (0.0, 120.0), (0.0, 50.0)),)
    west_2: Polygon = (
        ((80.0, y), (80.0, 50.0), (160.0, 50.0), (160.0, 120.0), (90.0, 120.0), (90.0, 60.0), (80.0, y)),
    )

    def change(board: BoardMap) -> BoardMap:
        lands = among(among(board.lands, "west-1", shape=(west_1,)), "west-2", shape=(west_2,))
        return replace(board, lands=lands, lakes=among(board.lakes, "pond", shape=(pond,)))

    return change


CROSSED: Polygon = (((220.0, 50.0), (300.0, 120.0), (300.0, 50.0), (220.0, 120.0), (220.0, 50.0)),)
PLANTED: dict[str, tuple[Change, Problem]] = {
    "outline crosses itself": (
        land("east-1", shape=(CROSSED,)),
        error("east-1", "Its outline is not a proper one (Self-intersection[260 85])."),
    ),
    "overlap": (
        land("east-1", shape=(box(210.0, 50.0, 300.0, 120.0),)),
        error("strait", "Its border and that of a neighbour do not match near (220, 120)."),
    ),
    "corner on a side": (
        sea("north", shape=(box(0.0, 0.0, 300.0, 50.0, (220.0, 50.0), (80.0, 50.0)),)),
        error("west-2", "Its border and that of a neighbour do not match near (80, 50)."),
    ),
    "gap inside": (
        board(lakes=()),
        error("two-islands", "A part of the canvas near (10, 60) belongs to no area."),
    ),
    "gap at the edge": (
        board(height=130.0),
        warning("two-islands", "A part of the canvas near (150, 125) belongs to no area."),
    ),
    "beyond the canvas": (board(width=290.0), error("east-1", "It reaches beyond the canvas.")),
    "province differs from its areas": (
        province("east", shape=(box(220.0, 50.0, 290.0, 120.0),)),
        error("east", "Its outline is not that of its areas together."),
    ),
    "link without border": (
        board(land_sea=(("west-1", "strait"),)),
        error("strait - west-1", "The two are listed as adjacent (coast), but share no border."),
    ),
    "border without link": (
        board(land_land=(LandLink("east-1", "west-2", "arrow"),)),
        error("west-1 - west-2", "The two share a border of 70 units, but are not listed as adjacent."),
    ),
    "arrow over a common border": (
        board(land_land=(LandLink("east-1", "west-2", "arrow"), LandLink("west-1", "west-2", "arrow"))),
        error("west-1 - west-2", "The two are joined by an arrow, but also share a border."),
    ),
    "needless exception": (
        board(exceptions=(GeometryException("west-1", "west-2", "No reason."),)),
        warning("west-1 - west-2", "It is listed as an exception, but there is nothing to excuse."),
    ),
    "exception for areas that lie apart": (
        board(exceptions=(GeometryException("west-1", "east-1", "No reason."),)),
        warning("east-1 - west-1", "It is listed as an exception, but there is nothing to excuse."),
    ),
    "short border": (
        pond_from(55.0),
        warning("west-1 - west-2", "The common border is only 5 units long."),
    ),
    "point contact": (
        lambda board: replace(pond_from(50.0)(board), land_land=board.land_land[:1]),
        warning("west-1 - west-2", "The two meet in a point: players may wonder whether they are adjacent."),
    ),
    "arrow that is not drawn": (
        board(arrows=()),
        error("east-1 - west-2", "The two are joined by an arrow, but none is drawn."),
    ),
    "arrow that is not listed": (
        more_arrows(Arrow("west-1", "east-1", ((75.0, 60.0), (225.0, 60.0)))),
        error("arrow:west-1:east-1", "It is drawn, but the two areas are not listed as joined by an arrow."),
    ),
    "arrow drawn twice": (
        more_arrows(Arrow("west-2", "east-1", ((155.0, 90.0), (225.0, 90.0)))),
        error("arrow:west-2:east-1", "It is drawn more than once."),
    ),
    "arrow that ends elsewhere": (
        board(arrows=(Arrow("east-1", "west-2", ((225.0, 60.0), (190.0, 60.0))),)),
        error("arrow:east-1:west-2", "It does not end at west-2."),
    ),
    "token outside": (
        land("west-1", token=(70.0, 90.0)),
        error("west-1", "The circle for its token does not lie inside it."),
    ),
    "small token": (
        land("west-1", radius=11.5),
        warning("west-1", "The circle for its token is small: its radius is 11.5 units."),
    ),
    "berth ashore": (
        sea("north", berths=((100.0, 35.0),)),
        error("north", "A place for a ship does not lie inside it."),
    ),
    "no berths": (sea("north", berths=()), error("north", "It has no place for a ship.")),
    "berths overlap": (
        sea("north", berths=((100.0, 25.0), (139.0, 25.0))),
        warning("north", "Two places for ships overlap."),
    ),
    "unknown province": (
        land("east-1", province="south"),
        error("east-1", "It belongs to the province south, which does not exist."),
    ),
    "empty province": (
        lambda board: replace(board, provinces=(*board.provinces, Province("south", "South", 1, ()))),
        error("south", "No area belongs to it."),
    ),
    "sea without neighbours": (
        board(sea_sea=(), land_sea=(("east-1", "north"),)),
        error("strait", "It touches no other sea and no coast."),
    ),
    "land without neighbours": (
        board(land_land=(), land_sea=(("west-1", "north"),)),
        warning("east-1", "It is adjacent to nothing."),
    ),
    "seas that don't hang together": (
        board(sea_sea=()),
        warning("strait", "No ship gets from here to the other seas."),
    ),
    "sea without a name": (
        lambda board: replace(board, labels=board.labels[:3]),
        warning("strait", "Its name is not on the map."),
    ),
    "name outside": (
        lambda board: replace(board, labels=(*board.labels, Label("west", "West", (-1.0, 5.0), 9.0))),
        warning("label:west", "It lies outside the canvas."),
    ),
}


@pytest.mark.parametrize(("change", "found"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_problem_is_found(two_islands: BoardMap, change: Change, found: Problem) -> None:
    assert found in problems(change(two_islands))


def test_errors_come_first(two_islands: BoardMap) -> None:
    levels = [problem.level for problem in problems(replace(two_islands, arrows=(), labels=()))]
    assert levels == sorted(levels)
    assert set(levels) == {"error", "warning"}


def test_problems_are_values(two_islands: BoardMap) -> None:
    problem = problems(replace(two_islands, arrows=()))[0]
    assert isinstance(problem, Struct)
    with pytest.raises(AttributeError):
        problem.text = ""  # type: ignore[misc]
