"""The strip above the board."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from indonesia_qt.ui.app.program import Program
from tests.ui.pages.page import Page


class StripPage(Page[QWidget]):
    """The strip of any game, with the round and the phase."""

    @classmethod
    def at(cls, program: Program) -> StripPage:
        """Return the strip of the game that is shown."""
        assert program.table
        return cls(program.table.strip)

    @property
    def phase(self) -> str:
        """The phase that is marked as the present one; empty when none is."""
        present = (label for label in self.parts(QLabel) if label.property("role") == "now")
        return next((label.toolTip() or label.text() for label in present), "")

    @property
    def says_that_the_game_is_over(self) -> bool:
        return "The game is over" in [label.text() for label in self.parts(QLabel) if label.isVisible()]
