"""Measures everything, prints the table and the curves, and draws the chart: `python -m tests.benchmarks [CHART]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tests.benchmarks import (
    archipelago,
    beats,
    delivery,
    editing,
    editor,
    growth,
    largest_saves,
    learning,
    overlays,
    random_games,
    scenes,
    sessions,
    sights,
    singapore,
    table,
    town,
)
from tests.benchmarks.table import Row

MEASURES: tuple[Callable[[], list[Row]], ...] = (
    random_games.rows,
    singapore.rows,
    learning.rows,
    delivery.rows,
    sessions.rows,
    largest_saves.rows,
    sights.rows,
    town.rows,
    overlays.rows,
    beats.rows,
    scenes.rows,
    editing.rows,
    editor.rows,
    archipelago.rows,
)


def main(chart: Path | None) -> None:
    """Print the table; draw the chart when a file is named."""
    rows = [row for measure in MEASURES for row in measure()]
    say(*table.lines(rows), "")
    grown = growth.curves()
    say(*growth.lines(grown))
    if chart:
        growth.draw(grown, chart)


def say(*lines: str) -> None:
    """Print lines."""
    sys.stdout.write("".join(line + "\n" for line in lines))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
