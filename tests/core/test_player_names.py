"""The names of players: which ones can be used, which ones look the same, and how those are told apart."""

from __future__ import annotations

import unicodedata

import pytest

from indonesia_qt.core.player_names import LONGEST_NAME, look_alike, made_apart, why_unfit

INVISIBLE = [
    "",
    "  ",
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u2800\u2800",
    "\u200b",
    "\ufeff",
    "\u00ad",
    "\u034f",
    "\u180e",
    "\u2060\u2063",
    "\ufe0f",
    "\U000e0100",
    "\U000e0041\U000e007f",
    "\u202e\u202c",
    "\u2066\u2069",
    "\u0301\u0300",
    "\u17b4",
    "\U0001d159",
    "\U0001d173",
    "\u200d",
    "\u00a0\u2003\u3000",
    "\n\x00\x1b",
    "\u00a8",
    "?!",
]
"""Fillers, blanks, zero widths, variation selectors, tags, overrides, marks alone, controls, and no letter."""


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_needs_a_letter_that_is_seen(name: str) -> None:
    assert why_unfit(name) == "A player’s name needs a letter or a digit that can be seen."


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "7",
        "Łukasz",
        "O’Neill",
        "李雷",
        "أحمد",
        "می\u200cخواهم",
        "क्\u200dष",
        "ශ්\u200dරී",
        "Ἀθηνᾶ",
        "Ana ❤\ufe0f",
        "\uff21",
    ],
)
def test_names_of_people_fit(name: str) -> None:
    assert why_unfit(name) is None


@pytest.mark.parametrize(
    "name", ["Ana\u200d", "\u200cAna", "A\u200dna", "李\u200d雷", "م\u200c\u200cن", "Ana \u200dB"], ids=ascii
)
def test_joiners_stand_only_where_a_script_needs_them(name: str) -> None:
    assert "has an invisible joiner" in str(why_unfit(name))


TWINS = [
    ("A  B", "A B"),
    ("A\nB", "A B"),
    ("A\u00a0B", "A\u2003B"),
    (" Ana ", "Ana"),
    ("Jose\u0301", "Jos\u00e9"),
    ("\uff21na", "Ana"),
    ("ﬁn", "fin"),
    ("Ⅳ", "IV"),
    ("Ana\u2800", "Ana"),
    ("Ana\u3164", "Ana"),
    ("A\u00adna", "Ana"),
    ("Ana\u202e", "Ana"),
    ("Ana\ufe0e", "Ana\ufe0f"),
    ("Ana\U000e0061", "Ana"),
    ("e\u034f\u0301a", "éa"),
    ("می\u200cخواهم", "میخواهم"),
    ("A\u200b \u200bB", "A B"),
]


@pytest.mark.parametrize("pair", TWINS, ids=ascii)
def test_names_that_look_the_same(pair: tuple[str, str]) -> None:
    assert look_alike(pair)
    first, second = made_apart(pair)
    assert not look_alike([first, second])
    assert second.endswith(" 2")
    assert first.isprintable() or "\u200c" in first


@pytest.mark.parametrize("pair", [("Ana", "ana"), ("AB", "A B"), ("Ana", "Aná"), ("Ana", "Ana 2"), ("O", "0")])
def test_names_that_look_different(pair: tuple[str, str]) -> None:
    assert not look_alike(pair)
    assert made_apart(pair) == pair


def test_names_made_apart_are_all_different_seen_and_short() -> None:
    long = "a" * LONGEST_NAME
    for names in ([long] * 5, ["Ana", "Ana\u200b", "Ana 2", "Ana 3", "Ana"], ["", "?", "\u3164", "? 2", "\u2800"]):
        found = made_apart(names)
        assert not look_alike(found)
        assert not any(map(why_unfit, found))
        assert all(0 < len(name) <= LONGEST_NAME for name in found)


def test_no_sign_without_a_glyph_makes_another_name() -> None:
    """Every sign of the categories of controls and formats."""
    signs = [chr(n) for n in range(0x110000) if unicodedata.category(chr(n)) in ("Cc", "Cf", "Zl", "Zp")]
    assert len(signs) > 200
    assert all(look_alike(["Ana", f"Ana{sign}"]) for sign in signs)
