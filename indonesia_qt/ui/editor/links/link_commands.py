"""The commands about links."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QDialog, QFrame, QLineEdit

from indonesia_qt.board import names
from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.linking import toggled
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.border_dialogs import DoubtfulDialog, ThresholdDialog
from indonesia_qt.ui.editor.links.matrix_dialog import MatrixDialog
from indonesia_qt.ui.editor.links.texts import full_names
from indonesia_qt.ui.editor.tools.link import LinkTool
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.support.window_geometry import move_within
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label

SHOWN = "editor_links"
"""The setting that keeps whether links are shown whatever tool is in use."""

ASIDE = 24
"""Pixels at 100 % between a dialog and the map's corner."""


def add_link_commands(window: EditorWindow) -> None:
    """Add the commands about links to the window's menus."""
    add = window.commands.add
    show = add(window.view_menu, "show_all_links", tr("Show all &links"), lambda on: _show_links(window, on), "Shift+L")
    show.setCheckable(True)
    show.setChecked(window.settings.get(SHOWN, False))
    window.appearance.changed.connect(lambda: _show_links(window, show.isChecked()))
    _show_links(window, show.isChecked())
    add(window.view_menu, "links_table", tr("Link ta&ble…"), partial(_open, MatrixDialog, window), "Ctrl+L")
    add(window.edit_menu, "link_by_name", tr("&Link to…"), partial(_link_by_name, window), "N")
    shortest, doubtful = tr("&Minimum border length…"), tr("Review &doubtful borders…")
    add(window.check_menu, "link_threshold", shortest, partial(_open, ThresholdDialog, window))
    add(window.check_menu, "doubtful_borders", doubtful, partial(_open, DoubtfulDialog, window))


def _open(kind: Callable[[EditorWindow], QDialog], window: EditorWindow) -> None:
    """Show a dialog beside the map, which can be used meanwhile; there is only one of a kind."""
    for old in window.findChildren(QDialog):
        if type(old) is kind:
            old.close()
    dialog = kind(window)
    view = window.context.view
    corner = view.mapToGlobal(view.rect().topRight())
    move_within(dialog, window, corner - QPoint(dialog.width() + scaled(ASIDE), -scaled(ASIDE)))
    dialog.show()
    dialog.activateWindow()


def _show_links(window: EditorWindow, shown: bool) -> None:
    window.settings.set(SHOWN, shown)
    cast(LinkTool, window.tools[LinkTool.id]).layer.show_always(shown)


def _link_by_name(window: EditorWindow) -> None:
    selected = window.document.selection
    window.context.view.tool.cancel()  # a link that a click began would wait for another one
    if len(selected) == 1:
        LinkField(window.context, selected[0]).ask()
    else:
        window.document.refused.emit(tr("Select one area first. Then you can link it to another by name."))


WIDE, ABOVE = 340, 16
"""Pixels at 100 %: the width of the plate, and its distance from the upper edge of the map."""


class LinkField(QFrame):
    """A plate over the map in which the name of another area is typed; Enter links the two or unlinks them.

    It goes away with Enter, with Esc, and when something else is selected.
    """

    def __init__(self, context: EditorContext, area: str) -> None:
        super().__init__(context.view)
        self._context, self._area = context, area
        board = context.document.board
        self._areas = {name: id for id, name in full_names(board).items() if id != area}
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = Label(tr("Area to link to {area} or unlink from it", area=names.of(board)[area]), wordWrap=True)
        self.field = QLineEdit(placeholderText=tr("Area name"))
        self.field.setAccessibleName(title.text())
        completer = QCompleter(in_order(self._areas, str), self.field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(completer)
        self.field.returnPressed.connect(self._take)
        completer.activated.connect(self._take)
        context.document.selection_changed.connect(self.close)
        self.setLayout(column_of(title, self.field, contentsMargins=margins(12, 9, 12, 11)))
        self.setFixedWidth(min(scaled(WIDE), context.view.width() - 2 * scaled(ABOVE)))
        self.adjustSize()
        self.move((context.view.width() - self.width()) // 2, scaled(ABOVE))

    def ask(self) -> None:
        """Show the plate, and let a name be typed."""
        for other in self._context.view.findChildren(LinkField):
            if other is not self:
                other.close()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc, without a link; keep all other keys from the map."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        event.accept()

    def _take(self) -> None:
        """Link or unlink the area whose name was typed, or the first one whose name contains it."""
        if not self._area:
            return
        typed = folded(self.field.text().strip())
        found = [name for name in in_order(self._areas, str) if typed in folded(name)]
        found.sort(key=lambda name: folded(name) != typed)
        document, area = self._context.document, self._area
        if not typed:
            document.refused.emit(tr("Type the name of an area."))
            return
        if not found:
            document.refused.emit(tr("No other area is called “{name}”.", name=self.field.text().strip()))
            return
        other = self._areas[found[0]]
        self._leave()
        message = edits.do(document, area, other, toggled)
        if message:
            self._context.message.emit(message)

    def _leave(self) -> None:
        self._area = ""
        self._context.view.setFocus()
        self.close()
