"""Whatever commands are given, undoing them all gives the same files, and making them again the same as before that."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.library import map_folders
from indonesia_qt.mapmaking.files import storage
from tests.mapmaking.sound import require_partition
from tests.soak import soak_but
from tests.ui.editor.clerk import Clerk, redo_all, undo_all
from tests.ui.editor.desktop import Desktop

LOOKED_AT_EVERY = 20


def saved(desktop: Desktop) -> dict[str, bytes]:
    """The files of the map as they are when it is saved now."""
    desktop.key(Qt.Key.Key_S)
    assert not desktop.window.isWindowModified()
    assert desktop.window.document.folder
    return map_files(desktop.window.document.folder)


def map_files(folder: Path) -> dict[str, bytes]:
    """The two files of a map; what is said of it when it is shared is in another one."""
    return {name: (folder / name).read_bytes() for name in (BOARD_FILE, GAME_FILE)}


def give_commands(desktop: Desktop, edited: str, seed: int, count: int, drawings: Path) -> None:
    folder = paths.own_maps() / edited
    shutil.copytree(map_folders()[edited], folder, ignore=shutil.ignore_patterns("recipe"))
    first = map_files(folder)
    desktop.open(map_folders()["philippines"])
    desktop.open(folder)
    clerk = Clerk(desktop, seed, drawings)
    for number in range(1, count + 1):
        clerk.give_command()
        if number % LOOKED_AT_EVERY == 0:
            require_partition(desktop.window.document.draft.board)
    desktop.window.use_tool("select")
    logging.getLogger(__name__).info(
        "%s, seed %d: %s; %s; %s", edited, seed, dict(clerk.counts), clerk.tally, clerk.fixed
    )
    assert clerk.counts["done"] >= count / 2
    redo_all(desktop)  # the last command may have been to go back
    last = saved(desktop)
    assert last != first
    read, drawn = storage.opened(str(folder)).draft, desktop.window.document.draft
    assert (read.board, read.data) == (drawn.board, drawn.data)
    undo_all(desktop)
    assert saved(desktop) == first
    redo_all(desktop)
    assert saved(desktop) == last


@pytest.mark.parametrize("seed", soak_but((1,), range(2)))
def test_some_commands_undone_leave_the_files_as_they_were(desktop: Desktop, tmp_path: Path, seed: int) -> None:
    give_commands(desktop, "lagoon", seed, 40, tmp_path)


@pytest.mark.soak
@pytest.mark.timeout(4 * 3600)  # on a machine that does much else; alone each takes a few minutes
@pytest.mark.parametrize("seed", range(100, 105))
@pytest.mark.parametrize("edited", ["lagoon", "indonesia"])
def test_a_thousand_commands_undone_leave_the_files_as_they_were(
    desktop: Desktop, tmp_path: Path, edited: str, seed: int
) -> None:
    give_commands(desktop, edited, seed, 1000, tmp_path)
