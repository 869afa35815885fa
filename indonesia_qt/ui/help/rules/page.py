"""A chapter of a rule book on the screen, and all of them on paper."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QMarginsF, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextEdit

from indonesia_qt.ui.help.rules.book import Book, Chapter, heading
from indonesia_qt.ui.help.rules.document_style import dress
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.rich_text_page import RichTextPage

WIDEST = 640
"""Pixels of a picture at 100 %."""
PAPER_POINTS, PAPER_WIDTH, PAPER_SHARPNESS = 10.0, 480, 3.0
"""Of letters on paper, and of pictures there: points, and dots for each."""
EDGES = QMarginsF(18, 16, 18, 16)
"""Millimetres around a page of paper."""


class Pictures(Protocol):
    """Paints the pictures of a book in one look."""

    theme: Theme

    def image(self, name: str, width: int, ratio: float = 1.0) -> QImage:
        """A picture of so many pixels of the screen, which may consist of `ratio` real ones in each direction."""


class RulesPage(RichTextPage):
    """Shows a chapter; `place_requested` carries the place that a link leads to."""

    place_requested = Signal(str)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.pictures = pictures
        self.chapter: Chapter | None = None
        self._words: list[str] = []

    def follow(self, link: QUrl) -> None:
        """Tell where a link leads."""
        self.place_requested.emit(link.toString())

    def picture(self, name: QUrl, room: int) -> QImage:
        """The picture, painted for this screen."""
        return self.pictures.image(name.toString(), min(room, scaled(WIDEST)), self.devicePixelRatioF())

    def show_chapter(self, chapter: Chapter, place: str) -> None:
        """Show a chapter from one of its places on."""
        self.chapter = chapter
        self.show_again()
        if place == chapter.name:
            self.verticalScrollBar().setValue(0)
        else:
            self.scrollToAnchor(place)

    def show_again(self) -> None:
        """Lay the chapter out anew."""
        assert self.chapter
        self.document().setMarkdown(_text(self.chapter))
        dress(self.document(), self.pictures.theme, self.font().pointSizeF(), _anchors(self.chapter))
        self.mark(self._words)

    def mark(self, words: list[str]) -> None:
        """Mark words wherever they stand."""
        self._words = words
        look = QTextCharFormat()
        look.setBackground(QColor(self.pictures.theme.interface.accent))
        look.setForeground(QColor(self.pictures.theme.interface.on_accent))
        marked = []
        for word in words:
            found = self.document().find(word)
            while not found.isNull():
                marked.append(_selection(found, look))
                found = self.document().find(word, found)
        self.setExtraSelections(marked)


class Paper(QTextDocument):
    """A whole book in one look, to be printed."""

    def __init__(self, book: Book, pictures: Pictures) -> None:
        super().__init__()
        self.pictures = pictures
        self.setMarkdown("\n\n".join(map(_text, book.chapters)))
        dress(self, pictures.theme, PAPER_POINTS, [one for chapter in book.chapters for one in _anchors(chapter)])

    def loadResource(self, type: int, name: QUrl | str) -> Any:  # noqa: A002, N802
        """A picture, sharp enough for paper."""
        if type == QTextDocument.ResourceType.ImageResource:
            return self.pictures.image(QUrl(name).toString(), PAPER_WIDTH, PAPER_SHARPNESS)
        return super().loadResource(type, name)

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Print all on pages of the device, which get numbers."""
        device.setPageLayout(
            QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, EDGES, PAGE_UNIT)
        )
        self.print_(device)


PAGE_UNIT = QPageLayout.Unit.Millimeter


def _text(chapter: Chapter) -> str:
    """The chapter without the ids in its headings, which are written there in their own letters."""
    lines = []
    for line in chapter.markdown.splitlines():
        found = heading(line)
        lines.append(f"{found[0] * '#'} {found[1]}" if found else line)
    return "\n".join(lines)


def _anchors(chapter: Chapter) -> list[tuple[str, str]]:
    return [(passage.place, passage.rule) for passage in chapter.passages]


def _selection(found: QTextCursor, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor, selection.format = found, look
    return selection
