"""A language for tests: English in accented letters, between brackets, and two fifths longer.

What is left in plain letters has not been translated; what is cut off at its end lacks its bracket.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from math import ceil

from indonesia_qt.i18n import catalogue
from indonesia_qt.i18n.text import English, speak

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçđéƒğĥîĵķļṁñöþǫŕšţûṽŵẋýž"
LETTERS = str.maketrans(PLAIN, ACCENTED)
KEPT = re.compile(r"\{[^}]*\}|<[^>]*>|&[a-z]+;")
"""Places of values, tags and entities."""
WORD = re.compile("[A-Za-z]+(&[A-Za-z]+)?")
"""Perhaps with the mark of a letter that is a key."""
LONGER = 0.4


read_catalogue = cache(catalogue.read)
"""Reads all texts of the program, once."""


@cache
def texts() -> dict[tuple[str, str, bool], str]:
    """The texts of the catalogue in the language."""
    return {(text.text, text.meaning, bool(text.one)): accented(text.text) for text in read_catalogue().texts}


class Pseudo:
    """Knows the texts of the catalogue, and no other."""

    language = "en-XA"

    def translate(self, text: str, meaning: str, number: int | None) -> str:
        return texts().get((text, meaning, number is not None), "")


@contextmanager
def pseudo_language() -> Iterator[None]:
    """Speak it for as long as this lasts."""
    speak(Pseudo())
    try:
        yield
    finally:
        speak(English())


def accented(text: str) -> str:
    """A text in the language; what has no letters is the same."""
    parts = KEPT.split(text)
    if not re.search("[A-Za-z]", "".join(parts)):
        return text
    kept = [*KEPT.findall(text), ""]
    return f"⟦{''.join(_longer(part) + place for part, place in zip(parts, kept, strict=True))}⟧"


def _longer(part: str) -> str:
    """Each word in accented letters and longer, so that lines break where those of a language do."""
    return WORD.sub(lambda word: word[0].translate(LETTERS) + "~" * ceil(LONGER * len(word[0])), part)


def untranslated(text: str, names: Iterable[str] = ()) -> list[str]:
    """What of a text that was told in the language is still English: words of plain letters that are no names."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return re.findall("[A-Za-z]{2,}", text)
