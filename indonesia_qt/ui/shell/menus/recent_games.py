"""The menu of the games that were played last."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.saves.save_files import recent_saves
from indonesia_qt.ui.widgets.plain_text import caption

MOST_RECENT = 8


class RecentMenu(QMenu):
    """Lists saved games, the one played last first; `chosen` carries the file of one."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("&Recent games"), parent)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        for file in recent_saves()[:MOST_RECENT]:
            self.addAction(caption(file.stem), partial(self.chosen.emit, file))
        if self.isEmpty():
            self.addAction(tr("No game was saved yet")).setEnabled(False)
