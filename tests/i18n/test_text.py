"""Texts: English without a translator, and what a translator says with one."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from indonesia_qt.core.flow import because, because_counted
from indonesia_qt.i18n.text import (
    English,
    PlaceName,
    Term,
    Whether,
    clauses,
    counted,
    either,
    enumerated,
    figure,
    forms,
    language,
    listed,
    paragraph,
    phrase,
    rounded_figure,
    say,
    short_figure,
    signed,
    speak,
    tr,
)

GERMAN = {
    (",", "between thousands", None): ".",
    (".", "before decimals", None): ",",
    ("Bid {amount}", "", None): "{amount} bieten",
    ("Bid", "sum", None): "Gebot",
    ("{n} ships", "", 1): "{n} Schiff",
    ("{n} ships", "", 2): "{n} Schiffe",
    ("Only {n} fields of {good}.", "", 1): "Nur {n} Feld mit {good}.",
    ("Only {n} fields of {good}.", "", 2): "Nur {n} Felder mit {good}.",
    ("Only {good} is left.", "", None): "Es gibt nur noch {good}.",
    ("rice", "", None): "Reis",
    ("{place} {good}", "company", None): "{good} aus {place}",
    ("{others} and {last}", "list", None): "{others} und {last}",
    ("{good} of {place}", "", None): "{good:A} {place}",
}


class German:
    """A few words of German."""

    language = "de"

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


@pytest.mark.usefixtures("german")
def test_the_language_in_use_is_known() -> None:
    assert language() == "de"


def test_a_text_with_braces_and_no_values_is_left_alone() -> None:
    assert tr("{not a place}") == "{not a place}"


@pytest.mark.usefixtures("german")
def test_a_translator_is_asked_for_the_text_its_meaning_and_the_number() -> None:
    assert tr("Bid {amount}", amount=7) == "7 bieten"
    assert (tr("Bid"), tr("Bid", "sum")) == ("Bid", "Gebot")
    assert [counted(n, "{n} ship", "{n} ships") for n in (1, 2)] == ["1 Schiff", "2 Schiffe"]


SHIPS = Whether("number", forms("{n} ship", "{n} ships"), phrase("Bid {amount}"))


@pytest.mark.usefixtures("german")
def test_a_kept_text_is_said_in_the_language_in_use_with_the_values_that_stand_in_it() -> None:
    assert [say(SHIPS, {"number": n, "amount": 7}) for n in (0, 1, 2)] == ["7 bieten", "1 Schiff", "2 Schiffe"]
    assert say(SHIPS, {"number": 1}) == "1 Schiff", "no other value is asked for"


def test_a_value_of_a_kept_text_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="amount"):
        say(SHIPS, {"number": 0})


@pytest.mark.usefixtures("german")
def test_what_is_not_translated_stays_english() -> None:
    assert counted(1, "{n} good", "{n} goods") == "1 good"
    assert tr("Pass") == "Pass"


@pytest.mark.usefixtures("german")
def test_a_reason_is_told_in_the_language_in_use_with_its_terms() -> None:
    reason = because("R-END-01", "Only {good} is left.", good="rice")
    assert str(reason) == "Es gibt nur noch Reis."
    assert reason == because("R-END-01", "Only {good} is left.", good="rice")


FIELDS = [
    because_counted("R-1", n, "Only {n} field of {good}.", "Only {n} fields of {good}.", good="rice") for n in (1, 2)
]


def test_a_reason_counts() -> None:
    assert list(map(str, FIELDS)) == ["Only 1 field of rice.", "Only 2 fields of rice."]


@pytest.mark.usefixtures("german")
def test_a_reason_counts_in_the_language_in_use() -> None:
    assert list(map(str, FIELDS)) == ["Nur 1 Feld mit Reis.", "Nur 2 Felder mit Reis."]


BALI_RICE = Term("{place} {good}", "company", place="Bali", good="rice")


def test_a_term_is_english_that_can_be_told_anew() -> None:
    assert BALI_RICE == "Bali rice"
    assert tr(pickle.loads(pickle.dumps(BALI_RICE))) == "Bali rice"


@pytest.mark.usefixtures("german")
def test_a_term_is_told_in_the_language_in_use_also_in_a_reason() -> None:
    assert tr(pickle.loads(pickle.dumps(BALI_RICE))) == "Reis aus Bali"
    assert str(because("R-END-01", "Only {good} is left.", good=BALI_RICE)) == "Es gibt nur noch Reis aus Bali."


def test_several_things_are_one_phrase() -> None:
    names = ["Ana", "Budi", "Citra"]
    assert [listed(names[:n]) for n in range(4)] == ["", "Ana", "Ana and Budi", "Ana, Budi and Citra"]
    assert [either(names[:n]) for n in range(4)] == ["", "Ana", "Ana or Budi", "Ana, Budi or Citra"]
    assert enumerated(names) == "Ana, Budi, Citra"


@pytest.mark.usefixtures("german")
def test_a_list_is_told_in_the_language_in_use() -> None:
    assert listed(["Ana", "Budi", "Citra"]) == "Ana, Budi und Citra"


def test_what_says_nothing_is_left_out_of_what_is_told_together() -> None:
    assert clauses("", "serves Bali", "", "one ship") == "serves Bali; one ship"
    assert paragraph("It is over.", "", "Ana wins.") == "It is over. Ana wins."


@pytest.mark.usefixtures("german")
def test_a_name_is_told_as_those_say_it_who_speak_the_language() -> None:
    milan = PlaceName("Milano", [("de", "Mailand"), ("en", "Milan")])
    assert milan == "Milano"
    assert tr(pickle.loads(pickle.dumps(milan))) == "Mailand"
    assert tr(PlaceName("Roma", [("en", "Rome")])) == "Roma"
    assert tr(Term("{place} {good}", "company", place=milan, good="rice")) == "Reis aus Mailand"


@pytest.mark.usefixtures("german")
def test_a_translation_begins_a_value_with_a_capital() -> None:
    assert tr("{good} of {place}", good="siap faji", place="{place:A}") == "Siap faji {place:A}"


def test_a_name_for_a_country_is_found_by_its_language() -> None:
    class Brazilian(English):
        language = "pt-BR"

    speak(Brazilian())
    try:
        assert tr(PlaceName("Milano", [("pt", "Milão")])) == "Milão"
    finally:
        speak(English())


class TestFigures:
    def test_english_parts_thousands_by_commas_and_has_a_true_minus_sign(self) -> None:
        assert (figure(-1250), signed(1250), signed(-30), figure(1234.56, 1), short_figure(0.12344)) == (
            "\N{MINUS SIGN}1,250",
            "+1,250",
            "\N{MINUS SIGN}30",
            "1,234.6",
            "0.1234",
        )

    @pytest.mark.usefixtures("german")
    def test_another_language_has_signs_of_its_own(self) -> None:
        assert (figure(1234.56, 2), counted(1200, "{n} ship", "{n} ships")) == ("1.234,56", "1.200 ships")
        assert (rounded_figure(1234.5), rounded_figure(1200.0)) == ("1.234,5", "1.200")
