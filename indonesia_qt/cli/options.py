"""What several commands can be told: a map, and how many games from which seed on."""

from __future__ import annotations

import argparse

from indonesia_qt.library.maps import DEFAULT_MAP


def add_map(parser: argparse.ArgumentParser) -> None:
    """The map that the command is about, which is Indonesia when none is told."""
    parser.add_argument("map", nargs="?", default=DEFAULT_MAP, metavar="MAP", help="the name of a map, or its folder")


def add_games(parser: argparse.ArgumentParser, usual: int, seed_of: str) -> None:
    """How many games are played, on which map and from which seed on; `seed_of` says what the seed is for."""
    parser.add_argument("--games", type=positive, default=usual, metavar="N", help=f"how many games ({usual})")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=seed_of)
    parser.add_argument("--map", default=DEFAULT_MAP, metavar="M", help="the name of a map, or its folder")


def positive(text: str) -> int:
    """A number above 0. Raises `argparse.ArgumentTypeError` for anything else."""
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number
