"""Bots by the names that people give: a bot of the program's own, or a class of one's own as `module:Class`."""

from __future__ import annotations

from importlib import import_module

from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots import BOTS


class UnknownBotError(ValueError):
    """There is no such bot; the message says why in one sentence."""


def bot_class(name: str) -> type[Bot]:
    """The class of the bot `name`, which can be called without arguments.

    Raises `UnknownBotError` when there is none, or when its module can't be loaded.
    """
    if name in BOTS:
        return BOTS[name]
    module, colon, attribute = name.partition(":")
    if not colon:
        raise UnknownBotError(f'there is no bot "{name}"; there are {", ".join(BOTS)}, and module:Class for your own')
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:
        raise UnknownBotError(f'the bot "{name}" can\'t be loaded: {type(error).__name__}: {error}') from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBotError(f'the bot "{name}" can\'t be used: {attribute or "it"} is no class with a method choose')
    return found
