"""Bots by the names that people give: a bot of the program's own, or a class of one's own as `module:Class`.

Either may end in `@SECONDS`, the time that it may think about one decision, if its class takes a keyword `seconds`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from inspect import signature
from typing import Any

from indonesia_qt.core.bot_name import BotName
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.wording import tr

KEYWORD = "seconds"
"""What a bot's class calls the time that it may think about one decision."""


class UnknownBotError(ValueError):
    """There is no such bot; the message says why in one sentence."""


def made_bot(name: str) -> Bot:
    """A new bot that goes by this name, with the time that the name tells.

    Raises `UnknownBotError` when there is none, its module can't be loaded, or it can't have that time.
    """
    told = _read(name)
    make: Callable[..., Bot] = bot_class(told.bot)
    if told.seconds is None:
        return make()
    _check_takes_time(told.bot)
    return make(**{KEYWORD: told.seconds})


def check_bot(name: str) -> None:
    """Raise `UnknownBotError` when `made_bot` would refuse the name; no bot is made."""
    told = _read(name)
    bot_class(told.bot)
    if told.seconds is not None:
        _check_takes_time(told.bot)


def usual_seconds(bot: str) -> float | None:
    """How long a bot thinks about one decision if it isn't told; None for one that takes no time.

    Raises `UnknownBotError` when there is no such bot; its name comes without a time.
    """
    keyword = _signature(bot_class(bot)).parameters.get(KEYWORD)
    return None if keyword is None else float(keyword.default)


_signature = lru_cache(signature)  # asked for each player after each decision


def bot_class(bot: str) -> type[Bot]:
    """The class of a bot, which can be called without arguments; its name comes without a time.

    Raises `UnknownBotError` when there is none, or when its module can't be loaded.
    """
    if bot in BOTS:
        return BOTS[bot]
    module, colon, attribute = bot.partition(":")
    if not colon:
        raise UnknownBotError(f'there is no bot "{bot}"; there are {", ".join(BOTS)}, and module:Class for your own')
    try:
        found: Any = getattr(import_module(module), attribute, None)
    except Exception as error:
        raise UnknownBotError(f'the bot "{bot}" can\'t be loaded: {type(error).__name__}: {error}') from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBotError(f'the bot "{bot}" can\'t be used: {attribute or "it"} is no class with a method choose')
    return found


def _read(name: str) -> BotName:
    try:
        return BotName.read(name)
    except ValueError as error:
        raise UnknownBotError(str(error)) from None


def _check_takes_time(bot: str) -> None:
    if usual_seconds(bot) is None:
        raise UnknownBotError(tr('the bot "{bot}" takes no time to think: leave its seconds away', bot=bot))
