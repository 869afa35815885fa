"""Lines, borders, lakes, seas, arrows and berths, each on land that is simple enough to see what must come out."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from random import Random

import numpy as np
import pytest
import shapely
from shapely import LineString, Point, box

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import among
from indonesia_qt.mapmaking.generate import build, coverage, curves, division, warp
from indonesia_qt.mapmaking.generate.recipe import (
    Areas,
    Cut,
    Island,
    LakePlace,
    Landmass,
    Landmasses,
    MapSheet,
    Mark,
    RecipeError,
    SeaLine,
    Seas,
    Seed,
)
from indonesia_qt.mapmaking.layout import berth_search, footprints

SQUARE = box(0, 0, 200, 200)
CANVAS = (300.0, 200.0)


# --- lines


def test_rounding_cuts_corners_and_keeps_the_middle() -> None:
    ring = shapely.get_coordinates(SQUARE)
    once = shapely.Polygon(curves.rounded(ring))
    twice = shapely.Polygon(curves.rounded(ring, times=2))
    assert len(once.exterior.coords) - 1 == 8
    assert SQUARE.contains(once)
    assert once.contains(twice)
    assert twice.centroid.distance(SQUARE.centroid) < 1e-9


def test_a_rough_line_keeps_its_nodes_and_stays_near_the_straight_one() -> None:
    nodes = [(0.0, 0.0), (200.0, 0.0), (200.0, 150.0)]
    rough = curves.roughened(nodes, Random(1))
    assert (rough[0], rough[-1]) == (nodes[0], nodes[-1])
    assert nodes[1] in rough
    assert max(math.dist(a, b) for a, b in pairwise(rough)) <= curves.SEGMENT
    strayed = LineString(nodes).hausdorff_distance(LineString(rough))
    assert 0.5 < strayed < 4 * curves.LARGEST_BEND


def test_rough_lines_are_drawn_by_their_random_numbers() -> None:
    ends = [(0.0, 0.0), (100.0, 0.0)]
    assert curves.roughened(ends, Random(1)) == curves.roughened(ends, Random(1))
    assert curves.roughened(ends, Random(1)) != curves.roughened(ends, Random(2))


def test_a_curve_goes_through_its_points_and_bends_smoothly() -> None:
    points = [(0.0, 0.0), (100.0, 50.0), (200.0, 0.0), (300.0, 80.0)]
    curve = curves.curved(points)
    assert all(LineString(curve).distance(Point(point)) < 1e-9 for point in points)
    directions = np.unwrap([math.atan2(y - b, x - a) for (a, b), (x, y) in pairwise(curve)])
    assert np.abs(np.diff(directions)).max() < math.radians(25)
    assert curves.curved(points[:2]) == tuple(points[:2])


def test_a_bent_line_has_its_middle_aside() -> None:
    line = curves.bent((0.0, 0.0), (100.0, 0.0), 0.2)
    assert (line[0], line[-1]) == ((0, 0), (100, 0))
    assert line[4] == pytest.approx((50, -10))


# --- where landmasses go


def sheet() -> MapSheet:
    return MapSheet("test", "Test", "", CANVAS, 10.0, 1, [], [])


def placed(*landmasses: Landmass, touching: list[tuple[str, str]] | None = None) -> dict[str, shapely.Geometry]:
    outlines = {landmass.id: box(*landmass.box) for landmass in landmasses}
    return warp.on_canvas(Landmasses(6.0, touching or [], list(landmasses)), outlines, sheet())


def test_a_landmass_goes_where_it_should_upside_up() -> None:
    west, south, east, north = placed(Landmass("a", (100.0, 0.0, 104.0, 2.0), (150.0, 100.0), (2.0, 3.0)))["a"].bounds
    assert ((west + east) / 2, (south + north) / 2) == pytest.approx((150, 100), abs=0.5)
    assert (east - west, north - south) == pytest.approx((80, 60), abs=1)


def test_a_landmass_is_turned_and_fattened() -> None:
    left, top, right, bottom = placed(
        Landmass("a", (100.0, 0.0, 104.0, 2.0), (150.0, 100.0), (1.0, 1.0), turn=90.0, grow=5.0)
    )["a"].bounds
    assert (right - left, bottom - top) == pytest.approx((30, 50), abs=1)


def test_a_channel_stays_open_except_between_those_that_may_touch() -> None:
    large = Landmass("large", (100.0, 0.0, 110.0, 10.0), (100.0, 100.0), (1.0, 1.0))
    small = Landmass("small", (120.0, 0.0, 126.0, 6.0), (170.0, 100.0), (1.0, 1.0))
    apart, joined = placed(large, small), placed(large, small, touching=[("large", "small")])
    assert apart["large"].distance(apart["small"]) == pytest.approx(6, abs=0.2)
    assert joined["large"].distance(joined["small"]) < 0.2
    assert joined["large"].intersection(joined["small"]).area < 1


def test_a_landmass_without_outline_is_named() -> None:
    land = Landmasses(6.0, [], [Landmass("atlantis", (0.0, 0.0, 1.0, 1.0), (0.0, 0.0), (1.0, 1.0))])
    with pytest.raises(RecipeError, match="The coastline is missing these landmasses: atlantis"):
        warp.on_canvas(land, {}, sheet())


# --- areas


def areas(**given: object) -> Areas:
    return Areas(**({"seeds": [], "cuts": [], "marks": [], "islands": []} | given))  # type: ignore[arg-type]


def test_seeds_share_out_the_land_and_weight_wins_land() -> None:
    def share(weight: float) -> float:
        seeds = [Seed("a", "west", (50.0, 100.0), weight), Seed("a", "east", (150.0, 100.0), 0.0)]
        found = division.areas_of({"a": SQUARE}, areas(seeds=seeds), 1)
        assert found["west"].union(found["east"]).equals(SQUARE)
        assert found["west"].intersection(found["east"]).area == 0
        return float(found["west"].area / SQUARE.area)

    assert share(0.0) == pytest.approx(0.5, abs=0.02)
    assert share(4000.0) == pytest.approx(0.6, abs=0.02)


def test_a_seed_without_land_is_named() -> None:
    seeds = [Seed("a", "west", (50.0, 100.0), 0.0), Seed("a", "east", (60.0, 100.0), 1e6)]
    with pytest.raises(RecipeError, match="The neighbours of west leave no land for its seed"):
        division.areas_of({"a": SQUARE}, areas(seeds=seeds), 1)


def test_cuts_divide_and_marks_name_the_parts() -> None:
    cuts = [Cut("a", ((100.0, -5.0), (100.0, 205.0)))]
    marks = [Mark("a", "west", (20.0, 100.0)), Mark("a", "east", (180.0, 100.0))]
    found = division.areas_of({"a": SQUARE}, areas(cuts=cuts, marks=marks), 1)
    assert found["west"].area == pytest.approx(SQUARE.area / 2, rel=0.03)
    assert among(found)["east", "west"] > 199


def test_a_part_without_mark_goes_to_the_neighbour_it_touches_most() -> None:
    cuts = [Cut("a", ((100.0, -5.0), (100.0, 205.0))), Cut("a", ((100.0, 150.0), (205.0, 150.0)))]
    marks = [Mark("a", "west", (20.0, 100.0)), Mark("a", "east", (180.0, 100.0))]
    found = division.areas_of({"a": SQUARE}, areas(cuts=cuts, marks=marks), 1)
    assert found["east"].area == pytest.approx(SQUARE.area / 2, rel=0.03)


def test_islands_of_one_area_are_joined() -> None:
    islands = [Island("a", "group"), Island("b", "group")]
    found = division.areas_of({"a": SQUARE, "b": box(300, 0, 310, 10)}, areas(islands=islands), 1)
    assert found["group"].area == pytest.approx(40100)


def test_a_landmass_that_nothing_divides_is_named() -> None:
    with pytest.raises(RecipeError, match="The landmass a isn’t divided"):
        division.areas_of({"a": SQUARE}, areas(), 1)


QUARTERS = {
    "nw": box(0, 0, 100, 100),
    "ne": box(100, 0, 200, 100),
    "sw": box(0, 100, 100, 200),
    "se": box(100, 100, 200, 200),
}


def test_a_lake_keeps_apart_what_lies_opposite() -> None:
    dug, dry = coverage.dug([LakePlace("lake", "Lake", ("nw", "ne", "sw", "se"))], QUARTERS)
    contacts = among(dry | dug)
    assert ("nw", "se") not in contacts
    assert ("ne", "sw") not in contacts
    assert min(contacts["lake", quarter] for quarter in QUARTERS) > 5
    assert dug["lake"].contains(Point(100, 100))


# --- seas

ISLAND = {"isle": box(100, 60, 200, 140)}
NORTH_SOUTH = SeaLine(("north", "south"), ((0.0, 100.0), (150.0, 100.0), (300.0, 100.0)))


def seas(*sea_lines: SeaLine, **points: tuple[float, float]) -> Seas:
    return Seas(10.0, points or {"north": (20.0, 20.0), "south": (20.0, 180.0)}, list(sea_lines))


def test_land_and_seas_fill_the_canvas_without_gaps() -> None:
    found = coverage.laid(ISLAND, {}, seas(NORTH_SOUTH), CANVAS)
    assert list(found) == ["isle", "north", "south"]
    assert shapely.coverage_is_valid(list(found.values()))
    assert sum(shape.area for shape in found.values()) == pytest.approx(300 * 200)
    contacts = among(found)
    assert contacts["north", "south"] == pytest.approx(200)
    assert contacts["isle", "north"] == pytest.approx(180)


def test_water_cut_off_by_a_headland_goes_to_the_sea_it_touches() -> None:
    line = SeaLine(("north", "south"), ((0.0, 62.0), (150.0, 62.0), (300.0, 62.0)))
    bay = {"isle": box(100, 60, 200, 140).difference(box(120, 50, 180, 70))}
    found = coverage.laid(bay, {}, seas(line), CANVAS)
    assert found["south"].area == pytest.approx(300 * 138 - box(100, 62, 200, 140).area, rel=0.02)
    assert found["north"].contains(Point(150, 65))


def test_seas_without_a_line_between_them_are_named() -> None:
    with pytest.raises(RecipeError, match="No line separates north from south"):
        coverage.laid(ISLAND, {}, seas(), CANVAS)


def test_a_sea_whose_point_is_ashore_is_named() -> None:
    with pytest.raises(RecipeError, match="The point of south isn’t in the sea"):
        coverage.laid(ISLAND, {}, seas(NORTH_SOUTH, north=(20.0, 20.0), south=(150.0, 100.0)), CANVAS)


def test_a_line_may_begin_where_a_border_reaches_the_sea() -> None:
    halves = {"west": box(100, 60, 151, 140), "east": box(151, 60, 200, 140)}
    line = SeaLine(("west-sea", "east-sea"), ((140.0, 62.0), (150.0, 0.0)), ("west", "east"))
    south = SeaLine(("west-sea", "east-sea"), ((140.0, 138.0), (150.0, 200.0)))
    points = {"west-sea": (20.0, 20.0), "east-sea": (280.0, 20.0)}
    found = coverage.laid(halves, {}, seas(line, south, **points), CANVAS)
    contacts = among(found)
    assert contacts["east-sea", "west"] == pytest.approx(10.7, abs=0.3)
    assert contacts["east", "west-sea"] == 0


def test_a_border_that_never_reaches_the_sea_is_named() -> None:
    line = SeaLine(("a", "b"), ((0.0, 0.0), (9.0, 9.0)), ("nw", "se"))
    with pytest.raises(RecipeError, match="The border of nw and se doesn’t reach the sea"):
        coverage.laid(QUARTERS | {"nw": box(0, 0, 90, 90)}, {}, seas(line), CANVAS)


# --- arrows

ISLES = {"a": box(0, 0, 100, 100), "b": box(140, 0, 240, 100), "c": box(0, 140, 240, 200)}
NOTHING = shapely.Polygon()


def test_an_arrow_is_short_and_reaches_into_both_areas() -> None:
    arrow = build.arrow_between("a", "b", ISLES, NOTHING, NOTHING)
    line = LineString(arrow.line)
    assert ISLES["a"].contains(Point(arrow.line[0]))
    assert ISLES["b"].contains(Point(arrow.line[-1]))
    assert 56 <= line.length < 62


def test_an_arrow_keeps_away_from_a_third_area() -> None:
    arrow = build.arrow_between("a", "b", ISLES, NOTHING, NOTHING)
    assert LineString(arrow.line).distance(ISLES["c"]) > build.AMBIGUOUS


def test_an_arrow_keeps_clear_of_tokens_and_of_what_lies_there() -> None:
    token, name = Point(90, 30).buffer(15), box(105, 40, 135, 70)
    line = LineString(build.arrow_between("a", "b", ISLES, token, name).line)
    assert line.distance(token) >= footprints.ARROW
    assert line.distance(name) >= footprints.ARROW


def test_areas_that_touch_get_an_arrow_across_their_border() -> None:
    halves = {"a": box(0, 0, 100, 100), "b": box(100, 0, 200, 100), "c": ISLES["c"]}
    arrow = build.arrow_between("a", "b", halves, NOTHING, NOTHING)
    assert halves["a"].contains(Point(arrow.line[0]))
    assert halves["b"].contains(Point(arrow.line[-1]))
    assert LineString(arrow.line).length >= build.SHORTEST - 3


def test_an_arrow_prefers_the_largest_island_of_a_group() -> None:
    group = {"a": shapely.union_all([box(0, 0, 100, 100), box(110, 0, 120, 10)]), "b": ISLES["b"]}
    arrow = build.arrow_between("a", "b", group, NOTHING, NOTHING)
    assert arrow.line[0][0] < 100


# --- berths


def apart(places: tuple[tuple[float, float], ...]) -> float:
    return min(math.dist(a, b) for a, b in combinations(places, 2))


def test_an_open_sea_has_ten_places_close_together() -> None:
    places = berth_search.found(box(0, 0, 500, 300), NOTHING, 19.0)
    assert len(places) == 10
    assert apart(places) == pytest.approx(2 * 19 + berth_search.GAP, abs=0.2)
    middle = np.mean(places, axis=0)
    assert max(math.dist(place, middle) for place in places) < 80
    assert math.dist(places[0], middle) < 40


def test_places_keep_clear_of_the_coast_and_of_what_lies_there() -> None:
    sea, name = box(0, 0, 300, 160), box(120, 40, 180, 160)
    places = berth_search.found(sea, name, 19.0)
    assert len(places) >= 8
    assert all(sea.boundary.distance(Point(place)) >= 19 + berth_search.CLEARANCE - 0.2 for place in places)
    assert all(name.distance(Point(place)) >= 19 + berth_search.CLEARANCE - 0.3 for place in places)


def test_a_narrow_sea_has_as_many_places_as_fit() -> None:
    places = berth_search.found(box(0, 0, 200, 44), NOTHING, 19.0)
    assert len(places) == 4
    assert apart(places) >= 2 * 19 + berth_search.GAP - 0.2


def test_a_full_sea_has_no_place() -> None:
    assert berth_search.found(box(0, 0, 200, 40), NOTHING, 19.0) == ()


# --- tokens


def test_a_token_lies_in_the_roomiest_part() -> None:
    islands = shapely.union_all([box(0, 0, 30, 30), box(100, 0, 160, 60)])
    place, radius = shapes.token_place(islands)
    assert place == pytest.approx((130, 30), abs=0.3)
    assert 29.5 < radius <= 30


def test_a_token_on_a_long_island_lies_in_its_middle() -> None:
    place, radius = shapes.token_place(box(0, 0, 300, 60))
    assert place == pytest.approx((150, 30), abs=2)
    assert radius >= 0.94 * 30 - 0.1


def test_the_circle_of_a_token_lies_inside() -> None:
    wedge = shapely.Polygon([(0, 0), (300, 40), (0, 80)])
    place, radius = shapes.token_place(wedge)
    assert wedge.contains(Point(place).buffer(radius))
