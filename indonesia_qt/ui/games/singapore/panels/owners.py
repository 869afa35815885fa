"""Owners of buildings, with two players also the neutral colour: their symbols and flags, and a list of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.layouts import grid_of
from indonesia_qt.ui.widgets.plain_text import Label

TILE, LARGE_TILE = 44, 64
"""Pixels at 100 %: side of a building in a list, and in one of a few."""


def tile_on_board(context: Context, view: State, area: str) -> QIcon:
    """Return the picture of the building on an area with the flag of its owner."""
    owner = view.owners.get(area)
    colour = context.colours[owner] if owner is not None and owner != view.neutral else None
    icon: QIcon = context.icons.tile(view.building(area), colour, owned=owner is not None)
    return icon


def owner_icon(context: Context, view: State, owner: int) -> QIcon:
    """Return the symbol of an owner."""
    icon: QIcon = context.icons.seat(None if owner == view.neutral else context.colours[owner])
    return icon


class OwnerList(QWidget):
    """Symbol, name and text of each owner; `outstanding` ones stand out."""

    def __init__(self, context: Context, view: State, texts: Mapping[int, str], outstanding: Collection[int]) -> None:
        super().__init__()
        grid = grid_of({1: 1, 2: 3}, contentsMargins=QMargins(), verticalSpacing=scaled(3))
        self.setLayout(grid)
        for row, (owner, text) in enumerate(texts.items()):
            role = "strong" if owner in outstanding else ""
            sign = icon_label(owner_icon(context, view, owner), 16)
            sign.setAccessibleName(context.words.owner(owner))
            grid.addWidget(sign, row, 0)
            grid.addWidget(Label(context.words.owner(owner), role=role), row, 1)
            grid.addWidget(Label(text, role=role, wordWrap=True, alignment=Qt.AlignmentFlag.AlignRight), row, 2)
