"""Makes a board of a damaged map file: its header, ids, areas, tokens and ships' places."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

import shapely
from msgspec import Raw
from msgspec.structs import replace
from shapely import Geometry

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.checks.placement_checks import room
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.draft import numbered, updated
from indonesia_qt.board.files import schema
from indonesia_qt.board.files.board_file import (
    FORMAT,
    LARGEST_CANVAS,
    Spots,
    bad_threshold,
    is_folder_name,
    units,
)
from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.board.files.tolerant_json import Document, value
from indonesia_qt.board.model import (
    THRESHOLD,
    BoardLook,
    BoardMap,
    Label,
    Lake,
    LandArea,
    Point,
    Province,
    SeaArea,
    Shape,
)
from indonesia_qt.i18n.text import rounded_figure, tr
from indonesia_qt.i18n.untrusted_text import one_line, visible
from indonesia_qt.mapmaking.edit import linking, provinces
from indonesia_qt.mapmaking.edit.placement import roomiest
from indonesia_qt.mapmaking.files.repair_steps import features, link_entries
from indonesia_qt.mapmaking.files.repair_steps.features import Features, Piece
from indonesia_qt.mapmaking.files.repair_steps.repartition import arranged
from indonesia_qt.mapmaking.layout import berth_search as ships

RADII = (16.0, 11.0, 7.0, 4.0)
"""Map units: how large the circle around a ship may be, the first for which there is room."""

LISTS = (*link_entries.LISTS, "exceptions", "ignored", "features")
"""The members of a map file that are lists of entries."""


def board(document: Document, id: str, flaws: Flaws) -> BoardMap | None:
    """Make the board that `document` describes, with this id if it has none; None when there is no map in it."""
    head = _read_header(document, id, flaws)
    if head is None:
        return None
    canvas = shapely.box(0, 0, round(head.width, 1), round(head.height, 1))
    found = features.read_features(document.lists.get("features", []), canvas, flaws)
    if not any(isinstance(piece.properties, schema.LandProperties | schema.SeaProperties) for piece in found.pieces):
        flaws.add_in_file(tr("The file has no usable areas."))
        return None
    pieces, renamed = _own_ids(found.pieces, found.tokens, found.provinces, flaws)
    bare, fresh = _bare(head, found, pieces, canvas, flaws)
    whole = link_entries.linked(_with_provinces(bare, found, flaws), document, found.arrows, flaws)
    if document.lists.keys().isdisjoint(link_entries.LISTS):
        flaws.add(
            link_entries.PLACE, tr("The file lists no areas as adjacent."), tr("Areas that share a border were linked.")
        )
        return linking.rederived(whole, {area.id for area in whole.areas()})
    after = linking.rederived(whole, fresh | renamed)
    if changes := linking.changes(whole, after):
        flaws.add(link_entries.PLACE, tr("The links of repaired areas don’t follow their borders."), changes)
    return after


def _read_header(document: Document, id: str, flaws: Flaws) -> BoardMap | None:
    """Read the header: a board with nothing on it; None when the format is newer, or nothing gives a canvas its size.

    A map without an id gets `id`, which is its title as well when it has none.
    """
    known = document.member("map", dict[str, Raw]) or {}
    if not flaws.is_known(value(known.get("format"), int), FORMAT, "map.format"):
        return None
    canvas = _canvas(known, document, flaws)
    if canvas is None:
        return None
    if not is_folder_name(value(known.get("id"), str) or ""):
        known.pop("id", None)
    name = _text_or_default(known, "id", id, flaws)
    title = _text_or_default(known, "title", name, flaws)
    known.setdefault("credits", Raw(b'""'))
    said = visible(_text_or_default(known, "credits", "", flaws, schema.LONGEST_CREDITS))
    own = schema.own(known, schema.MapHeader)
    members = schema.own(document.members, schema.Collection, schema.OTHER_MEMBERS)
    threshold, look = _threshold(known, flaws), _look(known, flaws)
    return BoardMap(
        name,
        one_line(title),
        said,
        *canvas,
        threshold=threshold,
        look=look,
        own=own,
        members=members,
        members_of_adjacency=schema.own(document.member("adjacency", dict[str, Raw]) or {}, schema.Adjacency),
    )


def _text_or_default(
    known: dict[str, Raw], name: str, default: str, flaws: Flaws, longest: int = schema.LONGEST_NAME
) -> str:
    found = value(known.get(name), str)
    if found is not None and len(found) <= longest:
        return found
    flaws.replaced(f"map.{name}", default)
    return default


def _threshold(known: dict[str, Raw], flaws: Flaws) -> float:
    if "threshold" not in known:
        return THRESHOLD
    found = value(known["threshold"], float)
    if found is not None and 0 < found < LARGEST_CANVAS:
        return found
    flaws.add(
        "map.threshold",
        bad_threshold(),
        tr("It was set to the default: {units} units.", units=rounded_figure(THRESHOLD)),
    )
    return THRESHOLD


def _look(known: dict[str, Raw], flaws: Flaws) -> BoardLook:
    found = value(known.get("look"), str)
    if found == "lots":
        return "lots"
    if "look" in known and found != "islands":
        flaws.replaced("map.look", "islands")
    return "islands"


def _canvas(known: dict[str, Raw], document: Document, flaws: Flaws) -> tuple[float, float] | None:
    found = value(known.get("canvas"), tuple[float, float])
    if found and all(0 < side <= LARGEST_CANVAS for side in found):
        return found
    text = tr("The size of the canvas is missing or wrong.")
    corners = list(_corners(document))
    width, height = max((x for x, _ in corners), default=0.0), max((y for _, y in corners), default=0.0)
    if width > 0 and height > 0:
        size = {"width": rounded_figure(width), "height": rounded_figure(height)}
        flaws.add("map.canvas", text, tr("It was set to fit the areas: {width} by {height} units.", **size))
        return width, height
    flaws.add("map.canvas", text)
    return None


def _corners(document: Document) -> Iterator[tuple[float, float]]:
    """The corners of all outlines that can be read."""
    for raw in document.lists.get("features", []):
        feature = value(raw, schema.Feature)
        for x, y in features.corners(feature.geometry) if feature else ():
            if x <= LARGEST_CANVAS and y <= LARGEST_CANVAS:
                yield x, y


def _own_ids(
    pieces: Sequence[Piece], tokens: Spots, taken: Collection[str], flaws: Flaws
) -> tuple[dict[str, Piece], set[str]]:
    """The pieces by ids of their own that aren't `taken`, and those of the ids that the file doesn't know.

    Of pieces with the same id the one with the token of that id keeps it; where the token of an id that nothing has
    lies in another one, that is what it was called.
    """
    keepers: dict[str, Piece] = {}
    for piece in sorted(pieces, key=lambda piece: not _has_token(piece, piece.id, tokens)):
        keepers.setdefault(piece.id, piece)
    found: dict[str, Piece] = {}
    fresh: set[str] = set()
    for piece in pieces:
        keeper = keepers[piece.id]
        if piece is keeper and _is_proper(piece.id, taken):
            found[piece.id] = piece
            continue
        if piece is not keeper and _is_same(piece, keeper):
            flaws.left_out(piece.id, tr("{area} is in the file twice.", area=piece.name))
            continue
        known = {*keepers, *taken, *found}
        # A token that lies in the piece and belongs to nothing else has its ID.
        id = next((lost for lost in tokens if _is_proper(lost, known) and _has_token(piece, lost, tokens)), "")
        if not id:
            id = numbered(piece.id.replace(":", "-").strip() or "area", known)
            fresh.add(id)
        is_double = piece is not keeper or piece.id in taken
        text = tr("Two parts of the map have this ID.") if is_double else tr("An area can’t have this ID.")
        remedy = tr("{area} was given the ID “{id}”.", area=piece.name, id=id)
        flaws.add(piece.id or tr("no ID"), text, remedy)
        found[id] = replace(piece, id=id)
    return found, fresh


def _is_proper(id: str, taken: Collection[str]) -> bool:
    return bool(id.strip()) and ":" not in id and id not in taken


def _is_same(piece: Piece, other: Piece) -> bool:
    return type(piece.properties) is type(other.properties) and bool(piece.geometry.equals(other.geometry))


def _has_token(piece: Piece, id: str, tokens: Spots) -> bool:
    return id in tokens and bool(piece.geometry.contains(shapely.Point(tokens[id][0][0])))


def _bare(
    head: BoardMap, found: Features, pieces: Mapping[str, Piece], canvas: Geometry, flaws: Flaws
) -> tuple[BoardMap, set[str]]:
    """The board with all areas and lakes, whose outlines divide the canvas; and the ids of seas in empty places.

    It has neither adjacency nor outlines of provinces yet.
    """
    partition, empty = arranged(pieces, canvas, flaws, rim_is_table=head.look == "lots")
    whole = [_area(pieces[id], outline, found, flaws) for id, outline in partition.items()]
    seas = [area for area in whole if isinstance(area, SeaArea)]
    filled = _seas_in(empty, {*pieces, *found.provinces}, {sea.name for sea in seas})
    bare = replace(
        head,
        provinces=tuple(found.provinces.values()),
        lands=tuple(area for area in whole if isinstance(area, LandArea)),
        seas=(*seas, *filled),
        lakes=tuple(area for area in whole if isinstance(area, Lake)),
        ornaments=tuple(found.ornaments.values()),
        own_of=found.own_of,
        members_of=found.members_of,
    )
    return updated(bare, labels=tuple(_labels(bare, found, flaws))), {sea.id for sea in filled}


def _area(piece: Piece, outline: Geometry, found: Features, flaws: Flaws) -> LandArea | SeaArea | Lake:
    """An area or a lake with this outline, and with places for its token and ships that lie inside it."""
    shape, names = shapes.shape(outline), schema.names(piece.properties.names)
    if shape == shapes.shape(piece.geometry):
        shape = piece.shape  # just as it was in the file
    match piece.properties:
        case schema.LakeProperties(name=name):
            return Lake(piece.id, name, shape, names, piece.own)
        case schema.LandProperties(province=province, place=place):
            return LandArea(
                piece.id, province, place, shape, *_token(piece, shape, found.tokens, flaws), names, piece.own
            )
        case schema.SeaProperties(name=name):
            spot = _token(piece, shape, found.tokens, flaws)
            return SeaArea(
                piece.id, name, shape, *spot, *_berths(piece, shape, spot, found.berths, flaws), names, piece.own
            )


def _token(piece: Piece, area: Shape, tokens: Spots, flaws: Flaws) -> tuple[Point, float]:
    """Where the token of an area goes, and the radius that is free around it."""
    if piece.id not in tokens:
        text = tr("{area} has no place for its token.", area=piece.name)
    else:
        (at, *_), radius = tokens[piece.id]
        if radius > 0 and room(area, at) >= radius - SLACK:
            return at, radius
        text = tr("The place for the token of {area} is outside it or too close to its border.", area=piece.name)
    flaws.add(piece.id, text, tr("A new place was chosen."))
    return shapes.token_place(geometry(area))


def _berths(
    piece: Piece, area: Shape, token: tuple[Point, float], found: Spots, flaws: Flaws
) -> tuple[tuple[Point, ...], float]:
    """Where the ships of a sea lie, and the radius that is free around each."""
    places, radius = found.get(piece.id, ((), 0.0))
    if not places:
        text = tr("{sea} has no places for ships.", sea=piece.name)
    elif radius > 0 and all(room(area, place) >= radius - SLACK for place in places):
        return places, radius
    else:
        text = tr("Some places for ships in {sea} are outside it or too close to its border.", sea=piece.name)
    flaws.add(piece.id, text, tr("New places were chosen."))
    return _new_berths(area, token)


def _new_berths(sea: Shape, token: tuple[Point, float]) -> tuple[tuple[Point, ...], float]:
    """New places for ships beside the name of a sea; where there is no room at all, one in the place of the name."""
    ground, name = geometry(sea), shapely.Point(token[0])
    for radius in RADII:
        if places := ships.found(roomiest(ground, name, radius), name, radius):
            return places, radius
    return (token[0],), token[1]


def _seas_in(empty: list[Geometry], taken: set[str], names: set[str]) -> list[SeaArea]:
    seas: list[SeaArea] = []
    for outline in empty:
        id = numbered("sea", taken)
        taken.add(id)
        number = len(seas) + 1
        while (name := tr("New Sea {number}", number=number)) in names:
            number += 1
        names.add(name)
        shape, spot = shapes.shape(outline), shapes.token_place(outline)
        seas.append(SeaArea(id, name, shape, *spot, *_new_berths(shape, spot)))
    return seas


def _labels(board: BoardMap, found: Features, flaws: Flaws) -> list[Label]:
    places = {province.id for province in board.provinces} | {area.id for area in board.areas()}
    labels = []
    for of, (label, at) in found.labels.items():
        if of in places:
            strip = None if label.strip is None else units(label.strip)
            labels.append(Label(of, label.text, at, label.size, label.angle, strip))
        else:
            flaws.left_out(
                f"label:{of}", tr("The name “{text}” doesn’t belong to anything on the map.", text=label.text)
            )
    return labels


def _with_provinces(board: BoardMap, found: Features, flaws: Flaws) -> BoardMap:
    """The board with a province for each land area, whose outline is that of its areas together."""
    fresh: dict[str, Province] = {}
    for land in board.lands:
        if land.province not in found.provinces and land.province not in fresh:
            called = " ".join(word.capitalize() for word in land.province.split("-")) or tr("Province")
            fresh[land.province] = Province(land.province, called, 0, ())
            text = tr(
                "“{area}” belongs to the province “{province}”, which isn’t on the map.",
                area=land.place or land.id,
                province=land.province,
            )
            flaws.add(land.id, text, tr("The province was added."))
    known = tuple(found.provinces.values())
    whole = provinces.outlined(updated(board, provinces=(*known, *fresh.values())), {*found.provinces, *fresh})
    outlined = whole.provinces[: len(known)]
    for before, after in zip(known, outlined, strict=True):
        if geometry(before.shape).symmetric_difference(geometry(after.shape)).area > SLACK:
            text = tr("The outline of {province} doesn’t match its areas.", province=before.name)
            flaws.add(before.id, text, tr("It was redrawn to match them."))
    kept = (
        before if shapes.shape(geometry(before.shape)) == after.shape else after
        for before, after in zip(known, outlined, strict=True)
    )
    return updated(whole, provinces=(*kept, *whole.provinces[len(known) :]))
