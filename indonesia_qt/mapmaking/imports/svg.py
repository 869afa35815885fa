"""Reads closed shapes, with their names, from an SVG file.

The file is read as a stream of elements; it can't make the program load or expand anything.
"""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from xml.parsers import expat

import numpy as np
from msgspec import Struct
from shapely import MultiPolygon

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled
from indonesia_qt.mapmaking.edit.shapes.faces import filled
from indonesia_qt.mapmaking.imports import svg_geometry
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.common_borders import polygons
from indonesia_qt.mapmaking.imports.named_shapes import (
    FARTHEST,
    ImportedDrawing,
    NamedShape,
    crosses_itself,
    is_flat,
    plain,
)
from indonesia_qt.mapmaking.imports.skipped import Skipped
from indonesia_qt.mapmaking.imports.svg_geometry import SAME, SHAPES, Attributes, Matrix, PathError, Subpath

NO_MEMORY = expat.errors.codes[expat.errors.XML_ERROR_NO_MEMORY]
DEEPEST = 200
"""The depth to which elements may be nested."""
UNSEEN = {"defs", "clipPath", "mask", "pattern", "symbol", "marker", "metadata", "style", "script"}
"""Elements whose content isn't drawn where it stands."""
NO_SHAPES = {"line", "text", "image", "use"}
"""Elements that are drawn and enclose nothing that could be taken over."""
NAMES = ("inkscape:label", "data-name", "name", "aria-label", "id")
"""Attributes that may hold a name, the likeliest first."""
DESCRIBED = (*NAMES, "class")
"""Attributes that describe something."""
_MADE_UP = re.compile(r"(path|rect|circle|ellipse|polygon|polyline|g|layer|use)[-_]?\d[-_\d]*", re.IGNORECASE)
"""An id that a drawing program made up."""


def drawing(data: bytes, budget: Budget) -> ImportedDrawing:
    """Read the closed shapes in `data`, the content of a file.

    Raises `MapError` for other formats and entities, and when they don't fit into the budget.
    """
    file, reader = budget.file, _SvgReader(budget)
    parser = expat.ParserCreate()
    parser.specified_attributes = True  # a file could have its elements repeat a long text
    parser.StartElementHandler, parser.EndElementHandler = reader.begin, reader.end
    parser.CharacterDataHandler, parser.EntityDeclHandler = reader.text, reader.entity
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        if error.code == NO_MEMORY:
            raise MemoryError from None
        place = tr("line {line}, column {column}", line=error.lineno, column=error.offset + 1)
        raise MapError(file, place, tr("This isn’t SVG ({error}).", error=expat.errors.messages[error.code])) from None
    except MapError:
        raise
    except (ValueError, LookupError) as error:
        raise MapError(file, "", tr("This isn’t SVG ({error}).", error=error)) from None
    except _Refused as error:
        raise MapError(file, tr("line {line}", line=parser.CurrentLineNumber), str(error)) from None
    if not reader.is_svg:
        raise MapError(file, "", tr("This isn’t SVG."))
    return reader.drawing()


class _Refused(Exception):
    """Raised where the file isn't read any further; the message says why."""


class _Element(Struct):
    """An element that is open: its name, what it shows, and where on the page its content lies."""

    kind: str
    name: str
    properties: dict[str, str]
    seen: bool
    filled: bool
    even_odd: bool
    matrix: Matrix | None
    """None when it can't be read."""
    lines: list[Subpath] | None
    """None when it isn't a shape, or can't be read."""


_PAGE = _Element("", "", {}, True, True, False, SAME, None)


class _SvgReader:
    """Collects shapes as their elements end."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.open: list[_Element] = []
        self.title: list[str] | None = None
        self.shapes: list[NamedShape] = []
        self.left_out: list[Skipped] = []
        self.no_shapes: Counter[str] = Counter()
        self.is_svg = False

    def entity(self, *_: object) -> None:
        raise _Refused(tr("This file uses entities, which can’t be imported. Save it as plain SVG."))

    def begin(self, name: str, attributes: Attributes) -> None:
        kind = name.rpartition(":")[2]
        self.is_svg |= not self.open and kind == "svg"
        if not self.is_svg:
            raise _Refused(tr("This isn’t SVG."))
        if len(self.open) >= DEEPEST:
            raise _Refused(tr("The data is nested too deeply."))
        if kind == "title":
            self.title = []
        around = self.open[-1] if self.open else _PAGE
        self.open.append(_element(kind, attributes, around))

    def text(self, text: str) -> None:
        if self.title is not None:
            self.title.append(text)

    def end(self, _: str) -> None:
        element = self.open.pop()
        if element.kind == "title" and self.title is not None:
            if self.open and (title := plain("".join(self.title))):
                self.open[-1].name = self.open[-1].properties["title"] = title
            self.title = None
        elif element.seen and element.kind in NO_SHAPES:
            self.no_shapes[element.kind] += 1
        elif element.seen and element.kind in SHAPES:
            self.add(element)

    def add(self, element: _Element) -> None:
        """Add a shape, or note why it is left out."""
        groups = [around.name for around in self.open if around.kind == "g" and around.name]
        name = element.name or (groups[-1] if groups else "")
        properties = dict(element.properties)
        if groups:
            properties |= {"layer": groups[0], "group": groups[-1]}
        self.budget.take(pieces=1, names=len(properties))
        called = name or tr("Shape {number}", number=len(self.shapes) + len(self.left_out) + 1)
        if element.lines is None or element.matrix is None:
            self.left_out.append(Skipped(called, "unreadable"))
            return
        self.budget.take(corners=sum(len(line.points) for line in element.lines), pieces=len(element.lines))
        rings = [
            svg_geometry.transformed(element.matrix, line.points)
            for line in element.lines
            if line.closed or element.filled or (line.points[0] == line.points[-1]).all()
        ]
        if not all((np.abs(ring) <= FARTHEST).all() for ring in rings):  # or no number
            self.left_out.append(Skipped(called, "far"))
        elif not rings:
            self.left_out.append(Skipped(called, "open"))
        elif svg_geometry.is_flat(element.matrix) or all(map(is_flat, rings)):
            self.left_out.append(Skipped(called, "empty"))
        elif are_tangled(rings):
            self.left_out.append(Skipped(called, "tangled"))
        elif areas := polygons(filled(rings, element.even_odd)):
            self.shapes.append(NamedShape(name, MultiPolygon(areas), properties, crosses_itself(rings)))
        else:
            self.left_out.append(Skipped(called, "empty"))

    def drawing(self) -> ImportedDrawing:
        """Return all shapes that were found, and what was left out."""
        others = [_left_out_text(kind, count) for kind, count in sorted(self.no_shapes.items())]
        return ImportedDrawing(tuple(self.shapes), tuple(others), skipped=tuple(self.left_out))


def _element(kind: str, attributes: Attributes, around: _Element) -> _Element:
    pairs = (declaration.partition(":") for declaration in attributes.get("style", "").split(";"))
    style = dict(attributes) | {name.strip(): value.strip() for name, _, value in pairs}
    found = {key.removeprefix("inkscape:"): plain(attributes.get(key, "")) for key in DESCRIBED}
    properties = {key: text for key, text in found.items() if text}
    element = _Element(
        kind,
        name=next((name for key in NAMES if (name := _proper(attributes.get(key, "")))), ""),
        properties=properties,
        seen=around.seen and kind not in UNSEEN and style.get("display") != "none",
        filled=style["fill"] != "none" if "fill" in style else around.filled,
        even_odd=style["fill-rule"] == "evenodd" if "fill-rule" in style else around.even_odd,
        matrix=None,
        lines=None,
    )
    with suppress(PathError):
        if around.matrix is not None:
            element.matrix = svg_geometry.times(
                around.matrix, svg_geometry.parse_transform(attributes.get("transform", ""))
            )
        if kind in SHAPES:
            element.lines = SHAPES[kind](attributes)
    return element


def _proper(name: str) -> str:
    """Return a name without what only programs need; "" when a program made it up."""
    return "" if _MADE_UP.fullmatch(name) else plain(name.replace("_", " "))


def _left_out_text(kind: str, count: int) -> str:
    match kind:
        case "text":
            return counted(count, "{n} text was skipped.", "{n} texts were skipped.")
        case "image":
            return counted(count, "{n} picture was skipped.", "{n} pictures were skipped.")
        case "use":
            return counted(count, "{n} cloned shape was skipped.", "{n} cloned shapes were skipped.")
    return counted(count, "{n} straight line was skipped.", "{n} straight lines were skipped.")
