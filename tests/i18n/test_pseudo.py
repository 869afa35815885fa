"""The pseudo-language does to texts what other languages do."""

from __future__ import annotations

from indonesia_qt.i18n.catalogue import Text
from indonesia_qt.i18n.text import counted, tr
from tests.i18n.pseudo import KEPT, accented, pseudo_language, read_catalogue, untranslated


def test_every_text_is_two_fifths_longer_and_keeps_its_values() -> None:
    for text in read_catalogue().texts:
        told = accented(text.text)
        assert Text(told).places == text.places
        if told != text.text:
            assert told[0] + told[-1] == "⟦⟧"
            assert len(told) >= len(text.text) + 0.4 * sum(map(str.isalpha, KEPT.sub("", text.text)))


def test_values_tags_and_entities_stay() -> None:
    assert accented("<b>Sell</b> {good} &amp; ") == "⟦<b>Šéļļ~~</b> {good} &amp; ⟧"


def test_a_letter_that_is_a_key_is_within_its_word() -> None:
    assert accented("H&istory") == "⟦Ĥ&îšţöŕý~~~~⟧"


def test_what_has_no_letters_is_the_same() -> None:
    assert accented(", ") == ", "


def test_it_is_spoken_for_a_while() -> None:
    with pseudo_language():
        assert tr("Pass") == "⟦Þàšš~~⟧"
        assert counted(2, "{n} ship", "{n} ships") == "⟦2 šĥîþš~~⟧"
    assert tr("Pass") == "Pass"


def test_what_is_plain_and_no_name_is_untranslated() -> None:
    assert untranslated("⟦Šéļļ~~⟧ to Bali 2 rice A", ["Bali 2"]) == ["to", "rice"]
