"""Merges the shapes of a drawing that belong together by one of their properties, such as the cells of a province."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import shapely
from msgspec.structs import replace
from shapely import MultiPolygon

from indonesia_qt.mapmaking.imports.area_requests import Sources, kind_by
from indonesia_qt.mapmaking.imports.common_borders import polygons
from indonesia_qt.mapmaking.imports.named_shapes import ImportedDrawing, NamedShape


def merged(drawing: ImportedDrawing, by: str, sources: Sources) -> ImportedDrawing:
    """Return a drawing in which land with the same value of the property `by` is one shape, and so is water of a kind.

    Land without a value stays as it is. `sources` say what is water.
    """
    alone: list[NamedShape] = []
    groups: defaultdict[tuple[str, str], list[NamedShape]] = defaultdict(list)
    for shape in drawing.shapes:
        kind = kind_by(shape.properties, sources)
        value = shape.properties.get(by, "") if kind == "land" else shape.properties.get(sources.kind, kind)
        (groups[kind, value] if value else alone).append(shape)
    found = [
        _together(members, f"{by} {value}".capitalize() if value.isdecimal() else value)
        for (_, value), members in groups.items()
    ]
    return replace(drawing, shapes=(*found, *alone))


def _together(members: Sequence[NamedShape], name: str) -> NamedShape:
    """One shape of several, with the properties and the name in which they agree; instead of a number it is `name`."""
    common = set(members[0].properties.items()).intersection(*(shape.properties.items() for shape in members))
    own = {shape.name for shape in members}
    named = own.pop() if len(own) == 1 else ""
    return NamedShape(
        name if not named or named.isdecimal() else named,
        MultiPolygon(polygons(shapely.union_all([shape.geometry for shape in members]))),
        dict(sorted(common)),
        any(shape.crossed for shape in members),
        sum(shape.lost for shape in members),
    )
