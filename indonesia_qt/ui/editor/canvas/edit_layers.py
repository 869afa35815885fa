"""What lies above what in the editor."""

from __future__ import annotations

from enum import IntEnum


class EditLayer(IntEnum):
    """From below to above."""

    SEAS = 1
    LANDS = 2
    LAKES = 3
    PICTURE = 4
    PROVINCES = 5
    ARROWS = 6
    TOKENS = 7
    NAMES = 8
    LINKS = 9
    SELECTION = 10
    HOVER = 11
    TOOL = 12
