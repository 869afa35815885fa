"""The maps that were opened or saved last."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from indonesia_qt.files.paths import BOARD_FILE
from indonesia_qt.ui.settings.settings_file import Settings

RECENT_MAPS = "editor_recent"
"""Under this name the settings keep them."""
MOST_RECENT = 8


class RecentMaps:
    """The folders, the latest first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def folders(self) -> list[Path]:
        """Those that are still there."""
        return [folder for folder in map(Path, self._kept()) if _is_map(folder)]

    def add(self, folder: Path) -> None:
        """Put one first."""
        name = str(folder)
        self._settings.set(RECENT_MAPS, [name, *(one for one in self._kept() if one != name)][:MOST_RECENT])

    def _kept(self) -> list[str]:
        empty: list[str] = []
        return self._settings.get(RECENT_MAPS, empty)


def _is_map(folder: Path) -> bool:
    with suppress(OSError):
        return (folder / BOARD_FILE).is_file()
    return False
