"""What the window shows of a game. Each game has one value of it, in its folder of `ui/games`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import UnionType
from typing import TYPE_CHECKING, Any, NamedTuple

from indonesia_qt.core.bots import BotName
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.flow import Action, Event, Question
from indonesia_qt.core.subjects import named_places
from indonesia_qt.games import game_module
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.board.animation import Voyage
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.advice import Advice
from indonesia_qt.ui.table.auto_answers import Order
from indonesia_qt.ui.table.beats.beat import BeatWriter
from indonesia_qt.ui.table.board.board_ui import BoardUi
from indonesia_qt.ui.table.game_rules import GameRules
from indonesia_qt.ui.table.game_texts import GameTexts
from indonesia_qt.ui.table.log.log_writer import Recap
from indonesia_qt.ui.table.records import QuestionUi
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.table.temper import Temper

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from indonesia_qt.ui.table.tutorial.lesson import Lesson


class Agreement(NamedTuple):
    """A rule that players may agree on before a game: a field of the game's options, with its values.

    `label` names it in the dialog of a new game, and each value is shown there as a text, the usual one first. The
    settings keep the last choice under the name of the option, or `kept_as`.
    """

    option: str
    label: str
    choices: Mapping[Any, str]
    kept_as: str = ""

    @property
    def key(self) -> str:
        """The name under which the last choice is kept."""
        return self.kept_as or self.option


class StyleWords(NamedTuple):
    """What is said of a style of play: its name, what its bots like, and at the end which `bot` has played so."""

    name: str
    help: str
    at_end: str


class GameUi:
    """What the window shows of a game.

    A game makes a subclass, and one value `GAME_UI` of it, in the module `game_ui` of its folder of `ui/games`. It must
    give `questions` and `texts`; what else it doesn't override serves any game.
    """

    questions: Mapping[type[Question[Any]], QuestionUi]
    """The record of each question."""
    board: BoardUi = BoardUi()
    """What lies on the board, and what is said of it."""
    pieces: PieceSet = PieceSet()
    """How the game's pieces are painted, and where they lie."""
    view: Callable[..., Any] | None = None
    """The class of the table's view, a `GameView`; None for that itself."""
    recap: type[Recap] = Recap
    """Sums up what happened since a player's last decision."""
    beats: type[BeatWriter] = BeatWriter
    """Makes the beats that show what others did."""
    temper: Temper = Temper()
    """What bots say of the game."""
    rules: GameRules | None = None
    """The rules to be read; None where there is no rule book."""
    lesson: Lesson | None = None
    """The first game of a learner; None where there is none."""
    sounds: Sequence[str] = ()
    """The sounds of events, the weightiest first: one decision has one sound."""
    orders: type[Order] | UnionType | None = None
    """The classes of orders by which the program answers for a player; None where there are none."""
    levels: Mapping[str, str] = {}
    """How each level of the bots plays, by its name, for the dialog of a new game."""
    styles: Mapping[str, StyleWords] = {}
    """What is said of each style in which bots play, by its name."""
    report_title = phrase("Report a problem (the file includes all hidden information)")
    """The title of the dialog that asks where to write a report on a problem."""

    def __init__(self, game: GameDefinition) -> None:
        self.game = game

    def texts(self, game: Any, seats: Sequence[str]) -> GameTexts:
        """Return the words of a game on its map with players of these names."""
        raise NotImplementedError

    def played_as(self, name: str, player: str) -> str:
        """Return in which style somebody of this name has played, in a sentence; empty for people and without a style.

        `player` is who plays for the seat, as in a saved game.
        """
        words = self.styles.get(BotName.read(player).style)
        return tr(words.at_end, bot=name) if words else ""

    def agreements(self) -> Sequence[Agreement]:
        """Return the rules that players may agree on, in the order in which they are listed."""
        return ()

    def icons(self, theme: Theme) -> SeatIcons:
        """Return the icons of panels and cards in the look of a theme."""
        return SeatIcons(theme)

    def secrets(self, view: Any) -> str:  # noqa: ARG002
        """Return in a sentence what is hidden between players, for a decision that shows it to its player alone."""
        return tr("Only the owner may see what they hold.")

    def advice(self) -> Advice:
        """Return what explains the thoughts of the game's bots."""
        return Advice(self.game)

    def facts(self, words: Any, view: Any, seat: int) -> Sequence[str]:  # noqa: ARG002
        """Return what the view holds of a player, in short parts, for his card."""
        return ()

    def standing(self, view: Any) -> Mapping[int, str]:  # noqa: ARG002
        """Return the players in the order of play, each with what counts now, in a few words, for who waits."""
        return {}

    def next_seat(self, view: Any, acting: int | None) -> int | None:  # noqa: ARG002
        """Return the seat that decides after `acting` in this phase; None where no seat does, or nobody knows."""
        return None

    def meanwhile(
        self,
        context: Any,  # noqa: ARG002
        view: Any,  # noqa: ARG002
        people: Sequence[int],  # noqa: ARG002
    ) -> Sequence[tuple[str, QWidget]]:
        """Return what else `people`, who wait, may want to know, each under a title; `context` is that of panels."""
        return ()

    def voyages(self, events: Sequence[Event], view: Any, colours: Sequence[int], /) -> list[Voyage]:  # noqa: ARG002
        """Return the pieces that travel on the board after events, beside the beats that show these."""
        return []

    def kind_of(self, action: Action) -> Hashable:
        """Return a value that is equal for answers that one line of a list can stand for."""
        return type(action)

    def places_of(self, action: Action) -> Sequence[str]:
        """Return the places in which such answers differ."""
        return named_places(action)

    def topics(self) -> dict[str, str]:
        """Return the kinds of line by which a reader can filter the log, by key, with their names."""
        return {}


def game_ui(id: str) -> GameUi:
    """Return what the window shows of the game with this id. Raises `UnknownGameError`."""
    ui: GameUi = game_module(id, "game_ui", "indonesia_qt.ui.games").GAME_UI
    return ui
