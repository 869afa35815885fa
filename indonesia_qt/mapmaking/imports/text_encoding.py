"""Texts of other programs: in whatever encoding, with whatever signs."""

from __future__ import annotations

import codecs
import re

MARKS = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
LONGEST = 200
"""Letters of a text that are looked at."""
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|[\ud800-\udfff]")
"""What no name on a map has: controls, orders to write the other way round, and halves of letters."""


def decoded(data: bytes) -> str:
    """The text in `data`: UTF-8, UTF-16 where it begins with its mark, and otherwise cp1252, as old programs wrote."""
    encoding = next((name for mark, name in MARKS.items() if data.startswith(mark)), "utf-8")
    try:
        return data.decode(encoding).removeprefix("\ufeff")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def plain(text: str) -> str:
    """The beginning of a text on one line, without signs that can't be seen."""
    return " ".join(_UNSEEN.sub(" ", text[:LONGEST]).split())
