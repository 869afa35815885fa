"""The commands about maps: `check-map`, `export-graph`, `generate`, `render`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.cli.console import CommandError, number_of, say
from indonesia_qt.cli.options import add_map
from indonesia_qt.core.record import read
from indonesia_qt.files.whole_file import reason_of, write_whole
from indonesia_qt.library import load_map, map_of


def check_map(options: argparse.Namespace) -> int:
    """Print a line for each problem; the exit code is 1 when one of them is an error."""
    from indonesia_qt.board.draft import Draft
    from indonesia_qt.mapmaking.review.checks import checked

    try:
        found = load_map(options.map)
    except MapError as error:
        return _say_damage(options.map, error)
    return _say_problems(found.board.title, checked(Draft(found.board, found.data)).open)


def _say_damage(name: str, error: MapError) -> int:
    """Print all that is wrong with a map that can't be played because of `error`."""
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


def add_graph_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the map and the file of the graph."""
    add_map(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="save the graph in this .graphml file")


def export_graph(options: argparse.Namespace) -> int:
    """Write the graph."""
    from indonesia_qt.board import graph

    try:
        write_whole(options.out, graph.graphml(load_map(options.map).board))
    except OSError as error:
        raise CommandError(f"--out: {options.out}: {reason_of(error)}") from None
    return 0


REFUSED = 2
"""The exit code when no map is made."""


def add_generate_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the seed, the numbers, and the folder of the map."""
    parser.add_argument("--seed", type=int, required=True, metavar="S", help="make the map of this seed")
    parser.add_argument("--islands", type=int, metavar="N", help="make N islands (default: goes with --areas)")
    parser.add_argument("--areas", type=int, metavar="N", help="make N land areas (default: 60)")
    parser.add_argument("--provinces", type=int, metavar="N", help="make N provinces (default: goes with --areas)")
    parser.add_argument("--seas", type=int, metavar="N", help="make N seas (default: goes with --areas)")
    parser.add_argument(
        "--shape",
        choices=("scattered", "compact"),
        default="scattered",
        help="lay the islands far apart or close together (default: scattered)",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="save the map in this new folder")


def generate(options: argparse.Namespace) -> int:
    """Make a map from a seed and save it; the exit code is 2, after a sentence, when that can't be done."""
    from indonesia_qt.board.draft import EditError
    from indonesia_qt.mapmaking.archipelago.made import made
    from indonesia_qt.mapmaking.archipelago.options import usual
    from indonesia_qt.mapmaking.files import storage

    numbers = options.seed, options.areas, options.islands, options.provinces, options.seas, options.shape
    try:
        if storage.content(options.out) != "nothing" or options.out.is_file():
            raise EditError(f"There’s already something in {options.out}. Choose another folder.")
        draft = made(usual(*numbers))
        storage.save(draft, options.out)
    except (EditError, MapError) as error:
        say(f"indonesia-qt: {error}", sys.stderr)
        return REFUSED
    say(f"Saved {draft.board.title} in {options.out}.")
    return 0


LEAST, MOST = 16, 20000
"""Pixels of a picture's side."""


def add_picture_options(parser: argparse.ArgumentParser) -> None:
    """Add options for what is drawn, the file and its size."""
    parser.add_argument("save", nargs="?", type=Path, metavar="SAVE", help="saved game to show on the board")
    parser.add_argument("--map", default="", metavar="MAP", help="show this map if there is no saved game")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="save the picture in this .png, .svg or .pdf file"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="set the size in pixels (default: 2440 wide)")


def render(options: argparse.Namespace) -> int:
    """Draw the board."""
    from indonesia_qt.ui.support.picture_file import PictureError
    from indonesia_qt.ui.table.board.board_image import draw_board

    record = read(options.save) if options.save else None
    played_on = map_of(record) if record else load_map(options.map)
    try:
        draw_board(played_on, record, options.out, options.size)
    except PictureError as error:
        raise CommandError(f"--out: {error}") from None
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (_is_side(width) and _is_side(height)):
        raise argparse.ArgumentTypeError(
            f"“{text}” isn’t a size such as 1600x900, with {LEAST} to {MOST} pixels a side"
        )
    return int(width), int(height)


def _is_side(text: str) -> bool:
    return text.isdecimal() and LEAST <= int(text) <= MOST
