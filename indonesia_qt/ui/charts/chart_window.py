"""The window of the charts: a list, the chart chosen in it as a picture or a table, and ways to take it along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSaveFile, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.charts.chart_export import ChartError, save_picture
from indonesia_qt.ui.charts.chart_model import Chart, csv_of, moment_of, table_of, tabs_of
from indonesia_qt.ui.charts.chart_view import ChartView
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.plain_text import Label

PICTURES = phrase("Picture (*.png);;Drawing (*.svg);;Document (*.pdf)")
TABLES = phrase("Table (*.csv)")


class ChartsWindow(QDialog):
    """Shows charts beside the game; it can change nothing.

    `moment_requested` asks to see the game as it stood after so many decisions.
    """

    moment_requested = Signal(int)

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Charts"))
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.theme = theme
        self.charts: Sequence[Chart] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Charts"))
        self.list.currentRowChanged.connect(self._show_chosen)
        self.view = ChartView(theme)
        self.view.moment_requested.connect(self.moment_requested)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        self.table.cellActivated.connect(self._go)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.view, tr("Chart"))
        self.tabs.addTab(self.table, tr("Table"))
        self.note = Label(wordWrap=True)
        self.note.setProperty("role", "quiet")
        buttons = QHBoxLayout()
        buttons.addWidget(self.note, 1)
        self._button(buttons, tr("Copy table"), self._copy)
        self._button(
            buttons, tr("Save table\N{HORIZONTAL ELLIPSIS}"), lambda: self._ask(tr(TABLES), "csv", self.save_table)
        )
        self._button(
            buttons, tr("Save picture\N{HORIZONTAL ELLIPSIS}"), lambda: self._ask(tr(PICTURES), "png", self.save)
        )
        right = QVBoxLayout()
        right.addWidget(self.tabs, 1)
        right.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.addWidget(self.list)
        layout.addLayout(right, 1)
        self.list.setFixedWidth(14 * self.fontMetrics().height())
        self.resize(1080, 640)

    def show_charts(self, charts: Sequence[Chart], theme: Theme, note: str = "") -> None:
        """Show these charts, and stay at the one that was chosen; `note` says what is left out."""
        self.charts, self.theme = charts, theme
        chosen = max(0, self.list.currentRow())
        self.note.setText(note)
        titles = [chart.title for chart in charts]
        if [self.list.item(row).text() for row in range(self.list.count())] != titles:
            self.list.clear()
            self.list.addItems(titles)
            chosen = 0
        self.list.setCurrentRow(chosen)
        self._show_chosen()

    @property
    def chart(self) -> Chart:
        """The chart that is shown."""
        return self.charts[max(0, self.list.currentRow())]

    def save(self, file: Path) -> None:
        """Save the chart as a picture; say why when it can't be."""
        try:
            save_picture(self.chart, file, self.theme)
        except ChartError as error:
            self.note.setText(str(error))
        else:
            self.note.setText(tr("Saved as {file}.", file=file))

    def save_table(self, file: Path) -> None:
        """Save the chart's table; say why when it can't be."""
        out, content = QSaveFile(str(file)), csv_of(self.chart).encode()
        if out.open(QSaveFile.OpenModeFlag.WriteOnly) and out.write(content) == len(content) and out.commit():
            self.note.setText(tr("Saved as {file}.", file=file))
        else:
            self.note.setText(f"{file}: {out.errorString()}")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(tabs_of(self.chart))
        self.note.setText(tr("The table is in the clipboard."))

    def _button(self, row: QHBoxLayout, text: str, act: Callable[[], object]) -> None:
        button = QPushButton(text, autoDefault=False)
        button.clicked.connect(act)
        row.addWidget(button)

    def _ask(self, kinds: str, suffix: str, save: Callable[[Path], None]) -> None:
        dialog = QFileDialog(self, tr("Save"), str(Path.home() / f"{self.chart.title}.{suffix}"), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda chosen: save(Path(chosen)))
        dialog.open()

    def _go(self, row: int, column: int) -> None:
        """Lead to the moment of a number in the table."""
        moment = moment_of(self.chart, row, column)
        if moment is not None:
            self.moment_requested.emit(moment)

    def _show_chosen(self) -> None:
        if not self.charts or self.list.currentRow() < 0:
            return
        self.view.show_chart(self.chart, self.theme)
        head, *rows = table_of(self.chart)
        self.table.clear()
        self.table.setRowCount(len(rows))
        self.table.setColumnCount(len(head))
        self.table.setHorizontalHeaderLabels(head)
        for r, row in enumerate(rows):
            for c, text in enumerate(row):
                item = QTableWidgetItem(text)
                if c:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(r, c, item)
        self.table.resizeColumnsToContents()
        self.table.resizeRowsToContents()
