"""What a game brings to the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.board.animation import Animation
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.log_pane import LogPane
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.command_palette import Choice


class GameParts(Protocol):
    """The parts of a game. `asked` carries the decision's title; `message` and `refused` carry sentences."""

    @property
    def bridge(self) -> SessionBridge:
        """The game."""

    @property
    def scene(self) -> MapScene:
        """The board."""

    @property
    def strip(self) -> QWidget:
        """The course of the game, along the upper edge."""

    @property
    def headline(self) -> QWidget:
        """What is to be done, above the board."""

    @property
    def history(self) -> History:
        """The moment that is looked at."""

    @property
    def cards(self) -> Sequence[QWidget]:
        """The players, below the board."""

    @property
    def host(self) -> QWidget:
        """The decision, beside the board."""

    @property
    def log(self) -> LogPane:
        """What happened, beside the board."""

    @property
    def deeds(self) -> QWidget:
        """What can be acquired, behind the log."""

    @property
    def year(self) -> QWidget:
        """What the last year brought, behind the log."""

    def take_back(self) -> bool:
        """Take back the last thing that was done in the open decision; False when there is nothing."""

    def choose_slot(self, number: int) -> None:
        """Do what a click on the company in the player's slot with this number does, or say why there is none."""

    @property
    def board_table(self) -> QWidget:
        """The board in rows and columns."""

    @property
    def motion(self) -> Animation:
        """What moves on the board."""

    def ask_hint(self) -> None:
        """Ask what a strong bot would answer for the player who is asked."""

    @property
    def gives_hint(self) -> bool:
        """Whether a hint is shown or thought about."""

    def put_hint_away(self) -> None:
        """Put the hint away, or give up the thought about it."""

    def show_answers(self) -> None:
        """List everything that can be answered now."""

    @property
    def asked(self) -> Any:
        """The signal of a new decision."""

    @property
    def message(self) -> Any:
        """The signal of something to be read once."""

    @property
    def refused(self) -> Any:
        """The signal that something can't be done."""

    @property
    def news(self) -> Any:
        """The signal with sentences to be told in messages; when there are none, all messages go."""

    def answers(self, typed: str) -> Sequence[Choice]:
        """What can be answered now, of that what holds the words that were typed."""
