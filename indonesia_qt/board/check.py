"""Does a board make sense? Everything that would mislead players or a program, in plain sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indonesia_qt.board import check_shapes, graph, shapes
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.problem import Problem, error, warning
from indonesia_qt.wording import tr


def problems(board: BoardMap) -> list[Problem]:
    """All problems of `board`, errors first; a board without errors is fit for play."""
    found = [*_provinces(board), *_connections(board), *_arrows(board), *_labels(board), *_shapes(board)]
    return sorted(found)


def _provinces(board: BoardMap) -> Iterator[Problem]:
    provinces = {province.id for province in board.provinces}
    for land in board.lands:
        if land.province not in provinces:
            yield error(
                land.id, tr("It belongs to the province {province}, which does not exist.", province=land.province)
            )
    for province in sorted(provinces - {land.province for land in board.lands}):
        yield error(province, tr("No area belongs to it."))


def _connections(board: BoardMap) -> Iterator[Problem]:
    areas = graph.of(board)
    for area, degree in areas.degree:
        if degree == 0 and areas.nodes[area]["kind"] == "sea":
            yield error(area, tr("It touches no other sea and no coast."))
        elif degree == 0:
            yield warning(area, tr("It is adjacent to nothing."))
    for part in graph.parts(graph.sea(areas))[1:]:
        yield warning(", ".join(sorted(part)), tr("No ship gets from here to the other seas."))


def _arrows(board: BoardMap) -> Iterator[Problem]:
    wanted = {frozenset((link.a, link.b)) for link in board.land_land if link.kind == "arrow"}
    drawn = Counter(frozenset((arrow.a, arrow.b)) for arrow in board.arrows)
    for pair in wanted - drawn.keys():
        yield error(" - ".join(sorted(pair)), tr("The two are joined by an arrow, but none is drawn."))
    for arrow in board.arrows:
        pair, place = frozenset((arrow.a, arrow.b)), f"arrow:{arrow.a}:{arrow.b}"
        if pair not in wanted:
            yield error(place, tr("It is drawn, but the two areas are not listed as joined by an arrow."))
        if drawn[pair] > 1:
            yield error(place, tr("It is drawn more than once."))


def _labels(board: BoardMap) -> Iterator[Problem]:
    places = [province.id for province in board.provinces] + [sea.id for sea in board.seas]
    named = {label.of for label in board.labels}
    for place in places:
        if place not in named:
            yield warning(place, tr("Its name is not on the map."))
    for label in board.labels:
        x, y = label.at
        if not (0 <= x <= board.width and 0 <= y <= board.height):
            yield warning(f"label:{label.of}", tr("It lies outside the canvas."))


def _shapes(board: BoardMap) -> Iterator[Problem]:
    areas = shapes.area_geometries(board)
    lakes = {lake.id: shapes.geometry(lake.shape) for lake in board.lakes}
    provinces = {province.id: shapes.geometry(province.shape) for province in board.provinces}
    crossed = list(check_shapes.invalid({**areas, **lakes, **provinces}))
    yield from crossed
    if crossed:
        return
    yield from check_shapes.coverage(board, areas, lakes)
    yield from check_shapes.province_shapes(board, areas)
    yield from check_shapes.borders(board, areas)
    yield from check_shapes.tokens(board, areas)
    yield from check_shapes.berths(board, areas)
    yield from check_shapes.arrow_ends(board, areas)
