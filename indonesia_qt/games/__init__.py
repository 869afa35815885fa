"""The games that the program plays: its own, each in a folder here, and those that others have installed.

A game of others is a package in the namespace `indonesia_qt_games`, with the modules that the program's own games have:
`definition`, for the window `game_ui`, and if it has them `offer` and `editor`. Its name is the game's id.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from indonesia_qt.board.map_data import MapData
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.i18n.text import as_sentence, paragraph, tr
from indonesia_qt.i18n.untrusted_text import one_line

DEFAULT_GAME = "indonesia"
OWN_GAMES = (DEFAULT_GAME, "singapore")
NAMESPACE = "indonesia_qt_games"
_NEEDED_BY_LISTS = "title", "suffix", "players", "map"
"""What is asked of all games that are installed, whichever is played."""


class UnknownGameError(ValueError):
    """There is no such game, or it can't be loaded; the message names it in one sentence."""


def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, the program's own first."""
    return (*OWN_GAMES, *sorted(_installed().difference(OWN_GAMES)))


def suffixes() -> dict[str, str]:
    """Return by their ids how the names of saved games end, of all games that can be loaded."""
    found = {}
    for id in game_ids():
        with suppress(UnknownGameError):
            found[id] = definition_of(id).suffix
    return found


def definition_of(id: str) -> GameDefinition:
    """Return the definition of the game with this id. Raises `UnknownGameError`.

    >>> definition_of("indonesia").players
    range(2, 6)
    """
    module = game_module(id, "definition", "indonesia_qt.games")
    try:
        definition: GameDefinition = module.DEFINITION
        for member in _NEEDED_BY_LISTS:
            getattr(definition, member)
    except AttributeError as error:
        raise _broken(id, error) from None
    return definition


def map_data_of(id: str) -> MapData:
    """Return what answers for the game with this id when maps are made. Raises `UnknownGameError`."""
    definition = definition_of(id)
    answers: MapData | None = definition.map_data
    return answers or MapData(id, definition.decode)


@lru_cache
def game_module(id: str, part: str, folder: str) -> ModuleType:
    """Return the module `part` of a game, which for the program's own is in the folder of the game in `folder`.

    Raises `UnknownGameError` when the game isn't installed or its module can't be loaded.
    """
    name = _module_name(id, part, folder)
    try:
        return import_module(name)
    except (Exception, SystemExit) as error:
        if id in OWN_GAMES:
            raise
        raise _broken(id, error) from error  # what others have installed may fail in any way


def _broken(id: str, error: BaseException) -> UnknownGameError:
    reason = as_sentence(one_line(f"{type(error).__name__}: {error}"))
    return UnknownGameError(paragraph(tr("The game “{game}” can’t be loaded.", game=id), reason))


def has_module(id: str, part: str, folder: str) -> bool:
    """Return whether a game has the module `part`, and can be loaded. Raises `UnknownGameError` for unknown games."""
    name = _module_name(id, part, folder)
    if id in OWN_GAMES:
        return find_spec(name) is not None
    with suppress(Exception, SystemExit):  # the package is loaded to look into it
        return find_spec(name) is not None
    return False


def _module_name(id: str, part: str, folder: str) -> str:
    if id in OWN_GAMES:
        return f"{folder}.{id}.{part}"
    if id not in _installed():
        raise UnknownGameError(tr("The game “{game}” isn’t installed.", game=id))
    return f"{NAMESPACE}.{id}.{part}"


@lru_cache
def _installed() -> frozenset[str]:
    try:
        folders = import_module(NAMESPACE).__path__
    except (Exception, SystemExit):  # noqa: BLE001 - it may be missing, or be a package of somebody's that fails
        return frozenset()
    from pkgutil import iter_modules  # takes a while to load, and is needed only where others have installed games

    return frozenset(found.name for found in iter_modules(folders) if found.ispkg)
