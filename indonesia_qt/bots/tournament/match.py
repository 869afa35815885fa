"""The games of a tournament, and one of them played, from the deal to the money, in any process on any machine."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits, PlugIn, PlugInError
from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.bots import play_out, veiled_seed
from indonesia_qt.core.flow import Action, Question, question, refusal, settle, step
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Easy
from indonesia_qt.games.indonesia.game import Indonesia, Setup
from indonesia_qt.games.indonesia.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map


class Tournament(Struct, frozen=True, forbid_unknown_fields=True):
    """`games` games of the bots `seats`, dealt by `seed` and the seeds after it, on the map of this name or folder.

    Each seed is played in every rotation of the seats that makes a difference, so that no bot has the better deal.
    """

    seats: tuple[str, ...]
    games: int
    seed: int
    map: str

    def __post_init__(self) -> None:
        if not FEWEST_PLAYERS <= len(self.seats) <= MOST_PLAYERS:
            bots = "1 bot" if len(self.seats) == 1 else f"{len(self.seats)} bots"
            raise ValueError(f"{bots} can't play; {FEWEST_PLAYERS} to {MOST_PLAYERS} can")

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The different ways to seat the bots in this order round the table."""
        turned = [self.seats[start:] + self.seats[:start] for start in range(len(self.seats))]
        return tuple(dict.fromkeys(turned))

    @property
    def whole(self) -> bool:
        """Whether every seed is played in all rotations."""
        return self.games % len(self.rotations) == 0

    def fixtures(self) -> Iterator[Fixture]:
        """Yield the games in their order."""
        rotations = self.rotations
        for number in range(self.games):
            seed, turned = divmod(number, len(rotations))
            yield Fixture(number, self.seed + seed, rotations[turned], self.map)


class Fixture(Struct, frozen=True):
    """One game of a tournament: its number, from 0, the seed of its deal, who sits where, and the map."""

    number: int
    seed: int
    seats: tuple[str, ...]
    map: str


LONGEST_GAME = 60
"""Years after which no plug-in is asked any more, so that the game ends."""


class Pace(Struct, frozen=True):
    """How long a bot thought in one game: its decisions, and their median and longest time in milliseconds.

    `replaced` of the decisions were made for it, because it had failed; `reason` says why the first of them was.
    """

    decisions: int
    median_ms: float
    longest_ms: float
    replaced: int = 0
    reason: str = ""


class GameOutcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended. All lists go by seats; `ranking` names the seats from first to last."""

    number: int
    seed: int
    seats: tuple[str, ...]
    years: int
    money: tuple[int, ...]
    ranking: tuple[int, ...]
    paces: tuple[Pace, ...]


class UnsoundGameError(Exception):
    """A game that isn't the same when its decisions are made again: a bot has changed what isn't its own."""


class Timed:
    """A bot whose thoughts are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.milliseconds: list[float] = []
        self.replaced, self.reason = 0, ""

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """Let the bot answer, and note how long it takes."""
        began = time.perf_counter()
        try:
            return self.answer(view, asked, chance)
        finally:
            self.milliseconds.append((time.perf_counter() - began) * 1000)

    def answer(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """Let the bot answer."""
        return self.bot.choose(view, asked, chance)

    @property
    def pace(self) -> Pace:
        """How long it took."""
        if not self.milliseconds:
            return Pace(0, 0.0, 0.0)
        middle, longest = round(median(self.milliseconds), 3), round(max(self.milliseconds), 3)
        return Pace(len(self.milliseconds), middle, longest, self.replaced, self.reason)


class Replaceable(Timed):
    """A plug-in with a chance of its own, drawn by `seed`; `easy` makes the decisions that it fails to make legally."""

    def __init__(self, plug_in: PlugIn, seed: int) -> None:
        super().__init__(plug_in)
        self.chance, self.substitute = Random(seed), Easy()
        # To load it isn't to think.
        with suppress(PlugInError):
            plug_in.start()

    def answer(self, view: State, asked: Question[Any], chance: Random) -> Action:
        """Let the plug-in answer, or its substitute."""
        try:
            return self._own(view, asked)
        except PlugInError as error:
            self.reason = self.reason or str(error)
            self.replaced += 1
            return self.substitute.choose(view, asked, chance)

    def _own(self, view: State, asked: Question[Any]) -> Action:
        if view.year > LONGEST_GAME:
            raise PlugInError(f"the game has gone on for more than {LONGEST_GAME} years")
        action = self.bot.choose(view, asked, self.chance)
        reason = refusal(view, action)
        if reason is not None:
            raise PlugInError(f"it answered with what the rules refuse: {reason}")
        return action


def seated(names: Sequence[str], seed: int, number: int = 0, limits: Limits = LIMITS) -> list[Timed]:
    """Return new bots for the game with this number, from 0, whose deal has this seed. Raises `UnknownBotError`.

    They need no copies of what they see: bots of the program's own change nothing, and plug-ins run in other processes.
    """
    bots = [made_bot(name, limits) for name in names]
    return [
        Replaceable(bot, veiled_seed(seed, number, seat)) if isinstance(bot, PlugIn) else Timed(bot)
        for seat, bot in enumerate(bots)
    ]


@cache
def _game(name: str) -> Indonesia:
    return load_map(name).game


def play(fixture: Fixture, limits: Limits = LIMITS) -> GameOutcome:
    """Play a game.

    Raises `UnknownBotError` when there is no such bot, `UnsoundGameError` when the game can't be played again, and
    `IllegalAction` or anything else that a bot of the program itself raises.
    """
    game = _game(fixture.map)
    setup = game.new_setup(Options(), len(fixture.seats), fixture.seed)
    state = game.start(setup)
    bots = seated(fixture.seats, fixture.seed, fixture.number, limits)
    check_replay(game, setup, list(play_out(game, state, bots, Random(fixture.seed), copies=False)), state)
    return GameOutcome(
        fixture.number,
        fixture.seed,
        fixture.seats,
        state.year,
        tuple(final_money(state)),
        tuple(ranking(state)),
        tuple(bot.pace for bot in bots),
    )


def check_replay(game: Indonesia, setup: Setup, decisions: Iterable[tuple[int, Action]], end: State) -> None:
    """Play a game again from its deal, with every check of the rules, and compare where it ends.

    Raises `UnsoundGameError` when that isn't `end`, and `IllegalAction` when the rules refuse a decision.
    """
    again = game.start(setup)
    settle(again, [])
    for number, (seat, action) in enumerate(decisions, 1):
        asked = question(again)
        if asked is None or asked.seat != seat:
            raise UnsoundGameError(f"played again, it doesn't ask seat {seat} for decision {number}")
        step(again, action, [])
    if again != end:
        raise UnsoundGameError("played again, it ends differently")
