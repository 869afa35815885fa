"""What a seat that a bot plays for is told: the name of the bot, and if wanted the time that it may think."""

from __future__ import annotations

import re

from msgspec import Struct

from indonesia_qt.i18n.text import tr

MARK = "@"
"""Stands between the name and the seconds."""
MOST_SECONDS = 60
"""The longest time that a bot may be given for one decision."""
NUMBER = re.compile(r"\d+(\.\d+)?", re.ASCII)


class BotName(Struct, frozen=True):
    """A bot, and the seconds that it may think about one decision; without them it takes its usual time."""

    bot: str
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> BotName:
        """The name `bot` or `bot@seconds`.

        Raises `ValueError` with a sentence when the seconds are no number, or not above 0 and up to `MOST_SECONDS`.
        """
        bot, mark, after_mark = text.rpartition(MARK)
        if not mark:
            return cls(text)
        if not NUMBER.fullmatch(after_mark):
            raise ValueError(
                tr('the seconds of the bot "{bot}" are no number: "{seconds}"', bot=bot, seconds=after_mark)
            )
        seconds = float(after_mark)
        if not 0 < seconds <= MOST_SECONDS:
            raise ValueError(
                tr(
                    'the bot "{bot}" can think for more than 0 and up to {most} seconds, not {seconds}',
                    bot=bot,
                    most=MOST_SECONDS,
                    seconds=after_mark,
                )
            )
        return cls(bot, seconds)

    @property
    def is_plug_in(self) -> bool:
        """Whether it is the user's own, as `module:Class`."""
        return ":" in self.bot

    def __str__(self) -> str:
        return self.bot if self.seconds is None else f"{self.bot}{MARK}{self.seconds:g}"
