"""Prints what the command line has for its user."""

from __future__ import annotations

import sys
from typing import TextIO

from indonesia_qt.i18n.untrusted_text import visible


class CommandError(Exception):
    """Something in the command that can't be done; the message is for the user."""


def say(line: str, stream: TextIO | None = None) -> None:
    """Print a line, on the standard output unless another `stream` is given.

    What a file, a map or a bot put into it can neither steer the terminal nor turn the direction of the text.
    """
    print(visible(line), file=stream or sys.stdout)


def number_of(n: int, thing: str) -> str:
    """So many of something: "1 game", "2 games"."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
