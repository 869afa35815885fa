"""What is read beside the table: the guide, the rules and the quick reference."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl

from indonesia_qt.ui.games.indonesia.rules.quick_reference import ReferenceDialog
from indonesia_qt.ui.help.guide import Guide
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
    def source(self) -> str:
        """The page that is shown, as Markdown."""
        return self.widget.text.toMarkdown()

    def follow(self, link: str) -> None:
        self.widget.text.follow(QUrl(link))


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
