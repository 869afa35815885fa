"""Guesses what the outlines of a file become, and remarks on those that are the same or overlap."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice

import numpy as np
import shapely
from msgspec import Struct
from shapely import Geometry, STRtree

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import EditError
from indonesia_qt.board.files.board_file import MOST_AREAS
from indonesia_qt.board.model import THRESHOLD, Line
from indonesia_qt.i18n.text import enumerated, paragraph, shortened, tr
from indonesia_qt.mapmaking.edit.shapes.dependents import have_room
from indonesia_qt.mapmaking.edit.shapes.faces import is_sliver
from indonesia_qt.mapmaking.edit.shapes.new_areas import Kind
from indonesia_qt.mapmaking.imports import duplicates
from indonesia_qt.mapmaking.imports.areas import AreaRequest, TooManyAreas, drawn_in_order, kind_of, require_few
from indonesia_qt.mapmaking.imports.duplicates import SAME, are_same
from indonesia_qt.mapmaking.imports.named_shapes import SMALLEST, Frame, ImportedDrawing, NamedShape, Outline
from indonesia_qt.mapmaking.imports.own_properties import is_exported
from indonesia_qt.mapmaking.imports.property_links import PropertyLinks

KINDS = ("kind", "type", "category", "featurecla", "natural", "class", "type_1", "engtype_1")
"""The properties that may hold a kind, the likeliest first; capital letters don't matter."""
PROVINCES = ("province", "prov_name", "region", "reg_name", "state", "adm1_en", "name_1", "island", "group", "layer")
"""The properties that may hold a province, the likeliest first."""


MOST_PROPERTIES = 300
"""So many can be chosen from."""
MOST_PAIRS = 30_000
"""Of outlines that touch each other; as many as the districts of a continent have."""
MOST_CORNERS = 200_000
"""Of all that lies beside outlines where they overlap, when lines are drawn for the links that are to be."""


TOGETHER = 64
"""So many outlines are compared with all others at once."""

NO_LINKS = PropertyLinks()


class Sources(Struct, frozen=True):
    """The properties from which the names, kinds and provinces are taken.

    "" stands for the likeliest name of each outline, for land, and for a province for each name. What has a value of
    one of the properties in `sea` is sea, whatever its kind says.
    """

    name: str = ""
    kind: str = ""
    province: str = ""
    sea: tuple[tuple[str, str], ...] = ()


def properties(outlines: Sequence[Outline | NamedShape]) -> tuple[str, ...]:
    """Return the properties that the outlines have, in their order: of very many the first."""
    return tuple(islice(dict.fromkeys(key for outline in outlines for key in outline.properties), MOST_PROPERTIES))


def guessed(outlines: Sequence[Outline | NamedShape]) -> Sources:
    """Guess the sources: a province has several outlines of land, and isn't the name of most of them."""
    keys = properties(outlines)
    kind = next(iter(_known(keys, KINDS)), "")
    lands = [outline for outline in outlines if kind_of(outline.properties.get(kind, "")) == "land"]
    return Sources("", kind, next((key for key in _known(keys, PROVINCES) if _groups(lands, key)), ""))


def known_property(outlines: Sequence[Outline | NamedShape], name: str) -> str:
    """Return a property of outlines by its name, in capital letters or not. Raises `EditError` for an unknown one."""
    keys = properties(outlines)
    found = next((key for key in keys if key.casefold() == name.casefold()), None)
    if found is None:
        text = tr("The outlines have no property “{name}”. They have: {names}.", name=name, names=enumerated(keys))
        raise EditError(text if keys else tr("The outlines have no property “{name}”.", name=name))
    return found


def sources_for(outlines: Sequence[Outline | NamedShape], chosen: Sources) -> Sources:
    """Return the sources that are `chosen`, and in the place of each that isn't the likeliest one.

    Raises `EditError` for a property that no outline has.
    """
    likely = guessed(outlines)
    return Sources(
        chosen.name and known_property(outlines, chosen.name),
        known_property(outlines, chosen.kind) if chosen.kind else likely.kind,
        known_property(outlines, chosen.province) if chosen.province else likely.province,
        tuple((known_property(outlines, key), value) for key, value in chosen.sea),
    )


def kind_by(known: Mapping[str, str], sources: Sources) -> Kind:
    """Return what an outline with these properties becomes."""
    if any(known.get(key, "").casefold() == value.casefold() for key, value in sources.sea):
        return "sea"
    return kind_of(known.get(sources.kind, ""))


def require_few_in(drawing: ImportedDrawing, width: float, height: float, frame: Frame, sources: Sources) -> None:
    """Raise `TooManyAreas` when what is taken of a drawing makes more areas than a map can have.

    That is known long before the outlines are fitted to each other.
    """
    if len(drawing.shapes) > MOST_AREAS:
        likely = sources_for(drawing.shapes, sources)
        numbers = drawing.has_room_for(width, height, frame)
        require_few([kind_by(drawing.shapes[n].properties, likely) for n in numbers])


def with_a_way_out(error: Exception, layers: Sequence[str]) -> str:
    """Return why a file becomes no map, and for one of too many areas how it can; its `layers` are to choose from."""
    if not isinstance(error, TooManyAreas):
        return str(error)
    if len(layers) > 1:
        return paragraph(str(error), tr("Take only one layer of the file: {names}.", names=enumerated(layers)))
    return paragraph(str(error), tr("Take only a part of the file, or merge areas by a property."))


def area_requests(outlines: Sequence[Outline], sources: Sources) -> list[AreaRequest]:
    """Return what each outline becomes by these sources.

    Large islands of land are areas of their own, but an area that this program exported stays one.
    """
    requests = []
    for outline in outlines:
        kind = kind_by(outline.properties, sources)
        name = outline.properties.get(sources.name, "") if sources.name else outline.name
        province = outline.properties.get(sources.province, "")
        is_divided = kind == "land" and not is_exported(outline)
        requests.append(AreaRequest(outline, kind, name, province, "large" if is_divided else "one"))
    return requests


def _known(keys: Sequence[str], likeliest: Sequence[str]) -> list[str]:
    by_name = {key.lower(): key for key in keys}
    return [by_name[name] for name in likeliest if name in by_name]


def _groups(outlines: Sequence[Outline | NamedShape], key: str) -> bool:
    """Return whether nearly all outlines have this property, and it divides them into groups that it names."""
    values = [value for outline in outlines if (value := outline.properties.get(key))]
    alike = sum(outline.properties.get(key) == outline.name for outline in outlines)
    is_known = len(values) >= NEARLY_ALL * len(outlines)
    return is_known and 1 < len(set(values)) < len(values) and alike < len(values) / 2


NEARLY_ALL = 0.9
"""The part of the outlines that have a property from which something is guessed."""


class Remark(Struct, frozen=True):
    """A sentence about an outline, and whether it had better be left out."""

    text: str
    spare: bool


class Review(Struct, frozen=True, eq=False):
    """What outlines have in common, which are compared with each other once.

    The numbers of those that are too narrow for a token, their `areas`, the area that two have in `common`, and which
    of two lies `inside` the other. Two whose common border is long enough for a link have a line over it in `ways`, if
    these were asked for.
    """

    narrow: frozenset[int] = frozenset()
    areas: tuple[float, ...] = ()
    common: dict[tuple[int, int], float] = {}
    inside: tuple[tuple[int, int], ...] = ()
    ways: dict[tuple[int, int], Line] = {}

    def links(
        self, requests: Sequence[AreaRequest], taken: Collection[int], links: PropertyLinks = NO_LINKS
    ) -> list[Line]:
        """Return a line for each two of the outlines that are taken and will be adjacent; lakes are no areas.

        Between outlines that have a property with links, those count that it names (`links`).
        """
        areas = {n for n in taken if requests[n].kind != "lake"}
        by_border = {two for two in self.ways if not links.asked.issuperset(two)}
        pairs = [two for two in sorted(by_border | links.pairs) if areas.issuperset(two)]
        alone = {n for two in pairs if two not in self.ways for n in two}
        inside = {n: geometry(requests[n].outline.shape).point_on_surface() for n in alone}
        return [self.ways.get(two) or tuple((inside[n].x, inside[n].y) for n in two) for two in pairs]

    def remarks(self, requests: Sequence[AreaRequest]) -> list[Remark]:
        """Return a remark on each outline, when they become what `requests` say."""
        order = drawn_in_order([request.kind for request in requests], self.areas, self.inside)
        rank = {n: at for at, n in enumerate(order)}
        same, over, under = ({n: list[int]() for n in rank} for _ in range(3))
        for (one, other), area in self.common.items():
            if are_same(self.areas[one], self.areas[other], area):
                is_nameless = bool(requests[other].name) and not requests[one].name
                kept, spare = (other, one) if is_nameless else (one, other)
                same[spare].append(kept)
                continue
            below, above = sorted((one, other), key=rank.__getitem__)
            over[above].append(below)
            under[below].append(above)
        return [self._remark(requests, n, same[n], over[n], under[n]) for n in range(len(requests))]

    def _remark(
        self, requests: Sequence[AreaRequest], n: int, same: Sequence[int], over: Sequence[int], under: Sequence[int]
    ) -> Remark:
        sentences = []
        covered = sum(self.common[min(n, other), max(n, other)] for other in under)
        nothing = bool(under) and self.areas[n] - covered < max(SMALLEST, (1 - SAME) * self.areas[n])
        if requests[n].kind != "lake" and n in self.narrow:
            sentences.append(tr("It’s too narrow for a token and will be skipped."))
        elif same:
            sentences.append(
                tr("It’s the same as {others}. Only one of them can be placed.", others=_names(requests, same))
            )
        elif nothing:
            sentences.append(tr("It’s completely covered by {others}.", others=_names(requests, under)))
        elif under:
            sentences.append(tr("The overlap goes to {others}.", others=_names(requests, under)))
        if over:
            sentences.append(tr("It takes the overlap with {others}.", others=_names(requests, over)))
        return Remark(paragraph(*sentences, *requests[n].outline.remarks), bool(same) or nothing or n in self.narrow)


def reviewed(outlines: Sequence[Outline], *, with_ways: bool = False) -> Review:
    """Compare outlines with each other; of very many that overlap, only the first `MOST_PAIRS` pairs."""
    grounds = [geometry(outline.shape) for outline in outlines]
    areas, equals = shapely.area(grounds).tolist(), duplicates.equal(grounds)
    common: dict[tuple[int, int], float] = {}
    inside: list[tuple[int, int]] = []
    pairs = list(islice(_touching(grounds), MOST_PAIRS))
    differing = [(one, other) for one, other in pairs if equals[one] != equals[other]]
    first, second = ([grounds[two[side]] for two in differing] for side in (0, 1))
    met = shapely.intersection(first, second)
    meetings = dict(zip(differing, met, strict=True))
    parts, of = shapely.get_parts(met, return_index=True)
    wide = np.array([part.area > 0 and not is_sliver(part) for part in parts], dtype=bool)
    overlapping = dict(zip(differing, np.bincount(of[wide], shapely.area(parts[wide]), len(met)).tolist(), strict=True))
    for one, other in pairs:
        if area := overlapping.get((one, other), areas[one]):
            common[one, other] = area
            both = (one, other), (other, one)
            inside += [(inner, outer) for inner, outer in both if grounds[inner].within(grounds[outer])]
    narrow = frozenset(np.flatnonzero(~have_room(grounds)).tolist())
    ways = dict(_ways(grounds, common, meetings)) if with_ways else {}
    return Review(narrow, tuple(areas), common, tuple(inside), ways)


def _touching(grounds: Sequence[Geometry]) -> Iterator[tuple[int, int]]:
    tree = STRtree(grounds)
    for first in range(0, len(grounds), TOGETHER):  # of all, there may be very many pairs
        some = tree.query(grounds[first : first + TOGETHER], "intersects")
        some[0] += first
        yield from sorted((one, other) for one, other in some.T.tolist() if one < other)


def _ways(
    grounds: Sequence[Geometry], common: Mapping[tuple[int, int], float], meetings: Mapping[tuple[int, int], Geometry]
) -> Iterator[tuple[tuple[int, int], Line]]:
    """Yield two outlines with a common border that is long enough for a link, and a line over it.

    What overlaps is taken as it is drawn mostly: the smaller one lies on top, and borders on what it leaves of the
    other one where none that lies on top there, too, is beside it. Where very many corners overlap there are no lines.
    """
    left = MOST_CORNERS
    order = {two: sorted(two, key=lambda n: -grounds[n].area) for two in common}
    above: dict[int, list[int]] = {}
    for below, top in order.values():
        above.setdefault(below, []).append(top)
    for two, meeting in meetings.items():
        if two not in common:
            # A narrow strip that both cover has an edge on either side.
            parts = shapely.get_parts(meeting)
            border, length = meeting, sum(part.length / (2 if part.area > 0 else 1) for part in parts)
            ends = [grounds[n] for n in two]
        elif are_same(grounds[two[0]].area, grounds[two[1]].area, common[two]):
            continue
        else:
            below, top = order[two]
            beside = [grounds[n] for n in above[below] if n != top and {(n, top), (top, n)} & meetings.keys()]
            left -= int(shapely.get_num_coordinates(beside).sum())
            if left < 0:
                continue
            border = grounds[top].boundary.intersection(grounds[below]).difference(shapely.union_all(beside))
            length, ends = border.length, [grounds[top]]
        if length >= THRESHOLD:
            where = max(shapely.get_parts(border), key=shapely.length)
            spot = where.point_on_surface() if where.area > 0 else where.interpolate(0.5, normalized=True)
            first, *last = [_inside(ground, spot) for ground in ends]
            yield two, tuple((point.x, point.y) for point in (first, spot, *last))


def _inside(ground: Geometry, spot: Geometry) -> Geometry:
    """A point in the part of some ground that is nearest to a place."""
    parts = shapely.get_parts(ground)
    return (parts[0] if len(parts) == 1 else min(parts, key=spot.distance)).point_on_surface()


def _names(requests: Sequence[AreaRequest], numbers: Sequence[int]) -> str:
    return shortened([called(requests, n) for n in numbers])


def called(requests: Sequence[AreaRequest], number: int) -> str:
    """Return the name of the outline with this number, or one made of the number."""
    return requests[number].name or tr("Shape {number}", number=number + 1)
