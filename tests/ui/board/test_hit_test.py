from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.map_scene import HitTest


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (150, 150, "west"),
        (201, 120, "east"),
        (199, 120, "west"),
        (450, 150, "islet"),
        (450, 166, "islet"),  # in the water, in the circle of its token
        (450, 175, "right-sea"),
        (200, 300, "left-sea"),
        (355, 350, "left-sea"),  # beyond the border, in the circle of a berth
        (355, 100, "right-sea"),
        (201, 197, ""),  # the pond
        (-5, 50, ""),  # the frame
    ],
)
def test_points_of_the_small_board_hit_their_area(small_board: BoardMap, x: float, y: float, expected: str) -> None:
    assert HitTest(outlines_of(small_board)).at(QPointF(x, y)) == expected


def test_every_token_and_berth_of_the_shipped_board_hits_its_area(indonesia: BoardMap) -> None:
    hits = HitTest(outlines_of(indonesia))

    assert [land.id for land in indonesia.lands if hits.at(QPointF(*land.token)) != land.id] == []
    for sea in indonesia.seas:
        assert [berth for berth in sea.berths if hits.at(QPointF(*berth)) != sea.id] == []
