"""Puts the charts of the game that is shown into their window, and all of them into a report."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.ui.charts.chart_export import save_report
from indonesia_qt.ui.charts.chart_model import Chart, Sheet
from indonesia_qt.ui.charts.chart_window import ChartsWindow
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write


class ChartController(QObject):
    """Keeps the window of the charts in step with the game; it reads the game and never changes it."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.controller = controller
        self.window: ChartsWindow | None = None
        controller.laid.connect(self._follow)
        controller.left.connect(self._close)
        controller.window.charts_requested.connect(self.show)

    def _follow(self, table: GameView) -> None:
        table.charts_requested.connect(self.show)
        table.report_requested.connect(self.ask_report)
        table.bridge.changed.connect(self._refresh)
        table.history.reached_changed.connect(self._refresh)
        table.privacy.changed.connect(self._refresh)
        self._refresh()

    def _close(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def show(self) -> None:
        """Show the window, in front."""
        table = self.controller.table
        if table is None:
            return
        if self.window is None:
            self.window = ChartsWindow(self.controller.window, table.context.icons.theme)
            self.window.moment_requested.connect(self._look_at)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        self._refresh()

    def charts(self) -> list[Chart]:
        """Return the charts that may be shown now."""
        assert self.controller.table
        return self.controller.table.charts()

    def ask_report(self) -> None:
        """Ask where the report on the game is to be saved."""
        assert self.controller.table
        proposal = Path.home() / f"{self.controller.table.context.ui.game.title}.pdf"
        kind = tr("PDF document (*.pdf)")
        ask_where_to_write(tr("Save report"), proposal, kind, self.save_report, self.controller.window)

    def save_report(self, file: Path) -> None:
        """Write all charts that may be shown into a PDF file, a page for each that is drawn, and say if it is saved."""
        table = self.controller.table
        assert table
        try:
            drawn = [chart for chart in self.charts() if not isinstance(chart, Sheet)]
            save_report(drawn, file, table.context.icons.theme, table.context.ui.game.title)
        except OSError as error:
            table.message.emit(paragraph(tr("Couldn’t save {file}.", file=file), reason_of(error)))
        else:
            table.message.emit(tr("Report saved as {file}.", file=file))

    def _look_at(self, moment: int) -> None:
        if self.controller.table:
            self.controller.table.history.look_at(moment)

    def _refresh(self) -> None:
        table = self.controller.table
        if table is not None and self.window is not None and self.window.isVisible():
            self.window.show_charts(table.charts(), table.context.icons.theme, table.charts_note)
