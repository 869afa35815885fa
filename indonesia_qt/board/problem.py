"""What a check of a board finds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Level = Literal["error", "warning"]


class Problem(Struct, frozen=True, order=True):
    """What is wrong and where: an error makes the board unfit for play, a warning only makes it worse.

    `place` names an area, a pair of areas ("a - b") or a feature of the map file; `text` is a sentence about it.
    """

    level: Level
    place: str
    text: str


def error(place: str, text: str) -> Problem:
    """A problem that makes the board unfit for play."""
    return Problem("error", place, text)


def warning(place: str, text: str) -> Problem:
    """A problem that a board can be played with."""
    return Problem("warning", place, text)
