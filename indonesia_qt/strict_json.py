"""JSON in which an object has each key once: readers differ in which of two equal keys counts."""

from __future__ import annotations

import json
from typing import Any

from indonesia_qt.sentence import one_line
from indonesia_qt.wording import tr


def check_unique_keys(data: bytes) -> None:
    """Raise `ValueError` when an object in `data` has the same key twice; the sentence names the key.

    Raises `ValueError` also for what is no JSON in UTF-8, or is nested too deeply. The work grows with the length.
    """
    try:
        # Numbers stay text: to turn one of many digits into a number takes long.
        json.loads(data.decode(), object_pairs_hook=_check_object, parse_int=str, parse_float=str)
    except RecursionError:
        raise ValueError(tr("it is nested too deeply")) from None


def _check_object(members: list[tuple[str, Any]]) -> None:
    """Check one object; nothing is kept of it."""
    seen: set[str] = set()
    for key, _ in members:
        if key in seen:
            shown = one_line(key).encode(errors="replace").decode()  # half of a surrogate pair is no text
            raise ValueError(tr('the key "{key}" is there twice', key=shown))
        seen.add(key)
