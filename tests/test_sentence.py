import doctest

import pytest

from indonesia_qt import sentence
from indonesia_qt.sentence import one_line, visible


@pytest.mark.parametrize(
    "text", ["Bali", "São Tomé A&B <b>", "北京 東京", "القاهرة", "می\u200cخواهم", "👩\u200d🚀", ""]
)
def test_what_can_be_seen_stays(text: str) -> None:
    assert visible(text) == text


@pytest.mark.parametrize("sign", "\n\r\t\v\f\x1c\x85\u2028\u2029")
def test_breaks_and_tabs_become_spaces(sign: str) -> None:
    assert visible(f"a{sign}b") == "a b"


@pytest.mark.parametrize(
    "sign", "\x00\x07\x08\x1b\x7f\x9b\u00ad\u061c\u200b\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\ud800"
)
def test_what_cannot_be_seen_is_shown_as_replaced(sign: str) -> None:
    assert visible(f"a{sign}b") == "a\N{REPLACEMENT CHARACTER}b"


def test_a_line_turns_no_text_around() -> None:
    assert one_line("a\u202eb\n\nc") == "a\N{REPLACEMENT CHARACTER}b c"


def test_the_example_is_true() -> None:
    assert doctest.testmod(sentence).failed == 0
