"""What is read beside the table: the guide, the rules and the quick reference."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.help.about_dialog import AboutDialog
from indonesia_qt.ui.help.guide import Guide
from indonesia_qt.ui.help.reference_sheet import ReferenceDialog
from indonesia_qt.ui.help.rules_book import Chapter
from indonesia_qt.ui.help.rules_window import RulesWindow
from tests.ui.pages.page import Page


class GuidePage(Page[Guide]):
    """The pages that come with the program."""

    kind = Guide

    @property
    def headings(self) -> list[str]:
        """The headings of the page that is shown."""
        block, found = self.widget.text.document().begin(), []
        while block.isValid():
            if block.blockFormat().headingLevel():
                found.append(block.text())
            block = block.next()
        return found

    @property
    def reached(self) -> str:
        """The line that the last link led to."""
        return self.widget.text.textCursor().block().text()

    @property
    def file(self) -> Path:
        """The file of the page that is shown."""
        return Path(self.widget.text.source().toLocalFile())

    @property
    def links(self) -> list[str]:
        """The links to other pages, without those to the rules."""
        found = re.findall(r"(?<!!)\[[^\]]*\]\(([\w/.-]+\.md)", self.file.read_text(encoding="utf-8"))
        return [link for link in found if "../rules/" not in link]

    @property
    def fits(self) -> bool:
        """Whether nothing on the page is wider than the page."""
        text = self.widget.text
        return text.document().idealWidth() <= text.viewport().width()

    def open(self, page: str) -> None:
        """Open a page by its place among all pages."""
        self.widget.open_page(page)

    def follow(self, link: str) -> None:
        self.widget.text.follow(QUrl(link))

    def go_back(self) -> None:
        self.click(self.widget.back)

    def go_forth(self) -> None:
        self.click(self.widget.forth)

    def go_to_contents(self) -> None:
        self.click(self.widget.start)

    def search(self, text: str) -> None:
        """Search for a text instead of the one before."""
        self.widget.contents.search.setText(text)

    def go_to_found(self) -> None:
        """Go to the first of what is found, with Enter."""
        QTest.keyClick(self.widget.contents.search, Qt.Key.Key_Return)

    @property
    def contents(self) -> list[str]:
        """The pages, or the passages that are found."""
        listed = self.widget.contents.entries
        return [listed.item(row).text() for row in range(listed.count())]

    @property
    def selected(self) -> str:
        """The entry of the page that is shown."""
        item = self.widget.contents.entries.currentItem()
        return item.text() if item else ""

    @property
    def marked(self) -> set[str]:
        """The words that are marked."""
        return {selection.cursor.selectedText().casefold() for selection in self.widget.text.extraSelections()}


class RulesPage(Page[RulesWindow]):
    """The rules in chapters, with a search."""

    kind = RulesWindow

    @property
    def chapter(self) -> Chapter | None:
        """The chapter that is shown."""
        return self.widget.page.chapter

    def is_in_sight(self, rule: str) -> bool:
        """Return whether the heading of a rule is at the upper edge, or the page's end is."""
        QApplication.processEvents()
        page, bar = self.widget.page, self.widget.page.verticalScrollBar()
        top = page.cursorForPosition(page.viewport().rect().topLeft()).block()
        near = [top, top.next(), top.next().next()]
        there = any(rule in block.text() for block in near) or bar.value() == bar.maximum()
        return there and self.chapter == self.widget.book.chapter_of(rule)

    def search(self, text: str) -> None:
        """Search for a text instead of the one before."""
        self.widget.contents.search.clear()
        QTest.keyClicks(self.widget.contents.search, text)

    def go_to_found(self) -> None:
        """Go to what is found, with Enter."""
        QTest.keyClick(self.widget.contents.search, Qt.Key.Key_Return)

    @property
    def contents(self) -> list[str]:
        """The chapters, or the passages that are found."""
        listed = self.widget.contents.entries
        return [listed.item(row).text() for row in range(listed.count())]

    @property
    def found(self) -> int:
        """How many passages are said to be found."""
        text = self.widget.contents.found.text()
        return 0 if text == "No results." else int(text.removesuffix(" results"))

    @property
    def marked(self) -> set[str]:
        """The words that are marked."""
        return {selection.cursor.selectedText().casefold() for selection in self.widget.page.extraSelections()}

    @property
    def note(self) -> str:
        """What is said of the file that was written."""
        return self.widget.note.text()

    def go_back(self) -> None:
        self.click(self.widget.back)

    def go_forth(self) -> None:
        self.click(self.widget.forth)


def link_to(rule: str) -> str:
    """Return the text of the link to a rule, or to the rules of what is asked if it is empty."""
    return f"Rule {rule} (F1)" if rule else "Rules (F1)"


class ReferencePage(Page[ReferenceDialog]):
    """The rules on one sheet."""

    kind = ReferenceDialog

    @property
    def note(self) -> str:
        """What is said of the file that was written."""
        return self.widget.note.text()

    def keep_pdf(self, file: Path) -> None:
        """Write the sheet to a file."""
        self.widget.keep_pdf(file)


class AboutPage(Page[AboutDialog]):
    """What the program is."""

    kind = AboutDialog

    @property
    def texts(self) -> str:
        """All that is said."""
        return " ".join(self.labels())

    def copy(self) -> None:
        self.click(self.widget.copy)

    def show_credits(self) -> None:
        self.click(self.widget.credits)
