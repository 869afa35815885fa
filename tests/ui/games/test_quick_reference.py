"""The rules of each game on one sheet of paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.rules import quick_reference as indonesia
from indonesia_qt.ui.games.singapore.rules import quick_reference as singapore
from indonesia_qt.ui.help.reference_sheet import SMALLEST, ReferenceDialog, ReferenceSheet
from indonesia_qt.ui.settings.commands import Commands
from tests.i18n.linguist import spoken
from tests.i18n.pseudo import pseudo_language
from tests.i18n.test_languages import LANGUAGES
from tests.soak import soak_but
from tests.ui.pages.books import ReferencePage

Sheet = Callable[[Commands], ReferenceSheet]


@pytest.fixture(params=[indonesia.QuickReference, singapore.QuickReference], ids=["indonesia", "singapore"])
def sheet(request: pytest.FixtureRequest) -> Sheet:
    kind: Sheet = request.param
    return kind


def test_a_language_with_longer_words_has_room_on_one_page(program: Program, sheet: Sheet) -> None:
    usual = sheet(program.window.commands)
    with pseudo_language():
        longer = sheet(program.window.commands)
    assert usual.fits
    assert longer.fits
    assert usual.points > longer.points >= SMALLEST


@pytest.mark.parametrize("code", soak_but(("de",), LANGUAGES))
def test_the_sheet_is_told_in_each_language_on_one_page(
    program: Program, sheet: Sheet, code: str, tmp_path: Path
) -> None:
    english = sheet(program.window.commands).toPlainText().splitlines()
    with spoken(code, tmp_path):
        told = sheet(program.window.commands)
    assert told.fits
    assert told.points > SMALLEST
    sentences = {line for line in english if line.endswith(".")}
    assert sentences
    assert sentences.isdisjoint(told.toPlainText().splitlines())


def test_it_is_saved_as_a_pdf_of_one_page_and_a_folder_that_fails_is_told(
    program: Program, sheet: Sheet, tmp_path: Path
) -> None:
    dialog = ReferenceDialog("Rules", sheet(program.window.commands), program.window)
    page, file = ReferencePage(dialog), tmp_path / "sheet.pdf"
    page.keep_pdf(file)
    assert len(re.findall(rb"/Type /Page\b", file.read_bytes())) == 1
    assert str(file) in page.note
    page.keep_pdf(tmp_path / "nowhere" / "sheet.pdf")
    assert "nowhere" in page.note
    assert "Saved" not in page.note
