"""Maps leave the editor as files for others."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.editor.dialogs.picture_dialog import PictureDialog
from indonesia_qt.ui.editor.dialogs.share_dialog import ShareDialog
from tests.ui.pages.boxes import FilePage
from tests.ui.pages.page import Page, settle

ADDED, THERE_ALREADY = "was added to your maps.", "is one of your maps already."
"""What is said of a map that came in a file."""


class SharePage(Page[ShareDialog]):
    """Asks what is to be said of a map."""

    kind = ShareDialog

    def fill(self, author: str, description: str, licence: str) -> None:
        """Write into the three fields."""
        for field, text in ((self.widget.author, author), (self.widget.licence, licence)):
            field.setFocus()
            QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClicks(field, text)
        self.widget.description.setFocus()
        self.widget.description.selectAll()
        QTest.keyClicks(self.widget.description, description)

    @property
    def filled(self) -> tuple[str, str, str]:
        """The author, the description and the licence."""
        about = self.widget.about
        return about.author, about.description, about.licence

    @property
    def has_picture(self) -> bool:
        """Whether a picture of the map can be seen."""
        return any(not label.pixmap().isNull() for label in self.parts(type(self.widget.problem)))

    @property
    def problem(self) -> str:
        """What is said of a map that can't be played on, or why it can't be saved."""
        return self.widget.problem.text() if self.widget.problem.isVisible() else ""

    def save_as(self, file: Path) -> None:
        """Press the button, and choose a file."""
        self.press("Save file…")
        chooser = FilePage.shown()
        assert chooser.saves
        chooser.choose(file)
        chooser.close()
        settle()


class PicturePage(Page[PictureDialog]):
    """Asks how large the picture of a map is to be."""

    kind = PictureDialog

    @property
    def offered(self) -> list[str]:
        """The sizes that can be chosen."""
        return [self.widget.sizes.itemText(row) for row in range(self.widget.sizes.count())]

    def choose(self, size: str) -> None:
        """Choose a size by the beginning of its text."""
        row = next(row for row, text in enumerate(self.offered) if text.startswith(size))
        self.widget.sizes.setCurrentIndex(row)

    def write_width(self, pixels: int) -> None:
        """Choose another width."""
        self.choose("Another width")
        self.write(self.widget.width_field, str(pixels), Qt.Key.Key_Tab)

    @property
    def problem(self) -> str:
        """Why it can't be saved."""
        return self.widget.problem.text() if self.widget.problem.isVisible() else ""

    def save_as(self, file: Path) -> None:
        """Press the button, and choose a file."""
        self.press("Save picture…")
        chooser = FilePage.shown()
        assert chooser.saves
        chooser.choose(file)
        chooser.close()
        settle()
