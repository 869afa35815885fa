"""Names for new files: short enough for every system, and of no other file."""

from __future__ import annotations

import os
from itertools import chain, count
from pathlib import Path


def shortened(name: str, most: int) -> str:
    """Return the beginning of a name, or a part of one, that takes at most so many bytes, which is what systems count.

    >>> shortened("欧阳中石", 8)
    '欧阳'
    """
    return name.encode(errors="ignore")[:most].decode(errors="ignore")


def unused(file: Path) -> Path:
    """Return the file, with a number in its name if there is something in its place, be it a link to nothing."""
    numbered = (file.with_name(f"{file.stem} {number}{file.suffix}") for number in count(2))
    return next(one for one in chain((file,), numbered) if not os.path.lexists(one))
