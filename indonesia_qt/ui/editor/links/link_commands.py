"""The commands about links."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.links.border_dialogs import DoubtfulDialog, ThresholdDialog
from indonesia_qt.ui.editor.links.link_field import LinkField
from indonesia_qt.ui.editor.links.matrix_dialog import MatrixDialog
from indonesia_qt.ui.editor.tools.link import LinkTool
from indonesia_qt.ui.style.scaling import scaled

SHOWN = "editor_links"
"""Under this name the settings keep whether links are shown whatever tool is in use."""

ASIDE = 24
"""Pixels at 100 % between a dialog and the map's corner."""


def add_link_commands(window: EditorWindow) -> None:
    """Put them into the window's menus."""
    add = window.commands.add
    show = add(window.view_menu, "show_all_links", tr("Show all &links"), lambda on: _show_links(window, on), "Shift+L")
    show.setCheckable(True)
    show.setChecked(window.settings.get(SHOWN, False))
    window.appearance.changed.connect(lambda: _show_links(window, show.isChecked()))
    _show_links(window, show.isChecked())
    add(window.view_menu, "links_table", tr("Links as a ta&ble…"), lambda: _open(MatrixDialog, window), "Ctrl+L")
    add(window.edit_menu, "link_by_name", tr("&Link with…"), partial(_link_by_name, window), "N")
    add(
        window.check_menu, "link_threshold", tr("&Shortest border that counts…"), lambda: _open(ThresholdDialog, window)
    )
    add(window.check_menu, "doubtful_borders", tr("&Decide doubtful borders…"), lambda: _open(DoubtfulDialog, window))


def _open(kind: Callable[[EditorWindow], QDialog], window: EditorWindow) -> None:
    """Show a dialog beside the map, which can be used meanwhile; there is only one of a kind."""
    for old in window.findChildren(QDialog):
        if type(old) is kind:
            old.close()
    dialog = kind(window)
    view = window.context.view
    corner = view.mapToGlobal(view.rect().topRight())
    dialog.move(corner - QPoint(dialog.width() + scaled(ASIDE), -scaled(ASIDE)))
    dialog.show()
    dialog.activateWindow()


def _show_links(window: EditorWindow, shown: bool) -> None:
    window.settings.set(SHOWN, shown)
    cast(LinkTool, window.tools[LinkTool.id]).layer.show_always(shown)


def _link_by_name(window: EditorWindow) -> None:
    selected = window.document.selection
    if len(selected) == 1:
        LinkField(window.context, selected[0]).ask()
    else:
        window.document.refused.emit(tr("Select the one area that is to be linked with another first."))
