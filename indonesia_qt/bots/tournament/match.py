"""The games of a tournament, and one of them played, from the deal to the scores, in any process on any machine."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from statistics import median
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits, PlugIn, PlugInError
from indonesia_qt.bots.registry import made_bot
from indonesia_qt.bots.tournament.edition import Edition, edition
from indonesia_qt.child_process import collect_rarely
from indonesia_qt.core.bots import play_out, veiled_seed
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.flow import Action, Question, question, refusal, settle, step
from indonesia_qt.core.game import Bot, Game, GameState
from indonesia_qt.games import DEFAULT_GAME, definition_of
from indonesia_qt.library import PlayableMap, load_map

OnFailure: TypeAlias = Literal["lose", "substitute"]
"""What becomes of a game in which a bot failed: it loses it, or the game counts as its substitute has ended it."""


class Tournament(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`games` games of the bots `seats`, dealt by `seed` and the seeds after it, on the map of this name or folder.

    `game` is the id of the game that is played there; results that don't name it are of the usual one. Each seed is
    played in every rotation of the seats that makes a difference, so that no bot has the better deal. `on_failure` says
    how games count in which a bot failed.
    """

    seats: tuple[str, ...]
    games: int
    seed: int
    map: str
    game: str = DEFAULT_GAME
    on_failure: OnFailure = "lose"

    def __post_init__(self) -> None:
        players = definition_of(self.game).players
        if len(self.seats) not in players:
            raise ValueError(f"{players[0]} to {players[-1]} bots can play, not {len(self.seats)}.")

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
            yield Fixture(number, self.seed + seed, rotations[turned], self.map, self.on_failure)


class Fixture(Struct, frozen=True):
    """One game of a tournament: its number, from 0, the seed of its deal, who sits where, and the map.

    `on_failure` says how it counts when a bot fails in it.
    """

    number: int
    seed: int
    seats: tuple[str, ...]
    map: str
    on_failure: OnFailure = "lose"


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
    """How a game ended. All lists go by seats; `ranking` names the seats from first to last.

    Seats that lost because their bots failed are the last, and if all did, nobody has won. `edition` says what played;
    the first results don't have it.

    In files the rounds are `years` and the scores `money` for every game, as in the first results.
    """

    number: int
    seed: int
    seats: tuple[str, ...]
    rounds: int = field(name="years")
    scores: tuple[int, ...] = field(name="money")
    ranking: tuple[int, ...]
    paces: tuple[Pace, ...]
    edition: Edition | None = None

    def loses(self, seat: int, on_failure: OnFailure) -> bool:
        """Return whether this seat has lost because its bot failed, when games with failures count so."""
        return on_failure == "lose" and self.paces[seat].replaced > 0

    def counted(self, on_failure: OnFailure) -> GameOutcome:
        """Return the game with the ranking that it has when games with failures count so."""
        return replace(self, ranking=tuple(sorted(self.ranking, key=lambda seat: self.loses(seat, on_failure))))


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
    """A plug-in with a chance of its own, drawn by `seed`.

    A bot of the game makes the decisions that it fails to make legally, or in rounds after the last that it may play.
    """

    def __init__(self, plug_in: PlugIn, seed: int, definition: GameDefinition, game: Game[Any]) -> None:
        super().__init__(plug_in)
        self.chance, self.substitute = Random(seed), made_bot(definition.substitute, definition)
        self.game, self.most_rounds, self.round_name = game, definition.most_rounds, definition.round_name
        # To load it isn't to think.
        with suppress(PlugInError):
            plug_in.start()

    def answer(self, view: GameState, asked: Question[Any], chance: Random) -> Action:
        """Let the plug-in answer, or its substitute."""
        try:
            return self._own(view, asked)
        except PlugInError as error:
            self.reason = self.reason or str(error)
            self.replaced += 1
            return self.substitute.choose(view, asked, chance)

    def _own(self, view: GameState, asked: Question[Any]) -> Action:
        if self.game.round(view) > self.most_rounds:
            raise PlugInError(f"The game has lasted more than {self.most_rounds} {self.round_name}s.")
        action = self.bot.choose(view, asked, self.chance)
        reason = refusal(view, action)
        if reason is not None:
            raise PlugInError(f"It chose an illegal move. {reason}")
        return action


def seated(
    names: Sequence[str], played_on: PlayableMap, seed: int, number: int = 0, limits: Limits = LIMITS
) -> list[Timed]:
    """Return new bots for the game with this number, from 0, whose deal has this seed. Raises `UnknownBotError`.

    They need no copies of what they see: bots of the program's own change nothing, and plug-ins run in other processes.
    """
    definition, game = played_on.definition, played_on.game
    bots = [made_bot(name, definition, limits) for name in names]
    return [
        Replaceable(bot, veiled_seed(seed, number, seat), definition, game) if isinstance(bot, PlugIn) else Timed(bot)
        for seat, bot in enumerate(bots)
    ]


loaded_map = cache(load_map)


def play(fixture: Fixture, limits: Limits = LIMITS) -> GameOutcome:
    """Play a game.

    Raises `UnknownBotError` when there is no such bot, `UnsoundGameError` when the game can't be played again, and
    `IllegalAction` or anything else that a bot of the program itself raises.
    """
    collect_rarely()  # before the first game: this may be a process of a cluster
    played_on = loaded_map(fixture.map)
    plays = edition(fixture.seats, played_on.definition.id, limits)
    bots = seated(fixture.seats, played_on, fixture.seed, fixture.number, limits)
    return replace(play_with(bots, fixture, played_on), edition=plays).counted(fixture.on_failure)


def play_with(bots: Sequence[Timed], fixture: Fixture, played_on: PlayableMap) -> GameOutcome:
    """Play a game with these bots, one for each seat, which change nothing that they see.

    Raises `UnsoundGameError` when the game can't be played again, and `IllegalAction` or anything else that a bot of
    the program itself raises.
    """
    game = played_on.game
    setup = game.new_setup(played_on.definition.options(), len(fixture.seats), fixture.seed)
    state = game.start(setup)
    check_replay(game, setup, list(play_out(game, state, bots, Random(fixture.seed), copies=False)), state)
    return GameOutcome(
        fixture.number,
        fixture.seed,
        fixture.seats,
        game.round(state),
        tuple(game.scores(state)),
        tuple(game.ranking(state)),
        tuple(bot.pace for bot in bots),
    )


def check_replay(game: Game[Any], setup: Any, decisions: Iterable[tuple[int, Action]], end: GameState) -> None:
    """Play a game again from its deal, with every check of the rules, and compare where it ends.

    Raises `UnsoundGameError` when that isn't `end`, and `IllegalAction` when the rules refuse a decision.
    """
    again = game.start(setup)
    settle(again, [])
    for number, (seat, action) in enumerate(decisions, 1):
        asked = question(again)
        if asked is None or asked.seat != seat:
            raise UnsoundGameError(f"The game doesn’t ask seat {seat} for decision {number} when it’s replayed.")
        step(again, action, [])
    if again != end:
        raise UnsoundGameError("The game ends differently when it’s replayed.")
