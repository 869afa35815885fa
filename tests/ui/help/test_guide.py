"""The pages that come with the program are read in it: their links lead somewhere, and their pictures are there."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt import __version__
from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.help import guide as guides
from indonesia_qt.ui.help.guide import Guide
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.i18n.linguist import spoken
from tests.ui.pages.books import AboutPage, GuidePage, RulesPage
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


def test_all_pages_are_listed_and_the_one_that_is_shown_is_selected(guide: Guide) -> None:
    page = GuidePage(guide)
    assert {"Leaderboard", "Keyboard", "Changelog"} < set(page.contents)
    assert page.selected == "Make your own map in a quarter of an hour"
    page.follow("../reference/keyboard.md")
    assert page.selected == "Keyboard"


def test_a_search_lists_passages_and_opens_the_first_with_its_words_marked(guide: Guide) -> None:
    page = GuidePage(guide)
    page.search("memory stick take")
    assert page.contents[0].startswith("Install, update, uninstall › Take it with you\n")
    page.go_to_found()
    assert page.file.name == "install.md"
    assert page.reached == "Take it with you"
    assert "memory" in page.marked
    page.search("")
    assert page.selected == "Install, update, uninstall"
    assert not page.marked


def test_code_has_no_headings(guide: Guide) -> None:
    page = GuidePage(guide)
    page.search("does everything work on this computer")
    assert page.contents[0].startswith("Install, update, uninstall › Run it from source\n")


def test_a_search_finds_pages_in_the_language_in_use(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    with spoken("de", tmp_path):
        page = GuidePage(Guide(guides.CONTENTS, "Dokumentation", window))
        page.search("SICHTSCHUTZ pin vergessen")
        page.go_to_found()
        assert page.file == DOCS / "how-to" / "hot-seat.de.md"


def test_what_is_new_and_the_credits_are_read_there_too(program: Program) -> None:
    program.window.commands.actions["whats_new"].trigger()
    guide = GuidePage.of(program.window)
    assert guide.headings[0] == "Changelog"
    program.window.commands.actions["about"].trigger()
    about = AboutPage.of(program.window)
    about.copy()
    for part in (f"indonesia-qt {__version__}", f"Qt {qVersion()}", f"Python {platform.python_version()}"):
        assert part in QGuiApplication.clipboard().text()
        assert part in about.texts
    about.show_credits()
    assert not AboutPage.is_shown()
    assert guide.headings[0] == "Credits"


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
        guide.open(os.path.relpath(page, DOCS))
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
    assert {page.resolve() for page in reached} == {*DOCS.rglob("*.md"), DOCS.parents[1] / "CHANGELOG.md"}


def test_a_link_to_the_rules_opens_them_at_that_chapter(program: Program) -> None:
    program.window.commands.actions["guide"].trigger()
    guide = GuidePage.of(program.window)
    guide.open("reference/rules.md")
    guide.follow("../../rules/indonesia/en/07-mergers.md")
    chapter = RulesPage.of(program.window).chapter
    assert chapter
    assert chapter.name == "mergers"
