"""What a check of a board finds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from indonesia_qt.board.model import IgnoredProblem, Point

Level = Literal["error", "warning"]


class Problem(Struct, frozen=True, order=True):
    """What is wrong and where: an error makes the board unfit for play, a warning only makes it worse.

    `place` is the id of an area, a pair of areas ("a - b") or a feature of the map file; `text` is a sentence about it
    that calls things by their names.
    """

    level: Level
    place: str
    text: str
    kind: str = ""
    """What sort of problem it is, the same in all languages; empty for what has none of its own."""
    areas: tuple[str, ...] = ()
    """The ids of the areas, provinces and lakes that it is about."""
    at: Point | None = None
    """Where exactly, when it isn't about areas as a whole."""


def left_alone(problems: Iterable[Problem], ignored: Iterable[IgnoredProblem]) -> dict[Problem, str]:
    """Return those of `problems` that the designer has ignored, with the reasons; errors can't be ignored."""
    notes = {(known.place, known.kind): known.note for known in ignored}
    keys = ((problem, (problem.place, problem.kind)) for problem in problems if problem.level != "error")
    return {problem: notes[key] for problem, key in keys if key in notes}


def error(place: str, text: str, kind: str = "", areas: tuple[str, ...] = (), at: Point | None = None) -> Problem:
    """Return a problem that makes the board unfit for play."""
    return Problem("error", place, text, kind, areas, at)


def warning(place: str, text: str, kind: str = "", areas: tuple[str, ...] = (), at: Point | None = None) -> Problem:
    """Return a problem that a board can be played with."""
    return Problem("warning", place, text, kind, areas, at)


def near(at: Point) -> str:
    """Return a place on the board as players read it: map units to the right and down."""
    x, y = at
    return f"({x:.0f}, {y:.0f})"
