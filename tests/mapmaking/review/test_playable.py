"""A map of strangers becomes playable by the fixes that are offered, and its links stay."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from shapely import MultiPolygon, box

from indonesia_qt.board.adjacency import links_of
from indonesia_qt.board.draft import Draft, updated
from indonesia_qt.board.shapes import shape
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.imports.areas import AreaRequest, added
from indonesia_qt.mapmaking.imports.named_shapes import Outline
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.playable import Mended, mended
from indonesia_qt.mapmaking.review.trial_games import draft_map
from tests.mapmaking.boards import grid

Boxes = Sequence[tuple[float, float, float, float]]


def drawn(boxes: Boxes) -> Draft:
    """A map with an area in each box, as it is just after an import."""
    draft = blank("strange", "Strange", 800, 500)
    outlines = [Outline(f"Land {n}", shape(MultiPolygon([box(*sides)]))) for n, sides in enumerate(boxes)]
    found = added(draft, [AreaRequest(outline, "land", outline.name) for outline in outlines])
    return updated(draft, board=found.board)


def done(work: Generator[float, None, Mended]) -> tuple[list[float], Mended]:
    """Do all of the work; return how far it was said to be, and what came of it."""
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            return shares, end.value


def test_a_map_without_deeds_names_and_cards_is_furnished() -> None:
    draft = drawn([(100, 100, 300, 300), (300, 100, 500, 300), (600, 100, 700, 300)])
    assert checked(draft).errors
    shares, found = done(mended(draft))
    after = found.draft.draft()
    assert checked(after).open == found.left == ()
    assert draft_map(after).game is not None
    assert links_of(after.board).kinds == links_of(draft.board).kinds
    assert [one.fix for one in found.solved if "Land 2" in one.problem] == ["Show label of Land 2"]
    assert shares == sorted(shares)
    assert shares[-1] <= 1


def test_whether_areas_are_adjacent_is_left_to_the_designer() -> None:
    narrow = drawn([(100, 100, 300, 300), (303, 100, 500, 300)])
    assert "side-by-side" in {problem.kind for problem in checked(narrow).open}
    found = done(mended(narrow))[1]
    assert [problem.kind for problem in found.left] == ["side-by-side"]
    assert links_of(found.draft.board).kinds == links_of(narrow.board).kinds


def test_an_error_is_solved_even_by_a_link() -> None:
    board = grid(8, 6)
    apart = Draft(updated(board, land_land=board.land_land[1:]), drawn([]).data)
    assert "unlinked-border" in {problem.kind for problem in checked(apart).open}
    found = done(mended(apart))[1]
    assert all(problem.level == "warning" for problem in found.left)
    assert links_of(found.draft.board).kinds == links_of(board).kinds


def test_what_cannot_be_solved_is_left() -> None:
    empty = blank("strange", "Strange", 800, 500)
    found = done(mended(empty))[1]
    assert found.left == checked(empty).open != ()
    assert found.solved == ()
