"""What lies above what on the board."""

from __future__ import annotations

from enum import IntEnum

from indonesia_qt.ui.board.pieces.piece_styles import FlagLook, Look, NameLook, NoteLook, StripLook


class Layer(IntEnum):
    """From below to above; the empty board is below all."""

    TERRITORIES = 1
    STRIPS = 2
    AREAS = 3
    LINKS = 4
    PIECES = 5
    VEILS = 6
    ROUTES = 7
    NOTES = 8
    HOVER = 9
    FOCUS = 10
    MOTION = 11


def layer_of(look: Look) -> Layer:
    """The layer in which a piece lies."""
    match look:
        case StripLook() | FlagLook():
            return Layer.STRIPS
        case NoteLook() | NameLook():
            return Layer.NOTES
        case _:
            return Layer.PIECES
