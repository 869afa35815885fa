"""What a change of a map of 1,000 areas costs with all of its checks: `python -m tests.benchmarks.editing`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from msgspec.structs import replace

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.linking import changes_at, toggled, with_threshold
from indonesia_qt.mapmaking.edit.placement import move_token
from indonesia_qt.mapmaking.edit.shapes.nodes import moved
from indonesia_qt.mapmaking.review.checks import checked
from tests.benchmarks.table import Row
from tests.mapmaking.boards import draft, grid

COLUMNS, ROWS = 40, 25
TIMES = 15
MOST = 100
"""Milliseconds that a change may take, checks included."""


def measure() -> dict[str, float]:
    """The median of the milliseconds that each kind of change takes, and of the first check."""
    checked(draft(grid(2, 2)))  # imports the game
    random, start = Random(1), draft(grid(COLUMNS, ROWS))
    first = _milliseconds(lambda: checked(start))

    def move(now: Draft) -> Draft:
        node = random.choice(random.choice(now.board.lands).shape[0][0])
        return moved(now, [node], random.uniform(-2, 2), random.uniform(-2, 2))

    def toggle(now: Draft) -> Draft:
        a, b, _ = random.choice(list(now.board.links()))
        return replace(now, board=toggled(now.board, a, b))

    def token(now: Draft) -> Draft:
        area = random.choice(now.board.lands)
        return move_token(now, area.id, (area.token[0] + random.uniform(-2, 2), area.token[1]))

    def threshold(now: Draft) -> Draft:
        value = random.uniform(20, 30)
        changes_at(now.board, value)
        return replace(now, board=with_threshold(now.board, value))

    changes = {"a node": move, "a link": toggle, "a token": token, "the threshold": threshold}
    return {"first check": first} | {what: _median(start, change) for what, change in changes.items()}


def _median(start: Draft, change: Callable[[Draft], Draft]) -> float:
    """Milliseconds of one change after the other, each with its checks; those that are refused don't count."""
    times, now = list[float](), start
    while len(times) < TIMES:
        began = perf_counter()
        try:
            now = change(now)
        except EditError:
            continue
        checked(now)
        times.append(1000 * (perf_counter() - began))
    return median(times)


def _milliseconds(act: Callable[[], object]) -> float:
    began = perf_counter()
    act()
    return 1000 * (perf_counter() - began)


def rows() -> list[Row]:
    """A row for each kind of change."""
    found = measure()
    first = Row("all checks of a map of 1,000 areas, the first time", found.pop("first check"), "ms", "", True)
    return [
        first,
        *(
            Row(f"{what} changed there, with all checks", time, "ms", f"under {MOST} ms", time < MOST)
            for what, time in found.items()
        ),
    ]


def main() -> None:
    """Print the figures."""
    for what, time in measure().items():
        sys.stdout.write(f"{what:14} {time:6.1f} ms\n")


if __name__ == "__main__":
    main()
