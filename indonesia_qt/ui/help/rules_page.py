"""Shows a chapter of a rule book on the screen, and prints all chapters; both have the same look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QMarginsF, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from indonesia_qt.ui.help.drawings import RulePictures
from indonesia_qt.ui.help.rules_book import TO_PAGES, Book, Chapter, heading
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import MAP_FAMILY, TEXT_FAMILY, Theme
from indonesia_qt.ui.widgets.rich_text_page import RichTextPage, blocks_of, laid_out_once

HEADINGS = {1: 2.3, 2: 1.6, 3: 1.12}
"""The size of headings by depth, relative to that of the text."""
ABOVE = {1: 0.0, 2: 1.6, 3: 1.2}
"""The space above headings by depth, in lines."""
LINE_PERCENT = 135.0
APART = 2 * "\N{NO-BREAK SPACE}"
"""The space between a heading and the id of its rule."""


def dress(document: QTextDocument, theme: Theme, points: float, anchors: Sequence[tuple[str, str]]) -> None:
    """Give a document its look; `anchors` are the place and the rule's id, or "", of each heading, in order."""
    with laid_out_once(document):
        _dress_text(document, theme, points)
        headings = [block for block in blocks_of(document) if block.blockFormat().headingLevel()]
        for block, (anchor, rule) in zip(headings, anchors, strict=True):
            _dress_heading(block, theme, points, anchor, rule)
        for table in _tables(document.rootFrame()):
            _dress_table(table, theme, points)


def _dress_text(document: QTextDocument, theme: Theme, points: float) -> None:
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeCharFormat(_letters(TEXT_FAMILY, points, theme.interface.text))
    for block in blocks_of(document):
        if not block.blockFormat().headingLevel():
            spaced = QTextBlockFormat()
            spaced.setLineHeight(LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if any(fragment.charFormat().isImageFormat() for fragment in _fragments(block)):
                spaced.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
            spaced.setBottomMargin(0.3 * points if block.textList() else 0.9 * points)
            QTextCursor(block).mergeBlockFormat(spaced)
        _colour_links(block, theme)


def _letters(family: str, points: float, colour: str) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setFontFamilies([family])
    look.setFontPointSize(points)
    look.setForeground(QColor(colour))
    return look


def _colour_links(block: QTextBlock, theme: Theme) -> None:
    for fragment in list(_fragments(block)):
        if fragment.charFormat().isAnchor():
            link = QTextCharFormat()
            link.setForeground(QColor(theme.interface.link))
            link.setFontUnderline(True)
            cursor = QTextCursor(block)
            cursor.setPosition(fragment.position())
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(link)


def _dress_heading(block: QTextBlock, theme: Theme, points: float, anchor: str, rule: str) -> None:
    depth = min(block.blockFormat().headingLevel(), max(HEADINGS))
    room = QTextBlockFormat()
    room.setTopMargin(ABOVE[depth] * points if block.position() else 0)
    room.setBottomMargin(0.5 * points)
    cursor = QTextCursor(block)
    cursor.mergeBlockFormat(room)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    large = depth < max(HEADINGS)
    look = _letters(MAP_FAMILY if large else TEXT_FAMILY, HEADINGS[depth] * points, theme.interface.heading)
    look.clearProperty(QTextFormat.Property.FontSizeAdjustment.value)
    look.setFontWeight(QFont.Weight.Normal if large else QFont.Weight.DemiBold)
    look.setAnchor(True)
    look.setAnchorNames([anchor])
    cursor.mergeCharFormat(look)
    if rule:
        # the rule's id, behind its heading
        quiet = _letters(TEXT_FAMILY, 0.8 * points, theme.interface.quiet_text)
        quiet.setFontWeight(QFont.Weight.Normal)
        end = QTextCursor(block)
        end.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        end.insertText(f"{APART}{rule}", quiet)


def _dress_table(table: QTextTable, theme: Theme, points: float) -> None:
    look = QTextTableFormat(table.format())
    look.setBorder(1)
    look.setBorderCollapse(True)
    look.setBorderBrush(QColor(theme.interface.line))
    look.setCellPadding(0.45 * points)
    look.setCellSpacing(0)
    look.setTopMargin(0.3 * points)
    look.setBottomMargin(points)
    look.setColumnWidthConstraints([QTextLength()] * table.columns())
    table.setFormat(look)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            close = QTextBlockFormat()
            close.setBottomMargin(0)
            cell.firstCursorPosition().mergeBlockFormat(close)
            # Where the table alone has a colour for its lines, Qt takes that of the palette.
            ruled = cell.format().toTableCellFormat()
            ruled.setBorder(1)
            ruled.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            ruled.setBorderBrush(QColor(theme.interface.line))
            cell.setFormat(ruled)


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    at = block.begin()
    while not at.atEnd():
        yield at.fragment()
        at += 1


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            yield child
        else:
            yield from _tables(child)


WIDEST = 900
"""Pixels of a picture at 100 %."""
PAPER_POINTS, PAPER_WIDTH, PAPER_SHARPNESS = 10.0, 480, 3.0
"""On paper: the size of the text in points, the width of pictures in points, and their dots per point."""
EDGES = QMarginsF(18, 16, 18, 16)
"""Millimetres around a page of paper."""


class RulesPage(RichTextPage):
    """Shows a chapter.

    - `place_requested`: the place that a link leads to
    - `guide_requested`: the page of the documentation that a link leads to
    """

    place_requested = Signal(str)
    guide_requested = Signal(str)

    def __init__(self, pictures: RulePictures) -> None:
        super().__init__()
        self.pictures = pictures
        self.chapter: Chapter | None = None

    def follow(self, link: QUrl) -> None:
        """Ask for the place or the page of a link."""
        target = link.toString()
        if target.startswith(TO_PAGES):
            self.guide_requested.emit(target.removeprefix(TO_PAGES))
        else:
            self.place_requested.emit(target)

    def picture(self, name: QUrl, room: int) -> QImage:
        """Paint a picture for this screen."""
        return self.pictures.image(name.toString(), min(room, scaled(WIDEST)), self.devicePixelRatioF())

    def show_chapter(self, chapter: Chapter, place: str) -> None:
        """Show a chapter, scrolled to one of its places."""
        self.chapter = chapter
        self.show_again()
        if place == chapter.name:
            self.verticalScrollBar().setValue(0)
        else:
            self.scrollToAnchor(place)

    def show_again(self) -> None:
        """Lay out the chapter again."""
        assert self.chapter
        self.document().setMarkdown(_text(self.chapter))
        dress(self.document(), self.pictures.theme, self.font().pointSizeF(), _anchors(self.chapter))
        self.moveCursor(QTextCursor.MoveOperation.Start)  # Qt shows the cursor when the page is first shown
        self.mark(self.words)


class Paper(QTextDocument):
    """A whole book, to be printed."""

    def __init__(self, book: Book, pictures: RulePictures) -> None:
        super().__init__()
        self.pictures = pictures
        self.setMarkdown("\n\n".join(map(_text, book.chapters)))
        dress(self, pictures.theme, PAPER_POINTS, [one for chapter in book.chapters for one in _anchors(chapter)])

    def loadResource(self, type: int, name: QUrl | str) -> Any:  # noqa: A002, N802
        """Return a picture that is sharp enough for paper."""
        if type == QTextDocument.ResourceType.ImageResource:
            return self.pictures.image(QUrl(name).toString(), PAPER_WIDTH, PAPER_SHARPNESS)
        return super().loadResource(type, name)

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Print all on numbered pages of a device."""
        device.setPageLayout(
            QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, EDGES, PAGE_UNIT)
        )
        self.print_(device)


PAGE_UNIT = QPageLayout.Unit.Millimeter


def _text(chapter: Chapter) -> str:
    """Return a chapter without the ids in its headings, which are added with a format of their own."""
    lines = []
    for line in chapter.markdown.splitlines():
        found = heading(line)
        lines.append(f"{found[0] * '#'} {found[1]}" if found else line)
    return "\n".join(lines)


def _anchors(chapter: Chapter) -> list[tuple[str, str]]:
    return [(passage.place, passage.rule) for passage in chapter.passages]
