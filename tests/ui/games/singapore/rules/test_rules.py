"""The rules of Singapore in the program: every statement is there in every language, and says what the data says."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.constants import GOODS_IN_BOX, ROADS
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.singapore.rules.game_rules import SingaporeRules
from indonesia_qt.ui.games.singapore.texts.names import Names
from indonesia_qt.ui.help.rules_book import FALLBACK, TO_PAGES, Book, read_book
from indonesia_qt.ui.help.rules_window import RulesWindow
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.widgets.plain_text import Label
from tests.games.test_every_rule import HERE, STATEMENTS
from tests.i18n.linguist import spoken
from tests.ui.games.singapore.rules.building_tables import UNVERIFIED, WORDS, tables
from tests.ui.pages.books import RulesPage

RULES = SingaporeRules()
EXAMPLE = ("I-04", "start-1", "I-01", "I-06")
"""The buildings of the example of a turn (S-TRN-09)."""
DECIDED = {
    "en": "our decision",
    "de": "so entschieden",
    "fr": "notre décision",
    "id": "pilihan kami",
    "it": "scelta nostra",
    "nl": "onze keuze",
}
DECISIONS = (HERE / "singapore" / "decisions.txt").read_text(encoding="utf-8").split()
"""The statements that are decisions of ours where the rulebook is silent, in whole or in part."""


@pytest.fixture(params=WORDS)
def book(request: pytest.FixtureRequest) -> Book:
    return read_book(RULES.folder, request.param)


def test_each_statement_has_one_passage(book: Book) -> None:
    stated = Counter(passage.rule for passage in book.passages.values() if passage.rule)
    assert stated == Counter(STATEMENTS["singapore"])


def test_each_language_has_a_book_of_its_own(book: Book) -> None:
    others = [read_book(RULES.folder, code) for code in WORDS if code != book.language]
    for place, passage in book.passages.items():
        assert not passage.text or all(other.passages[place].text != passage.text for other in others), place


def test_decisions_of_ours_are_marked_and_nothing_else_is(book: Book) -> None:
    mark = DECIDED[book.language]
    marked = [passage.rule for passage in book.passages.values() if f"({mark})" in " ".join(passage.text.split())]
    assert sorted(marked) == sorted(DECISIONS)
    assert mark in book.chapter_of("goal").markdown.replace("\n", " "), "the first chapter explains the mark"


def test_no_page_of_the_guide_is_missing(book: Book) -> None:
    pages = {page for chapter in book.chapters for page in chapter.pages}
    assert pages
    assert all((paths.resources() / "docs" / page).is_file() for page in pages)


def test_the_tables_of_buildings_are_those_of_the_data(book: Book) -> None:
    made = "python -m tests.ui.games.singapore.rules.building_tables"
    assert book.chapter_of("buildings").markdown.endswith(f"\n\n{tables(book.language)}"), made


def test_what_is_not_verified_is_marked_as_the_text_says(book: Book) -> None:
    box, chapter = usual_box(), book.chapter_of("buildings").markdown
    assert all("illegal" in building.unverified for building in box.buildings)
    every = (*box.start_buildings, *box.buildings)
    assert chapter.count(UNVERIFIED) == sum("trades" in building.unverified for building in every) == 4
    assert not any((box.seals.verified, box.start_tile.verified, *(tile.verified for tile in box.land_tiles.values())))


def test_numbers_are_those_of_the_game(book: Book) -> None:
    *spaces, last = map(str, usual_box().seals.spaces)
    assert f"{', '.join(spaces)}" in book.passages["S-VIC-02"].text
    assert last in book.passages["S-VIC-02"].text
    assert str(ROADS) in book.passages["S-CON-04"].text
    assert str(GOODS_IN_BOX) in book.passages["S-CON-05"].text


def test_buildings_are_called_as_in_the_game(book: Book) -> None:
    box = usual_box()
    named = {building.id: building for building in (*box.start_buildings, *box.buildings)}
    for id in EXAMPLE:
        name = dict(named[id].names).get(book.language, named[id].name)
        assert name.partition(" (")[0] in book.passages["S-TRN-09"].text


def test_the_display_is_called_as_in_the_program(book: Book, tmp_path: Path) -> None:
    """Not as the page of the settings, whose name is the same word in English only."""
    with nullcontext() if book.language == FALLBACK else spoken(book.language, tmp_path):
        name = Names(load_map("singapore").game.scenario, ()).phase("display")
    assert f"### 2. {name} {{S-RND-03}}" in book.chapter_of("round").markdown


def test_the_window_of_the_rules_shows_statements_and_asks_for_pages(qtbot: QtBot) -> None:
    parent = Label()
    qtbot.addWidget(parent)
    window = RulesWindow("Singapore", RULES.book(), RULES.pictures(LIGHT), lambda: RULES.pictures(LIGHT), parent)
    window.open_place("S-RAI-02")
    window.show()
    page = RulesPage(window)
    assert page.is_in_sight("S-RAI-02")
    page.search("courthouse")
    assert any("S-RAI-05" in row for row in page.contents)
    with qtbot.waitSignal(window.guide_requested) as asked:
        link = read_book(RULES.folder, "en").chapter_of("goal").pages[0]
        window.page.anchorClicked.emit(QUrl(f"{TO_PAGES}{link}"))
    assert asked.args == [link]
