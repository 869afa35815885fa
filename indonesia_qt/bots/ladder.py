"""How strong the levels of the bots are, as tournaments measured it: one level alone against a weaker one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct, field

from indonesia_qt.core.bots import BotName
from indonesia_qt.files import paths

USUAL_PLAYERS = 4
"""The number of players whose figures stand for others that were not measured."""


class Rung(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One tournament: the bot `level` alone against the bot `against` in all other seats.

    Both names are as in a seat, so that a level with a time ends in `@SECONDS`. Shares are from 0 to 1: `won` of the
    `games`, and `low` and `high`, the 95% interval after Wilson. `rounds` is the median length of the games.
    `median_ms` and `longest_ms` are how long a decision took `level`. The deals are those of the seeds from
    `first_seed` to `last_seed`, each in every rotation of the seats, played by this version of the program on the `map`
    of this name; without one on the game's usual map. `sources` are hashes of the sources of `level` and `against`,
    none where the results don't have them.
    """

    level: str
    against: str
    players: int
    games: int
    won: float
    low: float
    high: float
    rounds: float = field(name="years")
    median_ms: float
    longest_ms: float
    version: str
    first_seed: int
    last_seed: int
    map: str = ""
    sources: tuple[str, ...] = ()

    @property
    def even(self) -> float:
        """The share that it would win among equals."""
        return 1 / self.players


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured, by the number of players, and from the weakest level to the strongest."""

    rungs: tuple[Rung, ...] = ()

    def rung(self, level: str, players: int, levels: Sequence[str], map_: str = "") -> Rung | None:
        """Return what was measured of a level against the strongest other one, at a table for so many on a map.

        Where that wasn't measured, on the usual map, or else at a table for the usual number; None where that wasn't,
        either. `levels` are those of the game, from the weakest to the strongest.
        """
        place = partial(_place, levels)
        for played in ((map_, players), ("", players), ("", USUAL_PLAYERS)):
            found = [
                rung for rung in self.rungs if (rung.map, rung.players) == played and place(rung.level) == place(level)
            ]
            if found:
                return max(found, key=lambda rung: place(rung.against))
        return None


def _place(levels: Sequence[str], bot: str) -> int:
    """The place of a level among all, whatever its time; -1 for another bot."""
    name = BotName.read(bot).bot
    return levels.index(name) if name in levels else -1


def ladder_file(game: str) -> Path:
    """Return the file of the ladder of a game, by its id, that comes with the program."""
    return paths.resources() / "ladders" / f"{game}.json"


def shipped_ladder(game: str) -> Ladder:
    """Return the ladder of a game that comes with the program; an empty one when its file is gone or damaged."""
    try:
        return msgspec.json.decode(ladder_file(game).read_bytes(), type=Ladder)
    except (OSError, msgspec.DecodeError):
        return Ladder()
