"""Where files are: what comes with the program, and what is the player's own."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

_PACKAGE = Path(__file__).parents[1]
_INSTALLED = _PACKAGE / "data"
_SHIPPED = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent
"""An installed package carries the data inside; a checkout has it beside the package."""

DATA_VARIABLE = "INDONESIA_QT_DATA"
"""Names an environment variable that moves the player's own files to another folder."""

BOARD_FILE, GAME_FILE = "map.geojson", "scenario.json"
"""The two files of a map in its folder: the board, and the game on it."""
SHARED_MAP = ".indonesia-map"
"""How the name of a file ends that holds a whole map, made to be shared."""
LARGE = 1_000_000
"""Bytes; files of more aren't read in a moment."""


def is_large(*files: Path, most: int = LARGE) -> bool:
    """Return whether files have more than `most` bytes in all; one that can't be read counts as empty."""
    size = 0
    for file in files:
        with suppress(OSError):
            size += file.stat().st_size
    return size > most


def resolved(place: Path) -> Path:
    """Return the absolute path of a file or a folder, without links; a loop of links stays in it.

    `Path.resolve` raises `RuntimeError` for a loop before Python 3.13.
    """
    return Path(os.path.realpath(place))


def listed(folder: Path, fits: Callable[[Path], object]) -> list[Path]:
    """Return those entries of a folder, by their names, for which `fits` is true.

    An entry for which it raises `OSError`, as one that was removed meanwhile, is left out; a folder that isn't there,
    or can't be listed, has none.
    """
    found = []
    with suppress(OSError):
        for entry in sorted(folder.iterdir()):
            with suppress(OSError):
                if fits(entry):
                    found.append(entry)
    return found


def is_there(place: Path) -> bool:
    """Return whether there is a file or a folder, as far as one may look, at a path that can be one.

    `Path.exists` raises `OSError` for a folder that mustn't be searched, and for a name that is too long.
    """
    with suppress(OSError):
        return place.exists()
    return False


def is_folder(place: Path) -> bool:
    """Return whether there is a folder, as far as one may look, at a path that can be one."""
    with suppress(OSError):
        return place.is_dir()
    return False


def resources() -> Path:
    """Return the folder of fonts and pictures that come with the program."""
    return _SHIPPED / "resources"


def shipped_maps() -> Path:
    """Return the folder of the maps that come with the program, a folder each."""
    return _SHIPPED / "maps"


def is_shipped(folder: Path) -> bool:
    """Return whether `folder` lies among the maps that come with the program, which are never written to."""
    return resolved(folder).is_relative_to(resolved(shipped_maps()))


def is_shared_map(file: Path) -> bool:
    """Return whether a file holds a whole map, made to be shared, by the ending of its name."""
    return file.suffix.lower() == SHARED_MAP


def own_data() -> Path:
    """Return the folder of the player's own files; it may not exist yet."""
    moved = os.environ.get(DATA_VARIABLE)
    return Path(moved) if moved else user_data_path("indonesia-qt", appauthor=False)


def is_own_data_known() -> bool:
    """Return whether the folder is known where the system doesn't say which one is the player's home."""
    try:
        return not str(own_data()).startswith("~")  # which is left by older versions of the library that is asked
    except RuntimeError:
        return False


def own_maps() -> Path:
    """Return the folder of the player's own maps, a folder each; it may not exist yet."""
    return own_data() / "maps"


def played_maps() -> Path:
    """Return the folder of the player's own maps as they were when games began on them; it may not exist yet."""
    return own_data() / "played-maps"


def recoveries() -> Path:
    """Return the folder of what was edited in maps and not saved yet; it may not exist yet."""
    return own_data() / "recoveries"


def own_modules() -> Path:
    """Return the folder of bots and games of the player's own, in Python; it may not exist yet."""
    return own_data() / "modules"


def saves() -> Path:
    """Return the folder of the games that were saved as they were played; it may not exist yet."""
    return own_data() / "games"


def is_own_save(file: Path) -> bool:
    """Return whether a saved game lies among the player's own; a link there is none, for it may lead anywhere."""
    return resolved(file.parent) == resolved(saves()) and not file.is_symlink()


def review_of(save: Path) -> Path:
    """Return the file of the review of a saved game, beside it; it may not exist yet."""
    return save.with_suffix(".review")


def results() -> Path:
    """Return the file of the results of finished games; it may not exist yet."""
    return own_data() / "results.json"


def reports() -> Path:
    """Return the folder of the reports on errors; it may not exist yet."""
    return own_data() / "reports"
