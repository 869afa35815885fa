"""Files that are dropped on the window: a saved game, or a map; anything else is refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.files.paths import BOARD_FILE
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.saves.save_files import OLD_SUFFIX, SUFFIX
from indonesia_qt.ui.widgets.file_drops import FileDrops


class DroppedGameOrMap(QObject):
    """Lets a window take one file or folder: `game` and `map` carry a saved game and the folder of a map.

    `refused` carries the sentence on what can't be used.
    """

    game = Signal(object)
    map = Signal(object)
    refused = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        FileDrops(window).dropped.connect(self._take)

    def _take(self, dropped: Sequence[Path]) -> None:
        first = dropped[0]
        if len(dropped) > 1:
            self.refused.emit(tr("One file at a time, please: a saved game or a map."))
        elif first.suffix in (SUFFIX, OLD_SUFFIX):
            self.game.emit(first)
        elif first.name == BOARD_FILE:
            self.map.emit(first.parent)
        elif (first / BOARD_FILE).is_file():
            self.map.emit(first)
        else:
            text = tr(
                "{file} is neither a saved game ({ending}) nor a map (a folder with {board}).",
                file=first.name,
                ending=f"*{SUFFIX}",
                board=BOARD_FILE,
            )
            self.refused.emit(text)
