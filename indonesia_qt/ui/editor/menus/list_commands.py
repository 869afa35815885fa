"""The commands of the lists beside the map."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.canvas.badges import Badge
from indonesia_qt.ui.editor.panels.areas import AreasPanel
from indonesia_qt.ui.editor.panels.problems import ProblemsPanel
from indonesia_qt.ui.editor.playtest.playtest_dialog import PlaytestDialog

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.editor_window import EditorWindow


def add_list_commands(window: EditorWindow) -> None:
    """Put them into the window's menus."""
    window.commands.add(
        window.edit_menu, "find_area", tr("&Find an area\N{HORIZONTAL ELLIPSIS}"), partial(_find, window), "Ctrl+F"
    )
    window.commands.add(
        window.check_menu, "show_problems", tr("Show the &problems"), partial(_show, window, ProblemsPanel.id), "F8"
    )
    window.commands.add(
        window.check_menu, "trial", tr("Play it with &bots\N{HORIZONTAL ELLIPSIS}"), partial(_try_out, window)
    )
    _count_problems(window)


def _count_problems(window: EditorWindow) -> None:
    """Keep the numbers of problems in the line below the map, and at the top of their list."""
    button = QPushButton(flat=True)
    button.setToolTip(tr("Show the problems"))
    button.clicked.connect(partial(_show, window, ProblemsPanel.id))
    window.statusBar().addPermanentWidget(button)

    def tell() -> None:
        checks = window.findings.checks
        text = Badge(checks.errors, checks.warnings).text or tr("No problems")
        number = len(checks.open)
        button.setText(text)
        title = tr(ProblemsPanel.title)
        window.docks[ProblemsPanel.id].setWindowTitle(tr("{title} ({n})", title=title, n=number) if number else title)

    window.findings.changed.connect(tell)
    tell()


def _try_out(window: EditorWindow) -> None:
    """Open the dialog of trial games, or bring it to the front."""
    dialog = window.findChild(PlaytestDialog)
    if dialog is None:
        dialog = PlaytestDialog(window.context, window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.closed.connect(dialog.reject)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def _show(window: EditorWindow, panel: str) -> None:
    window.docks[panel].show()
    window.docks[panel].raise_()


def _find(window: EditorWindow) -> None:
    _show(window, AreasPanel.id)
    cast(AreasPanel, window.panels[AreasPanel.id]).ask()
