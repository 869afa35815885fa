"""The pages that come with the program are read in it: their links lead somewhere, and their pictures are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.help import guide as guides
from indonesia_qt.ui.help.guide import Guide
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.i18n.linguist import spoken
from tests.ui.pages.books import GuidePage, RulesPage
from tests.ui.pages.boxes import FilePage, MessagePage

DOCS = paths.resources() / "docs"


@pytest.fixture
def guide(qapp: QApplication) -> Iterator[Guide]:
    window = QWidget()
    found = Guide("tutorials/first-map.md", "Make your own map in a quarter of an hour", window)
    found.show()
    qapp.processEvents()
    yield found
    found.close()
    window.deleteLater()


def test_a_link_leads_to_its_heading(guide: Guide) -> None:
    page = GuidePage(guide)
    assert "6. Solve the problems" in page.headings
    page.follow("#6-solve-the-problems")
    assert page.reached == "6. Solve the problems"
    top = guide.text.cursorRect().top()
    assert abs(top) < guide.text.viewport().height() / 4


def test_a_link_leads_to_a_heading_of_a_page_in_another_folder_and_back_comes_from_there(guide: Guide) -> None:
    page = GuidePage(guide)
    page.follow("../reference/window.md#hints")
    assert page.reached == "Hints"
    page.go_back()
    assert "6. Solve the problems" in page.headings
    page.go_forth()
    assert "Hints" in page.headings


def test_a_page_is_shown_in_the_language_in_use_and_others_in_english(guide: Guide, tmp_path: Path) -> None:
    page = GuidePage(guide)
    with spoken("de", tmp_path):
        guide.open_page("tutorials/first-map.md")
        assert page.file == DOCS / "tutorials" / "first-map.de.md"
        guide.open_page("reference/map-editor.md")
        assert page.file == DOCS / "reference" / "map-editor.md"


def test_contents_leads_to_the_first_page(guide: Guide) -> None:
    page = GuidePage(guide)
    page.go_to_contents()
    assert page.file == DOCS / guides.CONTENTS
    assert page.links


@pytest.mark.parametrize("page", ["tutorials/first-map.md", "reference/window.md"])
def test_pictures_are_as_wide_as_there_is_room(guide: Guide, page: str) -> None:
    guide.open_page(page)
    pictures = re.findall(r"!\[[^\]]*\]\(([\w/.-]+)", (DOCS / page).read_text(encoding="utf-8"))
    assert pictures
    for width in (700, 500):
        guide.resize(width, 400)
        QApplication.processEvents()
        for name in pictures:
            picture = guide.text.loadResource(QTextDocument.ResourceType.ImageResource, QUrl(name))
            assert 0 < picture.width() < width, name
        assert GuidePage(guide).fits


def test_a_file_is_offered_as_a_copy(guide: Guide, tmp_path: Path) -> None:
    GuidePage(guide).follow("isles.geojson")
    dialog = FilePage.of(guide)
    assert dialog.saves
    dialog.choose(tmp_path)
    assert "Couldn’t save" in MessagePage.of(guide).text
    copy = tmp_path / "copy.geojson"
    dialog.choose(copy)
    assert copy.read_bytes() == (DOCS / "tutorials" / "isles.geojson").read_bytes()
    dialog.close()


def test_every_page_is_reached_from_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Settings(tmp_path))
    window.resize(1366, 768)
    qtbot.addWidget(window)
    window.commands.actions["guide"].trigger()
    window.commands.actions["guide"].trigger()
    guide = GuidePage.of(window)
    assert guide.file == DOCS / guides.CONTENTS
    reached, left, followed = {guide.file}, [guide.file], set[Path]()
    while left:
        page = left.pop()
        guide.open(page.relative_to(DOCS).as_posix())
        assert guide.headings, guide.file
        assert guide.fits, guide.file
        for link in guide.links:
            target = (page.parent / link.partition("#")[0]).resolve()
            if target in followed:
                continue
            followed.add(target)
            guide.follow(link)
            if guide.file not in reached:
                reached.add(guide.file)
                left.append(guide.file)
            guide.go_back()
    assert reached == set(DOCS.rglob("*.md"))


def test_a_link_to_the_rules_opens_them_at_that_chapter(program: Program) -> None:
    program.window.commands.actions["guide"].trigger()
    guide = GuidePage.of(program.window)
    guide.open("reference/rules.md")
    guide.follow("../../rules/indonesia/en/07-mergers.md")
    chapter = RulesPage.of(program.window).chapter
    assert chapter
    assert chapter.name == "mergers"
