"""The games that the program plays, each in a folder of its own."""

from __future__ import annotations

from importlib import import_module

from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.i18n.text import tr

DEFAULT_GAME = "indonesia"
_DEFINITIONS: dict[str, GameDefinition | None] = {DEFAULT_GAME: None}
"""The definitions by id; None until it is asked for, in a module `definition` of the game's folder."""


class UnknownGameError(ValueError):
    """There is no such game; the message names it in one sentence."""


def game_ids() -> tuple[str, ...]:
    """Return the ids of all games."""
    return tuple(_DEFINITIONS)


def suffixes() -> tuple[str, ...]:
    """Return how the names of the saved games of all games end."""
    return tuple(definition_of(id).suffix for id in game_ids())


def register(definition: GameDefinition) -> None:
    """Add a game that isn't part of the program, for this process."""
    _DEFINITIONS[definition.id] = definition


def definition_of(id: str) -> GameDefinition:
    """Return the definition of the game with this id. Raises `UnknownGameError`.

    >>> definition_of("indonesia").players
    range(2, 6)
    """
    if id not in _DEFINITIONS:
        raise UnknownGameError(tr('the game "{game}" is not installed', game=id))
    found = _DEFINITIONS[id]
    if found is None:
        found = _DEFINITIONS[id] = import_module(f"indonesia_qt.games.{id}.definition").DEFINITION
    return found
