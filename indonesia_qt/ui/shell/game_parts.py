"""What a game brings to the window: its view, of which each presenter takes care of one part."""

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


class HintParts(Protocol):
    """A hint about what is asked."""

    @property
    def is_open(self) -> bool:
        """Whether a hint is shown or thought about."""

    def ask(self) -> None:
        """Ask what a strong bot would answer for the person who is asked."""

    def put_away(self) -> None:
        """Put the hint away, or give up the thought about it."""


class DecisionParts(Protocol):
    """What is asked, beside the board."""

    @property
    def asked(self) -> Any:
        """The signal of a new decision; it carries the title."""

    @property
    def host(self) -> QWidget:
        """The place of the panel."""

    @property
    def hints(self) -> HintParts:
        """The hint."""

    def take_back(self) -> bool:
        """Take back the last thing that was done in the open panel; False when there is nothing."""

    def answers(self, typed: str) -> Sequence[Choice]:
        """What can be answered now, of that what holds the words that were typed."""

    def show_answers(self) -> None:
        """List everything that can be answered now."""


class BoardParts(Protocol):
    """The board."""

    @property
    def scene(self) -> MapScene:
        """The board as a map."""

    @property
    def motion(self) -> Animation:
        """What moves on the map."""

    @property
    def table(self) -> QWidget:
        """The board in rows and columns."""


class PlayerParts(Protocol):
    """The players, below the board."""

    @property
    def cards(self) -> Sequence[QWidget]:
        """A card for each seat."""

    def choose_slot(self, number: int) -> None:
        """Do what a click on the company in the player's slot with this number does, or say why there is none."""


class LogParts(Protocol):
    """What happened, beside the board."""

    @property
    def pane(self) -> LogPane:
        """The lines, and what searches them."""


class YearParts(Protocol):
    """What the last year brought, behind the log."""

    @property
    def page(self) -> QWidget:
        """The report."""


class GameParts(Protocol):
    """The parts of a game that is shown."""

    @property
    def bridge(self) -> SessionBridge:
        """The game."""

    @property
    def history(self) -> History:
        """The moment that is looked at."""

    @property
    def strip(self) -> QWidget:
        """The course of the game, along the upper edge."""

    @property
    def headline(self) -> QWidget:
        """What is to be done, above the board."""

    @property
    def deeds(self) -> QWidget:
        """What can be acquired, behind the log."""

    @property
    def decision(self) -> DecisionParts:
        """What is asked."""

    @property
    def board(self) -> BoardParts:
        """The board."""

    @property
    def player_cards(self) -> PlayerParts:
        """The players."""

    @property
    def log(self) -> LogParts:
        """What happened."""

    @property
    def year(self) -> YearParts:
        """What the last year brought."""

    @property
    def message(self) -> Any:
        """The signal of a sentence for the status bar."""

    @property
    def refused(self) -> Any:
        """The signal that something can't be done."""

    @property
    def news(self) -> Any:
        """The signal with sentences for messages; when there are none, all messages go."""
