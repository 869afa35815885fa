"""Reads the objects of a TopoJSON file, whose outlines are made of common arcs, as features of GeoJSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import Point
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.imports import date_line
from indonesia_qt.mapmaking.imports.areas import kind_of_layer
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.named_shapes import FARTHEST, Corners

LAYER = "object"
"""The property that holds the name of the object that an outline belongs to, where there are several."""


def features(topology: Mapping[str, Any], budget: Budget) -> Iterator[dict[str, Any]]:
    """Yield the geometries of all objects as features; one whose arcs can't be read has no coordinates.

    Raises `MapError` when they don't fit into the budget: an arc may be a part of any number of outlines.
    """
    objects, reader = topology.get("objects"), _Arcs(topology, budget)
    if not isinstance(objects, dict):
        return
    for layer, whole in objects.items():
        own = {LAYER: layer} if len(objects) > 1 else {}
        kind = kind_of_layer(layer) if own else "land"
        usual = {"kind": kind} if kind != "land" else {}
        for geometry in _members(whole):
            found = geometry.get("properties") if isinstance(geometry, dict) else None
            properties = dict(found) if isinstance(found, dict) else {}
            yield {
                "type": "Feature",
                "id": geometry.get("id") if isinstance(geometry, dict) else None,
                "properties": usual | properties | own,
                "geometry": reader.geometry(geometry),
            }


def _members(whole: Any) -> Iterator[Any]:
    match whole:
        case {"type": "GeometryCollection", "geometries": list(members)}:
            yield from members
        case _:
            yield whole


class _Arcs:
    """The arcs of a file, and the outlines made of them."""

    def __init__(self, topology: Mapping[str, Any], budget: Budget) -> None:
        self.budget = budget
        self.step = _step(topology.get("transform"), budget.file)
        arcs = topology.get("arcs")
        self.arcs = [self.arc(arc) for arc in arcs] if isinstance(arcs, list) else []

    def arc(self, positions: Any) -> Corners | None:
        """Return the corners of an arc, of which each is given by its distance from the one before if there are steps.

        None when one of them can't be read.
        """
        if not isinstance(positions, list) or not all(isinstance(one, list) and len(one) > 1 for one in positions):
            return None
        places = [position[:2] for position in positions]
        if not set(map(type, chain.from_iterable(places))) <= {int, float}:
            return None
        try:
            corners = np.array(places, dtype=float).reshape(-1, 2)
        except OverflowError:
            return None
        if self.step is None:
            return corners
        scale, begin = self.step
        return np.asarray(corners.cumsum(axis=0) * scale + begin)

    def geometry(self, geometry: Any) -> Any:
        """Return the geometry with coordinates in the place of arcs."""
        match geometry:
            case {"type": "Polygon", "arcs": list(rings)}:
                return {"type": "Polygon", "coordinates": self.polygon(rings)}
            case {"type": "MultiPolygon", "arcs": list(parts)}:
                return {"type": "MultiPolygon", "coordinates": [self.polygon(part) for part in parts]}
            case {"type": "GeometryCollection", "geometries": list(parts)}:
                return {"type": "GeometryCollection", "geometries": [self.geometry(part) for part in parts]}
            case {"type": str(kind)}:
                return {"type": kind}
        return None

    def polygon(self, rings: Any) -> list[Corners] | None:
        """Return the rings of a polygon, cut at the date line; None when one of them can't be read.

        TopoJSON knows the earth as a globe: an outline doesn't end at the date line.
        """
        if not rings:
            self.budget.take(pieces=1)
        found = [self.ring(arcs) for arcs in rings] if isinstance(rings, list) else [None]
        known = [ring for ring in found if ring is not None]
        return date_line.cut(known) if len(known) == len(found) else None

    def ring(self, numbers: Any) -> Corners | None:
        """Return the corners of arcs one after the other, each of which begins where the one before ended."""
        self.budget.take(pieces=1)
        if not isinstance(numbers, list) or not numbers:
            return None
        found: list[Corners] = []
        for number in numbers:
            arc = self.called(number)
            if arc is None:
                return None
            self.budget.take(corners=len(arc))
            found.append(arc[1:] if found else arc)
        return np.concatenate(found)

    def called(self, number: Any) -> Corners | None:
        """Return the arc of a number; a negative one is that of its complement, backwards."""
        if not isinstance(number, int) or isinstance(number, bool):
            return None
        at = ~number if number < 0 else number
        arc = self.arcs[at] if at < len(self.arcs) else None
        return arc[::-1] if arc is not None and number < 0 else arc


def _step(transform: Any, file: Path) -> tuple[Point, Point] | None:
    """How long a step across and up is, and where the steps begin; None where corners are places already."""
    match transform:
        case None:
            return None
        case {
            "scale": [int() | float() as across, int() | float() as up],
            "translate": [int() | float() as x, int() | float() as y],
        } if max(map(abs, (across, up, x, y))) <= FARTHEST:
            return (float(across), float(up)), (float(x), float(y))
    raise MapError(file, "transform", tr("It should have “scale” and “translate”, each with two numbers."))
