"""The check of a board finds each planted problem, and nothing on a sound board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.board.checks.all_checks import problems
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

Change = Callable[[BoardMap], BoardMap]


def told(board: BoardMap) -> list[str]:
    """The problems of `board`, each with its level, kind and place."""
    return [f"{found.level} {found.kind} {found.place}: {found.text}" for found in problems(board)]


def test_a_sound_board_has_no_problems(two_islands: BoardMap) -> None:
    assert problems(two_islands) == []


def test_the_shipped_map_has_no_problems(shipped: BoardMap) -> None:
    assert problems(shipped) == []


def pond_to_the_corner(*lake: Point) -> Change:
    """The areas of the west have a hole up to their corner on the canvas' edge; a lake of these corners lies in it."""
    hole = ((0.0, 50.0), (15.0, 65.0), (15.0, 55.0), (0.0, 50.0))

    def change(board: BoardMap) -> BoardMap:
        (west_1, *_), (west, *_) = board.lands[0].shape[0], board.provinces[0].shape[0]
        lands = among(board.lands, "west-1", shape=((west_1, hole),))
        provinces = among(board.provinces, "west", shape=((west, hole),))
        lakes = among(board.lakes, "pond", shape=(((*lake, lake[0]),),))
        return replace(board, lands=lands, provinces=provinces, lakes=lakes)

    return change


def test_a_hole_may_touch_the_rim_of_its_area_in_a_corner(two_islands: BoardMap) -> None:
    assert told(pond_to_the_corner((0.0, 50.0), (15.0, 55.0), (15.0, 65.0))(two_islands)) == []


@pytest.mark.parametrize(
    "lake",
    [
        ((0.0, 50.0), (15.0, 55.0), (15.0, 65.1)),
        ((0.0, 50.0), (15.0, 55.0), (15.0, 60.0), (15.0, 65.0)),
        ((0.0, 40.0), (15.0, 55.0), (15.0, 65.0)),
        ((0.0, 50.0), (0.0, 45.0), (15.0, 55.0), (15.0, 65.0)),
    ],
    ids=["other corner", "corner on a side", "across the rim", "along the edge of the canvas"],
)
def test_a_lake_that_does_not_match_such_a_hole_is_found(two_islands: BoardMap, lake: tuple[Point, ...]) -> None:
    found = problems(pond_to_the_corner(*lake)(two_islands))
    assert "border-mismatch" in {problem.kind for problem in found}


def test_an_exception_excuses_a_difference(with_exception: BoardMap) -> None:
    assert problems(with_exception) == []
    assert told(replace(with_exception, exceptions=())) == [
        (
            "error unlinked-border east-1 - north: Ost-Übersee 1 and North Sea share a border of 80 units, "
            "but they aren’t listed as adjacent."
        )
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
PLANTED: dict[str, tuple[Change, str]] = {
    "outline crosses itself": (
        land("east-1", shape=(CROSSED,)),
        "error crossed-outline east-1: The outline of Ost-Übersee 1 crosses itself near (260, 85).",
    ),
    "overlap": (
        land("east-1", shape=(box(210.0, 50.0, 300.0, 120.0),)),
        "error border-mismatch strait: The borders of Strait and a neighbour don’t match near (220, 120).",
    ),
    "corner on a side": (
        sea("north", shape=(box(0.0, 0.0, 300.0, 50.0, (220.0, 50.0), (80.0, 50.0)),)),
        "error border-mismatch west-2: The borders of Cape and a neighbour don’t match near (80, 50).",
    ),
    "gap inside": (
        board(lakes=()),
        "error gap (10, 60): Part of the canvas near (10, 60) doesn’t belong to any area.",
    ),
    "gap at the edge": (
        board(height=130.0),
        "warning gap (150, 125): Part of the canvas near (150, 125) doesn’t belong to any area.",
    ),
    "beyond the canvas": (board(width=290.0), "error off-canvas east-1: Ost-Übersee 1 extends beyond the canvas."),
    "province differs from its areas": (
        province("east", shape=(box(220.0, 50.0, 290.0, 120.0),)),
        "error province-outline east: The outline of Ost-Übersee doesn’t match its areas.",
    ),
    "link without border": (
        board(land_sea=(("west-1", "strait"),)),
        (
            "error borderless-link strait - west-1: Strait and West 1 are listed as adjacent, but they don’t "
            "share a border."
        ),
    ),
    "border without link": (
        board(land_land=(LandLink("east-1", "west-2", "arrow"),)),
        (
            "error unlinked-border west-1 - west-2: West 1 and Cape share a border of 70 units, but they "
            "aren’t listed as adjacent."
        ),
    ),
    "arrow over a common border": (
        board(land_land=(LandLink("east-1", "west-2", "arrow"), LandLink("west-1", "west-2", "arrow"))),
        (
            "error arrow-over-border west-1 - west-2: West 1 and Cape are linked by an arrow, but they also "
            "share a border."
        ),
    ),
    "needless exception": (
        board(exceptions=(GeometryException("west-1", "west-2", "No reason."),)),
        (
            "warning needless-decision west-1 - west-2: The manual link setting for West 1 and Cape is "
            "redundant: the border gives the same result."
        ),
    ),
    "exception for areas that lie apart": (
        board(exceptions=(GeometryException("west-1", "east-1", "No reason."),)),
        (
            "warning needless-decision east-1 - west-1: The manual link setting for Ost-Übersee 1 and West "
            "1 is redundant: the border gives the same result."
        ),
    ),
    "short border": (
        pond_from(55.0),
        "warning short-border west-1 - west-2: The common border of West 1 and Cape is only 5 units long.",
    ),
    "point contact": (
        lambda board: replace(pond_from(50.0)(board), land_land=board.land_land[:1]),
        (
            "warning doubtful west-1 - west-2: West 1 and Cape only meet at a point. Players may not see "
            "whether they are adjacent."
        ),
    ),
    "arrow that is not drawn": (
        board(arrows=()),
        (
            "error arrow-not-drawn east-1 - west-2: Ost-Übersee 1 and Cape are linked by an arrow, but no "
            "arrow is drawn."
        ),
    ),
    "arrow that is not listed": (
        more_arrows(Arrow("west-1", "east-1", ((75.0, 60.0), (225.0, 60.0)))),
        (
            "error arrow-not-linked arrow:west-1:east-1: An arrow is drawn between West 1 and Ost-Übersee "
            "1, but it doesn’t link them."
        ),
    ),
    "arrow drawn twice": (
        more_arrows(Arrow("west-2", "east-1", ((155.0, 90.0), (225.0, 90.0)))),
        "error arrow-twice arrow:west-2:east-1: The arrow between Cape and Ost-Übersee 1 is drawn more than once.",
    ),
    "arrow that ends elsewhere": (
        board(arrows=(Arrow("east-1", "west-2", ((225.0, 60.0), (190.0, 60.0))),)),
        "error arrow-end arrow:east-1:west-2: The arrow between Ost-Übersee 1 and Cape doesn’t end at Cape.",
    ),
    "token outside": (
        land("west-1", token=(70.0, 90.0)),
        "error token-outside west-1: The circle for the token of West 1 isn’t completely inside it.",
    ),
    "small token": (
        land("west-1", radius=11.5),
        (
            "warning small-token west-1: The circle for the token of West 1 is only 23 units wide. It "
            "should be at least 24 to be easy to see and click."
        ),
    ),
    "berth ashore": (
        sea("north", berths=((100.0, 35.0),)),
        "error berth-outside north: A place for a ship isn’t inside North Sea.",
    ),
    "no berths": (sea("north", berths=()), "error no-berth north: North Sea has no places for ships."),
    "berths overlap": (
        sea("north", berths=((100.0, 25.0), (139.0, 25.0))),
        "warning berths-overlap north: Two places for ships in North Sea overlap.",
    ),
    "unknown province": (
        land("east-1", province="south"),
        "error unknown-province east-1: south 1 belongs to the province south, which doesn’t exist.",
    ),
    "empty province": (
        lambda board: replace(board, provinces=(*board.provinces, Province("south", "South", 1, ()))),
        "error empty-province south: The province South has no areas.",
    ),
    "sea without neighbours": (
        board(sea_sea=(), land_sea=(("east-1", "north"),)),
        "error lonely-sea strait: Strait doesn’t touch another sea or a coast.",
    ),
    "land without neighbours": (
        board(land_land=(), land_sea=(("west-1", "north"),)),
        "warning lonely-area east-1: Ost-Übersee 1 isn’t adjacent to any other area.",
    ),
    "seas that don't hang together": (
        board(sea_sea=()),
        "warning seas-apart strait: Ships can’t get from Strait to the other seas.",
    ),
    "sea without a name": (
        lambda board: replace(board, labels=board.labels[:3]),
        "warning no-label strait: The name of Strait isn’t on the map.",
    ),
    "border hardly long enough": (
        pond_from(51.2),
        (
            "warning doubtful west-1 - west-2: The common border of West 1 and Cape is 1.2 units long, "
            "close to the minimum. Players may not see whether they are adjacent."
        ),
    ),
    "threshold of the map": (
        board(threshold=80.0),
        (
            "error borderless-link west-1 - west-2: West 1 and Cape are listed as adjacent, but they don’t "
            "share a border."
        ),
    ),
    "link over a long distance without a reason": (
        lambda board: replace(
            board,
            land_sea=(*board.land_sea, ("west-1", "strait")),
            exceptions=(GeometryException("strait", "west-1", ""),),
        ),
        (
            "warning far-decision strait - west-1: Strait and West 1 are linked but far apart. Add a note that "
            "explains why."
        ),
    ),
    "link listed twice": (
        lambda board: replace(board, sea_sea=(*board.sea_sea, ("strait", "north"))),
        "error double-link north - strait: The link between North Sea and Strait is listed twice.",
    ),
    "link with itself": (
        board(sea_sea=(("north", "north"),)),
        "error self-link north - north: North Sea is linked to itself.",
    ),
    "link to nothing": (
        board(sea_sea=(("moon", "north"),)),
        "error unknown-link moon - north: moon and North Sea are linked, but they aren’t both on the map.",
    ),
    "two of one name": (
        lambda board: replace(board, seas=(board.seas[0], replace(board.seas[1], name="north sea"))),
        "error same-name north, strait: 2 places are called North Sea.",
    ),
    "province in pieces": (
        lambda board: replace(
            board, land_land=(), land_sea=tuple(pair for pair in board.land_sea if pair != ("west-1", "north"))
        ),
        (
            "warning scattered-province west: The areas of West form 2 groups that neither land nor a shared "
            "sea connects."
        ),
    ),
    "group that nothing leads to": (
        board(
            land_land=(LandLink("west-1", "west-2", "border"),), land_sea=(("east-1", "north"), ("east-1", "strait"))
        ),
        "error group-apart west-1, west-2: Neither land nor sea connects West 1 and Cape to the rest of the map.",
    ),
    "name outside": (
        lambda board: replace(board, labels=(*board.labels, Label("west", "West", (-1.0, 5.0), 9.0))),
        "warning label-outside label:west: The name of West is outside the canvas.",
    ),
}


@pytest.mark.parametrize(("change", "found"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_problem_is_found(two_islands: BoardMap, change: Change, found: str) -> None:
    assert found in told(change(two_islands))


@pytest.mark.parametrize("linked", [True, False])
@pytest.mark.parametrize("y", [50.0, 50.8, 51.2])
def test_a_decision_about_a_doubtful_contact_is_kept_without_a_word(
    two_islands: BoardMap, y: float, linked: bool
) -> None:
    board = pond_from(y)(two_islands)
    decided = (GeometryException("west-1", "west-2", "It was seen."),)
    land_land = board.land_land if linked else board.land_land[:1]
    assert told(replace(board, land_land=land_land, exceptions=decided)) == [
        found for found in told(board) if "west-1 - west-2" not in found
    ]


def test_an_area_with_far_more_neighbours_than_others_is_told(shipped: BoardMap) -> None:
    seas = shipped.seas[0].id, [land.id for land in shipped.lands]
    board = replace(shipped, land_sea=tuple((land, seas[0]) for land in seas[1]))
    assert f"warning many-neighbours {seas[0]}" in {text.partition(":")[0] for text in told(board)}


def test_a_problem_knows_the_areas_that_it_is_about(two_islands: BoardMap) -> None:
    (found,) = problems(replace(two_islands, arrows=()))
    assert found.areas == ("east-1", "west-2")
    (found,) = problems(land("west-1", token=(70.0, 90.0))(two_islands))
    assert (found.areas, found.at) == (("west-1",), (70.0, 90.0))


def test_errors_come_first(two_islands: BoardMap) -> None:
    levels = [problem.level for problem in problems(replace(two_islands, arrows=(), labels=()))]
    assert levels == sorted(levels)
    assert set(levels) == {"error", "warning"}


def test_problems_are_values(two_islands: BoardMap) -> None:
    problem = problems(replace(two_islands, arrows=()))[0]
    assert isinstance(problem, Struct)
    with pytest.raises(AttributeError):
        problem.text = ""  # type: ignore[misc]
