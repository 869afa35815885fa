"""The languages that the program offers are complete: each text that a player may read is said in each of them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache

import pytest

from indonesia_qt.i18n import catalogue
from tests.i18n.linguist import SOURCES
from tests.i18n.pseudo import read_catalogue

QUOTATION_MARKS = {"de": "„“", "fr": "«»", "id": "“”", "it": "«»", "nl": "“”"}
LANGUAGES = ("de", "fr", "id", "it", "nl")

SAME = {
    "de": {
        "Bank", "Bots", "Chance", "Chips", "E&xport", "Enter", "Esc", "Expansion", "Filter",
        "Filter ({number})", "Illegal",
        "Land", "Max", "Min", "Name", "Name in {language}", "Name:", "Neutral", "Normal", "Pause", "Plan", "Problem",
        "Rp", "Singapore", "Singapore {seed}", "Standard", "Text", "Zoom", "illegal", "{amount}\N{NO-BREAK SPACE}Rp",
        "{seconds}\u00a0s", "Raffles’ Plan",
    },
    "fr": {
        "&Documentation", "Acquisitions", "Actions", "Alternatives", "Animations", "Bots", "Casino", "Description",
        "Expansion", "Expert", "Gain", "ID", "Licence", "Max", "Menu", "Messages", "Min", "Normal", "Note", "Notes",
        "Options", "Pages", "Pause", "Philippines", "Place", "Plan", "Plans", "Points", "Province", "Provinces",
        "Rotation", "Rp", "Siap faji", "Sites", "Standard", "Suggestion", "Total", "Type", "Volume", "Zoom",
        "exception {a} – {b}", "opium", "siap faji", "tarsier",
        "Net", "Net {net}", "points", "{amount}\u00a0Rp", "{company} ({goods}, net {net})",
        "{player} {sum} ({opium} opium)", "{seconds}\u00a0s", "\u00a0pixels",
    },
    "id": {
        "&Edit", "Bank", "Enter", "Era", "Era {era}: {n}", "Esc", "ID", "Keyboard", "Min", "Normal", "Rp",
        "Siap faji", "Slot &{number}", "Tab, Shift+Tab", "Total", "bank {amount}", "folder", "opium", "siap faji",
        "{id} ({provinces}; era {era})", "Menu", "Era {era}: {offers}", "Era {era}",
        "{deed} (era {era})", "Tutorial", "Zoom", "{n} opium", "A, Shift+A", "T, Shift+T",
        "PgUp, PgDn", "rupiah", "{amount} rupiah",
    },
    "it": {
        "&File", "A, Shift+A", "Area", "Era", "Era {era}: {n}", "Esc", "ID", "Max", "Min", "Rp", "Siap faji",
        "T, Shift+T", "Tab, Shift+Tab",
        "Zoom", "area", "byte {start}", "no", "siap faji", "{amount}\u00a0Rp", "{id} ({provinces}; era {era})",
        "{seconds}\u00a0s", "Menu", "Era {era}: {offers}",
        "Era {era}", "Standard", "{deed} (era {era})", "Round", "Round 1", "Round 2", "Round 6",
        "Round {number}", "Singapore", "Singapore {seed}", "Slot &{number}", "Tutorial",
    },
    "nl": {
        "PgUp, PgDn", "{area}, land",
        "&Help", "5 Hut", "Bank", "Blunder", "Blunders", "Bots", "Casino", "Effect", "Enter", "Esc", "Expert", "Extra",
        "Filter", "Filter ({number})", "ID", "Land", "Letter", "Max", "Min", "Open", "Plan", "Rp", "Rubber",
        "Siap faji", "Singapore", "Singapore {seed}", "A, Shift+A", "T, Shift+T", "Tab, Shift+Tab",
        "Details", "Menu", "Volume", "Zoom", "bank {amount}", "byte {start}", "\u00a0pixels", "opium", "rubber",
        "siap faji", "{player} {sum} ({opium} opium)", "{seconds}\u00a0s",
    },
}  # fmt: skip
"""Words that are written as in English."""
FILE = "{game} problem {date}"
"""A text that names a file."""


@cache
def messages(code: str) -> list[ET.Element]:
    return list(ET.parse(SOURCES / f"{code}.ts").iter("message"))


def translations(message: ET.Element) -> list[str]:
    found = message.find("translation")
    assert found is not None
    return [form.text or "" for form in found.findall("numerusform") or [found]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_translated(code: str) -> None:
    wanted = {(text.text, text.meaning) for text in read_catalogue().texts}
    done = {
        (message.findtext("source", ""), message.findtext("comment", ""))
        for message in messages(code)
        if message.find("translation[@type]") is None and all(translations(message))
    }
    assert wanted - done == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_translations_have_the_values_of_their_texts(code: str) -> None:
    assert list(catalogue.faults(SOURCES / f"{code}.ts")) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_the_same_as_in_english_is_meant_to_be(code: str) -> None:
    same = {
        source
        for message in messages(code)
        if translations(message) == [source := message.findtext("source", "")] and any(map(str.isalpha, bare(source)))
    }
    assert same - SAME[code] == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_texts_have_the_same_quotation_marks(code: str) -> None:
    shown = QUOTATION_MARKS[code]
    assert [
        text for message in messages(code) for text in translations(message) if set(text) & (set("“”„«»") - set(shown))
    ] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_of_files_can_be_used_on_every_system(code: str) -> None:
    (named,) = [translations(message) for message in messages(code) if message.findtext("source") == FILE]
    assert not set("".join(named)) & set('<>:"/\\|?*')


def bare(text: str) -> str:
    """A text without its values."""
    while "{" in text:
        text = text[: text.index("{")] + text[text.index("}") + 1 :]
    return text
