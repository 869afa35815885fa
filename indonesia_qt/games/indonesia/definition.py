"""Indonesia as the program knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.games.indonesia.analysis.numbers import IndonesiaNumbers
from indonesia_qt.games.indonesia.bots import BOTS, LEVELS
from indonesia_qt.games.indonesia.bots.coach import IndonesiaCoach
from indonesia_qt.games.indonesia.bots.styles import STYLES
from indonesia_qt.games.indonesia.game import NAME, Indonesia, Setup
from indonesia_qt.games.indonesia.rules import scenario
from indonesia_qt.games.indonesia.rules.actions import AnyAction
from indonesia_qt.games.indonesia.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.state import Options

if TYPE_CHECKING:
    from indonesia_qt.games.indonesia.maps.map_data import IndonesiaMapData


class IndonesiaDefinition(GameDefinition):
    """What the program must know of Indonesia."""

    id, title, map = NAME, "Indonesia", "indonesia"
    suffix = ".indonesia"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options = Options
    actions = AnyAction
    bots = BOTS
    levels = LEVELS
    styles = tuple(STYLES)
    substitute = "easy"
    coach = IndonesiaCoach()
    order_can_be_chosen = True
    most_rounds = 60
    round_name, score_name = "year", "money"
    decode = staticmethod(scenario.decode)

    @property
    def map_data(self) -> IndonesiaMapData:
        """Answers what map making asks; loaded when maps are made."""
        from indonesia_qt.games.indonesia.maps.map_data import IndonesiaMapData

        return IndonesiaMapData(NAME, self.decode)

    def on(self, board: BoardMap, data: scenario.GameData) -> Indonesia:
        """Return the game on a board with its data. Raises `GameDataError` when it can't be played there."""
        return Indonesia(scenario.combine(board, data))

    def present_options(self, setup: Setup) -> Options:
        """Return the same agreements with the rule for idle companies that holds today (R-OPS-02)."""
        return replace(setup.options, idle_companies=Options().idle_companies)

    def numbers(self, game: Indonesia, players: int, seats: int) -> IndonesiaNumbers:
        """Return the numbers of the game on its map for so many players, with room for as many `seats`."""
        return IndonesiaNumbers(game.scenario, players, seats)


DEFINITION: GameDefinition = IndonesiaDefinition()
