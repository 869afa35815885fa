"""What the parts of a board are called, and how their names are written on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.model import BoardMap, Label
from indonesia_qt.i18n.text import English, speak


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    class German(English):
        language = "de"

    speak(German())
    yield
    speak(English())


def written(board: BoardMap, in_english: str, in_german: str) -> Label:
    """The label of a sea as it is shown, whose own label has letters of 20 map units."""
    sea, label = board.seas[0], Label(board.seas[0].id, in_english, (0.0, 0.0), 20.0)
    sea = replace(sea, name=in_english.replace("\n", " "), names=(("de", in_german),) if in_german else ())
    (shown,) = names.spoken(replace(board, seas=(sea, *board.seas[1:]), labels=(label,))).labels
    return shown


@pytest.mark.parametrize(
    ("in_english", "in_german", "text", "size"),
    [
        ("North Sea", "Nordmeer", "Nordmeer", 20.0),
        ("North Sea", "Mittelmeer", "Mittelmeer", 18.0),
        ("Bay", "Nördliche Meerenge", "Nördliche Meerenge", 16.0),
        ("Gulf of\nTomini", "Golf von Tomini", "Golf von\nTomini", 17.5),
        ("North Sea", "", "North Sea", 20.0),
        ("North Sea", " ", "", 20.0),
    ],
)
def test_a_name_that_is_longer_in_another_language_has_smaller_letters(
    two_islands: BoardMap, in_english: str, in_german: str, text: str, size: float
) -> None:
    shown = written(two_islands, in_english, in_german)
    assert (shown.text, shown.size) == (text, pytest.approx(size))
