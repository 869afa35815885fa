"""What lies above what on the board."""

from __future__ import annotations

from enum import IntEnum

from indonesia_qt.ui.map.looks import FlagLook, Look, NoteLook, StripLook


class Layer(IntEnum):
    """From below to above; the empty board is below all."""

    STRIPS = 1
    AREAS = 2
    PIECES = 3
    VEILS = 4
    ROUTES = 5
    NOTES = 6
    HOVER = 7
    FOCUS = 8


def layer_of(look: Look) -> Layer:
    """The layer in which a piece lies."""
    match look:
        case StripLook() | FlagLook():
            return Layer.STRIPS
        case NoteLook():
            return Layer.NOTES
        case _:
            return Layer.PIECES
