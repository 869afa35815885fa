"""How strong the levels of the bots are, as tournaments measured it: one level alone against a weaker one."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from indonesia_qt.core.bots import BotName
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.bots import LEVELS

USUAL_PLAYERS = 4
"""The number of players whose figures stand for others that were not measured."""


class Rung(Struct, frozen=True, forbid_unknown_fields=True):
    """One tournament: the bot `level` alone against the bot `against` in all other seats.

    Both are named as a seat names its player, so that a level with a time ends in `@SECONDS`. Shares are from 0 to 1:
    `won` of the `games`, and `low` and `high`, the 95 % interval after Wilson. `years` is the median length of the
    games. `median_ms` and `longest_ms` tell how long a decision took `level`. The deals are those of the seeds from
    `first_seed` to `last_seed`, each in every rotation of the seats, played by this version of the program.
    """

    level: str
    against: str
    players: int
    games: int
    won: float
    low: float
    high: float
    years: float
    median_ms: float
    longest_ms: float
    version: str
    first_seed: int
    last_seed: int

    @property
    def even(self) -> float:
        """The share that it would win among equals."""
        return 1 / self.players


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured, by the number of players, and from the weakest level to the strongest."""

    rungs: tuple[Rung, ...] = ()

    def rung(self, level: str, players: int) -> Rung | None:
        """What was measured of a level against the strongest other one, at a table for so many.

        Where that wasn't measured, at a table for the usual number; None where that wasn't, either.
        """
        for number in (players, USUAL_PLAYERS):
            found = [rung for rung in self.rungs if rung.players == number and _place(rung.level) == _place(level)]
            if found:
                return max(found, key=lambda rung: _place(rung.against))
        return None


def _place(bot: str) -> int:
    """The place of a level among all, whatever its time; -1 for another bot."""
    name = BotName.read(bot).bot
    return LEVELS.index(name) if name in LEVELS else -1


def ladder_file() -> Path:
    """The file of the ladder that comes with the program."""
    return paths.resources() / "ladder.json"


def shipped_ladder() -> Ladder:
    """The ladder that comes with the program; an empty one when its file is gone or damaged."""
    try:
        return msgspec.json.decode(ladder_file().read_bytes(), type=Ladder)
    except (OSError, msgspec.DecodeError):
        return Ladder()
