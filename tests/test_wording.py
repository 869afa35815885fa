"""Texts: English without a translator, and what a translator says with one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from indonesia_qt.core.flow import because
from indonesia_qt.wording import English, counted, phrase, speak, tr

GERMAN = {
    ("Bid {amount}", "", None): "{amount} bieten",
    ("Bid", "sum", None): "Gebot",
    ("{n} ships", "", 1): "{n} Schiff",
    ("{n} ships", "", 2): "{n} Schiffe",
    ("Only {good} is left.", "", None): "Es gibt nur noch {good}.",
    ("rice", "", None): "Reis",
}


class German:
    """A few words of German."""

    def translate(self, text: str, meaning: str, number: int | None) -> str:
        return GERMAN.get((text, meaning, number), "")


@pytest.fixture
def german() -> Iterator[None]:
    speak(German())
    yield
    speak(English())


def test_without_a_translator_texts_are_english() -> None:
    assert tr("Bid {amount}", amount=7) == "Bid 7"
    assert [counted(n, "{n} ship", "{n} ships") for n in (0, 1, 1200)] == ["0 ships", "1 ship", "1,200 ships"]
    assert phrase("rice") == "rice"


def test_a_text_with_braces_and_no_values_is_left_alone() -> None:
    assert tr("{not a place}") == "{not a place}"


@pytest.mark.usefixtures("german")
def test_a_translator_is_asked_for_the_text_its_meaning_and_the_number() -> None:
    assert tr("Bid {amount}", amount=7) == "7 bieten"
    assert (tr("Bid"), tr("Bid", "sum")) == ("Bid", "Gebot")
    assert [counted(n, "{n} ship", "{n} ships") for n in (1, 2)] == ["1 Schiff", "2 Schiffe"]


@pytest.mark.usefixtures("german")
def test_what_is_not_translated_stays_english() -> None:
    assert counted(1, "{n} good", "{n} goods") == "1 good"
    assert tr("Pass") == "Pass"


@pytest.mark.usefixtures("german")
def test_a_reason_is_told_in_the_language_in_use_with_its_terms() -> None:
    reason = because("R-END-01", "Only {good} is left.", good="rice")
    assert str(reason) == "Es gibt nur noch Reis."
    assert reason == because("R-END-01", "Only {good} is left.", good="rice")
