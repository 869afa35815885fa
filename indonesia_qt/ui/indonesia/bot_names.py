"""What the bots are called at the table."""

from __future__ import annotations

from indonesia_qt.core.bot_name import BotName
from indonesia_qt.wording import phrase, tr

BOT_NAME = {
    "random": phrase("random"),
    "easy": phrase("easy"),
    "greedy": phrase("greedy"),
    "medium": phrase("medium"),
    "hard": phrase("hard"),
    "expert": phrase("expert"),
}
"""By the name under which a seat asks for a bot."""


def bot_name(player: str) -> str:
    """The name of a seat's bot in the language in use, with the time that it was given.

    One of the user's own, `module:Class`, has the name of its class.
    """
    told = BotName.read(player)
    name = tr(BOT_NAME[told.bot]) if told.bot in BOT_NAME else told.bot.rpartition(":")[2]
    return name if told.seconds is None else tr("{bot}, {seconds} s", bot=name, seconds=f"{told.seconds:g}")
