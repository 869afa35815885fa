"""What an outline of another program can become, and how files call that."""

from __future__ import annotations

import re
from typing import Literal

Kind = Literal["land", "sea", "lake"]

_WORDS: dict[Kind, frozenset[str]] = {
    "lake": frozenset({"lake", "lakes", "lagoon", "reservoir", "pond", "inland"}),
    "sea": frozenset(
        {"sea", "seas", "ocean", "oceans", "water", "waters", "bay", "gulf", "strait", "channel", "sound", "marine"}
    ),
}


def kind_of(text: str) -> Kind:
    """What something of this type is, by the words of its type; land when they don't tell."""
    words = set(re.findall(r"[^\W\d_]+", text.casefold()))
    return next((kind for kind, known in _WORDS.items() if words & known), "land")
