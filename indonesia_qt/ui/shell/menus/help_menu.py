"""The commands that help: to learn the game, to look up its rules, and to find the other commands."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from indonesia_qt import __version__
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.help.guide import show_guide
from indonesia_qt.ui.help.rules.rules_button import RULES
from indonesia_qt.ui.settings.commands import Commands, plain
from indonesia_qt.ui.settings.shortcut_sheet import ShortcutSheet
from indonesia_qt.ui.widgets.plain_text import MessageBox
from indonesia_qt.ui.widgets.rich_text import rich

ABOUT = phrase(
    "<p>An unofficial computer version of the board game <i>Indonesia</i> by Jeroen Doumen and Joris Wiersinga, "
    "published by Splotter Spellen. It is a fan work and not connected with them.</p>"
    "<p>Coastlines: Natural Earth, public domain. Fonts: EB Garamond and Inter, SIL Open Font License.</p>"
)


class HelpMenu(QObject):
    """Helps, with commands in `menu`.

    `learn_requested` asks for the first game, `palette_requested` for all that can be done, `rules_requested` for the
    rules of what is asked, `reference_requested` for them on one sheet, `report_requested` for a file that tells what
    is wrong with the program.
    """

    learn_requested = Signal()
    palette_requested = Signal()
    rules_requested = Signal()
    reference_requested = Signal()
    report_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands, window: QWidget) -> None:
        super().__init__(menu)
        self._commands, self._window = commands, window
        add = commands.add
        add(menu, "learn", tr("&Learn: the first game\N{HORIZONTAL ELLIPSIS}"), self.learn_requested.emit)
        all_ = tr("&Do anything\N{HORIZONTAL ELLIPSIS}")
        add(menu, "palette", all_, self.palette_requested.emit, "Ctrl+K", "Ctrl+Shift+P")
        add(menu, RULES, tr("R&ules of what is asked"), self.rules_requested.emit, "F1")
        add(menu, "reference", tr("&Quick reference\N{HORIZONTAL ELLIPSIS}"), self.reference_requested.emit)
        guide = tr("&Guide for players")
        add(menu, "guide", guide, partial(show_guide, "playing.md", plain(guide), window))
        add(menu, "shortcuts", tr("&Keyboard shortcuts"), self._show_shortcuts, "?", "Shift+F1")
        add(menu, "report", tr("&Report a problem\N{HORIZONTAL ELLIPSIS}"), self.report_requested.emit)
        add(menu, "about", tr("&About"), self._show_about)

    def _show_shortcuts(self) -> None:
        sheet = ShortcutSheet(self._commands, self._window)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.open()

    def _show_about(self) -> None:
        text = rich("<h3>Indonesia {version}</h3>" + tr(ABOUT), version=__version__)
        title = tr("About Indonesia")
        box = MessageBox(QMessageBox.Icon.Information, title, text, QMessageBox.StandardButton.Ok, self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
