"""Names for new files: short enough for every system, and of no other file."""

from __future__ import annotations

import os
import re
from itertools import chain, count
from pathlib import Path

_FORBIDDEN = re.compile(r'[/\\:*?"<>|\x00-\x1f\x7f]')
"""Signs that no file's name has on every system."""
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE)
"""Devices of Windows, which no file may be called, whatever its ending."""


def is_possible(name: str) -> bool:
    """Return whether a file may be called so on every system, as far as that depends on its letters.

    >>> is_possible("con"), is_possible("Con.tar"), is_possible("a:b"), is_possible("Conny")
    (False, False, False, True)
    """
    return not _FORBIDDEN.search(name) and not _RESERVED.fullmatch(name)


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
