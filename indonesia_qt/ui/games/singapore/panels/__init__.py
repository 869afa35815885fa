"""The panels in which questions are answered, and the record of each question."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Question
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import Whether, phrase
from indonesia_qt.ui.games.singapore.panels.building import FoundPanel, HutPanel, JoinPanel, LotPanel, TilePanel
from indonesia_qt.ui.games.singapore.panels.turn import TurnPanel
from indonesia_qt.ui.games.singapore.texts import building, turn
from indonesia_qt.ui.table.api import QuestionUi

QUESTIONS: dict[type[Question[Any]], QuestionUi] = {
    FoundBuilding: QuestionUi(
        FoundPanel,
        Whether(
            "is_own",
            phrase("Build one of the tiles on a free lot."),
            phrase("Build one of the tiles for the neutral colour on a free lot."),
        ),
        "S-STA-02",
    ),
    ChooseLot: QuestionUi(
        LotPanel,
        Whether(
            "is_own",
            phrase("Put your own flag on a free lot."),
            Whether(
                "is_neutral",
                phrase("Put the neutral flag on a free lot."),
                phrase("Put {owner}’s flag on a free lot."),
            ),
        ),
        "S-RND-04",
        asks_again="",
    ),
    ChooseTile: QuestionUi(TilePanel, building.tile_prompt, "S-BLD-01", asks_again="reveals"),
    JoinBuilding: QuestionUi(JoinPanel, building.join_prompt, "S-BLD-02", asks_again=""),
    PlayTurn: QuestionUi(TurnPanel, turn.turn_prompt, "S-TRN-01", turn.end_turn, asks_again=""),
    ChooseHut: QuestionUi(
        HutPanel,
        phrase("Choose the tile that gets the hut. The other one leaves the game."),
        "S-RND-07",
        asks_again="reveals",
    ),
}
"""The record of each question."""
