"""Writes the map into files for others: one file to share, a picture, the graph of what is adjacent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox

from indonesia_qt.board import graph
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.files.paths import SHARED_MAP
from indonesia_qt.files.whole_file import reason_of, write_whole
from indonesia_qt.i18n.text import counted, labelled, paragraph, phrase, tr
from indonesia_qt.mapmaking.files import shared_map
from indonesia_qt.mapmaking.files.geojson_export import geojson
from indonesia_qt.mapmaking.files.shared_map import ABOUT_FILE, About
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.editor.dialogs.picture_dialog import PictureDialog
from indonesia_qt.ui.editor.dialogs.share_dialog import LICENCES, ShareDialog
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.style.theme import LIGHT, Theme
from indonesia_qt.ui.support.picture_file import png_of
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write
from indonesia_qt.ui.widgets.plain_text import MessageBox

PICTURES = phrase("PNG image (*.png);;SVG drawing (*.svg)")
SHARED_PICTURE = QSize(800, 800)
"""Pixels in which the picture in a shared map has room."""
AUTHOR, LICENCE = "shared_maps/author", "shared_maps/licence"
"""The settings that keep what was said of the map that was shared last."""


class ExportCommands(QObject):
    """Gives the menu of files its commands for this."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.window, self.document = window, window.document
        add, menu = window.commands.add, window.file_menu
        add(menu, "editor_share", tr("S&hare as one file…"), self._ask_share)
        add(menu, "editor_picture", tr("Export &picture…"), self._ask_picture)
        add(menu, "editor_graph", tr("Export as a &graph\N{HORIZONTAL ELLIPSIS}"), self._ask_graph)
        add(menu, "editor_geojson", tr("Export as Geo&JSON…"), self._ask_geojson)

    def _ask_share(self) -> None:
        draft = self.document.draft
        picture = drawn(draft, LIGHT, SHARED_PICTURE)
        dialog = ShareDialog(self._proposed(), picture, self._warning(), self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.save_requested.connect(partial(self._ask_shared_file, dialog, draft, picture))
        dialog.open()

    def _proposed(self) -> About:
        """What was said of this map before, or else of the one that was shared last."""
        kept = shared_map.about_in(self.document.folder) if self.document.folder else About()
        settings = self.window.settings
        return About(
            title=self.document.board.title,
            author=kept.author or settings.get(AUTHOR, ""),
            description=kept.description,
            licence=kept.licence or settings.get(LICENCE, LICENCES[0]),
        )

    def _warning(self) -> str:
        """What others can't do with the map as it is; empty if they can play on it."""
        errors = sum(problem.level == "error" for problem in self.window.problems.checks.open)
        if not errors:
            return ""
        return counted(
            errors,
            "The map has {n} error. Others can open it in the map editor, but not play on it.",
            "The map has {n} errors. Others can open it in the map editor, but not play on it.",
        )

    def _ask_shared_file(self, dialog: ShareDialog, draft: Draft, picture: QImage) -> None:
        proposal = Path.home() / f"{draft.board.id}{SHARED_MAP}"
        kinds = tr("Shared map (*{ending})", ending=SHARED_MAP)
        ask_where_to_write(dialog.windowTitle(), proposal, kinds, partial(self._share, dialog, draft, picture), dialog)

    def _share(self, dialog: ShareDialog, draft: Draft, picture: QImage, to: Path) -> None:
        """Write the file, and keep what was said of the map for the next time; or say why that can't be done."""
        about = dialog.about
        try:
            shared_map.save(to, draft, about, png_of(picture))
        except MapError as error:
            dialog.refuse(error)
            return
        if self.document.folder is not None:
            self._keep(about, self.document.folder / ABOUT_FILE)
        self.window.settings.set(AUTHOR, about.author)
        self.window.settings.set(LICENCE, about.licence)
        dialog.close_saved()
        self.window.show_message(tr("Saved as {file}.", file=to))

    def _keep(self, about: About, file: Path) -> None:
        """Keep what was said of the map for the next time; or say why that can't be done, though the map is shared."""
        try:
            shared_map.keep_about(file.parent, about)
        except OSError as error:
            reason = labelled(str(file), reason_of(error))
            text = paragraph(tr("The map was shared, but what you wrote about it wasn’t kept for next time."), reason)
            MessageBox(QMessageBox.Icon.Warning, tr("Share as one file"), text, parent=self.window).open()

    def _ask_picture(self) -> None:
        draft = self.document.draft
        picture = Picture(draft.board, self.window.appearance.theme, game_ui(draft.game).pieces)
        dialog = PictureDialog(picture, self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.save_requested.connect(partial(self._ask_picture_file, dialog, picture, draft.board.id))
        dialog.open()

    def _ask_picture_file(self, dialog: PictureDialog, picture: Picture, id: str) -> None:
        write = partial(self._write_picture, dialog, picture)
        ask_where_to_write(dialog.windowTitle(), Path.home() / f"{id}.png", tr(PICTURES), write, dialog)

    def _write_picture(self, dialog: PictureDialog, picture: Picture, to: Path) -> None:
        """Write the picture, or say why that can't be done."""
        try:
            picture.save(to, dialog.chosen)
        except OSError as error:
            dialog.refuse(paragraph(tr("Couldn’t save {file}.", file=to), reason_of(error)))
        else:
            dialog.close_saved()
            self.window.show_message(tr("Saved as {file}.", file=to))

    def _ask_graph(self) -> None:
        proposal = Path.home() / f"{self.document.board.id}.graphml"
        kinds = tr("Graph for networkx and Gephi (*.graphml)")
        write = partial(self._write, graph.graphml)
        ask_where_to_write(tr("Export the map as a graph"), proposal, kinds, write, self.window)

    def _ask_geojson(self) -> None:
        proposal = Path.home() / f"{self.document.board.id}.geojson"
        kinds = tr("GeoJSON for QGIS and mapshaper (*.geojson)")
        ask_where_to_write(tr("Export the map as GeoJSON"), proposal, kinds, partial(self._write, geojson), self.window)

    def _write(self, content: Callable[[BoardMap], bytes], to: Path) -> None:
        """Write the map as a file for other programs, or say why that can't be done."""
        try:
            write_whole(to, content(self.document.board))
        except OSError as error:
            self.window.show_refusal(paragraph(tr("Couldn’t save {file}.", file=to), reason_of(error)))
        else:
            self.window.show_message(tr("Saved as {file}.", file=to))


def drawn(draft: Draft, theme: Theme, room: QSize) -> QImage:
    """Return a picture of a map that just has room in so many pixels."""
    picture = Picture(draft.board, theme, game_ui(draft.game).pieces)
    return picture.image(picture.size(room.width()).boundedTo(room))
