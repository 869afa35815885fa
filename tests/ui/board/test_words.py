"""The board and the style of the window are for every game: no word of one of them is in their sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from indonesia_qt import ui

PACKAGE = Path(ui.__file__).parent
OF_A_GAME = re.compile(
    "rice|spices?|rubber|oil|siap|faji|goods|rupiah|city|cities|deeds?|ships?|shipping|cargo|hulls?|eras?"
    "|company|companies|mergers?",
    re.IGNORECASE,
)
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
"""A word of a text, or of a name in either way of writing names."""


def words_of_a_game(source: str) -> Iterator[tuple[int, str]]:
    """The words of a game in a source, in names, texts and comments, each with its line."""
    for number, line in enumerate(source.splitlines(), 1):
        for word in WORD.findall(line):
            if OF_A_GAME.fullmatch(word):
                yield number, word


def test_the_board_and_the_style_name_no_game() -> None:
    files = [file for folder in ("board", "style") for file in sorted((PACKAGE / folder).rglob("*.py"))]
    assert len(files) > 20
    found = [
        f"{file.relative_to(PACKAGE)}:{line}: {word}"
        for file in files
        for line, word in words_of_a_game(file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_words_are_found_in_names_texts_and_comments() -> None:
    source = 'class CityMark:\n    """Rice."""\nROUND_SHIP = sea_companies  # of an era\ninterface = relationship'
    assert [word for _, word in words_of_a_game(source)] == ["City", "Rice", "SHIP", "companies", "era"]
