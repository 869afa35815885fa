"""What a translator does with Qt Linguist."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path


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
