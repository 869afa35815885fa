"""Maps whose files are damaged and then mended, and what has to hold of them in any case."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import shapely

from indonesia_qt.board import shapes
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.files.paths import BOARD_FILE
from indonesia_qt.games import definition_of, map_data_of
from indonesia_qt.mapmaking.files.repair import Repair, repaired
from tests.mapmaking.maps import content

Json = dict[str, Any]
Damage = Callable[[Json], None]


def damaged(folder: Path, damage: Damage, file: str = BOARD_FILE) -> Repair:
    """The map after a change to one of its files, mended."""
    found = json.loads((folder / file).read_text(encoding="utf-8"))
    damage(found)
    (folder / file).write_text(json.dumps(found), encoding="utf-8")
    return mended(folder)


def mended(folder: Path) -> Repair:
    """The map, whose files stay as they are and whose draft is sound."""
    before = content(folder)
    found = repaired(str(folder))
    assert content(folder) == before
    if found.draft:
        check_sound(found.draft)
    for flaw in found.flaws:
        assert flaw.problem.place
        assert flaw.problem.text.endswith((".", "\N{HORIZONTAL ELLIPSIS}"))
        assert flaw.remedy == "" or flaw.remedy.endswith((".", "\N{HORIZONTAL ELLIPSIS}"))
    return found


def check_sound(draft: Draft) -> None:
    """It can be stored and read again, and its areas and lakes divide the canvas."""
    board = draft.board
    text = board_file.text(board)
    assert board_file.text(board_file.decode(text.encode(), Path("map"))) == text
    text = map_data_of(draft.game).text(draft.data)
    assert map_data_of(draft.game).text(definition_of(draft.game).decode(text.encode())) == text
    check_partition(board)


def check_partition(board: BoardMap) -> None:
    """Each piece of border has the same two corners on both sides, and all areas and lakes fill the canvas."""
    parts = [part.shape for part in (*board.areas(), *board.lakes)]
    sides = Counter(
        frozenset(side) for shape in parts for polygon in shape for ring in polygon for side in pairwise(ring)
    )
    right, bottom = round(board.width, 1), round(board.height, 1)
    for side, times in sides.items():
        (x, y), (to_x, to_y) = side
        at_the_edge = (x == to_x and x in (0, right)) or (y == to_y and y in (0, bottom))
        assert times == (1 if at_the_edge else 2)
    pieces = [shapes.geometry(shape) for shape in parts]
    assert all(piece.is_valid for piece in pieces)
    assert sum(piece.area for piece in pieces) == pytest.approx(right * bottom)
    assert shapely.union_all(pieces).area == pytest.approx(right * bottom)


def feature(found: Json, id: str) -> Json:
    return next(feature for feature in found["features"] if feature["id"] == id)


def told(found: Repair) -> list[tuple[str, str]]:
    """What is wrong, and what was done about it."""
    return [(flaw.problem.text, flaw.remedy) for flaw in found.flaws]


def only(found: Repair) -> tuple[str, str, str]:
    """The one flaw: its place, what is wrong, and what was done."""
    (flaw,) = found.flaws
    return flaw.problem.place, flaw.problem.text, flaw.remedy


def draft(found: Repair) -> Draft:
    assert found.draft
    return found.draft
