"""What JSON text must be: in a format that is known, and with each key of an object once.

Readers differ in which of two equal keys counts.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from indonesia_qt.i18n.text import as_sentence, labelled, phrase, tr
from indonesia_qt.i18n.untrusted_text import one_line

_KEYS_AND_BRACES = re.compile(rb'("(?:[^"\\]|\\.)*")\s*(:)?|[{}]')


class PlacedError(ValueError):
    """Raised for what can't be used in a file: where, "" for the whole of it, and why, in a sentence."""

    def __init__(self, place: str, reason: str) -> None:
        self.place, self.reason = one_line(place), as_sentence(one_line(reason))
        super().__init__(self.located)

    @property
    def located(self) -> str:
        """The place and the reason."""
        return labelled(self.place, self.reason)


class DoubleKeyError(ValueError):
    """An object has the same key twice, the second time in this line of the text, and in this column of it."""

    line = column = 1


def check_format(found: int, newest: int, place: str = "format") -> None:
    """Raise `PlacedError` for a format that never was, or that is newer than the `newest` one that is known."""
    if found < 1:
        raise PlacedError(place, tr("Format {found} doesn’t exist; the first format is 1.", found=found))
    if found > newest:
        text = tr(
            "The file has format {found}, but this version of the program reads formats only up to {known}. "
            "Update the program.",
            found=found,
            known=newest,
        )
        raise PlacedError(place, text)


NOT_JSON = phrase("This isn’t JSON ({error}).")
BROKEN = phrase("A comma, bracket or quotation mark is missing here, or there is one too many.")


def place_and_reason(error: Exception, broken: str = NOT_JSON) -> tuple[str, str]:
    """Return where JSON text is wrong, by the error that it raised, and why; text that is no JSON is `broken`."""
    if isinstance(error, PlacedError):
        return error.place, error.reason
    if isinstance(error, DoubleKeyError):
        return tr("line {line}", line=error.line), str(error)
    if isinstance(error, msgspec.ValidationError):
        return divided(error)
    return "", tr(broken, error=error)


def divided(error: Exception) -> tuple[str, str]:
    """Return the place that an error of `msgspec` names, and the rest of what it says."""
    reason, _, place = str(error).partition(" - at ")
    return place.strip("`").removeprefix("$").removeprefix("."), reason


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
        before = data[: _second_key(data)].decode()
        error.line, error.column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise


def _check_object(members: list[tuple[str, Any]]) -> None:
    """Check one object; nothing is kept of it."""
    seen: set[str] = set()
    for key, _ in members:
        if key in seen:
            shown = one_line(key).encode(errors="replace").decode()  # half of a surrogate pair is no text
            raise DoubleKeyError(tr("The key “{key}” is used twice.", key=shown))
        seen.add(key)


def _second_key(data: bytes) -> int:
    """The byte at which the first key in JSON text stands that its object has already."""
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
                return found.start()
            objects[-1].add(key)
    return 0
