"""Before outlines are imported, it is said what they will be."""

from __future__ import annotations

from shapely import MultiPolygon, Polygon, box

from indonesia_qt.board.adjacency import links_of
from indonesia_qt.board.shapes import shape
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.shapes.new_areas import Kind
from indonesia_qt.mapmaking.imports.area_requests import area_requests, guessed, reviewed
from indonesia_qt.mapmaking.imports.areas import AreaRequest, added
from indonesia_qt.mapmaking.imports.named_shapes import Outline

DRAWN: dict[str, tuple[Kind, list[Polygon]]] = {
    "West": ("land", [box(100, 100, 200, 200), box(100, 300, 180, 380)]),
    "East": ("land", [box(200, 100, 300, 200)]),
    "South": ("land", [box(180, 300, 300, 380)]),
    "Corner": ("land", [box(300, 200, 400, 300)]),
    "Over": ("land", [box(260, 60, 340, 140)]),
    "Tarn": ("lake", [box(400, 200, 480, 300)]),
    "Bay": ("sea", [box(300, 300, 400, 400)]),
}


def test_the_links_that_are_shown_are_those_of_the_map() -> None:
    outlines = [Outline(name, shape(MultiPolygon(parts))) for name, (_, parts) in DRAWN.items()]
    kinds = [kind for kind, _ in DRAWN.values()]
    requests = [AreaRequest(one, kind, one.name) for one, kind in zip(outlines, kinds, strict=True)]
    review = reviewed(outlines, with_ways=True)
    shown = review.links(requests, range(len(requests)))
    board = added(blank("x", "X", 800, 500), requests).board
    made = {two for two in links_of(board).kinds if "sea-1" not in two}
    assert len(shown) == len(made) == 5
    assert review.links(requests, [0, 1]) == [((150.0, 150.0), (200.0, 150.0), (250.0, 150.0))]
    assert review.links(requests, [0, 5]) == []


def test_large_islands_are_areas_of_their_own_but_not_those_of_an_area_that_was_exported() -> None:
    islands = shape(MultiPolygon([box(100, 100, 200, 200), box(300, 100, 400, 200)]))
    exported = {"id": '"a"', "kind": '"land"', "name": '"A"', "neighbours": "[]"}
    outlines = [Outline("A", islands, own=own) for own in ({}, exported)]
    assert [request.islands for request in area_requests(outlines, guessed(outlines))] == ["large", "one"]


def test_land_amid_land_does_not_touch_the_sea_that_is_drawn_below_it() -> None:
    cells = [box(100 * x, 100 * y, 100 * x + 100, 100 * y + 100) for x in range(1, 4) for y in range(1, 4)]
    outlines = [Outline("", shape(MultiPolygon([part]))) for part in (box(0, 0, 500, 500), *cells)]
    requests = [AreaRequest(one, "land" if n else "sea", "") for n, one in enumerate(outlines)]
    review = reviewed(outlines, with_ways=True)
    assert len(review.links(requests, range(1, 10))) == 12
    assert len(review.links(requests, range(10))) == 12 + 8
    assert len(review.links(requests, [0, 5])) == 0
