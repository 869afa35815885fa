"""Puts land areas of any map together to provinces, whose names are made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from random import Random

from indonesia_qt.board import adjacency
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.archipelago.options import MOST_PROVINCES
from indonesia_qt.mapmaking.archipelago.place_names import PlaceNames
from indonesia_qt.mapmaking.edit import provinces
from indonesia_qt.mapmaking.generate import shares


def grouped(draft: Draft, areas: Collection[str], count: int, seed: int) -> Draft:
    """Put land `areas` together to `count` provinces of areas that border on each other, or lie near.

    A province with no other areas stays one of them if a group is left for it; otherwise what the game has there goes
    to the province of its first area. The same seed gives the same groups and names. Raises `EditError` for less than
    one or too many provinces.
    """
    most = min(len(areas), MOST_PROVINCES)
    if not 1 <= count <= most:
        raise EditError(tr("These areas can be grouped into 1 to {most} provinces.", most=most))
    lands = [land for land in draft.board.lands if land.id in areas]
    names, own = PlaceNames(Random(seed)), _own(draft, areas)
    homes = {land.id: land.province for land in lands}
    for group in sorted(_groups(draft, areas, count, seed), key=len, reverse=True):
        likeliest = Counter(homes[area] for area in group if homes[area] in own).most_common(1)
        if likeliest:
            home = likeliest[0][0]
            own.remove(home)
        else:
            taken = {province.name.casefold() for province in draft.board.provinces}
            while (name := names.province()).casefold() in taken:
                pass
            draft = provinces.add_province(draft, name)
            home = draft.board.provinces[-1].id
        draft = provinces.assign(draft, group, home)
    now = {land.id: land.province for land in draft.board.lands}
    for empty in sorted(own - set(now.values())):
        first = next(area for area, home in homes.items() if home == empty)
        draft = provinces.merge_provinces(draft, now[first], empty)
    return draft


def _own(draft: Draft, areas: Collection[str]) -> set[str]:
    """The provinces all of whose areas are among these."""
    known = {province.id for province in draft.board.provinces}
    return {land.province for land in draft.board.lands if land.id in areas and land.province in known} - {
        land.province for land in draft.board.lands if land.id not in areas
    }


def _groups(draft: Draft, areas: Collection[str], count: int, seed: int) -> list[Sequence[str]]:
    lands = [land for land in draft.board.lands if land.id in areas]
    Random(seed).shuffle(lands)  # of equally good groups, the first area in the order of the keys decides
    grounds = {f"{n:04}": adjacency.geometry(land.shape) for n, land in enumerate(lands)}
    groups = shares.province_groups(grounds, adjacency.among(grounds), count)
    return [[lands[int(key)].id for key in group] for group in groups]
