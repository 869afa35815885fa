"""Tokens and places for ships: those of a damaged file where they fit, new ones where they don't."""

from __future__ import annotations

import shapely

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.checks.placement_checks import room
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.model import Point, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.placement.berths import roomiest
from indonesia_qt.mapmaking.files.repair_steps.features import Piece, Spots
from indonesia_qt.mapmaking.files.repair_steps.findings import Flaws
from indonesia_qt.mapmaking.layout import berth_search as ships

RADII = (16.0, 11.0, 7.0, 4.0)
"""Map units: how large the circle around a ship may be, the first for which there is room."""


def token(piece: Piece, area: Shape, tokens: Spots, flaws: Flaws) -> tuple[Point, float]:
    """Where the token of an area goes, and the radius that is free around it."""
    if piece.id not in tokens:
        text = tr("{area} has no place for its token.", area=piece.name)
    else:
        (at, *_), radius = tokens[piece.id]
        if radius > 0 and room(area, at) >= radius - SLACK:
            return at, radius
        text = tr("The place for the token of {area} lies outside it, or too near to its border.", area=piece.name)
    flaws.add(piece.id, text, tr("It was placed anew."))
    return shapes.token_place(geometry(area))


def berths(
    piece: Piece, area: Shape, token: tuple[Point, float], found: Spots, flaws: Flaws
) -> tuple[tuple[Point, ...], float]:
    """Where the ships of a sea lie, and the radius that is free around each."""
    places, radius = found.get(piece.id, ((), 0.0))
    if not places:
        text = tr("{sea} has no places for ships.", sea=piece.name)
    elif radius > 0 and all(room(area, place) >= radius - SLACK for place in places):
        return places, radius
    else:
        text = tr("Places for ships of {sea} lie outside it, or too near to its border.", sea=piece.name)
    flaws.add(piece.id, text, tr("They were placed anew."))
    return placed(area, token)


def placed(sea: Shape, token: tuple[Point, float]) -> tuple[tuple[Point, ...], float]:
    """New places for ships beside the name of a sea; where there is no room at all, one in the place of the name."""
    ground, name = geometry(sea), shapely.Point(token[0])
    for radius in RADII:
        if places := ships.found(roomiest(ground, name, radius), name, radius):
            return places, radius
    return (token[0],), token[1]
