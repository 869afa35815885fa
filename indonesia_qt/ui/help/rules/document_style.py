"""Gives a document made from Markdown the look of the program: letters, colours, room, and anchors at its headings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrame,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from indonesia_qt.ui.style.theme import MAP_FAMILY, TEXT_FAMILY, Theme

HEADINGS = {1: 2.3, 2: 1.6, 3: 1.12}
"""The size of letters in headings by depth, as a part of that of the text."""
ABOVE = {1: 0.0, 2: 1.6, 3: 1.2}
"""The room above headings, in lines."""
LINE_PERCENT = 135.0
APART = 2 * "\N{NO-BREAK SPACE}"
"""Between a heading and the id of its rule."""


def dress(document: QTextDocument, theme: Theme, points: float, anchors: Sequence[tuple[str, str]]) -> None:
    """Give a document its look; `anchors` are the name and the rule's id, or "", of each heading, in order."""
    _dress_text(document, theme, points)
    for block, (anchor, rule) in zip(list(_headings(document)), anchors, strict=True):
        _dress_heading(block, theme, points, anchor, rule)
    for table in _tables(document.rootFrame()):
        _dress_table(table, theme, points)


def _dress_text(document: QTextDocument, theme: Theme, points: float) -> None:
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    plain = QTextCharFormat()
    plain.setForeground(QColor(theme.interface.text))
    plain.setFontPointSize(points)
    plain.setFontFamilies([TEXT_FAMILY])
    cursor.mergeCharFormat(plain)
    block = document.begin()
    while block.isValid():
        if not block.blockFormat().headingLevel():
            spaced = QTextBlockFormat()
            spaced.setLineHeight(LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if _is_picture(block):
                spaced.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
            spaced.setBottomMargin(0.3 * points if block.textList() else 0.9 * points)
            QTextCursor(block).mergeBlockFormat(spaced)
        _colour_links(block, theme)
        block = block.next()


def _is_picture(block: QTextBlock) -> bool:
    return any(fragment.charFormat().isImageFormat() for fragment in _fragments(block))


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
    look = QTextCharFormat()
    look.clearProperty(QTextFormat.Property.FontSizeAdjustment.value)
    look.setFontPointSize(HEADINGS[depth] * points)
    look.setFontFamilies([MAP_FAMILY if depth < max(HEADINGS) else TEXT_FAMILY])
    look.setFontWeight(QFont.Weight.Normal if depth < max(HEADINGS) else QFont.Weight.DemiBold)
    look.setForeground(QColor(theme.interface.heading))
    look.setAnchor(True)
    look.setAnchorNames([anchor])
    cursor.mergeCharFormat(look)
    if rule:
        _add_rule(block, theme, points, rule)


def _add_rule(block: QTextBlock, theme: Theme, points: float, rule: str) -> None:
    """Write a rule's id behind its heading."""
    quiet = QTextCharFormat()
    quiet.setFontFamilies([TEXT_FAMILY])
    quiet.setFontPointSize(0.8 * points)
    quiet.setFontWeight(QFont.Weight.Normal)
    quiet.setForeground(QColor(theme.interface.quiet_text))
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    cursor.insertText(f"{APART}{rule}", quiet)


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


def _headings(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            yield block
        block = block.next()


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
