"""The catalogue of texts: what it finds in sources, and what it complains about."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from indonesia_qt.i18n import catalogue
from indonesia_qt.i18n.catalogue import Catalogue, Text


def read(folder: Path, source: str) -> Catalogue:
    (folder / "some.py").write_text(dedent(source), encoding="utf-8")
    return catalogue.read(folder)


def test_texts_are_found_with_their_meanings_and_forms(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        """
        NAMES = {"rice": phrase("Rice"), "bid": phrase("Bid", "sum")}
        HERE = Term("{place} rice", "company", place="Bali")
        FEW = because_counted("R-1", 2, "Only {n} field.", "Only {n} fields.")
        SUMS = Whether("paid", forms("{n} lot", "{n} lots", "lots"), phrase("None"))
        FULL = because("R-1", "No room for {good}.", good="rice")

        def said(n, own):
            yield tr("Bid {amount}", amount=n)
            yield tr("Yours" if own else "Theirs")
            yield tr(NAMES["bid"], "sum")
            yield counted(n, "{n} ship", "{n} ships", "boats")
        """,
    )
    assert found.problems == ()
    assert set(found.texts) == {
        Text("Rice"),
        Text("Bid", "sum"),
        Text("{place} rice", "company"),
        Text("Only {n} fields.", one="Only {n} field."),
        Text("{n} lots", one="{n} lot"),
        Text("None"),
        Text("No room for {good}."),
        Text("Bid {amount}"),
        Text("Yours"),
        Text("Theirs"),
        Text("{n} ships", "boats", "{n} ship"),
    }
    assert found.texts[Text("Rice")] == ("some.py",)


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ('tr(f"Bid {n}")', "A text that is put together can’t be translated."),
        ('tr("Bid " + n)', "A text that is put together can’t be translated."),
        ('tr("Bid {amount}", amuont=n)', "The text has the values ['amount'], but the call has ['amuont']."),
        ('tr("Bid {amount}")', "The text has the values ['amount'], but the call has []."),
        ('tr("Bid", n)', "The meaning of a text must be a literal."),
        ("phrase(n)", "A phrase must be a literal."),
        ("Term(n, n=1)", "The text of a term must be a literal."),
        ('because("R-1", n)', "The text of a reason must be a literal."),
        ('counted(n, one, "{n} ships")', "The texts for one and for many must be literals."),
        ('forms(one, "{n} ships")', "The texts for one and for many must be literals."),
        ('forms("{n} {x}", "{n} ships")', "The text for one has a value that the text for many doesn’t have."),
        ('counted(n, "{n} {x}", "{n} ships")', "The text for one has a value that the text for many doesn’t have."),
    ],
)
def test_what_cannot_be_translated_is_complained_about(tmp_path: Path, call: str, problem: str) -> None:
    assert read(tmp_path, f"def f(n, one):\n    return {call}\n").problems == (f"some.py:2: {problem}",)


@pytest.mark.parametrize("source", ['A = tr("Pass")', 'def f(a=tr("Pass")): pass', 'class A:\n    b = tr("Pass")'])
def test_a_text_said_before_a_language_is_chosen_is_complained_about(tmp_path: Path, source: str) -> None:
    assert "Keep the text as a phrase." in read(tmp_path, source).problems[0]


def test_a_text_that_is_counted_in_one_place_only_is_complained_about(tmp_path: Path) -> None:
    source = 'def f(n):\n    return counted(n, "{n} ship", "{n} ships"), tr("{n} ships", n=n)\n'
    assert "has another text for one" in read(tmp_path, source).problems[0]


def test_every_text_of_the_program_can_be_translated() -> None:
    assert catalogue.read().problems == ()
