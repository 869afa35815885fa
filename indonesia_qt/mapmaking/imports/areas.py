"""Makes outlines from other programs areas and lakes of a map."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import compress, count
from typing import Literal

import networkx as nx
import shapely
from msgspec import Struct
from shapely import Geometry, MultiPolygon, Polygon, STRtree

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.checks.placement_checks import SMALL_TOKEN
from indonesia_qt.board.draft import Draft, EditError, updated
from indonesia_qt.board.files.board_file import MOST_AREAS
from indonesia_qt.board.model import BoardMap, Own, Shape
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.mapmaking.edit import labels, linking, naming, provinces
from indonesia_qt.mapmaking.edit.shapes import apply_shapes, new_areas
from indonesia_qt.mapmaking.edit.shapes.canvas import resized
from indonesia_qt.mapmaking.edit.shapes.dependents import have_room
from indonesia_qt.mapmaking.edit.shapes.new_areas import Kind
from indonesia_qt.mapmaking.edit.shapes.partition import Piece
from indonesia_qt.mapmaking.edit.shapes.sharing import shared_out
from indonesia_qt.mapmaking.imports.named_shapes import SMALLEST, Outline, fills
from indonesia_qt.mapmaking.imports.own_properties import is_exported, own_properties
from indonesia_qt.mapmaking.imports.property_links import links_in, with_property_links
from indonesia_qt.mapmaking.imports.skipped import Skipped, sentences
from indonesia_qt.mapmaking.layout import footprints

_WORDS: dict[Kind, frozenset[str]] = {
    "lake": frozenset({"lake", "lakes", "lagoon", "reservoir", "pond", "inland"}),
    "sea": frozenset(
        {"sea", "seas", "ocean", "oceans", "water", "waters", "bay", "gulf", "strait", "channel", "sound", "marine"}
    ),
}

SEAS = {"ocean", "oceans", "sea", "seas", "waters"}
"""Words for seas that end a name."""
_WATERS = SEAS | {"inland", "lagoons", "lake", "lakes", "open", "ponds", "reservoirs", "water"}
"""Words for water that nobody calls land."""
LANDS = frozenset({"land", "country", "county", "district", "island", "province", "region", "state", "territory"})
"""Words of a type that say land."""
LANDS |= {"lands", "countries", "counties", "districts", "islands", "provinces", "regions", "states", "territories"}
_OF_A_LAYER = {"area", "areas", "background", "bg", "bodies", "body", "fill", "group", "layer", "the"}

TOGETHER, CORNERS = 500, 30_000
"""The numbers of outlines and of their corners that are drawn at once before the progress is reported."""


def kind_of(text: str) -> Kind:
    """Return the kind that the words of a type stand for; land when none of them is known."""
    words = set(re.findall(r"[^\W\d_]+", text.casefold()))
    return next((kind for kind, known in _WORDS.items() if words & known), "land")


def telling_words(name: str) -> list[str]:
    """Return the words of the name of a layer or of something in it, without those that only say what it is there."""
    return [word for word in re.findall(r"[^\W\d_]+", name.casefold()) if word not in _OF_A_LAYER]


def kind_of_layer(name: str) -> Kind:
    """Return what the outlines of a layer with this name are: water only when no word says anything else."""
    words = telling_words(name)
    return kind_of(" ".join(words)) if words and _WATERS.issuperset(words) else "land"


def drawn_in_order(kinds: Sequence[Kind], areas: Sequence[float], inside: Iterable[tuple[int, int]]) -> list[int]:
    """Return the numbers of the outlines: the smallest last, but seas before the land that they don't lie in.

    `inside` says which of two lies in the other.
    """
    inner = {one for one, around in inside if kinds[around] == "land"}
    return sorted(range(len(kinds)), key=lambda n: (kinds[n] != "sea" or n in inner, -areas[n]))


Islands = Literal["one", "large", "all"]
"""Which islands of an outline become areas of their own: small ones may go with the nearest of the `large` ones."""


class AreaRequest(Struct, frozen=True):
    """An outline, what it and its islands become, and its name.

    Land belongs to the province of this name, which is added where there is none; without one, its own name is that of
    its province.
    """

    outline: Outline
    kind: Kind
    name: str
    province: str = ""
    islands: Islands = "one"


class Added(Struct, frozen=True, eq=False):
    """The board with new areas and lakes, their ids, in sentences what was left out, and how many pieces were tried.

    There are `pieces` in all.
    """

    board: BoardMap
    areas: tuple[str, ...]
    lakes: tuple[str, ...]
    left_out: tuple[str, ...]
    tried: int
    pieces: int


def added(draft: Draft, requests: Sequence[AreaRequest], links_from: str = "") -> Added:
    """Add the outlines as new areas and lakes (see `steps`)."""
    for step in steps(draft, requests, links_from):
        found = step
    return found


def steps(draft: Draft, requests: Sequence[AreaRequest], links_from: str = "") -> Iterator[Added]:
    """Add the outlines as new areas and lakes, drawn over what is there; the last step is the whole.

    Where outlines have the property `links_from`, it decides which of them are linked.

    The smallest lies on top, but seas lie below the land that they aren't a part of; of equal ones only the last is
    drawn. Holes in land that no other outline fills become lakes. The first step comes before any piece is drawn; in
    the end all have been tried. Raises `EditError` when there are more than a map can have.
    """
    made: list[str] = []
    parts: list[_AreaPart] = []
    narrow: list[_AreaPart] = []
    every = _parts(requests)
    for part, is_wide in zip(every, have_room([part.ground for part in every]), strict=True):
        (parts if part.kind == "lake" or is_wide else narrow).append(part)
    owns, note = own_properties([request.outline for request in requests])
    order = _order(parts)
    last = set({shapely.to_wkb(parts[n].ground): n for n in order}.values())
    covered = [part for n, part in enumerate(parts) if n not in last]
    require_few([parts[n].kind for n in last])
    refused: list[str] = [note] if note else []
    left_out = [Skipped(part.name, "narrow") for part in narrow] + [Skipped(part.name, "covered") for part in covered]
    bare = draft.board
    is_sea = not bare.lands and not bare.lakes and len(bare.seas) == 1
    is_whole = is_sea and fills(shapely.box(0, 0, bare.width, bare.height), [part.ground for part in parts])
    if is_whole:  # what outlines cover wholly stays, which the sea of an empty map must not
        draft = resized(draft, bare.width, bare.height + STRIP)
    waiting = list(_batches([parts[n] for n in order if n in last]))[::-1]
    made_of: defaultdict[int, list[str]] = defaultdict(list)
    tried = len(narrow) + len(covered)
    pieces = tried + len(last)
    yield Added(draft.board, (), (), (*sentences(left_out), *refused), tried, pieces)
    while waiting:
        batch = waiting.pop()
        try:
            draft, ids = _drawn(draft, batch, owns)
        except EditError as error:
            if len(batch) > 1:
                waiting += [batch[len(batch) // 2 :], batch[: len(batch) // 2]]
                continue
            ids = [None]
            refused.append(tr("{name} was skipped. {error}", name=batch[0].name, error=error))
        else:
            left_out += [Skipped(part.name, "covered") for part, id in zip(batch, ids, strict=True) if id is None]
        tried += len(batch)
        drawn = [(part.number, id) for part, id in zip(batch, ids, strict=True) if id is not None]
        made += [id for _, id in drawn]
        for number, id in drawn:
            made_of[number].append(id)
        draft = draft if waiting else _off_land(draft)
        lakes = {lake.id for lake in draft.board.lakes}
        areas = tuple(id for id in made if id not in lakes)
        new_lakes, reasons = tuple(id for id in made if id in lakes), (*sentences(left_out), *refused)
        found = Added(draft.board, areas, new_lakes, reasons, tried, pieces)
        yield found
    if made and is_whole:
        found = updated(found, board=updated(with_only_seas(draft.board, made), height=bare.height))
        yield found
    if made and links_from:
        links = links_in([request.outline for request in requests], links_from)
        note = links.note(links_from)
        board = with_property_links(found.board, links, made_of)
        yield updated(found, board=board, left_out=(*found.left_out, *([note] if note else ())))


STRIP = 40.0
"""Map units of sea below outlines that leave no ground free, while they are drawn."""


def with_only_seas(board: BoardMap, made: Collection[str]) -> BoardMap:
    """Return the board without the seas that weren't made of outlines, and their names."""
    seas = tuple(sea for sea in board.seas if sea.id in made)
    gone = {sea.id for sea in board.seas} - {sea.id for sea in seas}
    labels = tuple(label for label in board.labels if label.of not in gone)
    return linking.tidied(updated(board, seas=seas, labels=labels))


class TooManyAreas(EditError):
    """More areas than a map can have."""


def require_few(kinds: Sequence[Kind]) -> None:
    """Raise `TooManyAreas` when areas of these kinds are more than a map can have."""
    if max(Counter(kinds).values(), default=0) > MOST_AREAS:
        raise TooManyAreas(tr("A map can have at most {most} areas of one kind.", most=figure(MOST_AREAS)))


class _AreaPart(Struct, frozen=True, eq=False):
    kind: Kind
    name: str
    province: str
    ground: Geometry
    place: str = ""
    """The name of land, "" for that of its province."""
    number: int = -1
    """That of the request, counted from 0; -1 without one."""


def _parts(requests: Sequence[AreaRequest]) -> list[_AreaPart]:
    found = []
    for number, request in enumerate(requests):
        islands = _grouped([Polygon(rings[0], rings[1:]) for rings in request.outline.shape], request.islands)
        name = naming.shortened(request.name) or tr("Shape {number}", number=number + 1)
        home = naming.shortened(request.province) or name
        place = name if name.casefold() != home.casefold() or is_exported(request.outline) else ""
        found += [_AreaPart(request.kind, name, home, ground, place, number) for ground in islands]
    return found + list(_lakes(found))


def _order(parts: Sequence[_AreaPart]) -> list[int]:
    """The numbers of the parts in the order in which they are drawn."""
    grounds = [part.ground for part in parts]
    seas = [n for n, part in enumerate(parts) if part.kind == "sea"]
    inside = STRtree(grounds).query([grounds[n] for n in seas], "within").T.tolist() if seas else []
    areas = shapely.area(grounds).tolist()
    return drawn_in_order([part.kind for part in parts], areas, [(seas[one], around) for one, around in inside])


def _grouped(islands: list[Polygon], which: Islands) -> list[MultiPolygon]:
    """The islands that become one area each; large ones that touch in a point are one."""
    if which == "all":
        return [MultiPolygon([island]) for island in islands]
    if which == "one" or len(islands) == 1:
        return [MultiPolygon(islands)]
    touching = nx.Graph(STRtree(islands).query(islands, "intersects").T.tolist())
    together = [MultiPolygon([islands[n] for n in sorted(part)]) for part in nx.connected_components(touching)]
    large = list(compress(together, have_room(together, SMALL_TOKEN)))
    if len(large) < 2:
        return [MultiPolygon(islands)]
    groups: list[list[Polygon]] = [[] for _ in large]
    for part, nearest in zip(together, STRtree(large).nearest(together).tolist(), strict=True):
        groups[nearest] += part.geoms
    return [MultiPolygon(group) for group in groups]


def _lakes(parts: Sequence[_AreaPart]) -> Iterator[_AreaPart]:
    """Yield the holes in land that no outline fills."""
    land = [polygon for part in parts if part.kind == "land" for polygon in shapely.get_parts(part.ground)]
    holes = [hole for polygon in land for ring in polygon.interiors if (hole := Polygon(ring)).area >= SMALLEST]
    inside = [polygon.representative_point() for part in parts for polygon in shapely.get_parts(part.ground)]
    filled = set(STRtree(inside).query(holes, "contains")[0].tolist()) if holes else set()
    for number, hole in enumerate(holes):
        if number not in filled:
            yield _AreaPart("lake", tr("Lake"), "", hole)


def _batches(parts: Sequence[_AreaPart]) -> Iterator[list[_AreaPart]]:
    batch: list[_AreaPart] = []
    corners = 0
    for part in parts:
        batch.append(part)
        corners += shapely.get_num_coordinates(part.ground)
        if len(batch) == TOGETHER or corners >= CORNERS:
            yield batch
            batch, corners = [], 0
    if batch:
        yield batch


def _drawn(draft: Draft, parts: Sequence[_AreaPart], owns: Sequence[Own]) -> tuple[Draft, list[str | None]]:
    """Return the draft with all parts drawn at once, and the id of each; None for one of which nothing is left."""
    shares = shared_out(draft.board, [part.ground for part in parts])
    drawn = list(zip(parts, shares.new, strict=True))
    lands = [part.province for part, shape in drawn if part.kind == "land" and shape is not None]
    named, homes = provinces.with_provinces(draft, lands)
    taken = {id.casefold() for id in naming.taken_ids(named)}
    ids: list[str | None] = []
    next_home = iter(homes)
    for part, shape in drawn:
        if shape is None:
            ids.append(None)
            continue
        home = next(next_home) if part.kind == "land" else ""
        own = owns[part.number] if part.number >= 0 else ()
        piece = updated(_piece(named, part, home, shape, taken), own=own)
        taken.add(piece.id.casefold())
        named = updated(named, board=apply_shapes.with_pieces(named.board, [piece]))
        ids.append(piece.id)
    known = {piece.id: piece for piece in named.board.pieces()}
    bare = draft.with_board(provinces=named.board.provinces)
    return apply_shapes.redrawn(bare, shares.old, [known[id] for id in ids if id is not None]), ids


def _off_land(draft: Draft) -> Draft:
    """The draft with the names of seas that land has come to lie below written again."""
    land = STRtree([geometry(one.shape) for one in draft.board.lands])
    seas = {sea.id for sea in draft.board.seas}
    for label in draft.board.labels:
        if label.of in seas and len(land.query(footprints.of_names([label]), "intersects")):
            draft = labels.add_label(labels.remove_label(draft, label.of), label.of)
    return draft


def _piece(draft: Draft, part: _AreaPart, home: str, shape: Shape, taken: Collection[str]) -> Piece:
    board = draft.board
    if part.kind == "sea":
        return new_areas.sea_called(draft, _free(part.name, (sea.name for sea in board.seas)), shape)
    if part.kind == "lake":
        return new_areas.lake_called(draft, _free(part.name, (lake.name for lake in board.lakes)), shape)
    id = next(id for id in (f"{home}-{n}" for n in count(1)) if id.casefold() not in taken)
    area = new_areas.land_called(id, home, shape)
    if not part.place:
        return area
    return updated(area, place=_free(part.place, (land.place for land in board.lands if land.place)))


def _free(name: str, taken: Iterable[str]) -> str:
    """Return `name`, with a number if it is taken."""
    return new_areas.first_free(lambda n: f"{name[: naming.LONGEST_NAME - 4]} {n}" if n > 1 else name, taken)
