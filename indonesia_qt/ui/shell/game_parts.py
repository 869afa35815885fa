"""The parts that a game gives to the window: its view, with a presenter for each part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.game import Game
from indonesia_qt.ui.board.animation import Animation
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.log_pane import LogPane
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.command_palette import Choice
from indonesia_qt.ui.widgets.covering import Covering


class HintParts(Protocol):
    """A hint about what is asked."""

    @property
    def is_open(self) -> bool:
        """Whether a hint is shown or thought about."""

    def ask(self) -> None:
        """Ask a strong bot for its answer to the present question."""

    def put_away(self) -> None:
        """Put the hint away, or stop the bot that thinks about it."""


class DecisionParts(Protocol):
    """What is asked, beside the board.

    - `asked`: a new decision, by its title
    """

    asked: Any

    @property
    def host(self) -> QWidget:
        """The place of the panel."""

    @property
    def hints(self) -> HintParts:
        """The hint."""

    def take_back(self) -> bool:
        """Take back the last step in the open decision; return False if there is none."""

    def answers(self, typed: str) -> Sequence[Choice]:
        """Return the answers to the present question that what was typed may mean, such as a bid of an amount in it."""


class BoardParts(Protocol):
    """The board."""

    @property
    def scene(self) -> MapScene:
        """The board as a map."""

    @property
    def motion(self) -> Animation:
        """The animation on the map."""

    @property
    def table(self) -> QWidget:
        """The board in rows and columns."""

    def places(self) -> Sequence[Choice]:
        """Return the areas by name; each is brought into view and gets the keyboard."""


class BeatParts(Protocol):
    """What others did, shown in beats."""

    @property
    def is_shown(self) -> bool:
        """Whether a beat is shown of what happens now."""

    def skip_all(self) -> None:
        """Show no more beats before the next decision of a person."""

    def release(self) -> None:
        """End the beat that is shown if a person is asked: he turns to his decision."""


class PlayerParts(Protocol):
    """The players, below the board."""

    @property
    def cards(self) -> Sequence[QWidget]:
        """A card for each seat."""

    def take_room(self, room: Literal["slim", "usual", "large"]) -> None:
        """Have all cards take as much height as there is room."""


class LogParts(Protocol):
    """What happened, beside the board."""

    @property
    def pane(self) -> LogPane:
        """The lines, and what searches them."""


class TabParts(Protocol):
    """A page behind the log."""

    @property
    def title(self) -> str:
        """The title of its tab."""

    @property
    def page(self) -> QWidget:
        """The page."""


class GameParts(Protocol):
    """The parts of a game that is shown.

    - `message`: a sentence for the status bar
    - `refused`: a sentence on why something can't be done
    - `news`: sentences to show as messages; without any, all messages are removed
    """

    message: Any
    refused: Any
    news: Any

    @property
    def game(self) -> Game[Any]:
        """The rules that it is played by."""

    @property
    def bridge(self) -> SessionBridge:
        """The course of the game."""

    @property
    def history(self) -> History:
        """The moment that is shown."""

    @property
    def strip(self) -> QWidget:
        """The course of the game, along the upper edge."""

    @property
    def headline(self) -> QWidget:
        """The prompt, above the board."""

    @property
    def tabs(self) -> Sequence[TabParts]:
        """What a game shows behind the log."""

    @property
    def past_card(self) -> QWidget:
        """The card that names the past moment that is shown; it lies over the board, above `overlays`."""

    @property
    def overlays(self) -> Sequence[QWidget]:
        """The cards that lie over the upper edge of the board."""

    @property
    def cover(self) -> Covering:
        """The page that covers the whole board when there is one, such as the final screen."""

    @property
    def decision(self) -> DecisionParts:
        """What is asked."""

    @property
    def board(self) -> BoardParts:
        """The board."""

    @property
    def beats(self) -> BeatParts:
        """What others did."""

    @property
    def player_cards(self) -> PlayerParts:
        """The players."""

    @property
    def log(self) -> LogParts:
        """What happened."""
