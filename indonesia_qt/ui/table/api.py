"""The names of the table that a game is made of; the page “Add a game” says what each is for.

Modules that have to work without Qt, such as texts, take them from the modules that this one joins.
"""

from __future__ import annotations

from indonesia_qt.ui.table.advice import Advice
from indonesia_qt.ui.table.auto_answers import Order
from indonesia_qt.ui.table.beats.beat import BeatWriter
from indonesia_qt.ui.table.board.board_ui import BoardOverlay, BoardUi, OverlaySubject
from indonesia_qt.ui.table.final_screen import FinalScreen
from indonesia_qt.ui.table.game_rules import GameRules
from indonesia_qt.ui.table.game_texts import GameTexts
from indonesia_qt.ui.table.game_ui import Agreement, GameUi, StyleWords
from indonesia_qt.ui.table.game_view import GameView, SideTab
from indonesia_qt.ui.table.log.log_writer import Recap
from indonesia_qt.ui.table.panels.answers import AnswersPanel
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import AreaPanel, ChoicePanel, Context, PlacePanel, QuestionPanel
from indonesia_qt.ui.table.panels.result import ResultPanel
from indonesia_qt.ui.table.player_cards import PlayerCard, PlayerCards
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, Notice, OwnSound, QuestionUi
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.table.tutorial.lesson import Lesson, LessonStep

__all__ = (
    "ActionGroupText",
    "ActionText",
    "ActionUi",
    "Advice",
    "Agreement",
    "AnswersPanel",
    "AreaPanel",
    "BeatWriter",
    "BoardOverlay",
    "BoardUi",
    "ChoiceList",
    "ChoicePanel",
    "Context",
    "EventUi",
    "FinalScreen",
    "GameRules",
    "GameTexts",
    "GameUi",
    "GameView",
    "Lesson",
    "LessonStep",
    "Notice",
    "Order",
    "OverlaySubject",
    "OwnSound",
    "PlacePanel",
    "PlayerCard",
    "PlayerCards",
    "QuestionPanel",
    "QuestionUi",
    "Recap",
    "ResultPanel",
    "SeatIcons",
    "SideTab",
    "StyleWords",
)
