"""How names are put in order, as the language does that is spoken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import TypeVar

from PySide6.QtCore import QCollator, QLocale, Qt

T = TypeVar("T")


def in_order(things: Iterable[T], name: Callable[[T], str] = attrgetter("name")) -> list[T]:
    """Return things in the order of their names, where capitals count as small letters and 10 comes after 9."""
    collator = QCollator(QLocale())
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    collator.setNumericMode(True)
    return sorted(things, key=lambda thing: collator.sortKey(name(thing)))
