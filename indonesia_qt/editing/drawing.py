"""Makes something new with a name of what was drawn on a map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import shapely
from msgspec import Struct

from indonesia_qt.board.contacts import geometry
from indonesia_qt.board.model import Point
from indonesia_qt.editing import carving, names, provinces
from indonesia_qt.editing.draft import Draft

Kind = Literal["land", "sea", "lake"]


class Wish(Struct, frozen=True):
    """What an outline is to become. Land belongs to the province called `province`, which may be a new one.

    Without a `name` land goes without one, and seas and lakes get a number.
    """

    kind: Kind
    province: str = ""
    name: str = ""


def made(draft: Draft, outline: Sequence[Point], wish: Wish) -> tuple[Draft, str]:
    """The draft on which what `outline` encloses has become what was wished for, and the id of that.

    Raises `EditError` when it can't be carved out (see `carving`), or a name isn't free.
    """
    match wish.kind:
        case "land":
            draft, province = _with_province(draft, wish.province)
            draft, id = carving.land_drawn(draft, outline, province)
        case "sea":
            draft, id = carving.sea_drawn(draft, outline)
        case "lake":
            draft, id = carving.lake_drawn(draft, outline)
    return names.rename(draft, id, wish.name) if wish.name.strip() else draft, id


def home(draft: Draft, outline: Sequence[Point]) -> str:
    """The name of the province whose land is nearest to a drawn line, or nothing where there is no land."""
    line, board = shapely.LineString(outline), draft.board
    settled = [province for province in board.provinces if province.shape]
    nearest = min(settled, key=lambda province: float(geometry(province.shape).distance(line)), default=None)
    return nearest.name if nearest else ""


def _with_province(draft: Draft, name: str) -> tuple[Draft, str]:
    """The draft with a province of this name, and its id."""
    wanted = name.strip().casefold()
    for province in draft.board.provinces:
        if province.name.casefold() == wanted:
            return draft, province.id
    return provinces.add_province(draft, name), provinces.new_province_id(draft, name)
