from __future__ import annotations

from itertools import pairwise

from indonesia_qt.board.model import BoardMap, Line
from indonesia_qt.ui.board.background.outlines import borders, chained, signed_area


def either_way(line: Line) -> set[Line]:
    return {line, line[::-1]}


def test_each_kind_of_border_of_the_small_board_is_found_once(small_board: BoardMap) -> None:
    found = borders(small_board)

    assert len(found.areas) == 1
    assert found.areas[0] in either_way(((200.0, 100.0), (200.0, 190.0)))
    assert len(found.provinces) == 1
    assert found.provinces[0] in either_way(((100.0, 100.0), (200.0, 100.0), (300.0, 100.0)))
    assert len(found.seas) == 1
    assert found.seas[0] in either_way(((350.0, 0.0), (350.0, 400.0)))


def test_the_coast_leaves_out_the_shore_of_the_pond_and_the_edge_of_the_canvas(small_board: BoardMap) -> None:
    mainland, islet = sorted(borders(small_board).coasts, key=len, reverse=True)

    assert {mainland[0], mainland[-1]} == {(190.0, 200.0), (210.0, 200.0)}
    assert len(mainland) == 8
    assert islet[0] == islet[-1]
    assert len(islet) == 5


def test_walking_along_a_coast_the_land_is_on_the_left(small_board: BoardMap) -> None:
    for coast in borders(small_board).coasts:
        # On the screen, where y grows downwards, an island that is on the left is walked round anticlockwise.
        assert signed_area((*coast, coast[0])) < 0


def test_the_borders_of_the_shipped_board_leave_no_edge_of_land_out(indonesia: BoardMap) -> None:
    found = borders(indonesia)
    lines = (*found.coasts, *found.areas, *found.provinces)
    drawn = {frozenset(edge) for line in lines for edge in pairwise(line)}
    lakes = {point for lake in indonesia.lakes for polygon in lake.shape for ring in polygon for point in ring}
    for land in indonesia.lands:
        for ring in (ring for polygon in land.shape for ring in polygon):
            for a, b in pairwise(ring):
                at_edge = a[0] == b[0] == indonesia.width or (a[1] in (0, indonesia.height) and a[1] == b[1])
                assert frozenset((a, b)) in drawn or at_edge or {a, b} <= lakes


def test_edges_are_chained_to_lines_that_end_where_three_meet() -> None:
    middle, north, south, east = (0.0, 0.0), (0.0, -1.0), (0.0, 1.0), (1.0, 0.0)
    lines = chained([(north, middle), (middle, south), (middle, east), (east, (2.0, 0.0))])

    assert sorted(map(len, lines)) == [2, 2, 3]
    assert all(middle in (line[0], line[-1]) for line in lines)


def test_a_ring_of_edges_is_chained_to_one_closed_line() -> None:
    corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    (line,) = chained(zip(corners, corners[1:] + corners[:1], strict=True))

    assert line[0] == line[-1]
    assert set(line) == set(corners)
