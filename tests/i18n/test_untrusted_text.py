import pytest

from indonesia_qt.i18n.untrusted_text import LONGEST_NAME, LONGEST_WORD, one_line, shortened, visible


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


LONG_BUT_FITTING = "Wetar, Leti, Damar and Babar (south-western islands)"


@pytest.mark.parametrize("name", ["Bali", LONG_BUT_FITTING, "a" * LONGEST_WORD, ""])
def test_a_name_that_fits_stays(name: str) -> None:
    assert shortened(name) == name


def test_a_long_word_keeps_its_ends() -> None:
    assert shortened("West " + "a" * 100 + "bcd 3") == "West aaaaaaaaaaaaaaa\N{HORIZONTAL ELLIPSIS}aaaaabcd 3"


@pytest.mark.parametrize("name", ["W" * 200, "Long Island " * 16, f"Isle {'W' * 190} 3"])
def test_a_shortened_name_has_room(name: str) -> None:
    assert len(shortened(name, 40)) <= 40
    assert len(shortened(name)) <= LONGEST_NAME
    assert max(map(len, shortened(name).split(" "))) <= LONGEST_WORD
    assert (shortened(name)[0], shortened(name)[-1]) == (name[0], name[-1])
