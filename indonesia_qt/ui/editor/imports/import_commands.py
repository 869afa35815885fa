"""Imports outlines from a file of another program: reads it, asks what is taken, and fits that into the map."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from indonesia_qt.board.draft import Draft, EditError, updated
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import as_sentence, counted, labelled, phrase, tr
from indonesia_qt.mapmaking.edit.shapes.canvas import resized
from indonesia_qt.mapmaking.imports.areas import Added, AreaRequest, steps
from indonesia_qt.mapmaking.imports.graph_links import GraphLinks, with_links_of
from indonesia_qt.mapmaking.imports.limits import confined, limits_for
from indonesia_qt.mapmaking.imports.named_shapes import Frame
from indonesia_qt.mapmaking.imports.open_file import Reading, outlines_in
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.imports.import_dialog import ImportDialog, as_lines, can_fit
from indonesia_qt.ui.support.worker_pool import WorkerPool
from indonesia_qt.ui.widgets.file_choice import ask_what_to_open
from indonesia_qt.ui.widgets.plain_text import MessageBox
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog


class ReadTask(ProgressDialog):
    """Reads a file of outlines.

    Signals:
    - `ended`: the `Reading`, unless it was given up
    """

    ended = Signal(object)

    def __init__(
        self, file: Path, width: float, height: float, frame: Frame, parent: QWidget, readers: WorkerPool
    ) -> None:
        message = tr("Reading {file}…", file=file.name)
        work = outlines_in, str(file), width, height, frame
        ended = limits_for(file).ended
        super().__init__(tr("Importing outlines"), message, parent, Reading, *work, workers=readers, ended=ended)
        self.answered.connect(self.ended)
        self.failed.connect(lambda reason: self.ended.emit(Reading(refused=labelled(str(file), as_sentence(reason)))))


class FitTask(ProgressDialog):
    """Fits outlines into a map.

    Signals:
    - `answered`: what was `Added`, unless it was cancelled
    """

    def __init__(
        self,
        file: Path,
        draft: Draft,
        requests: Sequence[AreaRequest],
        links_from: str,
        parent: QWidget,
        workers: WorkerPool,
    ) -> None:
        text = counted(
            len(requests),
            "Fitting {n} outline into the map…",
            "Fitting {n} outlines into the map…",
        )
        work, ended = (_fitted, str(file), draft, tuple(requests), links_from), limits_for(file).ended
        super().__init__(tr("Importing outlines"), text, parent, Added, *work, workers=workers, ended=ended)


def _fitted(file: str, draft: Draft, requests: Sequence[AreaRequest], links_from: str) -> Generator[float, None, Added]:
    """Yield how much of the work is done, from 0 to 1, and return the whole. Raises `EditError`."""
    try:
        with confined(Path(file)):
            for step in steps(draft, requests, links_from):
                found = step
                yield found.tried / max(1, found.pieces)
    except MapError as error:
        raise EditError(error.reason) from None  # the window names the file, whatever the reason is
    return found


KINDS = phrase(
    "Outlines (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz polygons.txt);;All files (*)"
)


class ImportCommands(QObject):
    """Gives an editor's window its commands; all that is taken from one file is one step."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.window = window
        self._readers = WorkerPool(1, self)
        text = tr("&Import outlines\N{HORIZONTAL ELLIPSIS}")
        window.commands.add(window.file_menu, "import", text, self._ask_file, "Ctrl+I")
        window.commands.add(window.file_menu, "import_links", tr("Import lin&ks…"), self._ask_graph)

    def _ask_file(self) -> None:
        ask_what_to_open(
            tr("Import outlines from GeoJSON, TopoJSON, Shapefile, SVG, KML or TripleA"),
            Path.home(),
            tr(KINDS),
            self.open,
            self.window,
        )

    def open(self, file: Path) -> None:
        """Show what a file holds, and ask what is to be taken; or say why it can't be used."""
        frame = Frame(fit=can_fit(self.window.document.board))
        self._read(file, frame, partial(self._show, file, frame))

    def _read(self, file: Path, frame: Frame, shown: Callable[[Reading], None]) -> None:
        """Read what of a file is in the frame while the window goes on, and show it, or say why there is nothing."""
        board = self.window.document.board
        reading = ReadTask(file, board.width, board.height, frame, self.window, self._readers)
        reading.ended.connect(lambda found: self._judge(file, found, shown))
        reading.open()

    def _judge(self, file: Path, reading: Reading, shown: Callable[[Reading], None]) -> None:
        found = reading.outlines
        if found.outlines:
            shown(reading)
            return
        self._readers.stop()
        if reading.refused:
            self._warn(tr("Couldn’t import the file"), reading.refused)
        else:
            nothing = tr("{file} has no outlines that could become areas.", file=file.name)
            self._warn(tr("Couldn’t import the file"), "\n".join([nothing, as_lines(found.left_out)]).strip())

    def _show(self, file: Path, frame: Frame, reading: Reading) -> None:
        dialog = ImportDialog(reading, frame, self.window.document.board, self.window.appearance.theme, self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.reframed.connect(lambda frame: self._read(file, frame, partial(dialog.show_found, frame)))
        dialog.confirmed.connect(partial(self.take, file))
        dialog.rejected.connect(self._readers.end_idle)
        dialog.open()

    def take(
        self,
        file: Path,
        requests: Sequence[AreaRequest],
        size: tuple[float, float] | None = None,
        links_from: str = "",
    ) -> None:
        """Make areas of outlines of a file, on a canvas of a `size`, while the window goes on.

        Their property `links_from`, if there is one, decides which of them are adjacent. What is cancelled leaves
        nothing.
        """
        draft = self.window.document.draft
        if size is not None and size != (draft.board.width, draft.board.height):
            draft = resized(draft, *size)
        fitting = FitTask(file, draft, requests, links_from, self.window, self._readers)
        fitting.answered.connect(self.put)
        fitting.failed.connect(
            lambda reason: self._warn(tr("Couldn’t import the file"), labelled(str(file), as_sentence(reason)))
        )
        fitting.finished.connect(self._readers.end_idle)
        fitting.open()

    def put(self, added: Added) -> None:
        """Put the new areas on the map, and list what found no place."""
        made = len(added.areas) + len(added.lakes)
        if made:
            document = self.window.document
            after = updated(document.draft, board=added.board)
            document.push(counted(made, "Import {n} outline", "Import {n} outlines"), after)
            self.window.context.jump(added.areas)
        if added.left_out:
            self._warn(tr("Some outlines couldn’t be placed"), as_lines(added.left_out))

    def _ask_graph(self) -> None:
        kinds = tr("Graph for networkx and Gephi (*.graphml)")
        ask_what_to_open(tr("Import links from a graph"), Path.home(), kinds, self.take_links, self.window)

    def take_links(self, file: Path) -> None:
        """Make areas adjacent as in a graph, while the window goes on, or say why that can't be done."""
        title, text = tr("Import links"), tr("Reading {file}…", file=file.name)
        board = self.window.document.board
        work = ProgressDialog(title, text, self.window, GraphLinks, with_links_of, file, board)
        work.answered.connect(partial(self._put_links, file, board))
        work.failed.connect(lambda reason: self._warn(tr("Couldn’t import the file"), as_sentence(reason)))
        work.open()

    def _put_links(self, file: Path, before: BoardMap, found: GraphLinks) -> None:
        """Change the links as one step, and list what of the graph isn't on the map."""
        document, title = self.window.document, tr("Import links")
        if document.board is not before:  # it was changed before the progress was shown, which nothing may undo
            self.take_links(file)
            return
        if found.added or found.removed:
            document.push(title, updated(document.draft, board=found.board))
            self.window.show_message(document.undo_stack.command(document.undo_stack.index() - 1).text())
        else:
            self.window.show_message(tr("No links changed."))
        if found.unknown:
            self._warn(title, as_lines([tr("{node} isn’t an area of the map.", node=node) for node in found.unknown]))

    def _warn(self, title: str, text: str) -> None:
        MessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok, self.window).open()
