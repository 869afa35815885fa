"""All that the rules say is what it was, readable, and said in full."""

from __future__ import annotations

from indonesia_qt.core.flow import Reason

from .positions import assert_sentence
from .sentences import Sentence, everything, listed


def test_every_sentence_is_listed_and_every_listed_one_is_said() -> None:
    known, said = set(listed()), dict[Sentence, Reason]()
    for reason in everything():
        sentence = Sentence(reason.rule, reason.text, tuple(sorted(reason.values)))
        assert sentence in known
        said.setdefault(sentence, reason)
    assert said.keys() == known
    for sentence, reason in said.items():
        text = str(reason)
        if sentence.rule:
            assert_sentence(text)
        assert all(isinstance(value, str | int) for value in reason.values.values())
        assert text != sentence.text or not sentence.values
