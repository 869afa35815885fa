"""Relief stands on land, keeps off borders and tokens, and is the same each time."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from indonesia_qt.library import load_map
from indonesia_qt.ui.board.background.outlines import BoardOutlines, outlines_of
from indonesia_qt.ui.board.background.relief import HALF_HEIGHT, HALF_WIDTH, SPACING, places
from indonesia_qt.ui.board.pieces.looks import TOKEN


@pytest.fixture(scope="module")
def outlines() -> BoardOutlines:
    return outlines_of(load_map().board)


def test_signs_stand_within_one_area_and_beside_its_token(outlines: BoardOutlines) -> None:
    found = places(outlines)
    assert sum(map(len, found.values())) > 100
    for land in outlines.board.lands:
        for x, y in found[land.id]:
            corners = [(x + a * HALF_WIDTH, y + b * HALF_HEIGHT) for a in (-1, 0, 1) for b in (-1, 0, 1)]
            assert all(outlines.lands[land.id].contains(QPointF(*corner)) for corner in corners)
            assert math.dist((x, y), land.token) > TOKEN
        for one, other in combinations(found[land.id], 2):
            assert math.dist(one, other) >= SPACING


def test_a_board_has_the_same_relief_each_time(outlines: BoardOutlines) -> None:
    assert places(outlines) == places(outlines)
