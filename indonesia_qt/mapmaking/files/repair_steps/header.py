"""What a damaged map file says of the map as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Raw, Struct

from indonesia_qt.board.files import schema
from indonesia_qt.board.files.reader import LARGEST_CANVAS, is_folder_name
from indonesia_qt.board.files.writer import FORMAT
from indonesia_qt.board.model import THRESHOLD
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.files.repair_steps import outlines
from indonesia_qt.mapmaking.files.repair_steps.findings import Flaws
from indonesia_qt.mapmaking.files.repair_steps.tolerant_json import Document, value


class RepairedHeader(Struct):
    """What is known of the map, with what was missing filled in."""

    id: str
    title: str
    credits: str
    width: float
    height: float
    threshold: float


def _read_header(document: Document, id: str, flaws: Flaws) -> RepairedHeader | None:
    """The header; None when it is of a newer format, or nothing tells the size of the canvas.

    A map without an id gets `id`, which is its title as well when it has none.
    """
    known = document.member("map", dict[str, Raw]) or {}
    found = value(known.get("format"), int)
    if found is not None and found < 1:
        flaws.add(
            "map.format", tr("The map says nothing here that can be used."), tr('It is "{text}" now.', text=FORMAT)
        )
    if found is not None and found > FORMAT:
        flaws.add(
            "map.format",
            tr("This map is of format {found}; this program knows formats up to {known}.", found=found, known=FORMAT),
        )
        return None
    canvas = _canvas(known, document, flaws)
    if canvas is None:
        return None
    if not is_folder_name(value(known.get("id"), str) or ""):
        known.pop("id", None)
    name = _text_or_default(known, "id", id, flaws)
    title = _text_or_default(known, "title", name, flaws)
    return RepairedHeader(name, title, value(known.get("credits"), str) or "", *canvas, _threshold(known, flaws))


def _text_or_default(known: dict[str, Raw], name: str, default: str, flaws: Flaws) -> str:
    found = value(known.get(name), str)
    if found is not None and len(found) <= schema.LONGEST_NAME:
        return found
    place = f"map.{name}"
    flaws.add(place, tr("The map says nothing here that can be used."), tr('It is "{text}" now.', text=default))
    return default


def _threshold(known: dict[str, Raw], flaws: Flaws) -> float:
    if "threshold" not in known:
        return THRESHOLD
    found = value(known["threshold"], float)
    if found is not None and 0 < found < LARGEST_CANVAS:
        return found
    flaws.add(
        "map.threshold",
        tr("From what length on a common border counts is no length."),
        tr("It is {units} units now, as usual.", units=f"{THRESHOLD:g}"),
    )
    return THRESHOLD


def _canvas(known: dict[str, Raw], document: Document, flaws: Flaws) -> tuple[float, float] | None:
    found = value(known.get("canvas"), tuple[float, float])
    if found and all(0 < side <= LARGEST_CANVAS for side in found):
        return found
    text = tr("The size of the canvas is missing, or can't be right.")
    corners = list(_corners(document))
    width, height = max((x for x, _ in corners), default=0.0), max((y for _, y in corners), default=0.0)
    if width > 0 and height > 0:
        size = {"width": f"{width:g}", "height": f"{height:g}"}
        flaws.add("map.canvas", text, tr("It is as large as the areas now: {width} by {height} units.", **size))
        return width, height
    flaws.add("map.canvas", text)
    return None


def _corners(document: Document) -> Iterator[tuple[float, float]]:
    """The corners of all outlines that can be read."""
    for raw in document.lists.get("features", []):
        feature = value(raw, schema.Feature)
        for ring in outlines.rings(feature.geometry) if feature else ():
            for x, y in map(outlines.units, ring):
                if x <= LARGEST_CANVAS and y <= LARGEST_CANVAS:
                    yield x, y
