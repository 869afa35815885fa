"""Makes a new map: nothing but a sea."""

from __future__ import annotations

import shapely

from indonesia_qt.board import shapes
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.games import DEFAULT_GAME, map_data_of
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.naming import PROPER_ID, proper_name
from indonesia_qt.mapmaking.edit.shapes import new_areas
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import redrawn
from indonesia_qt.mapmaking.edit.shapes.canvas import proper_size


def blank(id: str, title: str, width: float, height: float, game: str = DEFAULT_GAME) -> Draft:
    """Make a map with one sea that fills the canvas, and nothing of the `game` yet, which is named by its id.

    Raises `EditError` when the id, the title or the size of the canvas in map units is not allowed.
    """
    title = proper_name(title)
    if not PROPER_ID.fullmatch(id):
        raise EditError(tr("Use only letters, digits and single hyphens in the ID of a map."))
    width, height = proper_size(width, height)
    empty = Draft(BoardMap(id, title, "", width, height), map_data_of(game).new(title))
    whole = shapes.shape(shapely.box(0, 0, width, height))
    return redrawn(empty, {}, [new_areas.sea(empty, whole)])
