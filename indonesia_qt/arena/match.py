"""One game of a tournament, from the deal to the money; it can be played in any process on any machine."""

from __future__ import annotations

import time
from functools import cache
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from indonesia_qt.arena.tournament import Fixture
from indonesia_qt.bot_names import made_bot
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.rules import Indonesia
from indonesia_qt.games.indonesia.scoring import final_money, ranking
from indonesia_qt.games.indonesia.state import Options
from indonesia_qt.library import load_map


class Pace(Struct, frozen=True):
    """How long a bot thought in one game: its decisions, and their median and longest time in milliseconds."""

    decisions: int
    median_ms: float
    longest_ms: float


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended. All lists go by seats; `ranking` names the seats from first to last."""

    number: int
    seed: int
    seats: tuple[str, ...]
    years: int
    money: tuple[int, ...]
    ranking: tuple[int, ...]
    paces: tuple[Pace, ...]


class Timed:
    """A bot whose thoughts are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.milliseconds: list[float] = []

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """The bot's answer."""
        began = time.perf_counter()
        action = self.bot.choose(view, asked, chance)
        self.milliseconds.append((time.perf_counter() - began) * 1000)
        return action

    @property
    def pace(self) -> Pace:
        """How long it took."""
        if not self.milliseconds:
            return Pace(0, 0.0, 0.0)
        return Pace(len(self.milliseconds), round(median(self.milliseconds), 3), round(max(self.milliseconds), 3))


@cache
def _game(name: str) -> Indonesia:
    return load_map(name).game


def play(fixture: Fixture) -> Outcome:
    """Play a game. Raises `IllegalAction` when a bot breaks the rules, and whatever a bot raises."""
    game = _game(fixture.map)
    state = game.start(game.new_setup(Options(), len(fixture.seats), fixture.seed))
    bots = [Timed(made_bot(name)) for name in fixture.seats]
    for _ in play_out(game, state, bots, Random(fixture.seed)):
        pass
    return Outcome(
        fixture.number,
        fixture.seed,
        fixture.seats,
        state.year,
        tuple(final_money(state)),
        tuple(ranking(state)),
        tuple(bot.pace for bot in bots),
    )
