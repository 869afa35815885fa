"""The dialog that asks who plays a game on the map."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.table.games.new_game_dialog import HUMAN, NOBODY, NewGameDialog
from tests.ui.pages.page import Page, open_window


class PlayItPage(Page[NewGameDialog]):
    """Who plays, on which map."""

    @classmethod
    def shown(cls) -> PlayItPage:
        """Return the one that can be seen."""
        return cls(open_window(NewGameDialog))

    def offered_maps(self) -> int:
        """Return how many maps can be chosen."""
        return self.widget.map.count()

    def seat_two(self, player: str = HUMAN) -> None:
        """Give the first two seats to people or to bots of a level, and the others to nobody."""
        for number, row in enumerate(self.widget.rows):
            row.choose_player(player if number < 2 else NOBODY)

    def name_seats(self, name: str) -> None:
        """Call everybody by a name and the number of the seat."""
        for number, row in enumerate(self.widget.rows):
            row.name.setText(f"{name}{number}")

    def give_up(self) -> None:
        self.widget.reject()

    def take_seed(self, seed: int) -> None:
        self.widget.seed.setText(str(seed))

    def begin(self) -> None:
        self.press("Start")


def new_game_dialogs(window: QWidget) -> list[PlayItPage]:
    """Return the dialogs of a window in which a new game is begun, seen or not."""
    return [PlayItPage(dialog) for dialog in window.findChildren(NewGameDialog)]
