"""Prints what the command line has for its user."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.untrusted_text import visible


class CommandError(Exception):
    """Something in the command that can't be done; the message is for the user."""


class OptionError(CommandError):
    """An option that can't be used as it was given."""


def say(line: str, stream: TextIO | None = None) -> None:
    """Print a line, on the standard output unless another `stream` is given.

    What a file, a map or a bot put into it can neither steer the terminal nor turn the direction of the text. Raises
    `CommandError`, or `BrokenPipeError` when nobody reads on.
    """
    out = stream or sys.stdout
    with printing(out):
        print(visible(line), file=out, flush=True)


@contextmanager
def printing(stream: TextIO) -> Iterator[None]:
    """Have nothing more printed on a stream after that failed, not even what Python still holds when it ends.

    Raises `CommandError` then, or `BrokenPipeError` when nobody reads on.
    """
    try:
        yield
    except OSError as error:
        void = os.open(os.devnull, os.O_WRONLY)
        os.dup2(void, stream.fileno())
        os.close(void)
        if isinstance(error, BrokenPipeError):
            raise
        raise CommandError(f"The output can’t be written. {reason_of(error)}") from None


def number_of(n: int, thing: str) -> str:
    """So many of something: "1 game", "2 games"."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
