from __future__ import annotations

from tests.ui.conftest import (
    begin,
    bundled_fonts,
    deleted_windows,
    nothing_brought_back,
    own_data,
    patient,
    program,
    quiet,
    still,
    undressed,
    unhurried,
)

__all__ = [
    "begin",
    "bundled_fonts",
    "deleted_windows",
    "nothing_brought_back",
    "own_data",
    "patient",
    "program",
    "quiet",
    "still",
    "undressed",
    "unhurried",
]
