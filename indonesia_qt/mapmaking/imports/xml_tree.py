"""Reads XML of any kind as a tree of elements.

Nothing outside the file is looked at, and nothing in it can grow: what a declaration gives to elements isn't read, and
of entities only short texts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from xml.parsers import expat

from msgspec import Struct

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import enumerated, figure, tr
from indonesia_qt.mapmaking.imports.named_shapes import plain

NO_MEMORY = expat.errors.codes[expat.errors.XML_ERROR_NO_MEMORY]
DEEPEST = 200
"""The depth to which elements may be nested."""
MOST_ELEMENTS = 1_000_000
"""Drawings of the largest size have fewer."""
LONGEST_ENTITY = 200
"""Letters of a text that a file gives a name, such as the address of a namespace."""

Attributes = Mapping[str, str]


class Element(Struct, eq=False):
    """An element without its prefix, and all that is in it; `words` are the pieces of its own text."""

    kind: str
    attributes: Attributes
    parent: Element | None = None
    children: list[Element] = []
    words: list[str] = []

    @property
    def text(self) -> str:
        """All of its own text."""
        return "".join(self.words)


class Refused(Exception):
    """Raised where a file isn't read any further; the message says why."""


OUTLINES = ("GeoJSON", "TopoJSON", "Shapefile", "SVG", "KML")
"""The formats from which outlines can be imported."""


def another_kind(kind: str, formats: Sequence[str] = OUTLINES) -> str:
    """Return a sentence about a file that is in none of the `formats` that are read."""
    return tr(
        "This file is of another kind (“{kind}”). You can import {formats}: export it so in the program that made it.",
        kind=plain(kind),
        formats=enumerated(formats),
    )


def root(data: bytes, file: Path, kinds: Collection[str], formats: Sequence[str] = OUTLINES) -> Element:
    """Read `data`, the content of a file, and return its outermost element, which must be of one of these kinds.

    Raises `MapError` when it isn't XML or in none of the `formats`, for entities that could grow, and when it is too
    large.
    """
    reader = _TreeReader(kinds, formats)
    parser = expat.ParserCreate()
    parser.specified_attributes = True  # a file could have its elements repeat a long text
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = reader.begin, reader.end
    parser.CharacterDataHandler, parser.EntityDeclHandler = reader.text, reader.entity
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        if error.code == NO_MEMORY:
            raise MemoryError from None
        place = tr("line {line}, column {column}", line=error.lineno, column=error.offset + 1)
        raise MapError(file, place, _damaged(expat.errors.messages[error.code])) from None
    except (ValueError, LookupError) as error:
        raise MapError(file, "", _damaged(str(error))) from None
    except Refused as error:
        raise MapError(file, tr("line {line}", line=parser.CurrentLineNumber), str(error)) from None
    return reader.open.children[0]


def _damaged(error: str) -> str:
    return tr("The XML in this file is damaged ({error}). Export it again.", error=error)


class _TreeReader:
    """Puts elements into those that are open."""

    def __init__(self, kinds: Collection[str], formats: Sequence[str]) -> None:
        self.kinds, self.formats = kinds, formats
        self.open = Element("", {})
        self.depth = self.count = 0

    def entity(self, _: str, is_parameter: int, value: str | None, *__: object) -> None:
        if is_parameter or value is None or len(value) > LONGEST_ENTITY or not {"&", "<", "%"}.isdisjoint(value):
            raise Refused(
                tr("This file uses entities, which can’t be imported. Save it without them, SVG as plain SVG.")
            )

    def begin(self, name: str, attributes: Attributes) -> None:
        self.depth += 1
        self.count += 1
        if self.depth > DEEPEST:
            raise Refused(tr("The data is nested too deeply."))
        if self.count > MOST_ELEMENTS:
            raise Refused(tr("The file has more than {n} elements.", n=figure(MOST_ELEMENTS)))
        kind = name.rpartition(":")[2]
        if self.depth == 1 and kind not in self.kinds:
            raise Refused(another_kind(kind, self.formats))
        inner = Element(kind, attributes, self.open, [], [])
        self.open.children.append(inner)
        self.open = inner

    def text(self, text: str) -> None:
        self.open.words.append(text)

    def end(self, _: str) -> None:
        assert self.open.parent
        self.open = self.open.parent
        self.depth -= 1
