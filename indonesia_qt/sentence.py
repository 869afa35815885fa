"""What is said of a damaged file is one line that can be read, whatever the file holds."""

from __future__ import annotations

LONGEST = 400
"""Letters."""


def one_line(text: str) -> str:
    """The beginning of a text on one line."""
    line = " ".join(text[: LONGEST + 1].split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "\N{HORIZONTAL ELLIPSIS}"
