"""Limits of the process in which a stranger's file of outlines becomes areas: memory, and processor time.

They grow with the file, so that large ones of honest people come in. Only Linux limits memory.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import figure, tr

if sys.platform != "win32":
    import resource

LEAST_BYTES, BYTES_FOR_EACH, MOST_BYTES = 500_000_000, 100, 2_000_000_000
"""Of memory: for a small file, for each byte of a larger one, and for the largest."""
LEAST_SECONDS, SECONDS_FOR_MB = 8, 10
"""Of processor time: for any file, and more for each megabyte."""


class Limits(Struct, frozen=True):
    """How many bytes of memory, and how many seconds of processor time, the import of a file may take."""

    memory: int
    seconds: int

    @property
    def out_of_memory(self) -> str:
        """Why a file isn't imported that takes more memory."""
        return tr(
            "It takes more than {n}\u00a0MB of memory, the limit for a file of this size. Simplify it, or split it.",
            n=figure(self.memory // 1_000_000),
        )

    @property
    def out_of_time(self) -> str:
        """Why a file isn't imported that takes more time."""
        return tr(
            "It takes more than {n}\u00a0s to import, the limit for a file of this size. Simplify it, or take only one "
            "layer or a part of it.",
            n=figure(self.seconds),
        )

    @property
    def ended(self) -> str:
        """Why a file isn't imported whose import ended the process; mostly that is because of the memory, too."""
        return tr(
            "The import ended unexpectedly. It may take more than {n}\u00a0MB of memory, the limit for a file of this "
            "size.",
            n=figure(self.memory // 1_000_000),
        )


def limits_for(file: Path) -> Limits:
    """Return the limits for a file; one that can't be found counts as empty."""
    size = 0
    with suppress(OSError, ValueError):
        size = file.stat().st_size
    memory = min(max(LEAST_BYTES, BYTES_FOR_EACH * size), MOST_BYTES)
    return Limits(memory, LEAST_SECONDS + SECONDS_FOR_MB * size // 1_000_000)


@contextmanager
def confined(file: Path, *, timed: bool = False) -> Iterator[None]:
    """Limit the memory of this process to what the import of a file may take, and its time if it is `timed`.

    Raises `MapError` when the memory doesn't suffice, or outlines can't be worked with. When the time is up, the system
    ends the process.
    """
    from shapely import GEOSException  # takes long to load, and whoever asks only for the limits needs none

    limits = limits_for(file)
    try:
        with ExitStack() as stack:
            if sys.platform == "linux":
                # Much of them is reserved, and not used.
                pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
                stack.enter_context(_limited(resource.RLIMIT_AS, pages * resource.getpagesize() + limits.memory))
            if sys.platform != "win32" and timed:
                stack.enter_context(_limited(resource.RLIMIT_CORE, 0))
                used = math.ceil(time.process_time())  # the limit counts from the start of the process
                stack.enter_context(_limited(resource.RLIMIT_CPU, used + limits.seconds))
            yield
    except MemoryError:  # without the limit, since the sentence needs some, too
        raise MapError(file, "", limits.out_of_memory) from None
    except GEOSException as error:
        reason = tr("Its outlines can’t be worked with ({error}).", error=error)
        raise MapError(file, "", limits.out_of_memory if "bad_alloc" in str(error) else reason) from None


if sys.platform != "win32":

    @contextmanager
    def _limited(what: int, most: int) -> Iterator[None]:
        """Set a limit of the system for this process, as far as it may be set."""
        before = resource.getrlimit(what)
        hard = before[1]
        resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
        try:
            yield
        finally:
            resource.setrlimit(what, before)
