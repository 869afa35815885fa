"""The commands that put the title and the compass on a map that lacks them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.placement.ornaments import What, add_ornament

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.editor_window import EditorWindow


def add_ornament_commands(window: EditorWindow) -> None:
    """Put them into the window's menu; each is offered while the map lacks what it adds."""
    document, add = window.document, window.commands.add
    window.edit_menu.addSeparator()
    title, compass = tr("Put the &title on the map"), tr("Put a &compass on the map")
    actions = {
        "title": add(window.edit_menu, "add_title", title, partial(_put, window, "title")),
        "compass": add(window.edit_menu, "add_compass", compass, partial(_put, window, "compass")),
    }

    def offer() -> None:
        there = {ornament.what for ornament in document.board.ornaments}
        for what, action in actions.items():
            action.setEnabled(what not in there)

    document.changed.connect(offer)
    offer()


def _put(window: EditorWindow, what: What) -> None:
    step = tr("Add the title") if what == "title" else tr("Add the compass")
    if window.document.do(step, lambda draft: add_ornament(draft, what)):
        window.use_tool("place")
