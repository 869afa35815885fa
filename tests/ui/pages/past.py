"""The panel of a past moment, and the list of lines of play that were left."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from indonesia_qt.ui.games.indonesia.panels.past import PastPanel
from indonesia_qt.ui.table.games.new_game_controller import BranchesDialog
from indonesia_qt.ui.table.panels.choice_list import ABOUT
from tests.ui.pages.page import Page


class PastPage(Page[PastPanel]):
    """Lists what else could have been chosen, or what a bot thinks of it."""

    kind = PastPanel

    @property
    def title(self) -> str:
        return self.widget.title.text()

    @property
    def lists_choices(self) -> bool:
        """Whether all choices are listed, not only those that a bot finds best."""
        return self.title == "What else could have been chosen"

    @property
    def has_thoughts(self) -> bool:
        """Whether the thoughts of a bot are listed."""
        return "Thoughts of" in self.title

    @property
    def thinks_by_rules_of_thumb(self) -> bool:
        """Whether it is said that the bot itself has no thoughts to list."""
        return "goes by rules of thumb" in self.title

    @property
    def is_secret(self) -> bool:
        """Whether it is said that nothing is listed because it depends on secrets."""
        return "secrets" in self.title

    @property
    def entries(self) -> list[str]:
        """The texts of the entries."""
        return [self.widget.list.item(row).text() for row in range(self.widget.list.count())]

    @property
    def about_entries(self) -> list[str]:
        """What is said of each entry."""
        return [self.widget.list.item(row).data(ABOUT) for row in range(self.widget.list.count())]

    @property
    def ticked(self) -> list[str]:
        """The entries that are marked as what was chosen."""
        return [text for text in self.entries if text.endswith("\N{CHECK MARK}")]

    @property
    def asks_whom(self) -> str:
        """What the button says that asks for thoughts: of the bot that decided, or of any bot."""
        return self.widget.why.text()

    def ask_why(self) -> None:
        self.click(self.widget.why)

    def list_choices(self) -> None:
        """List all choices again."""
        self.click(self.widget.others)

    @property
    def all_buttons(self) -> list[QPushButton]:
        return self.parts(QPushButton)


class BranchesPage(Page[BranchesDialog]):
    """Lists the lines of play that were left for another decision."""

    kind = BranchesDialog

    @property
    def lines(self) -> list[str]:
        """What is read of each line of play."""
        listed = self.widget.list
        return [listed.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(listed.count())]

    def open_line(self) -> None:
        """Open the chosen line of play in a new game."""
        self.click(self.widget.open_line)
