"""Makes a new map of a file of outlines; only the process that does it loads what that takes."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from indonesia_qt.board.model import BoardMap

WIDTH, HEIGHT = 2440.0, 1190.0
"""Map units: the size of a new map, before it is fitted to a drawing."""


class Choices(Struct, frozen=True):
    """What of a file is taken, and how.

    Only the outlines in this `layer` or with these `names`, if there are any; of the drawing only the part between the
    west, south, east and north of the `crop`. Outlines may miss the original ones by `tolerance` map units, and gaps of
    at most `gap` units are closed; 0 stands for the usual. Names, provinces and kinds come from properties; "" stands
    for the likeliest ones. Coordinates are what the file says they are, unless they are said to be others. Land with
    the same value of the property `merge_by` is one area, and what has a value of a property in `sea` is sea.

    The property `links_from` decides which of the outlines that have it are linked. Without a choice, the large islands
    of an outline are areas of their own, unless links come from a property, which knows outlines only. A map of TripleA
    takes the links of its game, and a map that this program exported its own; that keeps its size, too.
    """

    title: str = ""
    layer: str = ""
    names: tuple[str, ...] = ()
    crop: tuple[float, float, float, float] | None = None
    tolerance: float = 0.0
    gap: float = 0.0
    names_from: str = ""
    provinces_from: str = ""
    kinds_from: str = ""
    coordinates: Literal["degrees", "plane", "screen"] | None = None
    merge_by: str = ""
    sea: tuple[tuple[str, str], ...] = ()
    links_from: str = ""
    islands: Literal["one", "large", "all"] | None = None
    fit: bool = False


class NewMap(Struct, frozen=True):
    """The board that was made of a file, the numbers of its areas and lakes, and in sentences what was left out."""

    board: BoardMap
    areas: int
    lakes: int
    left_out: tuple[str, ...]


def new_map(file: str, choices: Choices) -> NewMap:
    """Make a map of the file with this path, in a process that is used for nothing else.

    Raises `MapError` when the file can't be read, takes too much memory or has too many areas, and `EditError` for a
    title that no map can have; when it takes too much time, the process ends.
    """
    from indonesia_qt.board.draft import EditError, updated
    from indonesia_qt.board.files.board_file import MapError
    from indonesia_qt.i18n.text import labelled
    from indonesia_qt.mapmaking.edit import naming
    from indonesia_qt.mapmaking.edit.new_map import blank
    from indonesia_qt.mapmaking.files import storage
    from indonesia_qt.mapmaking.imports.area_requests import (
        Sources,
        area_requests,
        called,
        known_property,
        require_few_in,
        reviewed,
        sources_for,
        with_a_way_out,
    )
    from indonesia_qt.mapmaking.imports.areas import added, with_only_seas
    from indonesia_qt.mapmaking.imports.limits import confined
    from indonesia_qt.mapmaking.imports.merging import merged
    from indonesia_qt.mapmaking.imports.named_shapes import Frame
    from indonesia_qt.mapmaking.imports.open_file import read
    from indonesia_qt.mapmaking.imports.property_links import known as known_links
    from indonesia_qt.mapmaking.imports.skipped import Skipped, sentences

    path = Path(file)
    chosen = Sources(choices.names_from, choices.kinds_from, choices.provinces_from, choices.sea)
    with confined(path, timed=True):
        drawing = read(path)
        try:
            drawing = drawing.in_coordinates(choices.coordinates) if choices.coordinates else drawing
            drawing = drawing.in_layer(choices.layer) if choices.layer else drawing
            drawing = drawing.named(choices.names) if choices.names else drawing
            if choices.merge_by:
                by = known_property(drawing.shapes, choices.merge_by)
                drawing = merged(drawing, by, sources_for(drawing.shapes, chosen))
            crop = drawing.crop(*choices.crop) if choices.crop else None
            own = drawing.canvas is not None
            if own:
                chosen = Sources(
                    chosen.name or "name", chosen.kind or "kind", chosen.province or "province", chosen.sea
                )
            fit = choices.fit or own
            frame = Frame(None, crop, choices.tolerance or Frame().tolerance, fit, choices.gap or Frame().gap)
            require_few_in(drawing, WIDTH, HEIGHT, frame, chosen)
            found = drawing.scaled_to(WIDTH, HEIGHT, frame)
            sources = sources_for(found.outlines, chosen) if found.outlines else chosen
            if choices.merge_by and not choices.provinces_from:
                sources = updated(sources, province="")
            requests = area_requests(found.outlines, sources)
            links_from = known_links(found.outlines, choices.links_from) if choices.links_from else drawing.links_from
        except EditError as error:
            raise MapError(path, "", with_a_way_out(error, () if choices.layer else drawing.layers)) from None
        islands = choices.islands or ("one" if links_from else "large")
        requests = [updated(one, islands=islands) if one.kind == "land" else one for one in requests]
        review = reviewed(found.outlines)
        spare = [n for n, remark in enumerate(review.remarks(requests)) if remark.spare]
        covered = [Skipped(called(requests, n), "covered") for n in spare if n not in review.narrow]
        named = ", ".join(dict.fromkeys(shape.name for shape in drawing.shapes)) if choices.names else ""
        title = choices.title or naming.shortened(named) or path.stem
        new = blank(storage.new_id(title), title, found.width, found.height)
        try:
            taken = [one for n, one in enumerate(requests) if n not in spare or n in review.narrow]
            made = added(new, taken, links_from)
        except EditError as error:
            raise MapError(path, "", with_a_way_out(error, () if choices.layer else drawing.layers)) from None
        remarks = [
            labelled(called(requests, n), remark)
            for n, outline in enumerate(found.outlines)
            for remark in outline.remarks
        ]
        board = made.board
        if own:  # the sea of an empty map isn't a part of it
            board = with_only_seas(board, made.areas)
        left_out = (*found.left_out, *sentences(covered), *remarks, *made.left_out)
        return NewMap(board, len(made.areas), len(made.lakes), left_out)
