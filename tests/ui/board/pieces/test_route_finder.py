from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from indonesia_qt.board.model import BoardMap, Line, Point
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.map_scene import HitTest
from indonesia_qt.ui.board.pieces.mark_layout import tokens
from indonesia_qt.ui.board.pieces.route_finder import Route, RouteFinder

VOYAGE = Route(
    "maluku-8", ("molucca-sea", "banda-sea", "flores-sea", "makassar-strait", "east-java-sea"), "jawa-timur-4"
)


def nearest(point: Point, line: Line) -> float:
    return min(math.dist(point, other) for other in line)


def test_a_voyage_leads_from_token_to_token_through_the_named_seas_only(indonesia: BoardMap) -> None:
    origin, seas, city, *_ = VOYAGE
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
    (way,) = RouteFinder(small_board).ways([Route("north", ("left-sea",), "west")])

    assert (way[0], way[-1]) == ((200.0, 70.0), (150.0, 150.0))


def test_a_good_leaves_the_land_by_its_own_zone(indonesia: BoardMap) -> None:
    zone = "kalimantan-timur-3", "kalimantan-barat-2", "sarawak-1"
    seas, city = ("karimata-strait", "west-java-sea"), "jawa-tengah-1"
    (way,) = RouteFinder(indonesia).ways([Route(zone[0], seas, city, (), zone)])
    hits = HitTest(outlines_of(indonesia))
    passed = [hits.at(QPointF(*point)) for point in way]
    strange = [area for area in passed if area not in {*zone, *seas, city}]
    assert len(strange) < 0.05 * len(passed)


def test_a_voyage_that_cannot_be_is_drawn_straight_through_the_seas(small_board: BoardMap) -> None:
    (way,) = RouteFinder(small_board).ways([Route("west", ("right-sea", "left-sea"), "islet")])

    assert (way[0], way[-1]) == ((150.0, 150.0), (450.0, 150.0))


def test_a_lane_leads_from_ship_to_ship_around_the_land(indonesia: BoardMap) -> None:
    berths = {sea.id: sea.berths[0] for sea in indonesia.seas}
    seas = "sunda-strait", "west-java-sea"
    ends = berths[seas[0]], berths[seas[1]]
    (way,) = RouteFinder(indonesia).ways([Route(seas[0], (), seas[1], ends=ends)])
    assert (way[0], way[-1]) == ends
    hits = HitTest(outlines_of(indonesia))
    assert {hits.at(QPointF(*point)) for point in way} <= {*seas, ""}


def by_ships(board: BoardMap, route: Route) -> Route:
    """A route by a ship at a berth of each sea; the last one has two there."""
    berths = {sea.id: sea.berths for sea in board.seas}
    return route._replace(by=(*(berths[sea][:1] for sea in route.through[:-1]), berths[route.through[-1]][:2]))


def test_a_way_goes_by_a_ship_in_each_sea(indonesia: BoardMap) -> None:
    route = by_ships(indonesia, VOYAGE)
    (way,) = RouteFinder(indonesia).ways([route])
    assert all(min(nearest(point, way) for point in points) < 10 for points in route.by)
    hits = HitTest(outlines_of(indonesia))
    passed = [hits.at(QPointF(*point)) for point in way]
    strange = [area for area in passed if area not in {route.origin, *route.through, route.target}]
    assert len(strange) < 0.05 * len(passed)


def test_goods_that_go_by_the_same_ships_to_the_same_city_go_together(indonesia: BoardMap) -> None:
    first = by_ships(indonesia, VOYAGE)
    other = next(land.id for land in indonesia.lands if land.province == "maluku" and land.id != first.origin)
    one, two = RouteFinder(indonesia).ways([first, first._replace(origin=other)])
    (at,) = first.by[0]
    from_ship = [point for point in one if one.index(point) > min(range(len(one)), key=lambda n: math.dist(one[n], at))]
    assert len(from_ship) > len(one) / 2
    assert sum(nearest(point, two) < 1 for point in from_ship) > 0.9 * len(from_ship)


def test_a_lane_keeps_off_names_where_there_is_room(indonesia: BoardMap) -> None:
    berths = {sea.id: sea.berths[0] for sea in indonesia.seas}
    lane = Route("indian-ocean", (), "sunda-strait", ends=(berths["indian-ocean"], berths["sunda-strait"]))
    finder = RouteFinder(indonesia)
    (straight,) = finder.ways([lane])
    x, y = straight[len(straight) // 2]
    name = x - 60, y - 12, x + 60, y + 12
    (around,) = finder.ways([lane], [name])
    inside = [point for point in around if name[0] < point[0] < name[2] and name[1] < point[1] < name[3]]
    assert len(inside) < 0.1 * len(around)
