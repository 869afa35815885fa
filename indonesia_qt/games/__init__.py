"""The games that the program plays: its own, each in a folder here, and those that others have installed.

A game of others is a package in the namespace `indonesia_qt_games`, with the modules that the program's own games have:
`definition`, and for the window `game_ui` and `offer`. Its name is the game's id.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from types import ModuleType

from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.i18n.text import tr

DEFAULT_GAME = "indonesia"
OWN_GAMES = (DEFAULT_GAME,)
NAMESPACE = "indonesia_qt_games"


class UnknownGameError(ValueError):
    """There is no such game, or it can't be loaded; the message names it in one sentence."""


def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, the program's own first."""
    return (*OWN_GAMES, *sorted(_installed().difference(OWN_GAMES)))


def definition_of(id: str) -> GameDefinition:
    """Return the definition of the game with this id. Raises `UnknownGameError`.

    >>> definition_of("indonesia").players
    range(2, 6)
    """
    definition: GameDefinition = game_module(id, "definition", "indonesia_qt.games").DEFINITION
    return definition


@lru_cache
def game_module(id: str, part: str, folder: str) -> ModuleType:
    """Return the module `part` of a game, which for the program's own is in the folder of the game in `folder`.

    Raises `UnknownGameError` when the game isn't installed or its module can't be loaded.
    """
    if id in OWN_GAMES:
        return import_module(f"{folder}.{id}.{part}")
    if id not in _installed():
        raise UnknownGameError(tr('the game "{game}" is not installed', game=id))
    try:
        return import_module(f"{NAMESPACE}.{id}.{part}")
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGameError(tr('the game "{game}" can\'t be loaded: {reason}', game=id, reason=reason)) from error


@lru_cache
def _installed() -> frozenset[str]:
    try:
        folders = import_module(NAMESPACE).__path__
    except ModuleNotFoundError:
        return frozenset()
    from pkgutil import iter_modules  # takes a while to load, and is needed only where others have installed games

    return frozenset(found.name for found in iter_modules(folders) if found.ispkg)
