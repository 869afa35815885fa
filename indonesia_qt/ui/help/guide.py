"""A window in which a page that comes with the program is read, with its pictures."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from shutil import copyfile

from PySide6.QtCore import QMargins, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextDocument
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from indonesia_qt.files import paths
from indonesia_qt.i18n.text import as_sentence, paragraph, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import MessageBox
from indonesia_qt.ui.widgets.rich_text_page import RichTextPage, blocks_of

WIDTH, HEIGHT = 900, 680
"""Pixels at 100 %."""


class Guide(QDialog):
    """Shows a page beside the window that it explains; links to the web open in the desktop's browser."""

    def __init__(self, page: str, title: str, parent: QWidget) -> None:
        """`page` is the name of a file in the folder of the program's pages."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = GuidePage()
        self.text.setAccessibleName(title)
        self.text.setSource(QUrl.fromLocalFile(str(paths.resources() / "docs" / page)), MARKDOWN)
        self.setLayout(column_of(self.text, contentsMargins=QMargins()))
        self.resize(scaled(WIDTH), scaled(HEIGHT))


def show_guide(page: str, title: str, window: QWidget) -> None:
    """Show a page beside a window, or bring to the front the one that is open."""
    guide = window.findChild(Guide) or Guide(page, title, window)
    guide.show()
    guide.raise_()
    guide.activateWindow()


MARKDOWN = QTextDocument.ResourceType.MarkdownResource


class GuidePage(RichTextPage):
    """Shows a Markdown file with its pictures."""

    def follow(self, link: QUrl) -> None:
        """Follow a link to a heading, another page, or the web; of another file, offer to save a copy."""
        if not link.isRelative():
            QDesktopServices.openUrl(link)
        elif link.path().endswith(".md"):
            self.setSource(self.source().resolved(link), MARKDOWN)
        elif link.path():
            self._offer(Path(self.source().resolved(link).toLocalFile()))
        else:
            self._go_to_heading(link.fragment())

    def picture(self, name: QUrl, room: int) -> QImage:
        """Return a picture from a file beside the page, no wider than `room` in pixels."""
        picture = QImage(self.source().resolved(name).toLocalFile())
        if picture.width() <= room:
            return picture
        return picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    def show_again(self) -> None:
        """Read the file again."""
        self.reload()

    def _offer(self, file: Path) -> None:
        title, proposal = tr("Save a copy of {file}", file=file.name), Path.home() / file.name
        ask_where_to_write(title, proposal, f"*{file.suffix}", partial(self._copy, file), self)

    def _copy(self, file: Path, to: Path) -> None:
        try:
            copyfile(file, to)
        except OSError as error:
            text = paragraph(tr("Couldn’t save {file}.", file=to), as_sentence(error.strerror or str(error)))
            MessageBox(QMessageBox.Icon.Warning, self.window().windowTitle(), text, parent=self).open()

    def _go_to_heading(self, heading: str) -> None:
        for block in blocks_of(self.document()):
            if block.blockFormat().headingLevel() and anchor(block.text()) == heading:
                self.go_to(block)
                return


def anchor(heading: str) -> str:
    """Return the name of a heading in links: "2. Draw land" is "2-draw-land"."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
