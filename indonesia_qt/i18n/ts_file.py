"""The file in which a language is written, for Qt Linguist; Qt's own tools merge new texts in and compile it.

Qt reads the catalogue as a source file that says each text once.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from indonesia_qt.i18n.extract import Catalogue, Text

CONTEXT = "indonesia-qt"
"""What Qt calls the place of all our texts."""


class ToolError(Exception):
    """One of Qt's tools is missing or failed."""


def update(catalogue: Catalogue, file: Path, language: str) -> None:
    """Put new texts into the file of a language, such as "pl", or make it; what is translated stays."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "texts.cpp")
        source.write_text(as_source(catalogue), encoding="utf-8")
        options = ("-silent", "-locations", "none", "-source-language", "en", "-target-language", language)
        _run("lupdate", *options, str(source), "-ts", str(file))


def compiled(file: Path, to: Path) -> None:
    """Compile the file of a language to one that the program loads."""
    _run("lrelease", "-silent", str(file), "-qm", str(to))


def faults(file: Path) -> Iterator[str]:
    """What is wrong in the file of a language, a line each: translations with other values than the text has.

    They could not be told. What is counted may be said without its number.
    """
    for message in ET.parse(file).iter("message"):
        source = message.findtext("source", "")
        counts = message.get("numerus") == "yes"
        for translation in filter(None, _translations(message)):
            if not _fits(translation, source, counts):
                yield f"{source!r} has other values than {translation!r}"


def _translations(message: ET.Element) -> list[str]:
    forms = message.findall("translation/numerusform") or message.findall("translation")
    return [form.text or "" for form in forms]


def _fits(translation: str, source: str, counts: bool) -> bool:
    expected = Text(source).places
    try:
        found = Text(translation).places
    except ValueError:
        return False
    return found == expected or (counts and found == expected - {"n"})


def as_source(catalogue: Catalogue) -> str:
    """A source file for Qt that says every text."""
    return "\n".join(["void texts() {", *_statements(catalogue), "}", ""])


def _statements(catalogue: Catalogue) -> Iterator[str]:
    for text, files in catalogue.texts.items():
        for note in _notes(text, files):
            yield f"//: {note}"
        number = ", n" if text.one else ""
        arguments = ", ".join(map(_quoted, (CONTEXT, text.text, text.meaning)))
        yield f"QCoreApplication::translate({arguments}{number});"


def _notes(text: Text, files: tuple[str, ...]) -> Iterator[str]:
    if text.one:
        yield f"For one: {' '.join(text.one.splitlines())}"
    yield ", ".join(files)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _run(tool: str, *arguments: str) -> None:
    qt = find_spec("PySide6")
    command = shutil.which(tool, path=Path(qt.origin).parent) if qt and qt.origin else None
    if command is None:
        raise ToolError(f"{tool}, which comes with PySide6, is missing")
    done = subprocess.run([command, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolError(f"{tool}: {done.stderr or done.stdout}")
