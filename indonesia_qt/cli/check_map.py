"""`check_map-map`: all that is wrong with a map is told."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.files.reader import MapError
from indonesia_qt.cli.console import number_of, say
from indonesia_qt.library.maps import load_map


def check_map(options: argparse.Namespace) -> int:
    """Print a line for each problem; the exit code is 1 when one of them is an error."""
    from indonesia_qt.mapmaking.edit.draft import Draft
    from indonesia_qt.mapmaking.review.checks import checked

    try:
        found = load_map(options.map)
    except MapError as error:
        return _say_damage(options.map, error)
    return _say_problems(found.board.title, checked(Draft(found.board, found.data)).open)


def _say_damage(name: str, error: MapError) -> int:
    """Tell all that is wrong with a map that can't be played because of `error`."""
    from indonesia_qt.mapmaking.files.repair import repaired

    found = repaired(name)
    if not found.flaws:
        raise error
    return _say_problems(str(found.folder), found.problems())


def _say_problems(checked: str, found: Sequence[Problem]) -> int:
    for problem in found:
        say(f"{problem.level}: {problem.place}: {problem.text}")
    errors = sum(problem.level == "error" for problem in found)
    say(f"{checked}: {number_of(errors, 'error')}, {number_of(len(found) - errors, 'warning')}")
    return 1 if errors else 0
