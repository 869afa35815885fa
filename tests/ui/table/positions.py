"""Positions of real games, one for each thing that a person can be asked, reached by bots of one kind from a seed."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.game import Bot
from indonesia_qt.core.record import header, saved
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.definition import DEFINITION
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.save_files import new_save
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from tests.ui.table.new_games import new_game


class Position(NamedTuple):
    """Seat 0 is asked `question` for the first time in a year not before `year`; an empty question is the end.

    With `hints` people may ask for advice.
    """

    question: str
    seed: int
    year: int = 1
    players: int = 4
    bot: str = "greedy"
    hints: bool = True


POSITIONS = {
    "new_era": Position("ChooseSite", 6, 5),
    "turn_order": Position("PlaceBid", 6, 6),
    "mergers": Position("AnnounceMerger", 6, 6),
    "auction": Position("RaiseBid", 6, 6),
    "siap_faji": Position("ChooseRemoval", 123, 17, bot="random"),
    "acquisitions": Position("ChooseDeed", 6, 4),
    "research": Position("ChooseResearch", 6, 5),
    "operations": Position("ChooseCompany", 6, 6),
    "ships": Position("FloatShips", 5, 5),
    "deliveries": Position("DeliverGoods", 6, 6),
    "expansion": Position("ChooseExpansion", 6, 6),
    "city_growth": Position("ChooseGrowth", 156, 15, bot="random"),
    "result": Position("", 6),
}
SHORT = ("mergers", "deliveries", "result")
"""Those that differ most: a table with a field, a plan on the board, no question. The others are for long runs."""


def go_to(program: Program, position: Position) -> None:
    """Open a game that bots have played for everybody until the position; bots are paused."""
    file = new_save(_choice(position).seats, DEFINITION.suffix)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(played(position))
    assert program.open(file)
    assert program.table
    program.table.bridge.set_paused(True)


@cache
def played(position: Position) -> bytes:
    """The saved game that stands at the position; to play it takes longer than to go through it again."""
    choice = _choice(position)
    game = load_map(choice.map).game
    setup = game.new_setup(choice.options, len(choice.seats), choice.seed)
    session: Session[State] = Session(game, setup)
    bot: Bot = BOTS[position.bot]()
    while (asked := session.question) is not None:
        if asked.seat == 0 and type(asked).__name__ == position.question and session.state.year >= position.year:
            break
        view = game.view(session.state, asked.seat)
        session.submit(bot.choose(view, asked, bot_chance(position.seed, len(session.entries))))
    assert (asked is None) == (not position.question)
    begun = header(game, choice.seats, choice.seed, setup, choice.hints)
    return saved(begun, ((entry.seat, entry.action) for entry in session.entries), session.result)


def _choice(position: Position) -> NewGame:
    game = new_game("human", *[position.bot] * (position.players - 1), seed=position.seed)
    return replace(game, hints=position.hints)
