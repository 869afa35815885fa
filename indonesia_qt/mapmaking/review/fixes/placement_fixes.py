"""What can be done about tokens, ships and names that stand where they shouldn't."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from indonesia_qt.board import names, shapes
from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.model import BoardMap, LandArea, SeaArea
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.immutable_update import place, sea, updated, with_place
from indonesia_qt.mapmaking.edit.placement import labels
from indonesia_qt.mapmaking.edit.placement.berths import harbour
from indonesia_qt.mapmaking.review.fixes.fix import Fix, _on_board

WIDER = 0.5
"""Map units by which the circle of a token has to grow to be worth moving."""


def _token(draft: Draft, problem: Problem) -> Iterator[Fix]:
    """The token where it has most room, unless that is hardly more than it has."""
    area = place(draft.board, problem.areas[0])
    if not isinstance(area, LandArea | SeaArea):
        return
    middle, radius = shapes.token_place(geometry(area.shape))
    if problem.kind == "token-outside" or radius >= area.radius + WIDER:
        text = tr("Place the token of {area} anew", area=names.translated(draft.board)[area.id])
        moved = updated(area, token=middle, radius=radius)
        yield _on_board(text, lambda board: with_place(board, moved))


def _berths(draft: Draft, problem: Problem) -> Iterator[Fix]:
    id = problem.areas[0]

    def change(board: BoardMap) -> BoardMap:
        return with_place(board, harbour(board, updated(sea(board, id), berths=())))

    yield _on_board(tr("Place the ships of {sea} anew", sea=sea(draft.board, id).name), change)


def _no_label(draft: Draft, problem: Problem) -> Iterator[Fix]:
    of = problem.areas[0]
    text = tr("Write the name of {place} on the map", place=names.translated(draft.board)[of])
    yield Fix(text, lambda draft: labels.add_label(draft, of))


def _label(draft: Draft, problem: Problem) -> Iterator[Fix]:
    of = problem.areas[0]
    text = tr("Write the name of {place} somewhere else", place=names.translated(draft.board)[of])
    yield Fix(text, lambda draft: labels.add_label(labels.remove_label(draft, of), of))


_PLACEMENT_FIXES: Mapping[str, Callable[[Draft, Problem], Iterator[Fix]]] = {
    "arrow-over-ship": _berths,
    "berth-outside": _berths,
    "berths-overlap": _berths,
    "label-outside": _label,
    "name-covers": _label,
    "no-berth": _berths,
    "no-label": _no_label,
    "small-token": _token,
    "token-outside": _token,
}
