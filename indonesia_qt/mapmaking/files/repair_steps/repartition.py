"""Makes outlines that overlap, leave gaps or miss each other's corners a partition of the canvas.

All outlines together divide the canvas into faces, whose corners are tenths of a map unit. Each face goes to one of
those that claim it, or, when nobody does, to a neighbour or to a new sea. So what comes out has exactly the same
corners on both sides of a border, and outlines that were proper come out as they went in.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import shapely
from shapely import Geometry, STRtree

from indonesia_qt.board import shapes
from indonesia_qt.board.files import schema
from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes.faces import GRID, claims, faces
from indonesia_qt.mapmaking.files.repair_steps.features import Piece

SLIVER = 6.0
"""Map units: a gap in which no larger circle fits goes to a neighbour; a larger one becomes a sea."""
_RANK = (schema.LakeProperties, schema.LandProperties, schema.SeaProperties)
"""Who gets what several claim: first lakes, which lie inside others, then land."""

Faces = dict[str, list[Geometry]]


def arranged(
    pieces: Mapping[str, Piece], canvas: Geometry, flaws: Flaws, *, rim_is_table: bool
) -> tuple[dict[str, Geometry], list[Geometry]]:
    """Return the outline of each piece that is left, by its id, and those of new seas where the canvas was empty.

    When the rim is the table on which lots lie, the canvas may be empty there.
    """
    ranked = sorted(pieces.values(), key=lambda piece: (_RANK.index(type(piece.properties)), piece.geometry.area))
    owned, unowned = _shared_out(ranked, canvas, flaws)
    table = canvas.boundary if rim_is_table else shapely.Point()
    empty = _gaps_filled(owned, unowned, pieces, table, flaws)
    outlines = {id: shapely.coverage_union_all(owned[id]) for id in pieces if id in owned}
    for piece in pieces.values():
        _note_changes(piece, outlines.get(piece.id), canvas, flaws)
    return outlines, empty


def _shared_out(ranked: Sequence[Piece], canvas: Geometry, flaws: Flaws) -> tuple[Faces, list[Geometry]]:
    """The faces of each piece, and those that nobody claims."""
    found = faces([canvas, *(piece.geometry for piece in ranked)])
    found = found[shapely.contains(canvas, shapely.point_on_surface(found))]
    claimed: list[list[Piece]] = [[] for _ in found]
    for face, piece in claims(found, [piece.geometry for piece in ranked]):
        claimed[face].append(ranked[piece])
    owned: Faces = defaultdict(list)
    contested: dict[tuple[str, str], list[Geometry]] = defaultdict(list)
    for face, claimants in zip(found, claimed, strict=True):
        for other in claimants[1:]:
            contested[claimants[0].id, other.id].append(face)
        if claimants:
            owned[claimants[0].id].append(face)
    names = {piece.id: piece.name for piece in ranked}
    for (winner, loser), parts in contested.items():
        text = tr("{a} and {b} overlap near {place}.", a=names[winner], b=names[loser], place=_near(parts))
        flaws.add(f"{winner} - {loser}", text, tr("The overlap was given to {a}.", a=names[winner]))
    return owned, [face for face, claimants in zip(found, claimed, strict=True) if not claimants]


def _gaps_filled(
    owned: Faces, unowned: Sequence[Geometry], pieces: Mapping[str, Piece], table: Geometry, flaws: Flaws
) -> list[Geometry]:
    """Give small gaps to the neighbour with the longest border on them; the others become seas, and are returned.

    Those at the table stay.
    """
    seas: list[Geometry] = []
    if not unowned:
        return seas
    outlines = {id: shapely.coverage_union_all(faces) for id, faces in owned.items()}
    ids, near = list(outlines), STRtree(list(outlines.values()))
    inside = STRtree(shapely.point_on_surface(unowned))
    for gap in shapely.get_parts(shapely.coverage_union_all(unowned)):
        if gap.intersects(table):
            continue
        text = tr("Part of the canvas near {place} is empty.", place=_near([gap]))
        around = [ids[number] for number in sorted(near.query(gap).tolist())]
        neighbour = _neighbour(gap, {id: outlines[id] for id in around})
        if neighbour and shapely.maximum_inscribed_circle(gap, tolerance=GRID).length < SLIVER:
            owned[neighbour] += [unowned[face] for face in sorted(inside.query(gap, "contains").tolist())]
            flaws.add(neighbour, text, tr("It was added to {area}.", area=pieces[neighbour].name))
        else:
            seas.append(gap)
            flaws.add(tr("empty canvas"), text, tr("It became a new sea area."))
    return seas


def _neighbour(gap: Geometry, outlines: Mapping[str, Geometry]) -> str:
    """Who has the longest border on a gap; "" when nobody has one."""
    borders = {id: gap.boundary.intersection(outline.boundary).length for id, outline in outlines.items()}
    return max((id for id in borders if borders[id] > 0), key=borders.__getitem__, default="")


def _note_changes(piece: Piece, outline: Geometry | None, canvas: Geometry, flaws: Flaws) -> None:
    if outline is None:
        flaws.left_out(piece.id, tr("{area} is outside the canvas or completely covered by others.", area=piece.name))
    elif piece.geometry.difference(canvas).area > 0:
        text = tr("{area} extends beyond the canvas.", area=piece.name)
        flaws.add(piece.id, text, tr("The part outside was cut off."))
    elif outline.equals(piece.geometry) and shapes.shape(outline) != shapes.shape(piece.geometry):
        text = tr("The border of {area} is missing corners that its neighbours have.", area=piece.name)
        flaws.add(piece.id, text, tr("They were added."))


def _near(parts: Iterable[Geometry]) -> str:
    point = max(parts, key=lambda part: part.area).representative_point()
    return f"({point.x:.0f}, {point.y:.0f})"
