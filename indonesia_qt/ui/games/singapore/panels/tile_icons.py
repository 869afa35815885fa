"""Pictures of buildings for the lists of panels."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.ui.table.api import Context

TILE, LARGE_TILE = 44, 64
"""Pixels at 100 %: side of a building in a list, and in one of a few."""


def tile_on_board(context: Context, view: State, area: str) -> QIcon:
    """Return the picture of the building on an area with the flag of its owner."""
    owner = view.owners.get(area)
    colour = context.colours[owner] if owner is not None and owner != view.neutral else None
    icon: QIcon = context.icons.tile(view.building(area), colour, owned=owner is not None)
    return icon
