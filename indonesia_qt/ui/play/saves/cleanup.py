"""Takes the oldest finished games away, so that saved games don't pile up."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from indonesia_qt.files.whole_file import open_regular
from indonesia_qt.ui.play.saves.save_lock import SaveLock

GAME_LINE, RESULT_LINE = b'{"line":"game"', b'{"line":"result"'
"""How the first line of a saved game begins, and the last one of a finished game."""
TAIL = 20_000
"""Bytes at the end of a file in which its last line begins."""


def delete_old_games(saves: list[Path], most: int) -> list[Path]:
    """Delete the oldest finished games beyond `most`, and give those deleted.

    A game that isn't finished stays however old it is, and so do one that is open in a window and what is no game.
    """
    finished = sorted((file for file in saves if _is_finished(file)), key=_last_played, reverse=True)
    gone = []
    for file in finished[most:]:
        with suppress(OSError):
            lock = SaveLock(file)
            if lock.take():
                file.unlink()
                gone.append(file)
                lock.release()
    return gone


def _is_finished(file: Path) -> bool:
    try:
        with open_regular(file) as content:
            if content.read(len(GAME_LINE)) != GAME_LINE:
                return False
            content.seek(max(0, content.seek(0, os.SEEK_END) - TAIL))
            return content.read(TAIL).rstrip().rpartition(b"\n")[2].startswith(RESULT_LINE)
    except OSError:
        return False


def _last_played(file: Path) -> float:
    """When it was played last; later is more."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
