"""A new map is a sea."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.draft import EditError
from indonesia_qt.files.paths import BOARD_FILE
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.provinces import add_province
from indonesia_qt.mapmaking.edit.shapes.drawn_areas import land_drawn
from indonesia_qt.mapmaking.files import storage
from tests.mapmaking.sound import require_sound


def test_a_blank_map_is_one_sea_with_places_for_ships() -> None:
    draft = blank("aegean", "  The  Aegean ", 1200.0, 800.04)
    board = draft.board
    assert (board.id, board.title, board.width, board.height) == ("aegean", "The Aegean", 1200.0, 800.0)
    assert [(sea.id, sea.name) for sea in board.seas] == [("sea-1", "Sea 1")]
    assert len(board.seas[0].berths) == 10
    assert [label.text for label in board.labels] == ["Sea 1"]
    assert (draft.data.title, draft.data.deeds, draft.data.stones) == ("The Aegean", (), (12, 8, 3))
    require_sound(board, board)
    assert [problem.kind for problem in all_checks.problems(board)] == ["lonely-sea"]


def test_islands_can_be_drawn_on_it() -> None:
    draft = add_province(blank("aegean", "The Aegean", 1200.0, 800.0), "Crete")
    after, new = land_drawn(draft, [(100.0, 600.0), (400.0, 590.0), (380.0, 700.0)], "crete")
    assert new == "crete-1"
    assert [problem for problem in all_checks.problems(after.board) if problem.level == "error"] == []


def test_saved_at_once_or_after_it_was_opened_again_it_is_the_same(tmp_path: Path) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    storage.save(blank("aegean", "The Aegean", 1200, 800), first)
    storage.save(storage.opened(str(first)).draft, again)
    assert (first / BOARD_FILE).read_bytes() == (again / BOARD_FILE).read_bytes()


@pytest.mark.parametrize(
    ("id", "title", "width", "height"),
    [
        ("a b", "A", 500.0, 500.0),
        ("", "A", 500.0, 500.0),
        ("a", " ", 500.0, 500.0),
        ("a", "A", 100.0, 500.0),
        ("a", "A", 500.0, 1e6),
        ("a", "A", float("nan"), 500.0),
    ],
)
def test_nonsense_is_refused(id: str, title: str, width: float, height: float) -> None:
    with pytest.raises(EditError):
        blank(id, title, width, height)
