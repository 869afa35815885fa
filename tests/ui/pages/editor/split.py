"""What the map says while areas are split."""

from __future__ import annotations


def half_a_border(area: str) -> str:
    """Return what is said of a line that cuts nothing yet."""
    return f"The line doesn’t cut {area} yet. Continue it to a border."


def slivers(parts: int, slivers: int) -> str:
    """Return what is said before parts are made."""
    assert slivers == 1
    return f"{parts} parts. {slivers} sliver goes to the part beside it. Press Enter to split, or Esc to cancel."
