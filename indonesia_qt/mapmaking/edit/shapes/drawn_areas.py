"""Makes something new with a name of what was drawn on a map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import shapely
from msgspec import Struct

from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.model import Line, Point
from indonesia_qt.mapmaking.edit import naming, provinces
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.shapes import carving

Kind = Literal["land", "sea", "lake"]
LATELY = 4
"""So many of the last outlines, with what they became, are remembered."""


class NewAreaRequest(Struct, frozen=True):
    """What an outline is to become. Land belongs to the province called `province`, which may be a new one.

    Without a `name` land goes without one, and seas and lakes get a number.
    """

    kind: Kind
    province: str = ""
    name: str = ""


def made(draft: Draft, outline: Sequence[Point], request: NewAreaRequest) -> tuple[Draft, str]:
    """The draft on which what `outline` encloses has become what was wished for, and the id of that.

    Raises `EditError` when it can't be carved out (see `carving`), or a name isn't free.
    """
    draft, id = _carved(draft, tuple(outline), request.kind, request.province)
    return naming.rename(draft, id, request.name) if request.name.strip() else draft, id


@lru_cache(LATELY)
def _carved(draft: Draft, outline: Line, kind: Kind, province: str) -> tuple[Draft, str]:
    """What `made` gives without a name, worked out once: a name is written letter by letter."""
    match kind:
        case "land":
            draft, home = _with_province(draft, province)
            return carving.land_drawn(draft, outline, home)
        case "sea":
            return carving.sea_drawn(draft, outline)
        case "lake":
            return carving.lake_drawn(draft, outline)


def home(draft: Draft, outline: Sequence[Point]) -> str:
    """The name of the province whose land is nearest to the corners of a line, or nothing where there is no land."""
    corners, board = shapely.MultiPoint(outline), draft.board
    settled = [province for province in board.provinces if province.shape]
    nearest = min(settled, key=lambda province: float(geometry(province.shape).distance(corners)), default=None)
    return nearest.name if nearest else ""


def _with_province(draft: Draft, name: str) -> tuple[Draft, str]:
    """The draft with a province of this name, and its id."""
    folded = name.strip().casefold()
    for province in draft.board.provinces:
        if province.name.casefold() == folded:
            return draft, province.id
    return provinces.add_province(draft, name), provinces.new_province_id(draft, name)
