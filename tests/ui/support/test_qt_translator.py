"""A language in a file of Qt Linguist: texts, meanings, and forms for what is counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from indonesia_qt.i18n import catalogue
from indonesia_qt.i18n.catalogue import Catalogue, Text
from indonesia_qt.i18n.text import English, counted, language, speak, tr
from indonesia_qt.ui.support.qt_translator import QtTranslator
from tests.i18n.linguist import fill_in

POLISH = {
    ("Bid {amount}", ""): ["Daj {amount}"],
    ("Bid", "sum"): ["Stawka"],
    ("{n} ships of “{line}”", ""): ["{n} statek „{line}”", "{n} statki „{line}”", "{n} statków „{line}”"],
}


@pytest.fixture(scope="module")
def polish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled file of some Polish."""
    written, loaded = (tmp_path_factory.mktemp("language") / name for name in ("pl.ts", "pl.qm"))
    texts = [Text("Bid {amount}"), Text("Bid"), Text("Bid", "sum")]
    texts.append(Text("{n} ships of “{line}”", one="{n} ship of “{line}”"))
    catalogue.update(Catalogue(dict.fromkeys(texts, ("ui/somewhere.py",)), ()), written, "pl")
    fill_in(written, POLISH)
    catalogue.compiled(written, loaded)
    return loaded


@pytest.fixture
def in_polish(polish: Path) -> Iterator[None]:
    speak(QtTranslator(polish))
    yield
    speak(English())


@pytest.mark.usefixtures("in_polish")
def test_a_text_is_told_in_the_language_of_the_file() -> None:
    assert tr("Bid {amount}", amount=7) == "Daj 7"


@pytest.mark.usefixtures("in_polish")
def test_the_file_knows_its_language() -> None:
    assert language() == "pl"


@pytest.mark.usefixtures("in_polish")
def test_equal_texts_are_told_apart_by_their_meaning_and_what_is_not_translated_is_english() -> None:
    assert (tr("Bid", "sum"), tr("Bid"), tr("Pass")) == ("Stawka", "Bid", "Pass")


@pytest.mark.usefixtures("in_polish")
def test_a_language_has_as_many_forms_for_what_is_counted_as_it_needs() -> None:
    said = [counted(n, "{n} ship of “{line}”", "{n} ships of “{line}”", line="A") for n in (1, 2, 5, 22, 1200)]
    assert said == ["1 statek „A”", "2 statki „A”", "5 statków „A”", "22 statki „A”", "1,200 statków „A”"]


def test_a_file_without_translations_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no translations"):
        QtTranslator(tmp_path / "none.qm")
