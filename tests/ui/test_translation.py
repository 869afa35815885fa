"""A language in a file of Qt Linguist: texts, meanings, and forms for what is counted."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from indonesia_qt.translations import catalogue, template
from indonesia_qt.translations.catalogue import Catalogue, Text
from indonesia_qt.ui.translation import QtTranslator
from indonesia_qt.wording import English, counted, language, speak, tr

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
    template.update(Catalogue(dict.fromkeys(texts, ("ui/somewhere.py",)), ()), written, "pl")
    _translate(written, POLISH)
    template.compiled(written, loaded)
    return loaded


def _translate(file: Path, words: Mapping[tuple[str, str], list[str]]) -> None:
    """Fill in translations as Qt Linguist does."""
    tree = ET.parse(file)
    for message in tree.iter("message"):
        found = words.get((message.findtext("source", ""), message.findtext("comment", "")))
        if found is None:
            continue
        translation = message.find("translation")
        assert translation is not None
        del translation.attrib["type"]
        forms = translation.findall("numerusform") or [translation]
        for form, text in zip(forms, found, strict=True):
            form.text = text
    tree.write(file, encoding="utf-8", xml_declaration=True)


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


def test_what_is_translated_stays_when_the_sources_have_changed(tmp_path: Path) -> None:
    written, loaded = tmp_path / "pl.ts", tmp_path / "pl.qm"
    template.update(Catalogue({Text("Pass"): ("a.py",), Text("Old"): ("a.py",)}, ()), written, "pl")
    _translate(written, {("Pass", ""): ["Pas"]})
    template.update(Catalogue({Text("Pass"): ("b.py",), Text("New"): ("b.py",)}, ()), written, "pl")
    template.compiled(written, loaded)
    told = QtTranslator(loaded)
    assert [told.translate(text, "", None) for text in ("Pass", "New")] == ["Pas", ""]


def test_a_file_without_translations_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no translations"):
        QtTranslator(tmp_path / "none.qm")


def test_qt_takes_every_text_of_the_sources(tmp_path: Path) -> None:
    """Whatever signs stand in a text, the file of a language has it letter by letter."""
    found, file = catalogue.read(), tmp_path / "de.ts"
    template.update(found, file, "de")
    written = {(m.findtext("source", ""), m.findtext("comment", "")) for m in ET.parse(file).iter("message")}
    assert written == {text[:2] for text in found.texts}
