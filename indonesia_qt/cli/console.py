"""What the command line says to its user."""

from __future__ import annotations

import sys
from typing import TextIO


class CommandError(Exception):
    """Something in the command that can't be done; the message is for the user."""


def say(line: str, stream: TextIO | None = None) -> None:
    """Print a line, on the standard output unless another `stream` is given."""
    print(line, file=stream or sys.stdout)
