"""The rules of a game to be read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from indonesia_qt.i18n.text import language
from indonesia_qt.ui.help.rules_book import Book, read_book
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.style.theme import Theme

if TYPE_CHECKING:
    from indonesia_qt.ui.help.drawings import RulePictures


class GameRules:
    """The rules of a game to be read; a game makes a subclass, whose methods load what is needed only then."""

    folder: Path
    """Holds the book, in a folder for each language."""
    beginning = "goal"
    """The chapter that is shown without a game."""
    end = "end"
    """The chapter that is shown when a game is over."""

    def book(self) -> Book:
        """Return the book in the language in use, or in English."""
        return read_book(self.folder, language())

    def pictures(self, theme: Theme) -> RulePictures:
        """Return what paints the pictures of the book in the look of a theme."""
        raise NotImplementedError

    def reference(self, commands: Commands, parent: QWidget) -> QDialog | None:  # noqa: ARG002
        """Return the dialog with the rules on one sheet, and the keys of commands; None if there is no such sheet."""
        return None
