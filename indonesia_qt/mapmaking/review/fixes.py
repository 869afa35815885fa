"""Offers and carries out fixes for the problems of a map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping

from indonesia_qt.board import names, shapes
from indonesia_qt.board.adjacency import geometry, pair, shared_borders_between
from indonesia_qt.board.checks.link_checks import GAP
from indonesia_qt.board.checks.placement_checks import SMALL_TOKEN
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft, EditError, found, place, updated
from indonesia_qt.board.map_data import Fix
from indonesia_qt.board.model import BoardMap, LandArea, SeaArea
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit import labels, linking, provinces
from indonesia_qt.mapmaking.edit.placement import harbour
from indonesia_qt.mapmaking.edit.shapes import split_and_merge
from indonesia_qt.mapmaking.edit.shapes.placing import enlarged, joined
from indonesia_qt.mapmaking.review.checks import checked

WIDER = 0.5
"""Map units by which the circle of a token has to grow to be worth moving."""

_Offer = Callable[[Draft, Problem], Fix | None]
"""What can be done about a problem; None when it doesn't suit this one."""


def fixes(draft: Draft, problem: Problem) -> tuple[Fix, ...]:
    """Return how a problem of `draft` can be fixed, the likeliest first; nothing when only the designer knows."""
    of_board = (fix for offer in _FIXES.get(problem.kind, ()) if (fix := offer(draft, problem)))
    return (*of_board, *map_data_of(draft.game).fixes(draft, problem))


def fixed(draft: Draft, kind: str) -> Draft:
    """Do the likeliest fix of each open problem of this kind, where there is one.

    Each fix sees what those before it did. Raises `EditError` with the first refusal when none of them can be done.
    """
    refusal: EditError | None = None
    tried: set[str] = set()
    fresh = draft
    while (problem := _next(fresh, kind, tried)) is not None:
        tried.add(problem.place)
        for fix in fixes(fresh, problem)[:1]:
            try:
                fresh = fix.change(fresh)
            except EditError as error:
                refusal = refusal or error
    if fresh is draft and refusal is not None:
        raise refusal
    return fresh


def _next(draft: Draft, kind: str, tried: set[str]) -> Problem | None:
    found = (problem for problem in checked(draft).open if problem.kind == kind and problem.place not in tried)
    return next(found, None)


def _on_board(text: str, change: Callable[[BoardMap], BoardMap]) -> Fix:
    """A fix that only changes the board."""
    return Fix(text, lambda draft: updated(draft, board=change(draft.board)))


def _link(draft: Draft, problem: Problem) -> Fix:
    (a, b), called = problem.areas, _ends(draft, problem)
    is_linked = b in draft.board.neighbours()[a]
    text = tr("Leave {a} and {b} linked", **called) if is_linked else tr("Link {a} and {b}", **called)
    return _on_board(text, lambda board: linking.link(board, a, b))


def _unlink(draft: Draft, problem: Problem) -> Fix:
    (a, b), called = problem.areas, _ends(draft, problem)
    is_linked = b in draft.board.neighbours()[a]
    text = tr("Unlink {a} and {b}", **called) if is_linked else tr("Leave {a} and {b} unlinked", **called)
    return _on_board(text, lambda board: linking.unlink(board, a, b))


def _of_two_areas(text: str, change: Callable[[BoardMap, str, str], BoardMap]) -> _Offer:
    """Offer a change of the board that is about the two areas of the problem."""
    return lambda _, problem: _on_board(tr(text), lambda board: change(board, *problem.areas))


_remove_link = _of_two_areas(phrase("Remove link"), linking.follow_geometry)
_remove_arrow = _of_two_areas(phrase("Remove arrow"), linking.follow_geometry)
_draw_arrow_once = _of_two_areas(phrase("Keep only one arrow"), linking.drawn_once)
_drop_decision = _of_two_areas(phrase("Remove manual setting"), linking.without_decision)


def _close_gap(draft: Draft, problem: Problem) -> Fix:
    a, b = problem.areas
    text = tr("Close the gap between {a} and {b}", **_ends(draft, problem))
    return Fix(text, lambda draft: joined(draft, a, b, GAP))


def _keep_link(draft: Draft, problem: Problem) -> Fix:
    found = linking.status_of_areas(draft.board, *problem.areas)
    joining = found.passage == "land" and found.border is None
    text = tr("Link with an arrow") if joining else tr("Make link manual")
    return _on_board(text, lambda board: linking.link(board, found.a, found.b))


def _keep_arrow(draft: Draft, problem: Problem) -> Fix | None:
    return _by_arrow(draft, problem, tr("Make arrow manual"))


def _join_by_arrow(draft: Draft, problem: Problem) -> Fix | None:
    return _by_arrow(draft, problem, tr("Link {a} and {b} with this arrow", **_ends(draft, problem)))


def _by_arrow(draft: Draft, problem: Problem, text: str) -> Fix | None:
    """Join two areas by the arrow that is drawn between them."""
    if (drawn := linking.status_of_areas(draft.board, *problem.areas).arrow) is None:
        return None
    return _on_board(text, lambda board: linking.with_arrow(board, drawn.a, drawn.b, drawn.line))


def _draw_arrow(draft: Draft, problem: Problem) -> Fix:
    two = pair(*problem.areas)
    line = linking.straight_arrow(draft.board, two).line

    def change(board: BoardMap) -> BoardMap:
        return linking.with_arrow(linking.drawn_once(board, *two), *two, line)

    text = tr("Draw arrow") if problem.kind == "arrow-not-drawn" else tr("Redraw arrow")
    return _on_board(text, change)


def _tidy_links(_: Draft, problem: Problem) -> Fix:
    text = tr("Remove duplicate link") if problem.kind == "double-link" else tr("Remove link")
    return _on_board(text, linking.tidied)


def _ends(draft: Draft, problem: Problem) -> Mapping[str, str]:
    return names.of_two(names.translated(draft.board), *problem.areas)


def _draw_outline(draft: Draft, problem: Problem) -> Fix:
    province = names.translated(draft.board)[problem.areas[0]]
    text = tr("Redraw outline of {province}", province=province)
    return _on_board(text, lambda board: provinces.outlined(board, problem.areas))


def _assign_province(draft: Draft, problem: Problem) -> Fix | None:
    """Give an area to the province of most of the areas around."""
    area, called = problem.areas[0], names.translated(draft.board)
    home = {land.id: land.province for land in draft.board.lands if land.province in called}
    around = Counter(home[other] for other in draft.board.neighbours()[area] if other in home)
    if not around:
        return None
    province = around.most_common(1)[0][0]
    text = tr("Assign {area} to {province}", area=called[area], province=called[province])
    return Fix(text, lambda draft: provinces.assign(draft, [area], province))


def _remove_province(draft: Draft, problem: Problem) -> Fix | None:
    province = problem.areas[0]
    try:
        provinces.remove_province(draft, province)
    except EditError:
        return None
    text = tr("Remove province {province}", province=names.translated(draft.board)[province])
    return Fix(text, lambda draft: provinces.remove_province(draft, province))


def _link_nearest(draft: Draft, problem: Problem) -> Fix | None:
    """Link what lies nearest: land by an arrow, else two seas."""
    board, called = draft.board, names.translated(draft.board)
    nearest = _nearest(board.lands, problem.areas) or _nearest(board.seas, problem.areas)
    if nearest is None:
        return None
    a, b = nearest
    text = tr("Link {a} and {b}", a=called[a], b=called[b])
    return _on_board(text, lambda board: linking.link(board, a, b))


def _nearest(areas: Collection[LandArea] | Collection[SeaArea], group: Collection[str]) -> tuple[str, str] | None:
    """Find an area in the group and one outside it that lie nearest to each other."""
    inside = [area for area in areas if area.id in group]
    outside = [area for area in areas if area.id not in group]
    if not inside or not outside:
        return None
    one, other = min(
        ((one, other) for one in inside for other in outside),
        key=lambda two: geometry(two[0].shape).distance(geometry(two[1].shape)),
    )
    return one.id, other.id


def _merge_sea(draft: Draft, problem: Problem) -> Fix | None:
    """Make a sea a part of the one that it has the longest border with."""
    gone, called = problem.areas[0], names.translated(draft.board)
    lengths = _borders_of_sea(draft.board, gone)
    kept = max(lengths, key=lambda sea: (lengths[sea], sea), default=None)
    if kept is None:
        return None
    text = tr("Merge {gone} into {kept}", gone=called[gone], kept=called[kept])
    return Fix(text, lambda draft: split_and_merge.merged(draft, kept, gone))


def _link_sea(draft: Draft, problem: Problem) -> Fix | None:
    """Link a sea with the one that it has the longest border with of those that it isn't linked with."""
    sea, called = problem.areas[0], names.translated(draft.board)
    lengths = _borders_of_sea(draft.board, sea)
    apart = lengths.keys() - draft.board.neighbours()[sea]
    other = max(apart, key=lambda other: (lengths[other], other), default=None)
    if other is None:
        return None
    text = tr("Link {a} and {b}", a=called[sea], b=called[other])
    return _on_board(text, lambda board: linking.link(board, sea, other))


def _borders_of_sea(board: BoardMap, sea: str) -> dict[str, float]:
    """The lengths of the borders of a sea by the seas on the other side."""
    around = [pair(sea, other.id) for other in board.seas if other.id != sea]
    found = shared_borders_between(board, around)
    return {two[sea == two[0]]: length for two, length in found.items() if length}


def _move_token(draft: Draft, problem: Problem) -> Fix | None:
    """Move the token to where it has most room, unless that is hardly more than it has."""
    area = place(draft.board, problem.areas[0])
    if not isinstance(area, LandArea | SeaArea):
        return None
    middle, radius = shapes.token_place(geometry(area.shape))
    if problem.kind != "token-outside" and radius < area.radius + WIDER:
        return None
    text = tr("Reposition token of {area}", area=names.translated(draft.board)[area.id])
    moved = updated(area, token=middle, radius=radius)
    return Fix(text, lambda draft: draft.with_place(moved))


def _enlarge(draft: Draft, problem: Problem) -> Fix | None:
    """Enlarge an area in which no place has room for a token."""
    area = place(draft.board, problem.areas[0])
    if not isinstance(area, LandArea | SeaArea) or shapes.token_place(geometry(area.shape))[1] >= SMALL_TOKEN:
        return None
    text = tr("Enlarge {area} until the token fits", area=names.translated(draft.board)[area.id])
    return Fix(text, lambda draft: enlarged(draft, area.id, SMALL_TOKEN))


def _move_berths(draft: Draft, problem: Problem) -> Fix:
    id = problem.areas[0]

    def change(draft: Draft) -> Draft:
        return draft.with_place(harbour(draft.board, updated(found(draft.board.seas, id), berths=())))

    return Fix(tr("Reposition ships in {sea}", sea=found(draft.board.seas, id).name), change)


def _add_label(draft: Draft, problem: Problem) -> Fix:
    of = problem.areas[0]
    text = tr("Show label of {name}", name=names.translated(draft.board)[of])
    return Fix(text, lambda draft: labels.add_label(draft, of))


def _move_label(draft: Draft, problem: Problem) -> Fix:
    of = problem.areas[0]
    text = tr("Reposition label of {place}", place=names.translated(draft.board)[of])
    return Fix(text, lambda draft: labels.add_label(labels.remove_label(draft, of), of))


_FIXES: Mapping[str, tuple[_Offer, ...]] = {
    "arrow-end": (_draw_arrow,),
    "arrow-not-drawn": (_draw_arrow, _remove_link),
    "arrow-not-linked": (_join_by_arrow, _remove_arrow),
    "arrow-over-border": (_remove_arrow, _keep_arrow),
    "arrow-over-ship": (_move_berths,),
    "arrow-twice": (_draw_arrow_once,),
    "berth-outside": (_move_berths,),
    "berths-overlap": (_move_berths,),
    "borderless-link": (_remove_link, _keep_link),
    "double-link": (_tidy_links,),
    "doubtful": (_link, _unlink),
    "empty-province": (_remove_province,),
    "far-decision": (_remove_link,),
    "group-apart": (_link_nearest,),
    "label-elsewhere": (_move_label,),
    "label-outside": (_move_label,),
    "idle-sea": (_merge_sea, _link_sea),
    "lonely-area": (_link_nearest,),
    "lonely-sea": (_link_nearest,),
    "name-abroad": (_move_label,),
    "name-covers": (_move_label,),
    "needless-decision": (_drop_decision,),
    "no-berth": (_move_berths,),
    "no-label": (_add_label,),
    "province-outline": (_draw_outline,),
    "seas-apart": (_link_nearest,),
    "self-link": (_tidy_links,),
    "short-border": (_unlink,),
    "side-by-side": (_close_gap, _link),
    "small-token": (_move_token, _enlarge),
    "token-outside": (_move_token,),
    "unknown-link": (_tidy_links,),
    "unknown-province": (_assign_province,),
    "unlinked-border": (_link, _unlink),
}
"""How a problem of the board can be fixed, by its kind, the likeliest first."""
