"""What plays the games of a tournament: the version of the program, and hashes of its source and of each bot's."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

import indonesia_qt
from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.plug_ins.sources import bot_hash, command_hash, files_in, source_hash
from indonesia_qt.core.bots import BotName
from indonesia_qt.games import NAMESPACE, OWN_GAMES

DATA = "data/"
"""Where an installed program has its maps, which have fingerprints of their own, and its resources."""


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """The version and the source of the program, and the source of each bot by its name.

    The source of a bot of the program's own is that of the program. Sources are hashes.
    """

    version: str
    program: str
    bots: dict[str, str]

    def difference(self, other: Edition) -> str:
        """Return what this edition has another one of, and both of them; "" if it's the same as the `other`.

        >>> Edition("1.1", "f00d", {}).difference(Edition("1.0", "f00d", {}))
        'another version of the program: 1.1, not 1.0'
        """
        pairs = [
            ("version of the program", self.version, other.version),
            ("source of the program", self.program, other.program),
            *((f"source of {bot}", self.bots.get(bot, ""), other.bots[bot]) for bot in other.bots),
        ]
        different = [(what, mine or "none", theirs or "none") for what, mine, theirs in pairs if mine != theirs]
        return "another {}: {}, not {}".format(*different[0]) if different else ""


def edition(seats: Iterable[str], game: str, limits: Limits = LIMITS) -> Edition:
    """Return the edition in which this process plays a game; `limits` say where plug-ins are."""
    program, commands = program_hash(game), dict(limits.programs)
    bots = {}
    for seat in sorted(set(seats)):
        name = BotName.read(seat)
        if name.bot in commands:
            bots[seat] = command_hash(commands[name.bot])
        else:
            bots[seat] = bot_hash(name.bot, limits.folder) if name.is_plug_in else program
    return Edition(indonesia_qt.__version__, program, bots)


@cache
def program_hash(game: str) -> str:
    """Return a hash of the program's source, with that of a game that others have made."""
    if getattr(sys, "frozen", False):
        files = {"": Path(sys.executable)}
    else:
        files = {
            name: file
            for name, file in files_in(str(Path(indonesia_qt.__file__).parent)).items()
            if not name.startswith(DATA)
        }
    if game not in OWN_GAMES:
        with suppress(ImportError):
            spec = find_spec(f"{NAMESPACE}.{game}")
            for root in (spec and spec.submodule_search_locations) or ():
                files |= {f"{NAMESPACE}/{name}": file for name, file in files_in(root).items()}
    return source_hash(files)
