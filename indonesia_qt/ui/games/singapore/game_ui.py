"""What the window shows of Singapore, and what is chosen for a new game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.singapore.analysis.turns import next_seat
from indonesia_qt.games.singapore.definition import DEFINITION
from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.games.singapore.beats import SingaporeBeats
from indonesia_qt.ui.games.singapore.board.animations import voyages
from indonesia_qt.ui.games.singapore.board.board_ui import SingaporeBoardUi
from indonesia_qt.ui.games.singapore.board.icons import Icons
from indonesia_qt.ui.games.singapore.board.pieces import PIECES
from indonesia_qt.ui.games.singapore.game_view import SingaporeView
from indonesia_qt.ui.games.singapore.panels import QUESTIONS
from indonesia_qt.ui.games.singapore.recap import SingaporeRecap
from indonesia_qt.ui.games.singapore.rules.game_rules import SingaporeRules
from indonesia_qt.ui.games.singapore.temper import SingaporeTemper
from indonesia_qt.ui.games.singapore.texts import SingaporeTexts, topics
from indonesia_qt.ui.games.singapore.texts.advice import SingaporeAdvice
from indonesia_qt.ui.games.singapore.texts.names import player_facts, points
from indonesia_qt.ui.games.singapore.tutorial.first_game import SingaporeFirstGame
from indonesia_qt.ui.table.api import Agreement, GameUi, QuestionUi, StyleWords

LEVEL_DESCRIPTIONS = {
    "random": phrase("Plays random legal moves."),
    "easy": phrase("Takes what brings most where its workers are, without a plan."),
    "medium": phrase("Plans its turn, but not beyond it; builds like Easy."),
    "hard": phrase("Tries each building with the turn that follows, by what it’s worth up to the end of the game."),
    "expert": phrase("Like Hard, but compares its best turns by the two turns after them."),
}
"""The way in which each level plays."""
STYLES = {
    "smuggler": StyleWords(
        phrase("Smuggler"), phrase("Trades in opium, whatever the risk."), phrase("{bot} played as a smuggler.")
    ),
    "builder": StyleWords(
        phrase("Builder"), phrase("Builds what others will use."), phrase("{bot} played as a builder.")
    ),
    "careful": StyleWords(
        phrase("Careful player"),
        phrase("Does nothing illegal while there’s something else to do."),
        phrase("{bot} played as a careful player."),
    ),
}
"""What is said of each style of play."""


def agreements() -> tuple[Agreement, ...]:
    """Return the rules that players may agree on."""
    return (
        Agreement(
            "holdings",
            tr("Money and goods"),
            {"hidden": tr("Hidden", "money and goods"), "open": tr("Open", "money and goods")},
        ),
        Agreement("supply", tr("Goods in the supply"), {"endless": tr("Endless"), "limited": tr("20 of each")}),
        Agreement(
            "chip",
            tr("Chip for an illegal building"),
            {"after": tr("Drawn after the effect"), "before": tr("Drawn before the effect")},
        ),
        Agreement(
            "chance",
            tr("Chips and new tiles"),
            {"final": tr("Can’t be undone"), "practice": tr("Can be undone, for practice")},
        ),
        Agreement(
            "plans",
            tr("Plans of a turn"),
            {"whole": tr("Whole turn"), "next": tr("Next move only"), "off": tr("Off", "plans")},
        ),
    )


class SingaporeUi(GameUi):
    """Singapore in the window."""

    questions: dict[type[Question[Any]], QuestionUi] = QUESTIONS
    board = SingaporeBoardUi()
    pieces = PIECES
    view = SingaporeView
    recap = SingaporeRecap
    beats = SingaporeBeats
    temper = SingaporeTemper()
    rules = SingaporeRules()
    lesson = SingaporeFirstGame()
    sounds = "win", "over", "raid", "round", "seal", "building", "road", "chip", "cargo", "coin", "deed"
    levels = LEVEL_DESCRIPTIONS
    styles = STYLES
    report_title = phrase("Report a problem: the file includes all hidden money and goods")
    agreements = staticmethod(agreements)
    icons = Icons
    facts = staticmethod(player_facts)
    voyages = staticmethod(voyages)
    topics = staticmethod(topics)
    next_seat = staticmethod(next_seat)

    def secrets(self, view: State) -> str:  # noqa: ARG002
        """Return that money and goods are hidden."""
        return tr("Only their owner may see money and goods.")

    def texts(self, game: Singapore, seats: Sequence[str]) -> SingaporeTexts:
        """Return the words of a game with players of these names."""
        return SingaporeTexts(game.scenario, seats)

    def kind_of(self, action: Action) -> Hashable:
        """Return a value that is equal for answers whose line names all that they have in common."""
        match action:
            case act.Step():
                return act.Step, action.area
            case act.Found():
                return act.Found, action.tile
            case act.Exchange():
                return act.Exchange, action.building, action.trade
            case act.ReturnChips() | act.Jump():
                return type(action), action.building
        return action

    def standing(self, view: State) -> dict[int, str]:
        """Return the players in the order of turns, with their victory points."""
        return {seat: points(view.players[seat].vp) for seat in view.seats_from(view.raffles)}

    def advice(self) -> SingaporeAdvice:
        """Return what explains the thoughts of bots by points."""
        return SingaporeAdvice(self.game)


GAME_UI: GameUi = SingaporeUi(DEFINITION)
