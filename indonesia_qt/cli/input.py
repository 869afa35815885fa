"""Where a command reads one file: the file itself, or the standard input."""

from __future__ import annotations

import argparse
import atexit
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from indonesia_qt.cli.output import STANDARD_OUTPUT
from indonesia_qt.files.whole_file import reason_of, write_whole

LARGEST = 40_000_000
"""Bytes of the standard input: as many as the largest file that any command reads."""
OR_STANDARD_INPUT = f"“{STANDARD_OUTPUT}” for the standard input"
"""Ends the help of an argument."""


def input_file(given: str) -> Path:
    """Return the path that was given; for “-” that of a copy of the standard input, which goes with the program.

    Raises `argparse.ArgumentTypeError` when the standard input can't be read or is too large.
    """
    if given != STANDARD_OUTPUT:
        return Path(given)
    try:
        content = sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b""
    except OSError as error:
        raise argparse.ArgumentTypeError(f"the standard input can’t be read: {reason_of(error)}") from None
    if len(content) > LARGEST:
        raise argparse.ArgumentTypeError(f"the standard input has more than {LARGEST // 1_000_000} MB")
    folder = TemporaryDirectory(prefix="indonesia-qt-")
    atexit.register(folder.cleanup)
    file = Path(folder.name) / "standard input"
    write_whole(file, content)
    return file
