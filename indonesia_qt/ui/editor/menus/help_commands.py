"""The commands that help to find the others."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.help.guide import show_guide
from indonesia_qt.ui.settings.command_palette import Choice, CommandPalette
from indonesia_qt.ui.settings.commands import in_words, plain
from indonesia_qt.ui.settings.shortcut_sheet import ShortcutSheet

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.editor_window import EditorWindow

FIXED_KEYS = {
    phrase("On the map"): (
        (phrase("Zoom"), phrase("Mouse wheel")),
        (phrase("Move the map"), phrase("Hold Space and drag")),
        (phrase("Give up what was begun"), phrase("Esc")),
        (phrase("Menu of the area"), phrase("Right click")),
    ),
    phrase("In panels"): (
        (phrase("Write another name, or edit a cell"), "F2"),
        (phrase("Take what was written"), phrase("Enter")),
        (phrase("Take it back"), phrase("Esc")),
    ),
}
"""Keys that are no commands and can't be changed."""


def add_help_commands(window: EditorWindow) -> None:
    """Put them into a menu of their own, the last."""
    menu, add = window.menuBar().addMenu(tr("&Help")), window.commands.add
    add(
        menu,
        "palette",
        tr("&Do anything\N{HORIZONTAL ELLIPSIS}"),
        partial(_show_palette, window),
        "Ctrl+K",
        "Ctrl+Shift+P",
    )
    title = tr("&Make your own map in an hour")
    add(menu, "guide_maps", title, partial(show_guide, "maps.md", plain(title), window), "Shift+F1")
    add(menu, "shortcuts", tr("&Keyboard shortcuts"), partial(_show_shortcuts, window), "F1")


def _show_palette(window: EditorWindow) -> None:
    """List all commands, and all areas, which are jumped to."""
    commands = window.commands
    choices = [
        Choice(commands.name(id), action.trigger, in_words(commands.keys(id)))
        for id, action in commands.actions.items()
        if action.isEnabled() and id != "palette"
    ]
    choices += [
        Choice(window.document.name(area.id), partial(window.context.jump, [area.id]))
        for area in window.document.board.areas()
    ]
    palette = CommandPalette(lambda _: (), choices, window)
    palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    palette.open()


def _show_shortcuts(window: EditorWindow) -> None:
    sheet = ShortcutSheet(window.commands, window, FIXED_KEYS)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    sheet.open()
