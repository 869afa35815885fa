"""The record of each question."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Question
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.games.singapore.texts import building, turn
from indonesia_qt.ui.table.panels.answers import AnswersPanel
from indonesia_qt.ui.table.panels.panel import QuestionUi

QUESTIONS: dict[type[Question[Any]], QuestionUi] = {
    FoundBuilding: QuestionUi(AnswersPanel, building.found_prompt, "S-STA-02"),
    ChooseLot: QuestionUi(AnswersPanel, building.lot_prompt, "S-RND-04", at_once=True),
    ChooseTile: QuestionUi(AnswersPanel, building.tile_prompt, "S-BLD-01"),
    JoinBuilding: QuestionUi(AnswersPanel, building.join_prompt, "S-BLD-02", at_once=True),
    PlayTurn: QuestionUi(AnswersPanel, turn.turn_prompt, "S-TRN-01", turn.end_turn),
    ChooseHut: QuestionUi(AnswersPanel, building.hut_prompt, "S-RND-07"),
}
