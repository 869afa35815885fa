"""The files in which languages are written: what is put into them, and what is wrong in them."""

from __future__ import annotations

import os
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from indonesia_qt.i18n import catalogue
from indonesia_qt.i18n.__main__ import main
from indonesia_qt.i18n.catalogue import Catalogue, Text
from indonesia_qt.ui.support.qt_translator import QtTranslator
from tests.i18n.linguist import fill_in
from tests.i18n.pseudo import read_catalogue
from tests.mapmaking.maps import limited_files


def test_what_is_translated_stays_when_the_sources_have_changed_and_what_is_gone_is_removed(tmp_path: Path) -> None:
    written, loaded = tmp_path / "pl.ts", tmp_path / "pl.qm"
    catalogue.update(Catalogue({Text("Pass"): ("a.py",), Text("Old"): ("a.py",)}, ()), written, "pl")
    fill_in(written, {("Pass", ""): ["Pas"]})
    catalogue.update(Catalogue({Text("Pass"): ("b.py",), Text("New"): ("b.py",)}, ()), written, "pl")
    catalogue.compiled(written, loaded)
    told = QtTranslator(loaded)
    assert [told.translate(text, "", None) for text in ("Pass", "New")] == ["Pas", ""]
    assert "Old" not in written.read_text("utf-8")


@pytest.mark.parametrize(
    ("translation", "is_wrong"),
    [
        (["{amount} bieten"], False),
        (["bieten"], True),
        (["{betrag} bieten"], True),
        (["{amount bieten"], True),
        (["{amount:A} bieten"], False),
        (["{amount:x} bieten"], True),
        (["{amount.real} bieten"], True),
        (["{n} Schiff", "{n} Schiffe"], False),
        (["ein Schiff", "{n} Schiffe"], False),
        (["{n} Schiff {amount}", "{n} Schiffe"], True),
    ],
)
def test_a_translation_with_other_values_is_not_compiled(
    tmp_path: Path, translation: list[str], is_wrong: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    file, to = tmp_path / "de.ts", tmp_path / "de.qm"
    text = Text("Bid {amount}") if len(translation) == 1 else Text("{n} ships", one="{n} ship")
    catalogue.update(Catalogue({text: ("a.py",)}, ()), file, "de")
    fill_in(file, {(text.text, ""): translation})
    assert main(["compile", str(file), str(to)]) == is_wrong
    assert to.exists() != is_wrong
    assert ("has other values than" in capsys.readouterr().err) == is_wrong


def test_the_command_writes_the_file_of_a_language(tmp_path: Path) -> None:
    assert main(["update", "de", str(tmp_path / "de.ts")]) == 0
    assert 'language="de"' in (tmp_path / "de.ts").read_text(encoding="utf-8")


def test_qt_takes_every_text_of_the_sources(tmp_path: Path) -> None:
    """Whatever signs stand in a text, the file of a language has it letter by letter."""
    found, file = read_catalogue(), tmp_path / "de.ts"
    catalogue.update(found, file, "de")
    written = {(m.findtext("source", ""), m.findtext("comment", "")) for m in ET.parse(file).iter("message")}
    assert written == {text[:2] for text in found.texts}


@pytest.fixture
def read_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the command take what was read of the sources before: to read them takes seconds."""
    monkeypatch.setattr(catalogue, "read", read_catalogue)


@pytest.mark.usefixtures("read_before")
def test_a_tool_that_fails_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "de.ts"
    file.write_text("mine", encoding="utf-8")
    assert main(["update", "de", str(file)]) == 2
    assert "lupdate" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.timeout(30)
def test_a_file_that_can_not_be_read_or_written_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, pipe, missing = tmp_path / "de.ts", tmp_path / "pipe", tmp_path / "missing"
    os.mkfifo(pipe)
    file.write_text("<TS/>", encoding="utf-8")
    mine = tmp_path / "mine"
    mine.write_text("mine", encoding="utf-8")
    for words, named in (
        (["compile", str(missing), str(mine)], f"{missing}: There is no such file or folder."),
        (["compile", str(pipe), str(mine)], f"{pipe}: It isn’t a regular file."),
        (
            ["compile", str(mine), str(mine)],
            f"{mine}: It isn’t a file of Qt Linguist (syntax error: line 1, column 0).",
        ),
        (["compile", str(file), str(pipe)], f"{pipe}: It isn’t a regular file."),
        (["compile", str(file), "/dev/full"], "/dev/full: It isn’t a regular file."),
        (["compile", str(file), str(missing / "de.qm")], f"{missing / 'de.qm'}: There is no such file or folder."),
        (["update", "de", str(tmp_path)], f"{tmp_path}: It’s a folder, not a file."),
        (["update", "de", str(pipe)], f"{pipe}: It isn’t a regular file."),
    ):
        assert main(words) == 1
        assert capsys.readouterr().err == f"{named}\n"
    assert mine.read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no limits of files")
@pytest.mark.usefixtures("read_before")
def test_a_full_disk_leaves_the_old_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "de.ts"
    file.write_text("<TS/>", encoding="utf-8")
    with limited_files(100):
        assert main(["update", "de", str(file)]) == 1
    assert capsys.readouterr().err == f"{tempfile.gettempdir()}: The file is too large for the disk.\n"
    assert file.read_text(encoding="utf-8") == "<TS/>"
