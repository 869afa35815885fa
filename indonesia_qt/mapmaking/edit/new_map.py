"""Makes a new map: nothing but a sea."""

from __future__ import annotations

import shapely

from indonesia_qt.board import shapes
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.game_data import no_game_data
from indonesia_qt.mapmaking.edit.naming import PROPER_ID, proper_name
from indonesia_qt.mapmaking.edit.shapes import new_areas
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import redrawn
from indonesia_qt.mapmaking.edit.shapes.canvas import proper_size


def blank(id: str, title: str, width: float, height: float) -> Draft:
    """Make a map with one sea that fills the canvas, and no deeds or city cards.

    Raises `EditError` when the id, the title or the size of the canvas in map units is not allowed.
    """
    title = proper_name(title)
    if not PROPER_ID.fullmatch(id):
        raise EditError(tr("The id of a map is made of letters and digits, with single hyphens between."))
    width, height = proper_size(width, height)
    empty = Draft(BoardMap(id, title, "", width, height), no_game_data(title))
    whole = shapes.shape(shapely.box(0, 0, width, height))
    return redrawn(empty, {}, [new_areas.sea(empty, whole)])
