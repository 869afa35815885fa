"""What a full read of all words found: its wordings are in the program and the pages, and the old ones aren't.

`dispositions.json` has a row for each finding, by its table and its number in it. It was taken, bettered, or overtaken
by what came since.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.i18n.test_languages import LANGUAGES, messages, translations
from tests.i18n.test_style import ROOT, texts

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "dispositions.json").read_text(encoding="utf-8"))
FOUND = {2: 17, 3: 66, 5: 20, 6: 20, 7: 20, 8: 21, 9: 20}
"""How many findings each table has: defects, English, and five languages."""


@cache
def words(place: str) -> str:
    """All texts of the program in a language, or what a file says, on one line."""
    if place == "en":
        return "\n".join(texts())
    if place in LANGUAGES:
        forms = (form.replace("&", "") for message in messages(place) for form in translations(message))
        return "\n".join(forms)
    return " ".join((ROOT / place).read_text(encoding="utf-8").split(" ")).replace("\n", " ")


def test_every_finding_has_a_disposition() -> None:
    assert Counter(row["table"] for row in ROWS) == FOUND
    assert [row["row"] for row in ROWS] == [number for most in FOUND.values() for number in range(1, most + 1)]
    assert all(row["now"] for row in ROWS if row["how"] in ("taken", "bettered"))
    assert all(row.get("why") for row in ROWS if row["how"] == "overtaken")


@pytest.mark.parametrize("table", FOUND)
def test_what_was_taken_is_said_and_the_old_words_are_gone(table: int) -> None:
    rows = [row for row in ROWS if row["table"] == table]
    assert not [(row["row"], old) for row in rows for old in row["was"] if old in words(row["place"])]
    assert not [(row["row"], now) for row in rows for now in row["now"] if now not in words(row["place"])]
