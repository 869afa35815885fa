"""The dialog that asks who plays in a game that branches off another one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.table.games.branch_dialog import BranchDialog
from tests.ui.pages.page import Page


class BranchPage(Page[BranchDialog]):
    """Asks for the player of each seat."""

    kind = BranchDialog

    @property
    def players(self) -> list[str]:
        """Who is chosen for each seat."""
        return [card.chosen_player() for card in self.widget.cards]

    @property
    def can_rename(self) -> bool:
        """Whether a name or a colour of a seat can be changed."""
        fields: list[QWidget] = [field for card in self.widget.cards for field in (card.name, card.colour)]
        return any(field.isVisible() for field in fields)

    def seat(self, number: int, player: str) -> None:
        """Click the chip of a player at a seat."""
        chips = self.widget.cards[number].player
        self.click(chips.chips[chips.findData(player)])

    def begin(self) -> None:
        """Begin the new game."""
        self.press("Start game")

    def cancel(self) -> None:
        """Stay in the present game."""
        self.press("Cancel")
