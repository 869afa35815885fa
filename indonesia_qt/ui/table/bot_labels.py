"""The names of bots in the window, and the times to think that they can be given."""

from __future__ import annotations

from contextlib import suppress

from indonesia_qt.bots.registry import UnknownBotError, usual_seconds
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.i18n.text import phrase, short_figure, tr

BOT_NAME = {
    "random": phrase("Random", "bot"),
    "easy": phrase("Easy", "bot"),
    "greedy": phrase("Greedy", "bot"),
    "medium": phrase("Medium", "bot"),
    "hard": phrase("Hard", "bot"),
    "expert": phrase("Expert", "bot"),
}
"""By the name under which a seat asks for a bot."""

TIMES = (0.5, 1, 2, 5, 10)
"""The seconds for one decision that are offered."""


def bot_name(bot: str) -> str:
    """Return a bot's name in the present language; for one of the user's own, that of its class or program."""
    if bot in BOT_NAME:
        return tr(BOT_NAME[bot], "bot")
    return BotName(bot).short if BotName(bot).is_plug_in else bot.capitalize()


def player_name(player: str, game: GameDefinition) -> str:
    """Return the name of the bot that plays for a seat of a game, with its time if it takes any: "Expert, 2 s"."""
    bot = BotName.read(player)
    name, seconds = bot_name(bot.bot), bot.seconds
    with suppress(UnknownBotError):
        seconds = seconds or usual_seconds(bot.bot, game)
    return name if seconds is None else tr("{bot}, {time}", "bot and its time", bot=name, time=time_name(seconds))


def time_name(seconds: float) -> str:
    """Return a time in words: "0.5 s"."""
    return tr("{seconds}\u00a0s", seconds=short_figure(seconds))


def times(bot: str, game: GameDefinition) -> list[float]:
    """Return the seconds that a bot can be given, its usual ones among them; none for a bot that takes no time."""
    usual = usual_seconds(bot, game)
    return [] if usual is None else sorted({*TIMES, usual})
