"""The commands for the log."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.log.log_pane import LogPane
from indonesia_qt.ui.settings.commands import Commands


class LogMenu(QObject):
    """Searches the log that is shown, with commands in `menu`. `export_requested` asks for it as a file."""

    export_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands) -> None:
        super().__init__(menu)
        self.log: LogPane | None = None
        commands.add(menu, "export_log", tr("E&xport the log\N{HORIZONTAL ELLIPSIS}"), self.export_requested.emit)
        commands.add(menu, "find_in_log", tr("&Find in the log"), self._find, "Ctrl+L")

    def _find(self) -> None:
        if self.log is not None:
            self.log.begin_search()
