"""JSON in which an object has each key once: readers differ in which of two equal keys counts."""

from __future__ import annotations

import json
import re
from typing import Any

from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import one_line

_KEYS_AND_BRACES = re.compile(rb'("(?:[^"\\]|\\.)*")\s*(:)?|[{}]')


class DoubleKeyError(ValueError):
    """An object has the same key twice, the second time in this line of the text."""

    line = 1


def check_unique_keys(data: bytes) -> None:
    """Raise `DoubleKeyError` when an object in `data` has the same key twice; the sentence names the key.

    Raises another `ValueError` for what is no JSON in UTF-8, or is nested too deeply. The work grows with the length.
    """
    try:
        # Numbers stay text: to turn one of many digits into a number takes long.
        json.loads(data.decode(), object_pairs_hook=_check_object, parse_int=str, parse_float=str)
    except RecursionError:
        raise ValueError(tr("The data is nested too deeply.")) from None
    except DoubleKeyError as error:
        error.line = _line_of_second_key(data)
        raise


def _check_object(members: list[tuple[str, Any]]) -> None:
    """Check one object; nothing is kept of it."""
    seen: set[str] = set()
    for key, _ in members:
        if key in seen:
            shown = one_line(key).encode(errors="replace").decode()  # half of a surrogate pair is no text
            raise DoubleKeyError(tr("The key “{key}” is used twice.", key=shown))
        seen.add(key)


def _line_of_second_key(data: bytes) -> int:
    """The line of the first key in JSON text that its object has already."""
    objects: list[set[str]] = []
    for found in _KEYS_AND_BRACES.finditer(data):
        text, colon = found.groups()
        if found[0] == b"{":
            objects.append(set())
        elif found[0] == b"}":
            objects.pop()
        elif colon:
            key = json.loads(text)
            if key in objects[-1]:
                return data.count(b"\n", 0, found.start()) + 1
            objects[-1].add(key)
    return 1
