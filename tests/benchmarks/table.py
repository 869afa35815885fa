"""The table of results, and how a time is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

DECISIONS = 20_000
"""In one measurement."""


class Row(NamedTuple):
    """A figure, beside that of another program where there is one; `goal` says what it should be."""

    what: str
    ours: float
    unit: str
    goal: str
    met: bool
    theirs: tuple[str, float] | None = None


def milliseconds(act: Callable[[], object], times: int = 3) -> float:
    """The shortest of several runs: what the work takes when nothing disturbs it."""
    return min(_once(act) for _ in range(times))


def _once(act: Callable[[], object]) -> float:
    began = perf_counter()
    act()
    return 1000 * (perf_counter() - began)


def a_second(decisions: Iterator[object], number: int = DECISIONS) -> float:
    """How many decisions are made in a second of processor time on one core."""
    began = process_time()
    made = sum(1 for _ in islice(decisions, number))
    return made / (process_time() - began)


def in_turn(ours: Callable[[], float], theirs: Callable[[], float], rounds: int = 7) -> tuple[float, float, float]:
    """Our median figure, theirs, and the median of the ratios of ours to theirs, of measurements taken in turn."""
    pairs = [(ours(), theirs()) for _ in range(rounds)]
    return median(a for a, _ in pairs), median(b for _, b in pairs), median(a / b for a, b in pairs)


def lines(rows: Iterable[Row]) -> list[str]:
    """The table in Markdown."""
    cells = [("", "here", "beside", "goal", "")]
    cells += [(row.what, _figure(row.ours, row.unit), _beside(row), row.goal, _mark(row)) for row in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(5)]
    text = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in cells
    ]
    return [text[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *text[1:]]


def _beside(row: Row) -> str:
    return f"{row.theirs[0]} {_figure(row.theirs[1], row.unit)}" if row.theirs else ""


def _mark(row: Row) -> str:
    return ("met" if row.met else "not met") if row.goal else ""


def _figure(number: float, unit: str) -> str:
    digits = 0 if number >= 100 else 1 if number >= 10 else 2
    return f"{number:,.{digits}f} {unit}".strip()


def middle(numbers: Sequence[float]) -> float:
    """The median."""
    return median(numbers)
