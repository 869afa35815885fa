"""The colours of tiles in each look of the program."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from indonesia_qt.ui.style.theme import Theme

Light = Literal["day", "dusk", "night", "grey"]
"""How a drawing is lit; `grey` has no colours, for the high-contrast look."""

COIN, COIN_EDGE, COIN_INK = "#f2c94c", "#7a5410", "#241a12"
"""Of money, in every look."""


class TileGround(Struct, frozen=True):
    """The colours of one kind of tile, and how its drawing is lit."""

    paper: str  # under the name, the action and the foot
    ink: str
    sky: str
    light: Light


class TileLook(Struct, frozen=True):
    """How tiles look in one look of the program."""

    legal: TileGround
    start: TileGround
    illegal: TileGround
    frame: float = 0.026
    """Width of the frame, in parts of the tile's side."""
    frame_light: float = 0.0
    """How much lighter than the player's colour the frame is."""


_LOOKS = {
    "light": TileLook(
        legal=TileGround("#fdf7e6", "#241a12", "#d3e4dc", "day"),
        start=TileGround("#f0dfb4", "#241a12", "#dfe4cb", "day"),
        illegal=TileGround("#2a2133", "#fbf3df", "#4a3d5c", "night"),
    ),
    "dark": TileLook(
        legal=TileGround("#574c3b", "#fbf3df", "#637a80", "dusk"),
        start=TileGround("#705d38", "#fbf3df", "#717c6e", "dusk"),
        illegal=TileGround("#17111e", "#fbf3df", "#2c2140", "night"),
        frame_light=0.36,
    ),
    "high_contrast": TileLook(
        legal=TileGround("#ffffff", "#000000", "#a6a6a6", "grey"),
        start=TileGround("#ffffff", "#000000", "#a6a6a6", "grey"),
        illegal=TileGround("#000000", "#ffffff", "#7a7a7a", "grey"),
        frame=0.05,
        frame_light=0.3,
    ),
}


def tile_look(theme: Theme) -> TileLook:
    """Return how tiles look in a look of the program."""
    return _LOOKS[theme.id]
