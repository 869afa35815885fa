"""The command that writes what is adjacent on the map that is edited as a graph for other programs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from indonesia_qt.board import graphml
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.widgets.file_dialogs import ask_where_to_write


class GraphCommand(QObject):
    """Asks where the graph is to be written, and writes it there as GraphML."""

    def __init__(self, menu: QMenu, window: EditorWindow) -> None:
        super().__init__(window)
        self.window = window
        text = tr("Export as a &graph\N{HORIZONTAL ELLIPSIS}")
        window.commands.add(menu, "editor_graph", text, self.ask)

    def ask(self) -> None:
        """Ask where the graph is to be written."""
        proposal = Path.home() / f"{self.window.document.board.id}.graphml"
        kinds = tr("Graph for networkx and Gephi (*.graphml)")
        ask_where_to_write(tr("Export the map as a graph"), proposal, kinds, self.write, self.window)

    def write(self, to: Path) -> None:
        """Write the graph, and tell how it went."""
        try:
            write_whole(to, graphml.graphml(self.window.document.board))
        except OSError as error:
            self.window.show_refusal(f"{to}: {error.strerror}")
        else:
            self.window.show_message(tr("Saved as {file}.", file=to))
