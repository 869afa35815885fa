"""The book of rules of each game: nothing is missing in any language, no link is dead, and pictures are painted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

import pytest
from PySide6.QtGui import QImage

from indonesia_qt.games import game_ids
from indonesia_qt.i18n.catalogue import SOURCES
from indonesia_qt.ui.games.indonesia.rules.rule_pictures import NAMES
from indonesia_qt.ui.games.singapore.rules.rule_pictures import DRAWINGS
from indonesia_qt.ui.help.rules_book import Book, read_book
from indonesia_qt.ui.style.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.table.rules_presenter import GameRules

LANGUAGES = ("en", "de", "fr", "id", "it", "nl")
PICTURES: Mapping[str, Iterable[str]] = {"indonesia": NAMES, "singapore": DRAWINGS}
STATEMENTS = {"indonesia": re.compile(r"R-[A-Z]{3}-\d\d"), "singapore": re.compile(r"S-[A-Z]{3}-\d\d")}
every_book = pytest.mark.parametrize(("game", "code"), [(game, code) for game in game_ids() for code in LANGUAGES])


def rules_of(game: str) -> GameRules:
    rules = game_ui(game).rules
    assert rules
    return rules


def book_of(game: str, code: str) -> Book:
    return read_book(rules_of(game).folder, code)


@every_book
def test_each_statement_that_the_program_knows_has_one_passage(game: str, code: str) -> None:
    book, sources = book_of(game, code), SOURCES.rglob("*.py")
    known = {rule for file in sources for rule in STATEMENTS[game].findall(file.read_text(encoding="utf-8"))}
    stated = Counter(passage.rule for chapter in book.chapters for passage in chapter.passages if passage.rule)
    assert known
    assert known <= set(stated)
    assert set(stated.values()) == {1}
    assert all(book.passages[rule].text for rule in stated)


@every_book
def test_all_languages_say_the_same(game: str, code: str) -> None:
    book, english = book_of(game, code), book_of(game, "en")
    assert book.language == code
    assert list(book.passages) == list(english.passages)
    for chapter in book.chapters:
        original = english.chapter_of(chapter.name)
        assert chapter.pictures == original.pictures
        assert sorted(chapter.links) == sorted(original.links), chapter.name
        assert chapter.pages == original.pages


@every_book
def test_no_line_is_a_list_by_accident_no_link_is_dead_and_every_picture_is_used(game: str, code: str) -> None:
    book = book_of(game, code)
    for chapter in book.chapters:
        assert not re.search(r"^\s*[+*] ", chapter.markdown, re.MULTILINE), chapter.name
    assert {place for chapter in book.chapters for place in chapter.links} <= set(book.passages)
    assert {name for chapter in book.chapters for name in chapter.pictures} == set(PICTURES[game])
    assert {rules_of(game).beginning, rules_of(game).end} <= set(book.passages)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.id)
@pytest.mark.usefixtures("qapp")
def test_pictures_are_painted_in_every_look(game: str, theme: Theme) -> None:
    pictures = rules_of(game).pictures(theme)
    for name in PICTURES[game]:
        picture = pictures.image(name, 320)
        assert picture.width() == 320
        assert colours(picture) > 8, name
    fine = pictures.image("goods", 320, 2.0)
    assert (fine.width(), fine.devicePixelRatio()) == (640, 2.0)


def colours(picture: QImage) -> int:
    small = picture.scaled(64, 32)
    return len({small.pixel(x, y) for x in range(64) for y in range(32)})
