"""A board from a damaged map file."""

from __future__ import annotations

from collections.abc import Mapping

import shapely
from shapely import Geometry

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.files import schema
from indonesia_qt.board.model import BoardMap, Label, Lake, LandArea, Province, SeaArea, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import provinces
from indonesia_qt.mapmaking.edit.adjacency import link_edits
from indonesia_qt.mapmaking.edit.ids import numbered
from indonesia_qt.mapmaking.edit.immutable_update import updated
from indonesia_qt.mapmaking.files.repair_steps import features, header, link_entries
from indonesia_qt.mapmaking.files.repair_steps.features import Features, Piece
from indonesia_qt.mapmaking.files.repair_steps.findings import Flaws
from indonesia_qt.mapmaking.files.repair_steps.header import RepairedHeader
from indonesia_qt.mapmaking.files.repair_steps.outlines import units
from indonesia_qt.mapmaking.files.repair_steps.repartition import arranged
from indonesia_qt.mapmaking.files.repair_steps.tokens_and_berths import berths, placed, token
from indonesia_qt.mapmaking.files.repair_steps.tolerant_json import Document
from indonesia_qt.mapmaking.files.repair_steps.unique_ids import _own_ids

LISTS = (*link_entries.LISTS, "exceptions", "ignored", "features")
"""The members of a map file that are lists of entries."""


def board(document: Document, id: str, flaws: Flaws) -> BoardMap | None:
    """The board that `document` describes, which gets this id if it has none; None when there is no map in it."""
    head = header._read_header(document, id, flaws)
    if head is None:
        return None
    canvas = shapely.box(0, 0, round(head.width, 1), round(head.height, 1))
    found = features.read_features(document.lists.get("features", []), canvas, flaws)
    if not any(isinstance(piece.properties, schema.LandProperties | schema.SeaProperties) for piece in found.pieces):
        flaws.add_in_file(tr("It holds no area that can be used."))
        return None
    pieces, renamed = _own_ids(found.pieces, found.tokens, found.provinces, flaws)
    bare, fresh = _bare(head, found, pieces, canvas, flaws)
    whole = link_entries.linked(_with_provinces(bare, found, flaws), document, found.arrows, flaws)
    if document.lists.keys().isdisjoint(link_entries.LISTS):
        flaws.add(link_entries.PLACE, tr("No areas are listed as adjacent."), tr("Those that share a border are now."))
        fresh = {area.id for area in whole.areas()}
    return link_edits.rederived(whole, fresh | renamed)


def _bare(
    head: RepairedHeader, found: Features, pieces: Mapping[str, Piece], canvas: Geometry, flaws: Flaws
) -> tuple[BoardMap, set[str]]:
    """The board with all areas and lakes, whose outlines divide the canvas; and the ids of seas in empty places.

    It has neither adjacency nor outlines of provinces yet.
    """
    partition, empty = arranged(pieces, canvas, flaws)
    whole = [_area(pieces[id], outline, found, flaws) for id, outline in partition.items()]
    seas = [area for area in whole if isinstance(area, SeaArea)]
    filled = _seas_in(empty, {*pieces, *found.provinces}, {sea.name for sea in seas})
    bare = BoardMap(
        id=head.id,
        title=head.title,
        credits=head.credits,
        width=head.width,
        height=head.height,
        provinces=tuple(found.provinces.values()),
        lands=tuple(area for area in whole if isinstance(area, LandArea)),
        seas=(*seas, *filled),
        lakes=tuple(area for area in whole if isinstance(area, Lake)),
        land_land=(),
        land_sea=(),
        sea_sea=(),
        arrows=(),
        labels=(),
        ornaments=tuple(found.ornaments.values()),
        exceptions=(),
        threshold=head.threshold,
    )
    return updated(bare, labels=tuple(_labels(bare, found, flaws))), {sea.id for sea in filled}


def _area(piece: Piece, outline: Geometry, found: Features, flaws: Flaws) -> LandArea | SeaArea | Lake:
    """An area or a lake with this outline, and with places for its token and ships that lie inside it."""
    shape, names = _shape(piece, outline), schema.names(piece.properties.names)
    match piece.properties:
        case schema.LakeProperties(name=name):
            return Lake(piece.id, name, shape, names)
        case schema.LandProperties(province=province, place=place):
            return LandArea(piece.id, province, place, shape, *token(piece, shape, found.tokens, flaws), names)
        case schema.SeaProperties(name=name):
            spot = token(piece, shape, found.tokens, flaws)
            return SeaArea(piece.id, name, shape, *spot, *berths(piece, shape, spot, found.berths, flaws), names)


def _shape(piece: Piece, outline: Geometry) -> Shape:
    """An outline as a board keeps it: just as it was in the file, where that is proper."""
    shape = shapes.shape(outline)
    return piece.shape if shape == shapes.shape(piece.geometry) else shape


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
        seas.append(SeaArea(id, name, shape, *spot, *placed(shape, spot)))
    return seas


def _labels(board: BoardMap, found: Features, flaws: Flaws) -> list[Label]:
    places = {province.id for province in board.provinces} | {area.id for area in board.areas()}
    labels = []
    for of, (label, at) in found.labels.items():
        if of in places:
            strip = None if label.strip is None else units(label.strip)
            labels.append(Label(of, label.text, at, label.size, label.angle, strip))
        else:
            flaws.add(
                f"label:{of}",
                tr('"{text}" is the name of nothing on the map.', text=label.text),
                tr("It was left out."),
            )
    return labels


def _with_provinces(board: BoardMap, found: Features, flaws: Flaws) -> BoardMap:
    """The board with a province for each land area, whose outline is that of its areas together."""
    fresh: dict[str, Province] = {}
    for land in board.lands:
        if land.province not in found.provinces and land.province not in fresh:
            fresh[land.province] = Province(land.province, _as_name(land.province), 0, ())
            flaws.add(
                land.id,
                tr(
                    'The area "{area}" belongs to the province "{province}", which the map doesn\'t have.',
                    area=land.place or land.id,
                    province=land.province,
                ),
                tr("The province was added."),
            )
    known = tuple(found.provinces.values())
    whole = provinces.outlined(updated(board, provinces=(*known, *fresh.values())), {*found.provinces, *fresh})
    outlined = whole.provinces[: len(known)]
    for before, after in zip(known, outlined, strict=True):
        if geometry(before.shape).symmetric_difference(geometry(after.shape)).area > SLACK:
            text = tr("The outline of {province} is not that of its areas together.", province=before.name)
            flaws.add(before.id, text, tr("It was made anew from them."))
    kept = (
        before if shapes.shape(geometry(before.shape)) == after.shape else after
        for before, after in zip(known, outlined, strict=True)
    )
    return updated(whole, provinces=(*kept, *whole.provinces[len(known) :]))


def _as_name(id: str) -> str:
    return " ".join(word.capitalize() for word in id.split("-")) or tr("Province")
