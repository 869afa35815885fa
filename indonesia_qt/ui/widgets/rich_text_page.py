"""A page of text with pictures, which fits the width of its window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextBlock, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from indonesia_qt.ui.style.scaling import scaled

EDGE = 24
"""Pixels at 100 % on each side of the text."""


class RichTextPage(QTextBrowser):
    """Shows text with pictures, which are never wider than the page."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        """Those that are highlighted."""
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(scaled(EDGE))
        self.anchorClicked.connect(self.follow)

    def follow(self, link: QUrl) -> None:
        """Follow a link."""
        raise NotImplementedError

    def picture(self, name: QUrl, room: int) -> QImage:
        """Return a picture no wider than `room`, in pixels."""
        raise NotImplementedError

    def show_again(self) -> None:
        """Lay out the text again, with its pictures."""
        raise NotImplementedError

    def loadResource(self, type: int, name: QUrl | str) -> Any:  # noqa: A002, N802
        """Return a picture in the size in which it is shown."""
        if type == QTextDocument.ResourceType.ImageResource:
            return self.picture(QUrl(name), max(1, self.viewport().width() - 2 * scaled(EDGE)))
        return super().loadResource(type, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures to the width, and stay at the same place of the text."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and not self.document().isEmpty():
            bar = self.verticalScrollBar()
            share = bar.value() / max(1, bar.maximum())
            self.show_again()
            bar.setValue(round(share * bar.maximum()))

    def mark(self, words: list[str]) -> None:
        """Highlight words wherever they are."""
        self.words = words
        look = QTextCharFormat()
        look.setBackground(self.palette().highlight())
        look.setForeground(self.palette().highlightedText())
        marked = []
        for word in words:
            found = self.document().find(word)
            while not found.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = found, look
                marked.append(selection)
                found = self.document().find(word, found)
        self.setExtraSelections(marked)

    def go_to(self, block: QTextBlock) -> None:
        """Scroll until a block is at the upper edge."""
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.setTextCursor(QTextCursor(block))


@contextmanager
def laid_out_once(document: QTextDocument) -> Iterator[None]:
    """Lay out a document when all changes to it are made, not after each of them."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    try:
        yield
    finally:
        cursor.endEditBlock()


def blocks_of(document: QTextDocument) -> Iterator[QTextBlock]:
    """Give the paragraphs of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()
