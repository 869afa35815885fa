"""A window in which the pages that come with the program are read, with their pictures."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMargins, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QImage, QTextCursor, QTextDocument, QTextFormat, QTextTable
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton, QWidget

from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import read_whole, reason_of, write_whole
from indonesia_qt.i18n.text import language, paragraph, tr
from indonesia_qt.ui.help.contents import Contents
from indonesia_qt.ui.help.rules_book import Book, Chapter
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import MessageBox, push_button
from indonesia_qt.ui.widgets.rich_text_page import RichTextPage, blocks_of, laid_out_once

WIDTH, HEIGHT = 1120, 720
"""Pixels at 100 %."""
ABOVE_HEADINGS, BELOW = (0, 18, 12), 6
"""Pixels at 100 % above headings by their levels, and below headings and paragraphs."""
LARGEST_FILE = 10_000_000
"""Bytes of a file that can be copied from a page."""
CONTENTS, CHANGES, CREDITS = "index.md", "../../CHANGELOG.md", "../CREDITS.md"
"""From the folder of the pages: that which leads to all others, what changed, and what is by others."""
WAY = re.compile(r"^- \[[^\]]*\]\(([\w./-]+\.md)\)", re.MULTILINE)
"""On the page that leads to all others, a line with the way to one of them."""
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


class Guide(QDialog):
    """Shows a page beside the window that it explains; links to the web open in the desktop's browser.

    - `rules_requested`: asks for a chapter of the rules of a game, by the game's id and the chapter's name
    """

    rules_requested = Signal(str, str)

    def __init__(self, page: str, title: str, parent: QWidget) -> None:
        """`page` is the place of a file in the folder of the program's pages."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.text = GuidePage()
        self.text.setAccessibleName(title)
        self.text.rules_requested.connect(self.rules_requested)
        self.back = _small_button(tr("Back"), self.text.backward)
        self.forth = _small_button(tr("Forward"), self.text.forward)
        self.start = _small_button(tr("Contents", "of the guide"), lambda: self.open_page(CONTENTS))
        self.text.backwardAvailable.connect(self.back.setEnabled)
        self.text.forwardAvailable.connect(self.forth.setEnabled)
        for button in (self.back, self.forth):
            button.setEnabled(False)
        right = QWidget()
        row = row_of(self.back, self.forth, self.start, 1)
        right.setLayout(column_of(row, (self.text, 1), contentsMargins=QMargins()))
        self.book = _all_pages()
        self.contents = Contents(self.book, tr("Search documentation"), tr("Pages"), right)
        self.contents.place_requested.connect(self._open_place)
        self.contents.searched.connect(self.text.mark)
        self.text.sourceChanged.connect(self._show_present)
        self.contents.divide(WIDTH)
        self.setLayout(column_of(self.contents.both))
        self.open_page(page)
        self.text.setFocus()
        self.resize(within_screen(self, WIDTH, HEIGHT))

    def open_page(self, page: str) -> None:
        """Show another page."""
        self.text.show_page(QUrl.fromLocalFile(str(_folder() / page)))

    def _open_place(self, place: str) -> None:
        chapter = self.book.chapter_of(place)
        url = QUrl.fromLocalFile(str(_folder() / chapter.name))
        if place != chapter.name:
            url.setFragment(anchor(self.book.passages[place].title))
        self.text.show_page(url)

    def _show_present(self, page: QUrl) -> None:
        file = Path(page.toLocalFile())
        english = os.path.relpath(file.with_name(f"{file.name.partition('.')[0]}.md"), _folder())
        self.contents.show_present(Path(english).as_posix())


def _folder() -> Path:
    return paths.resources() / "docs"


def _all_pages() -> Book:
    """Return all pages in the language in use as chapters, whose names are their places in the folder of the pages."""
    start = (_folder() / CONTENTS).read_text(encoding="utf-8")
    pages = dict.fromkeys([CONTENTS, *(way for way in WAY.findall(start) if not way.startswith("index."))])
    chapters = []
    for page in pages:
        text = in_language(_folder() / page).read_text(encoding="utf-8")
        chapters.append(Chapter(page, FENCE.sub(lambda code: code[0].replace("\n#", "\n #"), text)))
    return Book(language(), tuple(chapters))


def _small_button(text: str, act: Callable[[], object]) -> QPushButton:
    return push_button(text, act, role="small")


def show_guide(page: str, title: str, window: QWidget, show_rules: Callable[[str, str], object]) -> Guide:
    """Show a page beside a window, or bring to the front the guide that is open; return the guide.

    `show_rules` opens a chapter of the rules by its game and its name.
    """
    guide = window.findChild(Guide)
    if guide is None:
        guide = Guide(page, title, window)
        guide.rules_requested.connect(show_rules)
    guide.show()
    guide.raise_()
    guide.activateWindow()
    return guide


MARKDOWN = QTextDocument.ResourceType.MarkdownResource
CHAPTER = re.compile(r"/rules/(\w+)/\w+/\d+-(\w+)\.md$")
"""The end of the path of a chapter of the rules."""


class GuidePage(RichTextPage):
    """Shows a Markdown file with its pictures.

    - `rules_requested`: the game and the name of a chapter of its rules, which a link leads to
    """

    rules_requested = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.sourceChanged.connect(self._dress)

    def show_page(self, page: QUrl) -> None:
        """Show the page in a file, in the language in use, from its top or from the heading that the URL names."""
        file = QUrl.fromLocalFile(str(in_language(Path(page.toLocalFile()))))
        if file != self.source():
            self.setSource(file, MARKDOWN)
        if page.fragment():
            headings = (block for block in blocks_of(self.document()) if block.blockFormat().headingLevel())
            if block := next((one for one in headings if anchor(one.text()) == page.fragment()), None):
                self.go_to(block)
        else:
            self.moveCursor(QTextCursor.MoveOperation.Start)

    def follow(self, link: QUrl) -> None:
        """Follow a link to a heading, another page, the rules, or the web; of another file, offer to save a copy."""
        target = self.source().resolved(link)
        if not link.isRelative():
            QDesktopServices.openUrl(link)
        elif chapter := CHAPTER.search(target.path()):
            self.rules_requested.emit(chapter[1], chapter[2])
        elif target.path().endswith(".md"):
            self.show_page(target)
        else:
            file = Path(target.toLocalFile())
            title, proposal = tr("Save a copy of {file}", file=file.name), Path.home() / file.name
            ask_where_to_write(title, proposal, f"*{file.suffix}", partial(self._copy, file), self)

    def picture(self, name: QUrl, room: int) -> QImage:
        """Return a picture from a file beside the page, no wider than `room` in pixels."""
        picture = QImage(self.source().resolved(name).toLocalFile())
        if picture.width() <= room:
            return picture
        return picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    def show_again(self) -> None:
        """Read the file again."""
        self.reload()
        self._dress()

    def _dress(self) -> None:
        """Give headings and paragraphs room, and wrap lines of code that are too long for the page."""
        with laid_out_once(self.document()):
            for block in blocks_of(self.document()):
                look = block.blockFormat()
                if level := look.headingLevel():
                    look.setTopMargin(scaled(ABOVE_HEADINGS[min(level, len(ABOVE_HEADINGS)) - 1]))
                    look.setBottomMargin(scaled(BELOW))
                elif look.hasProperty(QTextFormat.Property.BlockCodeLanguage) or look.nonBreakableLines():
                    look.setNonBreakableLines(False)
                    look.setBackground(self.palette().alternateBase())
                elif not QTextCursor(block).currentTable():
                    look.setBottomMargin(scaled(BELOW))
                QTextCursor(block).setBlockFormat(look)
            for table in self.document().rootFrame().childFrames():
                if isinstance(table, QTextTable):
                    # After code, Qt puts an empty line into the first cell and forgets the look of its row.
                    cell = table.cellAt(0, 0)
                    at = cell.firstCursorPosition()
                    if not at.block().text() and at.block() != cell.lastCursorPosition().block():
                        at.deleteChar()
                        at.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
                        at.setCharFormat(table.cellAt(0, table.columns() - 1).firstCursorPosition().charFormat())
        self.mark(self.words)

    def _copy(self, file: Path, to: Path) -> None:
        try:
            write_whole(to, read_whole(file, LARGEST_FILE))
        except OSError as error:
            text = paragraph(tr("Couldn’t save {file}.", file=to), reason_of(error))
            MessageBox(QMessageBox.Icon.Warning, self.window().windowTitle(), text, parent=self).open()


def in_language(page: Path) -> Path:
    """Return the page in the language in use, in that without its region, or else as it is.

    The translation of `first-game.md` into German is `first-game.de.md` beside it.
    """
    code = language()
    for known in dict.fromkeys((code, code.partition("-")[0])):
        translated = page.with_name(f"{page.stem}.{known}{page.suffix}")
        if translated.is_file():
            return translated
    return page


def anchor(heading: str) -> str:
    """Return the name of a heading in links: "2. Draw land" is "2-draw-land"."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
