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
from indonesia_qt.ui.help.guide import Guide
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.shell.main_window import MainWindow
from tests.ui.pages.books import GuidePage
from tests.ui.pages.boxes import FilePage, MessagePage

TO_PAGE = re.compile(r"\]\((\w+\.md)")


@pytest.fixture
def guide(qapp: QApplication) -> Iterator[Guide]:
    window = QWidget()
    found = Guide("maps.md", "Make your own map in an hour", window)
    found.show()
    qapp.processEvents()
    yield found
    found.close()
    window.deleteLater()


def test_a_link_leads_to_its_heading(guide: Guide) -> None:
    page = GuidePage(guide)
    assert "9. Problems" in page.headings
    page.follow("#9-problems")
    assert page.reached == "9. Problems"
    top = guide.text.cursorRect().top()
    assert abs(top) < guide.text.viewport().height() / 4


def test_pictures_are_as_wide_as_there_is_room(guide: Guide) -> None:
    for width in (700, 500):
        guide.resize(width, 400)
        QApplication.processEvents()
        picture = guide.text.loadResource(QTextDocument.ResourceType.ImageResource, QUrl("pictures/draw.png"))
        assert 0 < picture.width() < width
        assert guide.text.document().idealWidth() <= guide.text.viewport().width()


def test_a_file_is_offered_as_a_copy(guide: Guide, tmp_path: Path) -> None:
    GuidePage(guide).follow("isles.geojson")
    dialog = FilePage.of(guide)
    assert dialog.saves
    dialog.choose(tmp_path)
    assert "Couldn’t save" in MessagePage.of(guide).text
    copy = tmp_path / "copy.geojson"
    dialog.choose(copy)
    assert copy.read_bytes() == (paths.resources() / "docs" / "isles.geojson").read_bytes()
    dialog.close()


def test_every_page_is_reached_from_the_guide_for_players(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Settings(tmp_path))
    qtbot.addWidget(window)
    window.commands.actions["guide"].trigger()
    window.commands.actions["guide"].trigger()
    guide = GuidePage.of(window)
    reached, left = set[str](), ["playing.md"]
    while left:
        page = left.pop()
        guide.follow(page)
        assert guide.headings, page
        reached.add(page)
        left += set(TO_PAGE.findall(guide.source)) - reached - set(left)
    assert reached == {page.name for page in (paths.resources() / "docs").glob("*.md")}
