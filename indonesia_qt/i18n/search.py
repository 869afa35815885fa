"""How what is typed finds a text."""

from __future__ import annotations

import unicodedata

STROKED = str.maketrans("đħıłøŧ", "dhilot")
"""Letters with a stroke, or without a dot, and those that they are typed as: Unicode takes none of them apart."""


def folded(text: str) -> str:
    """Return a text without capitals and accents, for searching."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(STROKED)
