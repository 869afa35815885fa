"""Bots at the table: their names, what another process is asked, and games that they play among themselves."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Chance, Event, Question, draw, draw_by_seed, question, settle, step
from indonesia_qt.core.game import Bot, Game, ParallelBot, S
from indonesia_qt.i18n.text import tr

STYLE_MARK, MARK = "/", "@"
"""Stand before the style and before the seconds."""
PROGRAM = "program:"
"""Begins the name of a bot that is a program in any language; its command stands in no name."""
MOST_SECONDS = 60
"""The longest time that a bot may be given for one decision."""
NUMBER = re.compile(r"\d+(\.\d+)?", re.ASCII)


class BotName(Struct, frozen=True):
    """The name of a bot, the seconds that it may think about one decision, if not its usual time, and a style of play.

    >>> BotName.read("expert/hunter@2.5")
    BotName(bot='expert', seconds=2.5, style='hunter')
    >>> str(BotName("expert", 2.0))
    'expert@2'
    """

    bot: str
    seconds: float | None = None
    style: str = ""
    """Empty for a bot that plays in no particular style."""

    @classmethod
    def read(cls, text: str) -> BotName:
        """Read the name `bot`, `bot/style`, `bot@seconds` or `bot/style@seconds`.

        Raises `ValueError` with a sentence when the seconds are no number, or not above 0 and up to `MOST_SECONDS`.
        """
        name, mark, after_mark = text.rpartition(MARK)
        bot, _, style = (name if mark else text).partition(STYLE_MARK)
        if not mark:
            return cls(bot, style=style)
        if not NUMBER.fullmatch(after_mark):
            raise ValueError(
                tr(
                    "The thinking time of {bot} must be a number of seconds, not “{seconds}”.",
                    bot=bot,
                    seconds=after_mark,
                )
            )
        seconds = float(after_mark)
        if not 0 < seconds <= MOST_SECONDS:
            raise ValueError(
                tr(
                    "The thinking time of {bot} must be above 0 and at most {most}\u00a0seconds, not {seconds}.",
                    bot=bot,
                    most=MOST_SECONDS,
                    seconds=after_mark,
                )
            )
        return cls(bot, seconds, style)

    @property
    def is_plug_in(self) -> bool:
        """Whether the bot is the user's own: a class by its name `module:Class`, or a program, `program:name`."""
        return ":" in self.bot

    @property
    def is_program(self) -> bool:
        """Whether the bot is a program in any language."""
        return self.bot.startswith(PROGRAM)

    @property
    def short(self) -> str:
        """The bot's name without that of its module, or without `PROGRAM`."""
        return self.bot.rpartition(":")[2]

    def __str__(self) -> str:
        name = f"{self.bot}{STYLE_MARK}{self.style}" if self.style else self.bot
        return name if self.seconds is None else f"{name}{MARK}{self.seconds:g}"


def bot_of(name: str) -> str:
    """Return which bot a name asks for, whatever time and style follow, be they such as can be read or not."""
    return name.partition(MARK)[0].partition(STYLE_MARK)[0]


def without_style(name: str) -> str:
    """Return the name of the same bot that plays in no particular style."""
    return str(replace(BotName.read(name), style=""))


def play_out(
    game: Game[S], s: S, bots: Sequence[Bot], chance: Random, *, copies: bool = True, seed: int | None = None
) -> Iterator[tuple[int, Action]]:
    """Let the bots, one for each seat, play on from the position `s`, which changes; yield each seat and action.

    What chance decides on the way is yielded as an action of seat `CHANCE`. It is drawn with `chance`, as the bots'
    answers are; or with the `seed` of the game, as at the table, if one is given and `s` is its beginning.

    Each bot sees a copy of its seat's view. Without `copies` it sees the view itself, which may share parts with `s`:
    this is quicker, and safe with bots that change nothing. One with `needs_view = False`, which looks only at what it
    may answer, then gets `s` itself. Raises `IllegalAction` when a bot answers with what the rules refuse.

    >>> from indonesia_qt.library import load_map
    >>> played_on = load_map()
    >>> game, definition = played_on.game, played_on.definition
    >>> s = game.start(game.new_setup(definition.options(), players=2, seed=1))
    >>> decisions = list(play_out(game, s, [definition.bots["random"]() for _ in range(2)], Random(1)))
    >>> question(s) is None
    True
    """
    events: list[Event] = []
    settle(s, events)
    outcomes = count()
    sees_all = [not copies and not getattr(bot, "needs_view", True) for bot in bots]
    while (asked := question(s)) is not None:
        seat = asked.seat
        if isinstance(asked, Chance):
            action = draw(asked, s, chance) if seed is None else draw_by_seed(asked, s, seed, next(outcomes))
        else:
            view = s if sees_all[seat] else game.view(s, seat)
            action = bots[seat].choose(view.copy() if copies else view, asked, chance)
        step(s, action, events)
        events.clear()
        yield seat, action


SHARE_BITS = 64
"""So far apart are the chances of the shares of one decision."""


def bot_chance(seed: int, decision: int, share: int = 0) -> Random:
    """Return the chance of a bot at the table, which depends on the game's seed and the number of decisions made alone.

    So a decision that is taken back and asked again gets the same answer. Each `share` of a bot's thinking has a chance
    of its own.
    """
    return Random(seed * 1_000_003 + decision + (share << SHARE_BITS))


def veiled_seed(seed: int, *about: int) -> int:
    """Return a seed for the chance of a plug-in from which `seed`, and so what was dealt, can't be computed.

    Equal seeds with different numbers `about` give different results. Whoever can guess `seed` can guess this one, too.
    """
    return int.from_bytes(sha256(f"chance of a plug-in: {(seed, *about)}".encode()).digest())


class BotRequest(NamedTuple):
    """What a bot at the table is asked, with all that another process needs to let it answer.

    `make` makes the bot of a `name`; the view is that of its seat, `seed` the game's, and `decision` the number of
    decisions made so far.
    """

    make: Callable[[str], Bot]
    name: str
    view: Any
    asked: Question[Any]
    seed: int
    decision: int

    @property
    def shares_out(self) -> bool:
        """Whether the bot can think in several processes; one that can't be made fails when it is asked."""
        try:
            return isinstance(self.make(self.name), ParallelBot)
        except Exception:  # noqa: BLE001 - a bot may break down in any way
            return False


def answer(bot_request: BotRequest) -> Action:
    """Let a new bot answer; like all tasks here a plain function, so that another process can run it."""
    make, name, view, asked, seed, decision = bot_request
    return make(name).choose(view, asked, bot_chance(seed, decision))


def ponder(bot_request: BotRequest, share: int) -> bytes:
    """Let a new bot think with the chance of one share, and return its thoughts as `conclusion` takes them."""
    make, name, view, asked, seed, decision = bot_request
    return pickle.dumps(_ponderer(make(name)).ponder(view, asked, bot_chance(seed, decision, share)))


def conclusion(bot_request: BotRequest, shares: Sequence[bytes]) -> tuple[Any, ...]:
    """Let a new bot conclude from the shares of its thinking, the best answer first."""
    return _ponderer(bot_request.make(bot_request.name)).conclude([pickle.loads(share) for share in shares])


def joint_answer(bot_request: BotRequest, shares: Sequence[bytes]) -> Action:
    """Return what a bot answers after its thinking was shared out."""
    action: Action = conclusion(bot_request, shares)[0].action
    return action


def _ponderer(bot: Bot) -> ParallelBot:
    assert isinstance(bot, ParallelBot)
    return bot
