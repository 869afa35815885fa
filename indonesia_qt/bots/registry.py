"""Bots by the names that people give: a bot of the program's own, or a plug-in.

A plug-in is a class `module:Class`, or a program in any language, `program:name`. A name may end in `@SECONDS`, the
time that the bot may think about one decision, if its class takes a keyword `seconds`. Before that a bot of the
program's own may have a style of play, as in `hard/grower`, if its class takes a keyword `style`. A plug-in is loaded
in a process of its own, unless its limits say otherwise. No name starts a program: its command is among the limits,
which come from the command line alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from inspect import signature
from itertools import cycle
from random import Random
from typing import Any

from msgspec.structs import replace

from indonesia_qt.bots.plug_ins.host import (
    LIMITS,
    Limits,
    LocalPlugIn,
    ParallelPlugIn,
    PlugIn,
    UnusablePlugInError,
    about_plug_in,
)
from indonesia_qt.bots.plug_ins.process import KEYWORD, About
from indonesia_qt.core.bots import MOST_SECONDS, BotName
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.game import Bot
from indonesia_qt.i18n.text import did_you_mean, enumerated, paragraph, tr

STYLE_KEYWORD = "style"
"""The parameter of a bot's class for its style of play."""


class UnknownBotError(ValueError):
    """There is no such bot; the message says why in one sentence."""


def made_bot(name: str, game: GameDefinition, limits: Limits = LIMITS) -> Bot:
    """Make a game's bot of this name, with the time and the style that the name gives; `limits` are those of plug-ins.

    Raises `UnknownBotError` when there is none, its module can't be loaded, or it can't have that time or style.
    """
    read = _checked(name, game, limits)
    if read.is_plug_in:
        if read.is_program and read.bot not in dict(limits.programs):
            raise UnknownBotError(no_command(read))
        about = _about(read.bot, limits)
        local = limits.in_process and not read.is_program
        kind = LocalPlugIn if local else ParallelPlugIn if about and about.shares_out else PlugIn
        return kind(read, game, limits)
    given: dict[str, Any] = {} if read.seconds is None else {KEYWORD: read.seconds}
    if read.style:
        given[STYLE_KEYWORD] = read.style
    return game.bots[read.bot](**given)


def check_bot(name: str, game: GameDefinition, limits: Limits = LIMITS) -> None:
    """Raise `UnknownBotError` when `made_bot` would refuse the name; no bot is made, and no command is asked for.

    A plug-in that breaks down while it is loaded isn't refused: it can play, badly.
    """
    _checked(name, game, limits)


def usual_seconds(bot: str, game: GameDefinition, limits: Limits = LIMITS) -> float | None:
    """Return how long a game's bot thinks about one decision when its name gives no time; None when it takes no time.

    A plug-in whose usual time is none that a name can give, such as no number, counts as one that takes no time.
    Raises `UnknownBotError` when there is no such bot; its name comes without a time.
    """
    if BotName(bot).is_plug_in:
        about = _about(bot, limits)
        seconds = about.usual_seconds if about else None
        return seconds if seconds is not None and 0 < seconds <= MOST_SECONDS else None
    if bot not in game.bots:
        known = enumerated(game.bots)
        reason = tr("There’s no bot “{bot}”. Choose one of {known}, or your own as module:Class.", bot=bot, known=known)
        raise UnknownBotError(paragraph(reason, did_you_mean(bot, game.bots)))
    keyword = _signature(game.bots[bot]).parameters.get(KEYWORD)
    return None if keyword is None else float(keyword.default)


def styles(bot: str, game: GameDefinition) -> tuple[str, ...]:
    """Return the styles in which a bot can play, by their names; none for one that isn't the game's own."""
    make = game.bots.get(bot)
    return game.styles if make is not None and STYLE_KEYWORD in _signature(make).parameters else ()


ANY_STYLE, NO_STYLE = "any", "none"
"""Stand for a style in what people wish: one that is drawn, and none."""


def with_styles(wishes: Iterable[str], game: GameDefinition, seed: int) -> list[str]:
    """Return the names of players as people wish them; a style that may be any is drawn by the seed of the game.

    Those that are drawn differ as long as there are enough.
    """
    drawn = cycle(Random(seed).sample(game.styles, len(game.styles)))
    found = []
    for wish in map(BotName.read, wishes):
        style = next(drawn) if wish.style == ANY_STYLE else "" if wish.style == NO_STYLE else wish.style
        found.append(str(replace(wish, style=style)))
    return found


_signature = lru_cache(signature)  # asked for each player after each decision


def _checked(name: str, game: GameDefinition, limits: Limits) -> BotName:
    try:
        read = BotName.read(name)
    except ValueError as error:
        raise UnknownBotError(str(error)) from None
    if read.is_plug_in and _about(read.bot, limits) is None:
        return read
    if usual_seconds(read.bot, game, limits) is None and read.seconds is not None:
        raise UnknownBotError(tr("The bot {bot} doesn’t have a thinking time. Leave out the seconds.", bot=read.bot))
    known = styles(read.bot, game)
    if read.style and not known:
        raise UnknownBotError(tr("The bot {bot} doesn’t have styles of play. Leave out the style.", bot=read.bot))
    if read.style and read.style not in known:
        raise UnknownBotError(
            tr("There’s no style “{style}”. Choose one of {known}.", style=read.style, known=enumerated(known))
        )
    return read


def no_command(bot: BotName) -> str:
    """Return the sentence that the command of a program wasn't given."""
    return tr("The bot {bot} is a program. Give its command: --bot {name}=COMMAND", bot=bot.bot, name=bot.short)


def _about(bot: str, limits: Limits) -> About | None:
    if BotName(bot).is_program:
        return About(None, shares_out=False)
    try:
        return about_plug_in(bot, limits)
    except UnusablePlugInError as error:
        raise UnknownBotError(str(error)) from None
