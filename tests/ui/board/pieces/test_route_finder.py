from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from indonesia_qt.board.model import BoardMap, Line, Point
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.map_scene import HitTest
from indonesia_qt.ui.board.pieces.mark_layout import tokens
from indonesia_qt.ui.board.pieces.route_finder import RouteFinder

VOYAGE = ("maluku-8", ("molucca-sea", "banda-sea", "flores-sea", "makassar-strait", "east-java-sea"), "jawa-timur-4")


def nearest(point: Point, line: Line) -> float:
    return min(math.dist(point, other) for other in line)


def test_a_voyage_leads_from_token_to_token_through_the_named_seas_only(indonesia: BoardMap) -> None:
    origin, seas, city = VOYAGE
    (way,) = RouteFinder(indonesia).ways([VOYAGE])
    hits, places = HitTest(outlines_of(indonesia)), tokens(indonesia)

    assert (way[0], way[-1]) == (places[origin], places[city])
    passed = [hits.at(QPointF(*point)) for point in way]
    # Rounded corners may touch the tip of a headland, never more.
    strange = [area for area in passed if area not in {origin, *seas, city}]
    assert len(strange) < 0.1 * len(passed)
    assert [area for area in dict.fromkeys(passed) if area in seas] == list(seas)


def test_two_voyages_of_the_same_legs_keep_off_each_other(indonesia: BoardMap) -> None:
    first, second = RouteFinder(indonesia).ways([VOYAGE, VOYAGE])

    middle = [point for point in second if min(math.dist(point, end) for end in (first[0], first[-1])) > 120]
    assert sum(nearest(point, first) > 12 for point in middle) > 0.6 * len(middle)


def test_a_good_may_leave_its_zone_by_another_area(small_board: BoardMap) -> None:
    (way,) = RouteFinder(small_board).ways([("north", ("left-sea",), "west")])

    assert (way[0], way[-1]) == ((200.0, 70.0), (150.0, 150.0))


def test_a_voyage_that_cannot_be_is_drawn_straight_through_the_seas(small_board: BoardMap) -> None:
    (way,) = RouteFinder(small_board).ways([("west", ("right-sea", "left-sea"), "islet")])

    assert (way[0], way[-1]) == ((150.0, 150.0), (450.0, 150.0))
