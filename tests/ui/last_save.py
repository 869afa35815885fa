"""The saved game that was played last."""

from __future__ import annotations

from pathlib import Path

from indonesia_qt.games import suffixes
from indonesia_qt.ui.play.save_files import recent_saves


def last_save() -> Path | None:
    """Return its file; None where no game is saved."""
    return next((save.file for save in recent_saves(suffixes())), None)
