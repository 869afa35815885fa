"""How names are put in order and found, as the language does that is spoken."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import TypeVar

from PySide6.QtCore import QCollator, QLocale, Qt

T = TypeVar("T")

STROKED = str.maketrans("đħıłøŧ", "dhilot")
"""Letters with a stroke, or without a dot, and those that they are typed as: Unicode takes none of them apart."""


def in_order(things: Iterable[T], name: Callable[[T], str] = attrgetter("name")) -> list[T]:
    """Return things in the order of their names, where capitals count as small letters and 10 comes after 9."""
    collator = QCollator(QLocale())
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    collator.setNumericMode(True)
    return sorted(things, key=lambda thing: collator.sortKey(name(thing)))


def folded(text: str) -> str:
    """Return a text without capitals and accents, for searching."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(STROKED)
