"""Offers fixes for the problems of deeds, city cards and stones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from indonesia_qt.board import names
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft, each, found, numbered, updated
from indonesia_qt.board.map_data import Fix
from indonesia_qt.games.indonesia.maps.edits import (
    MOST_SHIPS,
    USUAL_STONES,
    add_deed,
    change_kind_of_deed,
    change_province_of_deed,
    change_provinces_of_card,
    change_ships_of_deed,
    change_stones,
    entries,
    remove_card,
    remove_deed,
    taken_ids,
)
from indonesia_qt.games.indonesia.maps.proposals import (
    better_home,
    home,
    smaller_home,
    with_proposed_cards,
    with_proposed_deeds,
)
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.scenario import EraName, GameData, coastal_provinces
from indonesia_qt.i18n.text import counted, tr


def fixes(draft: Draft[GameData], problem: Problem) -> tuple[Fix, ...]:
    """Return how a problem of the game data can be fixed; nothing when only the designer knows."""
    offer = _FIXES.get(problem.kind)
    fix = offer(draft, problem) if offer else None
    return (fix,) if fix else ()


def _remove_deed(_: Draft[GameData], problem: Problem) -> Fix:
    return Fix(tr("Remove the deed"), lambda draft: remove_deed(draft, problem.place))


def _set_ship_limits(draft: Draft[GameData], problem: Problem) -> Fix:
    kind = found(draft.data.deeds, problem.place).kind
    text = tr("Use the default ship limits") if kind == "shipping" else tr("Remove the ship limits")
    return Fix(text, lambda draft: change_kind_of_deed(draft, problem.place, kind))


def _change_id(draft: Draft[GameData], problem: Problem) -> Fix:
    """Give the last deed or city card with the id another one."""
    id = problem.place
    fresh = numbered(id, taken_ids(draft))
    last = [entry for entry in entries(draft.data) if entry.id == id][-1]

    def change(draft: Draft[GameData]) -> Draft[GameData]:
        data = draft.data
        data = updated(
            data,
            deeds=each(data.deeds, lambda deed: updated(deed, id=fresh) if deed is last else deed),
            city_cards=each(data.city_cards, lambda card: updated(card, id=fresh) if card is last else card),
        )
        return updated(draft, data=data)

    return Fix(tr("Rename one of them to {id}", id=fresh), change)


def _remove_unknown(draft: Draft[GameData], problem: Problem) -> Fix:
    """Remove the deed of a province that isn't on the map, or the province from its city card."""
    if any(deed.id == problem.place for deed in draft.data.deeds):
        return _remove_deed(draft, problem)
    known = {province.id for province in draft.board.provinces}
    return _keep_on_card(problem, [of for of in found(draft.data.city_cards, problem.place).provinces if of in known])


def _remove_inland(draft: Draft[GameData], problem: Problem) -> Fix:
    card = found(draft.data.city_cards, problem.place)
    return _keep_on_card(problem, [of for of in card.provinces if of not in problem.areas])


def _keep_on_card(problem: Problem, provinces: list[str]) -> Fix:
    """Keep only these provinces on the card, or remove it when there are none."""
    if not provinces:
        return Fix(tr("Remove the city card"), lambda draft: remove_card(draft, problem.place))
    change = partial(change_provinces_of_card, id=problem.place, provinces=provinces)
    return Fix(tr("Remove the province from the card"), change)


def _add_coast(draft: Draft[GameData], problem: Problem) -> Fix | None:
    """Put the province with a coast that is on the fewest cards on the card, if it isn't there yet."""
    card = found(draft.data.city_cards, problem.place)
    of = next((of for of in _coasts(draft) if of not in card.provinces), None)
    if of is None:
        return None
    change = partial(change_provinces_of_card, id=card.id, provinces=(*card.provinces, of))
    return Fix(tr("Add {province} to the card", province=_name(draft, of)), change)


def _add_cards(draft: Draft[GameData], problem: Problem) -> Fix | None:
    era: EraName = next(era for era in ERAS if problem.place.endswith(era))
    missing = MOST_PLAYERS - sum(card.era == era for card in draft.data.city_cards)
    text = counted(missing, "Add {n} city card", "Add {n} city cards")
    return Fix(text, lambda draft: with_proposed_cards(draft, era)) if _coasts(draft) else None


def _propose_deeds(_: Draft[GameData], problem: Problem) -> Fix:
    era: EraName = next(era for era in ERAS if problem.place.endswith(era))
    return Fix(tr("Propose deeds"), lambda draft: with_proposed_deeds(draft, era))


def _replace_on_cards(draft: Draft[GameData], problem: Problem) -> Fix | None:
    """Put other provinces with a coast in the place of one on its city cards, those on the fewest cards first."""
    gone = problem.areas[0]
    if not set(_coasts(draft)) - {gone}:
        return None

    def change(draft: Draft[GameData]) -> Draft[GameData]:
        for card in draft.data.city_cards:
            if gone in card.provinces:
                fresh = (of for of in _coasts(draft) if of not in card.provinces)
                named = [next(fresh, None) if of == gone else of for of in card.provinces]
                draft = change_provinces_of_card(draft, card.id, [of for of in named if of is not None])
        return draft

    return Fix(tr("Replace {province} on its city cards", province=_name(draft, gone)), change)


def _strengthen(draft: Draft[GameData], problem: Problem) -> Fix | None:
    """Let the company of a deed have more ships, or start where there is more room."""
    id = problem.place
    ships = found(draft.data.deeds, id).ships
    if ships is not None:
        more = tuple(min(limit + (limit > 0), MOST_SHIPS) for limit in ships)
        return _change_limits(id, more, tr("Allow one more ship in each era"))
    return _move_deed(draft, id, better_home(draft, id))


def _weaken(draft: Draft[GameData], problem: Problem) -> Fix | None:
    """Let the company of a deed have fewer ships, or start where there is less room."""
    id = problem.place
    ships = found(draft.data.deeds, id).ships
    if ships is not None:
        fewer = tuple(limit - (limit > 1) for limit in ships)
        return _change_limits(id, fewer, tr("Allow one ship less in each era")) if fewer != ships else None
    return _move_deed(draft, id, smaller_home(draft, id))


def _change_limits(id: str, ships: tuple[int, ...], text: str) -> Fix:
    a, b, c = ships
    return Fix(text, lambda draft: change_ships_of_deed(draft, id, (a, b, c)))


def _move_deed(draft: Draft[GameData], id: str, to: str | None) -> Fix | None:
    if to is None:
        return None
    text = tr("Move the deed to {province}", province=_name(draft, to))
    return Fix(text, lambda draft: change_province_of_deed(draft, id, to))


def _add_deed_alike(draft: Draft[GameData], problem: Problem) -> Fix | None:
    """Add a deed of the same era and kind, so that more players find such a one."""
    deed = found(draft.data.deeds, problem.place)
    of = home(draft, deed.era, deed.kind)
    if of is None:
        return None
    name = tr(
        "{province} {good} (era {era})", province=_name(draft, of), good=tr(KIND_NAME[deed.kind]), era=deed.era.upper()
    )
    return Fix(tr("Add the deed {deed}", deed=name), lambda draft: add_deed(draft, deed.era, of, deed.kind))


def _add_stones(_: Draft[GameData], __: Problem) -> Fix:
    usual = USUAL_STONES[0]
    text = counted(usual, "Add {n} city stone of size 1", "Add {n} city stones of size 1")
    return Fix(text, lambda draft: change_stones(draft, (usual, *draft.data.stones[1:])))


def _name(draft: Draft[GameData], of: str) -> str:
    return names.translated(draft.board)[of]


def _coasts(draft: Draft[GameData]) -> list[str]:
    """The provinces with a coast, those on the fewest city cards first."""
    coastal = coastal_provinces(draft.board)
    used = Counter(of for card in draft.data.city_cards for of in card.provinces)
    provinces = [province.id for province in draft.board.provinces if province.id in coastal]
    return sorted(provinces, key=lambda of: used[of])


_FIXES: Mapping[str, Callable[[Draft[GameData], Problem], Fix | None]] = {
    "double-id": _change_id,
    "few-cards": _add_cards,
    "hungry-city": _replace_on_cards,
    "idle-card": _add_coast,
    "idle-deed": _remove_deed,
    "inland-province": _remove_inland,
    "no-harbour": _remove_deed,
    "no-province": _remove_unknown,
    "no-ships": _set_ship_limits,
    "no-site": _add_coast,
    "no-start": _remove_deed,
    "no-stones": _add_stones,
    "poor-deed": _strengthen,
    "rich-deed": _weaken,
    "ship-limits": _set_ship_limits,
    "short-era": _propose_deeds,
    "unfair-place": _add_deed_alike,
    "unsold-deed": _remove_deed,
}
"""How a problem of each kind can be fixed; None when that doesn't suit this one."""
