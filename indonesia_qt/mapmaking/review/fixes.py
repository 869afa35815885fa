"""Offers and carries out fixes for the problems of a map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial

from msgspec import Struct

from indonesia_qt.board import names, shapes
from indonesia_qt.board.adjacency import geometry, pair
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.model import BoardMap, LandArea, SeaArea
from indonesia_qt.games.indonesia.rules.constants import ERAS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, EraName, coastal_provinces
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit import adjacency, game_data, labels, provinces
from indonesia_qt.mapmaking.edit.adjacency import status_of_areas
from indonesia_qt.mapmaking.edit.draft import Draft, EditError, each, found, place, sea, updated, with_place
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


def fixes(draft: Draft, problem: Problem) -> tuple[Fix, ...]:
    """Return how a problem of `draft` can be fixed, the likeliest first; nothing when only the designer knows."""
    offer = _FIXES.get(problem.kind)
    return tuple(offer(draft, problem)) if offer else ()


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


def _linked(draft: Draft, problem: Problem) -> Fix:
    a, b = problem.areas
    return _on_board(tr("Link {a} and {b}", **_ends(draft, problem)), lambda board: adjacency.link(board, a, b))


def _unlinked(draft: Draft, problem: Problem) -> Fix:
    a, b = problem.areas
    text = tr("Don't link {a} and {b}", **_ends(draft, problem))
    return _on_board(text, lambda board: adjacency.unlink(board, a, b))


def _by_geometry(text: str, problem: Problem) -> Fix:
    a, b = problem.areas
    return _on_board(text, lambda board: adjacency.follow_geometry(board, a, b))


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
    yield _on_board(text, lambda board: adjacency.link(board, found.a, found.b))


def _arrow_over_border(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _by_geometry(tr("Remove the arrow"), problem)
    found = status_of_areas(draft.board, *problem.areas)
    if drawn := found.arrow:
        text = tr("Keep the arrow as decided")
        yield _on_board(text, lambda board: adjacency.with_arrow(board, drawn.a, drawn.b, drawn.line))


def _needless_decision(_: Draft, problem: Problem) -> Iterator[Fix]:
    a, b = problem.areas
    yield _on_board(tr("Drop the decision"), lambda board: adjacency.without_decision(board, a, b))


def _far_decision(_: Draft, problem: Problem) -> Iterator[Fix]:
    yield _by_geometry(tr("Remove the link"), problem)


def _senseless_link(_: Draft, problem: Problem) -> Iterator[Fix]:
    text = tr("List the link once") if problem.kind == "double-link" else tr("Remove the link")
    yield _on_board(text, adjacency.tidied)


def _arrow_not_drawn(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _straight(tr("Draw the arrow"), draft, problem)
    yield _by_geometry(tr("Remove the link"), problem)


def _arrow_not_linked(draft: Draft, problem: Problem) -> Iterator[Fix]:
    drawn = status_of_areas(draft.board, *problem.areas).arrow
    if drawn:
        text = tr("Join {a} and {b} by it", **_ends(draft, problem))
        yield _on_board(text, lambda board: adjacency.with_arrow(board, drawn.a, drawn.b, drawn.line))
    yield _by_geometry(tr("Remove the arrow"), problem)


def _arrow_twice(_: Draft, problem: Problem) -> Iterator[Fix]:
    a, b = problem.areas
    yield _on_board(tr("Draw it once"), lambda board: adjacency.drawn_once(board, a, b))


def _arrow_end(draft: Draft, problem: Problem) -> Iterator[Fix]:
    yield _straight(tr("Draw the arrow anew"), draft, problem)


def _straight(text: str, draft: Draft, problem: Problem) -> Fix:
    two = pair(*problem.areas)
    line = adjacency.straight_arrow(draft.board, two).line

    def change(board: BoardMap) -> BoardMap:
        return adjacency.with_arrow(adjacency.drawn_once(board, *two), *two, line)

    return _on_board(text, change)


def _ends(draft: Draft, problem: Problem) -> Mapping[str, str]:
    called = names.translated(draft.board)
    return {"a": called[problem.areas[0]], "b": called[problem.areas[1]]}


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
        yield _on_board(text, lambda board: adjacency.link(board, a, b))


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


def _no_deed(_: Draft, problem: Problem) -> Iterator[Fix]:
    yield Fix(tr("Remove the deed"), lambda draft: game_data.remove_deed(draft, problem.place))


def _limits(draft: Draft, problem: Problem) -> Iterator[Fix]:
    kind = found(draft.data.deeds, problem.place).kind
    text = tr("Give it the usual ship limits") if kind == "shipping" else tr("Remove the ship limits")
    yield Fix(text, lambda draft: game_data.change_kind_of_deed(draft, problem.place, kind))


def _other_id(draft: Draft, problem: Problem) -> Iterator[Fix]:
    """The last that bears the id gets another one."""
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

    yield Fix(tr("Call one of them {id}", id=fresh), change)


def _no_province(draft: Draft, problem: Problem) -> Iterator[Fix]:
    if any(deed.id == problem.place for deed in draft.data.deeds):
        yield from _no_deed(draft, problem)
        return
    known = {province.id for province in draft.board.provinces}
    yield from _only(problem, [of for of in found(draft.data.city_cards, problem.place).provinces if of in known])


def _inland(draft: Draft, problem: Problem) -> Iterator[Fix]:
    card = found(draft.data.city_cards, problem.place)
    yield from _only(problem, [of for of in card.provinces if of not in problem.areas])


def _only(problem: Problem, provinces: list[str]) -> Iterator[Fix]:
    """The card with only these provinces, or no card when there are none."""
    if provinces:
        change = partial(game_data.change_provinces_of_card, id=problem.place, provinces=provinces)
        yield Fix(tr("Take the province off the card"), change)
    else:
        yield Fix(tr("Remove the city card"), lambda draft: game_data.remove_card(draft, problem.place))


def _no_site(draft: Draft, problem: Problem) -> Iterator[Fix]:
    card = found(draft.data.city_cards, problem.place)
    for of in _coasts(draft)[:1]:
        name = found(draft.board.provinces, of).name
        change = partial(game_data.change_provinces_of_card, id=card.id, provinces=(*card.provinces, of))
        yield Fix(tr("Add {province} to the card", province=name), change)


def _few_cards(draft: Draft, problem: Problem) -> Iterator[Fix]:
    era: EraName = next(era for era in ERAS if problem.place.endswith(era))
    missing = MOST_PLAYERS - sum(card.era == era for card in draft.data.city_cards)

    def change(draft: Draft) -> Draft:
        for _ in range(missing):
            draft = game_data.add_card(draft, era, _coasts(draft)[:PROVINCES_ON_CARD])
        return draft

    if _coasts(draft):
        yield Fix(counted(missing, "Add {n} city card", "Add {n} city cards"), change)


def _no_stones(_: Draft, __: Problem) -> Iterator[Fix]:
    usual = game_data.USUAL_STONES[0]
    text = counted(usual, "Add {n} stone of size 1", "Add {n} stones of size 1")
    yield Fix(text, lambda draft: game_data.change_stones(draft, (usual, *draft.data.stones[1:])))


def _coasts(draft: Draft) -> list[str]:
    """The provinces with a coast, those on the fewest city cards first."""
    coastal = coastal_provinces(draft.board)
    used = Counter(of for card in draft.data.city_cards for of in card.provinces)
    provinces = [province.id for province in draft.board.provinces if province.id in coastal]
    return sorted(provinces, key=lambda of: used[of])


_FIXES: Mapping[str, Callable[[Draft, Problem], Iterator[Fix]]] = {
    "arrow-end": _arrow_end,
    "arrow-not-drawn": _arrow_not_drawn,
    "arrow-not-linked": _arrow_not_linked,
    "arrow-over-border": _arrow_over_border,
    "arrow-over-ship": _berths,
    "arrow-twice": _arrow_twice,
    "berth-outside": _berths,
    "berths-overlap": _berths,
    "borderless-link": _borderless_link,
    "double-id": _other_id,
    "double-link": _senseless_link,
    "doubtful": _undecided,
    "empty-province": _empty_province,
    "far-decision": _far_decision,
    "few-cards": _few_cards,
    "group-apart": _apart,
    "inland-province": _inland,
    "label-outside": _label,
    "lonely-area": _apart,
    "lonely-sea": _apart,
    "name-covers": _label,
    "needless-decision": _needless_decision,
    "no-berth": _berths,
    "no-harbour": _no_deed,
    "no-label": _no_label,
    "no-province": _no_province,
    "no-ships": _limits,
    "no-site": _no_site,
    "no-start": _no_deed,
    "no-stones": _no_stones,
    "province-outline": _outline,
    "seas-apart": _apart,
    "self-link": _senseless_link,
    "ship-limits": _limits,
    "short-border": _short_border,
    "small-token": _token,
    "token-outside": _token,
    "unknown-link": _senseless_link,
    "unknown-province": _unknown_province,
    "unlinked-border": _undecided,
}
"""How a problem of each kind can be fixed."""
