"""A rule book: chapters in files, which consist of passages; links and a search lead to these.

A chapter is a Markdown file `05-new_era.md`: the number gives the order, the rest the chapter's name. Its first line is
its title. A heading that ends with a rule's id in braces, `### What a city buys {R-OPS-20}`, begins the passage on that
rule. A place is a rule's id, a chapter's name, or a name with the number of a heading, as in `mergers/2`. Links in the
text lead to places, and those that begin with `../../../docs/` to pages of the documentation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from indonesia_qt.i18n.search import folded

_HEADING = re.compile(r"^(?P<depth>#+) (?P<title>.*?)(?: \{(?P<rule>[A-Z]-[A-Z]{3}-\d\d)\})?$")
_MARKUP = re.compile(r"^\|[-|]+\|$|!\[.*?\]\(.*?\)|\]\(.*?\)|[*`|[\]]|^- ", re.MULTILINE)
TO_PAGES = "../../../docs/"
"""How links to pages of the documentation begin, which are the same for readers of the files."""
FALLBACK = "en"
"""The language of the book where there is no other."""
AROUND = 30
"""Letters before the words that were found in the extract of a hit."""
LONGEST = 110
"""Letters of an extract."""


class Passage(Struct, frozen=True, dict=True):
    """The text under one heading, without markup."""

    place: str
    title: str
    rule: str
    depth: int
    text: str

    @cached_property
    def searched(self) -> str:
        """All of it, as it is searched."""
        return folded(f"{self.title} {self.rule} {self.text}")


class Hit(Struct, frozen=True):
    """A passage in which something was found, and an extract of the text around that."""

    passage: Passage
    extract: str


class Chapter(Struct, frozen=True, dict=True):
    """A chapter, in Markdown."""

    name: str
    markdown: str

    @property
    def title(self) -> str:
        """Its first heading."""
        return self.passages[0].title

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        """Its passages, in order."""
        return tuple(_passages(self))

    @cached_property
    def pictures(self) -> tuple[str, ...]:
        """The names of its pictures."""
        return tuple(re.findall(r"!\[.*?\]\((.*?)\)", self.markdown))

    @cached_property
    def links(self) -> tuple[str, ...]:
        """The places that its links lead to."""
        return tuple(link for link in self._links if not link.startswith(TO_PAGES))

    @cached_property
    def pages(self) -> tuple[str, ...]:
        """The pages of the documentation that its links lead to, from the folder of these."""
        return tuple(link.removeprefix(TO_PAGES) for link in self._links if link.startswith(TO_PAGES))

    @property
    def _links(self) -> list[str]:
        return re.findall(r"(?<!!)\[[^\]]*\]\((.*?)\)", self.markdown)


class Book(Struct, frozen=True, dict=True):
    """All chapters in one language."""

    language: str
    chapters: tuple[Chapter, ...]

    @cached_property
    def passages(self) -> dict[str, Passage]:
        """All passages, by their places."""
        return {passage.place: passage for chapter in self.chapters for passage in chapter.passages}

    def chapter_of(self, place: str) -> Chapter:
        """Return the chapter of a place. Raises `LookupError` if there is no such place."""
        for chapter in self.chapters:
            if place == chapter.name or any(passage.place == place for passage in chapter.passages):
                return chapter
        raise LookupError(f"the rule book has no place {place!r}")

    def search(self, query: str) -> list[Hit]:
        """Return the passages that contain all words of a query, those first that have them in their titles."""
        words = folded(query).split()
        found = [one for one in self.passages.values() if words and all(word in one.searched for word in words)]
        found.sort(key=lambda one: not all(word in folded(f"{one.title} {one.rule}") for word in words))
        return [Hit(one, _extract(one.text, words)) for one in found]


def read_book(folder: Path, language: str) -> Book:
    """Read the book in a language, in that language without its region, or else in English."""
    for code in (language, language.partition("-")[0], FALLBACK):
        if files := sorted((folder / code).glob("*-*.md")):
            chapters = (Chapter(file.stem.partition("-")[2], file.read_text(encoding="utf-8")) for file in files)
            return Book(code, tuple(chapters))
    raise LookupError(f"{folder}: there is no rule book")


def heading(line: str) -> tuple[int, str, str] | None:
    """Return the depth, the title and the rule's id of a heading; None for any other line."""
    found = _HEADING.match(line)
    return (len(found["depth"]), found["title"], found["rule"] or "") if found else None


def _passages(chapter: Chapter) -> Iterator[Passage]:
    lines: list[str] = []
    begun: tuple[int, str, str] | None = None
    number = 0
    for line in [*chapter.markdown.splitlines(), "# "]:
        begins = heading(line)
        if begins is None:
            lines.append(line)
            continue
        if begun is not None:
            depth, title, rule = begun
            place = rule or (f"{chapter.name}/{number}" if number else chapter.name)
            text = " ".join(_MARKUP.sub("", "\n".join(lines)).split())
            yield Passage(place, title, rule, depth, text)
            number += 1
        begun, lines = begins, []


def _extract(text: str, words: list[str]) -> str:
    """Return a part of a text around the first of the words."""
    at = max(0, min((folded(text).find(word) for word in words if word in folded(text)), default=0))
    first = text.rfind(" ", 0, max(0, at - AROUND)) + 1 if at > AROUND else 0
    last = len(text) if len(text) - first <= LONGEST else text.rfind(" ", first, first + LONGEST)
    dots = "\N{HORIZONTAL ELLIPSIS}"
    return f"{dots if first else ''}{text[first:last]}{dots if last < len(text) else ''}"


class VisitedPlaces:
    """The places that were visited, in order; a new one replaces those after the present one."""

    def __init__(self) -> None:
        self._places: list[str] = []
        self._at = -1

    def visit(self, place: str) -> None:
        """Add a place, unless it is the present one."""
        if self._places[self._at : self._at + 1] != [place]:
            del self._places[self._at + 1 :]
            self._places.append(place)
            self._at = len(self._places) - 1

    def step(self, step: int) -> str:
        """Go back (-1) or forward (1) where that is possible; return the place that is reached."""
        self._at = min(max(self._at + step, 0), len(self._places) - 1)
        return self._places[self._at]

    @property
    def leads_back(self) -> bool:
        """Whether there is a place before."""
        return self._at > 0

    @property
    def leads_forth(self) -> bool:
        """Whether there is a place after."""
        return self._at < len(self._places) - 1
