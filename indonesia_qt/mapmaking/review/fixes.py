"""Offers and carries out fixes for the problems of a map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from functools import partial

from msgspec import Struct

from indonesia_qt.board import names, shapes
from indonesia_qt.board.adjacency import geometry, pair
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.model import BoardMap, LandArea, SeaArea
from indonesia_qt.games.indonesia.rules.constants import ERAS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, EraName, coastal_provinces
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.mapmaking.edit import game_data, labels, linking, provinces
from indonesia_qt.mapmaking.edit.draft import Draft, EditError, each, found, place, updated
from indonesia_qt.mapmaking.edit.naming import numbered, taken_ids
from indonesia_qt.mapmaking.edit.placement import harbour
from indonesia_qt.mapmaking.review.checks import checked

WIDER = 0.5
"""Map units by which the circle of a token has to grow to be worth moving."""
PROVINCES_ON_CARD = 3
"""So many provinces a new city card names, where there are as many with a coast."""


class Fix(Struct, frozen=True, eq=False):
    """A change of the draft that solves a problem, and a few words for its button.

    The change may raise `EditError`. Drafts stay as they are, so a fix can be tried to see what it does.
    """

    text: str
    change: Callable[[Draft], Draft]


_Offer = Callable[[Draft, Problem], Fix | None]
"""What can be done about a problem; None when it doesn't suit this one."""


def fixes(draft: Draft, problem: Problem) -> tuple[Fix, ...]:
    """Return how a problem of `draft` can be fixed, the likeliest first; nothing when only the designer knows."""
    return tuple(fix for offer in _FIXES.get(problem.kind, ()) if (fix := offer(draft, problem)))


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
    a, b = problem.areas
    return _on_board(tr("Link {a} and {b}", **_ends(draft, problem)), lambda board: linking.link(board, a, b))


def _unlink(draft: Draft, problem: Problem) -> Fix:
    a, b = problem.areas
    text = tr("Don't link {a} and {b}", **_ends(draft, problem))
    return _on_board(text, lambda board: linking.unlink(board, a, b))


def _of_two_areas(text: str, change: Callable[[BoardMap, str, str], BoardMap]) -> _Offer:
    """Offer a change of the board that is about the two areas of the problem."""
    return lambda _, problem: _on_board(tr(text), lambda board: change(board, *problem.areas))


_remove_link = _of_two_areas(phrase("Remove the link"), linking.follow_geometry)
_remove_arrow = _of_two_areas(phrase("Remove the arrow"), linking.follow_geometry)
_draw_arrow_once = _of_two_areas(phrase("Draw it once"), linking.drawn_once)
_drop_decision = _of_two_areas(phrase("Drop the decision"), linking.without_decision)


def _keep_link(draft: Draft, problem: Problem) -> Fix:
    found = linking.status_of_areas(draft.board, *problem.areas)
    joining = found.passage == "land" and found.border is None
    text = tr("Join them by an arrow") if joining else tr("Keep the link as decided")
    return _on_board(text, lambda board: linking.link(board, found.a, found.b))


def _keep_arrow(draft: Draft, problem: Problem) -> Fix | None:
    return _by_arrow(draft, problem, tr("Keep the arrow as decided"))


def _join_by_arrow(draft: Draft, problem: Problem) -> Fix | None:
    return _by_arrow(draft, problem, tr("Join {a} and {b} by it", **_ends(draft, problem)))


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

    text = tr("Draw the arrow") if problem.kind == "arrow-not-drawn" else tr("Draw the arrow anew")
    return _on_board(text, change)


def _tidy_links(_: Draft, problem: Problem) -> Fix:
    text = tr("List the link once") if problem.kind == "double-link" else tr("Remove the link")
    return _on_board(text, linking.tidied)


def _ends(draft: Draft, problem: Problem) -> Mapping[str, str]:
    return names.of_two(names.translated(draft.board), *problem.areas)


def _draw_outline(draft: Draft, problem: Problem) -> Fix:
    province = names.translated(draft.board)[problem.areas[0]]
    text = tr("Draw the outline of {province} around its areas", province=province)
    return _on_board(text, lambda board: provinces.outlined(board, problem.areas))


def _assign_province(draft: Draft, problem: Problem) -> Fix | None:
    """Give an area to the province of most of the areas around."""
    area, called = problem.areas[0], names.translated(draft.board)
    home = {land.id: land.province for land in draft.board.lands if land.province in called}
    around = Counter(home[other] for other in draft.board.neighbours()[area] if other in home)
    if not around:
        return None
    province = around.most_common(1)[0][0]
    text = tr("Give it to {province}", province=called[province])
    return Fix(text, lambda draft: provinces.assign(draft, [area], province))


def _remove_province(draft: Draft, problem: Problem) -> Fix | None:
    province = problem.areas[0]
    try:
        provinces.remove_province(draft, province)
    except EditError:
        return None
    text = tr("Remove the province {province}", province=names.translated(draft.board)[province])
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


def _move_token(draft: Draft, problem: Problem) -> Fix | None:
    """Move the token to where it has most room, unless that is hardly more than it has."""
    area = place(draft.board, problem.areas[0])
    if not isinstance(area, LandArea | SeaArea):
        return None
    middle, radius = shapes.token_place(geometry(area.shape))
    if problem.kind != "token-outside" and radius < area.radius + WIDER:
        return None
    text = tr("Place the token of {area} anew", area=names.translated(draft.board)[area.id])
    moved = updated(area, token=middle, radius=radius)
    return Fix(text, lambda draft: draft.with_place(moved))


def _move_berths(draft: Draft, problem: Problem) -> Fix:
    id = problem.areas[0]

    def change(draft: Draft) -> Draft:
        return draft.with_place(harbour(draft.board, updated(found(draft.board.seas, id), berths=())))

    return Fix(tr("Place the ships of {sea} anew", sea=found(draft.board.seas, id).name), change)


def _add_label(draft: Draft, problem: Problem) -> Fix:
    of = problem.areas[0]
    text = tr("Write the name of {place} on the map", place=names.translated(draft.board)[of])
    return Fix(text, lambda draft: labels.add_label(draft, of))


def _move_label(draft: Draft, problem: Problem) -> Fix:
    of = problem.areas[0]
    text = tr("Write the name of {place} somewhere else", place=names.translated(draft.board)[of])
    return Fix(text, lambda draft: labels.add_label(labels.remove_label(draft, of), of))


def _remove_deed(_: Draft, problem: Problem) -> Fix:
    return Fix(tr("Remove the deed"), lambda draft: game_data.remove_deed(draft, problem.place))


def _set_ship_limits(draft: Draft, problem: Problem) -> Fix:
    kind = found(draft.data.deeds, problem.place).kind
    text = tr("Give it the usual ship limits") if kind == "shipping" else tr("Remove the ship limits")
    return Fix(text, lambda draft: game_data.change_kind_of_deed(draft, problem.place, kind))


def _change_id(draft: Draft, problem: Problem) -> Fix:
    """Give the last deed or city card with the id another one."""
    id = problem.place
    fresh = numbered(id, taken_ids(draft))
    bearers: list[DeedEntry | CardEntry] = [deed for deed in draft.data.deeds if deed.id == id]
    bearers += [card for card in draft.data.city_cards if card.id == id]
    last = bearers[-1]

    def change(draft: Draft) -> Draft:
        data = updated(
            draft.data,
            deeds=each(draft.data.deeds, lambda deed: updated(deed, id=fresh) if deed is last else deed),
            city_cards=each(draft.data.city_cards, lambda card: updated(card, id=fresh) if card is last else card),
        )
        return updated(draft, data=data)

    return Fix(tr("Call one of them {id}", id=fresh), change)


def _remove_unknown(draft: Draft, problem: Problem) -> Fix:
    """Remove the deed of a province that isn't on the map, or the province from its city card."""
    if any(deed.id == problem.place for deed in draft.data.deeds):
        return _remove_deed(draft, problem)
    known = {province.id for province in draft.board.provinces}
    return _keep_on_card(problem, [of for of in found(draft.data.city_cards, problem.place).provinces if of in known])


def _remove_inland(draft: Draft, problem: Problem) -> Fix:
    card = found(draft.data.city_cards, problem.place)
    return _keep_on_card(problem, [of for of in card.provinces if of not in problem.areas])


def _keep_on_card(problem: Problem, provinces: list[str]) -> Fix:
    """Keep only these provinces on the card, or remove it when there are none."""
    if not provinces:
        return Fix(tr("Remove the city card"), lambda draft: game_data.remove_card(draft, problem.place))
    change = partial(game_data.change_provinces_of_card, id=problem.place, provinces=provinces)
    return Fix(tr("Take the province off the card"), change)


def _add_coast(draft: Draft, problem: Problem) -> Fix | None:
    """Put the province with a coast that is on the fewest cards on the card."""
    card = found(draft.data.city_cards, problem.place)
    of = next(iter(_coasts(draft)), None)
    if of is None:
        return None
    change = partial(game_data.change_provinces_of_card, id=card.id, provinces=(*card.provinces, of))
    return Fix(tr("Add {province} to the card", province=found(draft.board.provinces, of).name), change)


def _add_cards(draft: Draft, problem: Problem) -> Fix | None:
    era: EraName = next(era for era in ERAS if problem.place.endswith(era))
    missing = MOST_PLAYERS - sum(card.era == era for card in draft.data.city_cards)

    def change(draft: Draft) -> Draft:
        for _ in range(missing):
            draft = game_data.add_card(draft, era, _coasts(draft)[:PROVINCES_ON_CARD])
        return draft

    return Fix(counted(missing, "Add {n} city card", "Add {n} city cards"), change) if _coasts(draft) else None


def _add_stones(_: Draft, __: Problem) -> Fix:
    usual = game_data.USUAL_STONES[0]
    text = counted(usual, "Add {n} stone of size 1", "Add {n} stones of size 1")
    return Fix(text, lambda draft: game_data.change_stones(draft, (usual, *draft.data.stones[1:])))


def _coasts(draft: Draft) -> list[str]:
    """The provinces with a coast, those on the fewest city cards first."""
    coastal = coastal_provinces(draft.board)
    used = Counter(of for card in draft.data.city_cards for of in card.provinces)
    provinces = [province.id for province in draft.board.provinces if province.id in coastal]
    return sorted(provinces, key=lambda of: used[of])


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
    "double-id": (_change_id,),
    "double-link": (_tidy_links,),
    "doubtful": (_link, _unlink),
    "empty-province": (_remove_province,),
    "far-decision": (_remove_link,),
    "few-cards": (_add_cards,),
    "group-apart": (_link_nearest,),
    "inland-province": (_remove_inland,),
    "label-outside": (_move_label,),
    "lonely-area": (_link_nearest,),
    "lonely-sea": (_link_nearest,),
    "name-covers": (_move_label,),
    "needless-decision": (_drop_decision,),
    "no-berth": (_move_berths,),
    "no-harbour": (_remove_deed,),
    "no-label": (_add_label,),
    "no-province": (_remove_unknown,),
    "no-ships": (_set_ship_limits,),
    "no-site": (_add_coast,),
    "no-start": (_remove_deed,),
    "no-stones": (_add_stones,),
    "province-outline": (_draw_outline,),
    "seas-apart": (_link_nearest,),
    "self-link": (_tidy_links,),
    "ship-limits": (_set_ship_limits,),
    "short-border": (_unlink,),
    "small-token": (_move_token,),
    "token-outside": (_move_token,),
    "unknown-link": (_tidy_links,),
    "unknown-province": (_assign_province,),
    "unlinked-border": (_link, _unlink),
}
"""How a problem of each kind can be fixed, the likeliest first."""
