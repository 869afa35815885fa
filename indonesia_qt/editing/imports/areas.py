"""Outlines from other programs as areas of a map."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import count
from typing import Literal, NamedTuple

import shapely
from msgspec import Struct
from shapely import Polygon

from indonesia_qt.board import shapes
from indonesia_qt.editing import carving, names, provinces
from indonesia_qt.editing.draft import Draft, EditError
from indonesia_qt.editing.imports.drawing import SMALLEST, Outline
from indonesia_qt.wording import tr

What = Literal["land", "sea"]


class Added(Struct, frozen=True, eq=False):
    """The draft with new areas, their ids, and in sentences what found no place on it."""

    draft: Draft
    areas: tuple[str, ...]
    left_out: tuple[str, ...]


class _Part(NamedTuple):
    name: str
    polygon: Polygon


def with_outlines(draft: Draft, outlines: Sequence[Outline], what: What, province: str | None = None) -> Added:
    """The draft with each piece of the outlines as a new area, drawn over what is there, the largest piece first.

    Land belongs to the province with the id `province`, in which it has the names of the outlines; without one, each
    name makes a province. Holes in land that no other outline fills become lakes.
    """
    added = Added(draft, (), ())
    for step in steps(draft, outlines, what, province):
        added = step
    return added


def steps(draft: Draft, outlines: Sequence[Outline], what: What, province: str | None = None) -> Iterator[Added]:
    """The same, piece by piece, for a progress bar: there are `pieces` of them, and the last step is the whole."""
    areas: list[str] = []
    left_out: list[str] = []
    parts = _parts(outlines)
    for part in parts:
        try:
            draft, area = _land(draft, part, province) if what == "land" else _sea(draft, part)
            areas.append(area)
            if what == "land":
                draft = _with_lakes(draft, part.polygon, parts)
        except EditError as error:
            left_out.append(tr("{name} was left out: {error}", name=part.name, error=error))
        there = {area.id for area in draft.board.areas()}
        yield Added(draft, tuple(area for area in areas if area in there), tuple(left_out))


def pieces(outlines: Sequence[Outline]) -> int:
    """How many pieces the outlines have."""
    return sum(len(outline.shape) for outline in outlines)


def _parts(outlines: Sequence[Outline]) -> list[_Part]:
    found = [
        _Part(outline.name or tr("Shape {number}", number=number), polygon)
        for number, outline in enumerate(outlines, 1)
        for polygon in shapely.get_parts(shapes.geometry(outline.shape))
    ]
    return sorted(found, key=lambda part: -part.polygon.area)


def _land(draft: Draft, piece: _Part, province: str | None) -> tuple[Draft, str]:
    if province is None:
        draft, home = _province_called(draft, piece.name)
        return carving.land_drawn(draft, _corners(piece.polygon), home)
    draft, area = carving.land_drawn(draft, _corners(piece.polygon), province)
    taken = [land.place for land in draft.board.lands if land.place]
    return names.rename(draft, area, _free(piece.name, taken)), area


def _province_called(draft: Draft, name: str) -> tuple[Draft, str]:
    """The draft with a province of this name, and its id."""
    name = names.proper_name(name[: names.LONGEST])
    for province in draft.board.provinces:
        if province.name.casefold() == name.casefold():
            return draft, province.id
    draft = provinces.add_province(draft, name)
    return draft, draft.board.provinces[-1].id


def _sea(draft: Draft, piece: _Part) -> tuple[Draft, str]:
    draft, area = carving.sea_drawn(draft, _corners(piece.polygon))
    taken = [sea.name for sea in draft.board.seas]
    return names.rename(draft, area, _free(piece.name, taken)), area


def _free(name: str, taken: Collection[str]) -> str:
    """`name`, with a number if it is taken."""
    name, known = name[: names.LONGEST - 4], {other.casefold() for other in taken}
    numbered = (f"{name} {number}" for number in count(2))
    return name if name.casefold() not in known else next(other for other in numbered if other.casefold() not in known)


def _with_lakes(draft: Draft, polygon: Polygon, pieces: Sequence[_Part]) -> Draft:
    for ring in polygon.interiors:
        hole = Polygon(ring)
        filled = any(hole.contains(piece.polygon.representative_point()) for piece in pieces)
        if hole.area >= SMALLEST and not filled:
            try:
                draft, _ = carving.lake_drawn(draft, list(ring.coords)[:-1])
            except EditError:
                continue
    return draft


def _corners(polygon: Polygon) -> list[tuple[float, float]]:
    return list(polygon.exterior.coords)[:-1]
