"""Makes areas and lakes with ids and names, for a board that does not have them yet; places are found later."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import count
from typing import Literal

from indonesia_qt.board.draft import Draft, updated
from indonesia_qt.board.model import Lake, LandArea, SeaArea, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import naming
from indonesia_qt.mapmaking.edit.naming import id_of, taken_ids

Kind = Literal["land", "sea", "lake"]

NOWHERE = (-1.0, -1.0)
"""Where the token of a new area is before a place was found."""
NUMBER = re.compile(r" \d+$")
"""At the end of a name: another part of the place gets another one."""
SHIP = 19.0
"""Map units: the radius of ships' places on a board that has none yet."""


def land(draft: Draft, province: str, shape: Shape) -> LandArea:
    """Make a land area of `province`, with its number there as its id."""
    return land_called(first_free(lambda n: f"{province}-{n}", taken_ids(draft)), province, shape)


def land_called(id: str, province: str, shape: Shape) -> LandArea:
    """Make a land area of `province` with this id."""
    return LandArea(id, province, None, shape, NOWHERE, 0.0)


def sea(draft: Draft, shape: Shape) -> SeaArea:
    """Make a sea with a number for a name, and ships as large as those of the other seas."""
    name = first_free(lambda n: tr("Sea {n}", n=n), [sea.name for sea in draft.board.seas])
    return sea_called(draft, name, shape)


def sea_called(draft: Draft, name: str, shape: Shape) -> SeaArea:
    """Make a sea with this name, and ships as large as those of the other seas."""
    radius = max((sea.berth_radius for sea in draft.board.seas), default=SHIP)
    return SeaArea(id_of(name, taken_ids(draft)), name, shape, NOWHERE, 0.0, (), radius)


def part_of(draft: Draft, area: LandArea | SeaArea, shape: Shape) -> LandArea | SeaArea:
    """Make another area of which `area` was a part: of the same province, and named after the same place or sea."""
    if isinstance(area, LandArea):
        part = land(draft, area.province, shape)
        if area.place is None:
            return part
        return updated(part, place=numbered_name(area.place, (one.place for one in draft.board.lands if one.place)))
    name = numbered_name(area.name, (sea.name for sea in draft.board.seas))
    return SeaArea(id_of(name, taken_ids(draft)), name, shape, NOWHERE, 0.0, (), area.berth_radius)


def numbered_name(name: str, taken: Iterable[str]) -> str:
    """Return `name` with the first number from 2 on, instead of the one at its end, that isn't `taken`."""
    stem = NUMBER.sub("", name)[: naming.LONGEST_NAME - 4].rstrip()
    return first_free(lambda n: f"{stem} {n}", taken, first=2)


def lake(draft: Draft, shape: Shape) -> Lake:
    """Make a lake with a number for a name."""
    name = first_free(lambda n: tr("Lake {n}", n=n), [lake.name for lake in draft.board.lakes])
    return lake_called(draft, name, shape)


def lake_called(draft: Draft, name: str, shape: Shape) -> Lake:
    """Make a lake with this name."""
    return Lake(id_of(name, taken_ids(draft)), name, shape)


def first_free(called: Callable[[int], str], taken: Iterable[str], first: int = 1) -> str:
    """Return the name that `called` gives to the first number whose name isn't `taken`."""
    known = {text.casefold() for text in taken}
    return next(text for text in map(called, count(first)) if text.casefold() not in known)
