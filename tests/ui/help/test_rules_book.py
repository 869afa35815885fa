"""A rule book: its passages have places, and a search finds them."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.ui.help.rules_book import Book, VisitedPlaces, read_book

SHIPS = """# Ships

They sail; see [mergers](mergers).

## At sea

### What a ship carries {R-OPS-23}

A ship carries *goods*. ![A ship](ship)

| good | number |
|---|---|
| rice | 2 |
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, title in (("en", "Mergers"), ("it", "Fusioni di societ\N{LATIN SMALL LETTER A WITH GRAVE}")):
        chapters = tmp_path / language
        chapters.mkdir()
        (chapters / "02-ships.md").write_text(SHIPS, encoding="utf-8")
        (chapters / "01-mergers.md").write_text(f"# {title}\n\nTwo become one.\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def book(folder: Path) -> Book:
    return read_book(folder, "en")


def test_chapters_come_in_the_order_of_their_numbers(book: Book) -> None:
    assert [(chapter.name, chapter.title) for chapter in book.chapters] == [("mergers", "Mergers"), ("ships", "Ships")]


def test_every_heading_is_a_place(book: Book) -> None:
    assert list(book.passages) == ["mergers", "ships", "ships/1", "R-OPS-23"]
    assert book.chapter_of("R-OPS-23").name == "ships"
    with pytest.raises(LookupError, match="no place 'R-OPS-99'"):
        book.chapter_of("R-OPS-99")


def test_a_passage_is_read_without_markup(book: Book) -> None:
    assert book.passages["R-OPS-23"].text == "A ship carries goods. good number rice 2"
    assert book.passages["ships"].text == "They sail; see mergers."


def test_links_and_pictures_are_told_apart(book: Book) -> None:
    chapter = book.chapter_of("ships")
    assert chapter.links == ("mergers",)
    assert chapter.pictures == ("ship",)


def test_a_search_finds_all_words_and_titles_first(book: Book) -> None:
    assert [hit.passage.place for hit in book.search("ship carries")] == ["R-OPS-23"]
    assert [hit.passage.place for hit in book.search("r-ops-23")] == ["R-OPS-23"]
    assert [hit.passage.place for hit in book.search("mergers")] == ["mergers", "ships"]
    assert book.search("ships whales") == book.search(" ") == []


def test_a_search_needs_no_accents(folder: Path) -> None:
    assert [hit.passage.place for hit in read_book(folder, "it").search("SOCIETA")] == ["mergers"]


def test_a_language_without_a_book_gets_the_english_one(folder: Path) -> None:
    assert read_book(folder, "it-CH").language == "it"
    assert read_book(folder, "nl").language == "en"


def test_a_trail_leads_back_and_forth_until_another_way_is_taken() -> None:
    trail = VisitedPlaces()
    for place in ("a", "b", "b", "c"):
        trail.visit(place)
    assert [trail.step(-1), trail.step(-1), trail.step(-1), trail.step(1)] == ["b", "a", "a", "b"]
    trail.visit("d")
    assert trail.leads_back
    assert not trail.leads_forth
    assert trail.step(-1) == "b"
