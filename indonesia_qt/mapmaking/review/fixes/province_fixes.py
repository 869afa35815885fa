"""What can be done about provinces, and about areas that nothing leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping

from indonesia_qt.board import names
from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.model import LandArea, SeaArea
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import provinces
from indonesia_qt.mapmaking.edit.adjacency import link_edits
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.review.fixes.fix import Fix, _on_board


def _outline(draft: Draft, problem: Problem) -> Iterator[Fix]:
    text = tr(
        "Draw the outline of {province} around its areas", province=names.translated(draft.board)[problem.areas[0]]
    )
    yield _on_board(text, lambda board: provinces.outlined(board, problem.areas))


def _unknown_province(draft: Draft, problem: Problem) -> Iterator[Fix]:
    """The province of most of the areas around."""
    area, called = problem.areas[0], names.translated(draft.board)
    home = {land.id: land.province for land in draft.board.lands if land.province in called}
    around = Counter(home[other] for other in draft.board.neighbours()[area] if other in home)
    if around:
        province = around.most_common(1)[0][0]
        text = tr("Give it to {province}", province=called[province])
        yield Fix(text, lambda draft: provinces.assign(draft, [area], province))


def _empty_province(draft: Draft, problem: Problem) -> Iterator[Fix]:
    province = problem.areas[0]
    try:
        provinces.remove_province(draft, province)
    except EditError:
        return
    text = tr("Remove the province {province}", province=names.translated(draft.board)[province])
    yield Fix(text, lambda draft: provinces.remove_province(draft, province))


def _apart(draft: Draft, problem: Problem) -> Iterator[Fix]:
    """A link between what lies nearest: of land by an arrow, else of two seas."""
    board, called = draft.board, names.translated(draft.board)
    nearest = _nearest(board.lands, problem.areas) or _nearest(board.seas, problem.areas)
    if nearest:
        a, b = nearest
        text = tr("Link {a} and {b}", a=called[a], b=called[b])
        yield _on_board(text, lambda board: link_edits.link(board, a, b))


def _nearest(areas: Collection[LandArea] | Collection[SeaArea], group: Collection[str]) -> tuple[str, str] | None:
    """Of those in the group and those outside it the two that lie nearest to each other."""
    inside = [area for area in areas if area.id in group]
    outside = [area for area in areas if area.id not in group]
    if not inside or not outside:
        return None
    one, other = min(
        ((one, other) for one in inside for other in outside),
        key=lambda two: geometry(two[0].shape).distance(geometry(two[1].shape)),
    )
    return one.id, other.id


_PROVINCE_FIXES: Mapping[str, Callable[[Draft, Problem], Iterator[Fix]]] = {
    "empty-province": _empty_province,
    "group-apart": _apart,
    "lonely-area": _apart,
    "lonely-sea": _apart,
    "province-outline": _outline,
    "seas-apart": _apart,
    "unknown-province": _unknown_province,
}
