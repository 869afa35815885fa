"""The part of the table that asks for a decision, or says why none can be made."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tests.ui.pages.page import Page


class DecisionPage(Page[QWidget]):
    """What can be done there besides an answer."""

    def let_bots_play(self) -> None:
        self.press("Let the bots play")

    def continue_in_copy(self) -> None:
        self.press("Continue in a copy")

    def return_to_present(self) -> None:
        self.press("Return to the present")
