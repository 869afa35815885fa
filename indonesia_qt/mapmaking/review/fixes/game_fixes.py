"""What can be done about deeds, city cards and stones that can't be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.games.indonesia.rules.constants import ERAS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, EraName
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit import game_data
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.ids import numbered, taken_ids
from indonesia_qt.mapmaking.edit.immutable_update import each, found, updated
from indonesia_qt.mapmaking.review.fixes.fix import Fix

USUAL_STONES = (12, 8, 3)
PROVINCES_ON_CARD = 3
"""So many provinces a new city card names, where there are as many with a coast."""


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
    text = counted(USUAL_STONES[0], "Add {n} stone of size 1", "Add {n} stones of size 1")
    yield Fix(text, lambda draft: game_data.change_stones(draft, (USUAL_STONES[0], *draft.data.stones[1:])))


def _coasts(draft: Draft) -> list[str]:
    """The provinces with a coast, those on the fewest city cards first."""
    ports = {land for land, _ in draft.board.land_sea}
    coastal = {land.province for land in draft.board.lands if land.id in ports}
    used = Counter(of for card in draft.data.city_cards for of in card.provinces)
    provinces = [province.id for province in draft.board.provinces if province.id in coastal]
    return sorted(provinces, key=lambda of: used[of])


_GAME_FIXES: Mapping[str, Callable[[Draft, Problem], Iterator[Fix]]] = {
    "double-id": _other_id,
    "few-cards": _few_cards,
    "inland-province": _inland,
    "no-harbour": _no_deed,
    "no-province": _no_province,
    "no-ships": _limits,
    "no-site": _no_site,
    "no-start": _no_deed,
    "no-stones": _no_stones,
    "ship-limits": _limits,
}
