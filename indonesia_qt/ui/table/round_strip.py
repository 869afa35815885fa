"""The strip above the board: the round and the phase."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QFrame

from indonesia_qt.core.game import Game
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.game_texts import GameTexts
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label


class RoundStrip(QFrame):
    """Shows the round and the phase of a position."""

    def __init__(self, game: Game[Any], words: GameTexts) -> None:
        super().__init__()
        self.game, self.words = game, words
        self.date, self.phase = Label(role="heading"), Label(role="now")
        self.phase.setContentsMargins(scaled(8), 2, scaled(8), 2)
        self.setLayout(row_of(self.date, self.phase, 1, contentsMargins=margins(10, 3, 10, 3)))

    def show_state(self, view: Any, phase_id: str = "") -> None:
        """Show where a position stands, or in another phase what happens there."""
        phase = self.words.phase(phase_id or self.game.phase(view))
        self.date.setText(self.words.round(self.game.round(view)))
        self.phase.setText(phase)
        self.phase.setVisible(bool(phase))
