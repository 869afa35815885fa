"""The command that compares the map with another one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.dialogs.compare_dialog import CompareDialog
from indonesia_qt.ui.editor.editor_window import EditorWindow


class CompareCommands(QObject):
    """Gives an editor's window the command; the list of differences stays open while the map is edited."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.window = window
        text = tr("&Compare with another map\N{HORIZONTAL ELLIPSIS}")
        window.commands.add(window.check_menu, "compare", text, self.show, "Ctrl+D")

    def show(self) -> None:
        """Show the differences, or bring the list to the front."""
        dialog = self.window.findChild(CompareDialog)
        if dialog is None:
            dialog = CompareDialog(self.window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        dialog.activateWindow()
