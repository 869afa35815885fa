"""Singapore as the program knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.games.singapore.analysis.numbers import SingaporeNumbers
from indonesia_qt.games.singapore.bots import BOTS, LEVELS
from indonesia_qt.games.singapore.bots.coach import SingaporeCoach
from indonesia_qt.games.singapore.bots.styles import STYLES
from indonesia_qt.games.singapore.game import NAME, Singapore
from indonesia_qt.games.singapore.rules import scenario
from indonesia_qt.games.singapore.rules.actions import AnyAction
from indonesia_qt.games.singapore.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.games.singapore.rules.state import Options

if TYPE_CHECKING:
    from indonesia_qt.games.singapore.maps.map_data import SingaporeMapData


class SingaporeDefinition(GameDefinition):
    """What the program must know of Singapore."""

    id, title, map = NAME, "Singapore", "singapore"
    suffix = ".singapore"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options = Options
    actions = AnyAction
    bots = BOTS
    levels = LEVELS
    styles = tuple(STYLES)
    substitute = "easy"
    coach = SingaporeCoach()
    order_can_be_chosen = False
    most_rounds = 20
    round_name, score_name = "round", "points"
    decode = staticmethod(scenario.decode)

    @property
    def map_data(self) -> SingaporeMapData:
        """Answers what map making asks; loaded when maps are made."""
        from indonesia_qt.games.singapore.maps.map_data import SingaporeMapData

        return SingaporeMapData()

    def on(self, board: BoardMap, data: scenario.GameData) -> Singapore:
        """Return the game on a board with its data. Raises `GameDataError` when it can't be played there."""
        return Singapore(scenario.combine(board, data))

    def numbers(self, game: Singapore, players: int, seats: int) -> SingaporeNumbers:
        """Return the numbers of the game on its map for so many players, with room for as many `seats`."""
        return SingaporeNumbers(game.scenario, players, seats)


DEFINITION: GameDefinition = SingaporeDefinition()
