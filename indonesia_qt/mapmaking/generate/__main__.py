"""Makes a board map in two steps: its outlines, from Natural Earth or made up, and the map from a recipe folder."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import TextIO

import msgspec

from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.files import board_file
from indonesia_qt.mapmaking.generate import build, coastline, islands, recipe, seeds
from indonesia_qt.mapmaking.layout import overlaps


def main(arguments: list[str] | None = None) -> int:
    """Run one step of map making; the exit code is 0, 1 if the map made has problems, 2 if the recipe makes none."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.step(options))
    except recipe.RecipeError as error:
        _say(str(error), sys.stderr)
        return 2


_DESCRIPTION = (
    "Make a board map in two steps: its outlines, from Natural Earth or made up, then the map from a recipe folder."
)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m indonesia_qt.mapmaking.generate", description=_DESCRIPTION)
    steps = parser.add_subparsers(required=True, metavar="STEP")
    step = steps.add_parser("coastline", help="take the outlines of the recipe's landmasses from Natural Earth")
    step.add_argument("--natural-earth", type=Path, required=True, metavar="FILE", help="read this countries-10m.json")
    step.set_defaults(step=_coastline)
    step = steps.add_parser("islands", help="make up the outlines of the landmasses, for places that don’t exist")
    step.set_defaults(step=_islands)
    step = steps.add_parser("build", help="make the map")
    step.add_argument(
        "--facts", type=Path, metavar="FILE", help="read the facts from this file (default: facts.json of the recipe)"
    )
    step.add_argument("--out", type=Path, required=True, metavar="FILE", help="write the map to this file")
    step.set_defaults(step=_build)
    step = steps.add_parser("seeds", help="search for seeds that make the right areas of a landmass touch")
    step.add_argument("landmass", help="id of the landmass")
    step.add_argument(
        "--steps",
        type=int,
        default=8000,
        metavar="N",
        help="try N steps; 8000 take one to four minutes (default: 8000)",
    )
    step.add_argument("--random", type=int, default=0, metavar="N", help="search with random seed N (default: 0)")
    step.add_argument("--write", action="store_true", help="save the seeds in the recipe")
    step.set_defaults(step=_seeds)
    for step in steps.choices.values():
        step.add_argument("--recipe", type=Path, required=True, metavar="FOLDER", help="use the recipe in this folder")
    return parser


def _say(line: str, stream: TextIO | None = None) -> None:
    print(line, file=stream or sys.stdout)


def _coastline(options: argparse.Namespace) -> int:
    land = recipe.read_landmasses(options.recipe)
    outlines = coastline.extract(options.natural_earth, land.landmasses)
    coastline.write(outlines, options.recipe / recipe.COASTLINE, coastline.SOURCE)
    return 0


def _islands(options: argparse.Namespace) -> int:
    outlines = islands.outlines(islands.read(options.recipe))
    coastline.write(outlines, options.recipe / recipe.COASTLINE, islands.SOURCE)
    return 0


def _build(options: argparse.Namespace) -> int:
    outlines = coastline.read(options.recipe / recipe.COASTLINE)
    board = build.board(recipe.read(options.recipe, options.facts), outlines)
    board_file.write(board, options.out)
    found = [f"{problem.level}: {problem.place}: {problem.text}" for problem in all_checks.problems(board)]
    found += overlaps.clashes(board)
    for line in found:
        _say(line)
    return 1 if found else 0


def _seeds(options: argparse.Namespace) -> int:
    given, outlines = recipe.read(options.recipe), coastline.read(options.recipe / recipe.COASTLINE)
    found = seeds.search(given, outlines, options.landmass, options.steps, Random(options.random))
    _say(f"cost {found.cost:.2f}, smallest radius {found.least_radius:.1f}, wrong contacts: {len(found.wrong)}")
    for contact in found.wrong:
        _say(f"{contact.a} - {contact.b}: {contact.length:.0f} units")
    if options.write:
        others = [seed for seed in given.areas.seeds if seed.landmass != options.landmass]
        recipe.write_areas(msgspec.structs.replace(given.areas, seeds=others + found.seeds), options.recipe)
    return 0


if __name__ == "__main__":
    sys.exit(main())
