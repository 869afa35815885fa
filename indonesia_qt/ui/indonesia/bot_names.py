"""What the bots are called at the table."""

from __future__ import annotations

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


def bot_name(bot: str) -> str:
    """A bot's name in the language in use; one of the user's own, `module:Class`, has the name of its class."""
    return tr(BOT_NAME[bot]) if bot in BOT_NAME else bot.rpartition(":")[2]
