"""What can be done about links and arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from indonesia_qt.board import names
from indonesia_qt.board.adjacency.shared_borders import pair
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.adjacency import link_edits
from indonesia_qt.mapmaking.edit.adjacency.pair_decisions import status_of_areas
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.placement import arrows
from indonesia_qt.mapmaking.review.fixes.fix import Fix, _on_board


def _linked(draft: Draft, problem: Problem) -> Fix:
    a, b = problem.areas
    return _on_board(tr("Link {a} and {b}", **_ends(draft, problem)), lambda board: link_edits.link(board, a, b))


def _unlinked(draft: Draft, problem: Problem) -> Fix:
    a, b = problem.areas
    text = tr("Don't link {a} and {b}", **_ends(draft, problem))
    return _on_board(text, lambda board: link_edits.unlink(board, a, b))


def _by_geometry(text: str, problem: Problem) -> Fix:
    a, b = problem.areas
    return _on_board(text, lambda board: link_edits.follow_geometry(board, a, b))


def _undecided(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _linked(draft, problem)
    yield _unlinked(draft, problem)


def _short_border(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _unlinked(draft, problem)


def _borderless_link(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _by_geometry(tr("Remove the link"), problem)
    found = status_of_areas(draft.board, *problem.areas)
    joining = found.passage == "land" and found.border is None
    text = tr("Join them by an arrow") if joining else tr("Keep the link as decided")
    yield _on_board(text, lambda board: link_edits.link(board, found.a, found.b))


def _arrow_over_border(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _by_geometry(tr("Remove the arrow"), problem)
    found = status_of_areas(draft.board, *problem.areas)
    if drawn := found.arrow:
        text = tr("Keep the arrow as decided")
        yield _on_board(text, lambda board: arrows.with_arrow(board, drawn.a, drawn.b, drawn.line))


def _needless_decision(_: Draft, problem: Problem) -> Iterator[Fix]:
    a, b = problem.areas
    yield _on_board(tr("Drop the decision"), lambda board: link_edits.without_decision(board, a, b))


def _far_decision(_: Draft, problem: Problem) -> Iterator[Fix]:
    yield _by_geometry(tr("Remove the link"), problem)


def _senseless_link(_: Draft, problem: Problem) -> Iterator[Fix]:
    text = tr("List the link once") if problem.kind == "double-link" else tr("Remove the link")
    yield _on_board(text, link_edits.tidied)


def _arrow_not_drawn(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _straight(tr("Draw the arrow"), draft, problem)
    yield _by_geometry(tr("Remove the link"), problem)


def _arrow_not_linked(draft: Draft, problem: Problem) -> Iterator[Fix]:
    drawn = status_of_areas(draft.board, *problem.areas).arrow
    if drawn:
        text = tr("Join {a} and {b} by it", **_ends(draft, problem))
        yield _on_board(text, lambda board: arrows.with_arrow(board, drawn.a, drawn.b, drawn.line))
    yield _by_geometry(tr("Remove the arrow"), problem)


def _arrow_twice(_: Draft, problem: Problem) -> Iterator[Fix]:
    a, b = problem.areas
    yield _on_board(tr("Draw it once"), lambda board: arrows.drawn_once(board, a, b))


def _arrow_end(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _straight(tr("Draw the arrow anew"), draft, problem)


def _straight(text: str, draft: Draft, problem: Problem) -> Fix:
    two = pair(*problem.areas)
    line = arrows.straight_arrow(draft.board, two).line

    def change(board: BoardMap) -> BoardMap:
        return arrows.with_arrow(arrows.drawn_once(board, *two), *two, line)

    return _on_board(text, change)


def _ends(draft: Draft, problem: Problem) -> Mapping[str, str]:
    called = names.translated(draft.board)
    return {"a": called[problem.areas[0]], "b": called[problem.areas[1]]}


_LINK_FIXES: Mapping[str, Callable[[Draft, Problem], Iterator[Fix]]] = {
    "arrow-end": _arrow_end,
    "arrow-not-drawn": _arrow_not_drawn,
    "arrow-not-linked": _arrow_not_linked,
    "arrow-over-border": _arrow_over_border,
    "arrow-twice": _arrow_twice,
    "borderless-link": _borderless_link,
    "double-link": _senseless_link,
    "doubtful": _undecided,
    "far-decision": _far_decision,
    "needless-decision": _needless_decision,
    "self-link": _senseless_link,
    "short-border": _short_border,
    "unknown-link": _senseless_link,
    "unlinked-border": _undecided,
}
