"""Maps and saved games on the disk, ready to be played."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.names import translated_title
from indonesia_qt.core.definition import GameDataError, GameDefinition
from indonesia_qt.core.game import Game
from indonesia_qt.core.record import Record, SaveError
from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, is_large, is_there
from indonesia_qt.files.whole_file import reason_of, write_whole
from indonesia_qt.games import DEFAULT_GAME, OWN_GAMES, UnknownGameError, definition_of, game_ids
from indonesia_qt.i18n.text import did_you_mean, enumerated, paragraph, phrase, tr
from indonesia_qt.i18n.untrusted_text import one_line, shortened

TITLES = phrase("Lagoon", "title of a map"), phrase("Philippines", "title of a map")
"""Of maps that come with the program and have other titles in other languages: `names.translated_title` has them."""
EMPTY_CANVAS = (400.0, 300.0)
"""Map units of the board of a game without maps, which the window draws."""


class PlayableMap(Struct, frozen=True, eq=False):
    """A map as it lies in `folder`: the board to be drawn, the data of a game on it, and that game."""

    folder: Path
    board: BoardMap
    definition: GameDefinition
    data: Any
    game: Any


def map_folders() -> dict[str, Path]:
    """Return the folders of all maps by their name; a map of the player's own hides a shipped one of that name."""
    found: dict[str, Path] = {}
    for home in (paths.own_maps(), paths.shipped_maps()):
        for folder in _maps_in(home):
            found.setdefault(folder.name, folder)
    return found


class _Titled(Struct):
    title: str


class _TitleOnly(Struct):
    """Of a board: its title."""

    map: _Titled


def title_in(folder: Path) -> str:
    """Return the title of a map as its file has it, or the name of its folder when the title can't be read."""
    try:
        found = msgspec.json.decode(board_file.load(folder / BOARD_FILE), type=_TitleOnly).map.title
    except (MapError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = ""
    return one_line(found) or one_line(folder.name)


def title_of(folder: Path) -> str:
    """Return the title of a map as it is shown in lists: in the language in use, and no longer than there is room."""
    return shortened(translated_title(title_in(folder)))


def titled_maps() -> dict[str, str]:
    """Return the titles of all maps by their names; no two are the same.

    Of maps with the same title, each of the player's own has its name added.
    """
    folders = map_folders()
    titles = {name: title_of(folder) for name, folder in folders.items()}
    times = Counter(title.casefold() for title in titles.values())
    return {
        name: tr("{map} ({name})", map=title, name=shortened(name))
        if times[title.casefold()] > 1 and not paths.is_shipped(folders[name])
        else title
        for name, title in titles.items()
    }


def _maps_in(home: Path) -> list[Path]:
    """The maps in a folder; none when it isn't there or can't be read."""
    return paths.listed(home, lambda folder: (folder / BOARD_FILE).is_file())


def game_of(folder: Path) -> str:
    """Return the id of the game of a map, installed or not; that of the usual game when the map doesn't say it."""
    try:
        return _game_in(board_file.load(folder / GAME_FILE))
    except MapError:
        return DEFAULT_GAME


def map_folder(name: str) -> Path:
    """Return the folder of the map `name`, which may also be the path of a folder or of the map file in it.

    Raises `MapError` when there is none.
    """
    path, reason = Path(name), ""
    try:
        if path.name == BOARD_FILE and path.exists():
            return path.parent
        if (path / BOARD_FILE).exists():
            return path
    except OSError as error:
        reason = reason_of(error)
    known = map_folders()
    if name not in known:
        offered = tr("Available maps: {maps}.", maps=enumerated(sorted(known))) if known else ""
        raise MapError(path, "", reason or paragraph(tr("There’s no such map."), offered, did_you_mean(name, known)))
    return known[name]


class _GameOnly(Struct):
    """Of a game's data on a map: which game it is."""

    game: str


def load_map(name: str = "", game: str = "") -> PlayableMap:
    """Load the map `name`, or the one in the folder of that path; without a name the usual one of the game.

    `game` is the id of the game that is to be played there; without it any game will do. A game without maps is played
    on an empty board of the game's id. Raises `MapError` when the map can't be played, or is one of another game, and
    `UnknownGameError`.

    >>> load_map("lagoon").board.title
    'Lagoon'
    """
    if (without := without_maps(name or game)) is not None:
        return without
    folder = map_folder(name or definition_of(game or DEFAULT_GAME).map)
    board = board_file.read(folder / BOARD_FILE)
    file = folder / GAME_FILE
    content = board_file.load(file)
    try:
        played_on = PlayableMap(folder, board, *_game_on(board, content))
    except GameDataError as error:
        raise MapError(file, error.place, error.reason) from None
    if game and game != played_on.definition.id:
        raise other_game(file, played_on.definition.id, game)
    return played_on


def without_maps(id: str) -> PlayableMap | None:
    """Return what a game is played on that has no maps; None when this isn't the id of one.

    Raises `UnknownGameError` when the game can't be loaded.
    """
    if id in OWN_GAMES or id not in game_ids() or (definition := definition_of(id)).map:
        return None
    board = BoardMap(id, definition.title, "", *EMPTY_CANVAS)
    return PlayableMap(paths.shipped_maps() / id, board, definition, None, definition.on(board, None))


def other_game(file: Path, found: str, asked: str) -> MapError:
    """Return the refusal of a map that is for the game `found` where the game `asked` is needed; both are ids."""
    titles = {"found": definition_of(found).title, "wanted": definition_of(asked).title}
    return MapError(file, "game", tr("This map is for {found}, not for {wanted}.", **titles))


def definition_in(content: bytes) -> GameDefinition:
    """Return the game that data on a map are for; the usual one, which says what is wrong, when they don't say that.

    Raises `GameDataError` when the game isn't installed.
    """
    try:
        return definition_of(_game_in(content))
    except UnknownGameError as error:
        raise GameDataError("game", str(error)) from None


def _game_in(content: bytes) -> str:
    try:
        return msgspec.json.decode(content, type=_GameOnly).game
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return DEFAULT_GAME


@lru_cache(maxsize=2)  # all games on a map share what bots have found out about it
def _game_on(board: BoardMap, content: bytes) -> tuple[GameDefinition, Any, Game[Any]]:
    definition = definition_in(content)
    data = definition.decode(content)
    return definition, data, definition.on(board, data)


def playable(folder: Path, board: BoardMap, data: Any) -> PlayableMap:
    """Return the map in `folder`, which was read. Raises `GameDataError` when it can't be played."""
    definition = definition_of(data.game)
    return PlayableMap(folder, board, definition, data, definition.on(board, data))


def keep_played(played_on: PlayableMap) -> None:
    """Keep a map of the player's own as it is for the games on it, whatever becomes of it later.

    Raises `OSError` when that can't be done. What comes with the program needs no keeping.
    """
    if paths.is_shipped(played_on.folder):
        return
    folder = _kept_folder(played_on.game.fingerprint)
    if (folder / BOARD_FILE).is_file():
        return
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / GAME_FILE, msgspec.json.encode(played_on.data))
    write_whole(
        folder / BOARD_FILE, board_file.text(played_on.board).encode()
    )  # the last: where it is, the map is whole


def _kept_folder(fingerprint: str) -> Path:
    return paths.played_maps() / fingerprint


class LargeMapError(Exception):
    """Raised for a map that takes long to read."""


def map_of(record: Record, *, only_small: bool = False) -> PlayableMap:
    """Load the map that a saved game is played on, as it was when the game began.

    Raises `SaveError` when it isn't there or can't be played, or the game isn't known; a map that was changed since is
    for the game to refuse. Raises `LargeMapError` for a map that takes long to read, where `only_small` ones will do.
    """
    try:
        without = without_maps(record.header.game)
        definition_of(record.header.game)
    except UnknownGameError as error:
        raise SaveError(record.file, 1, str(error)) from None
    if without is not None:
        return without
    played_on = record.header.map
    present: PlayableMap | None = None
    reason: MapError | None = None
    named, kept = map_folders().get(played_on.id), _kept_folder(played_on.fingerprint)
    folders = [folder for folder in (named, kept) if folder is not None and is_there(folder / BOARD_FILE)]
    if only_small and any(is_large(folder / BOARD_FILE) for folder in folders):
        raise LargeMapError
    for folder in folders:
        try:
            present, reason = load_map(str(folder)), None
        except MapError as error:
            present, reason = None, error
        if folder == kept:
            with suppress(OSError):
                os.utime(folder)
        if present is not None and present.game.fingerprint == played_on.fingerprint:
            break
    if present is not None:
        return present
    if reason is not None:
        raise SaveError(record.file, 1, paragraph(tr("The map of this game can’t be used."), str(reason)))
    raise SaveError(record.file, 1, tr("This game needs the map “{map}”, which isn’t installed.", map=played_on.id))
