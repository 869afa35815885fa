"""All that the rules say is what it was, readable, and said in full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from indonesia_qt.core.flow import Reason
from indonesia_qt.games.indonesia.rules.constants import KIND_NAME
from indonesia_qt.i18n.text import Term
from tests.games.indonesia.positions import assert_sentence
from tests.games.indonesia.sentences import Sentence, everything, listed
from tests.i18n.pseudo import pseudo_language, untranslated


@pytest.fixture(scope="module")
def said() -> dict[Sentence, Reason]:
    """A reason for each sentence that is said."""
    found = dict[Sentence, Reason]()
    for reason in everything():
        found.setdefault(Sentence(reason.rule, reason.text, tuple(sorted(reason.values))), reason)
    return found


def test_every_sentence_is_listed_and_every_listed_one_is_said(said: dict[Sentence, Reason]) -> None:
    assert said.keys() == set(listed())
    for sentence, reason in said.items():
        text = str(reason)
        if sentence.rule:
            assert_sentence(text)
        assert all(isinstance(value, str | int) for value in reason.values.values())
        assert text != sentence.text or not sentence.values


def test_every_sentence_can_be_told_in_another_language(said: dict[Sentence, Reason]) -> None:
    """All but the names of places, which are those of the map."""
    with pseudo_language():
        for reason in said.values():
            assert untranslated(str(reason), _names(reason)) == []


def _names(reason: Reason) -> Iterator[str]:
    """The names in a reason that aren't terms of the game."""
    for value in reason.values.values():
        found = value.values.values() if isinstance(value, Term) else [str(value)]
        yield from (name for name in found if name not in KIND_NAME.values())
