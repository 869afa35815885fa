"""The figures of the window as rows of the table."""

from __future__ import annotations

from tests.benchmarks.table import Row
from tests.benchmarks.window import measure

GOALS = {
    "window": ("the window stands after", 400),
    "screen": ("the start screen is painted in it after", 0),
    "pan": ("a frame while the board moves", 8),
    "zoom": ("a frame while it is zoomed", 8),
    "sharp pan": ("a frame of a painted board that moves", 8),
    "hover": ("the pointer on another area", 2),
}
"""What each figure is, and how many milliseconds it should stay under; 0 where none is set."""


def rows() -> list[Row]:
    """All of them."""
    found = measure()
    return [
        Row(what, found[name], "ms", f"under {most} ms" if most else "", not most or found[name] < most)
        for name, (what, most) in GOALS.items()
    ]
