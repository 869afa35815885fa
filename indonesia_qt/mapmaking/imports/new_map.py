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

    Only the outlines with these `names`, if there are any; of the drawing only the part between the west, south, east
    and north of the `crop`. Outlines may miss the original ones by `tolerance` map units; 0 stands for the usual.
    """

    title: str = ""
    names: tuple[str, ...] = ()
    crop: tuple[float, float, float, float] | None = None
    tolerance: float = 0.0
    islands: Literal["one", "large", "all"] = "large"
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
    from indonesia_qt.mapmaking.imports.area_requests import area_requests, guessed
    from indonesia_qt.mapmaking.imports.areas import added
    from indonesia_qt.mapmaking.imports.limits import confined
    from indonesia_qt.mapmaking.imports.named_shapes import Frame
    from indonesia_qt.mapmaking.imports.open_file import read

    path = Path(file)
    with confined(path, timed=True):
        drawing = read(path)
        drawing = drawing.named(choices.names) if choices.names else drawing
        crop = drawing.crop(*choices.crop) if choices.crop else None
        frame = Frame(None, crop, choices.tolerance or Frame().tolerance, choices.fit)
        found = drawing.scaled_to(WIDTH, HEIGHT, frame)
        requests = area_requests(found.outlines, guessed(found.outlines))
        requests = [updated(one, islands=choices.islands) if one.kind == "land" else one for one in requests]
        named = ", ".join(dict.fromkeys(shape.name for shape in drawing.shapes)) if choices.names else ""
        title = choices.title or naming.shortened(named) or path.stem
        new = blank(storage.new_id(title), title, found.width, found.height)
        try:
            made = added(new, requests)
        except EditError as error:
            raise MapError(path, "", str(error)) from None
        remarks = [labelled(outline.name, remark) for outline in found.outlines for remark in outline.remarks]
        return NewMap(made.board, len(made.areas), len(made.lakes), (*found.left_out, *remarks, *made.left_out))
