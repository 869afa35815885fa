"""What a translator does with Qt Linguist: fills in a file, and tries it out."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from indonesia_qt.files.paths import resources
from indonesia_qt.i18n import catalogue
from indonesia_qt.i18n.text import English, speak
from indonesia_qt.ui.support.qt_translator import QtTranslator

SOURCES = resources() / "translations"
"""The files of the program's languages."""


@contextmanager
def spoken(code: str, folder: Path) -> Iterator[None]:
    """Speak a language of the program for as long as this lasts; `folder` keeps its compiled file."""
    if code != "en":
        catalogue.compiled(SOURCES / f"{code}.ts", folder / f"{code}.qm")
        speak(QtTranslator(folder / f"{code}.qm"))
    try:
        yield
    finally:
        speak(English())


def texts_in(code: str) -> set[str]:
    """All texts of the program in one of its languages, in every form."""
    root = ET.parse(SOURCES / f"{code}.ts").getroot()
    found = [*root.iter("translation"), *root.iter("numerusform")]
    return {"".join(one.itertext()) for one in found}


def fill_in(file: Path, words: Mapping[tuple[str, str], list[str]]) -> None:
    """Write translations into a file: by text and meaning, the forms that the language has."""
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
