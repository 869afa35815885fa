"""What the window shows of Singapore."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from indonesia_qt.core.flow import Question
from indonesia_qt.games.singapore.definition import DEFINITION
from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.games.singapore.beats import SingaporeBeats
from indonesia_qt.ui.games.singapore.board.animations import voyages
from indonesia_qt.ui.games.singapore.board.board_ui import SingaporeBoardUi
from indonesia_qt.ui.games.singapore.board.icons import Icons
from indonesia_qt.ui.games.singapore.board.pieces import PIECES
from indonesia_qt.ui.games.singapore.game_view import SingaporeView
from indonesia_qt.ui.games.singapore.new_game import LEVEL_DESCRIPTIONS, agreements
from indonesia_qt.ui.games.singapore.panels import QUESTIONS
from indonesia_qt.ui.games.singapore.recap import SingaporeRecap
from indonesia_qt.ui.games.singapore.rules.game_rules import SingaporeRules
from indonesia_qt.ui.games.singapore.texts import SingaporeTexts, topics
from indonesia_qt.ui.games.singapore.texts.advice import SingaporeAdvice
from indonesia_qt.ui.games.singapore.texts.players import facts
from indonesia_qt.ui.games.singapore.tutorial.first_game import SingaporeFirstGame
from indonesia_qt.ui.table.api import GameUi, QuestionUi


class SingaporeUi(GameUi):
    """Singapore in the window."""

    questions: dict[type[Question[Any]], QuestionUi] = QUESTIONS
    board = SingaporeBoardUi()
    pieces = PIECES
    view = SingaporeView
    recap = SingaporeRecap
    beats = SingaporeBeats
    rules = SingaporeRules()
    lesson = SingaporeFirstGame()
    sounds = "over", "bell", "year", "gavel", "coin", "bid"
    levels = LEVEL_DESCRIPTIONS
    report_title = phrase("Report a problem: the file includes all hidden money and goods")
    secrets = phrase("Only their owner may see money and goods.")
    covered = phrase("This decision shows money or goods that only their owner may see.")
    agreements = staticmethod(agreements)
    icons = Icons
    facts = staticmethod(facts)
    voyages = staticmethod(voyages)
    topics = staticmethod(topics)

    def texts(self, game: Singapore, seats: Sequence[str]) -> SingaporeTexts:
        """Return the words of a game with players of these names."""
        return SingaporeTexts(game.scenario, seats)

    def advice(self) -> SingaporeAdvice:
        """Return what explains the thoughts of bots by points."""
        return SingaporeAdvice(self.game)


GAME_UI: GameUi = SingaporeUi(DEFINITION)
