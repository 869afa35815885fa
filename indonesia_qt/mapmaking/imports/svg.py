"""Reads closed shapes, with their names, from an SVG file.

Only what is drawn counts: styles decide what is seen, and nothing outside the file is looked at.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from itertools import compress

import numpy as np
import shapely
from msgspec import Struct
from msgspec.structs import replace
from shapely import Geometry, MultiPolygon, Point, Polygon, STRtree

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled
from indonesia_qt.mapmaking.edit.shapes.faces import filled
from indonesia_qt.mapmaking.imports import line_network, svg_geometry
from indonesia_qt.mapmaking.imports.areas import LANDS, SEAS, kind_of, kind_of_layer, telling_words
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.common_borders import polygons
from indonesia_qt.mapmaking.imports.named_shapes import (
    FARTHEST,
    Corners,
    ImportedDrawing,
    NamedShape,
    crosses_itself,
    is_flat,
    plain,
)
from indonesia_qt.mapmaking.imports.skipped import Reason, Skipped
from indonesia_qt.mapmaking.imports.svg_geometry import SAME, SHAPES, UNKNOWN, Matrix, PathError, Size, Subpath
from indonesia_qt.mapmaking.imports.svg_styles import StyleSheet
from indonesia_qt.mapmaking.imports.xml_tree import DEEPEST, Attributes, Element, Refused

GROUPS = {"svg", "g", "a", "switch", "symbol"}
DRAWN = (GROUPS | SHAPES.keys() | {"use", "text", "image"}) - {"symbol"}
"""Elements that are drawn where they stand."""
NAMES = ("inkscape:label", "data-name", "title", "data-title", "name", "aria-label")
"""Attributes that may hold a name, the likeliest first."""
DESCRIBED = (*NAMES, "id", "class")
"""Attributes that describe something."""
LONGEST_NAME = 60
"""Letters of a description that may be a name."""
INHERITED = ("fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "visibility", "clip-rule")
"""What an element has of the one around it, unless its own style says otherwise."""
CLONE = 10
"""So many times as much as others elements count that clones repeat: they take work, and no room in the file."""
NOWHERE = Polygon()
_LINK = re.compile(r"\s*url\(\s*[\"']?#([^\"')]+)[\"']?\s*\)\s*")
_MADE_UP = re.compile(
    r"(path|rect|rectangle|circle|ellipse|polygon|polyline|line|g|group|layer|use|shape|vector|svgid|xmlid)"
    r"([-_ ]?\d[-_\d]*)?",
    re.IGNORECASE,
)
"""A name that a drawing program made up."""
_CODED = re.compile(r"_x([\dA-F]{2,4})_")
"""A letter that can't stand in an id."""
_AGAIN = re.compile(r"(?<=[^\W\d_])_\d+_$")
"""What a program adds to an id that is there already."""
_CLEAR = re.compile(
    r"none|transparent|#[\da-f]{3}0|#[\da-f]{6}00|\w+\(([^,]*,){3}\s*[0.]+%?\s*\)|\w+\([^/]*/\s*[0.]+%?\s*\)",
    re.IGNORECASE,
)
"""A colour of which nothing is seen."""


def drawing(page: Element, budget: Budget) -> ImportedDrawing:
    """Read the closed shapes of a page, the outermost element of a file.

    Raises `MapError` when they don't fit into the budget, or its styles take too much work.
    """
    try:
        return _SvgReader(page, budget).drawing()
    except Refused as error:
        raise MapError(budget.file, "", str(error)) from None


class _Scope(Struct, frozen=True):
    """What an element has of those around it: its place on the page, its style, and the names of its groups."""

    matrix: Matrix | None = SAME
    """None when it can't be read."""
    size: Size = UNKNOWN
    style: Attributes = {}
    groups: tuple[str, ...] = ()
    water: str = ""
    """The kind of water that the names of its groups say it is."""
    clones: tuple[Element, ...] = ()
    """The elements of which it is drawn as a clone, or a part of it."""
    original: Element | None = None
    """What is drawn instead of the last of these."""
    clip: Geometry | None = None
    """The only ground that is seen."""
    clips: int = 0
    """How many clips it is a part of, of which each clips another one."""
    depth: int = 0

    def is_painted(self, what: str, usual: str) -> bool:
        """Return whether the fill or stroke is seen."""
        opacity = self.style.get(f"{what}-opacity", "1").rstrip("%")
        return not _CLEAR.fullmatch(self.style.get(what, usual)) and not _is_zero(opacity)


class _SvgReader:
    """Collects the shapes of a page."""

    def __init__(self, page: Element, budget: Budget) -> None:
        self.page, self.budget = page, budget
        self.styles = StyleSheet()
        self.shapes: list[NamedShape] = []
        self.painted: list[NamedShape] = []
        """The shapes with a fill."""
        self.lines: list[Corners] = []
        """Lines that aren't closed, and have no fill."""
        self.labels: list[tuple[Point, str]] = []
        self.left_out: list[Skipped] = []
        self.no_shapes: Counter[str] = Counter()
        self.regions: dict[tuple[int, Matrix | None], Geometry] = {}
        self.by_id: dict[str, Element] = {}
        for element in _all(page):
            self.by_id.setdefault(element.attributes.get("id", ""), element)
            if element.kind == "style":
                self.styles.add(element)

    def drawing(self) -> ImportedDrawing:
        """Return all shapes that are drawn, and what was left out."""
        self.draw(self.page, _Scope(*svg_geometry.outermost(self.page.attributes)))
        self.take_faces()
        self.take_namesakes()
        if all("kind" in shape.properties for shape in self.shapes):  # a map of nothing but water
            self.shapes = [replace(shape, properties={**shape.properties, "kind": ""}) for shape in self.shapes]
        others = [_left_out_text(kind, count) for kind, count in sorted(self.no_shapes.items())]
        return ImportedDrawing(tuple(self.shapes), tuple(others), skipped=tuple(self.left_out))

    def draw(self, element: Element, around: _Scope) -> None:
        """Add the shapes of an element and all that is in it."""
        if around.depth > DEEPEST:
            raise Refused(tr("The data is nested too deeply."))
        self.budget.take(pieces=CLONE if around.clones or around.clips > 1 else around.clips)
        style = self.styles.style(element)
        if style.get("display") == "none" or _is_zero(style.get("opacity", "1")):
            return
        scope = self.scope(element, style, around)
        match element.kind:
            case "use":
                self.clone(element, scope, style)
            case "switch":
                usable = (one for one in element.children if one.kind in DRAWN)
                self.draw_all([one for one in usable if not one.attributes.get("requiredExtensions")][:1], scope)
            case "g" | "svg" | "a" | "symbol":
                self.draw_all(element.children, scope)
            case _ if scope.style.get("visibility", "visible") != "visible":
                pass
            case "text" | "image" as kind:
                self.no_shapes[kind] += 1
                if kind == "text" and scope.matrix is not None:
                    with suppress(PathError):
                        self.labels.append(_label(element, scope.matrix, scope.size))
            case _:
                self.add(element, scope, style)

    def draw_all(self, elements: Sequence[Element], around: _Scope) -> None:
        for element in elements:
            if element.kind in DRAWN:
                self.draw(element, around)

    def scope(self, element: Element, style: Attributes, around: _Scope) -> _Scope:
        """Return what is inside an element."""
        own = {name: style[name] for name in INHERITED if style.get(name, "inherit") != "inherit"}
        scope = replace(around, matrix=None, depth=around.depth + 1)
        if own:
            scope = replace(scope, style={**around.style, **own})
        is_original = element is around.original
        if element.kind == "g" and not (is_original and _name(around.clones[-1])) and (name := _name(element)):
            scope = replace(scope, groups=(*scope.groups, name))
        if element.kind in GROUPS:
            scope = replace(scope, water=_water(element) or scope.water)
        if around.matrix is not None:
            with suppress(PathError):
                matrix = svg_geometry.times(around.matrix, svg_geometry.transformation(style, around.size))
                if element.kind in ("svg", "symbol") and element is not self.page:
                    clone = around.clones[-1].attributes if is_original else {}
                    asked = {name: clone[name] for name in ("width", "height") if name in clone}
                    fitted, size, corners = svg_geometry.view({**element.attributes, **asked}, around.size)
                    room = svg_geometry.transformed(matrix, corners)
                    if not (np.abs(room) <= FARTHEST).all() or not np.isfinite(fitted).all():
                        raise PathError
                    if style.get("overflow", "hidden") not in ("visible", "auto"):
                        scope = self.clipped(scope, Polygon(room))
                    scope, matrix = replace(scope, size=size), svg_geometry.times(matrix, fitted)
                scope = replace(scope, matrix=matrix)
        clip = self.by_id.get(link.group(1)) if (link := _LINK.fullmatch(style.get("clip-path", ""))) else None
        if clip and clip.kind == "clipPath" and clip.attributes.get("clipPathUnits") != "objectBoundingBox":
            scope = self.clipped(scope, self.region(clip, scope))
        return scope

    def clipped(self, scope: _Scope, region: Geometry) -> _Scope:
        """Return the scope where only a region is seen."""
        if scope.clip is not None:
            corners = shapely.get_num_coordinates([scope.clip, region]).sum() // 10
            self.budget.take(pieces=1, corners=int(corners))
            region = scope.clip.intersection(region)
        shapely.prepare(region)
        return replace(scope, clip=region)

    def region(self, clip: Element, scope: _Scope) -> Geometry:
        """Return the ground that a clip leaves of what lies where `scope` says."""
        key = id(clip), scope.matrix
        if key not in self.regions:
            self.regions[key] = NOWHERE  # for a clip of itself
            inside = _Scope(scope.matrix, scope.size, clips=scope.clips + 1, depth=scope.depth + 1)
            reader = copy(self)
            reader.shapes, reader.left_out, reader.no_shapes = [], [], Counter()
            reader.draw_all(clip.children, self.scope(clip, self.styles.style(clip), inside))
            self.regions[key] = shapely.union_all([shape.geometry for shape in reader.shapes])
        return self.regions[key]

    def clone(self, element: Element, scope: _Scope, style: Attributes) -> None:
        """Draw what a `use` stands for, or note that it is left out."""
        link = next((text for key, text in element.attributes.items() if key.rpartition(":")[2] == "href"), "")
        original = self.by_id.get(link.strip()[1:]) if link.strip().startswith("#") else None
        around, outer = [*scope.clones], element.parent
        while outer:
            around.append(outer)
            outer = outer.parent
        if original is None or original.kind not in DRAWN | {"symbol"} or any(original is one for one in around):
            self.no_shapes["use"] += 1
            return
        matrix = scope.matrix
        scope = replace(scope, matrix=None, clones=(*scope.clones, element), original=original)
        if matrix is not None:
            with suppress(PathError):
                x, y = svg_geometry.lengths(style, ("x", "y"), scope.size)
                scope = replace(scope, matrix=svg_geometry.times(matrix, (1.0, 0.0, 0.0, 1.0, x, y)))
        if original.kind in GROUPS and (name := _name(element)):
            scope = replace(scope, groups=(*scope.groups, name))
        self.draw(original, scope)

    def add(self, element: Element, scope: _Scope, style: Attributes) -> None:
        """Add a shape, or note why it is left out."""
        groups = scope.groups
        drawn = [scope.clones[-1], element] if element is scope.original else [element]
        name = next((name for one in drawn if (name := _name(one))), groups[-1] if groups else "")
        properties = dict[str, str]()
        for one in drawn[::-1]:
            said = {key.removeprefix("inkscape:"): plain(one.attributes.get(key, "")) for key in DESCRIBED}
            properties |= {key: text for key, text in (said | _titles(one)).items() if text}
        if water := _water(element) or scope.water:
            properties["kind"] = water
        elif groups:  # of water they would look like provinces beside that of all land
            properties |= {"layer": groups[0], "group": groups[-1]}
        self.budget.take(pieces=1, names=len(properties))
        called = name or tr("Shape {number}", number=len(self.shapes) + len(self.left_out) + 1)
        lines: list[Subpath] | None = None
        with suppress(PathError):
            lines = SHAPES[element.kind](style, scope.size)
        if scope.matrix is None or lines is None:
            self.left_out.append(Skipped(called, "unreadable"))
            return
        self.budget.take(corners=sum(len(line.points) for line in lines), pieces=len(lines))
        is_filled = element.kind != "line" and (scope.clips > 0 or scope.is_painted("fill", "black"))
        rings = [svg_geometry.transformed(scope.matrix, line.points) for line in lines if is_filled or _is_closed(line)]
        if not is_filled and not scope.is_painted("stroke", "none"):
            self.no_shapes["unpainted"] += 1
            return
        if not is_filled:
            self.lines += [
                svg_geometry.transformed(scope.matrix, line.points)
                for line in lines
                if len(line.points) > 1 and not _is_closed(line)
            ]
        if reason := _flaw(rings, scope.matrix):
            self.left_out.append(Skipped(called, reason))
        elif areas := polygons(
            filled(rings, scope.style.get("clip-rule" if scope.clips else "fill-rule") == "evenodd")
        ):
            if seen := self.seen(areas, scope.clip):
                self.shapes.append(NamedShape(name, MultiPolygon(seen), properties, crosses_itself(rings)))
                self.painted += self.shapes[-1:] if is_filled else []
        else:
            self.left_out.append(Skipped(called, "empty"))

    def take_namesakes(self) -> None:
        """Take for land what is only called like a sea, such as Ocean County: it lies among larger land."""
        sizes = [shapely.box(*shape.geometry.bounds).area for shape in self.shapes]
        land = [size for shape, size in zip(self.shapes, sizes, strict=True) if "kind" not in shape.properties]
        for n, (shape, size) in enumerate(zip(self.shapes, sizes, strict=True)):
            is_word = shape.name.casefold() in SEAS and not {"class", "group"} & shape.properties.keys()
            if is_word and size < max(land, default=0.0):
                others = {key: text for key, text in shape.properties.items() if key != "kind"}
                self.shapes[n] = replace(shape, properties=others)

    def take_faces(self) -> None:
        """Take the areas between lines where most borders are lines, instead of the few that are closed outlines.

        One shape with a fill may lie below the lines: the land that they divide, or a background.
        """
        land = [shape for shape in self.shapes if "kind" not in shape.properties]
        grounds = [shape for shape in self.painted if "kind" not in shape.properties]
        lines = [line for line in self.lines if (np.abs(line) <= FARTHEST).all()]
        if len(grounds) > 1 or len(lines) < max(1, len(land)):
            return
        backgrounds = [
            shape for shape in grounds if shape.geometry.area > 0.999 * shapely.box(*shape.geometry.bounds).area
        ]
        land = [shape for shape in land if not any(shape is one for one in backgrounds)]
        sides = [ring for shape in land for part in shape.geometry.geoms for ring in (part.exterior, *part.interiors)]
        faces = line_network.enclosed([*lines, *map(shapely.get_coordinates, sides)])
        if len(grounds) > len(backgrounds):
            inside = shapely.contains(grounds[0].geometry, shapely.point_on_surface(faces))
            faces = list(compress(faces, inside))
        if len(faces) <= len(land):
            return
        self.budget.take(pieces=len(faces), corners=int(shapely.get_num_coordinates(faces).sum()))
        names: dict[int, list[str]] = defaultdict(list)
        places = STRtree([place for place, _ in self.labels])
        for face, label in places.query(faces, "contains").T.tolist():
            names[face].append(self.labels[label][1])
        self.shapes = [shape for shape in self.shapes if "kind" in shape.properties]
        self.shapes += [
            NamedShape(names[n][0] if len(names[n]) == 1 else "", MultiPolygon([face])) for n, face in enumerate(faces)
        ]
        self.left_out = [skipped for skipped in self.left_out if skipped.reason != "open"]
        self.no_shapes["face"] += len(faces)

    def seen(self, areas: list[Polygon], clip: Geometry | None) -> list[Polygon]:
        """Return what a clip leaves of areas."""
        ground = MultiPolygon(areas)
        if clip is None or clip.covers(ground):
            return areas
        self.budget.take(corners=int(shapely.get_num_coordinates(clip)) // 10)
        return polygons(ground.intersection(clip))


def _label(element: Element, matrix: Matrix, size: Size) -> tuple[Point, str]:
    """Where a text begins on the page, and what it says."""
    parts = [part for part in _all(element) if part.kind in ("text", "tspan", "textPath")]
    begin = next((part.attributes for part in parts if {"x", "y"} <= part.attributes.keys()), {})
    x, y = svg_geometry.lengths(
        {name: (begin.get(name, "").split() or ["0"])[0] for name in ("x", "y")}, ("x", "y"), size
    )
    ((across, down),) = svg_geometry.transformed(matrix, np.array([(x, y)])).tolist()
    return Point(across, down), plain(" ".join(part.text for part in parts))


def _all(element: Element) -> list[Element]:
    """The element and all that is in it, those before others in which they are."""
    found = [element]
    for one in found:  # which grows
        found += one.children
    return found


def _is_zero(text: str) -> bool:
    with suppress(ValueError):
        return float(text.rstrip("%")) == 0
    return False


def _is_closed(line: Subpath) -> bool:
    return bool(line.closed or (line.points[0] == line.points[-1]).all())


def _flaw(rings: Sequence[Corners], matrix: Matrix) -> Reason | None:
    """Why no area can be made of rings."""
    if not all((np.abs(ring) <= FARTHEST).all() for ring in rings):  # or no number
        return "far"
    if not rings:
        return "open"
    if svg_geometry.is_flat(matrix) or all(map(is_flat, rings)):
        return "empty"
    return "tangled" if are_tangled(rings) else None


def _titles(element: Element) -> dict[str, str]:
    """The title and the description in an element, as far as it has them, and what is described there in tags."""
    known = [one for one in element.children if one.kind in ("title", "desc")]
    tags = {tag.kind: plain(tag.text) for one in known for tag in one.children if tag.text.strip() != "NULL"}
    return tags | {one.kind: text for one in known if (text := plain(one.text))}


def _name(element: Element) -> str:
    written, id = _titles(element), element.attributes.get("id", "")
    described = written.get("desc", "")
    decoded = _CODED.sub(lambda code: chr(int(code.group(1), 16)), id)
    texts = (
        written.get("title", ""),
        *(plain(element.attributes.get(key, "").replace("_", " ")) for key in NAMES),
        written.get("name", ""),
        described if len(described) <= LONGEST_NAME else "",
        plain(_AGAIN.sub("", decoded).replace("_", " ")),
    )
    return next((text for text in texts if text and not _MADE_UP.fullmatch(text)), "")


def _water(element: Element) -> str:
    """The kind of water that an element is called; a group that has land in it, too, may be called after a sea.

    Of a class that says water or land, the name is only that: Ocean is a county of New Jersey.
    """
    attributes = element.attributes
    said = attributes.get("class", "").casefold().replace("xx", " ")
    kind = kind_of(said)
    for name in (
        ()
        if kind != "land" or LANDS.intersection(said.split())
        else (attributes.get(key, "") for key in ("inkscape:label", "id"))
    ):
        words = telling_words(name)
        if not words:
            continue
        if element.kind in GROUPS:
            kind = kind_of_layer(name)
        elif words[-1] in SEAS or words == ["water"]:
            kind = "sea"
        elif words[-1] == "lakes" or (words[0] == "lake" and len(words) > 1):
            kind = "lake"
        if kind != "land":
            break
    return "" if kind == "land" else kind


def _left_out_text(kind: str, count: int) -> str:
    match kind:
        case "text":
            return counted(count, "{n} text was skipped.", "{n} texts were skipped.")
        case "image":
            return counted(count, "{n} picture was skipped.", "{n} pictures were skipped.")
        case "face":
            return counted(
                count,
                "{n} area was made of the lines around it.",
                "{n} areas were made of the lines around them.",
            )
        case "unpainted":
            return counted(
                count,
                "{n} outline was skipped: it has neither a fill nor a stroke.",
                "{n} outlines were skipped: they have neither a fill nor a stroke.",
            )
    return counted(count, "{n} cloned shape was skipped.", "{n} cloned shapes were skipped.")
