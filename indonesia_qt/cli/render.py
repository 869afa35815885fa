"""`render`: a picture of the board is made."""

from __future__ import annotations

import argparse
from pathlib import Path

from indonesia_qt.cli.console import CommandError
from indonesia_qt.core.record import read
from indonesia_qt.library.maps import DEFAULT_MAP, load_map, map_of

LEAST, MOST = 16, 20000
"""Pixels of a picture's side."""


def add_picture_options(parser: argparse.ArgumentParser) -> None:
    """What is drawn, in which file and how large."""
    parser.add_argument("save", nargs="?", type=Path, metavar="SAVE", help="the game that stands on it")
    parser.add_argument("--map", default=DEFAULT_MAP, metavar="M", help="the map, when there is no SAVE")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png, .svg or .pdf")
    parser.add_argument("--size", type=_size, metavar="WxH", help="in pixels (2440 wide)")


def render(options: argparse.Namespace) -> int:
    """Draw the board."""
    from indonesia_qt.ui.board.picture_export import PictureError
    from indonesia_qt.ui.games.indonesia.board.board_image import draw_board

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
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1600x900, from {LEAST} to {MOST} a side")
    return int(width), int(height)


def _is_side(text: str) -> bool:
    return text.isdecimal() and LEAST <= int(text) <= MOST
