"""Shows on the standard error how far a command has come."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from indonesia_qt.cli.console import say

LINE_SECONDS = 10.0
"""How long it takes from one line to the next where there is no terminal."""


def add_quiet(parser: argparse.ArgumentParser) -> None:
    """Add the option that leaves the progress out."""
    parser.add_argument("-q", "--quiet", action="store_true", help="don’t show the progress")


@contextmanager
def progress(total: int, unit: str, done: int = 0, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Return what is called with how many of the `total` are done: so many of a unit, such as "games".

    A terminal shows a bar. Elsewhere, as in a log, a line follows the one before when some seconds have gone by.
    """
    if quiet:
        yield lambda _: None
    elif sys.stderr.isatty():
        from tqdm import tqdm

        with tqdm(total=total, initial=done, unit=f" {unit}") as bar:
            yield lambda n: bar.update(n - bar.n) and None
    else:
        printed = time.monotonic()

        def tell(n: int) -> None:
            nonlocal printed
            if (now := time.monotonic()) - printed >= LINE_SECONDS:
                printed = now
                say(f"{n} of {total} {unit}", sys.stderr)

        yield tell
