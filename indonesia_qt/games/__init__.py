"""The games that the program plays: its own, each in a folder here, and those that installed packages add.

A package adds a game by an entry point of the group `indonesia_qt.games`: its name is the game's id, its value a
package with the modules that the program's own games have, `definition` and for the window `game_ui`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.i18n.text import tr

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

DEFAULT_GAME = "indonesia"
OWN_GAMES = (DEFAULT_GAME,)
GROUP = "indonesia_qt.games"


class UnknownGameError(ValueError):
    """There is no such game, or it can't be loaded; the message names it in one sentence."""


def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, the program's own first."""
    return (*OWN_GAMES, *(id for id in _installed() if id not in OWN_GAMES))


def definition_of(id: str) -> GameDefinition:
    """Return the definition of the game with this id. Raises `UnknownGameError`.

    >>> definition_of("indonesia").players
    range(2, 6)
    """
    definition: GameDefinition = game_module(id, "definition", "indonesia_qt.games").DEFINITION
    return definition


@lru_cache
def game_module(id: str, part: str, folder: str) -> ModuleType:
    """Return the module `part` of a game: of the program's own in its package of the game in `folder`.

    Raises `UnknownGameError` when the game isn't installed or its module can't be loaded.
    """
    if id in OWN_GAMES:
        return import_module(f"{folder}.{id}.{part}")
    if id not in _installed():
        raise UnknownGameError(tr('the game "{game}" is not installed', game=id))
    try:
        return import_module(f"{_installed()[id].value}.{part}")
    except Exception as error:  # what others have installed may fail in any way
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGameError(tr('the game "{game}" can\'t be loaded: {reason}', game=id, reason=reason)) from error


@lru_cache
def _installed() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # takes a while, and only those who have several games need it

    return {point.name: point for point in entry_points(group=GROUP)}
