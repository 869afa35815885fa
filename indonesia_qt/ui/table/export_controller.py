"""Writes the game at the table into files for other programs: board, statistics, map as a graph, log, result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.names import translated_title
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.files.zip_archive import packed
from indonesia_qt.i18n.text import enumerated, labelled, phrase, tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.charts.chart_model import Chart, csv_of
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import lining, map_font
from indonesia_qt.ui.support.picture_file import image_of, png_of
from indonesia_qt.ui.table.board.board_image import WIDTH
from indonesia_qt.ui.table.final_screen import FinalScreen
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.log.log_export import as_html, as_text
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write

PICTURES = phrase("PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)")
TABLES = phrase("ZIP archive of CSV tables (*.zip)")
GRAPHS = phrase("Graph for networkx and Gephi (*.graphml)")
SHARED = phrase("PNG image (*.png)")
LOGS = phrase("Web page (*.html);;Plain text (*.txt)")


SHARED_WIDTH, FINENESS = 1100, 2
"""The width of the picture in pixels at 100 %, and how many pixels of the file each of them becomes."""
EDGE, TITLE, LINE = 28, 48, 26
"""Pixels at 100 %: around everything, and the heights of the title and of the line below it."""


def shared_result(final: FinalScreen) -> QImage:
    """Return the title, the board and the ranking of a final screen below each other."""
    edge, inner = scaled(EDGE), scaled(SHARED_WIDTH - 2 * EDGE)
    sheet = final.sheet()
    high = _laid_out(sheet, inner)
    drawing = final.board_drawing()
    board = QRect(QPoint(edge, edge + scaled(TITLE + LINE)), drawing.size(inner))
    size = QSize(scaled(SHARED_WIDTH), board.bottom() + high + 2 * edge)
    ink = final.context.icons.theme.interface
    titles = final.context.ui.game.title, shortened(translated_title(final.board.title))
    title = " \N{MIDDLE DOT} ".join(dict.fromkeys(titles))

    def paint(painter: QPainter, room: QRectF) -> None:
        painter.scale(room.width() / size.width(), room.width() / size.width())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(lining(map_font(0.75 * scaled(TITLE))))
        painter.setPen(QColor(ink.heading))
        painter.drawText(QRect(edge, edge, inner, scaled(TITLE)), Qt.AlignmentFlag.AlignTop, final.title())
        painter.setFont(final.font())
        painter.setPen(QColor(ink.quiet_text))
        painter.drawText(QRect(edge, edge + scaled(TITLE), inner, scaled(LINE)), Qt.AlignmentFlag.AlignTop, title)
        drawing.paint(painter, QRectF(board))
        sheet.render(painter, QPoint(edge, board.bottom() + edge), QRegion(), QWidget.RenderFlag.DrawChildren)

    picture = image_of(paint, size * FINENESS, ink.raised)
    sheet.deleteLater()
    return picture


def _laid_out(sheet: QWidget, width: int) -> int:
    """Lay a sheet out that is never shown, and return its height in pixels."""
    for part in (sheet, *sheet.findChildren(QWidget)):
        part.ensurePolished()
    high = sheet.heightForWidth(width) if sheet.hasHeightForWidth() else sheet.sizeHint().height()
    sheet.resize(width, high)
    return high


class ExportController(QObject):
    """Asks where something is to be written, and writes it there.

    `charts` are those that may be shown now: hidden money stays hidden in their tables, too.
    """

    def __init__(self, controller: GameController, charts: Callable[[], list[Chart]]) -> None:
        super().__init__(controller)
        self.controller, self.window, self._charts = controller, controller.window, charts
        self.window.game.export_requested.connect(self.ask)
        self.window.log.export_requested.connect(partial(self.ask, "log"))
        controller.laid.connect(lambda table: table.share_requested.connect(partial(self.ask, "result")))

    def ask(self, what: str) -> None:
        """Ask where the "board", the "statistics", the "graph", the "log" or the "result" is to be written."""
        table, open_game = self.controller.table, self.controller.open_game
        if table is None or open_game is None:
            self.window.show_message(tr("Start or open a game first."))
            return
        title, ending, kinds, write = {
            "board": (tr("Export board as image"), ".png", tr(PICTURES), self.write_board),
            "statistics": (tr("Export statistics as tables"), ".zip", tr(TABLES), self.write_statistics),
            "graph": (tr("Export map as graph"), ".graphml", tr(GRAPHS), self.write_graph),
            "log": (tr("Export log"), ".html", tr(LOGS), self.write_log),
            "result": (tr("Share picture"), ".png", tr(SHARED), self.write_result),
        }[what]
        name = table.board.scene.board.id if what == "graph" else open_game.file.stem
        ask_where_to_write(title, Path.home() / f"{name}{ending}", kinds, write, self.window)

    def write_board(self, to: Path) -> None:
        """Write the board as it is shown, at any moment, into a .png, .svg or .pdf file."""
        table = self.controller.table
        assert table
        ui = table.context.ui
        marks = ui.board.position_marks(table.view, table.context.colours)
        picture = Picture(table.board.scene.board, self.window.appearance.theme, ui.pieces, marks)
        self.window.write(to, lambda: picture.save(to, picture.size(WIDTH)))

    def write_statistics(self, to: Path) -> None:
        """Write the tables of all charts that may be shown into a .zip, each as comma-separated values."""
        tables: dict[str, bytes] = {}
        for number, chart in enumerate(self._charts(), start=1):
            title = "".join(sign if sign.isalnum() else " " for sign in chart.title)
            tables[f"{number:02} {' '.join(title.split())}.csv"] = csv_of(chart).encode()
        self.window.write(to, lambda: write_whole(to, packed(tables)))

    def write_graph(self, to: Path) -> None:
        """Write what is adjacent on the map as GraphML."""
        from indonesia_qt.board import graph

        assert self.controller.table
        content = graph.graphml(self.controller.table.board.scene.board)
        self.window.write(to, lambda: write_whole(to, content))

    def write_log(self, to: Path) -> None:
        """Write the log as a web page, or as text when the file's name ends with `.txt`."""
        table = self.controller.table
        assert table
        title = labelled(table.context.ui.game.title, enumerated(table.context.words.seats))
        form = as_text if to.suffix.lower() == ".txt" else as_html
        content = form(title, list(table.log.written())).encode()
        self.window.write(to, lambda: write_whole(to, content))

    def write_result(self, to: Path) -> None:
        """Write the result of a game that is over with its board as a .png file."""
        table = self.controller.table
        assert table
        assert table.final
        picture = shared_result(table.final)
        self.window.write(to, lambda: write_whole(to, png_of(picture)))
