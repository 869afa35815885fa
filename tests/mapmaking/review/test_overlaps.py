"""An arrow that crosses ships or a token is told, and ships find another place."""

from __future__ import annotations

from msgspec.structs import replace

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.edit.linking import with_arrow_line
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.fixes import fixes
from tests.mapmaking.islands import islands
from tests.mapmaking.maps import shipped


def crossings(board: BoardMap) -> list[str]:
    draft = replace(islands(), board=board)
    return [problem.text for problem in checked(draft).open if problem.kind.startswith("arrow-over")]


def test_an_arrow_over_a_token_is_told_once() -> None:
    board = with_arrow_line(islands().board, "east-1", "west-2", ((265.0, 100.0), (150.0, 120.0)))
    assert "The arrow between Far East 1 and Cape crosses the token of Cape." in crossings(board)


def test_an_arrow_over_ships_is_told_once_for_each_sea() -> None:
    board = with_arrow_line(islands().board, "east-1", "west-2", ((265.0, 120.0), (195.0, 120.0)))
    assert crossings(board) == ["The arrow between Far East 1 and Cape crosses a place for a ship in Strait."]


def test_ships_below_an_arrow_are_placed_anew() -> None:
    found = shipped()
    sea = next(sea for sea in found.board.seas if sea.id == "savu-sea")
    arrow = next(arrow for arrow in found.board.arrows if "nusa-tenggara-timur-1" in (arrow.a, arrow.b))
    line = arrow.line[0], sea.berths[0], arrow.line[-1]
    draft = Draft(with_arrow_line(found.board, arrow.a, arrow.b, line), found.data)
    problem = next(problem for problem in checked(draft).open if problem.kind == "arrow-over-ship")
    (fix,) = fixes(draft, problem)
    assert problem not in checked(fix.change(draft)).open
